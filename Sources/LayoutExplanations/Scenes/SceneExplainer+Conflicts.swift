import AutoLayout
import ConstraintSolver
import Foundation

extension SceneExplainer {
  /// Explains which constraints contradict each other, and by how much.
  mutating func explainConflicts() -> [SceneConflict] {
    engine.solver.brokenConstraints.map { broken in
      let members = broken.conflict.compactMap { owners[$0] }
        .reduce(into: [Int]()) { if !$0.contains($1) { $0.append($1) } }
      let points = engine.solver.contradiction(of: broken).map { abs($0.amount) } ?? 0
      let place = owners[broken.id]
      if let place { constraints[place].isBroken = true }
      return SceneConflict(
        broken: place, members: members, points: points,
        text: text(members: members.count, points: points, broken: place))
    }
  }

  private func text(members: Int, points: Double, broken: Int?) -> String {
    let words = SceneWords(self)
    let amount = words.points(CGFloat(points))
    let left =
      broken.map { " Left out: \(constraints[$0].plainText)." }
      ?? " The dropped rule is one of the system's."
    return
      "These \(members) required constraints need \(amount) that are not there, so one of them cannot hold."
      + left
  }
}
