import Foundation

/// The delegate of an animation, which hears of its start and end.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change over time. Animations end as soon as they are added: what they would show on the way is not computed.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
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

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  #if !canImport(ObjectiveC)
    private var values: [String: Any] = [:]

    /// Anything that a client wants to know of the animation later, under a key of its own.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { values[key] }
  #endif
}

/// Animations that run together; they end at once, too.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

/// A change of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A change from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

/// A change through several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var path: CGPath?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var rotationMode: CAAnimationRotationMode?
}

/// Changes that take effect together.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct Level {
    var completion: (() -> Void)?
    var disablesActions = false
    var duration: TimeInterval
    var timingFunction: CAMediaTimingFunction?
  }

  private static var levels: [Level] = []
  /// Apple's default, in seconds.
  private static let defaultDuration: TimeInterval = 0.25

  open class func begin() { levels.append(Level(duration: defaultDuration)) }

  /// Ends the innermost transaction; what it animates has ended already.
  open class func commit() { levels.popLast()?.completion?() }

  /// Does at once what waits for the end of the run loop's turn: updating constraints, layout and drawing of all
  /// windows.
  open class func flush() { LayoutTurn.shared.perform() }

  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let last = levels.indices.last else {
      block?()
      return
    }
    levels[last].completion = block
  }

  open class func completionBlock() -> (() -> Void)? { levels.last?.completion }
  open class func setDisableActions(_ flag: Bool) {
    levels.indices.last.map { levels[$0].disablesActions = flag }
  }
  open class func disableActions() -> Bool { levels.last?.disablesActions ?? false }
  open class func setAnimationDuration(_ dur: TimeInterval) {
    levels.indices.last.map { levels[$0].duration = dur }
  }
  open class func animationDuration() -> TimeInterval { levels.last?.duration ?? defaultDuration }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    levels.indices.last.map { levels[$0].timingFunction = function }
  }
  open class func animationTimingFunction() -> CAMediaTimingFunction? { levels.last?.timingFunction }
}
