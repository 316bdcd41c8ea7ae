import Foundation

/// The passes before drawing: update properties (top-down), update constraints (bottom-up), then layout (top-down). They visit only
/// marked views, work without recursion, and coalesce requests. (Apple, WWDC 2018, session 220; WWDC 2015, session 219; WWDC 2025,
/// session 243.)
extension LayoutNode {
  /// Lays out the marked parts of this node's tree, from the topmost marked ancestor down.
  ///
  /// - Returns: false if the tree did not settle; see ``feedbackLoop``.
  @discardableResult
  public func layoutIfNeeded() -> Bool {
    let host = self.host
    host.flags.remove(.hasAnnouncedPass)
    guard !host.flags.isDisjoint(with: .pending) else { return true }
    return engine.reportingConflictsAfterwards {
      host.recorded(.layoutPass) { host.repeatUntilSettled(.layout) { layOutOnce() } }
    }
  }

  private func layOutOnce() -> Round {
    host.updatePropertiesIfNeeded()
    guard host.updateConstraintsIfNeeded() else { return .brokenOff }
    let top = topmostNeedingLayout
    guard !top.flags.isDisjoint(with: .pendingLayout) else {
      return host.flags.isDisjoint(with: .pendingProperties) ? .settled : .again
    }
    top.layoutMarkedSubtree()
    return .again
  }

  /// Updates the properties of the marked views in this node's subtree, parents first.
  public func updatePropertiesIfNeeded() {
    var stack = [self]
    while let node = stack.popLast() {
      if node.flags.contains(.needsUpdateProperties) {
        node.flags.remove(.needsUpdateProperties)
        node.recorded(.updateProperties) { node.view?.runUpdateProperties() }
      }
      guard node.flags.contains(.descendantNeedsUpdateProperties) else { continue }
      node.flags.remove(.descendantNeedsUpdateProperties)
      for child in node.children.reversed() where !child.flags.isDisjoint(with: .pendingProperties) {
        stack.append(child)
      }
    }
  }

  /// The loop in which the last call of ``layoutIfNeeded()`` that had something to do was broken off; nil if the tree
  /// settled.
  public var feedbackLoop: LayoutFeedbackLoop? { host.hostedEngine?.loops.loop }

  /// Runs the update-constraints pass over the whole tree and brings the engine's values up to date.
  ///
  /// - Returns: false if views kept requesting another update for as many rounds as are allowed.
  @discardableResult
  public func updateConstraintsIfNeeded() -> Bool {
    let host = self.host
    guard !host.flags.isDisjoint(with: .pendingUpdate) else { return true }
    return host.repeatUntilSettled(.updateConstraints) {
      guard !host.flags.isDisjoint(with: .pendingUpdate) else { return .settled }
      host.recorded(.updatePass) { host.flushUpdates() }
      return .again
    }
  }

  /// The engine of this tree, made on first use.
  public var engine: LayoutEngine {
    let host = self.host
    if let engine = host.hostedEngine { return engine }
    let engine = LayoutEngine(host: host, pixelGrid: host.view?.pixelGrid ?? PixelGrid(scale: 1))
    host.hostedEngine = engine
    return engine
  }

  /// Sets the pixels per point of this node's whole tree.
  public func setPixelGrid(_ grid: PixelGrid) {
    engine.pixelGrid = grid
    forEachInSubtree { $0.setNeedsLayout() }
  }

  /// The pixels that layout rounds to; nil for a view whose tree has not been laid out yet.
  public var inheritedPixelGrid: PixelGrid? { host.hostedEngine?.pixelGrid }

