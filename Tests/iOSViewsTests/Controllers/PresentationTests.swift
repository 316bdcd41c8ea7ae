import AutoLayout
import Foundation
import Testing
import iOSViews

/// A presentation of a client's own: a panel at the bottom above a view that dims what is behind.
@MainActor
private final class PanelPresentation: UIPresentationController {
  let dim = UIView()
  var events: [String] = []

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height - 200, width: bounds.width, height: 200)
  }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
    dim.frame = containerView?.bounds ?? .zero
  }

  override func presentationTransitionWillBegin() {
    events.append("presentation begins")
    containerView?.insertSubview(dim, at: 0)
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    events.append("presentation ends \(completed)")
  }
  override func dismissalTransitionWillBegin() { events.append("dismissal begins") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    events.append("dismissal ends \(completed)")
    dim.removeFromSuperview()
  }
}

@MainActor
private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  var frames: [CGRect] = []
  var ended: [Bool] = []

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      let end = context.finalFrame(for: controller)
      frames.append(end)
      context.containerView.addSubview(view)
      view.frame = end.offsetBy(dx: 0, dy: end.height)
      UIView.animate(withDuration: 0.3) {
        view.frame = end
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    } else {
      context.view(forKey: .from)?.removeFromSuperview()
      context.completeTransition(true)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

@MainActor
private final class PanelDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let slide = Slide()
  var presentation: PanelPresentation?
  var animates = true

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let made = PanelPresentation(presentedViewController: presented, presenting: presenting)
    presentation = made
    return made
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animates ? slide : nil }

  func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? { animates ? slide : nil }
}

/// Presentation controllers, their containers and animators. Orders and rules: Apple, View Controller Programming Guide
/// for iOS, "Creating Custom Presentations" and "Customizing the Transition Animations".
@MainActor
struct PresentationTests {
  private func window(_ size: CGSize, insets: UIEdgeInsets = .zero) -> (UIWindow, UIViewController) {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.setSafeAreaInsets(insets)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    return (window, root)
  }

  /// A sheet's view lies in a card that has the round corners.
  private func place(of controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  private static let notch = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)

