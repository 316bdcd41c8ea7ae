import Foundation

/// The radius of each corner of a rectangle, in points; 0 for a square corner.
public struct CornerRadii: Hashable, Sendable {
  /// The radius of the top left corner, in points.
  public var topLeft: CGFloat
  /// The radius of the top right corner, in points.
  public var topRight: CGFloat
  /// The radius of the bottom right corner, in points.
  public var bottomRight: CGFloat
  /// The radius of the bottom left corner, in points.
  public var bottomLeft: CGFloat

  /// Square corners.
  public static let zero = CornerRadii(0)

  public init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same at all corners.
  public init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// The radii, limited to the range from 0 to half the shorter side.
  func fitting(_ size: CGSize) -> CornerRadii {
    let most = max(0, min(size.width, size.height) / 2)
    func fit(_ radius: CGFloat) -> CGFloat { min(max(0, radius), most) }
    return CornerRadii(
      topLeft: fit(topLeft), topRight: fit(topRight), bottomRight: fit(bottomRight),
      bottomLeft: fit(bottomLeft))
  }
}
