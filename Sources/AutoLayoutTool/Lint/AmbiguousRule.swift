import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutReport

/// Views whose place or size the constraints leave open, though their superview's is not.
@MainActor
enum AmbiguousRule {
  /// Those of which Interface Builder marked at least one view.
  static func markedCandidates(in scene: InspectedScene) -> [Candidate] {
    candidates(in: scene) { group in group.contains { scene.marks.saysAmbiguous($0.view) } }
  }

  static func candidates(in scene: InspectedScene) -> [Candidate] { candidates(in: scene) { _ in true } }

  private static func candidates(
    in scene: InspectedScene, where isReportable: ([InspectedView]) -> Bool
  ) -> [Candidate] {
    let closed = closedAtSavedHeights(in: scene).union(openedByConflicts(in: scene))
    let open = scene.views.outermostOpenViews { inspected, axis in
      inspected.view.documentIdentifier != nil
        && (!inspected.view.isPlacedBySuperview || scene.marks.hasMark(inspected.view))
        && !closed.contains(OpenAxis(view: ObjectIdentifier(inspected.view), axis: axis))
    }
    let equations = StatedEquations(in: scene)
    let contents = scene.views.compactMap { contentCandidate($0, equations, in: scene) }
    let axes = Dictionary(
      open.map { (ObjectIdentifier(scene.views[$0.place].view), $0.axes) },
      uniquingKeysWith: { first, _ in first })
    let views = open.map { scene.views[$0.place] }
    let broken = scene.broken
    return CommonCauses(of: views, in: scene).groups.compactMap { group -> Candidate? in
      guard isReportable(group), !isRounding(group, axes, in: scene), isProven(group, in: scene),
        !isSqueezedWhileDesigned(group, axes, in: scene), !isLeftToContainer(group, in: scene),
        let head = head(of: group, axes, equations, broken, in: scene)
      else { return nil }
      return candidate(head.view, head.axes, group.filter { $0.view !== head.view.view }, in: scene)
    } + contents
  }

  /// The view that a finding names, and the axes along which it is open. A view of iOS that Interface Builder did not mark
  /// is named only if the document itself leaves it open: it states too few equations for the view, or the saved frames
  /// break a constraint of the views that share a space. The system places a view that was saved without a frame, such as
  /// the labels of built-in cells. A mark as misplaced says nothing about an open place.
  private static func head(
    of group: [InspectedView], _ axes: [ObjectIdentifier: [LayoutAxis]], _ equations: StatedEquations,
    _ broken: BrokenConstraints, in scene: InspectedScene
  ) -> (view: InspectedView, axes: [LayoutAxis])? {
    func open(_ inspected: InspectedView) -> [LayoutAxis] { axes[ObjectIdentifier(inspected.view)] ?? [] }
    guard LintDoubt.openWithoutProof.counts, scene.variant.isEmpty,
      !scene.scene.framework.needsProofOfUnmarked,
      !group.contains(where: {
        scene.marks.saysAmbiguous($0.view) || $0.view.outer.map(scene.marks.saysAmbiguous) ?? false
      })
    else { return group.first.map { ($0, open($0)) } }
    for inspected in group where inspected.view.savedRect != nil {
      let plain = open(inspected).filter { equations.leaveOpen(inspected.view, $0) }
      if !plain.isEmpty { return (inspected, plain) }
    }
    let isBroken = group.contains { inspected in
      open(inspected).contains { axis in
        tied(to: inspected.view, along: axis, in: scene).contains { broken.touch($0, axis) }
      }
    }
    return isBroken ? group.first.map { ($0, open($0)) } : nil
  }

