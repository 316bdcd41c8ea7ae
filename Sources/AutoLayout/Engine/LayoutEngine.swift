import ConstraintSolver
import Foundation

/// Turns one tree of nodes into rows of a solver, and the solver's values into frames.
///
/// A tree has one engine, hosted by its topmost node, made at the first layout. Constraints are lowered when a pass
/// needs them, not when they are made: a tree can be put together in any order at no cost.
public final class LayoutEngine {
  package let solver = Solver()
  package unowned(unsafe) let host: LayoutNode
  /// The pixels to which frames are rounded.
  @exclusivity(unchecked) public internal(set) var pixelGrid: PixelGrid
  /// Items by slot: the item whose variables start at four times the index.
  @exclusivity(unchecked) private(set) var items: ContiguousArray<BorrowedReference<LayoutItem>?> = []
  /// By item: whether its content's height depends on its width. Beside the items, as it is read for each item that moves.
  @exclusivity(unchecked) private var wrapping: ContiguousArray<Bool> = []
  /// Constraints by token.
  @exclusivity(unchecked) private var table: ContiguousArray<BorrowedReference<LayoutConstraintBase>?> = []
  private var freeTokens: [Int] = []
  /// Constraints installed on nodes that are in the engine, not lowered yet.
  var pendingConstraints: ContiguousArray<LayoutConstraintBase> = []
  /// Nodes that have joined since the last flush, whose content has not been measured yet.
  var newcomers: ContiguousArray<LayoutNode> = []
  /// Items whose content's height follows from a width that may have changed since it was measured.
  var textsToMeasure: ContiguousArray<Int> = []
  /// The solver's values as of the last solve, by variable.
  @exclusivity(unchecked) var values: ContiguousArray<Double> = []
  /// The owners of the variables that this solve has changed.
  @exclusivity(unchecked) var changes = EngineChanges()
  /// The work done so far, without the solver's own counts.
  @exclusivity(unchecked) var tally = LayoutCounts()
  /// Nodes whose margins, baselines, insets or direction have changed since rows were lowered.
  var nodesToLower: ContiguousArray<LayoutNode> = []
  /// For nodes that are or may be scrolled: the tokens of constraints that cross their borders, and perhaps of some that
  /// are gone.
  var crossingTokens: [ObjectIdentifier: Set<Int>] = [:]
  /// True once some view's bounds have been scaled.
  @exclusivity(unchecked) var scalesBounds = false
  /// Items that have entered since the last solve, by their places.
  var defaultCandidates: [Int] = []
  /// Items that constraints left open when they entered.
  var defaultedAxes: [DefaultedAxis] = []
  /// The number of inequalities that have been tightened for them.
  var defaultEqualityCount = 0
  /// The open variables of a solve, with the number of that solve.
  var knownOpenVariables: (version: Int, variables: Set<Variable>)?
  /// Ambiguous items that were moved to another place, and the rows that hold them there.
  var exercises: [AmbiguityExercise] = []
  /// Nodes whose views update their constraints before each solve.
  var watchers: ContiguousArray<WeakNode> = []
  /// Whether a constraint was ever added. Layout by constraints begins when somebody uses it (Apple,
  /// `UIView.requiresConstraintBasedLayout`): until then views without autoresizing keep their frames. Observed: a field
  /// and a view with an indicator, in two public repositories (iOS 13 and 15).
  private var isEngaged = false
  /// Whether the passes come to rest.
  var loops = LoopDetector()
  /// The constraints that the last solve dropped and that have been reported.
  var reportedConflicts: Set<BrokenRowKey> = []
  /// The number of passes that must settle before conflicts are reported.
  var conflictHolds = 0
  /// Constraints that measuring ignores.
  var leftOut: [LayoutConstraintBase] = []
  /// Views are updating their constraints.
  var isRunningUpdates = false
  /// The source of the host's size.
  let hosting: HostSize

  /// The source of the host's size.
  enum HostSize {
    /// Its frame.
    case frame
    /// A target size for measuring, with its priority on each axis.
    case fitting(CGSize, AxisPriorities)
  }

