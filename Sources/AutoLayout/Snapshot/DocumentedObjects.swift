import Foundation

/// The facts of a document about a view that represents one of its objects.
package struct DocumentFacts {
  /// The object's id in the document; nil for a view made in code.
  package var identifier: String?
  /// The element of the document.
  package var location: SourceLocation?
  /// The label that the document's author gave the object.
  package var label: String?
  /// The class that the document names, if the façade does not have it.
  package var className: String?
  /// The frame that the document was saved with, in the superview's coordinates of the document, in points.
  package var savedFrame: CGRect?

  package init() {}
}

/// A view of either façade, which may represent an object of a document. The loader of documents sets the facts; the
/// view's class does not use them.
@MainActor
package protocol DocumentedView: AnyObject {
  var documentFacts: DocumentFacts { get set }
}

extension DocumentedView {
  /// The object's id in the document that it was loaded from.
  package var documentIdentifier: String? {
    get { documentFacts.identifier }
    set { documentFacts.identifier = newValue }
  }

  /// The element of the document.
  package var documentLocation: SourceLocation? {
    get { documentFacts.location }
    set { documentFacts.location = newValue }
  }

  /// The label that the document's author gave the object.
  package var documentLabel: String? {
    get { documentFacts.label }
    set { documentFacts.label = newValue }
  }

  /// The class that the document names, if the façade does not have it.
  package var documentClassName: String? {
    get { documentFacts.className }
    set { documentFacts.className = newValue }
  }

  /// The class by which reports name the view.
  package var reportedClassName: String { documentClassName ?? String(describing: type(of: self)) }

  /// The frame that the document was saved with, in the superview's coordinates of the document, in points.
  package var savedFrame: CGRect? {
    get { documentFacts.savedFrame }
    set { documentFacts.savedFrame = newValue }
  }
}

/// A constraint of either façade that was loaded from a document.
package protocol DocumentedConstraint: LayoutConstraintBase {
  /// The constraint's id in the document.
  nonisolated var documentIdentifier: String { get }
}

extension LayoutFinding {
  /// A conflict of required constraints. Names the objects of the document that take part, the dropped one first.
  @MainActor
  package init(_ conflict: LayoutConflict) {
    let members = [conflict.broken] + conflict.members
    var objects: [String] = []
    for id in members.compactMap(\.documentIdentifier) where !objects.contains(id) { objects.append(id) }
    self.init(
      severity: .warning, code: "unsatisfiable",
      message: "Required constraints contradict each other; the first one named is left out",
      location: members.lazy.compactMap(\.location).first, objects: objects,
      hint: "Delete one of them, or give it a priority below 1000")
  }
}

@MainActor
extension LayoutConflict.Member {
  fileprivate var documentIdentifier: String? {
    switch self {
    case .constraint(let constraint): (constraint as? any DocumentedConstraint)?.documentIdentifier
    case .autoresizing(let node), .host(let node): (node.owner as? any DocumentedView)?.documentIdentifier
    case .engineInvariant: nil
    }
  }

  fileprivate var location: SourceLocation? {
    switch self {
    case .constraint(let constraint): constraint.creationSite
    case .autoresizing(let node), .host(let node): (node.owner as? any DocumentedView)?.documentLocation
    case .engineInvariant: nil
    }
  }
}
