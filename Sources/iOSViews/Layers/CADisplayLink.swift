import Foundation

/// A timer that goes with the screen. (Apple, `CADisplayLink`.) There is no screen, and animations end at once: it is
/// kept for clients and never fires.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange.default
  open private(set) var timestamp: TimeInterval = 0
  /// The time between two frames at 60 a second.
  open private(set) var duration: TimeInterval = 1 / 60
  open var targetTimestamp: TimeInterval { timestamp + duration }

  public init(target: Any, selector sel: Selector) { super.init() }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}

/// An animation that swings in like a spring. (Apple, `CASpringAnimation`; its defaults.)
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var settlingDuration: TimeInterval { duration }
}

/// How often a second a client wishes to draw. (Apple, `CAFrameRateRange`.)
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// The animation that runs when a layer's property changes. None runs here.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {}

extension CAAnimation: CAAction {}
extension NSNull: CAAction {}
