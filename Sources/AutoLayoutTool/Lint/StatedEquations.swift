import AutoLayout
import Foundation

/// How many equations a document states for the place and the length of each view along each axis. One of them is open if
/// no equation is about the place, or if there are fewer than two, whatever other views do: that needs no size which only a
/// control, a bar or a margin decides.
@MainActor
struct StatedEquations {
  private struct End: Hashable {
    var item: ObjectIdentifier
    var axis: LayoutAxis
  }
  /// A place and a length.
  private static let needed = 2
  private var counts: [End: Int] = [:]
  /// Those of the view's edges or centre and something that is not in it.
  private var places: [End: Int] = [:]

  init(in scene: InspectedScene) {
    for holder in scene.views {
      for constraint in holder.view.held where constraint.spec.relation == .equal {
        note(constraint.spec)
      }
    }
  }

  /// Counts an equation once for each view and axis, however often it names the view.
  private mutating func note(_ spec: ConstraintSpec) {
    var known: Set<End> = []
    var placed: Set<End> = []
    let sides = [(spec.firstItem, spec.firstAttribute), (spec.secondItem, spec.secondAttribute)]
    for ((item, attribute), other) in zip(sides, [spec.secondItem, spec.firstItem]) {
      guard let item, let axis = attribute.axis else { continue }
      let end = End(item: ObjectIdentifier(item), axis: axis)
      known.insert(end)
      let isLength = attribute == .width || attribute == .height
      if !isLength, !Self.isInside(other, item) { placed.insert(end) }
    }
    for end in known { counts[end, default: 0] += 1 }
    for end in placed { places[end, default: 0] += 1 }
  }

  private static func isInside(_ inner: LayoutItem?, _ outer: LayoutItem) -> Bool {
    var next = inner?.node?.parent
    while let node = next {
      if node === outer { return true }
      next = node.parent
    }
    return false
  }

  /// Whether the document leaves the place or the length of a view open along an axis. A content gives a length, and a
  /// stack both.
  func leaveOpen(_ view: any LintedView, _ axis: LayoutAxis) -> Bool {
    guard view.outer?.isStack != true else { return false }
    let end = End(item: ObjectIdentifier(view.layoutNode), axis: axis)
    return (places[end] ?? 0) == 0 || (counts[end] ?? 0) + (view.hasNoContent ? 0 : 1) < Self.needed
  }

  /// Whether fewer than two equations tie what scrolls to the edges of its scroll view, or to its content guide.
  func leaveContentOpen(of scroll: any LintedView, _ axis: LayoutAxis) -> Bool {
    let own = scroll.held.filter { constraint in
      let spec = constraint.spec
      guard spec.relation == .equal, spec.firstAttribute.axis == axis || spec.secondAttribute.axis == axis
      else { return false }
      return [spec.firstItem, spec.secondItem].contains { item in
        item === scroll.layoutNode || item === scroll.layoutNode.contentGuide
      }
    }
    return own.count < Self.needed
  }
}
