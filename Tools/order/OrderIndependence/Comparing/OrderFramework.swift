import Foundation

/// A tree of views of one façade, where it is shown and things are done with it.
@MainActor
package protocol TreeStage {
  /// Where everything is.
  func observe() -> Observations
  /// Why the tree's layout is not the only one that its constraints allow; nil if it is.
  func trouble() -> OrderRule?
  /// The size and the safe area that the root view has now.
  var space: Shape { get }
}

/// A façade whose views trees are made of.
public struct OrderFramework: Sendable {
  /// For reports.
  public let name: String
  /// By how many points frames may differ: a pixel of its screens, as each edge is rounded by itself, and an edge in the
  /// middle of two pixels goes to the right in a mirror, too.
  let tolerance: CGFloat
  /// The comparisons that mean something in it.
  public let comparisons: [Comparison]
  /// Leaves out of a tree, or changes, what the façade has otherwise.
  let adapted: @Sendable (ViewTree) -> ViewTree
  /// Makes a tree and does with it what a script says.
  let stage: @MainActor @Sendable (ViewTree, Script) -> any TreeStage

  package init(
    name: String, tolerance: CGFloat, comparisons: [Comparison],
    adapted: @escaping @Sendable (ViewTree) -> ViewTree,
    stage: @escaping @MainActor @Sendable (ViewTree, Script) -> any TreeStage
  ) {
    self.name = name
    self.tolerance = tolerance
    self.comparisons = comparisons
    self.adapted = adapted
    self.stage = stage
  }

  public static let uiKit = OrderFramework(
    name: "UIKit", tolerance: 0.334, comparisons: Comparison.allCases, adapted: { $0 },
    stage: { Stage($0, $1) })

  /// The tree of a seed.
  public func tree(seed: UInt64) -> ViewTree { adapted(TreeGenerator.tree(seed: seed)) }
}
