import AutoLayout
import Foundation
import Graphics
import ObjCCompatibility

/// The container of a presented view and of the views that its presentation controller adds.
@MainActor
final class PresentationContainerView: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    TrackedReads.track(for: self) {
      presentation?.containerViewWillLayoutSubviews()
      super.layoutSubviews()
      presentation?.containerViewDidLayoutSubviews()
    } invalidate: {
      $0.setNeedsLayout()
    }
  }
}

/// A presentation or dismissal. It moves the views to their places, by the client's animator if there is one, and notifies
/// all parties. If the ``AnimationClock`` completes animations at once, the transition ends immediately, unless the animator
/// completes it later.
@MainActor
final class PresentationTransition: NSObject, UIViewControllerContextTransitioning {
  enum Direction { case presentation, dismissal }

  let containerView: UIView
  let isAnimated: Bool
  let isInteractive = false
  private(set) var transitionWasCancelled = false
  let presentationStyle: UIModalPresentationStyle
  let targetTransform = CGAffineTransform.identity
  private let direction: Direction
  private let controller: UIPresentationController
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private var completion: (() -> Void)?

  init(
    _ direction: Direction, of controller: UIPresentationController, in container: UIView,
    animator: (any UIViewControllerAnimatedTransitioning)?, isAnimated: Bool, completion: @escaping () -> Void
  ) {
    self.direction = direction
    self.controller = controller
    containerView = container
    presentationStyle = controller.presentationStyle
    self.animator = animator
    self.isAnimated = isAnimated
    self.completion = completion
  }

  /// Begins the transition; without an animator it ends here, too.
  func run() {
    let presented = controller.presentedViewController
    let isComing = direction == .presentation
    let lasting = ControllerTransition(
      animated: isAnimated && animator == nil,
      from: isComing ? controller.presentingViewController : presented,
      to: isComing ? presented : controller.presentingViewController, in: containerView,
      style: presentationStyle)
    switch direction {
    case .presentation:
      controller.consultDelegate(lasting)
      controller.checkSource()
      controller.installChrome(in: containerView)
      controller.presentationTransitionWillBegin()
    case .dismissal: controller.dismissalTransitionWillBegin()
    }
    if let animator { return animator.animateTransition(using: self) }
    if isComing, let view = controller.presentedView { place(view) }
    guard let lasting, let view = controller.presentedView else { return completeTransition(true) }
    if isComing {
      lasting.present(view, fades: fades) { self.completeTransition(true) }
    } else {
      lasting.dismiss(view, fades: fades) { self.completeTransition(true) }
    }
  }

  /// Whether the view fades instead of moving, as alerts, popovers and cross-dissolves do. Flips and curls are replaced by
  /// fading.
  private var fades: Bool {
    controller.arrangement == .alert || controller.arrangement == .popover
      || controller.presentedViewController.modalTransitionStyle != .coverVertical
  }

  private func place(_ view: UIView) {
    view.frame = controller.frameOfPresentedViewInContainerView
    if view.superview == nil { containerView.addSubview(view) }
  }

  func completeTransition(_ didComplete: Bool) {
    guard let completion else { return }
    self.completion = nil
    transitionWasCancelled = !didComplete
    switch direction {
    case .presentation: controller.presentationTransitionDidEnd(didComplete)
    case .dismissal: controller.dismissalTransitionDidEnd(didComplete)
    }
    animator?.animationEnded(didComplete)
    completion()
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() { transitionWasCancelled = true }
  func pauseInteractiveTransition() {}

  // MARK: Participants

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    let presented = controller.presentedViewController
    switch (key, direction) {
    case (.to, .presentation), (.from, .dismissal): return presented
    case (.from, .presentation), (.to, .dismissal): return controller.presentingViewController
    default: return nil
    }
  }

  /// The presented view; the presenting view does not move and is not part of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch (key, direction) {
    case (.to, .presentation), (.from, .dismissal): controller.presentedView
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === controller.presentedViewController && direction == .presentation
      ? .zero : vc.viewIfLoaded?.frame ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    guard vc === controller.presentedViewController else { return vc.viewIfLoaded?.frame ?? .zero }
    return direction == .presentation ? controller.frameOfPresentedViewInContainerView : .zero
  }
}

