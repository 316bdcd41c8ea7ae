import Foundation

extension Path {
  /// The path with every point mapped.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var mapped = Path()
    for element in elements {
      switch element {
      case .move(let point): mapped.move(to: point.applying(transform))
      case .line(let point): mapped.addLine(to: point.applying(transform))
      case .quadCurve(let point, let control):
        mapped.addQuadCurve(to: point.applying(transform), control: control.applying(transform))
      case .curve(let point, let control1, let control2):
        mapped.addCurve(
          to: point.applying(transform), control1: control1.applying(transform),
          control2: control2.applying(transform))
      case .close: mapped.closeSubpath()
      }
    }
    return mapped
  }

  /// Whether filling the path covers `point`. Each curve is approximated by 16 lines.
  public func contains(_ point: CGPoint, using rule: FillRule = .winding) -> Bool {
    var winding = 0
    for (start, end) in outline where (start.y <= point.y) != (end.y <= point.y) {
      let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      if x > point.x { winding += start.y < end.y ? 1 : -1 }
    }
    return rule == .winding ? winding != 0 : !winding.isMultiple(of: 2)
  }

  /// The approximate smallest upright rectangle around the outline: curves are approximated by lines, as in
  /// ``contains(_:using:)``.
  package var boundingBoxOfOutline: CGRect? {
    // The first line runs from the origin to the start, and so closes the last.
    let points = outline.dropFirst().map(\.1)
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
      return boundingBoxOfPoints
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static let piecesOfCurve = 16

  /// Straight lines that follow the path, each subpath closed.
  private var outline: [(CGPoint, CGPoint)] {
    var lines: [(CGPoint, CGPoint)] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    func line(to point: CGPoint) {
      lines.append((current, point))
      current = point
    }
    for element in elements {
      switch element {
      case .move(let point):
        line(to: start)
        (start, current) = (point, point)
      case .line(let point): line(to: point)
      case .quadCurve(let end, let control):
        let from = current
        for t in Self.steps { line(to: Self.mix(from, control, control, end, t, isQuadratic: true)) }
      case .curve(let end, let control1, let control2):
        let from = current
        for t in Self.steps { line(to: Self.mix(from, control1, control2, end, t, isQuadratic: false)) }
      case .close: line(to: start)
      }
    }
    line(to: start)
    return lines
  }

  private static var steps: [CGFloat] { (1...piecesOfCurve).map { CGFloat($0) / CGFloat(piecesOfCurve) } }

  /// A point of a Bézier curve.
  private static func mix(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat, isQuadratic: Bool
  ) -> CGPoint {
    let u = 1 - t
    let weights: [(CGPoint, CGFloat)] =
      isQuadratic
      ? [(a, u * u), (b, 2 * u * t), (d, t * t)]
      : [(a, u * u * u), (b, 3 * u * u * t), (c, 3 * u * t * t), (d, t * t * t)]
    return weights.reduce(into: .zero) { sum, term in
      sum.x += term.0.x * term.1
      sum.y += term.0.y * term.1
    }
  }
}
