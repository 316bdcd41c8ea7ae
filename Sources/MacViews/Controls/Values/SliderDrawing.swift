import AutoLayout
import Foundation
import Graphics

/// Draws a slider: track, ticks and knob, or a dial.
@MainActor
struct SliderDrawing {
  let cell: NSSliderCell

  private static let trackWidth: CGFloat = 4
  private static let tickLength: CGFloat = 4

  func draw(in rect: CGRect, on canvas: MacCanvas) {
    guard rect.width > 0, rect.height > 0 else { return }
    if cell.sliderType == .circular { return drawDial(in: rect, on: canvas) }
    cell.isVertical ? drawVertical(in: rect, on: canvas) : drawHorizontal(in: rect, on: canvas)
  }

  private var fill: NSColor? { cell.trackFillColor }

  private func drawHorizontal(in rect: CGRect, on canvas: MacCanvas) {
    let knob = min(cell.knobThickness, rect.height, rect.width)
    let share = canvas.isRightToLeft ? 1 - cell.share : cell.share
    let x = rect.minX + knob / 2 + (rect.width - knob) * share
    let track = CGRect(x: rect.minX, y: rect.midY - Self.trackWidth / 2, width: rect.width, height: Self.trackWidth)
    drawTrack(track, on: canvas)
    let filled =
      canvas.isRightToLeft
      ? CGRect(x: x, y: track.minY, width: track.maxX - x, height: track.height)
      : CGRect(x: track.minX, y: track.minY, width: x - track.minX, height: track.height)
    if cell.numberOfTickMarks == 0 || fill != nil { drawFilled(filled, on: canvas) }
    let below = cell.tickMarkPosition == .below
    for tick in 0..<ticks {
      let place = rect.minX + knob / 2 + (rect.width - knob) * tickShare(tick)
      let y = below ? rect.midY + knob / 2 - 2 : rect.midY - knob / 2 - Self.tickLength + 2
      canvas.fill(CGRect(x: place - 0.5, y: y, width: 1, height: Self.tickLength), ControlPalette.tick)
    }
    canvas.drawKnob(knobShape(CGPoint(x: x, y: rect.midY), knob), isEnabled: cell.isEnabled)
  }

  private func drawVertical(in rect: CGRect, on canvas: MacCanvas) {
    let knob = min(cell.knobThickness, rect.width, rect.height)
    let y = rect.maxY - knob / 2 - (rect.height - knob) * cell.share
    let track = CGRect(x: rect.midX - Self.trackWidth / 2, y: rect.minY, width: Self.trackWidth, height: rect.height)
    drawTrack(track, on: canvas)
    if cell.numberOfTickMarks == 0 || fill != nil {
      drawFilled(CGRect(x: track.minX, y: y, width: track.width, height: track.maxY - y), on: canvas)
    }
    for tick in 0..<ticks {
      let place = rect.maxY - knob / 2 - (rect.height - knob) * tickShare(tick)
      canvas.fill(
        CGRect(x: rect.midX + knob / 2 - 2, y: place - 0.5, width: Self.tickLength, height: 1), ControlPalette.tick)
    }
    canvas.drawKnob(knobShape(CGPoint(x: rect.midX, y: y), knob), isEnabled: cell.isEnabled)
  }

  /// Knobs of sliders with ticks are narrow, so that they point.
  private func knobShape(_ centre: CGPoint, _ side: CGFloat) -> CGRect {
    let narrow = cell.numberOfTickMarks > 0 ? side * 0.4 : side
    let size = cell.isVertical ? CGSize(width: side, height: narrow) : CGSize(width: narrow, height: side)
    return CGRect(x: centre.x - size.width / 2, y: centre.y - size.height / 2, width: size.width, height: size.height)
  }

  private static let mostTicks = 1_000
  private var ticks: Int { max(0, min(Self.mostTicks, cell.numberOfTickMarks)) }
  private func tickShare(_ tick: Int) -> CGFloat { ticks > 1 ? CGFloat(tick) / CGFloat(ticks - 1) : 0.5 }

  private func drawTrack(_ track: CGRect, on canvas: MacCanvas) {
    canvas.fill(track, cornerRadius: Self.trackWidth / 2, ControlPalette.track)
  }

  private func drawFilled(_ rect: CGRect, on canvas: MacCanvas) {
    guard rect.width > 0, rect.height > 0 else { return }
    let color = fill ?? canvas.accent
    canvas.fill(rect, cornerRadius: Self.trackWidth / 2, cell.isEnabled ? color : color.withAlphaComponent(0.35))
  }

  // MARK: Dial

  /// Clockwise from below: a turn for all of the values.
  private func drawDial(in rect: CGRect, on canvas: MacCanvas) {
    let side = min(rect.width, rect.height)
    let disc = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    Bezel(fill: cell.isEnabled ? .plain : .disabled, radius: side / 2).draw(in: disc.insetBy(dx: 0.5, dy: 0.5), on: canvas)
    let angle = (cell.share + 0.25) * 2 * CGFloat.pi
    let reach = side * 0.32
    let dot = CGPoint(x: disc.midX + cos(angle) * reach, y: disc.midY + sin(angle) * reach)
    let size = max(3, side * 0.16)
    canvas.fill(
      Path(ellipseIn: CGRect(x: dot.x - size / 2, y: dot.y - size / 2, width: size, height: size)),
      cell.isEnabled ? canvas.accent : .disabledControlTextColor)
  }
}
