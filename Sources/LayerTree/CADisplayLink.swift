import AutoLayout
import Foundation
import ObjCCompatibility

/// Calls a method or a closure once a frame of the ``AnimationClock``. (Apple, `CADisplayLink`.)
///
/// Off Apple's platforms no method can be called by its selector alone: the target says what runs under the name, see
/// ``NamedActions``; or ``init(handler:)``, which is ours, calls a closure. Where the clock runs at once there are no frames.
///
/// The clock keeps a link that was added, as run loops do, until it is invalidated or removed; the link keeps its target until
/// then.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  @AlwaysObserved open var isPaused = false {
    didSet { if oldValue, !isPaused { AnimationClock.shared.wake() } }
  }
  /// How often a second to be called; 0 for each frame. Rounded to what divides the clock's rate.
  open var preferredFramesPerSecond = 0
  /// The rate to be called at: the preferred one, or the largest where there is none. Counts before
  /// ``preferredFramesPerSecond``, and is rounded in the same way.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// When the last frame was shown.
  open private(set) var timestamp: TimeInterval = 0
  /// The time between two frames.
  open private(set) var duration: TimeInterval = 1 / 60
  /// When the next frame is shown.
  open private(set) var targetTimestamp: TimeInterval = 1 / 60
  private var handler: ((CADisplayLink) -> Void)?
  /// Whether there is anything to draw for: a view that is shown.
  private let isWanted: () -> Bool

  public convenience init(target: Any, selector sel: Selector) { self.init(target, sel) { true } }

  /// - Parameter isWanted: evaluated before each call.
  package init(_ target: Any, _ selector: Selector, while isWanted: @escaping () -> Bool) {
    self.isWanted = isWanted
    super.init()
    guard let target = target as? any NamedActions else { return }
    handler = { _ = target.perform(selector, from: $0) }
  }

  /// Calls a closure. No API of Apple's.
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

  /// Calls the closure if the frame is one of those wished for.
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

  /// The number of frames from one call to the next: the largest that still gives the wished rate; 1 for none.
  static func stride(of rate: Int, for wished: Int) -> Int {
    guard wished > 0, wished < rate else { return 1 }
    return (1...rate).last { rate.isMultiple(of: $0) && rate / $0 >= wished } ?? 1
  }
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

  /// The preferred rate, or the largest where there is none; nil where any will do.
  package var wishedRate: Int? {
    let wish = preferred ?? maximum
    return wish.isFinite && wish >= 1 ? Int(min(wish, Self.fastest)) : nil
  }
  /// Larger rates are not different: each frame.
  private static let fastest: Float = 10_000
}