  /// Brings the engine up to date and sets the frame of each child that it places, as the base class's `layoutSubviews` does.
  public func layoutChildren() {
    // Once: finding the host takes O(depth) in trees that only masks place.
    let host = self.host
    if !host.flags.isDisjoint(with: .pendingUpdate) { host.updateConstraintsIfNeeded() }
    guard let engine = host.hostedEngine else { return }
    if questions.contains(.insets) { passOnStatedInsets() }
    guard !movedChildren.isEmpty || flags.contains(.placesAllChildren) else { return }
    let moved = movedChildren
    movedChildren = []
    for child in moved { child._withUnsafeGuaranteedRef { _ = $0.flags.remove(.hasMoved) } }
    if flags.contains(.placesAllChildren) {
      flags.remove(.placesAllChildren)
      // In trees that only masks place, no child is in the engine, and the coordinates would take O(depth).
      guard children.contains(where: { $0.slot != nil }) else { return }
      let coordinates = engine.coordinates(of: self)
      for child in children { place(child, in: coordinates, engine) }
    } else {
      let coordinates = engine.coordinates(of: self)
      // Views may remove their siblings meanwhile: the copy keeps all of them alive without counting references to each.
      let kept = children
      for child in moved { child._withUnsafeGuaranteedRef { place($0, in: coordinates, engine) } }
      withExtendedLifetime(kept) {}
    }
  }

  /// Gives a child the engine's frame, unless its siblings' actions have removed it in the meantime.
  private func place(_ child: LayoutNode, in coordinates: LayoutCoordinates, _ engine: LayoutEngine) {
    guard let slot = child.slot, slot.engine === engine, child.isChild(of: self) else { return }
    let new = engine.frame(of: child, slot, in: coordinates)
    let old = child.frame
    guard !new.isSame(as: old) else { return }
    engine.tally.movedFrames += 1
    if child.questions.contains(.frames), let view = child.view { return view.move(byLayoutTo: new) }
    child.takeFrame(new)
    child.view?.layoutDidMove(from: old)
  }

  /// Records the current size of each view's parent as the one that its frame belongs to, if none is known yet: masks apply
  /// from now on.
  public func captureAutoresizingContainers() {
    forEachInSubtree { node in
      if node.usesAutoresizing, node.autoresizingContainer == nil, let parent = node.parent {
        node.autoresizingContainer = parent.frame.size
      }
    }
  }

  private var topmostNeedingLayout: LayoutNode {
    var top = self
    var node: LayoutNode? = self
    while let current = node {
      if current.flags.contains(.needsLayout) { top = current }
      node = current.parent
    }
    return top
  }

  // MARK: Update constraints

  /// One round: views' own updates leaf first, then rows, then values.
  private func flushUpdates() {
    let engine = self.engine
    engine.markWatchers()
    let marked = markedForUpdate()
    for node in marked { node.flags.insert(.entersAfterUpdates) }
    engine.whileRunningUpdates { for node in marked { node.runPendingUpdate(countedIn: engine) } }
    // An update may have added this tree to another one, whose engine is responsible now.
    guard hostedEngine === engine else { return }
    // When constraints contradict each other, the first to enter stays. The canvas drops the constraints nearer the leaves
    // (observed in 5 of 6 saved documents with conflicts between levels).
    engine.reserveSpace(for: marked)
    for node in marked.reversed() { node.enterIfPending(engine) }
    recordedSolve(engine) {
      engine.flush()
      engine.solve()
    }
  }

  /// The nodes marked, children before parents; unmarks them.
  private func markedForUpdate() -> [LayoutNode] {
    var found: [LayoutNode] = []
    var stack = [self]
    while let node = stack.popLast() {
      let isWay = node.flags.contains(.descendantNeedsUpdateConstraints)
      node.flags.remove(.descendantNeedsUpdateConstraints)
      found.append(node)
      guard isWay || node.flags.contains(.needsEntry) else { continue }
      for child in node.children where child.isMarkedForUpdate { stack.append(child) }
    }
    return found.reversed()
  }

  private var isMarkedForUpdate: Bool {
    !flags.isDisjoint(with: [
      .descendantNeedsUpdateConstraints, .needsUpdateConstraints, .needsEntry, .needsContentSize,
    ])
  }

