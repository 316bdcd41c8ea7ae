import Foundation

/// The size of one unit of a view's own coordinate system in its superview's, on each axis.
public struct BoundsScale: Hashable, Sendable {
  /// The factor for widths.
  public var x: CGFloat
  /// The factor for heights.
  public var y: CGFloat

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// No scaling.
  public static let identity = BoundsScale(x: 1, y: 1)

  subscript(axis: LayoutAxis) -> CGFloat { axis == .horizontal ? x : y }
}

/// Scaled coordinate systems: a view's content is measured in the view's own units, so that zooming a container zooms
/// the spaces in it, while zooming the views inside does not (Apple, "Working with Auto Layout Programmatically").
extension LayoutEngine {
  /// The host's units in one unit of the coordinate system inside `node`. 1 unless some view's bounds are scaled, and
  /// then O(depth).
  func units(inside node: LayoutNode?, _ axis: LayoutAxis) -> Double {
    guard scalesBounds else { return 1 }
    var scale = 1.0
    var current = node
    while let node = current {
      scale *= Double(node.boundsScale[axis])
      current = node === host ? nil : node.parent
    }
    return scale
  }

  /// The host's units in one unit of the coordinate system in which `node`'s frame lies.
  func units(around node: LayoutNode, _ axis: LayoutAxis) -> Double {
    node === host ? 1 : units(inside: node.parent, axis)
  }
}

extension LayoutNode {
  /// Scales the coordinate system inside the view: its bounds are its frame divided by this. Both factors are finite
  /// and above 0.
  public func setBoundsScale(_ scale: BoundsScale) {
    precondition(
      scale.x > 0 && scale.y > 0 && scale.x.isFinite && scale.y.isFinite, "A scale must be above 0.")
    guard scale != boundsScale else { return }
    boundsScale = scale
    let engine = self.engine
    engine.scalesBounds = true
    forEachInSubtree { node in
      for axis in LayoutAxis.allCases where node.slot != nil { engine.resetContentRows(of: node, axis) }
      node.invalidateContentSize()
      node.geometryDidChange(isStructural: true)
    }
  }
}
