import Foundation

extension Path {
  /// How far a cubic's control points lie from its ends to draw a quarter circle of radius 1: 4/3·(√2 − 1), the usual
  /// approximation, off by less than 0.03 % of the radius.
  static let quarterCircleControl: CGFloat = 0.552_284_749_830_793_4

  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// A rectangle with circular corners; a radius above half the shorter side is cut down to it.
  public mutating func addRoundedRect(_ rect: CGRect, cornerRadius: CGFloat) {
    addRoundedRect(rect, radii: CornerRadii(cornerRadius))
  }

  /// A rectangle whose circular corners have radii of their own, each cut down to half the shorter side.
  public mutating func addRoundedRect(_ rect: CGRect, radii: CornerRadii) {
    let radii = radii.fitting(rect.size)
    guard radii != .zero else { return addRect(rect) }
    move(to: CGPoint(x: rect.minX + radii.topLeft, y: rect.minY))
    turn(around: CGPoint(x: rect.maxX, y: rect.minY), from: (-radii.topRight, 0), to: (0, radii.topRight))
    turn(
      around: CGPoint(x: rect.maxX, y: rect.maxY), from: (0, -radii.bottomRight), to: (-radii.bottomRight, 0))
    turn(around: CGPoint(x: rect.minX, y: rect.maxY), from: (radii.bottomLeft, 0), to: (0, -radii.bottomLeft))
    turn(around: CGPoint(x: rect.minX, y: rect.minY), from: (0, radii.topLeft), to: (radii.topLeft, 0))
    closeSubpath()
  }

  /// A line to where a corner's curve begins, and the curve; both ends are told from the corner.
  private mutating func turn(
    around corner: CGPoint, from start: (x: CGFloat, y: CGFloat), to end: (x: CGFloat, y: CGFloat)
  ) {
    addLine(to: CGPoint(x: corner.x + start.x, y: corner.y + start.y))
    guard start != end else { return }
    addCorner(corner, to: CGPoint(x: corner.x + end.x, y: corner.y + end.y))
  }

  public mutating func addEllipse(in rect: CGRect) {
    move(to: CGPoint(x: rect.midX, y: rect.minY))
    addCorner(CGPoint(x: rect.maxX, y: rect.minY), to: CGPoint(x: rect.maxX, y: rect.midY))
    addCorner(CGPoint(x: rect.maxX, y: rect.maxY), to: CGPoint(x: rect.midX, y: rect.maxY))
    addCorner(CGPoint(x: rect.minX, y: rect.maxY), to: CGPoint(x: rect.minX, y: rect.midY))
    addCorner(CGPoint(x: rect.minX, y: rect.minY), to: CGPoint(x: rect.midX, y: rect.minY))
    closeSubpath()
  }

  /// An arc in radians. `clockwise` is Core Graphics': as seen with y pointing *up*, so on a screen (y down) `false`
  /// runs clockwise. A line joins the current point, if any, to the arc's start.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    let start = CGPoint(x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle))
    if currentPoint == nil { move(to: start) } else { addLine(to: start) }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    for index in 0..<pieces {
      addArcPiece(center: center, radius: radius, from: startAngle + step * CGFloat(index), by: step)
    }
  }

  /// A quarter of an ellipse from the current point around `corner`.
  private mutating func addCorner(_ corner: CGPoint, to end: CGPoint) {
    guard let start = currentPoint else { return }
    let share = Self.quarterCircleControl
    addCurve(
      to: end,
      control1: CGPoint(
        x: start.x + (corner.x - start.x) * share, y: start.y + (corner.y - start.y) * share),
      control2: CGPoint(x: end.x + (corner.x - end.x) * share, y: end.y + (corner.y - end.y) * share))
  }

  private mutating func addArcPiece(
    center: CGPoint, radius: CGFloat, from start: CGFloat, by sweep: CGFloat
  ) {
    let reach = 4 / 3 * tan(sweep / 4) * radius
    let end = start + sweep
    let first = CGPoint(x: center.x + radius * cos(start), y: center.y + radius * sin(start))
    let last = CGPoint(x: center.x + radius * cos(end), y: center.y + radius * sin(end))
    addCurve(
      to: last,
      control1: CGPoint(x: first.x - reach * sin(start), y: first.y + reach * cos(start)),
      control2: CGPoint(x: last.x + reach * sin(end), y: last.y - reach * cos(end)))
  }

  /// The signed angle of an arc, brought into one turn.
  private static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let raw = end - start
    guard raw.isFinite else { return 0 }
    if abs(raw) >= turn { return clockwise ? -turn : turn }
    if clockwise { return raw > 0 ? raw - turn : raw }
    return raw < 0 ? raw + turn : raw
  }
}
