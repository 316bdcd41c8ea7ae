import AutoLayout
import Foundation
import Graphics

/// The bar at the bottom, with a tab for each part of an app. (Apple, `UITabBar`.)
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Apple's, in every release but the newest.
  private static let height: CGFloat = 49
  private static let font = UIFont.systemFont(ofSize: 10, weight: .medium)
  private static let iconSide: CGFloat = 26

  package var items: [BarItem] = []
  open var selectedIndex = 0
  open var barTintColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  override func drawContent(on canvas: ViewCanvas) {
    BarDrawing.background(bounds, barTintColor, lineAtTop: true, on: canvas)
    guard !items.isEmpty else { return }
    let width = bounds.width / CGFloat(items.count)
    for (index, item) in items.enumerated() {
      let cell = CGRect(
        x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width,
        height: min(Self.height, bounds.height))
      draw(item, in: cell, color: index == selectedIndex ? tintColor : .systemGray, on: canvas)
    }
  }

  private func draw(_ item: BarItem, in cell: CGRect, color: UIColor, on canvas: ViewCanvas) {
    let icon = CGRect(
      x: cell.midX - Self.iconSide / 2, y: cell.minY + 5, width: Self.iconSide, height: Self.iconSide)
    if let image = item.image {
      image.draw(in: icon, on: canvas, tint: color)
    } else {
      canvas.strokeInside(icon.insetBy(dx: 2, dy: 2), cornerRadius: 5, color, width: 1.6)
    }
    canvas.drawLine(
      item.title ?? "", in: CGRect(x: cell.minX, y: cell.minY + 33, width: cell.width, height: 13),
      font: Self.font, color: color, alignment: .center)
  }
}
