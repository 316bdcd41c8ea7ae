import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutReport

/// Views whose saved frame is not the one that the constraints give. Only for scenes as they were saved, with recorded
/// metrics.
@MainActor
enum MisplacedRule {
  /// Points, for views that Interface Builder marked as misplaced.
  private static let toleranceOfMarks: CGFloat = 0.75
  /// Points, for views in rows whose line takes half of one.
  private static let toleranceOfLine: CGFloat = 1
  /// The digits that decimal numbers of documents lose.
  private static let least: CGFloat = 0.01

  static func candidates(in scene: InspectedScene) -> [Candidate] {
    let found = clearCandidates(in: scene)
    let reported = found.flatMap { $0.finding.objects + $0.finding.follows }.map(\.identifier)
    let all =
      found + MarkedHolders.candidates(in: scene, besides: Set(reported))
      + MarkedFrames.ofContainers(in: scene, besides: Set(reported))
    return all.isEmpty ? markedPixels(in: scene) + MarkedFrames.withoutAutoLayout(in: scene) : all
  }

  /// The views that Interface Builder marked for half a point, as one finding.
  private static func markedPixels(in scene: InspectedScene) -> [Candidate] {
    guard let least = scene.scene.framework.smallestMarkedOffset else { return [] }
    let disputed = disputedAxes(in: scene)
    let views = scene.views.filter { inspected in
      let view = inspected.view
      guard scene.marks.saysMisplaced(view), inspected.isUnderAutoLayout, inspected.isLaidOut,
        inspected.parent != nil, let saved = view.savedRect, !AmbiguousRule.isOpenAnywhere(view)
      else { return false }
      let except = disputed[ObjectIdentifier(view)] ?? []
      return isMisplaced(view.rect, saved, except: except, by: least - self.least)
    }
    guard let first = views.first else { return [] }
    if views.allSatisfy({ dependsOnRowSeparator($0.view) }) {
      return MarkedFrames.candidate(views, in: scene).map { [$0] } ?? []
    }
    return [candidate(first, at: first.view.rect, in: scene).followed(by: Array(views.dropFirst()))]
  }

  private static func clearCandidates(in scene: InspectedScene) -> [Candidate] {
    let others = contentUnlikeWindow(in: scene) + RowHeights.candidates(in: scene)
    let (views, frames) = certain(of: misplaced(in: scene), in: scene)
    guard !views.isEmpty else { return others }
    let misplaced = Set(views.map { ObjectIdentifier($0.view) })
    let disputed = disputedAxes(in: scene)
    let moved = scene.views.filter { inspected in
      let id = ObjectIdentifier(inspected.view)
      return misplaced.contains(id) || disputed[id] != nil && !axesOff(inspected.view, in: scene).isEmpty
    }
    let found = CommonCauses(of: moved, in: scene).groups.compactMap { group -> Candidate? in
      let axes = group.reduce(into: Set<LayoutAxis>()) { axes, inspected in
        axes.formUnion(disputed[ObjectIdentifier(inspected.view)] ?? [])
      }
      return candidate(
        group.filter {
          misplaced.contains(ObjectIdentifier($0.view)) && !axesOff($0.view, in: scene).isSubset(of: axes)
        },
        frames: frames, in: scene)
    }
    return found + others
  }

  /// The content of a window that was saved with another size, where Interface Builder marked it.
  private static func contentUnlikeWindow(in scene: InspectedScene) -> [Candidate] {
    guard let wanted = scene.scene.windowContentSize,
      let root = scene.views.first, scene.marks.saysMisplaced(root.view),
      let saved = root.savedFrame?.size, saved != wanted
    else { return [] }
    let size = "\(LintText.number(wanted.width)) × \(LintText.number(wanted.height))"
    let finding = scene.finding(
      .misplaced,
      "The content \(LintText.name(root.view)) was saved \(LintText.number(saved.width)) × "
        + "\(LintText.number(saved.height)) points large, its window with a content of \(size)",
      about: [root.object])
    return [Candidate(finding: finding, fix: { "Give both the same size" })]
  }

