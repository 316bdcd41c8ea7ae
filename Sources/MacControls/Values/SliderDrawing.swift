import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// Draws a slider: track, ticks and knob, or a dial.
@MainActor
struct SliderDrawing {
  let cell: NSSliderCell
  let isRightToLeft: Bool

  private static let trackWidth: CGFloat = 4
  private static let tickLength: CGFloat = 4
  /// The relative width of knobs of sliders with ticks, which are narrow to point at a tick.
  private static let narrowKnob: CGFloat = 0.4
  private static let mostTicks = 1_000

  private var isVertical: Bool { cell.isVertical }
  private var hasTicks: Bool { cell.numberOfTickMarks > 0 }

  func draw(in rect: CGRect, on canvas: MacCanvas) {
    drawBar(bar(in: rect), in: rect, on: canvas)
    drawTicks(in: rect, on: canvas)
    canvas.drawKnob(knob(in: rect), isEnabled: cell.isEnabled)
  }

  // MARK: Places

  private func knobSide(in rect: CGRect) -> CGFloat { min(cell.knobThickness, rect.width, rect.height) }

  /// The coordinate along the track at a fraction of its length, from 0 to 1.
  private func place(_ share: CGFloat, in rect: CGRect) -> CGFloat {
    let knob = knobSide(in: rect)
    if isVertical { return rect.maxY - knob / 2 - (rect.height - knob) * share }
    return rect.minX + knob / 2 + (rect.width - knob) * (isRightToLeft ? 1 - share : share)
  }

  func knob(in rect: CGRect) -> CGRect {
    let side = knobSide(in: rect)
    let narrow = hasTicks ? side * Self.narrowKnob : side
    let at = place(cell.share, in: rect)
    return isVertical
      ? CGRect(x: rect.midX - side / 2, y: at - narrow / 2, width: side, height: narrow)
      : CGRect(x: at - narrow / 2, y: rect.midY - side / 2, width: narrow, height: side)
  }

  func bar(in rect: CGRect) -> CGRect {
    let width = Self.trackWidth
    return isVertical
      ? CGRect(x: rect.midX - width / 2, y: rect.minY, width: width, height: rect.height)
      : CGRect(x: rect.minX, y: rect.midY - width / 2, width: rect.width, height: width)
  }

  func tick(_ index: Int, in rect: CGRect) -> CGRect {
    let count = max(0, min(Self.mostTicks, cell.numberOfTickMarks))
    let at = place(count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0.5, in: rect)
    let reach = knobSide(in: rect) / 2 - 2
    let isAfter = cell.tickMarkPosition == .below
    if isVertical {
      let x = isAfter ? rect.midX + reach : rect.midX - reach - Self.tickLength
      return CGRect(x: x, y: at - 0.5, width: Self.tickLength, height: 1)
    }
    let y = isAfter ? rect.midY + reach : rect.midY - reach - Self.tickLength
    return CGRect(x: at - 0.5, y: y, width: 1, height: Self.tickLength)
  }

  // MARK: Parts

  func drawBar(_ bar: CGRect, in rect: CGRect, on canvas: MacCanvas) {
    let radius = min(bar.width, bar.height) / 2
    canvas.fill(bar, cornerRadius: radius, ControlPalette.track)
    guard !hasTicks || cell.trackFillColor != nil else { return }
    let at = place(cell.share, in: rect)
    var filled = bar
    if isVertical {
      (filled.origin.y, filled.size.height) = (at, bar.maxY - at)
    } else if isRightToLeft {
      (filled.origin.x, filled.size.width) = (at, bar.maxX - at)
    } else {
      filled.size.width = at - bar.minX
    }
    guard filled.width > 0, filled.height > 0 else { return }
    let color = cell.trackFillColor ?? canvas.accent
    canvas.fill(filled, cornerRadius: radius, cell.isEnabled ? color : color.withAlphaComponent(0.35))
  }

  func drawTicks(in rect: CGRect, on canvas: MacCanvas) {
    for index in 0..<max(0, min(Self.mostTicks, cell.numberOfTickMarks)) {
      canvas.fill(tick(index, in: rect), ControlPalette.tick)
    }
  }

  // MARK: Dial

  /// Draws the dial, clockwise from the bottom: the range of values is a full turn.
  func drawDial(in rect: CGRect, on canvas: MacCanvas) {
    let side = min(rect.width, rect.height)
    let disc = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    Bezel(fill: cell.isEnabled ? .plain : .disabled, radius: side / 2).draw(
      in: disc.insetBy(dx: 0.5, dy: 0.5), on: canvas)
    let angle = (cell.share + 0.25) * 2 * CGFloat.pi
    let reach = side * 0.32
    let dot = CGPoint(x: disc.midX + cos(angle) * reach, y: disc.midY + sin(angle) * reach)
    let size = max(3, side * 0.16)
    canvas.fill(
      Path(ellipseIn: CGRect(x: dot.x - size / 2, y: dot.y - size / 2, width: size, height: size)),
      cell.isEnabled ? canvas.accent : .disabledControlTextColor)
  }
}
