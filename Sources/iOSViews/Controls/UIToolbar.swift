import AutoLayout
import Foundation
import Graphics

/// The bar at the bottom, with buttons. (Apple, `UIToolbar`.)
@preconcurrency @MainActor
open class UIToolbar: UIView, ControlMetricsAdopting {
  /// From the leading side.
  open var items: [UIBarButtonItem]? { didSet { itemsDidChange(from: oldValue ?? []) } }
  /// What documents say of a bar that no items belong to.
  package var drawnItems: [BarItem] = []
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open weak var delegate: AnyObject?

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private var shownItems: [BarItem] {
    guard let items else { return drawnItems }
    let shown = items.map(BarItem.init)
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
      item.view?.frame = place
    }
  }

  private var row: CGRect {
    CGRect(
      x: bounds.minX + 16, y: bounds.minY, width: max(0, bounds.width - 32),
      height: min(controlMetrics.toolbarHeight, bounds.height))
  }
  package var controlMetrics = ControlMetrics.current { didSet { invalidateIntrinsicContentSize() } }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: controlMetrics.toolbarHeight)
  }

  override func drawContent(on canvas: ViewCanvas) {
    BarDrawing.background(bounds, barTintColor, lineAtTop: true, on: canvas)
    BarDrawing.row(shownItems, in: row, tint: tintColor, on: canvas)
  }
}
