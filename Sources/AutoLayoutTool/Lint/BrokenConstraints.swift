import AutoLayout
import Foundation

/// The required constraints of a document that its saved frames break, by more than the dialect tolerates. No size that only
/// a control tells is needed to see that.
@MainActor
struct BrokenConstraints {
  private struct End: Hashable {
    var view: ObjectIdentifier
    var axis: LayoutAxis
  }
  private var ends: Set<End> = []

  init(in scene: InspectedScene) {
    let inspected = Dictionary(scene.views.map { (ObjectIdentifier($0.view), $0) }) { first, _ in first }
    let tolerance = scene.scene.dialect.toleranceOfUnmarked
    for holder in scene.views {
      for constraint in holder.view.held where constraint is any SavedConstraint {
        let spec = constraint.spec
        guard spec.priority >= .required, spec.starts == nil,
          let first = Self.end(spec.firstItem, inspected),
          let left = Self.value(spec.firstAttribute, of: first)
        else { continue }
        var right = spec.constant
        var found = [(first, spec.firstAttribute.axis)]
        if spec.secondAttribute != .notAnAttribute {
          guard let second = Self.end(spec.secondItem, inspected),
            let value = Self.value(spec.secondAttribute, of: second)
          else { continue }
          found.append((second, spec.secondAttribute.axis))
          right += value * spec.multiplier
        }
        if Self.excess(of: left - right, spec.relation) > tolerance {
          for (end, axis) in found {
            if let axis { ends.insert(End(view: ObjectIdentifier(end.view), axis: axis)) }
          }
        }
      }
    }
  }

  /// Whether such a constraint is tied to a view along an axis.
  func touch(_ view: any LintedView, _ axis: LayoutAxis) -> Bool {
    ends.contains(End(view: ObjectIdentifier(view), axis: axis))
  }

  /// The view that stands at an end of a constraint; nil for guides, and for views whose saved size will not be theirs.
  private static func end(
    _ item: LayoutItem?, _ inspected: [ObjectIdentifier: InspectedView]
  ) -> InspectedView? {
    guard let view = (item as? LayoutNode)?.owner.flatMap({ inspected[ObjectIdentifier($0)] }),
      !view.view.isSizedBySuperview
    else { return nil }
    return view
  }

  /// Nil for attributes that frames alone do not tell.
  private static func value(_ attribute: LayoutAttribute, of inspected: InspectedView) -> CGFloat? {
    guard let frame = inspected.savedFrame, !frame.isEmpty else { return nil }
    let rect = inspected.view.aligned(frame)
    switch attribute {
    case .left, .leading: return rect.minX
    case .right, .trailing: return rect.maxX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .width: return rect.width
    case .height: return rect.height
    case .centerX: return rect.midX
    case .centerY: return rect.midY
    default: return nil
    }
  }

  private static func excess(of difference: CGFloat, _ relation: LayoutRelation) -> CGFloat {
    switch relation {
    case .equal: abs(difference)
    case .greaterThanOrEqual: -difference
    case .lessThanOrEqual: difference
    }
  }
}
