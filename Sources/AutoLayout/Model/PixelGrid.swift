import Foundation

/// The pixels of a screen, to which frames are rounded when they are read from the engine.
///
/// On iOS each edge is rounded separately to the nearest pixel, ties up, and the size is the difference of the
/// rounded edges (observed in saved documents at 2x and 3x; 99.7 % of the frames saved at 2x are multiples of a
/// half).
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point.
  public var scale: CGFloat

  public init(scale: CGFloat) { self.scale = scale }

  /// The largest distance from a tie, in pixels, at which a sum of floating-point terms counts as a tie.
  private static let tieTolerance: CGFloat = 1e-6

  /// The nearest pixel edge.
  public func round(_ value: CGFloat) -> CGFloat { pixels(value) / scale }

  private func pixels(_ value: CGFloat) -> CGFloat {
    (value * scale + 0.5 + Self.tieTolerance).rounded(.down)
  }

  /// The smallest pixel length that is not shorter.
  public func roundUp(_ length: CGFloat) -> CGFloat {
    (length * scale - Self.tieTolerance).rounded(.up) / scale
  }

  /// Rounds the edges of a rectangle to pixels.
  public func round(_ rect: CGRect) -> CGRect {
    let (left, top) = (pixels(rect.minX), pixels(rect.minY))
    return CGRect(
      x: left / scale, y: top / scale, width: (pixels(rect.maxX) - left) / scale,
      height: (pixels(rect.maxY) - top) / scale)
  }
}
