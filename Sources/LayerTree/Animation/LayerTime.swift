import Foundation

/// The timing of a layer within its superlayer's time, or of an animation within its layer's. (Apple,
/// `CAMediaTiming`.)
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// The begin time, in seconds of the parent's time.
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  /// The speed relative to the parent: 1 for the same speed, 0 for a stop.
  var speed: Float { get set }
  /// The offset of its own time from the time since it began, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs; 0 is treated as 1, and fractions stop midway.
  var repeatCount: Float { get set }
  /// The total duration of repetitions, in seconds, instead of a count.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it runs backwards after each run.
  var autoreverses: Bool { get set }
  /// Whether it shows anything before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The times of a layer: (parent − begin) · speed + offset, from the clock's time down the tree.
extension CALayer {
  /// A time of another layer in this layer's time; without a layer, a time of the clock.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(atClock: l?.clockTime(atLocal: t) ?? t)
  }

  /// A time of this layer in another's; without a layer, in the clock's.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let clock = clockTime(atLocal: t)
    return l?.localTime(atClock: clock) ?? clock
  }

  /// Whether any layer has ever changed its time. Few programs do so, but every frame reads the times.
  package static var haveLocalTimes = false

  /// Checks whether the class of an enclosing layer overrides its times, as overrides set no value.
  func noteTimes() {
    if !Self.haveLocalTimes { Self.haveLocalTimes = !findTimeChangers().isEmpty }
  }

  /// The layers from this one outwards that change the time, innermost first. The others do not affect it.
  private var timeChangers: [CALayer] { Self.haveLocalTimes ? findTimeChangers() : [] }

  private func findTimeChangers() -> [CALayer] {
    var changers: [CALayer] = []
    var layer: CALayer? = self
    while let current = layer {
      if current.speed != 1 || current.beginTime != 0 || current.timeOffset != 0 { changers.append(current) }
      layer = current.superlayer
    }
    return changers
  }

  package func localTime(atClock time: CFTimeInterval) -> CFTimeInterval {
    timeChangers.reversed().reduce(time) { ($0 - $1.beginTime) * Double($1.speed) + $1.timeOffset }
  }

  /// The inverse conversion. If the time is paused there is no inverse; the result is then the moment when the pause began
  /// (Apple does not document this).
  package func clockTime(atLocal time: CFTimeInterval) -> CFTimeInterval {
    Self.clockTime(atLocal: time, by: timeChangers)
  }

  private static func clockTime(atLocal time: CFTimeInterval, by changers: [CALayer]) -> CFTimeInterval {
    changers.reduce(time) { time, layer in
      layer.speed == 0 ? layer.timeOffset : (time - layer.timeOffset) / Double(layer.speed) + layer.beginTime
    }
  }

  /// Calls `body` with the index of each animation that ends by itself, and the clock's time when it does so, or begins after
  /// a delay; infinite for never, for example while the time is paused.
  func forEachDueTime(_ body: (Int, CFTimeInterval) -> Void) {
    let changers = timeChangers
    let isHalted = changers.contains { $0.speed == 0 }
    let running = animations.running
    for place in running.indices where !running[place].isDriven && !running[place].hasEnded {
      let local = running[place].hasBegun ? running[place].timing.end : running[place].timing.begin
      let time = isHalted ? .infinity : Self.clockTime(atLocal: local, by: changers)
      body(place, time.isNaN ? .infinity : time)
    }
  }
}

/// The phase of an animation in its run.
package enum AnimationPhase: Hashable {
  /// Before the start or after the end, without a fill mode that shows the animation there.
  case unseen
  /// Seconds from the start of the current run, and the index of the run. Backward runs are already mirrored.
  case running(seconds: Double, cycle: Int)
}

/// An animation's timing, as numbers.
package struct AnimationTiming: Hashable {
  package var begin: Double
  package var duration: Double
  package var speed: Double
  package var offset: Double
  package var count: Double
  package var repeatDuration: Double
  package var autoreverses: Bool
  package var fillMode: CAMediaTimingFillMode

  /// NaN is treated as the default.
  ///
  /// - Parameter begin: in the parent's time.
  @MainActor
  package init(_ timing: any CAMediaTiming, begin: Double) {
    self.begin = begin.isFinite ? begin : 0
    duration = max(0, Self.number(timing.duration))
    speed = timing.speed.isFinite ? Double(timing.speed) : 1
    offset = timing.timeOffset.isFinite ? timing.timeOffset : 0
    count = Self.number(Double(timing.repeatCount))
    repeatDuration = Self.number(timing.repeatDuration)
    autoreverses = timing.autoreverses
    fillMode = timing.fillMode
  }

  private static func number(_ value: Double) -> Double { value.isNaN ? 0 : value }

  /// The duration of one run, including the way back.
  private var cycle: Double { autoreverses ? 2 * duration : duration }

  /// The active duration, in its own seconds.
  package var activeDuration: Double {
    repeatDuration > 0 ? repeatDuration : (count > 0 ? count : 1) * cycle
  }

  /// The end time in the parent's time; infinite if it never ends.
  package var end: Double { speed > 0 ? begin + activeDuration / speed : .infinity }

  /// - Parameter time: in the parent's time.
  package func phase(at time: Double) -> AnimationPhase {
    let elapsed = (time - begin) * speed
    if elapsed < 0 { return showsBefore ? run(at: 0) : .unseen }
    if elapsed < activeDuration { return run(at: elapsed) }
    return showsAfter ? run(at: activeDuration) : .unseen
  }

  private var showsBefore: Bool { fillMode == .backwards || fillMode == .both }
  private var showsAfter: Bool { fillMode == .forwards || fillMode == .both }

  private func run(at elapsed: Double) -> AnimationPhase {
    let cycle = cycle
    guard cycle > 0 else { return .running(seconds: 0, cycle: 0) }
    let phase = elapsed + offset
    guard cycle < .infinity else { return .running(seconds: max(0, phase), cycle: 0) }
    var number = (phase / cycle).rounded(.down)
    // The very end is the end of the last run, not the start of one more.
    if elapsed >= activeDuration, phase > 0, number * cycle == phase { number -= 1 }
    number = max(-Self.mostCycles, min(Self.mostCycles, number))
    let seconds = min(cycle, max(0, phase - number * cycle))
    return .running(
      seconds: autoreverses && seconds > duration ? cycle - seconds : seconds, cycle: Int(number))
  }

  /// The largest run index that a `Double` can count exactly; later runs are not distinguished.
  private static let mostCycles = 0x1p53
}
