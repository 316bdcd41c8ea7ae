import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSDrawing

/// The bar at the bottom, with buttons. (Apple, `UIToolbar`.)
@preconcurrency @MainActor
open class UIToolbar: UIView, ControlMetricsAdopting {
  /// Between the bar's sides and its items, in points.
  private static let sideMargin: CGFloat = 16

  /// From the leading side.
  @AlwaysObserved open var items: [UIBarButtonItem]? { didSet { itemsDidChange(from: oldValue ?? []) } }
  /// The items that a document gives a bar of its own.
  package var drawnItems: [BarItem] = []
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var standardAppearance = markedAsBars(UIToolbarAppearance())
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
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
    let lane = lane(margin: Self.sideMargin)
    return CGRect(
      x: lane.minX, y: bounds.minY, width: lane.width,
      height: min(controlMetrics.toolbarHeight, bounds.height))
  }
  package var controlMetrics = ControlMetrics.current { didSet { invalidateIntrinsicContentSize() } }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: controlMetrics.toolbarHeight)
  }

  /// Whether nothing is scrolled below the bar, as its controller knows; nil for a bar without controller.
  var isAtScrollEdge: (() -> Bool)?

  /// As for navigation bars: transparent at the scroll view's edge, unless there is a look for it (iOS 15).
  private var shownAppearance: UIToolbarAppearance? {
    let standard =
      traitCollection.verticalSizeClass == .compact
      ? compactAppearance ?? standardAppearance : standardAppearance
    return isAtScrollEdge?() ?? false ? scrollEdgeAppearance : standard
  }

  /// Where one of the bar's buttons lies; nil for one that it does not show.
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
      BarDrawing.background(
        BarDrawing.reachingDown(bounds, from: self), look.backgroundColor ?? barTintColor, lineAtTop: true,
        line: look.shadowColor, on: canvas)
    }
    BarDrawing.row(shownItems, in: row, tint: tintColor, on: canvas)
  }
}
