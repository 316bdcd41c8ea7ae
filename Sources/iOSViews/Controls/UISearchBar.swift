import AutoLayout
import Foundation
import Graphics

/// A field to search with, in a bar. (Apple, `UISearchBar`.)
@preconcurrency @MainActor
open class UISearchBar: UIView, ControlMetricsAdopting {
  private static let fieldHeight: CGFloat = 36
  private static let fieldMargin: CGFloat = 8
  private static let fieldRadius: CGFloat = 10
  private static let cancelWidth: CGFloat = 64
  private static let font = UIFont.systemFont(ofSize: 17)

  open var text: String?
  open var placeholder: String?
  open var prompt: String?
  open var showsCancelButton = false
  open var barTintColor: UIColor?
  package var controlMetrics = ControlMetrics.current { didSet { invalidateIntrinsicContentSize() } }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: controlMetrics.searchBarHeight)
  }

  override func drawContent(on canvas: ViewCanvas) {
    canvas.fill(bounds, barTintColor ?? .secondarySystemBackground)
    let height = min(Self.fieldHeight, max(0, bounds.height - 4))
    var field = CGRect(
      x: bounds.minX + Self.fieldMargin, y: bounds.midY - height / 2,
      width: max(0, bounds.width - 2 * Self.fieldMargin), height: height)
    if showsCancelButton {
      field.size.width = max(0, field.width - Self.cancelWidth)
      let place = CGRect(x: field.maxX + 8, y: field.minY, width: Self.cancelWidth - 8, height: height)
      canvas.drawLine("Cancel", in: place, font: Self.font, color: tintColor)
    }
    canvas.fill(Path(roundedRect: field, cornerRadius: Self.fieldRadius), .tertiarySystemFill)
    drawGlass(in: field, on: canvas)
    let typed = text ?? ""
    canvas.drawLine(
      typed.isEmpty ? placeholder ?? "Search" : typed,
      in: CGRect(x: field.minX + 30, y: field.minY, width: max(0, field.width - 38), height: height),
      font: Self.font, color: typed.isEmpty ? .secondaryLabel : .label)
  }

  private func drawGlass(in field: CGRect, on canvas: ViewCanvas) {
    let lens = CGRect(x: field.minX + 9, y: field.midY - 7, width: 11, height: 11)
    canvas.stroke(Path(ellipseIn: lens), .secondaryLabel, width: 1.6)
    var handle = Path()
    handle.move(to: CGPoint(x: lens.maxX - 1.4, y: lens.maxY - 1.4))
    handle.addLine(to: CGPoint(x: lens.maxX + 3, y: lens.maxY + 3))
    canvas.stroke(handle, .secondaryLabel, width: 1.8, cap: .round)
  }
}
