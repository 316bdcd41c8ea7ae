import AutoLayout
import Foundation

/// How a controller is shown above others. (Apple, `UIPresentationController`.) What is presented fills its container
/// unless a subclass has another frame for it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// Held until the presented controller holds this one, or neither would ever be freed.
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

  /// An empty controller once the presented one is gone.
  public var presentedViewController: UIViewController { storedPresented ?? UIViewController() }

  func letGoOfPresented() { newPresented = nil }

  open var presentingViewController: UIViewController {
    storedPresenting ?? presentedViewController.presentingViewController ?? presentedViewController
  }

  /// Takes on who presents, where that was not known when the controller was made.
  func note(presenting: UIViewController) {
    if storedPresenting == nil { storedPresenting = presenting }
  }
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// The view that the presented view lies in; nil while nothing is presented.
  open var containerView: UIView? { stage }
  var stage: UIView?
  /// The presented controller's view, or for sheets and popovers the view around it.
  open var presentedView: UIView? { card ?? shownViewController.view }
  /// Read when the presentation begins; what lays the container out later may read it again.
  open var frameOfPresentedViewInContainerView: CGRect { frameOfArrangement }
  open var shouldPresentInFullscreen: Bool { true }
  /// True for presentations that cover all of the window.
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

  /// Presentations of the system keep their frames up to date; others have to do it themselves.
  func followContainer() {
    guard isSystemPresentation, let container = containerView else { return }
    arrangeChrome(in: container)
    guard let view = presentedView, view.superview === container else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  var isSystemPresentation: Bool {
    type(of: self) == UIPresentationController.self || self is UISheetPresentationController
      || self is UIPopoverPresentationController
  }

  // MARK: What the system puts around the presented view

  /// The controller that the delegate shows instead of the presented one, while the presentation is another than requested.
  private(set) var replacement: UIViewController?
  var shownViewController: UIViewController { replacement ?? presentedViewController }
  /// The style that the presentation takes on instead of its own; `none` where it keeps that.
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

  /// After the presentation has ended.
  func dropReplacement() {
    replacement?.storedPresenting = nil
    replacement?.viewIfLoaded?.removeFromSuperview()
    replacement = nil
  }

  /// Raises where the presentation needs a place that it belongs to and has none.
  func checkSource() {}
  /// How the presented view lies in its container.
  var arrangement: PresentationArrangement { .cover }
  /// Around sheets and popovers, while they are presented.
  var card: PresentedCard?
  var dimming: DimmingView?
  /// Whether what is behind is dimmed. Called for sheets and alerts.
  var dimsBehind: Bool { true }
  /// Ours, after pictures of iOS 15 to 18.
  var cardRadius: CGFloat { 10 }
  var wantsGrabber: Bool { false }
  func sheetLayout(in container: UIView) -> SheetLayout { SheetLayout(container: container) }
  func popoverLayout(in container: UIView) -> PopoverLayout? { nil }

  // MARK: Sizes

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// The window changes its size; the default notifies the presented controller.
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
