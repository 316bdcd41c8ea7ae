import AutoLayout
import Foundation
@_spi(ViewHooks) import MacDrawing
import ObjCCompatibility

/// The view tree.
extension NSView {
  /// O(1) in trees that have been laid out, else O(depth).
  var topmostView: NSView { layoutNode.host.owner as? NSView ?? self }

  /// Whether the view is the given view or one of its descendants.
  public func isDescendant(of view: NSView) -> Bool { layoutNode.isDescendant(of: view.layoutNode) }

  /// The closest common ancestor; nil for views in different trees.
  public func ancestorShared(with view: NSView) -> NSView? {
    var candidate: NSView? = self
    while let current = candidate {
      if view.isDescendant(of: current) { return current }
      candidate = current.storedSuperview
    }
    return nil
  }

  public var opaqueAncestor: NSView? {
    var view: NSView? = self
    while let current = view, !current.isOpaque { view = current.storedSuperview }
    return view
  }

  public var isHiddenOrHasHiddenAncestor: Bool {
    var view: NSView? = self
    while let current = view {
      if current.isHidden { return true }
      view = current.storedSuperview
    }
    return false
  }

  /// Orders the subviews, back to front.
  public func sortSubviews(by areInIncreasingOrder: (NSView, NSView) -> Bool) {
    subviews = storedSubviews.sorted(by: areInIncreasingOrder)
  }

  func place(_ view: NSView, at index: Int) {
    // A view without subviews has no descendants, so the ancestors need not be checked.
    precondition(
      view !== self && (view.storedSubviews.isEmpty || !isDescendant(of: view)),
      "Can't add self or an ancestor as subview")
    guard view.storedSuperview !== self else { return move(view, to: min(index, storedSubviews.count - 1)) }
    let newWindow = window
    let changesWindow = view.window !== newWindow
    let wasInHidden = view.storedSuperview?.hidesContent ?? false
    // The frame is relative to the new superview's coordinates.
    let frame = view.currentFrame
    view.viewWillMove(toSuperview: self)
    let appearance = changesWindow ? AppearanceChange(of: view, movingTo: self) : nil
    if changesWindow { view.announce(newWindow) }
    view.detach()
    storedSubviews.insert(view, at: index)
    view.storedSuperview = self
    view.nextResponder = view.owningController ?? self
    view.owningController?.nextResponder = self
    if let madeLayer, madeLayer.hasStoredSublayers { madeLayer.layerOfSubviewDidMove(view.anyLayer) }
    layoutNode.insertChild(view.layoutNode, at: index)
    view.passMaskToNode()
    view.layoutNode.setFrame(rect(toNode: frame), container: boundsSize)
    view.layoutNode.autoresizingContainer = boundsSize
    didAddSubview(view)
    view.viewDidMoveToSuperview()
    if changesWindow {
      view.notifyOfWindow()
      newWindow?.passIsPending()
    }
    let isInHidden = hidesContent
    if isInHidden != wasInHidden, !view.isHidden { view.announceVisibility(isHidden: isInHidden) }
    appearance?.end()
    requestDisplay()
  }

  private func announce(_ window: NSWindow?) {
    for view in subtree { view.viewWillMove(toWindow: window) }
  }

  private func notifyOfWindow() {
    for view in subtree { view.viewDidMoveToWindow() }
  }

  /// The view and its descendants, parents first.
  package var subtree: [NSView] {
    var found: [NSView] = []
    var pending: [NSView] = [self]
    while let view = pending.popLast() {
      found.append(view)
      pending += view.storedSubviews.reversed()
    }
    return found
  }

  private func detach() {
    guard let superview = storedSuperview else { return }
    let frame = currentFrame
    superview.willRemoveSubview(self)
    layoutNode.removeFromParent()
    superview.storedSubviews.removeAll { $0 === self }
    storedSuperview = nil
    nextResponder = owningController
    owningController?.nextResponder = nil
    layoutNode.setFrame(frame, container: nil)
  }

  func leaveSuperview() {
    guard let superview = storedSuperview else { return }
    let kept = self
    let wasInWindow = window != nil
    let wasInHidden = superview.hidesContent
    viewWillMove(toSuperview: nil)
    let appearance = AppearanceChange(of: self, movingTo: nil)
    if wasInWindow { announce(nil) }
    window?.forget(self)
    detach()
    endAnimationsOfSubtree()
    viewDidMoveToSuperview()
    if wasInWindow { notifyOfWindow() }
    appearance.end()
    if wasInHidden, !isHidden { announceVisibility(isHidden: false) }
    superview.requestDisplay()
    withExtendedLifetime(kept) {}
  }

  func insert(_ view: NSView, _ place: NSWindow.OrderingMode, relativeTo sibling: NSView?) {
    let others = storedSubviews.filter { $0 !== view }
    let index = sibling.flatMap { sibling in others.firstIndex { $0 === sibling } }
    switch place {
    case .below: self.place(view, at: index ?? 0)
    default: self.place(view, at: index.map { $0 + 1 } ?? others.count)
    }
  }

