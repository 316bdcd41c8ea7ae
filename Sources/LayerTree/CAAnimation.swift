import Foundation
import Graphics
import ObjCCompatibility

/// Notified of an animation's start and end.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change over time. (Apple, `CAAnimation`.)
///
/// A layer takes a copy when the animation is added. The values at a time are computed directly from the copy, not step
/// by step. While ``AnimationClock`` runs at once, which is the default, an animation ends as soon as it is added.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming {
  open var delegate: (any CAAnimationDelegate)?
  /// Apple's default: true.
  open var isRemovedOnCompletion = true
  open var duration: TimeInterval = 0
  open var beginTime: TimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var speed: Float = 1
  open var timeOffset: TimeInterval = 0
  open var repeatDuration: TimeInterval = 0
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  /// The curve of ``timingFunction``, once the animation can no longer change.
  private(set) final var keptCurve: TimingCurve?

  /// Called when a layer has taken over the animation: its curve no longer changes.
  final func keepCurve() { keptCurve = timingFunction?.curve }

  /// The animator's drive, which pauses and reverses the animation instead of its own timing; nil without an animator.
  package final var drive: AnimationDrive?
  /// The place where the view receives touches during the animation.
  package final var touches = AnimationTouches.model

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  #if !canImport(ObjectiveC)
    private var values: [String: Any] = [:]

    /// Stores any value of the client with the animation, under a key.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { values[key] }
  #endif

  /// Returns an animation of the same class with the same settings, for the layer to keep.
  package final func copied() -> CAAnimation {
    let copy = KnownLayerClasses.make(type(of: self))
    take(to: copy)
    return copy
  }

  /// Copies the settings of this class and its superclasses to a copy.
  func take(to copy: CAAnimation) {
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.duration = duration
    copy.beginTime = beginTime
    copy.repeatCount = repeatCount
    copy.autoreverses = autoreverses
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatDuration = repeatDuration
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.drive = drive
    copy.touches = touches
    #if !canImport(ObjectiveC)
      copy.values = values
    #endif
  }

  /// Shows the animation's values of its properties at a moment of a run.
  func apply(_ moment: AnimationMoment, to shown: inout ShownValues) {}
}

/// Animations that run together, with a common timing. (Apple, `CAAnimationGroup`.)
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func take(to copy: CAAnimation) {
    super.take(to: copy)
    (copy as? CAAnimationGroup)?.animations = animations?.map { $0.copied() }
  }

  override func apply(_ moment: AnimationMoment, to shown: inout ShownValues) {
    applyMembers(at: moment, to: &shown)
  }
}

/// A change of one property. (Apple, `CAPropertyAnimation`.)
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property, or a part of it: `position.x`, `transform.rotation.z`.
  open var keyPath: String?
  /// Whether its value is added to the displayed value, instead of replacing it.
  open var isAdditive = false
  /// Whether each repetition starts where the last one ended.
  open var isCumulative = false
  /// The function that makes a transform from the animated numbers.
  open var valueFunction: CAValueFunction?
  private var fixedTarget: LayerKeyPath?
  private(set) final var isFixed = false

  /// Called when a layer has taken over the animation: it no longer changes.
  final func fix() {
    fixedTarget = target
    isFixed = true
  }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func take(to copy: CAAnimation) {
    super.take(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.valueFunction = valueFunction
  }

  /// The key path for the animation's numbers: with a value function, the part of the transform that it makes.
  final var target: LayerKeyPath? {
    if let fixedTarget { return fixedTarget }
    return keyPath.map { path in LayerKeyPath(valueFunction.map { "\(path).\($0.part)" } ?? path) }
  }
}

/// A change from one value to another. (Apple, `CABasicAnimation`.)
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
  /// The start and end values, once they are final.
  final var fixedEnds: (from: AnimatableValue, to: AnimatableValue)?

  override func take(to copy: CAAnimation) {
    super.take(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
  }

  override func apply(_ moment: AnimationMoment, to shown: inout ShownValues) {
    guard let path = target, let ends = fixedEnds ?? shown.value(path).flatMap({ ends(from: $0) }) else {
      return
    }
    let share = progress(moment)
    show(
      ends.from.mixed(with: ends.to, at: share), path, cycle: moment.cycle,
      span: ends.to.subtracting(ends.from),
      in: &shown)
  }
}

/// An animation that moves like a spring. (Apple, `CASpringAnimation`; its defaults.) Its duration should be its
/// ``settlingDuration``; otherwise it is cut off.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  /// Newtons per metre, for a unit mass: ω².
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// Whole distances per second, towards the target.
  open var initialVelocity: CGFloat = 0
  /// Whether a spring may be damped more than is necessary to prevent bouncing (iOS 17).
  open var allowsOverdamping = false

  /// A spring by its perceived duration and its bounce (iOS 17).
  ///
  /// - Parameters:
  ///   - perceptualDuration: seconds.
  ///   - bounce: from −1 to 1; 0 does not bounce.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(perceptualDuration: perceptualDuration, bounce: bounce)
    stiffness = spring.frequency * spring.frequency
    damping = 2 * spring.dampingRatio * spring.frequency
    allowsOverdamping = bounce < 0
  }

  /// The perceived duration of the spring, in seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }
  /// The amount of bounce, from −1 to 1.
  open var bounce: CGFloat {
    spring.dampingRatio <= 1 ? 1 - spring.dampingRatio : 1 / spring.dampingRatio - 1
  }

  /// The time until the value is at rest, in seconds: at most a thousandth of the distance remains.
  open var settlingDuration: TimeInterval { spring.settlingDuration }

  final var spring: Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
      allowsOverdamping: allowsOverdamping)
  }

  override func take(to copy: CAAnimation) {
    super.take(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
  }
}

/// Makes the part of a transform that an animation's numbers are for. (Apple, `CAValueFunction`.)
open class CAValueFunction: NSObject {
  public let name: CAValueFunctionName
  fileprivate let part: String

  public init?(name: CAValueFunctionName) {
    guard let part = Self.parts[name] else { return nil }
    self.name = name
    self.part = part
  }

  private static let parts: [CAValueFunctionName: String] = [
    .rotateX: "rotation.x", .rotateY: "rotation.y", .rotateZ: "rotation.z", .scaleX: "scale.x",
    .scaleY: "scale.y", .scaleZ: "scale.z", .translateX: "translation.x", .translateY: "translation.y",
    .translateZ: "translation.z",
  ]
}

/// Raw values are Core Animation's.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
