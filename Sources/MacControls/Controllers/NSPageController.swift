import AutoLayout
import Foundation

/// Shows one of several objects at a time, and moves from one to the next. (Apple, `NSPageController`.)
open class NSPageController: NSViewController {
  public typealias ObjectIdentifier = String

  /// Raw values match AppKit's.
  public enum TransitionStyle: Int, Hashable, Sendable {
    case stackHistory = 0
    case stackBook, horizontalStrip
  }

  open weak var delegate: (any NSPageControllerDelegate)?
  open var transitionStyle = TransitionStyle.stackHistory
  open private(set) var selectedViewController: NSViewController?
  @AlwaysObserved open var arrangedObjects: [Any] = [] {
    didSet { select(min(selectedIndex, max(0, arrangedObjects.count - 1))) }
  }
  @AlwaysObserved open var selectedIndex = 0 { didSet { if selectedIndex != oldValue { showSelected() } } }
  private var made: [ObjectIdentifier: NSViewController] = [:]

  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  private func select(_ index: Int) {
    guard index == selectedIndex else { return selectedIndex = index }
    showSelected()
  }

  private func showSelected() {
    guard isViewLoaded, let delegate, arrangedObjects.indices.contains(selectedIndex) else { return }
    let object = arrangedObjects[selectedIndex]
    let name = delegate.pageController(self, identifierFor: object)
    let controller = made[name] ?? delegate.pageController(self, viewControllerForIdentifier: name)
    made[name] = controller
    delegate.pageController(self, prepare: controller, with: object)
    selectedViewController?.viewIfLoaded?.removeFromSuperview()
    if controller.parent !== self { addChild(controller) }
    selectedViewController = controller
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.width, .height]
    view.addSubview(controller.view)
    delegate.pageController(self, didTransitionTo: object)
  }

  open func navigateForward(_ sender: Any?) {
    if selectedIndex + 1 < arrangedObjects.count { selectedIndex += 1 }
  }
  open func navigateBack(_ sender: Any?) { if selectedIndex > 0 { selectedIndex -= 1 } }
  /// Removes the objects after the selected one, and shows a new one after it.
  open func navigateForward(to object: Any) {
    arrangedObjects = Array(arrangedObjects.prefix(selectedIndex + 1)) + [object]
    navigateForward(nil)
  }
  open func completeTransition() {}
}

/// The delegate of a page controller, which creates its controllers. (Apple, `NSPageControllerDelegate`.)
@preconcurrency @MainActor
public protocol NSPageControllerDelegate: NSObjectProtocol {
  func pageController(
    _ pageController: NSPageController, identifierFor object: Any
  ) -> NSPageController.ObjectIdentifier
  func pageController(
    _ pageController: NSPageController,
    viewControllerForIdentifier identifier: NSPageController.ObjectIdentifier
  ) -> NSViewController
  func pageController(
    _ pageController: NSPageController, prepare viewController: NSViewController, with object: Any?)
  func pageController(_ pageController: NSPageController, didTransitionTo object: Any)
  /// Never called: pages fill the page controller's view.
  func pageController(_ pageController: NSPageController, frameFor object: Any?) -> NSRect
  /// Never called: there are no gestures.
  func pageControllerWillStartLiveTransition(_ pageController: NSPageController)
  /// Never called: there are no gestures.
  func pageControllerDidEndLiveTransition(_ pageController: NSPageController)
}

extension NSPageControllerDelegate {
  public func pageController(_ pageController: NSPageController, frameFor object: Any?) -> NSRect {
    pageController.view.bounds
  }
  public func pageControllerWillStartLiveTransition(_ pageController: NSPageController) {}
  public func pageControllerDidEndLiveTransition(_ pageController: NSPageController) {}
  public func pageController(
    _ pageController: NSPageController, identifierFor object: Any
  ) -> NSPageController.ObjectIdentifier { "" }
  public func pageController(
    _ pageController: NSPageController,
    viewControllerForIdentifier identifier: NSPageController.ObjectIdentifier
  ) -> NSViewController { NSViewController() }
  public func pageController(
    _ pageController: NSPageController, prepare viewController: NSViewController, with object: Any?
  ) { viewController.representedObject = object }
  public func pageController(_ pageController: NSPageController, didTransitionTo object: Any) {}
}
