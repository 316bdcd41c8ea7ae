import Foundation

/// The outlines of strokes, and dashes, as paths.
extension Path {
  /// The area that a stroke covers, by the winding rule. Dashes of the style count, and curves are drawn as 32 lines each.
  ///
  /// The outline is a union: a quadrilateral for each line, and a shape for each corner and each end.
  package func stroked(_ style: StrokeStyle) -> Path {
    let path = style.dash.isEmpty ? self : dashed(phase: style.dashPhase, lengths: style.dash)
    var outline = StrokeOutline(style: style)
    for line in path.polylines { outline.add(line) }
    return outline.path
  }

  /// The dashes of the path, as open lines. Lengths of dashes and gaps follow each other and are repeated.
  package func dashed(phase: CGFloat, lengths: [CGFloat]) -> Path {
    guard lengths.allSatisfy({ $0 >= 0 }), lengths.contains(where: { $0 > 0 }) else { return self }
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    var dashes = Path()
    for line in polylines {
      var walker = DashWalker(pattern: pattern, phase: phase)
      for (start, end) in line.segments { walker.walk(from: start, to: end, &dashes) }
    }
    return dashes
  }

  /// The subpaths as straight lines.
  private var polylines: [Polyline] {
    var lines: [Polyline] = []
    var line = Polyline()
    for element in elements {
      switch element {
      case .move(let point):
        lines.append(line)
        line = Polyline(points: [point])
      case .line(let point): line.append(point)
      case .quadCurve, .curve:
        guard let start = line.points.last else { continue }
        PathPiece(points: [start] + element.points, beginsSubpath: false).stops.forEach { line.append($0) }
      case .close:
        line.isClosed = true
        lines.append(line)
        line = Polyline(points: line.points.first.map { [$0] } ?? [])
      }
    }
    return (lines + [line]).filter { $0.isClosed || $0.points.count > 1 }
  }
}

/// A subpath of straight lines without repeated points.
private struct Polyline {
  var points: [CGPoint] = []
  var isClosed = false

  mutating func append(_ point: CGPoint) {
    if points.last != point { points.append(point) }
  }

  var segments: [(CGPoint, CGPoint)] {
    var segments = Array(zip(points, points.dropFirst()))
    if isClosed, let first = points.first, let last = points.last, first != last {
      segments.append((last, first))
    }
    return segments
  }
}

/// A walk along lines that draws every other length of a pattern.
private struct DashWalker {
  let pattern: [CGFloat]
  private var index = 0
  /// The rest of the current length.
  private var rest: CGFloat
  private var continues = false

  init(pattern: [CGFloat], phase: CGFloat) {
    self.pattern = pattern
    let total = pattern.reduce(0, +)
    var skipped = phase.truncatingRemainder(dividingBy: total)
    if skipped < 0 { skipped += total }
    while skipped >= pattern[index] {
      skipped -= pattern[index]
      index = (index + 1) % pattern.count
    }
    rest = pattern[index] - skipped
  }

  mutating func walk(from start: CGPoint, to end: CGPoint, _ dashes: inout Path) {
    let length = hypot(end.x - start.x, end.y - start.y)
    var passed: CGFloat = 0
    while passed < length {
      let step = min(rest, length - passed)
      if index.isMultiple(of: 2) {
        if !continues { dashes.move(to: place(passed / length, start, end)) }
        dashes.addLine(to: place((passed + step) / length, start, end))
        continues = true
      }
      passed += step
      rest -= step
      if rest <= 0 { next() }
    }
  }

  private mutating func next() {
    index = (index + 1) % pattern.count
    rest = pattern[index]
    continues = false
  }

  private func place(_ part: CGFloat, _ start: CGPoint, _ end: CGPoint) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
  }
}

/// The union of shapes that make a stroke. All run in the same direction, so that no overlap becomes a hole.
private struct StrokeOutline {
  let style: StrokeStyle
  private(set) var path = Path()
  private var half: CGFloat { style.width / 2 }

  init(style: StrokeStyle) { self.style = style }