  func runPendingUpdate(countedIn engine: LayoutEngine?) {
    guard flags.contains(.needsUpdateConstraints) else { return }
    flags.remove(.needsUpdateConstraints)
    guard let view else { return }
    engine?.tally.updates += 1
    recorded(.updateConstraints) { view.runUpdateConstraints() }
  }

  /// Nodes that left the tree during the updates do not enter.
  private func enterIfPending(_ engine: LayoutEngine) {
    guard flags.contains(.entersAfterUpdates) else { return }
    flags.remove(.entersAfterUpdates)
    if flags.contains(.needsEntry) {
      flags.remove(.needsEntry)
      engine.enter(self)
    }
    if flags.contains(.needsContentSize), slot != nil { engine.updateContentSize(of: self) }
  }

  // MARK: Layout

  /// Lays out the marked nodes of the subtree, parents first.
  private func layoutMarkedSubtree() {
    let host = self.host
    var stack = [self]
    while let node = stack.popLast() {
      if node.flags.contains(.needsLayout) {
        node.flags.remove(.needsLayout)
        host.hostedEngine?.tally.layouts += 1
        node.recorded(.layoutSubviews) {
          if let view = node.view { view.runLayout() } else { node.layoutChildren() }
        }
      }
      guard node.flags.contains(.descendantNeedsLayout) else { continue }
      node.flags.remove(.descendantNeedsLayout)
      for child in node.children.reversed()
      where !child.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
        stack.append(child)
      }
    }
  }
}

extension LayoutEngine {
  fileprivate func whileRunningUpdates(_ body: () -> Void) {
    let before = isRunningUpdates
    isRunningUpdates = true
    body()
    isRunningUpdates = before
  }

  /// Marks the views that update their constraints before each solve.
  fileprivate func markWatchers() {
    guard !watchers.isEmpty else { return }
    watchers.removeAll { $0.node.map { !$0.watchesSolves || $0.slot?.engine !== self } ?? true }
    for watcher in watchers { watcher.node?.markForUpdate() }
  }

  /// Allocates memory once for the rows of many nodes that are about to enter: their constraints, and two rows for the
  /// extents of each.
  fileprivate func reserveSpace(for nodes: [LayoutNode]) {
    var rows = 0
    for node in nodes where node.flags.contains(.needsEntry) { rows += node.constraints.count + 2 }
    if rows > Self.fewRows { solver.reserve(constraints: rows) }
  }

  /// For up to this many rows, memory grows as they are added.
  private static var fewRows: Int { 256 }

  /// Adds a node to the engine, if anything mentions it, and the constraints that it holds.
  func enter(_ node: LayoutNode) {
    let waits = node.waitsForConstraints && !node.watchesSolves && !includesUnmentioned
    if node === host || !node.usesAutoresizing && !waits || !node.mentions.isEmpty {
      _ = slot(of: node)
    }
    if node.watchesSolves { watchers.append(WeakNode(node: node)) }
    for guide in node.guides where guide.isPlacedByRows { _ = slot(of: guide) }
    for constraint in node.constraints where constraint.row == nil { addRow(of: constraint) }
    addWaitingRows(of: node)
    for guide in node.guides { addWaitingRows(of: guide) }
  }

  /// Tries again to make the rows that could not be made while this item was elsewhere.
  private func addWaitingRows(of item: LayoutItem) {
    guard item.hasWaitingMentions else { return }
    if ownsTree { item.hasWaitingMentions = false }
    for constraint in item.mentioning where constraint.row == nil { addRow(of: constraint) }
  }

  /// Makes the rows that have been waiting.
  func flush() {
    while !pendingConstraints.isEmpty {
      let pending = pendingConstraints
      pendingConstraints = []
      // Constraints that have left the tree in the meantime get their rows in the tree that they join.
      for constraint in pending where constraint.holder?.slot?.engine === self { addRow(of: constraint) }
    }
    lowerAgain()
    let newcomers = self.newcomers
    self.newcomers = []
    for node in newcomers where node.flags.contains(.needsContentSize) { updateContentSize(of: node) }
  }
}
