import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutReport

/// Rows whose content needs another height than the row was saved with: a row that sizes itself gets it at run time, the
/// saved one contradicts the constraints. Interface Builder marks the content views of such rows as ambiguous
/// (observed in saved documents: 46 of 55 such rows).
@MainActor
enum RowHeights {
  /// Points; half a point is that of the line below a row.
  private static let tolerance: CGFloat = 0.75
  /// A whole point may be the line's, in rows that Interface Builder did not mark (1 of 1 of Xcode 6, 2 of 2 of Xcode 14).
  private static let toleranceOfUnmarked: CGFloat = 1.01

  static func candidates(in scene: InspectedScene) -> [Candidate] {
    let disputed = disputedFromTopToBottom(in: scene)
    guard !disputed.isEmpty else { return [] }
    return scene.views.compactMap { inspected in
      guard disputed.contains(ObjectIdentifier(inspected.view)), inspected.view.documentIdentifier != nil,
        let height = neededHeight(of: inspected.view, in: scene)
      else { return nil }
      return candidate(inspected, height, in: scene)
    }
  }

  /// The content views of rows that conflicts are about, where nothing in them goes from side to side.
  private static func disputedFromTopToBottom(in scene: InspectedScene) -> Set<ObjectIdentifier> {
    var contents: Set<ObjectIdentifier> = []
    for conflict in scene.scene.root.layoutNode.engine.conflicts {
      for case .autoresizing(let node) in conflict.members {
        guard let view = node.owner as? any LintedView, view.isContentOfRow,
          conflict.members.allSatisfy({ isVertical($0, in: node) })
        else { continue }
        contents.insert(ObjectIdentifier(view))
      }
    }
    return contents
  }

  private static func isVertical(_ member: LayoutConflict.Member, in content: LayoutNode) -> Bool {
    switch member {
    case .constraint(let constraint):
      constraint.spec.firstAttribute.axis != .horizontal
        && constraint.spec.secondAttribute.axis != .horizontal
    case .autoresizing(let node), .host(let node): node === content
    case .engineInvariant: true
    }
  }

  /// The height that ends all conflicts of the content's height; nil if none does, or one too near to the saved one to
  /// tell.
  private static func neededHeight(of content: any LintedView, in scene: InspectedScene) -> CGFloat? {
    let frame = content.rect
    let needed = content.fittingHeight()
    let isMarked = scene.marks.hasMark(content) || scene.marks.marksHolder(of: content)
    let least = isMarked ? tolerance : toleranceOfUnmarked
    guard abs(needed - frame.height) > least, isMarked || isStated(content, in: scene) else { return nil }
    let before = scene.conflictCount
    let ends = scene.trying {
      content.rect.size.height = needed
    } takingBack: {
      content.rect = frame
    } _: {
      scene.conflictCount < before && !takesPartInConflict(content, in: scene)
    }
    return ends ? needed : nil
  }

  /// Whether the document alone determines the height that the content of a row needs: no conflict of it needs a margin or a
  /// guide, and none of the views in it has a size that can only be guessed.
  private static func isStated(_ content: any LintedView, in scene: InspectedScene) -> Bool {
    let conflicts = scene.scene.root.layoutNode.engine.conflicts.filter { takesPart(content, in: $0) }
    let specs = conflicts.flatMap(\.members).compactMap { member -> ConstraintSpec? in
      if case .constraint(let constraint) = member { constraint.spec } else { nil }
    }
    let isPlain = specs.allSatisfy { spec in
      !spec.firstAttribute.isMargin && !spec.secondAttribute.isMargin && !(spec.firstItem is LayoutGuideNode)
        && !(spec.secondItem is LayoutGuideNode)
    }
    return isPlain && conflicts.allSatisfy { UnsatisfiableRule.isReported($0, in: scene) }
      && !holdsGuess(content)
  }

  private static func holdsGuess(_ content: any LintedView) -> Bool {
    var pending = content.inner
    while let view = pending.popLast() {
      if view.isGuessed || view.mostOutstanding > 0 { return true }
      pending += view.inner
    }
    return false
  }

  private static func takesPart(_ content: any LintedView, in conflict: LayoutConflict) -> Bool {
    conflict.members.contains { member in
      if case .autoresizing(let node) = member { node === content.layoutNode } else { false }
    }
  }

  /// Where a conflict stays whatever height the content has, no height is the one that the constraints need. Observed: 3 of
  /// 3 rows with two chains of lengths from top to bottom.
  private static func takesPartInConflict(_ content: any LintedView, in scene: InspectedScene) -> Bool {
    scene.scene.root.layoutNode.engine.conflicts.contains { takesPart(content, in: $0) }
  }

  private static func candidate(
    _ inspected: InspectedView, _ height: CGFloat, in scene: InspectedScene
  ) -> Candidate {
    let content = inspected.view
    let line = max((content.outer?.rect.height ?? 0) - content.rect.height, 0)
    let finding = scene.finding(
      .misplaced,
      "The content of \(LintText.name(content.outer ?? content)) was saved "
        + "\(LintText.number(content.rect.height)) points high, but the constraints in it need "
        + LintText.number(height), about: [inspected.object])
    return Candidate(
      finding: finding, fix: { "Make the row \(LintText.number((height + line).rounded(.up))) points high" })
  }
}