extension UIViewController {
  /// Shows a controller above this one and the others of its window.
  func show(presented controller: UIViewController, animated: Bool, completion: @escaping () -> Void) {
    let presenter = presenter(of: controller)
    guard presenter.storedPresented == nil else { return completion() }
    presenter.checkPresenting(controller)
    presenter.storedPresented = controller
    controller.storedPresenting = presenter
    guard let host = host(of: controller, by: presenter) else { return completion() }
    let presentation = controller.presentationForShowing(above: presenter)
    let container = PresentationContainerView(frame: host.bounds)
    container.presentation = presentation
    presentation.stage = container
    host.fill(with: container)
    let exchange = AppearanceExchange(
      of: presenter, in: host.window ?? host as? UIWindow, .comingFirst, isAnimated: animated)
    exchange?.hold()
    controller.loadViewIfNeeded()
    let covered = presentation.shouldRemovePresentersView ? whatIsCovered(in: host) : nil
    if let covered { exchange?.announceGoing(of: covered) }
    let animator = controller.transitioningDelegate?.animationController(
      forPresented: controller, presenting: presenter, source: self)
    let transition = PresentationTransition(
      .presentation, of: presentation, in: container, animator: animated ? animator : nil,
      isAnimated: animated
    ) {
      // It may have been dismissed in the meantime.
      if let covered, presentation.stage === container, !controller.isBeingTakenAway {
        AppearanceExchange.perform(exchange) { covered.removeFromSuperview() }
        controller.coveredView = covered
      } else if let covered {
        exchange?.revokeGoing(of: covered)
      }
      guard let exchange else { return completion() }
      exchange.afterwards(completion)
      exchange.release()
    }
    AppearanceExchange.perform(exchange) { transition.run() }
  }

  private func checkPresenting(_ controller: UIViewController) {
    let page = "UIViewController.present(_:animated:completion:)"
    LayoutException.require(
      controller !== self, .invalidArgument, "\(controller) cannot present itself.", page: page)
    LayoutException.require(
      controller.parent == nil, .invalidArgument,
      "\(controller) is a child of another controller and cannot be presented.", page: page)
    LayoutException.require(
      controller.storedPresenting == nil, .invalidArgument, "\(controller) is already presented.", page: page)
  }

  /// The view that a presentation covers: the window, or the view of the controller that defines the
  /// context.
  private func host(of controller: UIViewController, by presenter: UIViewController) -> UIView? {
    let isInContext =
      presenter.definesPresentationContext
      && [.currentContext, .overCurrentContext].contains(controller.modalPresentationStyle)
    if isInContext { return presenter.viewIfLoaded }
    return presenter.viewIfLoaded?.window ?? viewIfLoaded?.window ?? presenter.viewIfLoaded
  }

  /// The view that a full-screen presentation hides; it leaves the window until it is shown again.
  private func whatIsCovered(in host: UIView) -> UIView? {
    guard let window = host as? UIWindow, let covered = window.rootViewController?.viewIfLoaded,
      covered.superview === window
    else { return nil }
    return covered
  }

  /// Dismisses the controller that this one presents, and those above it.
  func hidePresented(animated: Bool, completion: @escaping () -> Void) {
    guard let presented = storedPresented else { return completion() }
    presented.hidePresented(animated: false) {}
    presented.isBeingTakenAway = true
    let window = presented.viewIfLoaded?.window
    let exchange = AppearanceExchange(of: self, in: window, .comingFirst, isAnimated: animated)
    exchange?.hold()
    if let view = presented.viewIfLoaded { exchange?.announceGoing(of: view) }
    if let covered = presented.coveredView, let window {
      AppearanceExchange.perform(exchange) { window.fill(with: covered, at: 0) }
    }
    presented.coveredView = nil
    guard let presentation = presented.storedPresentation, let container = presentation.stage else {
      return forget(presented, exchange, completion: completion)
    }
    let animator = presented.transitioningDelegate?.animationController(forDismissed: presented)
    let transition = PresentationTransition(
      .dismissal, of: presentation, in: container, animator: animated ? animator : nil, isAnimated: animated
    ) { [self] in
      let clear = {
        presentation.removeChrome()
        container.removeFromSuperview()
        presentation.stage = nil
      }
      forget(presented, exchange, clear, completion: completion)
    }
    transition.run()
  }

  /// The completion runs once the controller has disappeared.
  private func forget(
    _ presented: UIViewController, _ exchange: AppearanceExchange?, _ clear: () -> Void = {},
    completion: @escaping () -> Void
  ) {
    storedPresented = nil
    presented.storedPresenting = nil
    AppearanceExchange.perform(exchange) {
      presented.viewIfLoaded?.removeFromSuperview()
      presented.storedPresentation?.dropReplacement()
    }
    clear()
    let end = {
      presented.isBeingTakenAway = false
      completion()
    }
    guard let exchange else { return end() }
    exchange.afterwards(end)
    exchange.release()
  }

  /// The delegate's presentation controller for a custom presentation, else the one for the style.
  private func presentationForShowing(above presenting: UIViewController) -> UIPresentationController {
    let known =
      presentationController
      ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    known.note(presenting: presenting)
    storedPresentation = known
    return known
  }
}
