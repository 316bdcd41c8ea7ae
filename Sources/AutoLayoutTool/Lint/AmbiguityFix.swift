import AutoLayout
import Foundation
import LayoutReport

/// Looks for the edits that close what a finding of ``AmbiguousRule`` names: the open axes of its view, and those of the views
/// that follow it, if they stay open.
@MainActor
struct AmbiguityFix {
  private let scene: InspectedScene
  private let before: SceneFaults

  init(in scene: InspectedScene) {
    self.scene = scene
    before = scene.faults
  }

  /// More edits are no fix that anybody would make without thinking.
  private static let mostEdits = 4

  private struct OpenAxis {
    let view: any LintedView
    let axis: LayoutAxis
  }

  /// A change that may close an axis.
  private struct Edit {
    /// The constraints to add.
    var constraints: [LayoutConstraintBase] = []
    /// The change of a priority, in words.
    var sentence: String?
    let make: () -> Void
    let takeBack: () -> Void
  }

  /// The edits in words; nil if none of those tried closes everything and causes nothing else.
  func text(_ view: any LintedView, _ axes: [LayoutAxis], _ followers: [any LintedView]) -> String? {
    guard !axes.contains(where: { AmbiguousRule.isOpenedByConflict(view, $0, in: scene) }),
      !([view] + followers).contains(where: scene.leavesOutConstraints)
    else { return nil }
    let own = axes.map { OpenAxis(view: view, axis: $0) }
    let others = followers.flatMap { view in
      [LayoutAxis.horizontal, .vertical].map { OpenAxis(view: view, axis: $0) }
    }
    guard let edits = edits(closing: (own + others)[...], after: []), !edits.isEmpty else { return nil }
    let added = edits.flatMap(\.constraints).map(ConstraintText.addition)
    let sentences =
      (added.isEmpty ? [] : ["Add " + added.joined(separator: " and ")]) + edits.compactMap(\.sentence)
    return sentences.joined(separator: "; ")
  }

  /// The first edits that close all axes, each tried together with those before it.
  private func edits(closing axes: ArraySlice<OpenAxis>, after made: [Edit]) -> [Edit]? {
    guard let place = axes.firstIndex(where: { AmbiguousRule.isOpen($0.view, $0.axis) }) else {
      let constraints = made.flatMap(\.constraints)
      return before.include(faultsOf: scene, adding: constraints) ? [] : nil
    }
    guard made.count < Self.mostEdits else { return nil }
    let next = axes[place]
    for edit in candidates(next) where scene.mayTry {
      let more: [Edit]? = scene.trying(edit.make, takingBack: edit.takeBack) {
        guard !AmbiguousRule.isOpen(next.view, next.axis) else { return nil }
        return edits(closing: axes[(place + 1)...], after: made + [edit])
      }
      if let more { return [edit] + more }
    }
    return nil
  }

  /// The edits to try, at the saved values.
  ///
  /// A view with content keeps its size by a priority, as Xcode proposes, before it gets a fixed one. A text gets none: it has to
  /// grow with the reader's text size, and in other languages; it gets the missing edge.
  private func candidates(_ open: OpenAxis) -> [Edit] {
    let (view, isHorizontal) = (open.view, open.axis == .horizontal)
    let superview = view.outer ?? scene.scene.root
    let frame = view.aligned(view.savedRect ?? view.rect)
    let place =
      isHorizontal
      ? view.constraint(.leading, to: superview, .leading, constant: frame.minX)
      : view.constraint(.top, to: superview, .top, constant: frame.minY)
    let isText = view.clippableText != nil
    let extent = isText ? farEdge(of: view, frame, open.axis) : length(of: view, frame, open.axis)
    let priorities = view.mayHaveContent ? priorities(of: open) : []
    return [addition([place])] + priorities + [addition([extent]), addition([place, extent])]
  }

  private func length(of view: any LintedView, _ frame: CGRect, _ axis: LayoutAxis) -> LayoutConstraintBase {
    axis == .horizontal
      ? view.constraint(.width, constant: frame.width) : view.constraint(.height, constant: frame.height)
  }

  private func farEdge(of view: any LintedView, _ frame: CGRect, _ axis: LayoutAxis) -> LayoutConstraintBase {
    let superview = view.outer ?? scene.scene.root
    let space = superview.rect.size
    return axis == .horizontal
      ? view.constraint(.trailing, to: superview, .trailing, constant: frame.maxX - space.width)
      : view.constraint(.bottom, to: superview, .bottom, constant: frame.maxY - space.height)
  }

  private func addition(_ constraints: [LayoutConstraintBase]) -> Edit {
    Edit(constraints: constraints, make: { constraints.install() }, takeBack: { constraints.uninstall() })
  }

  /// One more than now for each priority of the content's size.
  private func priorities(of open: OpenAxis) -> [Edit] {
    let (node, axis) = (open.view.layoutNode, open.axis)
    let (hugging, resistance) = (node.hugging[axis], node.compressionResistance[axis])
    let settings: [(name: String, old: LayoutPriority, set: (LayoutPriority) -> Void)] = [
      ("content hugging", hugging, { node.setHugging($0, for: axis) }),
      ("compression resistance", resistance, { node.setCompressionResistance($0, for: axis) }),
    ]
    let direction = axis == .horizontal ? "horizontal" : "vertical"
    return settings.filter { $0.old < .required }.map { setting in
      let new = LayoutPriority(min(setting.old.rawValue + 1, LayoutPriority.required.rawValue))
      let sentence =
        "Give \(LintText.name(open.view)) the \(direction) \(setting.name) priority "
        + NumberText.exact(Double(new.rawValue))
      return Edit(sentence: sentence, make: { setting.set(new) }, takeBack: { setting.set(setting.old) })
    }
  }
}