  /// Dismissed or not, and with a sheet that was requested, too.
  @Test(arguments: [true, false], [UIModalPresentationStyle.pageSheet, .fullScreen, .popover])
  func presentedControllersAreFreed(isDismissed: Bool, style: UIModalPresentationStyle) {
    weak var panel: UIViewController?
    weak var presentation: UIPresentationController?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      let presented = UIViewController()
      presented.modalPresentationStyle = style
      presented.sheetPresentationController?.detents = [.medium()]
      root.present(presented, animated: true)
      window.layoutIfNeeded()
      panel = presented
      presentation = presented.presentationController
      #expect(presentation?.presentedViewController === panel)
      if isDismissed { root.dismiss(animated: true) }
    }
    #expect(panel == nil)
    #expect(presentation == nil)
  }

  /// Made by hand, it keeps what it is to present.
  @Test func presentationsHoldWhatNobodyElseHolds() {
    weak var panel: UIViewController?
    func made() -> UIPresentationController {
      let presented = UIViewController()
      panel = presented
      return UIPresentationController(presentedViewController: presented, presenting: nil)
    }
    let presentation = made()
    #expect(panel != nil && presentation.presentedViewController === panel)
  }

  @Test(arguments: [true, false])
  func aCustomPresentationHasItsFrameAndItsViews(animates: Bool) throws {
    let (window, root) = window(CGSize(width: 375, height: 667))
    let (panel, delegate) = (UIViewController(), PanelDelegate())
    delegate.animates = animates
    panel.modalPresentationStyle = .custom
    panel.transitioningDelegate = delegate
    var reported: [String] = []
    root.present(panel, animated: true) { reported.append("presented") }
    window.layoutIfNeeded()
    let presentation = try #require(delegate.presentation)
    #expect(panel.presentationController === presentation)
    #expect(panel.view.frame == CGRect(x: 0, y: 467, width: 375, height: 200))
    #expect(presentation.dim.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    let panelView: UIView = panel.view
    #expect(presentation.containerView?.subviews == [presentation.dim, panelView])
    #expect(delegate.slide.frames == (animates ? [CGRect(x: 0, y: 467, width: 375, height: 200)] : []))
    window.frame.size = CGSize(width: 667, height: 375)
    window.layoutIfNeeded()
    #expect(panel.view.frame == CGRect(x: 0, y: 175, width: 667, height: 200))
    root.dismiss(animated: true) { reported.append("dismissed") }
    #expect(panel.view.window == nil)
    #expect(presentation.containerView == nil)
    #expect(root.presentedViewController == nil && panel.presentingViewController == nil)
    #expect(
      presentation.events == [
        "presentation begins", "presentation ends true", "dismissal begins", "dismissal ends true",
      ])
    #expect(reported == ["presented", "dismissed"])
    #expect(delegate.slide.ended == (animates ? [true, true] : []))
  }

  /// Saved documents draw sheets on a screen 896 points high 842 high, on one of 667 points 647 high.
  @Test(arguments: [(896.0, 44.0, 842.0), (667, 20, 647)])
  func aSheetLeavesTheTopFree(height: Double, statusBar: Double, sheet: Double) {
    let (window, root) = window(
      CGSize(width: 390, height: height), insets: UIEdgeInsets(top: statusBar, left: 0, bottom: 0, right: 0))
    let page = UIViewController()
    root.present(page, animated: true)
    window.layoutIfNeeded()
    #expect(place(of: page) == CGRect(x: 0, y: height - sheet, width: 390, height: sheet))
    #expect(page.view.safeAreaInsets.top == 0)
    #expect(root.view.window === window)
  }

  /// A detent's height counts from the safe area upwards (Apple, `custom(identifier:resolver:)`).
  @Test func aSheetIsAsHighAsItsDetent() throws {
    let (window, root) = window(CGSize(width: 375, height: 812), insets: Self.notch)
    let page = UIViewController()
    let sheet = try #require(page.sheetPresentationController)
    let low = UISheetPresentationController.Detent.Identifier("low")
    sheet.detents = [.large(), .medium(), .custom(identifier: low) { _ in 200 }]
    root.present(page, animated: true)
    window.layoutIfNeeded()
    #expect(place(of: page) == CGRect(x: 0, y: 578, width: 375, height: 234))
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(place(of: page) == CGRect(x: 0, y: 54, width: 375, height: 758))
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    #expect(place(of: page) == CGRect(x: 0, y: 416, width: 375, height: 396))
  }

  /// Apple, View Controller Catalog for iOS: form sheets are 540 by 620 points and stand in the middle.
  @Test func aFormSheetIsACardWhereThereIsSpace() {
    let (window, root) = window(CGSize(width: 1024, height: 768))
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    root.present(form, animated: true)
    window.layoutIfNeeded()
    #expect(place(of: form) == CGRect(x: 242, y: 74, width: 540, height: 620))
    form.preferredContentSize = CGSize(width: 400, height: 300)
    window.layoutIfNeeded()
    #expect(place(of: form) == CGRect(x: 312, y: 234, width: 400, height: 300))
  }

  /// Dismissing one takes away all above it.
  @Test func whatIsPresentedAboveGoesToo() {
    let (window, root) = window(CGSize(width: 375, height: 667))
    let (first, second) = (UIViewController(), UIViewController())
    root.present(first, animated: false)
    first.present(second, animated: false)
    window.layoutIfNeeded()
    #expect(second.view.window === window)
    root.dismiss(animated: false)
    #expect(first.view.window == nil && second.view.window == nil)
    #expect(window.subviews == [root.view])
  }

  @Test func aShareOfATransitionIsKeptWithinBounds() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.update(0.4)
    #expect(driver.percentComplete == 0.4)
    driver.update(7)
    #expect(driver.percentComplete == 1)
    driver.cancel()
    #expect(driver.percentComplete == 0)
  }
}
