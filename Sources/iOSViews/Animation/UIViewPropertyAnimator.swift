import Foundation
import LayerTree

/// Where an animation ends. Raw values are UIKit's.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  case end = 0
  case start, current
}

/// The state of an animator. Raw values are UIKit's.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  case inactive = 0
  case active, stopped
}

/// An animation that is started, paused and stopped. (Apple, `UIViewAnimating`.)
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that takes its changes in blocks. All of it is optional in UIKit. (Apple, `UIViewImplicitlyAnimating`.)
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}

/// Animations that are started, stopped and finished by hand. Once started they run to their end: pausing, scrubbing and
/// reversing are not there yet.
/// (Apple, `UIViewPropertyAnimator`.)
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public let duration: TimeInterval
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  open var isReversed = false
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  open var scrubsLinearly = true
  open var pausesOnCompletion = false
  /// How much has been done, 0 to 1.
  open var fractionComplete: CGFloat = 0
  /// The curve.
  open internal(set) var timingParameters: (any UITimingCurveProvider)?
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { self.animations.append(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { self.animations.append(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { self.animations.append(animations) }
  }

  /// Makes an animator and starts it after the delay, which is not waited for.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    let pending = animations
    animations = []
    guard AnimationClock.shared.takesTime, AnimationState.areEnabled else {
      for animation in pending { UIView.animate(withDuration: duration, animations: animation) }
      fractionComplete = 1
      return finish(at: .end)
    }
    var settings = timingParameters?.settings(duration: duration) ?? AnimationSettings(duration: duration)
    settings.delay = delay
    settings.options = [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions]
    (state, isRunning) = (.active, true)
    AnimationBlock.run(settings, { for animation in pending { animation() } }) { [self] _ in
      guard state == .active else { return }
      fractionComplete = 1
      finish(at: .end)
    }
  }
  open func pauseAnimation() { state = .active }
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    if let parameters { timingParameters = parameters }
    startAnimation()
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    animations = []
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }

  private func finish(at position: UIViewAnimatingPosition) {
    (state, isRunning) = (.inactive, false)
    let pending = completions
    completions = []
    for completion in pending { completion(position) }
  }
}
