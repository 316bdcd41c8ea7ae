import ConstraintSolver
import Foundation

/// The default positions and sizes of items that their constraints leave ambiguous.
///
/// Sizes that no constraint determines become 0. A position that only inequalities restrict follows the first of them as if
/// it were an equality. A position that no constraint mentions becomes the superview's origin. (Apple's engine does the same:
/// the suites of public layout libraries expect these frames.) These defaults are rows far below every priority that programs
/// use. The engine adds them for items that are ambiguous when they enter it, and ignores them when asked about ambiguity.
extension LayoutEngine {
  private enum DefaultPriority {
    static let extent = 0.000_9
    /// The priority of the first inequality; each further one is a step lower.
    static let inequality = 0.000_8
    static let step = 1e-9
    static let place = 0.000_1
  }

  /// Adds defaults for ambiguous items that have entered the engine since the last call. True if there were any.
  func addAmbiguityDefaults() -> Bool {
    let entered = defaultCandidates
    defaultCandidates = []
    guard case .frame = hosting else { return false }
    let before = defaultedAxes.count
    for index in entered {
      guard let slot = item(at: index)?.slot else { continue }
      if !solver.isDetermined(slot.left) || !solver.isDetermined(slot.right) {
        defaultedAxes.append(DefaultedAxis(item: index, axis: .horizontal))
      }
      if !solver.isDetermined(slot.top) || !solver.isDetermined(slot.bottom) {
        defaultedAxes.append(DefaultedAxis(item: index, axis: .vertical))
      }
    }
    for entry in defaultedAxes[before...] { addDefaultRows(entry) }
    return defaultedAxes.count > before
  }

  private func addDefaultRows(_ entry: DefaultedAxis) {
    guard let item = item(at: entry.item), let slot = item.slot else { return }
    let isAcross = entry.axis == .horizontal
    let near = isAcross ? slot.left : slot.top
    var extent = LinearExpression(isAcross ? slot.right : slot.bottom)
    extent.add(near, -1)
    keep(extent, DefaultPriority.extent, of: item, slot)
    for constraint in inequalities(of: item, entry.axis) { addDefaultEquality(constraint) }
    guard let container = (item as? LayoutGuideNode)?.owningNode ?? (item as? LayoutNode)?.parent else {
      return
    }
    var place = LinearExpression(near)
    place.add(
      EdgeReader(self, inside: container).frameEdge(isAcross ? .left : .top, of: container), times: -1)
    keep(place, DefaultPriority.place, of: item, slot)
  }

  private func keep(
    _ expression: LinearExpression, _ priority: Double, of item: LayoutItem, _ slot: EngineSlot
  ) {
    let row = add(
      expression, .equal, priority: priority, rank: ConstraintKind.ordinary.rank,
      owner: .ambiguityDefault(item: slot.base / EngineSlot.width))
    if let row { item.defaultRows.append(row) }
  }

  /// Removes an item's default rows, because it leaves the engine.
  func removeAmbiguityDefaults(of item: LayoutItem) {
    guard !item.defaultRows.isEmpty, let slot = item.slot else { return }
    removeDefaultRows(of: item)
    defaultedAxes.removeAll { $0.item == slot.base / EngineSlot.width }
  }

  private func removeDefaultRows(of item: LayoutItem) {
    for row in item.defaultRows { remove(row) }
    item.defaultRows = []
    for constraint in item.mentioning { removeDefaultEquality(constraint) }
  }

  /// Removes the default equality of an inequality.
  func removeDefaultEquality(_ constraint: LayoutConstraintBase) {
    guard let row = constraint.defaultRow else { return }
    constraint.defaultRow = nil
    remove(row)
  }

  /// The inequalities between positions that mention an item on an axis: those of outer holders first, and the oldest of each
  /// holder first.
  private func inequalities(of item: LayoutItem, _ axis: LayoutAxis) -> [LayoutConstraintBase] {
    var found: [(place: (Int, Int), constraint: LayoutConstraintBase)] = []
    for constraint in item.mentioning {
      let spec = constraint.spec
      guard spec.relation != .equal, spec.kind != .size, spec.firstAttribute.axis == axis else { continue }
      guard constraint.row != nil, constraint.defaultRow == nil else { continue }
      found.append((constraint.depthAndAge, constraint))
    }
    return found.sorted { $0.place < $1.place }.map(\.constraint)
  }

  /// Adds an equality for the inequality, which holds if no other constraint matters.
  private func addDefaultEquality(_ constraint: LayoutConstraintBase) {
    let priority = DefaultPriority.inequality - DefaultPriority.step * Double(defaultEqualityCount)
    defaultEqualityCount = min(defaultEqualityCount + 1, Self.mostDefaultEqualities)
    constraint.defaultRow = add(
      lower(constraint), .equal, priority: priority, rank: ConstraintKind.ordinary.rank,
      owner: .ambiguityDefault(item: constraint.token))
  }

  /// The number of steps between the priorities of inequalities and of positions; later inequalities share the last one.
  private static let mostDefaultEqualities = 500_000

  // MARK: Ambiguity

  /// The variables that constraints leave ambiguous. Solves twice if there are default rows: without them, then with them.
  package func openVariables() -> Set<Variable> {
    solver.solve()
    if let known = knownOpenVariables, known.version == solver.statistics.solves { return known.variables }
    let open = withoutAmbiguityDefaults { Set(solver.undeterminedVariables()) }
    knownOpenVariables = (solver.statistics.solves, open)
    return open
  }

  /// Runs `body` without the default rows, for questions about ambiguity.
  func withoutAmbiguityDefaults<Result>(_ body: () -> Result) -> Result {
    guard !defaultedAxes.isEmpty || !exercises.isEmpty else { return body() }
    for entry in defaultedAxes { item(at: entry.item).map(removeDefaultRows) }
    pauseExercises()
    let result = body()
    defaultEqualityCount = 0
    for entry in defaultedAxes { addDefaultRows(entry) }
    resumeExercises()
    solver.solve()
    return result
  }
}

/// An item with default rows on an axis, by its index in the engine.
struct DefaultedAxis: Hashable {
  var item: Int
  var axis: LayoutAxis
}

extension LayoutConstraintBase {
  /// Depth and age: the holder's depth in the tree, then the constraint's index in the holder.
  fileprivate final var depthAndAge: (Int, Int) { (holder?.depth ?? 0, installation) }
}
