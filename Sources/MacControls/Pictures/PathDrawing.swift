import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// Draws the parts of a path with arrows between them.
@MainActor
struct PathDrawing {
  let cell: NSPathCell

  func draw(in rect: CGRect, on canvas: MacCanvas) {
    guard rect.width > 0, rect.height > 0 else { return }
    if let color = cell.backgroundColor { canvas.fill(rect, color) }
    if cell.pathStyle == .popUp {
      Bezel(fill: cell.isEnabled ? .plain : .disabled, radius: 5).draw(in: rect, on: canvas)
    }
    let space = rect.insetBy(dx: min(MacControlMetrics.pathPadding / 2, rect.width / 2), dy: 0)
    let items = cell.shownItems
    guard !items.isEmpty else {
      return draw(cell.placeholderString ?? "", in: space, .placeholderTextColor, on: canvas)
    }
    canvas.context.saveGState()
    canvas.context.clip(to: rect)
    var x: CGFloat = 0
    for (index, item) in items.enumerated() {
      if index > 0 {
        drawArrow(in: place(x, MacControlMetrics.pathArrow, in: space, canvas), on: canvas)
        x += MacControlMetrics.pathArrow
      }
      let width = cell.width(of: item)
      drawItem(item, in: place(x, width, in: space, canvas), on: canvas)
      x += width
    }
    canvas.context.restoreGState()
    if cell.pathStyle == .popUp { drawPopUpArrows(in: rect, on: canvas) }
  }

  private func place(_ x: CGFloat, _ width: CGFloat, in space: CGRect, _ canvas: MacCanvas) -> CGRect {
    CGRect(
      x: canvas.isRightToLeft ? space.maxX - x - width : space.minX + x, y: space.minY, width: width,
      height: space.height)
  }

  private func drawItem(_ item: NSPathControlItem, in rect: CGRect, on canvas: MacCanvas) {
    var space = rect
    if let image = item.image {
      let side = MacControlMetrics.pathImage
      let size = NSImageScaling.scaleProportionallyDown.size(
        of: image.size, in: CGSize(width: side, height: side))
      let left = canvas.isRightToLeft ? rect.maxX - side : rect.minX
      let box = CGRect(
        x: left + (side - size.width) / 2, y: rect.midY - size.height / 2, width: size.width,
        height: size.height)
      image.draw(in: box, on: canvas, tint: .systemBlue)
      let taken = side + MacControlMetrics.imageTitleGap
      space.size.width = max(0, rect.width - taken)
      if !canvas.isRightToLeft { space.origin.x += taken }
    }
    draw(item.title, in: space, .controlTextColor, on: canvas)
  }

  private func draw(_ text: String, in rect: CGRect, _ color: NSColor, on canvas: MacCanvas) {
    let shown = MacText(
      text, font: cell.textFont, era: cell.era, direction: canvas.isRightToLeft ? .rightToLeft : .leftToRight)
    let baseline = rect.midY + shown.lineHeight / 2 - shown.baselineAboveLineBottom
    shown.draw(
      in: CGRect(x: rect.minX, y: rect.minY, width: rect.width + 1, height: rect.height),
      baseline: baseline.rounded(),
      color: cell.isEnabled ? color : .disabledControlTextColor, on: canvas)
  }

  private func drawArrow(in rect: CGRect, on canvas: MacCanvas) {
    let box = CGRect(x: rect.midX - 1.75, y: rect.midY - 3.5, width: 3.5, height: 7)
    let mark = canvas.isRightToLeft ? ControlMarks.chevronLeft(in: box) : ControlMarks.chevronRight(in: box)
    canvas.stroke(mark, .tertiaryLabelColor, width: 1.3, cap: .round, join: .round)
  }

  private func drawPopUpArrows(in rect: CGRect, on canvas: MacCanvas) {
    let side = max(0, min(rect.height, 20) - 4)
    let box = CGRect(
      x: canvas.isRightToLeft ? rect.minX + 2 : rect.maxX - 2 - side, y: rect.midY - side / 2, width: side,
      height: side)
    ArrowMarks(isSingle: false).draw(
      in: box, cell.isEnabled ? .controlTextColor : .disabledControlTextColor, on: canvas)
  }
}
