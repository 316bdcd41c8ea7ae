import Foundation

/// A document of several scenes. (Apple, `NSStoryboard`.) It is read once, from the source that Interface Builder saves.
@preconcurrency @MainActor
open class NSStoryboard: NSObject {
  public typealias Name = String
  public typealias SceneIdentifier = String
  /// Creates a controller with additional values from the program.
  public typealias ControllerCreator<Controller> = (NSCoder) -> Controller?

  package let name: Name
  package let bundle: Bundle
  /// The parsed document; nil before it is read.
  package var document: Any?

  /// The document `name.storyboard` of a bundle, in the user's language.
  public init(name: Name, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil ?? .main
    super.init()
  }

  /// The storyboard specified in the program's `Info.plist`; nil if there is none.
  open class var main: NSStoryboard? {
    guard let name = Bundle.main.infoDictionary?["NSMainStoryboardFile"] as? String else { return nil }
    return NSStoryboard(name: name, bundle: .main)
  }

  /// The controller of the storyboard's entry point; nil if it has none.
  open func instantiateInitialController() -> Any? {
    DocumentNibs.reader?.controller(of: self, identifier: nil)
  }

  /// The controller of the entry point, created by `block`, which receives an empty coder.
  open func instantiateInitialController<Controller>(
    creator block: ControllerCreator<Controller>?
  ) -> Controller? {
    instantiateInitialController() as? Controller
  }

  /// The controller with this identifier. Traps if there is none, as AppKit does.
  open func instantiateController(withIdentifier identifier: SceneIdentifier) -> Any {
    guard let controller = DocumentNibs.reader?.controller(of: self, identifier: identifier) else {
      preconditionFailure(
        "Storyboard (\(self)) doesn't contain a controller with identifier '\(identifier)'")
    }
    return controller
  }
}

/// A transition from one controller to another. (Apple, `NSStoryboardSegue`.)
@preconcurrency @MainActor
open class NSStoryboardSegue: NSObject {
  public typealias Identifier = String

  open private(set) var identifier: Identifier?
  open private(set) var sourceController: Any
  open private(set) var destinationController: Any
  private var handler: (() -> Void)?

  public init(identifier: Identifier, source sourceController: Any, destination destinationController: Any) {
    self.identifier = identifier
    self.sourceController = sourceController
    self.destinationController = destinationController
    super.init()
  }

  public convenience init(
    identifier: Identifier, source sourceController: Any, destination destinationController: Any,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: sourceController, destination: destinationController)
    handler = performHandler
  }

  open func perform() { handler?() }
}

/// A controller that segues start from. (Apple, `NSSeguePerforming`.)
@preconcurrency @MainActor
public protocol NSSeguePerforming: NSObjectProtocol {
  func prepare(for segue: NSStoryboardSegue, sender: Any?)
  func shouldPerformSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) -> Bool
}

extension NSSeguePerforming {
  public func prepare(for segue: NSStoryboardSegue, sender: Any?) {}
  public func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool { true }
}
