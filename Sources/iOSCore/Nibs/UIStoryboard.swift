import AssetCatalogs
import Foundation
import InterfaceBuilder

/// A document of several screens. (Apple, `UIStoryboard`.) It is read once, from the source that Interface Builder saves:
/// nothing is compiled.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let document: InterfaceDocument
  private let name: String
  private let bundle: Bundle

  /// The document `name.storyboard` of a bundle, in the user's language.
  ///
  /// Traps if it does not exist or cannot be read.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil ?? .main
    guard let url = BundleFiles.url(of: name, "storyboard", in: bundle) else {
      preconditionFailure("Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath)")
    }
    do throws(DocumentError) {
      document = try BundleFiles.document(at: url, in: bundle)
    } catch {
      preconditionFailure("\(url.path):\(error.line):\(error.column): \(error.message)")
    }
    super.init()
  }

  /// A storyboard from the bytes of a document.
  ///
  /// - Throws: `DocumentError` for a document that cannot be read.
  package init(document bytes: Data, name: String = "storyboard", bundle: Bundle = .main)
    throws(DocumentError)
  {
    document = try InterfaceDocument(data: bytes)
    self.name = name
    self.bundle = bundle
    super.init()
  }

  // MARK: Controllers

  open func instantiateInitialViewController() -> UIViewController? { initialController(creator: nil) }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(identifier: identifier, creator: nil)
  }

  /// - Parameter creator: makes the controller from the coder, so that further values can be passed to its initializer;
  ///   nil for the class's `init(coder:)`.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    initialController(creator: creator) as? ViewController
  }

  /// - Parameters: - identifier: the controller's storyboard id. - creator: makes the controller from the coder,
  ///   so that further values can be passed to its initializer; nil for the class's `init(coder:)`.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard let made = controller(identifier: identifier, creator: creator) as? ViewController else {
      preconditionFailure("The controller '\(identifier)' of '\(name)' is no \(ViewController.self)")
    }
    return made
  }

  private func initialController(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    document.initialController.flatMap { makeController(id: $0, ancestors: [], creator: creator) }
  }

  private func controller(
    identifier: String, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let found = document.controllers.first {
      $0.storyboardIdentifier == identifier && $0.kind != .placeholder
    }
    guard let found, let made = makeController(id: found.id, ancestors: [], creator: creator) else {
      preconditionFailure(
        "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    return made
  }

  /// Makes a controller; nil if the document does not have it, or if it is already being made.
  package func makeController(
    id: String, ancestors: Set<String>, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard !ancestors.contains(id) else { return nil }
    for scene in document.scenes {
      guard let controller = scene.controllers.first(where: { $0.id == id }) else { continue }
      if controller.kind == .placeholder { return controllerElsewhere(controller) }
      return DocumentObjects.maker.makeController(
        controller, of: scene, in: document, texts: NibTexts(file: "\(name).storyboard", bundle: bundle),
        storyboard: self, ancestors: ancestors, creator: creator)
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
