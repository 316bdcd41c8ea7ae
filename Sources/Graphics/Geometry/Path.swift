import Foundation

/// An outline of straight and curved pieces. A value; filling and stroking are the renderer's.
public struct Path: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  public private(set) var elements: [Element] = []
  /// Where the next piece starts; nil before the first move.
  public private(set) var currentPoint: CGPoint?
  private var startPoint: CGPoint?

  public init() {}

  public init(rect: CGRect) { addRect(rect) }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    addRoundedRect(rect, cornerRadius: cornerRadius)
  }

  public init(roundedRect rect: CGRect, radii: CornerRadii) { addRoundedRect(rect, radii: radii) }

  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  public var isEmpty: Bool { elements.isEmpty }

  public mutating func move(to point: CGPoint) {
    elements.append(.move(to: point))
    currentPoint = point
    startPoint = point
  }

  public mutating func addLine(to point: CGPoint) {
    append(.line(to: point), endingAt: point)
  }

  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    append(.quadCurve(to: point, control: control), endingAt: point)
  }

  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: point, control1: control1, control2: control2), endingAt: point)
  }

  public mutating func closeSubpath() {
    guard let startPoint else { return }
    elements.append(.close)
    currentPoint = startPoint
  }

  public mutating func addPath(_ other: Path) {
    elements += other.elements
    currentPoint = other.currentPoint ?? currentPoint
    startPoint = other.startPoint ?? startPoint
  }

  /// A piece with no move before it starts at its own end, as Core Graphics' error recovery has it.
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
