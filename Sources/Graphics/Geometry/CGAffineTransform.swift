import Foundation

#if !canImport(Darwin)
  /// A map of the plane that keeps lines straight and parallel: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
  ///
  /// Core Graphics' type under its own name, for platforms whose Foundation has points and rectangles only.
  public struct CGAffineTransform: Hashable, Sendable, Codable {
    /// The entry in row 1, column 1.
    public var a: CGFloat
    /// The entry in row 1, column 2.
    public var b: CGFloat
    /// The entry in row 2, column 1.
    public var c: CGFloat
    /// The entry in row 2, column 2.
    public var d: CGFloat
    /// The movement along x, in points.
    public var tx: CGFloat
    /// The movement along y, in points.
    public var ty: CGFloat

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// The identity.
    public init() { self = .identity }

    /// A movement.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// A scaling.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A rotation by `angle` radians, from the x axis towards the y axis (clockwise on screen, where y points
    /// down).
    public init(rotationAngle angle: CGFloat) {
      let sine = sin(angle)
      let cosine = cos(angle)
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The transform that changes nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Whether the transform changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// The transform that applies this one first and then `other`.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * other.a + b * other.c, b: a * other.b + b * other.d,
        c: c * other.a + d * other.c, d: c * other.b + d * other.d,
        tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// The transform after a movement.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// The transform after a scaling.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// The transform after a rotation by an angle in radians.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The inverse transform, or this one itself if it is not invertible.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0 else { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
  }

  extension CGPoint {
    /// The point after a transform.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: transform.a * x + transform.c * y + transform.tx,
        y: transform.b * x + transform.d * y + transform.ty)
    }
  }

  extension CGRect {
    /// The smallest upright rectangle around the mapped corners.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
      let corners = [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
        CGPoint(x: maxX, y: maxY),
      ].map { $0.applying(transform) }
      let xs = corners.map(\.x)
      let ys = corners.map(\.y)
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
        return self
      }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
#endif
