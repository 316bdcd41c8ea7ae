/// Something with coordinates of its own that lies in another of its kind, such as a view in its superview.
@MainActor
package protocol NestedPlane: AnyObject {
  associatedtype Outer: NestedPlane where Outer.Outer == Outer

  /// The closest one around this one; nil for the outermost.
  var planeAround: Outer? { get }
  /// From these coordinates to those of the one around it; of the outermost, to those that its tree is seen in.
  var transformToPlaneAround: CGAffineTransform { get }
}

extension NestedPlane {
  /// From these coordinates to another's; nil stands for those that the whole tree is seen in. O(1) to those of the plane
  /// around, else O(depth).
  package func transform(to other: Outer?) -> CGAffineTransform {
    if let other, other === planeAround { return transformToPlaneAround }
    return transformToTop.concatenating(other.map { $0.transformToTop.inverted() } ?? .identity)
  }

  /// From another's coordinates to these; nil stands for those that the whole tree is seen in. O(1) from those of the plane
  /// around, else O(depth).
  package func transform(from other: Outer?) -> CGAffineTransform {
    if let other, other === planeAround { return transformToPlaneAround.inverted() }
    return (other?.transformToTop ?? .identity).concatenating(transformToTop.inverted())
  }

  private var transformToTop: CGAffineTransform {
    var sum = transformToPlaneAround
    var next = planeAround
    while let current = next {
      sum = sum.concatenating(current.transformToPlaneAround)
      next = current.planeAround
    }
    return sum
  }
}
