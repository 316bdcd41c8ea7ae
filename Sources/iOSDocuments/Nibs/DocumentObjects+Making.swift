import Foundation
import InterfaceBuilder

extension DocumentObjects: DocumentObjectMaking {
  package func makeObjects(
    of document: InterfaceDocument, texts: NibTexts, owner: Any?, external: [String: Any]
  ) -> [Any] {
    guard let scene = document.scenes.first else { return [] }
    let objects = NibObjects(
      document: document, classes: NibClasses(bundle: texts.bundle, owner: owner), texts: texts)
    for placeholder in scene.placeholders {
      let value = placeholder.identifier == "IBFilesOwner" ? owner : external[placeholder.identifier]
      if let value { objects.register(value as AnyObject, placeholder.id) }
    }
    objects.controller = owner as? UIViewController
    let top = topLevel(of: scene, objects)
    if let owner = owner.map({ $0 as AnyObject }),
      let element = scene.element.children.first(where: { $0["placeholderIdentifier"] == "IBFilesOwner" })
    {
      objects.connect(owner, element)
    }
    objects.finish()
    return top
  }

  @MainActor
  private func topLevel(of scene: InterfaceScene, _ objects: NibObjects) -> [Any] {
    var made: [String: Any] = [:]
    objects.makeObjects(of: scene.element.children)
    for view in scene.views { made[view.id ?? ""] = objects.inflate(view) }
    for controller in scene.controllers {
      made[controller.id] = NibScene(controller, in: nil, objects: objects).makeController()
    }
    return scene.element.children.compactMap { element in
      element.id.flatMap { made[$0] ?? (element.name == "placeholder" ? nil : objects[$0]) }
    }
  }

  package func makeController(
    _ controller: InterfaceController, of scene: InterfaceScene, in document: InterfaceDocument,
    texts: NibTexts,
    storyboard: UIStoryboard, ancestors: Set<String>, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let objects = NibObjects(
      document: document, classes: NibClasses(bundle: texts.bundle, owner: nil), texts: texts)
    for placeholder in scene.placeholders where placeholder.identifier != "IBFirstResponder" {
      objects.keep(NSObject(), placeholder.id)
    }
    return NibScene(controller, in: storyboard, objects: objects).makeController(
      ancestors: ancestors, siblings: scene.element.elements(in: "objects"), creator: creator)
  }
}
