import Foundation
import InterfaceBuilder

/// Makes the objects that documents describe, for ``UINib`` and ``UIStoryboard``.
///
/// Documents refer to classes of all targets, including higher ones. So `iOSDocuments`, which imports them all, makes
/// ``DocumentObjects`` conform to this protocol.
@MainActor
package protocol DocumentObjectMaking {
  /// Makes the objects of a xib, connects their outlets and wakes them.
  ///
  /// - Parameter external: objects by the names of their placeholders in the document.
  /// - Returns: the top-level objects of the document, without placeholders.
  func makeObjects(
    of document: InterfaceDocument, texts: NibTexts, owner: Any?, external: [String: Any]
  ) -> [Any]

  /// Makes a controller of a storyboard with the objects beside it.
  ///
  /// - Parameters: - ancestors: the ids of the controllers for which this one is created; documents may
  ///   contain cycles. - creator: creates the controller instead of its class's initializer.
  func makeController(
    _ controller: InterfaceController, of scene: InterfaceScene, in document: InterfaceDocument,
    texts: NibTexts,
    storyboard: UIStoryboard, ancestors: Set<String>, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController
}

/// The type that `iOSDocuments` makes conform to ``DocumentObjectMaking``. Nothing has to be registered: the conformance is
/// there as soon as the program links that target.
package struct DocumentObjects {
  package init() {}

  @MainActor
  static let maker: any DocumentObjectMaking = {
    let objects: Any = DocumentObjects()
    guard let maker = objects as? any DocumentObjectMaking else {
      preconditionFailure("Loading documents requires the target iOSDocuments.")
    }
    return maker
  }()
}

/// The scene from which a controller was loaded. It creates the controller's view and segues, and is kept as long
/// as the controller.
@MainActor
package protocol ControllerScene: AnyObject {
  var controller: InterfaceController { get }
  /// Nil for a controller of a xib.
  var storyboard: UIStoryboard? { get }

  /// Creates the controller's view and connects the outlets that refer to it. Nil if the document has
  /// none.
  func makeView(for owner: UIViewController) -> UIView?

  /// Connects outlets and creates the controllers of container views. Called once the controller has its
  /// view.
  func finishView(of owner: UIViewController)

  /// The performable form of a segue, with its destination made again.
  func makeSegue(_ segue: InterfaceSegue, from source: UIViewController) -> UIStoryboardSegue?
}

extension ControllerScene {
  func segue(identifier: String) -> InterfaceSegue? {
    controller.segues.first { $0.identifier == identifier }
  }

  func segue(id: String) -> InterfaceSegue? { controller.segues.first { $0.id == id } }
}