  /// Where the façade needs a proof: whether a part stays open even if every control and container of the group has a
  /// size of its own to keep, each more strongly than the next. Without that, which of several would stretch may only seem
  /// open because one of the sizes is a little off.
  private static func isProven(_ group: [InspectedView], in scene: InspectedScene) -> Bool {
    guard LintDoubt.openByContent.counts, scene.scene.framework.needsProofOfUnmarked,
      !group.contains(where: {
        scene.marks.hasMark($0.view) || scene.marks.marksHolder(of: $0.view)
      })
    else { return true }
    let kept = group.map(\.view).filter(\.mayHaveContent)
    let sizes = kept.enumerated().flatMap { index, view in
      let size = view.aligned(view.savedRect ?? view.rect).size
      let priority = LayoutPriority(1 - Float(index) / Float(2 * kept.count))
      return [view.constraint(.width, constant: size.width), view.constraint(.height, constant: size.height)]
        .map { wish in
          wish.changePriority(priority)
          return wish
        }
    }
    return scene.trying {
      sizes.install()
    } takingBack: {
      sizes.uninstall()
    } _: {
      group.contains { isOpenAnywhere($0.view) }
    }
  }

  /// The most by which rounded sizes of contents are off, in points: a line of text has half a point more or less than the
  /// label around it, and a stack a third less than its views.
  private static let mostRounding: CGFloat = 1

  /// True for views that share too little or too much space in a pane, a prototype of a row or a root that was saved with
  /// another size, which the program changes: then which of them shrinks or grows is open only while designed.
  private static func isSqueezedWhileDesigned(
    _ group: [InspectedView], _ axes: [ObjectIdentifier: [LayoutAxis]], in scene: InspectedScene
  ) -> Bool {
    guard LintDoubt.squeezedWhileDesigned.counts, scene.variant.isEmpty,
      scene.scene.framework.needsProofOfUnmarked,
      !group.contains(where: { scene.marks.saysAmbiguous($0.view) }),
      group.allSatisfy({ isInWhatSuperviewsSize($0, in: scene) }) || hasMarkedRoot(scene)
    else { return false }
    return group.contains { inspected in
      guard let stated = inspected.view.statedSize else { return false }
      return (axes[ObjectIdentifier(inspected.view)] ?? []).contains { axis in
        let lack =
          axis == .horizontal
          ? stated.width - inspected.view.rect.width : stated.height - inspected.view.rect.height
        return abs(lack) > mostRounding
      }
    }
  }

  /// True for views of macOS that a grid or a stack places, or that are in a pane or a prototype, whose size the program
  /// decides: what is open then is what the document leaves to the container.
  private static func isLeftToContainer(_ group: [InspectedView], in scene: InspectedScene) -> Bool {
    guard LintDoubt.leftToContainer.counts, scene.variant.isEmpty,
      scene.scene.framework.needsProofOfUnmarked
    else { return false }
    return group.allSatisfy { inspected in
      let holder = inspected.view.outer
      return !scene.marks.saysAmbiguous(inspected.view)
        && (holder?.isGrid == true || holder?.isStack == true || isInWhatSuperviewsSize(inspected, in: scene))
    }
  }

  /// Whether Interface Builder marked the scene's root as misplaced: its size is not the one that its content needs.
  private static func hasMarkedRoot(_ scene: InspectedScene) -> Bool {
    scene.views.first.map { scene.marks.saysMisplaced($0.view) } ?? false
  }

  private static func isInWhatSuperviewsSize(_ inspected: InspectedView, in scene: InspectedScene) -> Bool {
    var next: InspectedView? = inspected
    while let one = next {
      if one.view.isSizedBySuperview { return true }
      next = one.parent.map { scene.views[$0] }
    }
    return false
  }

  /// True for views that all have a size of their own and are at most a point larger or smaller together: what is open is
  /// which of them takes that point.
  private static func isRounding(
    _ group: [InspectedView], _ axes: [ObjectIdentifier: [LayoutAxis]], in scene: InspectedScene
  ) -> Bool {
    guard LintDoubt.roundedContents.counts else { return false }
    var change: CGFloat = 0
    for inspected in group {
      let view = inspected.view
      guard let stated = view.statedSize, !scene.marks.hasMark(view) else { return false }
      for axis in axes[ObjectIdentifier(view)] ?? [] {
        let (length, own) =
          axis == .horizontal ? (view.rect.width, stated.width) : (view.rect.height, stated.height)
        change += abs(length - own)
      }
    }
    return change > 0 && change <= mostRounding
  }

