import AutoLayout
import Foundation

/// A change of a document before it is laid out.
public enum SceneChange: Hashable, Sendable {
  /// A new constant of a constraint, by its id.
  case constant(String, CGFloat)
  /// Whether a view is hidden, by its id.
  case hidden(String, Bool)
}

/// The way in which a scene's views are animated from the layout of one state to that of another.
public enum SceneStrategy: String, Hashable, Sendable, CaseIterable {
  /// Frames are interpolated between both layouts, as Core Animation does.
  case frames
  /// Constants of constraints and the screen's size change gradually, and each frame is laid out.
  case constraints
}

/// The constants and the size in which the layouts of two states of a scene differ.
@MainActor
package struct SceneSteps {
  private struct Step {
    let id: String
    let constraint: LayoutConstraintBase
    let start: CGFloat
    let end: CGFloat
  }

  private let startSize: CGSize
  private let endSize: CGSize
  private let steps: [Step]

  /// - Parameters:
  ///   - start: the topmost node of the first state, laid out.
  ///   - end: the topmost node of the second state, which is changed.
  package init(from start: LayoutNode, to end: LayoutNode) {
    (startSize, endSize) = (start.frame.size, end.frame.size)
    let constraints = end.documentedConstraints
    steps = start.documentedConstraints.compactMap { id, constraint in
      guard let other = constraints[id], other.spec.constant != constraint.spec.constant else { return nil }
      return Step(id: id, constraint: other, start: constraint.spec.constant, end: other.spec.constant)
    }.sorted { $0.id < $1.id }
  }

  /// The size of both states together, in points.
  package var wholeSize: CGSize {
    CGSize(width: max(startSize.width, endSize.width), height: max(startSize.height, endSize.height))
  }

  package func size(at progress: Double) -> CGSize {
    CGSize(
      width: startSize.width + (endSize.width - startSize.width) * progress,
      height: startSize.height + (endSize.height - startSize.height) * progress)
  }

  package func setConstants(at progress: Double) {
    for step in steps { step.constraint.changeConstant(step.start + (step.end - step.start) * progress) }
  }
}

extension LayoutNode {
  /// This node and all its descendants, parents before children.
  package var tree: [LayoutNode] {
    var (all, pending) = ([LayoutNode](), [self])
    while let node = pending.popLast() {
      all.append(node)
      pending += node.children.reversed()
    }
    return all
  }

  /// The constraints of the tree that come from a document, by their ids.
  package var documentedConstraints: [String: LayoutConstraintBase] {
    let named = tree.flatMap(\.constraints).compactMap { constraint in
      (constraint as? any DocumentedConstraint).map { ($0.documentIdentifier, constraint) }
    }
    return Dictionary(named) { first, _ in first }
  }
}
