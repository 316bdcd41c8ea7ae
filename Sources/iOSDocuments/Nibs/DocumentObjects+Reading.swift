import AssetCatalogs
import Foundation
import InterfaceBuilder

extension DocumentObjects: DocumentReading {
  package func nib(named name: String, in bundle: Bundle) -> any NibContents {
    let document = Result { () throws(DocumentError) in
      guard let url = BundleFiles.url(of: name, "xib", in: bundle) else {
        throw DocumentError(
          .emptyFile, at: .start,
          "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'")
      }
      return try BundleFiles.document(at: url, in: bundle)
    }
    return NibDocument(document: document, texts: NibTexts(file: "\(name).xib", bundle: bundle))
  }

  package func nib(_ bytes: Data, in bundle: Bundle) -> any NibContents {
    NibDocument(
      document: Result { () throws(DocumentError) in try InterfaceDocument(data: bytes) },
      texts: NibTexts(file: "nib", bundle: bundle))
  }

  package func storyboard(named name: String, in bundle: Bundle) -> any StoryboardContents {
    guard let url = BundleFiles.url(of: name, "storyboard", in: bundle) else {
      preconditionFailure("Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath)")
    }
    do throws(DocumentError) {
      return StoryboardDocument(
        document: try BundleFiles.document(at: url, in: bundle), name: name, bundle: bundle)
    } catch {
      preconditionFailure("\(url.path):\(error.line):\(error.column): \(error.message)")
    }
  }
}

// MARK: - Xibs

/// The document of a ``UINib``, or the error that prevents loading it.
struct NibDocument: NibContents {
  let document: Result<InterfaceDocument, DocumentError>
  let texts: NibTexts

  func makeObjects(owner: Any?, external: [String: Any]) -> [Any] {
    switch document {
    case .success(let document): makeObjects(of: document, owner, external)
    case .failure(let error):
      preconditionFailure("\(texts.file):\(error.line):\(error.column): \(error.message)")
    }
  }

  private func makeObjects(of document: InterfaceDocument, _ owner: Any?, _ external: [String: Any]) -> [Any]
  {
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
}

extension UINib {
  /// The error that prevents loading the document; nil if there is none.
  package var error: DocumentError? {
    if case .failure(let error)? = (contents as? NibDocument)?.document { error } else { nil }
  }
}
