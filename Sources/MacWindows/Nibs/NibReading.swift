import Foundation

/// Makes the objects that documents describe, for ``NSNib`` and ``NSStoryboard``.
///
/// Documents refer to classes of all targets, including higher ones. So `MacDocuments`, which imports them all, makes
/// ``DocumentNibs`` conform to this protocol.
@MainActor
package protocol NibReader {
  /// Whether a bundle has a document of that name, such as `Main.xib`.
  func exists(_ name: String, _ fileExtension: String, in bundle: Bundle) -> Bool
  /// Creates the objects of a nib. Returns the top-level ones, or nil if it cannot be read.
  func instantiate(_ nib: NSNib, owner: Any?) -> [Any]?
  /// Makes a storyboard's initial controller, or that of an identifier; nil if it has none.
  func controller(of storyboard: NSStoryboard, identifier: String?) -> Any?
}

/// The type that `MacDocuments` makes conform to ``NibReader``. Nothing has to be registered: the conformance is there as
/// soon as the program links that target.
package struct DocumentNibs {
  package init() {}

  @MainActor
  package static let reader: (any NibReader)? = {
    let nibs: Any = DocumentNibs()
    return nibs as? any NibReader
  }()
}

/// The scene from which a controller was loaded. It creates the controller's segues, and is kept as long
/// as the controller.
@MainActor
package protocol ControllerScene: AnyObject {
  /// The identifier of a segue; nil if the segue or its identifier does not exist.
  func identifier(ofSegue id: String) -> String?
  /// The performable form of a segue, with its destination made again.
  func makeSegue(id: String, from source: NSResponder) -> NSStoryboardSegue?
  func makeSegue(identifier: String, from source: NSResponder) -> NSStoryboardSegue?
}

/// The coder passed to `init?(coder:)` while a document is being loaded; client classes pass it to
/// `super`.
package final class MacNibCoder: NSCoder {
  private var load: ((NSView) -> Void)?
  private let isEarly: Bool

  /// - Parameters: - isEarly: whether the view is loaded before the rest of its class's initialiser. -
  ///   load: applies the document's properties to a view.
  package init(isEarly: Bool, load: @escaping (NSView) -> Void) {
    self.isEarly = isEarly
    self.load = load
    super.init()
  }

  /// Called by `NSView`, so that subviews and values are there when a client's `super.init(coder:)` returns.
  func decode(into view: NSView) { if isEarly { finish(view) } }

  /// Loads a view that has not been loaded yet.
  package func finish(_ view: NSView) {
    let load = load
    self.load = nil
    load?(view)
  }
}

// MARK: - Performing

extension NSViewController {
  /// Performs the segue that a control starts.
  package func performSegue(id: String, sender: Any?) {
    guard let nibScene else { return }
    if let identifier = nibScene.identifier(ofSegue: id),
      !shouldPerformSegue(withIdentifier: identifier, sender: sender)
    {
      return
    }
    guard let segue = nibScene.makeSegue(id: id, from: self) else { return }
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Traps for a segue that the storyboard does not have.
  func performNamedSegue(_ identifier: String, _ sender: Any?) {
    guard let segue = nibScene?.makeSegue(identifier: identifier, from: self) else {
      preconditionFailure("Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}

extension NSWindowController {
  /// Traps for a segue that the storyboard does not have.
  func performNamedSegue(_ identifier: String, _ sender: Any?) {
    guard let segue = nibScene?.makeSegue(identifier: identifier, from: self) else {
      preconditionFailure("Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}
