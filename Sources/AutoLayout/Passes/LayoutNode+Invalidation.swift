import Foundation

extension LayoutNode {
  // MARK: Requests

  /// Requests `updateConstraints` before the next layout.
  public func setNeedsUpdateConstraints() {
    record(.setNeedsUpdateConstraints, marks: !needsUpdateConstraints)
    flags.insert(.needsUpdateConstraints)
    noteAncestors(.descendantNeedsUpdateConstraints)
  }

  /// Requests `updateProperties` before the next layout.
  public func setNeedsUpdateProperties() {
    record(.setNeedsUpdateProperties, marks: !needsUpdateProperties)
    flags.insert(.needsUpdateProperties)
    noteAncestors(.descendantNeedsUpdateProperties)
  }

  /// Whether the view's `updateProperties` will run.
  public var needsUpdateProperties: Bool { flags.contains(.needsUpdateProperties) }

  /// Marks the node for the update pass that is about to run.
  func markForUpdate() {
    flags.insert(.needsUpdateConstraints)
    noteAncestors(.descendantNeedsUpdateConstraints)
  }

  /// Whether the view's `updateConstraints` runs before each solve, as the values it reads may change without notice.
  public var watchesSolves: Bool {
    get { flags.contains(.watchesSolves) }
    set {
      guard newValue != watchesSolves else { return }
      guard newValue else { return flags.subtract(.watchesSolves) }
      flags.insert(.watchesSolves)
      slot?.engine.watchers.append(WeakNode(node: self))
    }
  }

  /// Whether the view's `updateConstraints` will run.
  public var needsUpdateConstraints: Bool { flags.contains(.needsUpdateConstraints) }

  /// Requests a layout of this node's subtree; requests coalesce.
  public func setNeedsLayout() {
    record(.setNeedsLayout, marks: !needsLayout)
    flags.insert([.needsLayout, .placesAllChildren])
    noteAncestors(.descendantNeedsLayout)
  }

  /// Requests a layout that places only the children known to have moved.
  private func setNeedsPlacement() {
    flags.insert(.needsLayout)
    noteAncestors(.descendantNeedsLayout)
  }

  /// Whether the parent, and so every ancestor, has a mark already.
  private func isAnnounced(_ mark: PassFlags) -> Bool {
    parentReference?._withUnsafeGuaranteedRef { $0.flags.isSuperset(of: mark) } ?? false
  }

  /// The engine's frame and the node's differ, or may: the parent's next layout places it.
  func noteMove(needsLayout: Bool) {
    parentReference?._withUnsafeGuaranteedRef { parent in
      if !flags.contains(.hasMoved), !parent.flags.contains(.placesAllChildren) {
        flags.insert(.hasMoved)
        parent.movedChildren.append(BorrowedReference.passUnretained(self))
      }
      if needsLayout { parent.setNeedsPlacement() }
    }
  }

  /// Whether the view's layout will run.
  public var needsLayout: Bool { flags.contains(.needsLayout) }

  /// Called when the content's size has changed: it is measured again before the next solve.
  public func invalidateContentSize() {
    record(.invalidateIntrinsicContentSize, marks: !flags.contains(.needsContentSize))
    flags.insert([.needsContentSize, .needsUpdateConstraints])
    noteAncestors(.descendantNeedsUpdateConstraints)
    parent?.setNeedsLayout()
  }

  /// Sets the content hugging priority on an axis.
  public func setHugging(_ priority: LayoutPriority, for axis: LayoutAxis) {
    guard hugging[axis] != priority else { return }
    hugging[axis] = priority
    contentPriorityDidChange(axis)
  }

  /// Sets the compression resistance priority on an axis.
  public func setCompressionResistance(_ priority: LayoutPriority, for axis: LayoutAxis) {
    guard compressionResistance[axis] != priority else { return }
    compressionResistance[axis] = priority
    contentPriorityDidChange(axis)
  }

  /// Sets the rank that selects which of several contents with the same priority is stretched or compressed: the one with
  /// the highest rank.
  public func setContentYield(_ rank: UInt8, for axis: LayoutAxis) {
    guard contentYield[axis] != rank else { return }
    contentYield[axis] = rank
    contentPriorityDidChange(axis)
  }

  private func contentPriorityDidChange(_ axis: LayoutAxis) {
    slot?.engine.resetContentRows(of: self, axis)
    invalidateContentSize()
  }

  // MARK: Consequences of changes

  /// Sets the frame for the program. For an autoresizing view, the constraints now state this frame.
  public func setFrame(_ newFrame: CGRect, container: CGSize?) {
    let old = frame
    frame = newFrame
    if isInEngine { noteMove(needsLayout: false) }
    movedFrom = nil
    let isElsewhere = usesAutoresizing && container != storedContainer
    if isElsewhere { storedContainer = container }
    if isElsewhere || newFrame != old { autoresizingDidChange() }
    if newFrame != old { frameDidChange(from: old) }
  }

