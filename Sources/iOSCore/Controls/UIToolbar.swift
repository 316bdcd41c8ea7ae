import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSDrawing

/// The bar at the bottom, with buttons. (Apple, `UIToolbar`.)
@preconcurrency @MainActor
open class UIToolbar: UIView, ControlMetricsAdopting {
  /// The items, from the leading side.
  @AlwaysObserved open var items: [UIBarButtonItem]? { didSet { itemsDidChange(from: oldValue ?? []) } }
  /// The items of a separate bar in a document.
  package var drawnItems: [BarItem] = []
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var standardAppearance = markedAsBars(UIToolbarAppearance())
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// For bars of compact height at the scroll edge; nil for ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  open weak var delegate: (any UIToolbarDelegate)?

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private var shownItems: [BarItem] {
    guard let items else { return drawnItems }
    let shown = items.filter { !$0.isHidden }.map(BarItem.init)
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? shown.reversed() : shown
  }

  private func itemsDidChange(from old: [UIBarButtonItem]) {
    for view in old.compactMap(\.customView) where view.superview === self { view.removeFromSuperview() }
    for view in (items ?? []).compactMap(\.customView) { addSubview(view) }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let items = shownItems
    guard items.contains(where: { $0.view != nil }) else { return }
    for (item, place) in zip(items, BarDrawing.places(items, in: row, grid: layoutGrid)) {
      item.view?.place(inBar: place)
    }
  }

  private var row: CGRect {
    let lane = lane(margin: BarRelease.sideMargin(of: self, hasController: isAtScrollEdge != nil))
    return CGRect(
      x: lane.minX, y: bounds.minY, width: lane.width,
      height: min(controlMetrics.toolbarHeight, bounds.height))
  }
  package var controlMetrics = ControlMetrics.current { didSet { invalidateIntrinsicContentSize() } }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: controlMetrics.toolbarHeight)
  }

  /// Returns whether the content is at its scroll edge, set by the controller; nil for a bar without one.
  var isAtScrollEdge: (() -> Bool)?

  /// The appearance for the content's scroll position. As for navigation bars, the bar is transparent at
  /// the scroll edge unless an appearance was set for it (since iOS 15).
  private var shownAppearance: UIToolbarAppearance? {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let standard = isCompact ? compactAppearance ?? standardAppearance : standardAppearance
    guard isAtScrollEdge?() ?? false, BarRelease.hasScrollEdge() else { return standard }
    return isCompact ? compactScrollEdgeAppearance ?? scrollEdgeAppearance : scrollEdgeAppearance
  }

  /// The frame of one of the bar's buttons; nil if it is not shown.
  func frame(of item: UIBarButtonItem) -> CGRect? {
    let shown = shownItems
    return zip(shown, BarDrawing.places(shown, in: row, grid: layoutGrid)).first { $0.0.source === item }?.1
  }

  @_spi(ViewHooks) open override var classFacts: ClassFacts {
    ClassFacts(
      sizesToContent: true,
      appearance: ClassFacts.Appearance("toolbar", properties: AppearanceProperty.toolbar) { UIToolbar() })
  }

  @_spi(ViewHooks) open override func drawContent(on canvas: ViewCanvas) {
    if let look = shownAppearance, look.isOpaqueOrBlurred || look.backgroundColor != nil {
      BarGround(look, tint: barTintColor, lineAtTop: true, hasController: isAtScrollEdge != nil)
        .draw(in: BarDrawing.reachingDown(bounds, from: self), on: canvas)
    }
    BarDrawing.row(shownItems, in: row, tint: tintColor, on: canvas)
  }
}
