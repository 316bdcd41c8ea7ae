import AutoLayout
import Foundation

/// The view tree.
extension UIView {
  public var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.superview
    }
    return nil
  }

  /// Moves a view within the tree: out of its old superview, into this one.
  func place(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "Can't add self or an ancestor as subview")
    let index = view.superview === self ? min(index, storedSubviews.count - 1) : index
    let newWindow = window
    let changesWindow = view.window !== newWindow
    view.willMove(toSuperview: self)
    if changesWindow { view.willMoveSubtree(toWindow: newWindow) }
    view.detach(isMoving: true)
    storedSubviews.insert(view, at: index)
    view.storedSuperview = self
    layoutNode.insertChild(view.layoutNode, at: index)
    view.layoutNode.autoresizingContainer = bounds.size
    view.updateDirection()
    didAddSubview(view)
    view.didMoveToSuperview()
    if changesWindow { view.didMoveSubtree(toWindow: newWindow) }
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
    didMoveToSuperview()
    if wasInWindow { didMoveSubtree(toWindow: nil) }
    withExtendedLifetime(kept) {}
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: (storedSubviews.firstIndex { $0 === sibling } ?? storedSubviews.count - 1) + 1)
  }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: storedSubviews.firstIndex { $0 === sibling } ?? 0)
  }

  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2 else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (first, second) = (storedSubviews[low], storedSubviews[high])
    storedSubviews.swapAt(low, high)
    layoutNode.moveChild(second.layoutNode, to: low)
    layoutNode.moveChild(first.layoutNode, to: high)
  }

  public func bringSubviewToFront(_ view: UIView) { move(view, to: storedSubviews.count - 1) }

  public func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  private func move(_ view: UIView, to index: Int) {
    guard let old = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    storedSubviews.remove(at: old)
    storedSubviews.insert(view, at: index)
    layoutNode.moveChild(view.layoutNode, to: index)
  }

  /// True for the view itself and everything above it.
  public func isDescendant(of view: UIView) -> Bool { layoutNode.isDescendant(of: view.layoutNode) }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Direction

  /// Which way the view's content reads, from its semantic content attribute and the interface's direction.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: interfaceDirection ?? UIScreen.main.traitCollection.layoutDirection)
  }

  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIScreen.main.traitCollection.layoutDirection)
  }

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  func updateDirection() { layoutNode.direction = effectiveUserInterfaceLayoutDirection }
}