  mutating func add(_ line: Polyline) {
    let segments = line.segments
    guard let first = segments.first, let last = segments.last else {
      if style.cap != .butt, let point = line.points.first {
        addEnd(at: point, along: CGVector(dx: 1, dy: 0))
      }
      return
    }
    for (start, end) in segments {
      let side = offset(start, end)
      add([start + side, end + side, end - side, start - side])
    }
    for (one, other) in zip(segments, segments.dropFirst()) { addCorner(one, other) }
    if line.isClosed { return addCorner(last, first) }
    addEnd(at: first.0, along: direction(first.1, first.0))
    addEnd(at: last.1, along: direction(last.0, last.1))
  }

  private func direction(_ start: CGPoint, _ end: CGPoint) -> CGVector {
    let length = hypot(end.x - start.x, end.y - start.y)
    return CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
  }

  /// From the middle of a line to its side.
  private func offset(_ start: CGPoint, _ end: CGPoint) -> CGVector {
    let direction = direction(start, end)
    return CGVector(dx: -direction.dy * half, dy: direction.dx * half)
  }

  private mutating func addEnd(at point: CGPoint, along direction: CGVector) {
    switch style.cap {
    case .butt: return
    case .round: addCircle(around: point)
    case .square:
      let (along, side) = (direction * half, CGVector(dx: -direction.dy * half, dy: direction.dx * half))
      add([point + side, point + side + along, point - side + along, point - side])
    }
  }

  private mutating func addCorner(_ one: (CGPoint, CGPoint), _ other: (CGPoint, CGPoint)) {
    if style.join == .round { return addCircle(around: one.1) }
    let (before, after) = (direction(one.0, one.1), direction(other.0, other.1))
    let turn = before.dx * after.dy - before.dy * after.dx
    guard turn != 0 else { return }
    // The outside of the corner is on the other side of the turn.
    let sign: CGFloat = turn > 0 ? -1 : 1
    let (first, second) = (offset(one.0, one.1) * sign, offset(other.0, other.1) * sign)
    let bevel = [one.1, one.1 + first, one.1 + second]
    add(style.join == .miter ? mitre(bevel, before, after) : bevel)
  }

  /// The corner with its tip, if the tip is near enough.
  private func mitre(_ bevel: [CGPoint], _ before: CGVector, _ after: CGVector) -> [CGPoint] {
    // The angle between the lines, halved: the tip is `half / sin` from the corner.
    let cosine = -(before.dx * after.dx + before.dy * after.dy)
    let sine = ((1 - cosine) / 2).squareRoot()
    guard sine > 0, 1 / sine <= style.miterLimit else { return bevel }
    let middle = CGVector(
      dx: (bevel[1].x + bevel[2].x) / 2 - bevel[0].x, dy: (bevel[1].y + bevel[2].y) / 2 - bevel[0].y)
    let length = hypot(middle.dx, middle.dy)
    guard length > 0 else { return bevel }
    return [bevel[0], bevel[1], bevel[0] + middle * (half / sine / length), bevel[2]]
  }

  private mutating func addCircle(around point: CGPoint) {
    let box = CGRect(x: point.x - half, y: point.y - half, width: style.width, height: style.width)
    let circle = Path(ellipseIn: box)
    path.addPath(Self.area(circle.elements.flatMap(\.points)) < 0 ? circle.reversed() : circle)
  }

  private mutating func add(_ corners: [CGPoint]) {
    let corners = Self.area(corners) < 0 ? corners.reversed() : corners
    path.move(to: corners[0])
    for corner in corners.dropFirst() { path.addLine(to: corner) }
    path.closeSubpath()
  }

  /// Twice the area, negative for the other direction.
  private static func area(_ corners: [CGPoint]) -> CGFloat {
    zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
  }
}

private func + (point: CGPoint, vector: CGVector) -> CGPoint {
  CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
}
private func - (point: CGPoint, vector: CGVector) -> CGPoint {
  CGPoint(x: point.x - vector.dx, y: point.y - vector.dy)
}
private func * (vector: CGVector, factor: CGFloat) -> CGVector {
  CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
}
