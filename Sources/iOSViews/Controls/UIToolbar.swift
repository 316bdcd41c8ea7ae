import AutoLayout
import Foundation
import Graphics

/// The bar at the bottom, with buttons. (Apple, `UIToolbar`.)
@preconcurrency @MainActor
open class UIToolbar: UIView, ControlMetricsAdopting {
  package var items: [BarItem] = []
  open var barTintColor: UIColor?
  package var controlMetrics = ControlMetrics.current { didSet { invalidateIntrinsicContentSize() } }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: controlMetrics.toolbarHeight)
  }

  override func drawContent(on canvas: ViewCanvas) {
    BarDrawing.background(bounds, barTintColor, lineAtTop: true, on: canvas)
    let row = CGRect(
      x: bounds.minX + 16, y: bounds.minY, width: max(0, bounds.width - 32),
      height: min(controlMetrics.toolbarHeight, bounds.height))
    BarDrawing.row(items, in: row, tint: tintColor, on: canvas)
  }
}
