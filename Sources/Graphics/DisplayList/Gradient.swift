import Foundation

/// A run of colours along a line or out from a point.
public struct Gradient: Hashable, Sendable {
  /// How the colours run.
  public enum Shape: Hashable, Sendable {
    /// Across the line from start to end.
    case linear
    /// In circles about the start, out to as far as the end is.
    case radial
  }

  /// A colour at a place between start (0) and end (1).
  public struct Stop: Hashable, Sendable {
    public var location: CGFloat
    public var color: Color

    public init(location: CGFloat, color: Color) {
      self.location = location
      self.color = color
    }
  }

  public var shape: Shape
  /// In ascending order. Before the first and after the last, their colours go on.
  public var stops: [Stop]
  public var start: CGPoint
  public var end: CGPoint

  public init(shape: Shape = .linear, stops: [Stop], start: CGPoint, end: CGPoint) {
    self.shape = shape
    self.stops = stops
    self.start = start
    self.end = end
  }

  /// How far the end is from the start.
  package var length: CGFloat {
    let (x, y) = (end.x - start.x, end.y - start.y)
    return (x * x + y * y).squareRoot()
  }

  var dumpText: String {
    let ends = [start, end].map { "\($0.x.decimalText),\($0.y.decimalText)" }.joined(separator: " to ")
    let colours = stops.map { "\($0.color) at \($0.location.decimalText)" }.joined(separator: ", ")
    return "\(shape) \(ends): \(colours)"
  }
}

extension GraphicsContext {
  /// Fills a path with a run of colours. A gradient without colours, or of no length, draws nothing.
  public func fill(_ path: Path, using rule: FillRule = .winding, with gradient: Gradient) {
    guard !path.isEmpty, !gradient.stops.isEmpty, gradient.length > 0, gradient.length.isFinite else {
      return
    }
    append(.gradient(path, rule: rule, gradient))
  }
}
