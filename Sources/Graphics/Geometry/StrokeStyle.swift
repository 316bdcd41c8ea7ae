import Foundation

/// The shape of a line's ends. Raw values are Core Graphics' (`CGLineCap`).
public enum LineCap: Int32, Hashable, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

/// The shape of a line's corners. Raw values are Core Graphics' (`CGLineJoin`).
public enum LineJoin: Int32, Hashable, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}

/// The rule that determines the inside of a path that crosses itself.
public enum FillRule: Hashable, Sendable {
  case winding
  case evenOdd
}

/// The style of a stroked path. Lengths are in points.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line, in points.
  public var width: CGFloat
  /// The shape of the ends.
  public var cap: LineCap
  /// The shape of the corners.
  public var join: LineJoin
  /// Lengths of dashes and gaps in turn; empty for an unbroken line.
  public var dash: [CGFloat]
  /// The offset in the dash pattern at which the line begins.
  public var dashPhase: CGFloat
  /// The largest distance between the tip of a mitred corner and its inner corner, in line widths; beyond that the
  /// corner is cut off. Core Graphics' default.
  public var miterLimit: CGFloat

  public init(
    width: CGFloat = 1, cap: LineCap = .butt, join: LineJoin = .miter, dash: [CGFloat] = [],
    dashPhase: CGFloat = 0, miterLimit: CGFloat = StrokeStyle.usualMiterLimit
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
    self.dashPhase = dashPhase
    self.miterLimit = miterLimit
  }

  /// The mitre limit of Core Graphics, in line widths.
  public static let usualMiterLimit: CGFloat = 10
}