  /// The axes along which a view lies elsewhere than it was saved, or has another size.
  private static func axesOff(_ view: any LintedView, in scene: InspectedScene) -> Set<LayoutAxis> {
    guard let saved = view.savedRect else { return [] }
    return Set(
      LayoutAxis.allCases.filter { axis in
        let other: LayoutAxis = axis == .horizontal ? .vertical : .horizontal
        return isMisplaced(view.rect, saved, except: [other], by: tolerance(of: view, in: scene))
      })
  }

  /// Views that hang together are off for one reason: the first of them that has another size than saved, and holds no
  /// other such. Nil where constraints leave any of them open; then the ambiguity is reported instead.
  ///
  /// - Parameter frames: where views lie whose frame is reported with guessed sizes as they were saved.
  private static func candidate(
    _ group: [InspectedView], frames: [ObjectIdentifier: CGRect], in scene: InspectedScene
  ) -> Candidate? {
    guard !group.contains(where: { AmbiguousRule.isOpenAnywhere($0.view) }) else { return nil }
    let isMarked = group.contains { scene.marks.saysMisplaced($0.view) }
    if touchesUnknownAlignment(group, in: scene) {
      return MarkedFrames.candidate(group, in: scene)
    }
    let isHinted = isMarked || group.contains { scene.marks.marksHolder(of: $0.view) }
    let sure = trusted(of: group, isHinted: isHinted, in: scene)
    let resized = sure.filter { inspected in
      guard let saved = inspected.view.savedRect?.size else { return false }
      let size = (frames[ObjectIdentifier(inspected.view)] ?? inspected.view.rect).size
      return max(abs(size.width - saved.width), abs(size.height - saved.height))
        > scene.scene.framework.toleranceOfUnmarked
    }
    let culprit =
      resized.first { outer in !resized.contains { $0.view.outer === outer.view } } ?? sure.first
    guard let culprit else { return nil }
    if isHinted, isInDoubt(culprit, of: group, in: scene) { return MarkedFrames.candidate(group, in: scene) }
    let others = scene.scene.framework.needsProofOfUnmarked ? sure : group
    let frame = frames[ObjectIdentifier(culprit.view)] ?? culprit.view.rect
    if isMarked, isSmall(culprit, at: frame, in: scene) { return MarkedFrames.candidate(sure, in: scene) }
    return candidate(culprit, at: frame, in: scene).followed(by: others.filter { $0.view !== culprit.view })
  }

  /// Whether the expected frame of an iOS view depends on something that Interface Builder did not mark and the document does
  /// not state. That is so if the line below a row takes half a point of the view, or if the view, or one that moves with it,
  /// has no mark and its saved frame breaks no constraint, as below a safe area that the canvas did not have.
  private static func isInDoubt(
    _ culprit: InspectedView, of group: [InspectedView], in scene: InspectedScene
  ) -> Bool {
    guard scene.variant.isEmpty, !scene.scene.framework.needsProofOfUnmarked else { return false }
    if dependsOnRowSeparator(culprit.view) { return true }
    guard LintDoubt.figureInDoubt.counts else { return false }
    return ([culprit] + group).contains { inspected in
      !isMarkedOrInMarked(inspected, in: scene) && !followsFromDocument(inspected, in: scene)
    }
  }

  /// Whether Interface Builder marked a view, or one that it is in.
  private static func isMarkedOrInMarked(_ inspected: InspectedView, in scene: InspectedScene) -> Bool {
    sequence(first: inspected.view, next: \.outer).contains { scene.marks.hasMark($0) }
  }

