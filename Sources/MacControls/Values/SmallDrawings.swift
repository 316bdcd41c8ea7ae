import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// Draws a stepper: two halves with an arrow each.
@MainActor
struct StepperDrawing {
  let isEnabled: Bool

  func draw(in rect: CGRect, on canvas: MacCanvas) {
    guard rect.width > 0, rect.height > 0 else { return }
    Bezel(fill: isEnabled ? .plain : .disabled, radius: min(rect.width * 0.38, 6)).draw(in: rect, on: canvas)
    canvas.fill(
      CGRect(x: rect.minX + 2, y: rect.midY - 0.5, width: max(0, rect.width - 4), height: 1),
      ControlPalette.divider)
    let ink = isEnabled ? NSColor.controlTextColor : .disabledControlTextColor
    let (width, height) = (rect.width * 0.42, rect.width * 0.22)
    func place(_ y: CGFloat) -> CGRect {
      CGRect(x: rect.midX - width / 2, y: y - height / 2, width: width, height: height)
    }
    let stroke = max(1, rect.width * 0.1)
    canvas.stroke(
      ControlMarks.chevronUp(in: place(rect.minY + rect.height * 0.27)), ink, width: stroke, cap: .round,
      join: .round)
    canvas.stroke(
      ControlMarks.chevronDown(in: place(rect.maxY - rect.height * 0.27)), ink, width: stroke, cap: .round,
      join: .round)
  }
}

/// Draws an on-off switch.
@MainActor
struct SwitchDrawing {
  let isOn: Bool
  let isEnabled: Bool

  private static let margin: CGFloat = 1.5

  func draw(in rect: CGRect, on canvas: MacCanvas) {
    guard rect.width > 0, rect.height > 0 else { return }
    canvas.context.saveGState()
    if !isEnabled { canvas.context.setAlpha(0.45) }
    let radius = rect.height / 2
    canvas.fill(rect, cornerRadius: radius, isOn ? canvas.accent : ControlPalette.track)
    canvas.strokeInside(rect, cornerRadius: radius, ControlPalette.trackEdge, width: 0.5)
    let side = rect.height - 2 * Self.margin
    let isAtRight = isOn != canvas.isRightToLeft
    let knob = CGRect(
      x: isAtRight ? rect.maxX - Self.margin - side : rect.minX + Self.margin, y: rect.minY + Self.margin,
      width: side,
      height: side)
    canvas.drawKnob(knob)
    canvas.context.restoreGState()
  }
}

/// Draws a progress indicator.
@MainActor
struct ProgressDrawing {
  let share: CGFloat
  let isIndeterminate: Bool
  let isSpinning: Bool

  private static let barHeight: CGFloat = 6
  private static let spokes = 8

  func draw(in rect: CGRect, on canvas: MacCanvas) {
    guard rect.width > 0, rect.height > 0 else { return }
    guard isSpinning else { return drawBar(in: rect, on: canvas) }
    let side = min(rect.width, rect.height)
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    isIndeterminate ? drawSpokes(in: square, on: canvas) : drawPie(in: square, on: canvas)
  }

  private func drawBar(in rect: CGRect, on canvas: MacCanvas) {
    let height = min(Self.barHeight, rect.height)
    let bar = CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
    canvas.fill(bar, cornerRadius: height / 2, ControlPalette.track)
    canvas.strokeInside(bar, cornerRadius: height / 2, ControlPalette.trackEdge, width: 0.5)
    // An indeterminate bar has a moving piece, which is drawn in the middle.
    let length = isIndeterminate ? bar.width * 0.35 : bar.width * share
    let start = isIndeterminate ? bar.midX - length / 2 : canvas.isRightToLeft ? bar.maxX - length : bar.minX
    guard length > 0 else { return }
    canvas.fill(
      CGRect(x: start, y: bar.minY, width: max(length, height), height: height), cornerRadius: height / 2,
      canvas.accent)
  }

  private func drawSpokes(in rect: CGRect, on canvas: MacCanvas) {
    let (inner, outer, width) = (rect.width * 0.22, rect.width * 0.43, max(1.4, rect.width * 0.1))
    for spoke in 0..<Self.spokes {
      let angle = CGFloat(spoke) / CGFloat(Self.spokes) * 2 * .pi - .pi / 2
      let path = ControlMarks.line([
        (rect.midX + cos(angle) * inner, rect.midY + sin(angle) * inner),
        (rect.midX + cos(angle) * outer, rect.midY + sin(angle) * outer),
      ])
      let strength = 0.16 + 0.5 * CGFloat(spoke) / CGFloat(Self.spokes - 1)
      canvas.stroke(path, NSColor.labelColor.withAlphaComponent(strength), width: width, cap: .round)
    }
  }

  private func drawPie(in rect: CGRect, on canvas: MacCanvas) {
    let disc = rect.insetBy(dx: 1.5, dy: 1.5)
    let width = max(1.5, rect.width * 0.11)
    let ring = disc.insetBy(dx: width / 2, dy: width / 2)
    canvas.stroke(Path(ellipseIn: ring), ControlPalette.track, width: width)
    guard share > 0 else { return }
    var arc = Path()
    arc.addArc(
      center: CGPoint(x: ring.midX, y: ring.midY), radius: ring.width / 2, startAngle: -.pi / 2,
      endAngle: -.pi / 2 + share * 2 * .pi, clockwise: false)
    canvas.stroke(arc, canvas.accent, width: width, cap: .round)
  }
}
