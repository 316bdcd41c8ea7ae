import Foundation

extension Path {
  /// The number of lines that approximate each curve.
  private static let linesOfCurve = 16

  /// The horizontal range of the outline between two heights; nil if it does not reach there. Everything between its
  /// outermost points counts as inside.
  package func reach(from top: CGFloat, to bottom: CGFloat) -> ClosedRange<CGFloat>? {
    var reach: ClosedRange<CGFloat>?
    for (start, end) in lines {
      guard min(start.y, end.y) < bottom, max(start.y, end.y) > top else { continue }
      let low = Self.x(at: max(top, min(start.y, end.y)), from: start, to: end)
      let high = Self.x(at: min(bottom, max(start.y, end.y)), from: start, to: end)
      let own = min(low, high)...max(low, high)
      reach = reach.map { min($0.lowerBound, own.lowerBound)...max($0.upperBound, own.upperBound) } ?? own
    }
    return reach
  }

  private static func x(at y: CGFloat, from start: CGPoint, to end: CGPoint) -> CGFloat {
    guard end.y != start.y else { return start.x }
    return start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)
  }

  /// The lowest point; nil for an empty path.
  package var bottom: CGFloat? { lines.map { max($0.0.y, $0.1.y) }.max() }

  /// The outline in straight lines, each subpath closed.
  private var lines: [(CGPoint, CGPoint)] {
    var lines: [(CGPoint, CGPoint)] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func add(to point: CGPoint) {
      lines.append((current, point))
      current = point
    }
    for element in elements {
      switch element {
      case .move(let point):
        add(to: start)
        (start, current) = (point, point)
      case .line(let point): add(to: point)
      case .quadCurve(let end, let control):
        let from = current
        for step in Self.steps { add(to: Self.point([from, control, end], at: step)) }
      case .curve(let end, let control1, let control2):
        let from = current
        for step in Self.steps { add(to: Self.point([from, control1, control2, end], at: step)) }
      case .close: add(to: start)
      }
    }
    add(to: start)
    return lines
  }

  private static var steps: [CGFloat] { (1...linesOfCurve).map { CGFloat($0) / CGFloat(linesOfCurve) } }

  /// A point of a Bézier curve, by de Casteljau's rule.
  private static func point(_ points: [CGPoint], at share: CGFloat) -> CGPoint {
    var points = points
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map {
        CGPoint(x: $0.x + ($1.x - $0.x) * share, y: $0.y + ($1.y - $0.y) * share)
      }
    }
    return points.first ?? .zero
  }
}