  /// Whether a frame is off by no more than a point from top to bottom, in the content of a row that is laid out with
  /// another height than it was saved with.
  private static func dependsOnRowSeparator(_ view: any LintedView) -> Bool {
    guard LintDoubt.rowSeparator.counts, let saved = view.savedRect,
      max(abs(view.rect.minY - saved.minY), abs(view.rect.height - saved.height)) <= toleranceOfLine,
      abs(view.rect.minX - saved.minX) <= least, abs(view.rect.width - saved.width) <= least
    else { return false }
    return sequence(first: view, next: \.outer).contains { outer in
      outer.isContentOfRow && outer.savedRect.map { $0.height != outer.rect.height } ?? false
    }
  }

  /// Whether the document alone determines the frame of an iOS view that Interface Builder did not mark: along each axis along
  /// which it is off, its saved frame breaks a constraint, and no constraint of it needs a margin, a guide or a baseline.
  /// A stack places what it arranges; and a view whose own length is disputed proves nothing about
  /// what it holds.
  private static func followsFromDocument(_ inspected: InspectedView, in scene: InspectedScene) -> Bool {
    guard LintDoubt.frameWithoutProof.counts, scene.variant.isEmpty,
      !scene.scene.framework.needsProofOfUnmarked
    else { return true }
    let broken = scene.broken
    let axes = axesOff(inspected.view, in: scene)
      .subtracting(disputedAxes(in: scene)[ObjectIdentifier(inspected.view)] ?? [])
    let disputed = disputedFrames(in: scene)
    let holders = sequence(first: inspected.view, next: \.outer).dropFirst()
    return inspected.view.outer?.isStack != true
      && axes.allSatisfy { axis in
        broken.touch(inspected.view, axis) && broken.areAllMeasurable(of: inspected.view, axis)
          && !holders.contains { disputed[ObjectIdentifier($0)]?.contains(axis) ?? false }
      }
  }

  /// Those of a group that the layout does not put elsewhere only because a size is a little off. Where the façade needs
  /// for a proof, a mark counts for its own view alone.
  private static func trusted(
    of group: [InspectedView], isHinted: Bool, in scene: InspectedScene
  ) -> [InspectedView] {
    guard scene.scene.framework.needsProofOfUnmarked else {
      return isHinted ? group : proven(group, in: scene).filter { followsFromDocument($0, in: scene) }
    }
    let known = proven(group, in: scene)
    return group.filter { inspected in
      if scene.marks.saysMisplaced(inspected.view) { return true }
      // Where the view's holder is marked, it is the one that has another size (``MarkedHolders``).
      return known.contains { $0.view === inspected.view }
        && !(inspected.view.outer.map(scene.marks.saysMisplaced) ?? false)
    }
  }

  /// Whether a figure would be no larger than controls of another release than their document explain.
  private static func isSmall(_ inspected: InspectedView, at frame: CGRect, in scene: InspectedScene) -> Bool
  {
    guard LintDoubt.smallFigure.counts, scene.scene.framework.reportsMarksAlone,
      let saved = inspected.view.savedRect
    else { return false }
    return !isMisplaced(frame, saved, except: [], by: scene.scene.framework.toleranceOfUnmarked)
  }

  /// Those whose saved frame breaks a constraint along an axis along which they are off.
  private static func proven(_ group: [InspectedView], in scene: InspectedScene) -> [InspectedView] {
    guard LintDoubt.frameOfMacWithoutProof.counts || !scene.scene.framework.needsProofOfUnmarked else {
      return group
    }
    let broken = scene.broken
    return group.filter { inspected in
      axesOff(inspected.view, in: scene).contains { broken.touch(inspected.view, $0) }
    }
  }

  /// Whether a control with an unknown alignment rectangle is among the views, or tied to one of them.
  private static func touchesUnknownAlignment(_ group: [InspectedView], in scene: InspectedScene) -> Bool {
    guard LintDoubt.unknownAlignment.counts else { return false }
    if group.contains(where: { $0.view.hasUnknownAlignment }) { return true }
    return group.contains { inspected in
      scene.constraints(of: inspected.view.layoutNode).contains { constraint in
        [constraint.spec.firstItem, constraint.spec.secondItem]
          .contains { ($0?.node?.owner as? any LintedView)?.hasUnknownAlignment == true }
      }
    }
  }

