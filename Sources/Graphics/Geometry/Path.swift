import Foundation

/// An outline of straight and curved pieces. A value; renderers fill and stroke it.
public struct Path: Hashable, Sendable {
  /// A step of a path.
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  /// The steps, in order.
  public private(set) var elements: [Element] = []
  /// The start of the next piece; nil before the first move.
  public private(set) var currentPoint: CGPoint?
  private var startPoint: CGPoint?

  public init() {}

  /// The outline of a rectangle.
  public init(rect: CGRect) { addRect(rect) }

  /// The outline of a rectangle with round corners of one radius, in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    addRoundedRect(rect, cornerRadius: cornerRadius)
  }

  /// The outline of a rectangle with round corners.
  public init(roundedRect rect: CGRect, radii: CornerRadii) { addRoundedRect(rect, radii: radii) }

  /// The outline of the ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether the path has no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a new subpath.
  public mutating func move(to point: CGPoint) {
    elements.append(.move(to: point))
    currentPoint = point
    startPoint = point
  }

  /// Adds a line from the current point.
  public mutating func addLine(to point: CGPoint) {
    append(.line(to: point), endingAt: point)
  }

  /// Adds a quadratic curve from the current point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    append(.quadCurve(to: point, control: control), endingAt: point)
  }

  /// Adds a cubic curve from the current point.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: point, control1: control1, control2: control2), endingAt: point)
  }

  /// Closes the subpath with a line to its start.
  public mutating func closeSubpath() {
    guard let startPoint else { return }
    elements.append(.close)
    currentPoint = startPoint
  }

  /// Adds the steps of another path.
  public mutating func addPath(_ other: Path) {
    elements += other.elements
    currentPoint = other.currentPoint ?? currentPoint
    startPoint = other.startPoint ?? startPoint
  }

  /// A piece without a preceding move starts at its own end, as in Core Graphics' error recovery.
  private mutating func append(_ element: Element, endingAt point: CGPoint) {
    guard currentPoint != nil else { return move(to: point) }
    elements.append(element)
    currentPoint = point
  }

  /// The smallest upright rectangle around all points, control points included; nil for an empty path.
  public var boundingBoxOfPoints: CGRect? {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return nil }
    let corners = points.dropFirst().reduce(into: (low: first, high: first)) { box, point in
      box.low = CGPoint(x: min(box.low.x, point.x), y: min(box.low.y, point.y))
      box.high = CGPoint(x: max(box.high.x, point.x), y: max(box.high.y, point.y))
    }
    return CGRect(
      x: corners.low.x, y: corners.low.y, width: corners.high.x - corners.low.x,
      height: corners.high.y - corners.low.y)
  }
}

extension Path.Element {
  /// The piece's points in drawing order, its end last.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }
}
