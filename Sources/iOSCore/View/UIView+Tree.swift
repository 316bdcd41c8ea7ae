import AutoLayout
import Foundation
import ObjCCompatibility

/// The view tree.
extension UIView {
  var nearestWindow: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.superview
    }
    return nil
  }

  /// Moves a view within the tree: out of its old superview, into this one. A view that is already a subview only
  /// changes its index and keeps its constraints, as in UIKit (SwiftLayout's suite).
  func place(_ view: UIView, at index: Int) {
    // A view without subviews has no descendants, so the ancestors need not be checked.
    precondition(
      view !== self && (view.storedSubviews.isEmpty || !isDescendant(of: view)),
      "Can't add self or an ancestor as subview")
    guard view.superview !== self else { return move(view, to: min(index, storedSubviews.count - 1)) }
    let newWindow = window
    let changesWindow = view.window !== newWindow
    if newWindow != nil { checkControllers(adding: view) }
    let oldTint = view.nearestExplicitTint
    let oldTraits = view.traitsBeforeMove(toWindow: newWindow)
    view.willMove(toSuperview: self)
    if changesWindow { view.willMoveSubtree(toWindow: newWindow) }
    view.detach(isMoving: true)
    storedSubviews.insert(view, at: index)
    view.storedSuperview = self
    if let madeLayer, madeLayer.hasStoredSublayers { madeLayer.layerOfSubviewDidMove(view.layer) }
    layoutNode.insertChild(view.layoutNode, at: index)
    view.layoutNode.autoresizingContainer = bounds.size
    view.joinDirection(of: self)
    if view.nearestExplicitTint != oldTint { view.notifyOfTintChange() }
    if let oldTraits, view.traitCollection != oldTraits { view.notifyOfTraitChange(from: oldTraits) }
    didAddSubview(view)
    view.didMoveToSuperview()
    if changesWindow { view.didMoveSubtree(toWindow: newWindow) }
  }

  /// The traits of a view that is added, if they may change: when it enters a window or leaves another superview. A new view outside
  /// of windows has the screen's traits, which UIKit predicts, too. (WWDC 2019, session 214.) The traits of which it was notified
  /// count, because the controllers that set them may be gone.
  private func traitsBeforeMove(toWindow newWindow: UIWindow?) -> UITraitCollection? {
    if let notifiedTraits { return notifiedTraits }
    return storedSuperview == nil && newWindow == nil ? nil : traitCollection
  }

  /// Checks that a child controller's view is in its parent's view, with no other controller's view
  /// between them.
  private func checkControllers(adding view: UIView) {
    guard let child = view.owningController, let parent = child.parent else { return }
    var around: UIView? = self
    while let current = around, current.owningController == nil { around = current.superview }
    guard let owner = around?.owningController else { return }
    LayoutException.require(
      owner === parent || owner === child, .hierarchyInconsistency,
      "The view of \(child), a child of \(parent), was added to the view of \(owner).",
      page: "UIViewController.addChild(_:)")
  }

  private func detach(isMoving: Bool) {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    layoutNode.removeFromParent()
    if let index = superview.storedSubviews.firstIndex(where: { $0 === self }) {
      superview.storedSubviews.remove(at: index)
    }
    storedSuperview = nil
  }

  func leaveSuperview() {
    guard superview != nil else { return }
    let kept = self
    let wasInWindow = window != nil
    willMove(toSuperview: nil)
    if wasInWindow { willMoveSubtree(toWindow: nil) }
    detach(isMoving: false)
    endAnimationsOfSubtree()
    didMoveToSuperview()
    if wasInWindow { didMoveSubtree(toWindow: nil) }
    withExtendedLifetime(kept) {}
  }

  /// Ends the animations of views that have left the tree, as unfinished. (Apple, `CAAnimationDelegate`.)
  private func endAnimationsOfSubtree() {
    guard AnimationClock.shared.takesTime else { return }
    var pending = [self]
    while let view = pending.popLast() {
      if let layer = view.madeLayer, layer.hasStoredSublayers {
        layer.endAnimationsOfSubtree()
      } else {
        view.madeLayer?.removeAllAnimations()
      }
      pending += view.storedSubviews
    }
  }

  func place(_ view: UIView, above sibling: UIView) {
    place(view, at: index(of: sibling, without: view).map { $0 + 1 } ?? storedSubviews.count)
  }

  func place(_ view: UIView, below sibling: UIView) {
    place(view, at: index(of: sibling, without: view) ?? 0)
  }

  /// The index of a sibling after `view` is removed.
  private func index(of sibling: UIView, without view: UIView) -> Int? {
    storedSubviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  func exchange(_ index1: Int, _ index2: Int) {
    guard index1 != index2 else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (first, second) = (storedSubviews[low], storedSubviews[high])
    storedSubviews.swapAt(low, high)
    if let madeLayer, madeLayer.hasStoredSublayers {
      madeLayer.layersOfSubviewsDidExchange(first.layer, second.layer)
    }
    layoutNode.moveChild(second.layoutNode, to: low)
    layoutNode.moveChild(first.layoutNode, to: high)
  }

  func move(_ view: UIView, to index: Int) {
    guard let old = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    storedSubviews.remove(at: old)
    storedSubviews.insert(view, at: index)
    if let madeLayer, madeLayer.hasStoredSublayers { madeLayer.layerOfSubviewDidMove(view.layer) }
    layoutNode.moveChild(view.layoutNode, to: index)
  }

  func firstView(tagged tag: Int) -> UIView? { subtree.first { $0.tag == tag } }

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
    MainQueue.finish((layoutNode, subviews)) { UIView.takeApart($0.0, &$0.1) }
  }

  /// Releases the subtree step by step: recursive release of a deep tree would overflow the stack. Each façade has its own
  /// copy, because generic code of another module is not always specialised and the release of large trees is benchmarked.
  private nonisolated static func takeApart(_ node: LayoutNode, _ doomed: inout [UIView]) {
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