  /// False for an engine that only measures.
  var ownsTree: Bool {
    if case .frame = hosting { return true }
    return false
  }

  init(host: LayoutNode, pixelGrid: PixelGrid, hosting: HostSize = .frame) {
    self.host = host
    self.pixelGrid = pixelGrid
    self.hosting = hosting
  }

  /// The priority with which a detached host of undetermined size keeps its bounds, below every priority that programs use.
  static let hostSizePriority: Double = 0.001

  // MARK: Items

  /// An item's variables; adds the item to the engine if it is not there yet.
  func slot(of item: LayoutItem) -> EngineSlot {
    if let slot = item.slot { return slot }
    if let node = item as? LayoutNode { takeInAncestors(of: node) }
    return takeIn(item)
  }

  /// An autoresizing view is placed relative to its parent, so the parent has to enter the engine first. Parents come first,
  /// without recursion: the chain may be as long as the tree is deep.
  private func takeInAncestors(of node: LayoutNode) {
    var chain: [LayoutNode] = []
    var child = node
    while child !== host, child.usesAutoresizing, let parent = child.parent, parent.slot == nil {
      chain.append(parent)
      child = parent
    }
    for ancestor in chain.reversed() { _ = takeIn(ancestor) }
  }

  private func takeIn(_ item: LayoutItem) -> EngineSlot {
    let slot = EngineSlot(engine: self, base: solver.makeVariables(EngineSlot.width).index)
    item.slot = slot
    (item as? LayoutNode)?.flags.subtract([.needsLowering, .needsNewRows])
    let index = slot.base / EngineSlot.width
    reserveSpace(for: index)
    items[index] = BorrowedReference.passUnretained(item)
    wrapping[index] = (item as? LayoutNode)?.contentHeightDependsOnWidth == true
    defaultCandidates.append(index)
    addItemRows(of: item, slot: slot)
    return slot
  }

  private func reserveSpace(for index: Int) {
    while items.count <= index {
      items.append(nil)
      wrapping.append(false)
      for _ in 0..<EngineSlot.width { values.append(0) }
    }
    // Another item may have used the place before.
    for edge in 0..<EngineSlot.width { values[index * EngineSlot.width + edge] = 0 }
    changes.reserve(index)
  }

  func contains(_ item: LayoutItem) -> Bool { item.slot?.engine === self }

  func item(at index: Int) -> LayoutItem? {
    index < items.count ? items[index]?.takeUnretainedValue() : nil
  }

  /// Notes whether the height of a node's content depends on the width.
  func noteWrapping(of node: LayoutNode) {
    guard let slot = node.slot, slot.engine === self else { return }
    wrapping[slot.base / EngineSlot.width] = node.contentHeightDependsOnWidth
  }

  /// Whether the height of an item's content depends on the width.
  func wraps(_ index: Int) -> Bool { index < wrapping.count && wrapping[index] }

  /// Removes an item and its own rows. Constraints that mention it must have been removed already.
  func forget(_ item: LayoutItem) {
    guard let slot = item.slot, slot.engine === self else { return }
    removeAmbiguityDefaults(of: item)
    stopExercising(slot.base / EngineSlot.width)
    crossingTokens[ObjectIdentifier(item)] = nil
    for constraint in item.mentioning { constraint.leaveEngine() }
    if let node = item as? LayoutNode { removeRowsReadingBaselines(of: node) }
    item.hasWaitingMentions = !item.mentions.isEmpty
    if let node = item as? LayoutNode { removeItemRows(of: node) }
    if let guide = item as? LayoutGuideNode { removeItemRows(of: guide) }
    items[slot.base / EngineSlot.width] = nil
    wrapping[slot.base / EngineSlot.width] = false
    item.slot = nil
    ensure { () throws(SolverError) in
      try solver.releaseVariables(Variable(index: slot.base), count: EngineSlot.width)
    }
  }