  func exchange(_ old: NSView, for new: NSView) {
    guard let index = storedSubviews.firstIndex(where: { $0 === old }) else { return }
    guard old !== new else { return }
    old.removeFromSuperview()
    place(new, at: min(index, storedSubviews.count))
  }

  func replaceSubviews(with views: [NSView]) {
    for view in storedSubviews where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
    for (index, view) in views.enumerated() { place(view, at: index) }
  }

  func move(_ view: NSView, to index: Int) {
    guard let old = storedSubviews.firstIndex(where: { $0 === view }), old != index else { return }
    storedSubviews.remove(at: old)
    storedSubviews.insert(view, at: index)
    if let madeLayer, madeLayer.hasStoredSublayers { madeLayer.layerOfSubviewDidMove(view.anyLayer) }
    layoutNode.moveChild(view.layoutNode, to: index)
  }

  /// The nearest view with a tag: one of an upper level comes before those of lower ones.
  func firstView(tagged tag: Int) -> NSView? {
    var level = [self]
    while !level.isEmpty {
      if let found = level.first(where: { $0.tag == tag }) { return found }
      level = level.flatMap(\.storedSubviews)
    }
    return nil
  }

  /// Whether what is in the view is hidden. O(1) as long as no view has ever been hidden, else O(depth).
  var hidesContent: Bool { Self.hasHiddenViews && isHiddenOrHasHiddenAncestor }

  func hiddenDidChange() {
    if isHidden { Self.hasHiddenViews = true }
    storedSuperview?.visibilityOfSubviewDidChange(self)
    KeyValueObservations.noteChange(of: self)
    storedSuperview?.requestDisplay()
    guard storedSuperview?.isHiddenOrHasHiddenAncestor != true else { return }
    announceVisibility(isHidden: isHidden)
  }

  /// Calls `viewDidHide()` or `viewDidUnhide()` of the view and of what is in it, but not in views that are hidden themselves:
  /// for them nothing changes.
  private func announceVisibility(isHidden: Bool) {
    if isHidden { window?.moveFirstResponder(outOf: self) }
    var pending = [self]
    while let view = pending.popLast() {
      if isHidden { view.viewDidHide() } else { view.viewDidUnhide() }
      pending += view.storedSubviews.reversed().filter { !$0.isHidden }
    }
    guard window?.isVisible == true else { return }
    let controllers = AppearingControllers.seen(in: self)
    if isHidden {
      controllers.beginDisappearing()
      controllers.endDisappearing()
    } else {
      controllers.beginAppearing()
      controllers.endAppearing()
    }
  }

  /// The foremost view at a point. Descends without recursion unless a subclass overrides hit-testing.
  func foremostView(at point: NSPoint) -> NSView? {
    guard var inside = pointInside(point) else { return nil }
    var (view, index) = (self, storedSubviews.count)
    while index > 0 {
      index -= 1
      let subview = view.storedSubviews[index]
      if subview.layoutNode.questions.contains(.content) {
        if let hit = subview.hitTest(inside) { return hit }
        index = min(index, view.storedSubviews.count)
      } else if let deeper = subview.pointInside(inside) {
        // The view that receives the point is this one or a descendant.
        (view, inside, index) = (subview, deeper, subview.storedSubviews.count)
      }
    }
    return view
  }

  /// Converts a point from the superview's coordinates to the view's own; nil outside of the view, and
  /// for hidden views.
  private func pointInside(_ point: NSPoint) -> NSPoint? {
    guard !isHidden else { return nil }
    let own = storedSuperview == nil ? point : point.applying(transformToSuperview.inverted())
    return bounds.contains(own) ? own : nil
  }

  /// Takes the tree apart when the view is freed. If another thread released the view, that waits until the main queue is free,
  /// which may be using the tree; until then nothing refers to the view any more.
  nonisolated func tearDown() {
    // So views that were taken apart with their superview skip the check of the queue, which takes 0.3 µs.
    guard !layoutNode.isLoose else { return layoutNode.ownerWillDeinitialize() }
    var subviews = storedSubviews
    storedSubviews = []
    for view in subviews { view.storedSuperview = nil }
    guard !MainQueue.isCurrent else { return Self.takeApart(layoutNode, &subviews) }
    layoutNode.forgetOwner()
    MainQueue.finish((layoutNode, subviews)) { NSView.takeApart($0.0, &$0.1) }
  }

  /// Releases the subtree step by step: recursive release of a deep tree would overflow the stack. Each façade has its own
  /// copy, because generic code of another module is not always specialised and the release of large trees is benchmarked.
  private nonisolated static func takeApart(_ node: LayoutNode, _ doomed: inout [NSView]) {
    node.ownerWillDeinitialize()
    while var view = doomed.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      for subview in view.storedSubviews { subview.storedSuperview = nil }
      doomed += view.storedSubviews
      view.storedSubviews = []
      view.layoutNode.ownerWillDeinitialize()
    }
  }
}
