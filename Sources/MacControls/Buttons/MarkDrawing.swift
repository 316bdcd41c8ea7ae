import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// Draws a check box or a radio button: the mark and the title beside it.
@MainActor
struct MarkDrawing {
  let cell: NSButtonCell
  let content: ButtonContent

  private var isOn: Bool { cell.state != .off }

  func draw(in rect: CGRect, frame: CGRect, on canvas: MacCanvas) {
    let side = MacControlMetrics.markSide(content.geometry.size)
    let isAtRight = content.position == .imageRight
    let text = content.title
    let line = text.lineHeight
    let top = frame.minY + content.geometry.insets.top
    let firstLine = CGRect(x: rect.minX, y: top, width: rect.width, height: min(rect.height, max(line, side)))
    let mark = CGRect(
      x: isAtRight ? rect.maxX - side : rect.minX, y: firstLine.midY - side / 2, width: side, height: side)
    drawMark(in: mark, on: canvas)
    guard content.position != .imageOnly else { return }
    let start = side + gap(besideMark: side)
    // The alignment rectangle of older ones ends at the baseline, above the letters' descenders.
    let space = CGRect(
      x: isAtRight ? rect.minX : rect.minX + start, y: frame.minY, width: max(0, rect.width - start),
      height: frame.height)
    let height = min(frame.height, content.geometry.frameHeight ?? frame.height)
    let above =
      text.hasSystemFontSize(content.geometry.size)
      ? content.geometry.baselineAboveBottom(frameHeight: height) ?? 0
      : content.geometry.insets.bottom + text.baselineAboveLineBottom
    text.draw(
      in: space, baseline: frame.minY + height - above,
      color: cell.isEnabled ? cell.contentTintColor ?? .controlTextColor : .disabledControlTextColor,
      on: canvas)
  }

  /// The gap between mark and title, which is smaller in frames of old releases.
  private func gap(besideMark side: CGFloat) -> CGFloat {
    let geometry = content.geometry
    let beside = MacControlMetrics.widthBesideText(
      kind: geometry.kind, size: geometry.size, era: geometry.era)
    let space = (beside ?? .infinity) - geometry.insets.left - geometry.insets.right - side
    return max(0, min(MacControlMetrics.markGap, space))
  }

  private func drawMark(in rect: CGRect, on canvas: MacCanvas) {
    let isRadio = content.kind == .radio
    let radius = isRadio ? rect.width / 2 : rect.width * 0.25
    let shape = rect.insetBy(dx: 0.25, dy: 0.25)
    guard cell.isEnabled else {
      Bezel(fill: .disabled, radius: radius).draw(in: shape, on: canvas)
      if isOn { drawSign(in: rect, .disabledControlTextColor, isRadio: isRadio, on: canvas) }
      return
    }
    Bezel(fill: isOn ? .accent(nil) : cell.isHighlighted ? .pressed : .plain, radius: radius).draw(
      in: shape, on: canvas)
    if isOn { drawSign(in: rect, ControlPalette.onAccent, isRadio: isRadio, on: canvas) }
  }

  private func drawSign(in rect: CGRect, _ color: NSColor, isRadio: Bool, on canvas: MacCanvas) {
    let side = rect.width
    let width = max(1.2, side * 0.14)
    if cell.state == .mixed {
      let bar = CGRect(
        x: rect.midX - side * 0.28, y: rect.midY - width / 2, width: side * 0.56, height: width)
      return canvas.fill(bar, cornerRadius: width / 2, color)
    }
    if isRadio {
      let dot = rect.insetBy(dx: side * 0.31, dy: side * 0.31)
      return canvas.fill(Path(ellipseIn: dot), color)
    }
    let sign = CGRect(
      x: rect.midX - side * 0.27, y: rect.midY - side * 0.26, width: side * 0.54, height: side * 0.5)
    canvas.stroke(ControlMarks.check(in: sign), color, width: width, cap: .round, join: .round)
  }
}
