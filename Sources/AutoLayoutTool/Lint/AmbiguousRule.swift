import AutoLayout
import Foundation
import LayoutReport
import iOSViews

/// Views whose place or size the constraints leave open, though their superview's is not.
@MainActor
enum AmbiguousRule {
  static func suspects(in scene: InspectedScene) -> [Suspect] {
    var suspects: [Suspect] = []
    // By place: the axes that are open because of the view itself or of one that it is in.
    var explained: [Set<LayoutAxis>] = []
    for inspected in scene.views {
      let outer = inspected.parent.map { explained[$0] } ?? []
      let axes = [LayoutAxis.horizontal, .vertical].filter {
        !outer.contains($0) && isReported(inspected, $0)
      }
      explained.append(outer.union(axes))
      if !axes.isEmpty { suspects.append(suspect(inspected, axes, in: scene)) }
      if let content = contentSuspect(inspected, in: scene) { suspects.append(content) }
    }
    return suspects
  }

  private static func isReported(_ inspected: InspectedView, _ axis: LayoutAxis) -> Bool {
    inspected.isUnderAutoLayout && inspected.view.verifiesAmbiguity
      && inspected.parent != nil && inspected.view.documentIdentifier != nil && isOpen(inspected.view, axis)
  }

  private static func suspect(
    _ inspected: InspectedView, _ axes: [LayoutAxis], in scene: InspectedScene
  ) -> Suspect {
    let superview = inspected.view.superview ?? scene.scene.rootView
    let what = axes.map { openPart(of: inspected.view, $0) }.joined(separator: " and ")
    let finding = scene.finding(
      .ambiguous, "Constraints leave the \(what) of \(LintText.name(inspected.view)) open",
      about: [inspected.object])
    return Suspect(finding: finding, mend: { mend(inspected.view, in: superview, axes, scene) })
  }

  private static func ambiguity(_ view: UIView, _ axis: LayoutAxis) -> (near: Bool, far: Bool) {
    view.layoutNode.engine.ambiguity(of: view.layoutNode, axis)
  }

  private static func isOpen(_ view: UIView, _ axis: LayoutAxis) -> Bool {
    let own = ambiguity(view, axis)
    return own.near || own.far
  }

  /// Scroll views whose content has no size. Only those with constraints to it, or with a guide for it: empty ones
  /// without are left alone, as Interface Builder leaves 9 of 10.
  private static func contentSuspect(_ inspected: InspectedView, in scene: InspectedScene) -> Suspect? {
    guard let scroll = inspected.view as? UIScrollView, scroll.verifiesAmbiguity,
      scroll.documentIdentifier != nil, let guide = scroll.layoutNode.contentGuide
    else { return nil }
    let isTied = guide.hasEdges && scroll.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    guard isTied || scroll.declaresContentGuide && scroll.subviews.isEmpty else { return nil }
    let engine = scroll.layoutNode.engine
    let axes = [LayoutAxis.horizontal, .vertical].filter { axis in
      let open = engine.ambiguity(of: guide, axis)
      return !isTied || open.near || open.far
    }
    guard !axes.isEmpty, !axes.contains(where: { isOpen(scroll, $0) }) else { return nil }
    let what = axes.map { $0 == .horizontal ? "width" : "height" }.joined(separator: " and ")
    let finding = scene.finding(
      .ambiguous, "Constraints leave the \(what) of the content of \(LintText.name(scroll)) open",
      about: [inspected.object])
    return Suspect(finding: finding)
  }

  private static func openPart(of view: UIView, _ axis: LayoutAxis) -> String {
    switch (axis, ambiguity(view, axis).near) {
    case (.horizontal, true): "horizontal position"
    case (.vertical, true): "vertical position"
    case (.horizontal, false): "width"
    case (.vertical, false): "height"
    }
  }

  // MARK: Mending

  private static func mend(
    _ view: UIView, in superview: UIView, _ axes: [LayoutAxis], _ scene: InspectedScene
  ) -> String? {
    let edits = axes.compactMap { mend(view, in: superview, $0, scene) }
    return edits.isEmpty ? nil : "Add " + edits.joined(separator: " and ")
  }

  /// The first of place, extent, and both, at their saved values, that closes the axis.
  private static func mend(
    _ view: UIView, in superview: UIView, _ axis: LayoutAxis, _ scene: InspectedScene
  ) -> String? {
    let frame = view.savedFrame ?? view.frame
    let isHorizontal = axis == .horizontal
    let place =
      isHorizontal
      ? view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: frame.minX)
      : view.topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.minY)
    let extent =
      isHorizontal
      ? view.widthAnchor.constraint(equalToConstant: frame.width)
      : view.heightAnchor.constraint(equalToConstant: frame.height)
    let before = scene.conflictCount
    for candidate in [[place], [extent], [place, extent]] {
      let helps = scene.trying {
        NSLayoutConstraint.activate(candidate)
      } takingBack: {
        NSLayoutConstraint.deactivate(candidate)
      } _: {
        !isOpen(view, axis) && scene.conflictCount <= before
      }
      if helps { return candidate.map(ConstraintText.text).joined(separator: " and ") }
    }
    return nil
  }
}
