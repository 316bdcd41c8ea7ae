import AutoLayout
import Foundation
import LayoutReport

/// Siblings that overlap, though they do not in the saved document.
@MainActor
enum OverlapRule {
  /// Points; less is rounding, and the box of a text is larger than its letters.
  private static let tolerance: CGFloat = 2
  /// Views of one superview that are compared pair by pair; beyond it the rule keeps quiet.
  private static let mostSiblings = 200

  static func candidates(in scene: InspectedScene) -> [Candidate] {
    var children: [Int: [InspectedView]] = [:]
    for inspected in scene.views where inspected.isShown && isVisible(inspected.view) {
      guard let parent = inspected.parent, inspected.savedFrame != nil else { continue }
      children[parent, default: []].append(inspected)
    }
    var candidates: [Candidate] = []
    for parent in scene.views.indices {
      guard let siblings = children[parent], siblings.count <= mostSiblings else { continue }
      for (index, first) in siblings.enumerated() {
        for second in siblings[(index + 1)...] where overlap(first, second) {
          candidates.append(candidate(first, second, in: scene))
        }
      }
    }
    return candidates
  }

  private static func isVisible(_ view: any LintedView) -> Bool {
    view.documentIdentifier != nil && !view.rect.isEmpty && view.showsSomething
  }

  private static func overlap(_ first: InspectedView, _ second: InspectedView) -> Bool {
    guard first.isUnderAutoLayout || second.isUnderAutoLayout, let savedFirst = first.savedFrame,
      let savedSecond = second.savedFrame
    else { return false }
    return isOverlap(first.frame, second.frame) && !savedFirst.intersects(savedSecond)
  }

  private static func isOverlap(_ first: CGRect, _ second: CGRect) -> Bool {
    let common = first.intersection(second)
    return !common.isNull && common.width > tolerance && common.height > tolerance
  }

  private static func candidate(
    _ first: InspectedView, _ second: InspectedView, in scene: InspectedScene
  ) -> Candidate {
    let common = first.frame.intersection(second.frame)
    let finding = scene.finding(
      .overlap,
      "\(LintText.name(first.view)) and \(LintText.name(second.view)) overlap by "
        + "\(LintText.number(common.width)) × \(LintText.number(common.height)) points; they do not in the saved document",
      about: [first.object, second.object])
    return Candidate(finding: finding, fix: { fix(first, second, in: scene) })
  }

  // MARK: Fixing

  /// Keeps the views as far apart as they are in the saved document. Where constraints leave a view's place open, they have to
  /// close it first.
  private static func fix(
    _ first: InspectedView, _ second: InspectedView, in scene: InspectedScene
  ) -> String? {
    let views = [first.view, second.view]
    guard !views.contains(where: scene.leavesOutConstraints),
      !views.contains(where: AmbiguousRule.isOpenAnywhere),
      let constraint = distance(first, second)
    else { return nil }
    let before = scene.faults
    let helps = scene.trying {
      [constraint].install()
    } takingBack: {
      constraint.uninstall()
    } _: {
      !isOverlap(first.view.rect, second.view.rect)
        && before.include(faultsOf: scene, adding: [constraint])
    }
    return helps ? "Add " + ConstraintText.addition(constraint) : nil
  }

  private static func distance(_ first: InspectedView, _ second: InspectedView) -> LayoutConstraintBase? {
    guard let a = first.savedFrame, let b = second.savedFrame else { return nil }
    if a.maxY <= b.minY { return below(second.view, first.view, b.minY - a.maxY) }
    if b.maxY <= a.minY { return below(first.view, second.view, a.minY - b.maxY) }
    if a.maxX <= b.minX { return after(second.view, first.view, b.minX - a.maxX) }
    if b.maxX <= a.minX { return after(first.view, second.view, a.minX - b.maxX) }
    return nil
  }

  /// Wider gaps are chance, not design; eight points are the standard distance of siblings.
  private static let standardGap: CGFloat = 8

  private static func below(_ lower: any LintedView, _ upper: any LintedView, _ gap: CGFloat)
    -> LayoutConstraintBase
  {
    lower.constraint(.top, .greaterThanOrEqual, to: upper, .bottom, constant: min(gap, standardGap))
  }

  private static func after(_ later: any LintedView, _ earlier: any LintedView, _ gap: CGFloat)
    -> LayoutConstraintBase
  {
    later.constraint(.leading, .greaterThanOrEqual, to: earlier, .trailing, constant: min(gap, standardGap))
  }
}
