import Foundation

/// A gradient of colours along a line or outwards from a point.
public struct Gradient: Hashable, Sendable {
  /// The geometry of the gradient.
  public enum Shape: Hashable, Sendable {
    /// Along the line from start to end.
    case linear
    /// In circles around the start, outwards to the distance of the end.
    case radial
    /// Between a circle around the start and another around the end.
    case circles(startRadius: CGFloat, endRadius: CGFloat)
    /// Around the start, clockwise on the screen, beginning in the direction of the end.
    case conic
  }

  /// A colour at a place between start (0) and end (1).
  public struct Stop: Hashable, Sendable {
    /// The place, from 0 to 1.
    public var location: CGFloat
    /// The colour at the place.
    public var color: Color

    public init(location: CGFloat, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// The shape along which colours change.
  public var shape: Shape
  /// In ascending order. The first and the last colour extend outwards.
  public var stops: [Stop]
  /// The point of the first colour, in points.
  public var start: CGPoint
  /// The point of the last colour, in points.
  public var end: CGPoint

  public init(shape: Shape = .linear, stops: [Stop], start: CGPoint, end: CGPoint) {
    self.shape = shape
    self.stops = stops
    self.start = start
    self.end = end
  }

  /// The distance from start to end.
  package var length: CGFloat {
    let (x, y) = (end.x - start.x, end.y - start.y)
    return (x * x + y * y).squareRoot()
  }

  /// With every colour's opacity multiplied.
  func multipliedAlpha(by factor: CGFloat) -> Gradient {
    guard factor != 1 else { return self }
    var copy = self
    copy.stops = stops.map { Stop(location: $0.location, color: $0.color.multipliedAlpha(by: factor)) }
    return copy
  }

  var dumpText: String {
    let ends = [start, end].map { "\($0.x.decimalText),\($0.y.decimalText)" }.joined(separator: " to ")
    let colours = stops.map { "\($0.color) at \($0.location.decimalText)" }.joined(separator: ", ")
    return "\(shape.dumpText) \(ends): \(colours)"
  }

  /// False for a gradient without length.
  var isUsable: Bool {
    guard !stops.isEmpty, length.isFinite else { return false }
    guard case .circles(let startRadius, let endRadius) = shape else { return length > 0 }
    return startRadius >= 0 && endRadius >= 0 && (startRadius != endRadius || length > 0)
      && startRadius.isFinite && endRadius.isFinite
  }
}

extension Gradient.Shape {
  fileprivate var dumpText: String {
    guard case .circles(let startRadius, let endRadius) = self else { return "\(self)" }
    return "circles \(startRadius.decimalText) to \(endRadius.decimalText)"
  }
}

extension GraphicsContext {
  /// Fills a path with a gradient. A gradient without colours or length draws nothing.
  public func fill(_ path: Path, using rule: FillRule = .winding, with gradient: Gradient) {
    guard !path.isEmpty, gradient.isUsable else { return }
    append(.gradient(path, rule: rule, gradient.multipliedAlpha(by: alpha)))
  }
}

/// A part of a turn in which one colour changes to another.
package struct GradientWedge: Hashable {
  /// Radians, clockwise on the screen.
  package var start: CGFloat
  package var end: CGFloat
  package var startColor: Color
  package var endColor: Color
}

extension Gradient {
  /// The colours of a whole turn in wedges of limited width, for renderers without gradients of this shape.
  package func wedges(widest: CGFloat) -> [GradientWedge] {
    guard let first = stops.first, let last = stops.last else { return [] }
    let base = atan2(end.y - start.y, end.x - start.x)
    let all =
      [Stop(location: 0, color: first.color)] + stops + [Stop(location: 1, color: last.color)]
    return zip(all, all.dropFirst()).flatMap { from, to -> [GradientWedge] in
      let span = to.location - from.location
      guard span > 0 else { return [] }
      let count = max(1, Int((span / widest).rounded(.up)))
      return (0..<count).map { index in
        let (low, high) = (CGFloat(index) / CGFloat(count), CGFloat(index + 1) / CGFloat(count))
        return GradientWedge(
          start: base + 2 * .pi * (from.location + span * low),
          end: base + 2 * .pi * (from.location + span * high),
          startColor: from.color.mixed(with: to.color, share: low),
          endColor: from.color.mixed(with: to.color, share: high))
      }
    }
  }
}

extension Color {
  /// The mixture between this colour (0) and another (1).
  package func mixed(with other: Color, share: CGFloat) -> Color {
    func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * share }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
