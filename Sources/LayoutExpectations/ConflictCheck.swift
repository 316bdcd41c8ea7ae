import AutoLayout
import Foundation
import LayoutExplanations

@MainActor
enum ConflictCheck {
  static func problems(in root: any CheckedView) -> [LayoutProblem] {
    loops(in: root)
      + root.conflictsOfTree.filter { concerns($0, root) }.map { layout in
        let explanation = layout.explanation
        let excess = explanation.arithmetic.map { " by \(DescribedNumber($0.excess).spelling) points" } ?? ""
        return LayoutProblem(
          headline: "\(layout.members.count) required constraints contradict each other\(excess):",
          details: explanation.text,
          identity: explanation.clauses.map { $0.replacing(/[-−]?[0-9.]+/, with: "#") }.joined(
            separator: "\n"))
      }
  }

  /// Other conflicts may be in the window that contains the view.
  private static func concerns(_ layout: UnsatisfiableLayout, _ root: any CheckedView) -> Bool {
    layout.members.contains { member in
      member.items.contains { $0.node?.isDescendant(of: root.checkedNode) == true }
    }
  }

  private static func loops(in root: any CheckedView) -> [LayoutProblem] {
    guard let loop = root.checkedNode.feedbackLoop else { return [] }
    let names = loop.nodes.compactMap { ($0.owner as? any CheckedView)?.nameInFailures }
    return [
      LayoutProblem(
        headline:
          "Layout never settles: it was stopped after \(loop.rounds) rounds. Views that request it again:",
        details: names.map { "  \($0)\n" }.joined())
    ]
  }
}
