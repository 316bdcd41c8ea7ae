import Foundation

/// A document of several screens. (Apple, `UIStoryboard`.) It is read once, from the source that Interface Builder saves:
/// nothing is compiled.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let contents: any StoryboardContents

  /// The document `name.storyboard` of a bundle, in the user's language.
  ///
  /// Traps if it does not exist or cannot be read.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    contents = DocumentObjects.reader.storyboard(named: name, in: storyboardBundleOrNil ?? .main)
    super.init()
  }

  package init(contents: any StoryboardContents) {
    self.contents = contents
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
      preconditionFailure("The controller '\(identifier)' of '\(contents.name)' is no \(ViewController.self)")
    }
    return made
  }

  private func initialController(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    contents.initialController.flatMap { makeController(id: $0, ancestors: [], creator: creator) }
  }

  private func controller(
    identifier: String, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    guard let id = contents.controller(withIdentifier: identifier),
      let made = makeController(id: id, ancestors: [], creator: creator)
    else {
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
    return contents.makeController(id: id, in: self, ancestors: ancestors, creator: creator)
  }
}
