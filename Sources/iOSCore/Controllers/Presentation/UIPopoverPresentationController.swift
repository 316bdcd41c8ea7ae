import AutoLayout
import Foundation
import Graphics

/// A popover beside its source. (Apple, `UIPopoverPresentationController`.)
///
/// Where the width is compact, a popover is shown as a sheet, unless its delegate's adaptive style is `none`; an action
/// sheet is shown at the bottom. The arrow is outside the presented view; since iOS 13 the view extends below it.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  @AlwaysObserved open var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }
  /// The source rectangle, in the source view's coordinates; null for the view's bounds.
  @AlwaysObserved open var sourceRect = CGRect.null { didSet { containerView?.setNeedsLayout() } }
  /// The source: a view or a bar button.
  @AlwaysObserved open var sourceItem: AnyObject? { didSet { containerView?.setNeedsLayout() } }
  @AlwaysObserved open var barButtonItem: UIBarButtonItem? { didSet { containerView?.setNeedsLayout() } }
  @AlwaysObserved open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The direction of the arrow, once the popover is presented.
  open var arrowDirection: UIPopoverArrowDirection {
    containerView.flatMap(popoverPlace)?.arrow.direction ?? .unknown
  }
  open var backgroundColor: UIColor?
  open var passthroughViews: [UIView]?
  /// The margins between the popover and the container's edges, in points.
  @AlwaysObserved open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { containerView?.setNeedsLayout() }
  }
  open var canOverlapSourceViewRect = false
  /// The sheet that a popover becomes in a compact width: its detents, radius and grabber are that sheet's.
  open private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController = {
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: nil)
    // The presented controller holds the popover, and so the sheet: a reference back would keep all three.
    sheet.letGoOfPresented()
    return sheet
  }()

  override var isSystemPresentation: Bool { true }
  override var cardBackdrop: UIColor { backgroundColor ?? super.cardBackdrop }
  override func sheetPlace(in container: UIView) -> SheetPlace {
    adaptiveSheetPresentationController.sheetPlace(in: container)
  }
  override var cardRadius: CGFloat {
    arrangement == .sheet ? adaptiveSheetPresentationController.cardRadius : PopoverLayout.radius
  }
  override var wantsGrabber: Bool {
    arrangement == .sheet && adaptiveSheetPresentationController.wantsGrabber
  }
  override var dimsBehind: Bool {
    guard arrangement == .sheet, let containerView else { return super.dimsBehind }
    return adaptiveSheetPresentationController.dimsBehind(in: containerView)
  }

  open override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none }

  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  override func consultDelegate(_ coordinator: (any UIViewControllerTransitionCoordinator)?) {
    popoverDelegate?.prepareForPopoverPresentation(self)
    super.consultDelegate(coordinator)
  }

  /// Places the popover again: a resized container may have moved the source.
  override func followContainer() {
    if let size = containerView?.bounds.size, size != placedIn {
      if placedIn != nil { reposition() }
      placedIn = size
    }
    super.followContainer()
  }
  /// The size of the container when the popover was placed.
  private var placedIn: CGSize?

  private func reposition() {
    guard arrangement == .popover, var view = sourceView, let popoverDelegate else { return }
    let old = (rect: sourceRect.isNull ? view.bounds : sourceRect, view: view)
    var rect = old.rect
    popoverDelegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    if view !== old.view { sourceView = view }
    if rect != old.rect { sourceRect = rect }
  }

  override var adaptedStyle: UIModalPresentationStyle {
    let traits = traitCollection
    guard traits.horizontalSizeClass == .compact, !(presentedViewController is any AlertContent) else {
      return .none
    }
    let style =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle(for: traits)
    return style == .popover ? .none : style
  }

  override var arrangement: PresentationArrangement {
    let traits = traitCollection
    guard traits.horizontalSizeClass == .compact else { return .popover }
    if presentedViewController is any AlertContent { return .alert }
    return switch adaptedStyle {
    case .none, .popover: .popover
    case .automatic, .pageSheet, .formSheet: .sheet
    default: .cover
    }
  }

  /// Checks that a popover has a source before it is presented, as must an action sheet on a wide screen.
  override func checkSource() {
    LayoutException.require(
      arrangement != .popover || sourceView != nil || sourceItem != nil || barButtonItem != nil, .generic,
      "The popover of \(presentedViewController) has no source view, source item or bar button item.",
      page: "UIPopoverPresentationController")
  }

  override func popoverPlace(in container: UIView) -> PopoverPlace? {
    PopoverLayout(
      container: container, anchor: anchor(in: container), size: wantedSize,
      permitted: permittedArrowDirections, margins: popoverLayoutMargins
    ).place
  }

  private var wantedSize: CGSize {
    if let alert = presentedViewController as? any AlertContent { return alert.popoverSize }
    let wish = contentSize
    return CGSize(
      width: wish.width > 0 ? wish.width : PopoverLayout.standardSize.width,
      height: wish.height > 0 ? wish.height : PopoverLayout.standardSize.height)
  }

  /// The rectangle that the popover points to, in the container's coordinates; without a source, the container's
  /// centre.
  private func anchor(in container: UIView) -> CGRect {
    let item = barButtonItem ?? sourceItem as? UIBarButtonItem
    if let item, let place = BarItemPlaces.place(of: item, in: container.window ?? container) {
      return container.convert(place, from: container.window ?? container)
    }
    guard let view = sourceView ?? sourceItem as? UIView else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    return container.convert(sourceRect.isNull ? view.bounds : sourceRect, from: view)
  }
}

/// The delegate of a popover, which is notified of changes of its position and of its end.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Never called: there are no touches. Deprecated in iOS 13.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Never called: there are no touches. Deprecated in iOS 13.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Called before the popover is repositioned in a resized container. The delegate may change the
  /// source.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>
  ) {}
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