  /// Sets a frame that agrees with the existing rows: one that layout found, or that springs and struts gave.
  public func takeFrame(_ newFrame: CGRect) {
    guard !newFrame.isSame(as: frame) else { return }
    let old = frame
    if usesAutoresizing, movedFrom == nil { movedFrom = AutoresizingStart(old) }
    frame = newFrame
    frameDidChange(from: old)
  }

  private func frameDidChange(from old: CGRect) {
    if let observer = Self.geometryObserver { observer(self, old, boundsOrigin) }
    if frame.size != old.size { setNeedsPlacement() }
    inheritSafeArea()
    if margins.preservesSuperview { geometryDidChange() }
    guard frame.size != old.size, hasFollowingChildren else { return }
    for child in children {
      child.inheritSafeArea()
      if child.margins.preservesSuperview { child.geometryDidChange() }
    }
  }

  /// Called when scrolling has brought other parts of the content to the edges.
  func boundsOriginDidChange(from old: CGPoint) {
    if let observer = Self.geometryObserver { observer(self, frame, old) }
    engineInUse?.boundsOriginDidChange(of: self)
    for child in children {
      child.inheritSafeArea()
      let margins = child.margins
      let followsUpAndDown = margins.preservesVertically || boundsOrigin.x != old.x
      if margins.preservesSuperview, followsUpAndDown { child.geometryDidChange() }
    }
  }

  /// A constraint was installed on this node.
  func constraintWasAdded(_ constraint: LayoutConstraintBase) {
    if let engine = slot?.engine {
      engine.pendingConstraints.append(constraint)
      engine.host.setNeedsUpdateOfRows()
    } else {
      flags.insert(.needsEntry)
      noteAncestors(.descendantNeedsUpdateConstraints)
    }
  }

  /// Rows have changed: the host has to solve before the next layout.
  func setNeedsUpdateOfRows() {
    flags.insert(.needsSolve)
    announcePass()
  }

  /// Called when the node switches between frame and constraints, which changes its rows.
  func placementDidChange() {
    guard let engine = slot?.engine else {
      flags.insert(.needsEntry)
      noteAncestors(.descendantNeedsUpdateConstraints)
      return
    }
    engine.removeItemRows(of: self)
    if let slot { engine.addItemRows(of: self, slot: slot) }
    invalidateContentSize()
  }

  func autoresizingDidChange() {
    guard let engine = slot?.engine, usesAutoresizing || self === engine.host else { return }
    engine.replacePlacement(of: self)
    engine.host.setNeedsUpdateOfRows()
  }

  /// Margins, safe area, alignment insets, baselines or direction have changed: rows that read them are lowered again.
  ///
  /// - Parameter isStructural: true if the rows may need different variables, not only different constants.
  func geometryDidChange(isStructural: Bool = false) {
    if isStructural { flags.insert(.needsNewRows) }
    if children.contains(where: { $0.margins.preservesSuperview }) {
      for node in descendantsWithItsMargins { node.requestLowering() }
    }
    requestLowering()
  }

  /// The descendants whose margins follow from the node's, children before parents. Without recursion (trees may be 10,000
  /// deep).
  private var descendantsWithItsMargins: ReversedCollection<ContiguousArray<LayoutNode>> {
    var found: ContiguousArray<LayoutNode> = []
    var pending = children.filter { $0.margins.preservesSuperview }
    while let node = pending.popLast() {
      found.append(node)
      pending.append(contentsOf: node.children.filter { $0.margins.preservesSuperview })
    }
    return found.reversed()
  }

  /// The engine of the node or, if the node has no variables, of its tree; nil before the first layout.
  private var engineInUse: LayoutEngine? { slot?.engine ?? host.hostedEngine }

  private func requestLowering() {
    setNeedsLayout()
    guard let engine = mentions.isEmpty ? slot?.engine : engineInUse else { return }
    if !flags.contains(.needsLowering) {
      flags.insert(.needsLowering)
      engine.nodesToLower.append(self)
    }
    engine.host.setNeedsUpdateOfRows()
  }

  /// Passes on the pending work of a subtree when its node joins a tree.
  func noteAncestorsOfFlags() {
    noteAncestors([.descendantNeedsUpdateConstraints, .descendantNeedsLayout])
    if !flags.isDisjoint(with: .pendingProperties) { noteAncestors(.descendantNeedsUpdateProperties) }
  }

  /// Marks the ancestors up to the host, as far as they are not marked yet.
  private func noteAncestors(_ mark: PassFlags) {
    guard !isAnnounced(mark) else { return }
    var top = self
    while let parent = top.parent {
      guard !parent.flags.isSuperset(of: mark) else { return }
      parent.flags.insert(mark)
      top = parent
    }
    top.announcePass()
  }

  /// Notifies the host's view that there is something to do, once until the passes have run.
  private func announcePass() {
    guard !flags.contains(.hasAnnouncedPass) else { return }
    flags.insert(.hasAnnouncedPass)
    view?.passIsPending()
  }
}