  /// True for a view whose place or size constraints leave open.
  static func isOpenAnywhere(_ view: any LintedView) -> Bool {
    isOpen(view, .horizontal) || isOpen(view, .vertical)
  }

  private static func isReported(_ inspected: InspectedView, _ axis: LayoutAxis) -> Bool {
    inspected.isToBeDetermined && !inspected.isLeftOut && inspected.parent != nil
      && inspected.view.documentIdentifier != nil && inspected.isOpen(axis)
  }

  private struct OpenAxis: Hashable {
    var view: ObjectIdentifier
    var axis: LayoutAxis
  }

  /// The axes that are ambiguous only because a row's content is half a point higher than it was saved, for the separator
  /// below it: where everything fits exactly, no view takes that half point.
  private static func closedAtSavedHeights(in scene: InspectedScene) -> Set<OpenAxis> {
    let stretched = scene.views.map(\.view).filter { view in
      guard view.translatesAutoresizingMaskIntoConstraints, let saved = view.savedRect else { return false }
      return view.rect.height > saved.height && view.rect.height <= saved.height + 0.5
    }
    let open = openAxes(in: scene)
    guard !stretched.isEmpty, !open.isEmpty else { return [] }
    let frames = stretched.map { $0.rect }
    return scene.trying {
      for view in stretched { view.rect.size.height = view.savedRect?.height ?? 0 }
    } takingBack: {
      for (view, frame) in zip(stretched, frames) { view.rect = frame }
    } _: {
      open.subtracting(openAxes(in: scene))
    }
  }

  /// The axes of views that a conflict opens. The conflict is the finding, unless Interface Builder marked the view as ambiguous
  /// itself.
  private static func openedByConflicts(in scene: InspectedScene) -> Set<OpenAxis> {
    guard LintDoubt.openedByConflict.counts else { return [] }
    return axesOfConflicts(in: scene) { !scene.marks.saysAmbiguous($0) }
  }

  /// Whether a conflict opens an axis of a view: an edit that closes it would only move the conflict.
  static func isOpenedByConflict(_ view: any LintedView, _ axis: LayoutAxis, in scene: InspectedScene) -> Bool
  {
    axesOfConflicts(in: scene) { $0 === view }.contains(OpenAxis(view: ObjectIdentifier(view), axis: axis))
  }

  /// The axes of views whose constraints were left out of a conflict, and of those that constraints tie to them.
  private static func axesOfConflicts(
    in scene: InspectedScene, where counts: (any LintedView) -> Bool
  ) -> Set<OpenAxis> {
    var result: Set<OpenAxis> = []
    var seen: Set<OpenAxis> = []
    for conflict in scene.scene.root.layoutNode.engine.conflicts {
      guard case .constraint(let constraint) = conflict.broken, let axis = constraint.spec.firstAttribute.axis
      else { continue }
      for item in [constraint.spec.firstItem, constraint.spec.secondItem] {
        guard let view = (item as? LayoutNode)?.owner as? any LintedView,
          !seen.contains(OpenAxis(view: ObjectIdentifier(view), axis: axis))
        else { continue }
        let near = tied(to: view, along: axis, in: scene)
        seen.formUnion(near.map { OpenAxis(view: ObjectIdentifier($0), axis: axis) })
        result.formUnion(near.filter(counts).map { OpenAxis(view: ObjectIdentifier($0), axis: axis) })
      }
    }
    return result
  }

  /// A view and those beside it that constraints along an axis tie to it, directly or one after the other.
  private static func tied(
    to view: any LintedView, along axis: LayoutAxis, in scene: InspectedScene
  ) -> [any LintedView] {
    var found = [view.layoutNode]
    var known: Set = [ObjectIdentifier(view.layoutNode)]
    var next = 0
    while next < found.count {
      for node in scene.neighbours(of: found[next], along: axis)
      where known.insert(ObjectIdentifier(node)).inserted { found.append(node) }
      next += 1
    }
    return found.compactMap { $0.owner as? any LintedView }
  }