  /// Releases the whole tree, for a node that stops being a host. The solver and all its rows are discarded with the engine.
  ///
  /// - Parameter host: the engine's own, which may be in the middle of being freed, when no reference to it can be read.
  func dissolve(of host: LayoutNode) {
    host.forEachInSubtree { $0.dropEngine() }
    let hostItem = BorrowedReference<LayoutItem>.passUnretained(host).toOpaque()
    assert(
      !items.contains { $0?.toOpaque() != hostItem && $0?.takeUnretainedValue().slot?.engine === self },
      "An item outlives its engine.")
  }

  // MARK: Constraints

  /// Lowers a constraint into a row, if all its items are in this engine's tree.
  func addRow(of constraint: LayoutConstraintBase) {
    guard constraint.row == nil, let holder = constraint.holder,
      ownsTree || constraint.countsInFitting && measures(holder),
      leftOut.isEmpty || !leftOut.contains(where: { $0 === constraint })
    else { return }
    engage()
    if !addNearRow(of: constraint, in: holder) {
      let sides = ConstraintSides(of: constraint)
      guard areItemsReachable(constraint, sides, from: holder) else { return constraint.waitForItems() }
      _ = slot(of: holder)
      let token = takeToken(for: constraint)
      noteCrossings(of: constraint, sides, to: holder)
      constraint.row = add(row(for: constraint, sides, in: holder, token: token))
    }
    host.setNeedsUpdateOfRows()
  }

  /// Whether nodes that nothing mentions take part in the layout. If not, they enter with the first constraint.
  var includesUnmentioned: Bool { isEngaged || !ownsTree }

  private func engage() {
    guard !includesUnmentioned else { return }
    isEngaged = true
    host.forEachInSubtree { node in
      guard !node.usesAutoresizing, node.slot == nil, !node.flags.contains(.needsEntry) else { return }
      _ = slot(of: node)
      if node.flags.contains(.needsContentSize) { updateContentSize(of: node) }
    }
  }

  /// Gives the constraint a place in the table and returns the place.
  func takeToken(for constraint: LayoutConstraintBase) -> Int {
    let token = freeTokens.popLast() ?? table.count
    if token == table.count { table.append(nil) }
    table[token] = BorrowedReference.passUnretained(constraint)
    constraint.token = token
    return token
  }

  /// Whether an engine that only measures contains a node. A constraint above it may still wait for its row in the tree's
  /// engine: its holder has a place in that engine, or no place yet.
  private func measures(_ holder: LayoutNode) -> Bool {
    holder === host || holder.slot?.engine === self || holder.isDescendant(of: host)
  }

  private func row(
    for constraint: LayoutConstraintBase, _ sides: ConstraintSides, in holder: LayoutNode, token: Int
  ) -> Row {
    let relation = relation(of: constraint)
    let priority = Double(constraint.spec.priority.rawValue)
    let owner = RowOwner.constraint(token)
    if let plain = plainEdges(of: sides, in: holder) {
      return Row(
        difference: Variable(index: plain.first), minus: Variable(index: plain.second), relation,
        Self.bounded(constraint.spec.constant), priority: priority, rank: constraint.rank, token: owner.token)
    }
    return Row(
      lower(constraint), relation, priority: priority, rank: constraint.rank, owner: owner)
  }

  func removeRow(of constraint: LayoutConstraintBase) {
    guard let row = constraint.row else { return }
    constraint.row = nil
    removeDefaultEquality(constraint)
    remove(row)
    table[constraint.token] = nil
    freeTokens.append(constraint.token)
    host.setNeedsUpdateOfRows()
  }

  func constantDidChange(of constraint: LayoutConstraintBase) {
    guard let row = constraint.row else { return }
    let sides = ConstraintSides(of: constraint)
    let isPlain = constraint.holder.map { plainEdges(of: sides, in: $0) != nil } ?? false
    let constant = isPlain ? Self.bounded(constraint.spec.constant) : -lower(constraint).constant
    setConstant(constant, of: row)
    if let rest = constraint.defaultRow { setConstant(constant, of: rest) }
    host.setNeedsUpdateOfRows()
  }

