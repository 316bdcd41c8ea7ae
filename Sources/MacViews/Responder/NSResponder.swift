import Foundation

/// An object that handles events. (Apple, `NSResponder`.) Events that a responder does not handle go to the next one.
@preconcurrency @MainActor
open class NSResponder: NSObject {
  package nonisolated(unsafe) var associations: AssociationTable?
  /// The responder that events go to after this one. Not kept alive.
  open weak var nextResponder: NSResponder?

  public override init() { super.init() }

  /// Decodes nothing: documents are read as XML. Here for subclasses that must declare it.
  public required init?(coder: NSCoder) { super.init() }

  /// Archives nothing.
  open func encode(with coder: NSCoder) {}
}

extension NSResponder: AssociationHolder {}
