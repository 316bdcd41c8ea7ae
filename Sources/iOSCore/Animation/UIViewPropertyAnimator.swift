import AutoLayout
import Foundation
import LayerTree

/// The position at which an animation ends. Raw values match UIKit's.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  case end = 0
  case start, current
}

/// The state of an animator. Raw values match UIKit's.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  case inactive = 0
  case active, stopped
}

/// An animation that can be started, paused and stopped. (Apple, `UIViewAnimating`.)
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

/// An animation whose changes are added in blocks. All requirements are optional in UIKit. (Apple,
/// `UIViewImplicitlyAnimating`.)
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

/// Animations that can be started, paused, scrubbed, reversed and stopped. (Apple,
/// `UIViewPropertyAnimator`.)
///
/// If the `AnimationClock` completes animations at once, an animator ends as soon as it is started.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The duration in seconds, as given; springs with their own duration use that instead.
  public let duration: TimeInterval
  /// The delay before the animation, in seconds.
  open private(set) var delay: TimeInterval = 0
  open internal(set) var state = UIViewAnimatingState.inactive
  open internal(set) var isRunning = false
  /// Whether it may be paused, moved and stopped. Default true.
  /// Not to be changed while the animator is active.
  @AlwaysObserved open var isInterruptible = true {
    willSet { demand(state != .active, "isInterruptible was set on an active animator") }
  }
  /// Whether touches reach the views that move. Default true. Not to be changed while the animator is active.
  @AlwaysObserved open var isUserInteractionEnabled = true {
    willSet { demand(state != .active, "isUserInteractionEnabled was set on an active animator") }
  }
  /// Whether touches go where the model is, not where views are shown. Default false.
  open var isManualHitTestingEnabled = false
  /// Whether ``fractionComplete`` is the visible progress instead of the share of time. Default true.
  open var scrubsLinearly = true
  /// Whether it pauses at its end and stays active. Default false.
  open var pausesOnCompletion = false
  /// Whether pending layout is performed when animations begin and end, as with `UIView.AnimationOptions.flushUpdates`.
  /// Default false.
  open var flushUpdates = false
  /// The timing curve.
  open internal(set) var timingParameters: (any UITimingCurveProvider)?

  var animations: [(body: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  var driver: AnimationDriver?
  var log = AnimatorLog()
  var settings = AnimationSettings(duration: 0)
  private var reversed = false
  /// The fraction that was set last, while nothing has moved since.
  private var scrubbed: CGFloat?
  private var lastFraction: CGFloat = 0
  /// Whether it is paused or stopped, states in which it must not be released. `deinit`, which belongs to no actor, reads it.
  private nonisolated(unsafe) var holdsAnimations = false

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  /// `NSObject`'s initialiser. Apple states no duration for it: 0 seconds here, eased in and out.
  public convenience override init() { self.init(duration: 0, curve: .easeInOut) }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { self.animations.append((animations, 0)) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { self.animations.append((animations, 0)) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { self.animations.append((animations, 0)) }
  }

  deinit {
    precondition(
      !holdsAnimations,
      """
      It is an error to release a paused or stopped property animator. Property animators must either finish animating \
      or be explicitly stopped and finished before they can be released.
      """)
  }

  /// Makes an animator and starts it. The block runs now, its animations begin after the delay.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    animator.flushUpdates = options.contains(.flushUpdates)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Blocks

  /// Adds changes: they run when the animator is started, or immediately if it is running.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// - Parameters: - animation: makes the changes. - delayFactor: the delay before the changes begin, as a share
  ///   of the remaining time; they end with the others.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    demand(state != .stopped, "animations are added to a stopped animator")
    if driver == nil { animations.append((animation, delayFactor)) } else { run(animation, delayFactor) }
  }

  /// Adds a block that is called at the end with the animator's final position, in the order of addition.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    demand(state != .stopped, "a stopped animator is started")
    guard !isRunning else { return }
    self.delay = delay
    let driver = activate()
    go(driver, at: reversed ? -1 : 1, after: delay)
  }

  open func pauseAnimation() {
    demand(state != .stopped, "a stopped animator is paused")
    demand(isInterruptible || state == .inactive, "an animator that is not interruptible is paused")
    halt(activate())
  }

  /// Continues a paused animation.
  ///
  /// - Parameters: - parameters: another curve, which starts from the present state. - durationFactor: the
  ///   time that it takes from now, as a share of the duration; 0 for the remaining time.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard let driver, state == .active, !isRunning else {
      return demand(!clockTakesTime, "an animator that is not paused is continued")
    }
    let (place, length) = (driver.seconds, driver.timeline.length)
    let left = reversed ? place : length - place
    let whole = durationFactor > 0 ? durationFactor * driver.timeline.duration : left
    guard let parameters else {
      let rate = whole > 0 ? left / whole : 1
      return go(driver, at: reversed ? -rate : rate)
    }
    timingParameters = parameters
    let settings = parameters.settings(duration: whole)
    driver.turn(to: settings.driverPace, lasting: settings.duration, isReversed: reversed)
    go(driver, at: reversed ? -1 : 1)
  }

  /// Whether it runs back to its start. A running animator reverses immediately, along the same path.
  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed else { return }
      scrubbed = scrubbed.map { 1 - $0 }
      reversed = newValue
      guard let driver, isRunning else { return }
      driver.run(at: -driver.rate * AnimationClock.shared.dragCoefficient)
    }
  }

  /// The progress, from 0 to 1, in the direction in which it runs. Setting it makes an inactive animator active, and
  /// paused.
  open var fractionComplete: CGFloat {
    get {
      guard let driver else { return lastFraction }
      if let scrubbed, !isRunning { return scrubbed }
      let length = driver.timeline.length
      let share =
        scrubsLinearly
        ? driver.timeline.progress(at: driver.seconds) : length > 0 ? driver.seconds / length : 1
      let fraction = min(1, max(0, share))
      return reversed ? 1 - fraction : fraction
    }
    set {
      demand(state != .stopped && !isRunning, "a fraction is set of an animator that is running or stopped")
      let driver = activate()
      let fraction = min(1, max(0, newValue.isFinite ? newValue : 0))
      let share = reversed ? 1 - fraction : fraction
      let timeline = driver.timeline
      driver.move(to: scrubsLinearly ? timeline.seconds(at: share) : share * timeline.length)
      scrubbed = fraction
      halt(driver)
    }
  }

  // MARK: Ending

  /// Stops the animation in its present state, which becomes the model's.
  ///
  /// - Parameter withoutFinishing: whether it becomes inactive without calling completions; otherwise
  ///   ``finishAnimation(at:)`` has to follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard let driver, state == .active else {
      animations = []
      if state == .stopped || !clockTakesTime { leave(withoutFinishing) }
      return
    }
    demand(isInterruptible, "an animator that is not interruptible is stopped")
    driver.pause()
    log.keepShown(of: driver)
    for layer in log.layers { layer.endAnimations(of: driver, finished: false) }
    lastFraction = fractionComplete
    self.driver = nil
    leave(withoutFinishing)
  }

  private func leave(_ withoutFinishing: Bool) {
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    holdsAnimations = !withoutFinishing && clockTakesTime
    if withoutFinishing {
      completions = []
      log = AnimatorLog()
    }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    demand(state == .stopped, "finishAnimationAtPosition: should only be called on a stopped animator!")
    switch finalPosition {
    case .start: log.restoreStart()
    case .end: log.restoreEnd()
    case .current: break
    }
    complete(at: finalPosition)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    (state, isRunning, holdsAnimations) = (.inactive, false, false)
    log = AnimatorLog()
    let pending = completions
    completions = []
    let isPart = Self.isCompleting
    Self.isCompleting = true
    for completion in pending { completion(position) }
    Self.isCompleting = isPart
  }

  /// Whether completions of an animator are being called.
  private static var isCompleting = false

  /// Ends animations that take no time: at once, or after the run loop's turn for an animator that another one's completion
  /// started. Code that repeats an animation in its completion would otherwise never return.
  private func reachEndAtOnce() {
    guard Self.isCompleting else { return reachEnd() }
    isRunning = true
    RunLoopTurn.shared.afterTurn { [self] in reachEnd() }
  }

  // MARK: The driver

  private var clockTakesTime: Bool { AnimationClock.shared.takesTime }

  /// Traps on a programmer's mistake, for which UIKit raises an exception. The check is skipped if animations complete at
  /// once, because states then change immediately.
  private func demand(_ holds: Bool, _ fault: String) {
    precondition(holds || !clockTakesTime, "UIViewPropertyAnimator: \(fault)")
  }

  /// Runs the pending blocks, once.
  private func activate() -> AnimationDriver {
    if let driver { return driver }
    settings = timingParameters?.settings(duration: duration) ?? AnimationSettings(duration: duration)
    settings.options = [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions]
    let made = AnimationDriver(AnimationTimeline(pace: settings.driverPace, duration: settings.duration))
    driver = made
    log = AnimatorLog()
    state = .active
    if reversed { made.move(to: made.timeline.length) }
    let pending = animations
    animations = []
    for (body, delayFactor) in pending { run(body, delayFactor) }
    return made
  }

  private func run(_ body: () -> Void, _ delayFactor: CGFloat) {
    guard let driver else { return }
    let passed = driver.timeline.place(at: driver.seconds).share
    // In a reversed animator, added changes also run from here to the start.
    let from = reversed ? 0 : passed
    let begin = from + min(1, max(0, delayFactor)) * (1 - from)
    var settings = settings
    let touches: AnimationTouches =
      !isUserInteractionEnabled ? .nowhere : isManualHitTestingEnabled ? .model : .shown
    if flushUpdates { settings.options.insert(.flushUpdates) }
    settings.animator = AnimatorHold(
      drive: AnimationDrive(driver, begin: begin), log: log, touches: touches)
    AnimationBlock.run(settings, body, completion: nil)
  }

  private func go(_ driver: AnimationDriver, at rate: Double, after delay: TimeInterval = 0) {
    guard clockTakesTime, AnimationState.areEnabled else { return reachEndAtOnce() }
    (scrubbed, isRunning, holdsAnimations) = (nil, true, false)
    for layer in log.layers { layer.noteHalt(of: driver, at: nil) }
    driver.reachedEnd = { [self] in reachEnd() }
    driver.run(at: rate, after: delay)
  }

  private func halt(_ driver: AnimationDriver) {
    driver.pause()
    driver.reachedEnd = nil
    isRunning = false
    holdsAnimations = clockTakesTime
    let fraction = fractionComplete
    for layer in log.layers { layer.noteHalt(of: driver, at: reversed ? 1 - fraction : fraction) }
  }

  private func reachEnd() {
    guard let driver else { return }
    if pausesOnCompletion {
      driver.move(to: reversed ? 0 : driver.timeline.length)
      return halt(driver)
    }
    driver.pause()
    if reversed { log.restoreStart() }
    for layer in log.layers { layer.endAnimations(of: driver, finished: true) }
    lastFraction = 1
    self.driver = nil
    complete(at: reversed ? .start : .end)
  }
}

extension UIView.AnimationOptions {
  /// The curve that the options contain.
  fileprivate var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int((rawValue >> 16) & 0xF)) ?? .easeInOut
  }
}

extension AnimationSettings {
  /// The pace of the whole animation.
  var driverPace: AnimationPace {
    switch pace {
    case .curve(let function): .curve(function.curve)
    case .spring(let spring): .spring(spring)
    }
  }
}
