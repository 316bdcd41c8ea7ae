import AutoLayout
import Foundation
import ObjCCompatibility

/// Calls a method or a closure once per frame of the ``AnimationClock``. (Apple, `CADisplayLink`.)
///
/// On platforms other than Apple's, no method can be called by its selector alone: the target maps the name to code, see
/// ``NamedActions``. The initialiser ``init(handler:)``, which is not Apple's, calls a closure. If the clock runs at once,
/// there are no frames.
///
/// The clock keeps a link that was added, as run loops do, until it is invalidated or removed; the link keeps its target until
/// then.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  @AlwaysObserved open var isPaused = false {
    didSet { if oldValue, !isPaused { AnimationClock.shared.wake() } }
  }
  /// The number of calls per second; 0 for every frame. Rounded to a divisor of the clock's rate.
  open var preferredFramesPerSecond = 0
  /// The requested rate: the preferred one, or the largest if there is none. Takes precedence over
  /// ``preferredFramesPerSecond``, and is rounded in the same way.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The time of the last frame.
  open private(set) var timestamp: TimeInterval = 0
  /// The time between two frames.
  open private(set) var duration: TimeInterval = 1 / 60
  /// The time of the next frame.
  open private(set) var targetTimestamp: TimeInterval = 1 / 60
  private var handler: ((CADisplayLink) -> Void)?
  /// Whether there is a visible view to draw for.
  private let isWanted: () -> Bool

  public convenience init(target: Any, selector sel: Selector) { self.init(target, sel) { true } }

  /// - Parameter isWanted: evaluated before each call.
  package init(_ target: Any, _ selector: Selector, while isWanted: @escaping () -> Bool) {
    self.isWanted = isWanted
    super.init()
    guard let target = target as? any NamedActions else { return }
    handler = { _ = target.perform(selector, from: $0) }
  }

  /// Calls a closure. Not an API of Apple's.
  public init(handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
    isWanted = { true }
    super.init()
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { AnimationClock.shared.add(self) }
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { AnimationClock.shared.remove(self) }
  open func invalidate() {
    AnimationClock.shared.remove(self)
    handler = nil
  }

  /// Calls the closure if the frame is one of the requested ones.
  func fire(frame: Int, framesPerSecond: Int) {
    let wished = preferredFrameRateRange.wishedRate ?? preferredFramesPerSecond
    let stride = Self.stride(of: framesPerSecond, for: wished)
    guard frame.isMultiple(of: stride) else { return }
    fire(at: Double(frame) / Double(framesPerSecond), framesPerSecond: framesPerSecond / stride)
  }

  func fire(at time: TimeInterval, framesPerSecond: Int) {
    timestamp = time
    duration = 1 / Double(max(1, framesPerSecond))
    targetTimestamp = time + duration
    if isWanted() { handler?(self) }
  }

  /// The number of frames from one call to the next: the largest that still gives the requested rate; 1 without a request.
  static func stride(of rate: Int, for wished: Int) -> Int {
    guard wished > 0, wished < rate else { return 1 }
    return (1...rate).last { rate.isMultiple(of: $0) && rate / $0 >= wished } ?? 1
  }
}

/// The frame rates at which a client wants to draw. (Apple, `CAFrameRateRange`.)
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

  /// The preferred rate, or the largest if there is none; nil if any rate is acceptable.
  package var wishedRate: Int? {
    let wish = preferred ?? maximum
    return wish.isFinite && wish >= 1 ? Int(min(wish, Self.fastest)) : nil
  }
  /// The largest distinguished rate; larger ones also mean every frame.
  private static let fastest: Float = 10_000
}