  private static func openAxes(in scene: InspectedScene) -> Set<OpenAxis> {
    var result: Set<OpenAxis> = []
    for inspected in scene.views {
      for axis in [LayoutAxis.horizontal, .vertical] where isReported(inspected, axis) {
        result.insert(OpenAxis(view: ObjectIdentifier(inspected.view), axis: axis))
      }
    }
    return result
  }

  private static func candidate(
    _ inspected: InspectedView, _ axes: [LayoutAxis], _ followers: [InspectedView], in scene: InspectedScene
  ) -> Candidate {
    let what = axes.map { openPart(of: inspected.view, $0) }.joined(separator: " and ")
    let finding = scene.finding(
      .ambiguous, "Constraints leave the \(what) of \(LintText.name(inspected.view)) open",
      about: [inspected.object])
    return Candidate(
      finding: finding,
      fix: { AmbiguityFix(in: scene).text(inspected.view, axes, followers.map(\.view)) }
    ).followed(by: followers)
  }

  private static func ambiguity(_ view: any LintedView, _ axis: LayoutAxis) -> (near: Bool, far: Bool) {
    view.layoutNode.engine.ambiguity(of: view.layoutNode, axis)
  }

  static func isOpen(_ view: any LintedView, _ axis: LayoutAxis) -> Bool {
    let own = ambiguity(view, axis)
    return own.near || own.far
  }

  /// Scroll views whose content has no size.
  private static func contentCandidate(
    _ inspected: InspectedView, _ equations: StatedEquations, in scene: InspectedScene
  ) -> Candidate? {
    let scroll = inspected.view
    // A root's content ends at its controller's guides; Interface Builder marked none of 1 such.
    guard scroll.scrollsContent, scroll.verifiesAmbiguity,
      inspected.parent != nil || scene.marks.hasMark(scroll),
      scroll.documentIdentifier != nil, let guide = scroll.layoutNode.contentGuide
    else { return nil }
    // Observed: a guide that one constraint of the document names is marked, whatever holds the views in it (1 of 1).
    let isTied =
      guide.hasEdges
      && (scroll.inner.contains { !$0.translatesAutoresizingMaskIntoConstraints }
        || scroll.held.contains { $0.spec.firstItem === guide || $0.spec.secondItem === guide })
    // Interface Builder marked 4 of 9 empty ones.
    guard isTied || scroll.isEmptyScrollView && scene.marks.hasMark(scroll) else { return nil }
    let engine = scroll.layoutNode.engine
    let needsProof =
      scene.variant.isEmpty && !scene.scene.framework.needsProofOfUnmarked && !scene.marks.hasMark(scroll)
    let axes = [LayoutAxis.horizontal, .vertical].filter { axis in
      let open = engine.ambiguity(of: guide, axis)
      let isOpen = open.near || open.far
      return !isTied || isOpen && (!needsProof || equations.leaveContentOpen(of: scroll, axis))
    }
    guard !axes.isEmpty, !axes.contains(where: { isOpen(scroll, $0) }) else { return nil }
    let what = axes.map { $0 == .horizontal ? "width" : "height" }.joined(separator: " and ")
    let finding = scene.finding(
      .ambiguous, "Constraints leave the \(what) of the content of \(LintText.name(scroll)) open",
      about: [inspected.object])
    return Candidate(finding: finding)
  }

  private static func openPart(of view: any LintedView, _ axis: LayoutAxis) -> String {
    switch (axis, ambiguity(view, axis).near) {
    case (.horizontal, true): "horizontal position"
    case (.vertical, true): "vertical position"
    case (.horizontal, false): "width"
    case (.vertical, false): "height"
    }
  }
}
