import Foundation

/// Points and rectangles of one layer in another's coordinates; transforms are left out.
extension CALayer {
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let (own, other) = (originInRoot, l?.originInRoot ?? .zero)
    return CGPoint(x: p.x + other.x - own.x, y: p.y + other.y - own.y)
  }

  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let (own, other) = (originInRoot, l?.originInRoot ?? .zero)
    return CGPoint(x: p.x + own.x - other.x, y: p.y + own.y - other.y)
  }

  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, from: l), size: r.size)
  }

  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, to: l), size: r.size)
  }

  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The layer as it is shown: animations end at once, so that it is the layer itself.
  public func presentation() -> Self? { self }
  public func model() -> Self { self }

  /// Where the layer's coordinates start, in those of the outermost layer.
  private var originInRoot: CGPoint {
    var origin = CGPoint.zero
    var layer: CALayer? = self
    while let current = layer, let outer = current.outer {
      origin.x += current.frame.minX - current.bounds.minX
      origin.y += current.frame.minY - current.bounds.minY
      layer = outer
    }
    return origin
  }

  /// The layer that this one lies in: of a view's layer, that of the superview.
  private var outer: CALayer? { view?.superview?.layer ?? superlayer }
}
