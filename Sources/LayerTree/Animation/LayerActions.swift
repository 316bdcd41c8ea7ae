import Foundation
import Graphics

/// The action for an event of a layer: the change of a property, or entering or leaving a tree. Animations are actions.
/// (Apple, `CAAction`.)
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
  /// - Parameters:
  ///   - event: the name of the property, or `onOrderIn`, `onOrderOut`.
  ///   - anObject: the layer.
  ///   - dict: nil.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAnimation: CAAction {
  /// Adds the animation to the layer, under the event's name.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

extension NSNull: CAAction {
  /// Does nothing: it represents the absence of an action.
  public nonisolated func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}

/// Events of layers without views for which actions run, under the names of Core Animation's constants.
enum LayerEvent {
  static let orderIn = "onOrderIn"
  static let orderOut = "onOrderOut"
}

extension CALayer {
  /// Whether a turn of the run loop, or a flush, has passed since the layer joined its tree. Earlier changes are not
  /// animated: the old value was never visible. (material-motion's tests of Core Animation show it.)
  final var isCommitted: Bool {
    guard superlayer != nil, original == nil else { return false }
    let turn = RunLoopTurn.shared.count
    var layer: CALayer? = self
    while let current = layer, current.host == nil {
      if current.superlayer != nil, current.insertedInTurn >= turn { return false }
      layer = current.superlayer
    }
    return true
  }

  /// The implicit animation of a changed property of a layer without a view: it starts from the displayed value. Views'
  /// layers and paths change at once. (Apple, `CAShapeLayer.path`.)
  final func implicitAction(forKey event: String) -> (any CAAction)? {
    guard host == nil, !LayerProperty.jumping.contains(event), LayerProperty.named(event, of: self) != nil
    else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Runs the action of a changed property. The layers of views are notified of changes by their views.
  final func changed(_ key: String, from old: @autoclosure () -> AnimatableValue) {
    guard AnimationClock.shared.takesTime, host == nil, original == nil, isCommitted else { return }
    let old = old()
    guard LayerProperty.named(key, of: self)?.read(self) != old, !CATransaction.disableActions() else {
      return
    }
    let shown = shownValues(atClock: AnimationClock.shared.now, model: [key: old]).property(key) ?? old
    if case .color(nil) = shown { return }
    guard let action = action(forKey: key) else { return }
    guard let animation = (action as? CABasicAnimation)?.copied() as? CABasicAnimation else {
      return action.run(forKey: key, object: self, arguments: nil)
    }
    if animation.keyPath == nil { animation.keyPath = key }
    if animation.fromValue == nil, animation.byValue == nil { animation.fromValue = shown.any }
    animation.run(forKey: key, object: self, arguments: nil)
  }

  /// Runs the action of an event other than a property change.
  final func happened(_ event: String) {
    guard AnimationClock.shared.takesTime, host == nil, !CATransaction.disableActions() else { return }
    action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
  }

  /// Ends the animations of the layer and all its sublayers, because layers outside the tree are not shown. (Apple,
  /// `CAAnimationDelegate`.)
  package final func endAnimationsOfSubtree() {
    guard AnimationClock.shared.takesTime else { return }
    var pending = [self]
    while let layer = pending.popLast() {
      layer.removeAllAnimations()
      pending += layer.sublayers ?? []
    }
  }
}