  /// If the priority changes between required and optional, the row is made again: a required row then counts as the newest.
  func priorityDidChange(of constraint: LayoutConstraintBase, crossesRequired: Bool) {
    guard let row = constraint.row else { return }
    guard !crossesRequired else {
      removeRow(of: constraint)
      return addRow(of: constraint)
    }
    ensure { () throws(SolverError) in
      try solver.setPriority(Double(constraint.spec.priority.rawValue), of: row)
    }
    host.setNeedsUpdateOfRows()
  }

  func constraint(at token: Int) -> LayoutConstraintBase? {
    token < table.count ? table[token]?.takeUnretainedValue() : nil
  }

  private func areItemsReachable(
    _ constraint: LayoutConstraintBase, _ sides: ConstraintSides, from holder: LayoutNode
  ) -> Bool {
    isReachable(sides.first, from: holder) && isReachable(sides.second, from: holder)
      && (!sides.hasDistances
        || constraint.spec.furtherItems.allSatisfy { isReachable($0, from: holder) })
  }

  /// True for items of this tree. A constraint to another tree waits until its items come together.
  private func isReachable(_ item: LayoutItem?, from holder: LayoutNode) -> Bool {
    guard let item else { return true }
    if item.slot != nil { return item.slot?.engine === self }
    if item === holder || item.isChild(of: holder) { return true }
    guard let node = item.node else { return false }
    if node === holder || node.isChild(of: holder) { return true }
    return node.slot?.engine === self || node.isDescendant(of: host)
  }

  // MARK: Rows

  /// Adds `expression relation 0`.
  func add(
    _ expression: LinearExpression, _ relation: Relation, priority: Double = 1000, rank: Int, owner: RowOwner
  ) -> ConstraintID? {
    add(Row(expression, relation, priority: priority, rank: rank, owner: owner))
  }

  func add(_ row: Row) -> ConstraintID? {
    tally.rowsMade += 1
    return ensure { () throws(SolverError) in try solver.add(row) }
  }

  /// Adds `first − second relation constant`.
  func addDifference(
    _ first: Int, minus second: Int, _ relation: Relation, _ constant: Double, priority: Double, rank: Int,
    token: Int
  ) -> ConstraintID? {
    tally.rowsMade += 1
    return ensure { () throws(SolverError) in
      try solver.add(
        difference: Variable(index: first), minus: Variable(index: second), relation, constant,
        priority: priority,
        rank: rank, token: token)
    }
  }

  func remove(_ row: ConstraintID?) {
    guard let row else { return }
    ensure { () throws(SolverError) in try solver.remove(row) }
  }

  func setConstant(_ constant: Double, of row: ConstraintID) {
    ensure { () throws(SolverError) in try solver.setConstant(constant, of: row) }
  }

  /// The engine passes only its own rows and finite numbers (constraints check their numbers when they are made), so the
  /// solver has no reason to throw. In debug builds an error stops the program.
  @discardableResult
  private func ensure<T>(_ body: () throws(SolverError) -> T) -> T? {
    do {
      return try body()
    } catch {
      assertionFailure("The solver rejected a row of the engine: \(error)")
      return nil
    }
  }
}

extension LayoutConstraintBase {
  /// Checks the constraint again whenever one of its items joins an engine.
  fileprivate final func waitForItems() {
    spec.firstItem?.hasWaitingMentions = true
    for item in spec.furtherItems { item.hasWaitingMentions = true }
  }
}

extension LayoutNode {
  /// Clears the state that connects the node, its guides and its constraints to an engine that is about to be discarded with
  /// its rows.
  fileprivate func dropEngine() {
    for constraint in constraints {
      constraint.row = nil
      constraint.defaultRow = nil
    }
    for guide in guides where guide.slot != nil { guide.forgetSlot() }
    if slot != nil { forgetSlot() }
    flags.insert([.needsEntry, .needsContentSize])
    flags.remove(.entersAfterUpdates)
  }
}

extension LayoutItem {
  fileprivate func forgetSlot() {
    slot = nil
    hasWaitingMentions = !mentions.isEmpty
    defaultRows = []
    (self as? LayoutNode)?.rows = NodeRows()
    (self as? LayoutGuideNode)?.rows = []
  }
}
