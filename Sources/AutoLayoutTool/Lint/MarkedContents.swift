import AutoLayout
import Foundation
import LayoutReport

/// Views that Interface Builder marked as ambiguous where their superview, or their window, places them: nothing holds that
/// superview, or nothing ties the view to it.
@MainActor
enum MarkedContents {
  static func candidates(in scene: InspectedScene) -> [Candidate] {
    var fixed: [(holder: InspectedView, contents: [InspectedView])] = []
    var found: [Candidate] = []
    for inspected in scene.views where isPlacedWithoutConstraints(inspected, in: scene) {
      if let holder = holderOfFixedFrame(of: inspected, in: scene) {
        if let index = fixed.firstIndex(where: { $0.holder.view === holder.view }) {
          fixed[index].contents.append(inspected)
        } else {
          fixed.append((holder, [inspected]))
        }
      } else if scene.marks.saysNoMask(inspected.view), !isTied(inspected) {
        found.append(untied(inspected, in: scene))
      }
    }
    return fixed.map { unheld($0.holder, $0.contents, in: scene) } + found
  }

  /// Whether the view is marked, and placed by something else than constraints.
  private static func isPlacedWithoutConstraints(_ inspected: InspectedView, in scene: InspectedScene) -> Bool
  {
    let view = inspected.view
    guard scene.marks.saysAmbiguous(view), view.documentIdentifier != nil else { return false }
    if inspected.parent == nil { return scene.scene.windowContentSize != nil }
    return view.isPlacedBySuperview
      && !(inspected.isUnderAutoLayout && AmbiguousRule.isOpenAnywhere(view))
  }

  /// The view that has its saved frame because no constraint holds it, and that places this one, or what this one is in.
  private static func holderOfFixedFrame(
    of inspected: InspectedView, in scene: InspectedScene
  ) -> InspectedView? {
    var placed = inspected
    while placed.view.isPlacedBySuperview, let index = placed.parent {
      placed = scene.views[index]
      if scene.marks.saysFrameIsFixed(placed.view) { return placed }
    }
    return nil
  }

  /// Whether a constraint ties the view to the one that it is in.
  private static func isTied(_ inspected: InspectedView) -> Bool {
    guard let outer = inspected.view.outer else { return false }
    return outer.held.contains { constraint in
      let views = [constraint.spec.firstItem, constraint.spec.secondItem].map { ($0 as? LayoutNode)?.owner }
      return constraint is any SavedConstraint && views.contains { $0 === inspected.view }
        && views.contains { $0 === outer }
    }
  }

  private static func unheld(
    _ holder: InspectedView, _ contents: [InspectedView], in scene: InspectedScene
  ) -> Candidate {
    let finding = scene.finding(
      .ambiguous,
      "No constraint gives \(LintText.name(holder.view)) a place or a size: it keeps the frame that it was "
        + "saved with (fixedFrame)", about: [holder.object])
    return Candidate(finding: finding).followed(by: contents)
  }

  private static func untied(_ inspected: InspectedView, in scene: InspectedScene) -> Candidate {
    let outer = inspected.view.outer.map(LintText.name) ?? "its window"
    let finding = scene.finding(
      .ambiguous, "No constraint ties \(LintText.name(inspected.view)) to \(outer)",
      about: [inspected.object])
    return Candidate(finding: finding)
  }
}
