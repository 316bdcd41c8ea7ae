import Foundation

/// Reads the documents behind ``UINib`` and ``UIStoryboard``.
///
/// Documents refer to classes of all targets, including higher ones. So `iOSDocuments`, which imports them all, makes
/// ``DocumentObjects`` conform to this protocol.
@MainActor
package protocol DocumentReading {
  /// The document `name.xib` of a bundle, in the user's language.
  func nib(named name: String, in bundle: Bundle) -> any NibContents
  func nib(_ bytes: Data, in bundle: Bundle) -> any NibContents
  /// The document `name.storyboard` of a bundle, in the user's language. Traps if it does not exist or cannot be read.
  func storyboard(named name: String, in bundle: Bundle) -> any StoryboardContents
}

/// The type that `iOSDocuments` makes conform to ``DocumentReading``. Nothing has to be registered: the conformance is
/// there as soon as the program links that target.
package struct DocumentObjects {
  package init() {}

  @MainActor
  static let reader: any DocumentReading = {
    let objects: Any = DocumentObjects()
    guard let reader = objects as? any DocumentReading else {
      preconditionFailure("Loading documents requires the target iOSDocuments.")
    }
    return reader
  }()
}

/// A xib that has been read.
@MainActor
package protocol NibContents {
  /// Makes the objects, connects their outlets and wakes them. Traps for a document that cannot be read, with its place.
  ///
  /// - Parameter external: objects by the names of their placeholders in the document.
  /// - Returns: the top-level objects of the document, without placeholders.
  func makeObjects(owner: Any?, external: [String: Any]) -> [Any]
}

/// A storyboard that has been read. Ids are those of the document's elements.
@MainActor
package protocol StoryboardContents {
  /// The document's name without its extension.
  var name: String { get }
  var initialController: String? { get }
  /// The controller with a storyboard id; nil if there is none, or only a reference to another document.
  func controller(withIdentifier identifier: String) -> String?

  /// Makes a controller with the objects beside it; nil if the document does not have it.
  ///
  /// - Parameters: - ancestors: the ids of the controllers for which this one is created; documents may
  ///   contain cycles. - creator: creates the controller instead of its class's initializer.
  func makeController(
    id: String, in storyboard: UIStoryboard, ancestors: Set<String>,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
}

/// The scene from which a controller was loaded. It creates the controller's view and segues, and is kept as long
/// as the controller.
@MainActor
package protocol ControllerScene: AnyObject {
  /// Nil for a controller of a xib.
  var storyboard: UIStoryboard? { get }

  /// Creates the controller's view and connects the outlets that refer to it. Nil if the document has
  /// none.
  func makeView(for owner: UIViewController) -> UIView?

  /// Connects outlets and creates the controllers of container views. Called once the controller has its
  /// view.
  func finishView(of owner: UIViewController)

  /// The identifier of a segue; nil if the segue or its identifier does not exist.
  func identifier(ofSegue id: String) -> String?

  func hasSegue(identifier: String) -> Bool

  /// The performable form of a segue, with its destination made again; nil if there is no such segue or destination.
  func makeSegue(id: String, from source: UIViewController) -> UIStoryboardSegue?
  func makeSegue(identifier: String, from source: UIViewController) -> UIStoryboardSegue?
}
