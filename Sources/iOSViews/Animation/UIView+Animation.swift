import Foundation

/// Animations run their blocks and end at once: client code compiles and ends in the right state. What would be seen on
/// the way is not computed.
extension UIView {
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(duration: duration, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration: duration, animations, completion)
  }

  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    run(duration: duration, animations, nil)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(duration: duration, animations, completion)
  }

  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    withAnimation(duration) { animations() }
    completion?(true)
  }

  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(duration: duration, animations, completion)
  }

  /// Runs the block: the last key frame to set a value wins.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    run(duration: duration, { animations?() }, completion)
  }

  /// Replaces a view by another in its superview, or shows one instead of the other.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else if let superview = fromView.superview {
      superview.addSubview(toView)
      fromView.removeFromSuperview()
    }
    completion?(true)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = AnimationState.areEnabled
    AnimationState.areEnabled = false
    actionsWithoutAnimation()
    AnimationState.areEnabled = wereEnabled
  }

  // Before iOS 4: changes between these two are animated.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  public class func commitAnimations() {}
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationState.areEnabled = enabled }
  public class var areAnimationsEnabled: Bool { AnimationState.areEnabled }
  /// The duration of the animation whose block runs now, in seconds; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval { AnimationState.duration }

  private class func run(
    duration: TimeInterval, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    withAnimation(duration, animations)
    completion?(true)
  }

  private class func withAnimation(_ duration: TimeInterval, _ animations: () -> Void) {
    let outer = AnimationState.duration
    AnimationState.duration = duration
    animations()
    AnimationState.duration = outer
  }
}

/// The class properties that animation blocks read and set.
@MainActor
enum AnimationState {
  static var areEnabled = true
  static var duration: TimeInterval = 0
}