  /// Without those that sizes which can only be guessed explain. With the frames of the others, where guessed sizes are as
  /// they were saved.
  private static func certain(
    of found: [InspectedView], in scene: InspectedScene
  ) -> (views: [InspectedView], frames: [ObjectIdentifier: CGRect]) {
    let guesses = GuessedSizes(in: scene)
    guard LintDoubt.guessedSizes.counts, !found.isEmpty, !guesses.isEmpty else { return (found, [:]) }
    let frames: [ObjectIdentifier: CGRect] = scene.trying {
      guesses.recall()
    } takingBack: {
      guesses.restore()
    } _: {
      Dictionary(misplaced(in: scene).map { (ObjectIdentifier($0.view), $0.view.rect) }) { first, _ in first }
    }
    let certain = found.filter { inspected in
      frames[ObjectIdentifier(inspected.view)] != nil || scene.marks.saysMisplaced(inspected.view)
    }
    return (certain, frames)
  }

  private static func misplaced(in scene: InspectedScene) -> [InspectedView] {
    // Where constraints contradict each other, only the conflict is reported for that axis.
    let disputed = disputedAxes(in: scene)
    return scene.views.filter { inspected in
      let view = inspected.view
      guard inspected.isUnderAutoLayout, inspected.isLaidOut, inspected.parent != nil,
        view.documentIdentifier != nil, let saved = view.savedRect
      else { return false }
      let isMarked = scene.marks.saysMisplaced(view)
      if !isMarked, isExplained(inspected, saved, in: scene) { return false }
      return isMisplaced(
        view.rect, saved, except: disputed[ObjectIdentifier(view)] ?? [], by: tolerance(of: view, in: scene))
    }
  }

  /// True for a view that shows a picture, or is placed by a container, if that may account for its frame.
  private static func isExplained(_ inspected: InspectedView, _ saved: CGRect, in scene: InspectedScene)
    -> Bool
  {
    LintDoubt.outstandingPicture.counts && inspected.view.isExplainedByPicture(saved)
      || LintDoubt.placedByContainer.counts && isExplainedByContainer(inspected, in: scene)
  }

  /// True for a view that its superview places, and for what such a view of another size than saved holds.
  private static func isExplainedByContainer(_ inspected: InspectedView, in scene: InspectedScene) -> Bool {
    if inspected.view.isPlacedBySuperview { return true }
    var next = inspected.parent
    while let index = next {
      let outer = scene.views[index]
      if outer.view.isPlacedBySuperview { return outer.view.savedRect?.size != outer.view.rect.size }
      next = outer.parent
    }
    return false
  }

  private static func tolerance(of view: any LintedView, in scene: InspectedScene) -> CGFloat {
    let framework = scene.scene.framework
    let isMarked = scene.marks.saysMisplaced(view)
    return (isMarked ? toleranceOfMarks : framework.toleranceOfUnmarked) + least
  }

  private static func candidate(
    _ inspected: InspectedView, at rect: CGRect, in scene: InspectedScene
  ) -> Candidate {
    let view = inspected.view
    let frame = view.written(undisputed(rect, of: view, in: scene))
    let finding = scene.finding(
      .misplaced,
      "The saved frame of \(LintText.name(view)) is \(LintText.frame(view.savedFrame ?? .zero)), but the "
        + "constraints give \(LintText.frame(frame))", about: [inspected.object])
    return Candidate(
      finding: finding,
      fix: {
        "Update the frame: <rect key=\"frame\" x=\"\(LintText.number(frame.minX))\" "
          + "y=\"\(LintText.number(frame.minY))\" width=\"\(LintText.number(frame.width))\" "
          + "height=\"\(LintText.number(frame.height))\"/>"
      })
  }

