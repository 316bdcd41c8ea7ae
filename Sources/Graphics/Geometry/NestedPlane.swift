/// An object with its own coordinate system inside another such object, such as a view in its superview.
@MainActor
package protocol NestedPlane: AnyObject {
  associatedtype Outer: NestedPlane where Outer.Outer == Outer

  /// The directly enclosing plane; nil for the outermost.
  var planeAround: Outer? { get }
  /// The transform from these coordinates to those of the enclosing plane; for the outermost plane, to those in which its
  /// tree is shown.
  var transformToPlaneAround: CGAffineTransform { get }
}

extension NestedPlane {
  /// The transform from these coordinates to those of another plane; nil means the coordinates in which the whole tree is
  /// shown. O(1) for the enclosing plane, else O(depth).
  package func transform(to other: Outer?) -> CGAffineTransform {
    if let other, other === planeAround { return transformToPlaneAround }
    return transformToTop.concatenating(other.map { $0.transformToTop.inverted() } ?? .identity)
  }

  /// The transform from another plane's coordinates to these; nil means the coordinates in which the whole tree is shown.
  /// O(1) for the enclosing plane, else O(depth).
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
