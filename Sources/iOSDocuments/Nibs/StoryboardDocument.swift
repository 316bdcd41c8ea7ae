import AssetCatalogs
import Foundation
import InterfaceBuilder

/// The document of a ``UIStoryboard``.
struct StoryboardDocument: StoryboardContents {
  let document: InterfaceDocument
  let name: String
  let bundle: Bundle

  var initialController: String? { document.initialController }

  func controller(withIdentifier identifier: String) -> String? {
    document.controllers.first {
      $0.storyboardIdentifier == identifier && $0.kind != .placeholder
    }?.id
  }

  func makeController(
    id: String, in storyboard: UIStoryboard, ancestors: Set<String>,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    for scene in document.scenes {
      guard let controller = scene.controllers.first(where: { $0.id == id }) else { continue }
      if controller.kind == .placeholder { return controllerElsewhere(controller) }
      let texts = NibTexts(file: "\(name).storyboard", bundle: bundle)
      let objects = NibObjects(
        document: document, classes: NibClasses(bundle: bundle, owner: nil), texts: texts)
      for placeholder in scene.placeholders where placeholder.identifier != "IBFirstResponder" {
        objects.keep(NSObject(), placeholder.id)
      }
      return NibScene(controller, in: storyboard, objects: objects).makeController(
        ancestors: ancestors, siblings: scene.element.elements(in: "objects"), creator: creator)
    }
    return nil
  }

  private func controllerElsewhere(_ placeholder: InterfaceController) -> UIViewController? {
    let element = placeholder.element
    guard let other = element["storyboardName"], other != name,
      BundleFiles.url(of: other, "storyboard", in: bundle) != nil
    else { return nil }
    let storyboard = UIStoryboard(name: other, bundle: bundle)
    guard let identifier = element["referencedIdentifier"] else {
      return storyboard.instantiateInitialViewController()
    }
    return storyboard.instantiateViewController(withIdentifier: identifier)
  }
}

extension UIStoryboard {
  /// A storyboard from the bytes of a document.
  ///
  /// - Throws: `DocumentError` for a document that cannot be read.
  package convenience init(document bytes: Data, name: String = "storyboard", bundle: Bundle = .main)
    throws(DocumentError)
  {
    self.init(
      contents: StoryboardDocument(
        document: try InterfaceDocument(data: bytes), name: name, bundle: bundle))
  }
}
