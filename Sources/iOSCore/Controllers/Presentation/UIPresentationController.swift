import AutoLayout
import Foundation

/// Manages the presentation of a controller above others. (Apple, `UIPresentationController`.) The presented view
/// fills the container unless a subclass returns another frame.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The presented controller, until it holds this one: two strong references would be a cycle.
  private var newPresented: UIViewController?
  private weak var storedPresented: UIViewController?
  private weak var storedPresenting: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    newPresented = presentedViewController
    storedPresented = presentedViewController
    storedPresenting = presentingViewController
    super.init()
  }

  /// The presented controller; an empty one after the presented one was released.
  public var presentedViewController: UIViewController { storedPresented ?? UIViewController() }

  func letGoOfPresented() { newPresented = nil }

  open var presentingViewController: UIViewController {
    storedPresenting ?? presentedViewController.presentingViewController ?? presentedViewController
  }

  /// Sets the presenting controller, if it was not known at initialization.
  func note(presenting: UIViewController) {
    if storedPresenting == nil { storedPresenting = presenting }
  }
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// The view that contains the presented view; nil while nothing is presented.
  open var containerView: UIView? { stage }
  var stage: UIView?
  /// The presented controller's view, or for sheets and popovers the view around it.
  open var presentedView: UIView? { card ?? shownViewController.view }
  /// Read when the presentation begins, and possibly again when the container is laid out.
  open var frameOfPresentedViewInContainerView: CGRect { frameOfArrangement }
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presentation covers the whole window.
  open var shouldRemovePresentersView: Bool { presentationStyle == .fullScreen }
  open var overrideTraitCollection: UITraitCollection?
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    .none
  }
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection
  }
  open func containerViewWillLayoutSubviews() { followContainer() }
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Updates the frame after a change of the container. Only the system's presentations do this; custom
  /// ones have to set their frames.
  func followContainer() {
    guard isSystemPresentation, let container = containerView else { return }
    arrangeChrome(in: container)
    guard let view = presentedView, view.superview === container else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  /// Whether the system arranges the presented view.
  var isSystemPresentation: Bool { type(of: self) == UIPresentationController.self }

  // MARK: Dimming view and card

  /// The controller that the delegate shows instead of the presented one, while the presentation is adapted.
  private(set) var replacement: UIViewController?
  var shownViewController: UIViewController { replacement ?? presentedViewController }
  /// The style that the presentation adapts to; `none` if it does not adapt.
  var adaptedStyle: UIModalPresentationStyle { .none }

  /// Lets the delegate prepare the presentation before it begins.
  func consultDelegate(_ coordinator: (any UIViewControllerTransitionCoordinator)?) {
    let style = adaptedStyle
    if style != .none {
      replacement = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
      replacement?.storedPresenting = storedPresenting
      delegate?.presentationController(self, prepare: self)
    }
    delegate?.presentationController(
      self, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
  }

  /// Drops the delegate's controller after the presentation has ended.
  func dropReplacement() {
    replacement?.storedPresenting = nil
    replacement?.viewIfLoaded?.removeFromSuperview()
    replacement = nil
  }

  /// Traps if the presentation needs a source and has none.
  func checkSource() {}
  /// The arrangement of the presented view in its container.
  var arrangement: PresentationArrangement { .cover }
  /// The card around a sheet or popover while it is presented.
  var card: PresentedCard?
  var dimming: DimmingView?
  /// Whether the background is dimmed. Called for sheets and alerts.
  var dimsBehind: Bool { true }
  /// Estimated from screenshots of iOS 15 to 18.
  var cardRadius: CGFloat { 10 }
  var wantsGrabber: Bool { false }
  /// The colour behind the content of a popover, and of its arrow.
  var cardBackdrop: UIColor { .systemBackground }
  func sheetPlace(in container: UIView) -> SheetPlace { SheetPlace(frame: container.bounds) }
  func popoverPlace(in container: UIView) -> PopoverPlace? { nil }

  // MARK: Sizes

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called when the window changes its size; the default notifies the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.viewWillTransition(
      to: self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size),
      with: coordinator)
  }
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }
}

extension UIPresentationController: UIContentContainer {}

/// The delegate of a presentation, which decides how it adapts and is notified of its end.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Never called: there are no touches.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Never called: there are no touches.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Never called: there are no touches.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Never called: there are no touches.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  /// The controller to show if the presentation adapts to another style; nil, the default, for the presented
  /// controller.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called when the presentation begins, with the adapted style, or `none` if it does not adapt.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Called before an adapted presentation; a sheet's detents can be set here. Both arguments are the same
  /// controller: an adaptation does not create another one.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  { controller.adaptivePresentationStyle(for: controller.traitCollection) }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}
