import AutoLayout
import Foundation

/// Children and presentation, and their effects on safe areas and traits.
extension UIViewController {
  func adopt(_ child: UIViewController) {
    precondition(child !== self, "A controller cannot be its own child.")
    guard child.parent !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    storedChildren.append(child)
    child.storedParent = self
    child.parentMove = .joining
    KeyValueObservations.noteChange(of: child)
  }

  func leaveParent() {
    guard let parent else { return }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    endJoiningParent()
    KeyValueObservations.noteChange(of: self)
    guard parentMove == .leaving, let exchange = AppearanceExchange.current else {
      return didMove(toParent: nil)
    }
    exchange.afterwards { [self] in didMove(toParent: nil) }
  }

  package func nearestAncestor<Controller: UIViewController>() -> Controller? {
    var ancestor = parent
    while let current = ancestor {
      if let found = current as? Controller { return found }
      ancestor = current.parent
    }
    return nil
  }

  /// The parent's traits, with the overrides of the views that the controller's view lies in, up to the parent's view
  /// (Apple, WWDC 2023, session 10057: controllers inherit traits from the superview of their view).
  func traits(in parent: UIViewController) -> UITraitCollection {
    var changes: [TraitModifiers] = []
    var view = viewIfLoaded?.superview
    while let current = view {
      if let modifiers = current.traitModifiers { changes.append(modifiers) }
      if current.owningController === parent {
        return changes.reversed().reduce(parent.traitCollection) { $1.applied(to: $0) }
      }
      view = current.superview
    }
    return parent.traitCollection
  }

  func override(_ traits: UITraitCollection?, for child: UIViewController) {
    let old = child.traitCollection
    overridesOfChildren.removeAll { $0.child.object == nil || $0.child.object === child }
    if let traits { overridesOfChildren.append((WeakReference(child), traits)) }
    if child.traitCollection != old { child.viewIfLoaded?.notifyOfTraitChange(from: old) }
  }

  // MARK: Margins and safe area

  /// Updates the system's minimum margins after the root view's width has changed.
  package func updateSystemMargins() {
    viewIfLoaded?.layoutNode.systemMinimumMargins =
      viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }

  /// Sets the insets that this controller and its containers add to the root view's safe area. Bars only affect a view in
  /// a window (Apple, `UIView.safeAreaInsets`: zero outside of windows).
  func updateSafeArea() {
    let own = additionalSafeAreaInsets
    let bars = containerInsets == .zero || viewIfLoaded?.window == nil ? .zero : containerInsets
    viewIfLoaded?.layoutNode.additionalSafeAreaInsets = UIEdgeInsets(
      top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
      right: own.right + bars.right)
  }
}

extension UIView {
  /// Adds a view that keeps this view's size, in front of the other subviews or at an index.
  package func fill(with content: UIView, at index: Int? = nil) {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(content, at: index ?? subviews.count)
  }
}
