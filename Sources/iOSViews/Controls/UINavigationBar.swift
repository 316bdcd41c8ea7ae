import AutoLayout
import Foundation
import Graphics

/// The bar at the top, with a title between buttons. (Apple, `UINavigationBar`.)
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Saved frames: n = 17.
  private static let height: CGFloat = 44
  private static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)

  open var title: String?
  package var leftItems: [BarItem] = []
  package var rightItems: [BarItem] = []
  open var barTintColor: UIColor?
  /// False for a bar that lets what is below it show, as one with a large title does.
  package var showsBackground = true

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  override func drawContent(on canvas: ViewCanvas) {
    if showsBackground { BarDrawing.background(bounds, barTintColor, lineAtTop: false, on: canvas) }
    let row = CGRect(
      x: bounds.minX + 16, y: bounds.maxY - min(Self.height, bounds.height), width: max(0, bounds.width - 32),
      height: min(Self.height, bounds.height))
    BarDrawing.row(leftItems + [BarItem(space: .flexible)] + rightItems, in: row, tint: tintColor, on: canvas)
    canvas.drawLine(
      title ?? "", in: row.insetBy(dx: min(64, row.width / 2), dy: 0), font: Self.titleFont, color: .label,
      alignment: .center)
  }
}