  /// A frame that is as saved along the axes of a conflict: the constraints give none there.
  private static func undisputed(_ rect: CGRect, of view: any LintedView, in scene: InspectedScene) -> CGRect
  {
    guard let saved = view.savedRect, let axes = disputedAxes(in: scene)[ObjectIdentifier(view)] else {
      return rect
    }
    var frame = rect
    if axes.contains(.horizontal) { (frame.origin.x, frame.size.width) = (saved.minX, saved.width) }
    if axes.contains(.vertical) { (frame.origin.y, frame.size.height) = (saved.minY, saved.height) }
    return frame
  }

  private static func disputedAxes(in scene: InspectedScene) -> [ObjectIdentifier: Set<LayoutAxis>] {
    scene.facts.value(\.disputedAxes) { findDisputedAxes(in: scene) }
  }

  private static func findDisputedAxes(in scene: InspectedScene) -> [ObjectIdentifier: Set<LayoutAxis>] {
    var axes: [ObjectIdentifier: Set<LayoutAxis>] = [:]
    for conflict in scene.scene.root.layoutNode.engine.conflicts {
      for case .constraint(let constraint) in conflict.members {
        for item in [constraint.spec.firstItem, constraint.spec.secondItem] {
          guard let view = item?.node?.owner else { continue }
          axes[ObjectIdentifier(view), default: []].formUnion(self.axes(of: constraint.spec))
        }
      }
    }
    return axes
  }

  /// The axes along which conflicts are about the saved frame of a view, but for the roots of controllers, which fill the
  /// screen.
  private static func disputedFrames(in scene: InspectedScene) -> [ObjectIdentifier: Set<LayoutAxis>] {
    scene.facts.value(\.disputedFrames) { findDisputedFrames(in: scene) }
  }

  private static func findDisputedFrames(in scene: InspectedScene) -> [ObjectIdentifier: Set<LayoutAxis>] {
    var result: [ObjectIdentifier: Set<LayoutAxis>] = [:]
    for conflict in scene.scene.root.layoutNode.engine.conflicts {
      var axes: Set<LayoutAxis> = []
      var views: [any LintedView] = []
      for member in conflict.members {
        switch member {
        case .constraint(let constraint): axes.formUnion(self.axes(of: constraint.spec))
        case .autoresizing(let node), .host(let node):
          if let view = node.owner as? any LintedView, !scene.marks.saysIsRoot(view) { views.append(view) }
        case .engineInvariant: break
        }
      }
      for view in views { result[ObjectIdentifier(view), default: []].formUnion(axes) }
    }
    return result
  }

  /// Both where a constraint ties a width to a height.
  private static func axes(of spec: ConstraintSpec) -> [LayoutAxis] {
    [spec.firstAttribute, spec.secondAttribute].compactMap(\.axis)
  }

  private static func isMisplaced(
    _ frame: CGRect, _ saved: CGRect, except disputed: Set<LayoutAxis>, by tolerance: CGFloat
  ) -> Bool {
    let across = max(abs(frame.minX - saved.minX), abs(frame.width - saved.width))
    let down = max(abs(frame.minY - saved.minY), abs(frame.height - saved.height))
    return !disputed.contains(.horizontal) && across > tolerance
      || !disputed.contains(.vertical) && down > tolerance
  }
}

/// Views whose size can only be guessed: what their class would say of it, where the class is the author's; a text that is
/// measured; what the author had in mind for an empty view in a stack. A frame that their saved sizes explain is no
/// finding.
@MainActor
private struct GuessedSizes {
  private let sizes: [(view: any LintedView, before: CGSize?, saved: CGSize)]

  init(in scene: InspectedScene) {
    sizes = scene.views.map(\.view).compactMap { view in
      guard view.isGuessed, let saved = view.savedRect?.size else { return nil }
      return (view, view.statedSize, saved)
    }
  }

  var isEmpty: Bool { sizes.isEmpty }

  func recall() {
    for size in sizes { size.view.statedSize = size.saved }
  }

  func restore() {
    for size in sizes { size.view.statedSize = size.before }
  }
}
