import Foundation
import Graphics
import ObjCCompatibility

/// Points and rectangles of one layer in another's coordinates. Components outside the plane are
/// ignored.
extension CALayer {
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(from: l)) }
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(from: l).inverted()) }
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(from: l)) }
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(from: l).inverted()) }

  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  package func convertFromSuperlayer(_ p: CGPoint) -> CGPoint { p.applying(transformToSuperlayer.inverted()) }

  /// The transform from another layer's coordinates; nil means the outermost layer.
  private func transform(from other: CALayer?) -> CGAffineTransform {
    let outside = other?.transformToRoot ?? .identity
    return outside.concatenating(transformToRoot.inverted())
  }

  /// The transform from the layer's coordinates to the outermost layer's.
  private var transformToRoot: CGAffineTransform {
    var sum = CGAffineTransform.identity
    var layer: CALayer? = self
    while let current = layer, let outer = current.superlayer {
      sum = sum.concatenating(current.transformToSuperlayer)
      layer = outer
    }
    return sum
  }

  final var transformToSuperlayer: CGAffineTransform {
    let (bounds, anchor) = (bounds, anchorPoint)
    let toAnchor = CGAffineTransform(
      translationX: -bounds.minX - anchor.x * bounds.width, y: -bounds.minY - anchor.y * bounds.height)
    return toAnchor.concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

#if !canImport(ObjectiveC)
  extension CALayer: ObservedThroughAnother {
    /// The view of a view's layer, which records its changes; other layers themselves.
    package var observationSubject: AnyObject { host ?? self }
  }
#endif
