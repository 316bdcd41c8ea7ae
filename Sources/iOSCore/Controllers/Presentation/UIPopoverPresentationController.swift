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
    containerView.flatMap(popoverLayout)?.arrow.direction ?? .unknown
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

  override func sheetLayout(in container: UIView) -> SheetLayout {
    adaptiveSheetPresentationController.sheetLayout(in: container)
  }
  override var cardRadius: CGFloat {
    arrangement == .sheet ? adaptiveSheetPresentationController.cardRadius : super.cardRadius
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
    guard traits.horizontalSizeClass == .compact, !(presentedViewController is UIAlertController) else {
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
    if presentedViewController is UIAlertController { return .alert }
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

  override func popoverLayout(in container: UIView) -> PopoverLayout? {
    PopoverLayout(
      container: container, anchor: anchor(in: container), size: wantedSize,
      permitted: permittedArrowDirections, margins: popoverLayoutMargins)
  }

  private var wantedSize: CGSize {
    if let alert = presentedViewController as? UIAlertController { return alert.popoverSize }
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

/// The placement of a popover beside its anchor.
@MainActor
struct PopoverLayout {
  /// Estimated from screenshots of iPadOS 13 to 18.
  static let radius: CGFloat = 13
  /// Apple, `preferredContentSize` of popovers: by default 320 points wide, and as high as the space
  /// allows.
  static let standardSize = CGSize(width: 320, height: 1100)

  private(set) var frame = CGRect.zero
  private(set) var arrow = PresentedCard.Arrow(direction: .up, position: 0)

  init(
    container: UIView, anchor: CGRect, size: CGSize, permitted: UIPopoverArrowDirection,
    margins: UIEdgeInsets
  ) {
    let safe = container.safeAreaInsets
    let space = UIEdgeInsets(
      top: max(margins.top, safe.top), left: max(margins.left, safe.left),
      bottom: max(margins.bottom, safe.bottom), right: max(margins.right, safe.right)
    ).inset(container.bounds)
    let wanted: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let choices = wanted.filter { permitted.contains($0) }
    let fits = (choices.isEmpty ? [.up] : choices).map { direction in
      (direction: direction, frame: Self.place(size, beside: anchor, direction, in: space))
    }
    // The first side with enough space, else the side with the most.
    func area(_ frame: CGRect) -> CGFloat { frame.width * frame.height }
    var best = fits[0]
    for one in fits.dropFirst() where area(one.frame) > area(best.frame) { best = one }
    let chosen = fits.first { $0.frame.size == size } ?? best
    frame = chosen.frame
    arrow = Self.arrow(chosen.direction, at: anchor, on: frame)
  }

  /// The popover's frame, limited to the space on the side opposite the arrow's direction.
  private static func place(
    _ size: CGSize, beside anchor: CGRect, _ direction: UIPopoverArrowDirection, in space: CGRect
  ) -> CGRect {
    var free = space
    let gap = PopoverArrow.height
    switch direction {
    case .up: free.setTop(max(space.minY, anchor.maxY + gap))
    case .down: free.setBottom(min(space.maxY, anchor.minY - gap))
    case .left: free.setLeft(max(space.minX, anchor.maxX + gap))
    default: free.setRight(min(space.maxX, anchor.minX - gap))
    }
    let fitted = CGSize(
      width: max(0, min(size.width, free.width)), height: max(0, min(size.height, free.height)))
    let x: CGFloat =
      switch direction {
      case .left: free.minX
      case .right: free.maxX - fitted.width
      default: min(max(anchor.midX - fitted.width / 2, space.minX), space.maxX - fitted.width)
      }
    let y: CGFloat =
      switch direction {
      case .up: free.minY
      case .down: free.maxY - fitted.height
      default: min(max(anchor.midY - fitted.height / 2, space.minY), space.maxY - fitted.height)
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: fitted)
  }

  /// The arrow's position: at the anchor's midpoint, as far as the corners allow.
  private static func arrow(
    _ direction: UIPopoverArrowDirection, at anchor: CGRect, on frame: CGRect
  ) -> PresentedCard.Arrow {
    let isVertical = direction == .up || direction == .down
    let length = isVertical ? frame.width : frame.height
    let wanted = isVertical ? anchor.midX - frame.minX : anchor.midY - frame.minY
    let least = radius + PopoverArrow.base / 2
    return PresentedCard.Arrow(direction: direction, position: max(least, min(wanted, length - least)))
  }
}

extension CGRect {
  fileprivate mutating func setTop(_ y: CGFloat) {
    size.height = max(0, maxY - y)
    origin.y = y
  }
  fileprivate mutating func setBottom(_ y: CGFloat) { size.height = max(0, y - minY) }
  fileprivate mutating func setLeft(_ x: CGFloat) {
    size.width = max(0, maxX - x)
    origin.x = x
  }
  fileprivate mutating func setRight(_ x: CGFloat) { size.width = max(0, x - minX) }
}

/// The directions in which a popover's arrow may point. Bits match UIKit's.
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
