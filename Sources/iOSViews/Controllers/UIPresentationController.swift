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
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// The view that the presented view lies in; nil while nothing is presented.
  open var containerView: UIView? { stage }
  var stage: UIView?
  open var presentedView: UIView? { presentedViewController.view }
  /// Read when the presentation begins; what lays the container out later may read it again.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var shouldPresentInFullscreen: Bool { true }
  /// True for presentations that cover all of the window.
  open var shouldRemovePresentersView: Bool { presentationStyle == .fullScreen }
  open var overrideTraitCollection: UITraitCollection?
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    .none
  }
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
  open func containerViewWillLayoutSubviews() { followContainer() }
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Presentations of the system keep their frames up to date; others have to do it themselves.
  func followContainer() {
    guard isSystemPresentation, let view = presentedViewController.viewIfLoaded,
      view.superview === containerView
    else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  private var isSystemPresentation: Bool {
    type(of: self) == UIPresentationController.self || self is UISheetPresentationController
      || self is UIPopoverPresentationController
  }

  // MARK: Sizes

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

extension UIPresentationController: UIContentContainer {}

/// A bubble beside what it belongs to. (Apple, `UIPopoverPresentationController`.)
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.null
  open var sourceItem: AnyObject?
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var backgroundColor: UIColor?
  open var passthroughViews: [UIView]?
  open var popoverLayoutMargins = UIEdgeInsets.zero
  open var canOverlapSourceViewRect = false
}

/// Where a popover's arrow may point. Bits are UIKit's.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt(bitPattern: Int.max))
}

extension UIViewController {
  /// The controller of the presentation that the modal style asks for, made when first asked for.
  public var presentationController: UIPresentationController? {
    switch modalPresentationStyle {
    case .popover: popoverPresentationController
    case .automatic, .pageSheet, .formSheet: sheetPresentationController
    case .custom: customPresentation
    default: presentation { UIPresentationController(presentedViewController: $0, presenting: nil) }
    }
  }

  /// Nil for controllers that are not presented as sheets.
  public var sheetPresentationController: UISheetPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      presentation { UISheetPresentationController(presentedViewController: $0, presenting: nil) }
    default: nil
    }
  }

  /// Nil for controllers that are not presented as popovers.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    return presentation { UIPopoverPresentationController(presentedViewController: $0, presenting: nil) }
  }

  /// What the transitioning delegate has for this controller.
  private var customPresentation: UIPresentationController {
    if let known = storedPresentation { return known }
    let source = presentingViewController
    let made =
      transitioningDelegate?.presentationController(
        forPresented: self, presenting: source, source: source ?? self)
      ?? UIPresentationController(presentedViewController: self, presenting: source)
    storedPresentation = made
    return made
  }

  private func presentation<Controller: UIPresentationController>(
    _ make: (UIViewController) -> Controller
  ) -> Controller {
    if let known = storedPresentation as? Controller { return known }
    let new = make(self)
    storedPresentation = new
    return new
  }
}
