import Foundation

extension LayoutNode {
  /// Inserts `child` among the children; `index` counts from the back. Removes it from its old parent first.
  public func insertChild(_ child: LayoutNode, at index: Int) {
    child.removeFromParent()
    child.dissolveIfHosting()
    children.insert(child, at: index)
    child.parent = self
    child.record(.subviewAdded)
    noteKind(of: child)
    child.inheritSafeArea()
    child.noteAncestorsOfFlags()
    setNeedsLayout()
  }

  /// Notes what changes of this node's frame mean for a new child, so that they read no children for whom they mean nothing.
  private func noteKind(of child: LayoutNode) {
    if child.usesAutoresizing { flags.insert(.mayHaveMaskedChild) }
    if child.margins.preservesSuperview || child.outerSafeAreaInsets != .zero {
      flags.insert(.mayHaveFollowingChild)
    }
  }

  /// Whether the mask of some child places it. O(1) if none did at the last call and no such child has come since.
  public var hasMaskedChildren: Bool {
    guard flags.contains(.mayHaveMaskedChild) else { return false }
    if children.contains(where: \.usesAutoresizing) { return true }
    flags.remove(.mayHaveMaskedChild)
    return false
  }

  /// Leaves the parent. Constraints between the subtree and other nodes are removed; those inside the subtree stay.
  public func removeFromParent() {
    guard let parent else { return }
    record(.subviewRemoved)
    uninstallCrossingConstraints()
    leaveEngineWithSubtree()
    if let index = parent.children.firstIndex(where: { $0 === self }) { parent.children.remove(at: index) }
    if flags.contains(.hasMoved) {
      flags.remove(.hasMoved)
      parent.movedChildren.removeAll { $0.toOpaque() == BorrowedReference.passUnretained(self).toOpaque() }
    }
    flags.remove(.isPlacedByParent)
    self.parent = nil
    parent.setNeedsLayout()
  }

  /// Moves a child within the drawing order.
  public func moveChild(_ child: LayoutNode, to index: Int) {
    guard let old = children.firstIndex(where: { $0 === child }) else { return }
    children.remove(at: old)
    children.insert(child, at: index)
  }

  /// Adds a guide. A guide of another node is removed from that node first.
  public func addGuide(_ guide: LayoutGuideNode) {
    guard guide.owningNode !== self else { return }
    guide.owningNode?.removeGuide(guide)
    guide.owningNode = self
    guides.append(guide)
    if guide.shape == .content { contentGuide = guide }
  }

  /// Removes a guide and every constraint that mentions it.
  public func removeGuide(_ guide: LayoutGuideNode) {
    guard guide.owningNode === self else { return }
    for constraint in guide.mentioning { constraint.uninstall() }
    guide.slot?.engine.forget(guide)
    guides.removeAll { $0 === guide }
    guide.owningNode = nil
    if contentGuide === guide { contentGuide = nil }
  }

  /// Visits the node and everything below it, parents first, without recursion (trees may be 10,000 deep).
  public func forEachInSubtree(_ body: (LayoutNode) -> Void) {
    var stack: ContiguousArray<LayoutNode> = [self]
    while let node = stack.popLast() {
      body(node)
      let children = node.children
      for index in children.indices.reversed() { stack.append(children[index]) }
    }
  }

  /// Visits the items of this node: itself, then its guides.
  func forEachItem(_ body: (LayoutItem) -> Void) {
    body(self)
    for guide in guides { body(guide) }
  }

  /// A constraint that mentions something in the subtree is held in it or by a node around it. These nodes are marked first:
  /// walking up from each holder would take quadratic time in deep trees.
  private func uninstallCrossingConstraints() {
    var crossing: [LayoutConstraintBase] = []
    forEachAncestor { $0.flags.insert(.surroundsWhatLeaves) }
    forEachInSubtree { node in
      node.forEachItem { item in
        crossing += item.mentioning.filter { $0.holder?.flags.contains(.surroundsWhatLeaves) == true }
      }
    }
    forEachAncestor { $0.flags.remove(.surroundsWhatLeaves) }
    for constraint in crossing { constraint.uninstall() }
  }

  private func forEachAncestor(_ body: (LayoutNode) -> Void) {
    var next = parent
    while let node = next {
      body(node)
      next = node.parent
    }
  }

  /// Empties the engine that this node hosts, before the node is deallocated.
  func dissolveIfHosting() {
    hostedEngine?.dissolve(of: self)
    hostedEngine = nil
  }

  /// Ends the engine of a node that nothing refers to any more, and separates the node from what it contains.
  func releaseTree() {
    dissolveIfHosting()
    releaseConstraints()
    // Without recursion: trees may be 10,000 deep.
    var pending = children
    children = []
    while var node = pending.popLast() {
      node.parent = nil
      guard isKnownUniquelyReferenced(&node) else { continue }
      node.releaseConstraints()
      pending += node.children
      node.children = []
    }
    ownerWillDeinitialize()
  }

  private func releaseConstraints() {
    for constraint in constraints { constraint.holderWillDeinitialize() }
    constraints = []
  }

  /// Removes the subtree's rows from the engine; they are made again in its next tree. Children come first, as they are
  /// placed in their parents.
  private func leaveEngineWithSubtree() {
    var nodes: [LayoutNode] = []
    forEachInSubtree { nodes.append($0) }
    for node in nodes.reversed() { node.leaveEngine() }
  }

  func leaveEngine() {
    for constraint in constraints where constraint.row != nil { constraint.leaveEngine() }
    for guide in guides.reversed() { guide.leaveEngine() }
    slot?.engine.forget(self)
    flags.insert([.needsEntry, .needsContentSize])
    flags.remove(.entersAfterUpdates)
  }
}

extension LayoutGuideNode {
  /// Removes the guide from the engine. A guide that is an inset of its view has no variables, but constraints that mention
  /// it have rows with the view's variables. These rows are removed with it.
  fileprivate func leaveEngine() {
    if let slot { return slot.engine.forget(self) }
    for constraint in mentioning { constraint.leaveEngine() }
    hasWaitingMentions = !mentions.isEmpty
  }
}
