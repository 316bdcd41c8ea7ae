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
  /// Whether titles are large, where their items do not want otherwise. Default false.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { largeTitlesDidChange?() } }
  }
  /// The controller's, which places the bar.
  var largeTitlesDidChange: (() -> Void)?
  /// Whether the title stands large below the buttons.
  var showsLargeTitle = false
  private static let largeTitleFont = UIFont.systemFont(ofSize: 34, weight: .bold)
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
    let height = min(Self.height, bounds.height)
    let row = CGRect(
      x: bounds.minX + 16, y: showsLargeTitle ? bounds.minY : bounds.maxY - height,
      width: max(0, bounds.width - 32), height: height)
    if showsLargeTitle { drawLargeTitle(below: row, on: canvas) }
    BarDrawing.row(leftItems + [BarItem(space: .flexible)] + rightItems, in: row, tint: tintColor, on: canvas)
    guard !showsLargeTitle else { return }
    canvas.drawLine(
      title ?? "", in: row.insetBy(dx: min(64, row.width / 2), dy: 0), font: Self.titleFont, color: .label,
      alignment: .center)
  }

  private func drawLargeTitle(below row: CGRect, on canvas: ViewCanvas) {
    let place = CGRect(x: row.minX, y: row.maxY, width: row.width, height: max(0, bounds.maxY - row.maxY))
    canvas.drawLine(
      title ?? "", in: place, font: Self.largeTitleFont, color: .label, direction: textDirection)
  }
}
