import Foundation
import InterfaceBuilder

/// A document whose objects can be made again and again. (Apple, `UINib`.) It is read once, from the source that Interface
/// Builder saves: nothing is compiled.
@preconcurrency @MainActor
open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects by the names of the placeholders that stand for them in the document.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let source: Result<InterfaceDocument, DocumentError>
  private let bundle: Bundle
  private let file: String

  /// The document `name.xib` of a bundle, in the reader's language.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    bundle = bundleOrNil ?? .main
    file = "\(name).xib"
    let bundle = self.bundle
    source = Result { () throws(DocumentError) in
      guard let url = NibTexts.url(of: name, "xib", in: bundle) else {
        throw DocumentError(
          .emptyFile, at: .start,
          "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'")
      }
      return try NibTexts.document(at: url, in: bundle)
    }
    super.init()
  }

  /// The document as it is saved in a `.xib` file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    bundle = bundleOrNil ?? .main
    file = "nib"
    source = Result { () throws(DocumentError) in try InterfaceDocument(data: data) }
    super.init()
  }

  /// Whether a bundle has a document of that name.
  static func exists(_ name: String, in bundle: Bundle) -> Bool {
    NibTexts.url(of: name, "xib", in: bundle) != nil
  }

  /// The error that keeps the document from being loaded; nil if there is none.
  package var error: DocumentError? {
    if case .failure(let error) = source { error } else { nil }
  }

  /// Makes the document's objects, connects their outlets and wakes them.
  ///
  /// Traps for a document that cannot be read, with its place.
  /// - Returns: the objects at the top of the document, without placeholders.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    let document = readDocument()
    let objects = NibObjects(
      document: document, classes: NibClasses(bundle: bundle, owner: ownerOrNil),
      texts: NibTexts(file: file, bundle: bundle))
    guard let scene = document.scenes.first else { return [] }
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    for placeholder in scene.placeholders {
      guard let object = object(for: placeholder, ownerOrNil, external) else { continue }
      objects.register(object, placeholder.id)
    }
    objects.controller = ownerOrNil as? UIViewController
    let top = topLevel(of: scene, objects)
    if let owner = ownerOrNil.map({ $0 as AnyObject }),
      let element = scene.element.children.first(where: { $0["placeholderIdentifier"] == "IBFilesOwner" })
    {
      objects.connect(owner, element)
    }
    objects.finish()
    return top
  }

  private func readDocument() -> InterfaceDocument {
    switch source {
    case .success(let document): return document
    case .failure(let error): preconditionFailure("\(file):\(error.line):\(error.column): \(error.message)")
    }
  }

  private func object(
    for placeholder: InterfacePlaceholder, _ owner: Any?, _ external: [String: Any]
  ) -> AnyObject? {
    let value = placeholder.identifier == "IBFilesOwner" ? owner : external[placeholder.identifier]
    return value.map { $0 as AnyObject }
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

extension Bundle {
  /// Makes the objects of the document `name.xib`. (Apple, `Bundle`.)
  ///
  /// - Returns: the objects at the top of the document.
  @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
