import Foundation
import Graphics

/// The action that an event of a layer runs: the change of a property, coming into a tree or leaving it. Animations are
/// actions. (Apple, `CAAction`.)
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
  /// Does nothing: it stands for no action.
  public nonisolated func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}

/// Events of layers without views that actions answer, in the names of Core Animation's constants.
enum LayerEvent {
  static let orderIn = "onOrderIn"
  static let orderOut = "onOrderOut"
}

extension CALayer {
  /// Whether a turn of the run loop, or a flush, has gone by since the layer and those around it came together. Changes
  /// before that are not animated: nobody has seen the old value. (material-motion's tests of Core Animation show it.)
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

  /// The animation by which a layer without a view follows a change of a property: it starts from the value
  /// shown. Views' layers follow at once, and so do paths. (Apple, `CAShapeLayer.path`.)
  final func implicitAction(forKey event: String) -> (any CAAction)? {
    guard host == nil, !LayerProperty.jumping.contains(event), LayerProperty.named(event, of: self) != nil
    else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Runs the action of a property that has changed. Views' layers are notified of changes from their views.
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

  /// Runs the action of an event that is not a property's.
  final func happened(_ event: String) {
    guard AnimationClock.shared.takesTime, host == nil, !CATransaction.disableActions() else { return }
    action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
  }

  /// Ends the animations of the layer and of all in it: what has left the tree shows nothing. (Apple, `CAAnimationDelegate`.)
  package final func endAnimationsOfSubtree() {
    guard AnimationClock.shared.takesTime else { return }
    var pending = [self]
    while let layer = pending.popLast() {
      layer.removeAllAnimations()
      pending += layer.sublayers ?? []
    }
  }
}
