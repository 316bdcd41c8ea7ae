import ConstraintSolver
import Foundation

/// An ambiguous item that ``LayoutNode/exerciseAmbiguity()`` has moved.
struct AmbiguityExercise {
  /// The item's place in the engine.
  var item: Int
  var wishes: [(variable: Variable, value: Double)]
  var rows: [ConstraintID] = []
}

extension LayoutNode {
  /// Moves an ambiguous view to another place or size that satisfies the constraints equally well; the next call moves
  /// it back. Does nothing if layout is not ambiguous. The next layout shows the change. (Apple,
  /// `exerciseAmbiguityInLayout`.)
  public func exerciseAmbiguity() {
    updateConstraintsIfNeeded()
    guard let slot else { return }
    slot.engine.exercise(slot)
    slot.engine.solve()
  }
}

extension LayoutEngine {
  /// A priority above the default rows, and below every priority that programs use and ``hostSizePriority``.
  private static let exercisePriority = 0.000_95
  /// The distance by which edges are pulled, in points.
  private static let exerciseDistance = 64.0
  /// The smallest change that counts as movement, in points.
  private static let noticeable = 1e-3

  fileprivate func exercise(_ slot: EngineSlot) {
    let place = slot.base / EngineSlot.width
    guard !exercises.contains(where: { $0.item == place }) else { return stopExercising(place) }
    let open = openVariables()
    let loose = [slot.left, slot.right, slot.top, slot.bottom].filter(open.contains)
    guard !loose.isEmpty else { return }
    let former = loose.map { (variable: $0, value: solver.value(of: $0)) }
    // The far edges go further, so that a view that may only grow grows, and one that may only move moves.
    let isFar = [slot.right, slot.bottom]
    for direction in [1.0, -1.0] {
      let wishes = former.map { wish in
        let reach = direction > 0 && isFar.contains(wish.variable) ? 2.0 : 1.0
        return (variable: wish.variable, value: wish.value + direction * reach * Self.exerciseDistance)
      }
      exercises.append(AmbiguityExercise(item: place, wishes: wishes, rows: rows(for: wishes)))
      guard !former.contains(where: { abs(solver.value(of: $0.variable) - $0.value) > Self.noticeable })
      else { return }
      stopExercising(place)
    }
  }

  /// Lets an item go back to where it was.
  func stopExercising(_ place: Int) {
    guard let index = exercises.firstIndex(where: { $0.item == place }) else { return }
    for row in exercises.remove(at: index).rows { remove(row) }
  }

  func pauseExercises() {
    for index in exercises.indices {
      for row in exercises[index].rows { remove(row) }
      exercises[index].rows = []
    }
  }

  func resumeExercises() {
    for index in exercises.indices { exercises[index].rows = rows(for: exercises[index].wishes) }
  }

  private func rows(for wishes: [(variable: Variable, value: Double)]) -> [ConstraintID] {
    wishes.compactMap { wish in
      add(
        LinearExpression(wish.variable, constant: -wish.value), .equal, priority: Self.exercisePriority,
        rank: ConstraintKind.ordinary.rank,
        owner: .ambiguityDefault(item: wish.variable.index / EngineSlot.width))
    }
  }
}
