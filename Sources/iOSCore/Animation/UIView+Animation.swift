import Foundation
import LayerTree

/// Animations of the changes that blocks make. (Apple, `UIView`.) By default the ``AnimationClock`` completes animations at
/// once: they end together with their block, and all views are in their final state.
extension UIView {
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(settings(duration, delay, options), animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(settings(duration), animations, completion)
  }

  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    run(settings(duration), animations, nil)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var settings = settings(duration, delay, options)
    settings.pace = .spring(
      .settling(in: duration, dampingRatio: dampingRatio, initialVelocity: velocity))
    run(settings, animations, completion)
  }

  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var settings = settings(duration, delay, options)
    let spring = Spring(
      perceptualDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
    settings.pace = .spring(spring)
    if duration > 0 { settings.duration = spring.settlingDuration }
    withoutActuallyEscaping(animations) { run(settings, $0, completion) }
  }

  /// Repeats the animations that the block makes (iOS 12). The enclosing block ends when they have ended.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard isAnimating, var settings = AnimationBlock.current?.settings else { return animations() }
    settings.repeatCount = Float(count)
    settings.autoreverses = autoreverses
    settings.options.formUnion([.overrideInheritedOptions, .overrideInheritedCurve])
    AnimationBlock.runPart(settings, animations)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = AnimationState.areEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(wereEnabled)
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    if enabled != AnimationState.areEnabled { AnimationBlock.flushUpdatesIfWanted() }
    AnimationState.areEnabled = enabled
  }
  public class var areAnimationsEnabled: Bool { AnimationState.areEnabled }
  /// The duration of the animation whose block runs now, in seconds; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval { AnimationState.duration }

  /// Whether changes in blocks are animated over time.
  class var isAnimating: Bool { AnimationState.areEnabled && AnimationClock.shared.takesTime }

  class func settings(
    _ duration: TimeInterval, _ delay: TimeInterval = 0, _ options: AnimationOptions = []
  ) -> AnimationSettings {
    AnimationSettings(
      duration: duration, delay: delay, pace: AnimationSettings.pace(options), options: options,
      repeatCount: options.contains(.repeat) ? .infinity : 0,
      autoreverses: options.isSuperset(of: [.repeat, .autoreverse]))
  }

  class func run(
    _ settings: AnimationSettings, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let outer = AnimationState.duration
    AnimationState.duration = settings.inheriting(AnimationBlock.open.last?.settings).duration
    defer { AnimationState.duration = outer }
    guard isAnimating else {
      if settings.flushes { AnimationBlock.flushUpdates() }
      animations()
      if settings.flushes { AnimationBlock.flushUpdates() }
      completion?(true)
      return
    }
    AnimationBlock.run(settings, animations, completion: completion)
  }
}

/// The class properties that animation blocks read and set.
@MainActor
package enum AnimationState {
  package static var areEnabled = true
  static var duration: TimeInterval = 0
}
