import AutoLayout
import Foundation
import LayerTree

/// A window onto content larger than itself. (Apple, `UIScrollView`.)
///
/// Edges of the scroll view, in constraints to something inside it, are the edges of the content; its sizes and centres
/// are the frame's (Apple, Technical Note TN2154).
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Lists declare delegates of their own types, which overload resolution prefers.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  private final weak var storedDelegate: (any UIScrollViewDelegate)? {
    didSet { if delegate !== oldValue { delegateDidChange() } }
  }
  open var isScrollEnabled = true
  /// The visible size: that of the bounds without the insets. (Apple, `visibleSize`.)
  open var visibleSize: CGSize { adjustedContentInset.inset(bounds).size }
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var decelerationRate = DecelerationRate.normal
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var bouncesZoom = true
  /// Stored only, like all properties that only affect touches or keys.
  open var bouncesHorizontally = true
  open var bouncesVertically = true
  open var transfersHorizontalScrollingToParent = true
  open var transfersVerticalScrollingToParent = true
  open var allowsKeyboardScrolling = true
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// Stops an animated scroll at its present offset; the delegate is not notified.
  open func stopScrollingAndZooming() { stopScrolling() }
  /// Whether an animated scroll is running.
  open var isScrollAnimating: Bool { offsetAnimation != nil }
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }
  /// The default: scrolling cancels touches in all views except controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Shows a rectangle of the delegate's view for zooming, in that view's coordinates, as large as the scales allow.
  open func zoom(to rect: CGRect, animated: Bool) { showZoomed(rect, animated: animated) }
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  /// The scale of the delegate's zooming view; 1 without one. Values are limited to the minimum and maximum scale.
  open var zoomScale: CGFloat {
    get { zoomedView?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }
  var shiftedZoomFrame: ShiftedFrame?
  /// The control above the content; see ``UIRefreshControl``.
  @AlwaysObserved open var refreshControl: UIRefreshControl? { didSet { replaceRefreshControl(oldValue) } }
  open private(set) var isDragging = false
  open private(set) var isDecelerating = false
  open private(set) var isTracking = false
  /// Insets around the content, in points.
  @AlwaysObserved open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { insetsDidChange() } }
  }
  @AlwaysObserved open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsDidChange() } }
  }
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeScrollContainer()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeScrollContainer()
  }

  private func becomeScrollContainer() {
    clipsToBounds = true
    layoutNode.isScrollContainer = true
    _ = contentLayoutGuide
    keepSafeAreaAroundContent()
  }

  /// The content's rectangle; constraints to it determine the content's size.
  open var contentLayoutGuide: UILayoutGuide {
    systemGuide(\.content, .content, "UIScrollViewContentLayoutGuide")
  }

  /// The visible rectangle.
  open var frameLayoutGuide: UILayoutGuide {
    systemGuide(\.frame, .frame, "UIScrollViewFrameLayoutGuide")
  }

  /// The container whose bars follow the scrolling.
  weak var offsetWatcher: (any ScrollOffsetWatching)?

  /// The scroll offset of the content, in points.
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set {
      guard newValue != boundsOrigin else { return }
      checkOrigin(newValue)
      if offsetAnimation != nil, !isComingToRest, !PropertyStepper.isStepping { stopScrolling() }
      boundsOrigin = newValue
      contentOffsetDidChange()
      if !isComingToRest { offsetWatcher?.didScroll(self) }
      KeyValueObservations.noteChange(of: self)
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// The content's size: from constraints if they determine it, else the value set.
  @AlwaysObserved open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      KeyValueObservations.noteChange(of: self)
      // Outside of windows, documents decide.
      if isMeasuringContent {
        decideSafeAreaOfMeasuredContent(mayGiveBack: window != nil)
      } else {
        safeAreaTrial = SafeAreaTrial()
      }
      adjustedInsetMayHaveChanged()
      keepOffsetInRange()
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let offset = boundsOrigin
      super.bounds = CGRect(origin: offset, size: newValue.size)
      // Resizing may have moved the content to rest below the insets; only a new origin scrolls.
      if newValue.origin != offset { contentOffset = newValue.origin }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    measureContent()
    shiftZoomedView()
    placeRefreshControl()
    guard needsOffsetCheck else { return }
    adjustedInsetMayHaveChanged()
    keepOffsetInRange()
  }

  private func measureContent() {
    let content = contentLayoutGuide.layoutFrame.size
    let size = content == .zero ? contentSize : zoomedContentSize(content)
    guard size != contentSize else {
      return decideSafeAreaOfMeasuredContent(mayGiveBack: window != nil || needsOffsetCheck)
    }
    isMeasuringContent = true
    contentSize = size
    isMeasuringContent = false
  }

  /// Whether the content's size is being set to what constraints say, and not by a program.
  private var isMeasuringContent = false
  var safeAreaTrial = SafeAreaTrial()

  /// Whether the view was resized and the next layout has to check the offset.
  private var needsOffsetCheck = false

  @_spi(ViewHooks) open override func setOutlet(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "delegate": delegate = value as? any UIScrollViewDelegate
    default: return super.setOutlet(value, forKey: key)
    }
    return true
  }

  @_spi(ViewHooks) open override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    needsOffsetCheck = true
    if old.width <= 0 || old.height <= 0 { restBelowInsets() }
  }

  /// Scrolls back if the content has become too small for the offset, so that only content and insets are visible. (A
  /// filtered table shows its last rows.)
  private func keepOffsetInRange() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    needsOffsetCheck = offsetAnimation != nil
    guard !needsOffsetCheck else { return }
    let (low, high) = offsetRange
    contentOffset = CGPoint(
      x: kept(contentOffset.x, low.x, high.x), y: kept(contentOffset.y, low.y, high.y))
  }

  /// Outside of windows content does not rest below insets: canvases of documents are not scrolled.
  private func kept(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    if window != nil { return max(low, min(offset, high)) }
    return offset <= 0 ? offset : max(0, min(offset, high))
  }

  /// The offsets at which the content, insets included, fills the view as far as it can.
  package var offsetRange: (low: CGPoint, high: CGPoint) {
    let inset = adjustedContentInset
    let low = CGPoint(x: -inset.left, y: -inset.top)
    return (
      low,
      CGPoint(
        x: max(low.x, contentSize.width - bounds.width + inset.right),
        y: max(low.y, contentSize.height - bounds.height + inset.bottom))
    )
  }

  /// All insets around the content: the content insets and, depending on the adjustment behaviour, the safe
  /// area.
  open var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    let axes = adjustedAxes
    let (isHorizontal, isVertical) = (axes.contains(.horizontal), axes.contains(.vertical))
    let refreshing = refreshControl?.isRefreshing == true ? UIRefreshControl.height : 0
    return UIEdgeInsets(
      top: contentInset.top + (isVertical ? safe.top : 0) + refreshing,
      left: contentInset.left + (isHorizontal ? safe.left : 0),
      bottom: contentInset.bottom + (isVertical ? safe.bottom : 0),
      right: contentInset.right + (isHorizontal ? safe.right : 0))
  }

  open func adjustedContentInsetDidChange() {}

  /// The next layout checks the range of the offset, because bounds and content may still change their sizes.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    keepSafeAreaAroundContent()
    needsOffsetCheck = true
    setNeedsLayout()
    adjustedInsetMayHaveChanged()
  }

  /// The adjusted inset that was reported last.
  private var reportedInset = UIEdgeInsets.zero

  /// Called after changes of sizes and insets: whether the safe area is added depends on whether the content
  /// can scroll.
  private func adjustedInsetMayHaveChanged() {
    keepSafeAreaAroundContent(mayGiveBack: window != nil)
    guard adjustedContentInset != reportedInset else { return }
    notifyOfAdjustedInset()
    restBelowInsets()
  }

  private func notifyOfAdjustedInset() {
    reportedInset = adjustedContentInset
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    keepSafeAreaAroundContent()
    restBelowInsets()
  }

  /// The insets at which the content last rested; nil before it had a size.
  private var restingInset: UIEdgeInsets?

  /// Keeps content at its top or left edge there when bars appear or disappear: its offset is the negative inset, not 0. Outside of
  /// windows, content does not rest below the safe area, because canvases of documents are not scrolled, but it does below the insets
  /// that a program sets (Digitaler-Impfnachweis/covpass-ios, iOS 14.5: 24 points in 20 pictures of views without a window).
  private func restBelowInsets() {
    guard bounds.size != .zero else { return }
    let (old, new) = (restingInset ?? .zero, window == nil ? contentInset : adjustedContentInset)
    restingInset = new
    var offset = contentOffset
    if offset.y == -old.top { offset.y = -new.top }
    if offset.x == -old.left { offset.x = -new.left }
    isComingToRest = true
    contentOffset = offset
    isComingToRest = false
  }

  /// Whether the content is adjusting to its insets. This is not a scroll, so bars do not collapse.
  private var isComingToRest = false

  private func insetsDidChange() {
    keepSafeAreaAroundContent()
    notifyOfAdjustedInset()
    if window == nil { restBelowInsets() }
    needsOffsetCheck = true
    if contentSize == .zero { setNeedsLayout() } else if window != nil { keepOffsetInRange() }
  }

  // MARK: Scrolling

  /// Scrolls to an offset. With animation, the delegate is notified of each step and of the end, but not if the offset is unchanged
  /// (UIKit). If the clock completes animations at once, there is one step.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let moves = contentOffset != self.contentOffset
    stopScrolling()
    if animated, moves, scrollingTakesTime { return animateOffset(to: contentOffset) }
    self.contentOffset = contentOffset
    if animated, moves { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// The running scroll animation; nil at rest.
  var offsetAnimation: OffsetAnimation?

  /// Called when an animated scroll has ended.
  func scrollingDidEnd() {
    if needsOffsetCheck { keepOffsetInRange() }
    delegate?.scrollViewDidEndScrollingAnimation(self)
  }

  /// Scrolls as little as possible to show `rect`, in the content's coordinates.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let visible = inset.inset(bounds)
    setContentOffset(
      CGPoint(
        x: contentOffset.x + shortestMove(rect.minX, rect.maxX, visible.minX, visible.maxX),
        y: contentOffset.y + shortestMove(rect.minY, rect.maxY, visible.minY, visible.maxY)),
      animated: animated)
  }

  private func shortestMove(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
    if low < from || high - low > to - from { return low - from }
    return max(0, high - to)
  }

  open func flashScrollIndicators() {}
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }

  // MARK: Refreshing

  private func replaceRefreshControl(_ old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    old?.removeFromSuperview()
    if let refreshControl { insertSubview(refreshControl, at: 0) }
    refreshingDidChange()
  }

  func refreshingDidChange() {
    placeRefreshControl()
    insetsDidChange()
  }

  private func placeRefreshControl() {
    guard let refreshControl, refreshControl.superview === self else { return }
    let height = UIRefreshControl.height
    refreshControl.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
    refreshControl.show(pulledBy: -contentOffset.y - adjustedContentInset.top)
  }

  /// Called after scrolling; lists lay out the cells that have come into view.
  @_spi(ViewHooks) open func contentOffsetDidChange() {}
  @_spi(ViewHooks) open func delegateDidChange() {}
  /// The delegate in its scroll view type; lists redeclare `delegate` with another type.
  package var scrollDelegate: (any UIScrollViewDelegate)? { delegate }
}

extension UIScrollView {
  /// When the safe area is added to the insets. Raw values match UIKit's.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    case automatic = 0
    case scrollableAxes, never, always
  }

  /// When an index beside the content is shown. Raw values match UIKit's.
  public enum IndexDisplayMode: Int, Hashable, Sendable {
    case automatic = 0
    case alwaysHidden
  }

  /// The rate at which scrolling decelerates. Raw values match UIKit's.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Raw values match UIKit's.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    case none = 0
    case onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// Raw values match UIKit's.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    case `default` = 0
    case black, white
  }
}

/// The delegate of a scroll view, which is notified of scrolling. Here it is only notified of scrolling by the program.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Never called: there are no touches.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Never called: there are no touches.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Never called: there are no touches.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Never called: there are no touches.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Never called: there are no touches.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Never called: there are no touches.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Never called: there are no touches.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

/// UIKit's defaults for methods that a delegate does not implement.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// Is notified of each change of a scroll view's offset.
@MainActor
protocol ScrollOffsetWatching: AnyObject {
  func didScroll(_ scroll: UIScrollView)
}
