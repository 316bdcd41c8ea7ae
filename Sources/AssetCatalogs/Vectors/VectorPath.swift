import Foundation
import Graphics

/// Reads the data of SVG's `path` element (SVG 1.1, 8.3). Data after an error is ignored, as the standard requires.
struct VectorPath {
  private(set) var path = Path()
  private var scanner: VectorScanner
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last curve's second control point; nil after anything but such a curve.
  private var cubicControl: CGPoint?
  private var quadraticControl: CGPoint?

  init(_ data: String) {
    scanner = VectorScanner(data)
    var command: Character = "M"
    while true {
      scanner.skipSeparators()
      if scanner.isAtEnd { return }
      if let letter = scanner.letter() {
        command = letter
      } else if command == "Z" || command == "z" || path.isEmpty {
        return
      }
      guard draw(command) else { return }
      // Further points after a move are lines.
      if command == "M" { command = "L" }
      if command == "m" { command = "l" }
    }
  }

  private mutating func draw(_ command: Character) -> Bool {
    let base = command.isLowercase ? current : .zero
    switch command.lowercased() {
    case "z": path.closeSubpath()
    case "m", "l", "h", "v", "t": return drawStraight(command, from: base)
    case "c", "s": return drawCubic(isSmooth: command.lowercased() == "s", from: base)
    case "q": return drawQuadratic(from: base)
    case "a": return drawArc(from: base)
    default: return false
    }
    current = start
    forgetControls()
    return true
  }

  private mutating func forgetControls() {
    cubicControl = nil
    quadraticControl = nil
  }

  private mutating func point(from base: CGPoint) -> CGPoint? {
    scanner.point().map { CGPoint(x: base.x + $0.x, y: base.y + $0.y) }
  }

  private mutating func drawStraight(_ command: Character, from base: CGPoint) -> Bool {
    let end: CGPoint?
    switch command.lowercased() {
    case "h": end = scanner.number().map { CGPoint(x: base.x + $0, y: current.y) }
    case "v": end = scanner.number().map { CGPoint(x: current.x, y: base.y + $0) }
    default: end = point(from: base)
    }
    guard let end else { return false }
    switch command.lowercased() {
    case "m":
      path.move(to: end)
      start = end
    case "t":
      let control = reflected(quadraticControl)
      path.addQuadCurve(to: end, control: control)
      forgetControls()
      quadraticControl = control
      current = end
      return true
    default: path.addLine(to: end)
    }
    current = end
    forgetControls()
    return true
  }

  private func reflected(_ control: CGPoint?) -> CGPoint {
    guard let control else { return current }
    return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  private mutating func drawCubic(isSmooth: Bool, from base: CGPoint) -> Bool {
    guard let first = isSmooth ? reflected(cubicControl) : point(from: base),
      let second = point(from: base), let end = point(from: base)
    else { return false }
    path.addCurve(to: end, control1: first, control2: second)
    forgetControls()
    cubicControl = second
    current = end
    return true
  }

  private mutating func drawQuadratic(from base: CGPoint) -> Bool {
    guard let control = point(from: base), let end = point(from: base) else { return false }
    path.addQuadCurve(to: end, control: control)
    forgetControls()
    quadraticControl = control
    current = end
    return true
  }

  private mutating func drawArc(from base: CGPoint) -> Bool {
    guard let radii = scanner.point(), let turn = scanner.number(), let isLarge = scanner.flag(),
      let isPositive = scanner.flag(), let end = point(from: base)
    else { return false }
    let arc = VectorArc(
      from: current, to: end, radii: radii, turn: turn * .pi / 180, isLarge: isLarge, isPositive: isPositive)
    if let arc { arc.append(to: &path) } else if end != current { path.addLine(to: end) }
    current = end
    forgetControls()
    return true
  }
}

/// An arc of an ellipse between two points, as curves (SVG 1.1, F.6).
private struct VectorArc {
  private let center: CGPoint
  private let radii: CGPoint
  private let turn: CGFloat
  private let startAngle: CGFloat
  private let sweep: CGFloat
  private let end: CGPoint

  /// Nil if the arc is a line or empty.
  init?(from start: CGPoint, to end: CGPoint, radii: CGPoint, turn: CGFloat, isLarge: Bool, isPositive: Bool)
  {
    guard radii.x != 0, radii.y != 0, start != end else { return nil }
    let (sine, cosine) = (sin(turn), cos(turn))
    let half = CGPoint(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
    let x = cosine * half.x + sine * half.y
    let y = cosine * half.y - sine * half.x
    var (rx, ry) = (abs(radii.x), abs(radii.y))
    // Radii that are too small are enlarged until the arc reaches the ends.
    let stretch = (x * x / (rx * rx) + y * y / (ry * ry)).squareRoot()
    if stretch > 1 { (rx, ry) = (rx * stretch, ry * stretch) }
    let reach = rx * rx * y * y + ry * ry * x * x
    let root = max(0, (rx * rx * ry * ry - reach) / reach).squareRoot() * (isLarge == isPositive ? -1 : 1)
    let middle = CGPoint(x: root * rx * y / ry, y: -root * ry * x / rx)
    center = CGPoint(
      x: cosine * middle.x - sine * middle.y + (start.x + end.x) / 2,
      y: sine * middle.x + cosine * middle.y + (start.y + end.y) / 2)
    startAngle = atan2((y - middle.y) / ry, (x - middle.x) / rx)
    let endAngle = atan2((-y - middle.y) / ry, (-x - middle.x) / rx)
    var sweep = endAngle - startAngle
    if isPositive, sweep < 0 { sweep += 2 * .pi }
    if !isPositive, sweep > 0 { sweep -= 2 * .pi }
    guard sweep.isFinite, center.x.isFinite, center.y.isFinite else { return nil }
    self.sweep = sweep
    self.radii = CGPoint(x: rx, y: ry)
    self.turn = turn
    self.end = end
  }

  func append(to path: inout Path) {
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    let reach = 4 / 3 * tan(step / 4)
    func point(_ angle: CGFloat, _ along: CGFloat) -> CGPoint {
      let x = radii.x * (cos(angle) - along * sin(angle))
      let y = radii.y * (sin(angle) + along * cos(angle))
      return CGPoint(
        x: center.x + cos(turn) * x - sin(turn) * y, y: center.y + sin(turn) * x + cos(turn) * y)
    }
    for piece in 0..<pieces {
      let from = startAngle + CGFloat(piece) * step
      path.addCurve(
        to: piece == pieces - 1 ? end : point(from + step, 0), control1: point(from, reach),
        control2: point(from + step, -reach))
    }
  }
}
