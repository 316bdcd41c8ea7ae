import Foundation

#if !canImport(Darwin)
  /// A direction and a length. (Core Graphics.)
  public struct CGVector: Hashable, Sendable, Codable {
    public var dx: CGFloat
    public var dy: CGFloat

    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    public init() { self.init(dx: 0, dy: 0) }

    public static let zero = CGVector()
  }
#endif

extension CGSize {
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }

  /// The size after a transform scales and rotates it. (Core Graphics,
  /// `CGSizeApplyAffineTransform`.)
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}
