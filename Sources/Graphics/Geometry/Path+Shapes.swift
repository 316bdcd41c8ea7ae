import Foundation

extension Path {
  /// The distance of a cubic's control points from its ends for a quarter circle of radius 1: 4/3·(√2 − 1), the usual
  /// approximation, off by less than 0.03 % of the radius.
  static let quarterCircleControl: CGFloat = 0.552_284_749_830_793_4

  /// Adds a rectangle as a closed subpath.
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// A rectangle with circular corners; a radius above half the shorter side is reduced to it.
  public mutating func addRoundedRect(_ rect: CGRect, cornerRadius: CGFloat) {
    addRoundedRect(rect, radii: CornerRadii(cornerRadius))
  }

  /// A rectangle whose circular corners have individual radii, each limited to half the shorter side.
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

  /// A rectangle whose corner curves begin up to 1.53 radii from the corner, with low curvature at first. Corners that
  /// do not fit are circular. (The points of `UIBezierPath(roundedRect:cornerRadius:)` since iOS 7, as published by
  /// PaintCode's makers.)
  public mutating func addContinuousRoundedRect(_ rect: CGRect, radii: CornerRadii) {
    let radii = radii.fitting(rect.size)
    let most = max(max(radii.topLeft, radii.topRight), max(radii.bottomLeft, radii.bottomRight))
    guard most > 0, Self.continuousReach * most * 2 <= min(rect.width, rect.height) else {
      return addRoundedRect(rect, radii: radii)
    }
    move(to: CGPoint(x: rect.minX + Self.continuousReach * radii.topLeft, y: rect.minY))
    bend(at: CGPoint(x: rect.maxX, y: rect.minY), radii.topRight, from: (-1, 0), to: (0, 1))
    bend(at: CGPoint(x: rect.maxX, y: rect.maxY), radii.bottomRight, from: (0, -1), to: (-1, 0))
    bend(at: CGPoint(x: rect.minX, y: rect.maxY), radii.bottomLeft, from: (1, 0), to: (0, -1))
    bend(at: CGPoint(x: rect.minX, y: rect.minY), radii.topLeft, from: (0, 1), to: (1, 0))
    closeSubpath()
  }

  /// The start of a continuous corner, in radii from the corner.
  private static let continuousReach: CGFloat = 1.528_664_83

  /// A line to the start of a continuous corner, and its three curves; the ends are directions from the corner.
  private mutating func bend(
    at corner: CGPoint, _ radius: CGFloat, from start: (x: CGFloat, y: CGFloat),
    to end: (x: CGFloat, y: CGFloat)
  ) {
    /// The distances from the corner at which the bend starts, in radii: along one side and along the other.
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x + radius * (along * start.x + across * end.x),
        y: corner.y + radius * (along * start.y + across * end.y))
    }
    guard radius > 0 else { return addLine(to: corner) }
    addLine(to: point(Self.continuousReach, 0))
    addCurve(
      to: point(0.631_493_79, 0.074_911_39), control1: point(1.088_492_96, 0),
      control2: point(0.868_406_94, 0))
    addCurve(
      to: point(0.074_911_39, 0.631_493_79), control1: point(0.372_823_83, 0.169_059_56),
      control2: point(0.169_059_56, 0.372_823_83))
    addCurve(
      to: point(0, Self.continuousReach), control1: point(0, 0.868_406_94),
      control2: point(0, 1.088_492_96))
  }

  /// A line to the start of a corner's curve, and the curve. Both ends are relative to the corner.
  private mutating func turn(
    around corner: CGPoint, from start: (x: CGFloat, y: CGFloat), to end: (x: CGFloat, y: CGFloat)
  ) {
    addLine(to: CGPoint(x: corner.x + start.x, y: corner.y + start.y))
    guard start != end else { return }
    addCorner(corner, to: CGPoint(x: corner.x + end.x, y: corner.y + end.y))
  }

  /// Adds the ellipse in a rectangle as a closed subpath.
  public mutating func addEllipse(in rect: CGRect) {
    move(to: CGPoint(x: rect.midX, y: rect.minY))
    addCorner(CGPoint(x: rect.maxX, y: rect.minY), to: CGPoint(x: rect.maxX, y: rect.midY))
    addCorner(CGPoint(x: rect.maxX, y: rect.maxY), to: CGPoint(x: rect.midX, y: rect.maxY))
    addCorner(CGPoint(x: rect.minX, y: rect.maxY), to: CGPoint(x: rect.minX, y: rect.midY))
    addCorner(CGPoint(x: rect.minX, y: rect.minY), to: CGPoint(x: rect.midX, y: rect.minY))
    closeSubpath()
  }

  /// An arc in radians. `clockwise` is Core Graphics': it assumes that y points *up*, so on a screen (y down) `false`
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

  /// The part of a circle that touches the lines from the current point to the first end and from there to the second. A
  /// line joins the current point to it. If the lines form no corner, only the line to the first end is added.
  public mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
    guard let start = currentPoint else { return move(to: corner) }
    let (one, other) = (
      atan2(start.y - corner.y, start.x - corner.x), atan2(end.y - corner.y, end.x - corner.x)
    )
    var turn = other - one
    while turn > .pi { turn -= 2 * .pi }
    while turn < -.pi { turn += 2 * .pi }
    guard radius > 0, start != corner, end != corner, abs(sin(turn)) > 1e-9 else {
      return addLine(to: corner)
    }
    let distance = radius / sin(abs(turn) / 2)
    let bisector = one + turn / 2
    let center = CGPoint(x: corner.x + distance * cos(bisector), y: corner.y + distance * sin(bisector))
    let side: CGFloat = turn > 0 ? 1 : -1
    addArc(
      center: center, radius: radius, startAngle: one - side * .pi / 2, endAngle: other + side * .pi / 2,
      clockwise: turn > 0)
  }

  /// Adds another path, and a line from the current point to its start.
  package mutating func join(_ other: Path) {
    guard currentPoint != nil, case .move(let start)? = other.elements.first else { return addPath(other) }
    addLine(to: start)
    for element in other.elements.dropFirst() {
      switch element {
      case .move(let point): move(to: point)
      case .line(let point): addLine(to: point)
      case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
      case .curve(let point, let control1, let control2):
        addCurve(to: point, control1: control1, control2: control2)
      case .close: closeSubpath()
      }
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

  /// The signed angle of an arc, reduced to one turn.
  private static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let raw = end - start
    guard raw.isFinite else { return 0 }
    if abs(raw) >= turn { return clockwise ? -turn : turn }
    if clockwise { return raw > 0 ? raw - turn : raw }
    return raw < 0 ? raw + turn : raw
  }
}
