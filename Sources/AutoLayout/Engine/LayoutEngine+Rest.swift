import ConstraintSolver
import Foundation

/// Where items rest that their constraints leave open.
///
/// Apple's engine shows a vertex of what is allowed: an open extent is nothing, an open place follows the first
/// inequality that speaks of it as if that were an equality, and a place that nothing speaks of is the superview's origin
/// (the frames that public layout libraries' suites expect). Rows far below every priority that programs use say the same
/// here. They are made for items that are open when they enter the engine; whether a layout is ambiguous is asked without
/// them.
extension LayoutEngine {
  private enum RestPriority {
    static let extent = 0.000_9
    /// Of the first inequality; each further one lies a step below.
    static let inequality = 0.000_8
    static let step = 1e-9
    static let place = 0.000_1
  }

  /// True if some item that has entered the engine since the last call is open, and now rests.
  func restOpenNewcomers() -> Bool {
    let entered = restCandidates
    restCandidates = []
    guard case .frame = hosting else { return false }
    let before = resting.count
    for index in entered {
      guard let slot = item(at: index)?.slot else { continue }
      if !solver.isDetermined(slot.left) || !solver.isDetermined(slot.right) {
        resting.append(RestingAxis(item: index, axis: .horizontal))
      }
      if !solver.isDetermined(slot.top) || !solver.isDetermined(slot.bottom) {
        resting.append(RestingAxis(item: index, axis: .vertical))
      }
    }
    for entry in resting[before...] { addRestRows(entry) }
    return resting.count > before
  }

  private func addRestRows(_ entry: RestingAxis) {
    guard let item = item(at: entry.item), let slot = item.slot else { return }
    let isAcross = entry.axis == .horizontal
    let near = isAcross ? slot.left : slot.top
    var extent = LinearExpression(isAcross ? slot.right : slot.bottom)
    extent.add(near, -1)
    keep(extent, RestPriority.extent, of: item, slot)
    for constraint in inequalities(of: item, entry.axis) { tighten(constraint) }
    guard let container = (item as? LayoutGuideNode)?.owningNode ?? (item as? LayoutNode)?.parent else {
      return
    }
    var place = LinearExpression(near)
    place.add(
      EdgeReader(self, inside: container).frameEdge(isAcross ? .left : .top, of: container), times: -1)
    keep(place, RestPriority.place, of: item, slot)
  }

  private func keep(
    _ expression: LinearExpression, _ priority: Double, of item: LayoutItem, _ slot: EngineSlot
  ) {
    let row = add(
      expression, .equal, priority: priority, rank: ConstraintKind.ordinary.rank,
      owner: .rest(item: slot.base / EngineSlot.width))
    if let row { item.restRows.append(row) }
  }

  /// Takes an item's rows of rest out, because it leaves.
  func stopResting(_ item: LayoutItem) {
    guard !item.restRows.isEmpty, let slot = item.slot else { return }
    removeRestRows(of: item)
    resting.removeAll { $0.item == slot.base / EngineSlot.width }
  }

  private func removeRestRows(of item: LayoutItem) {
    for row in item.restRows { remove(row) }
    item.restRows = []
    for constraint in item.mentioning { loosen(constraint) }
  }

  /// Takes the equality beside an inequality out.
  func loosen(_ constraint: LayoutConstraintBase) {
    guard let row = constraint.restRow else { return }
    constraint.restRow = nil
    remove(row)
  }

  /// The inequalities between places that speak of an item on an axis: outer holders first, each one's oldest first.
  private func inequalities(of item: LayoutItem, _ axis: LayoutAxis) -> [LayoutConstraintBase] {
    var found: [(place: (Int, Int), constraint: LayoutConstraintBase)] = []
    for constraint in item.mentioning {
      let spec = constraint.spec
      guard spec.relation != .equal, spec.kind != .size, spec.firstAttribute.axis == axis else { continue }
      guard constraint.row != nil, constraint.restRow == nil else { continue }
      found.append((constraint.depthAndAge, constraint))
    }
    return found.sorted { $0.place < $1.place }.map(\.constraint)
  }

  /// Adds the equality beside the inequality, to hold if nothing else wants anything.
  private func tighten(_ constraint: LayoutConstraintBase) {
    let priority = RestPriority.inequality - RestPriority.step * Double(tightenings)
    tightenings = min(tightenings + 1, Self.mostTightenings)
    constraint.restRow = add(
      lower(constraint), .equal, priority: priority, rank: ConstraintKind.ordinary.rank,
      owner: .rest(item: constraint.token))
  }

  /// Steps between the priorities of inequalities and that of places; later inequalities share the last one.
  private static let mostTightenings = 500_000

  // MARK: Ambiguity

  /// The variables that constraints leave open. Solves without the rows of rest, if there are any: twice.
  func openVariables() -> Set<Variable> {
    solver.solve()
    if let known = knownOpenVariables, known.version == solver.statistics.solves { return known.variables }
    let open = withoutRest { Set(solver.undeterminedVariables()) }
    knownOpenVariables = (solver.statistics.solves, open)
    return open
  }

  /// Does something while nothing rests, such as asking what is open.
  func withoutRest<Result>(_ body: () -> Result) -> Result {
    guard !resting.isEmpty || !exercises.isEmpty else { return body() }
    for entry in resting { item(at: entry.item).map(removeRestRows) }
    pauseExercises()
    let result = body()
    tightenings = 0
    for entry in resting { addRestRows(entry) }
    resumeExercises()
    solver.solve()
    return result
  }
}

/// An item that rests on an axis, by its place in the engine.
struct RestingAxis: Hashable {
  var item: Int
  var axis: LayoutAxis
}

extension LayoutConstraintBase {
  /// Depth and age: how deep the holder lies, then the place among what it holds.
  fileprivate final var depthAndAge: (Int, Int) { (holder?.depth ?? 0, installation) }
}
