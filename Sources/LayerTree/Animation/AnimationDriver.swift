import Foundation

/// Runs animations along an ``AnimationTimeline`` on the clock: forwards, backwards, at another speed, or paused.
@MainActor
package final class AnimationDriver {
  package private(set) var timeline: AnimationTimeline
  /// Seconds of the timeline per second of the clock: negative when running backwards, 0 when paused.
  package private(set) var rate = 0.0
  /// The place on the timeline at the last start, in seconds.
  private var start = 0.0
  /// The clock's time at the last start, or a later time for a delay.
  private var since = 0.0
  /// The order among animations that end at the same time.
  let number: Int
  /// Called when an end is reached. Set only while the driver is running, so that a paused driver is not kept
  /// alive.
  package var reachedEnd: (() -> Void)?

  package init(_ timeline: AnimationTimeline) {
    self.timeline = timeline
    number = AnimationClock.shared.takeNumber()
    AnimationClock.shared.add(self)
  }

  private var now: Double { AnimationClock.shared.now }

  /// The current place on the timeline, in seconds.
  package func seconds(atClock time: Double) -> Double {
    guard rate != 0, time > since else { return start }
    let place = start + rate * (time - since)
    return rate > 0 ? min(place, max(start, timeline.length)) : max(0, place)
  }

  package var seconds: Double { seconds(atClock: now) }

  /// The clock's time at which it reaches an end; nil if it is paused.
  package var end: Double? {
    guard rate != 0 else { return nil }
    return since + max(0, rate > 0 ? (timeline.length - start) / rate : start / -rate)
  }

  // MARK: Moving

  package func run(at rate: Double, after delay: Double = 0) {
    start = seconds
    since = now + max(0, delay)
    let drag = AnimationClock.shared.dragCoefficient
    self.rate = drag > 0 ? rate / drag : rate
    AnimationClock.shared.wake()
  }

  package func pause() {
    start = seconds
    rate = 0
  }

  package func move(to seconds: Double) {
    start = min(max(0, seconds), timeline.length)
    since = now
  }

  /// Continues at another pace from the current place, to the end or back to the start, in `length` seconds.
  package func turn(to pace: AnimationPace, lasting length: Double, isReversed: Bool) {
    let place = seconds
    if isReversed {
      start = timeline.turnBack(at: place, to: pace, lasting: length)
    } else {
      timeline.turn(at: place, to: pace, lasting: length)
      start = place
    }
    rate = 0
  }

  /// Called when the clock reaches the end.
  func finish() {
    start = rate > 0 ? timeline.length : 0
    rate = 0
    let action = reachedEnd
    reachedEnd = nil
    action?()
  }
}

/// The connection of a driver to one animation, which may begin after the others.
package struct AnimationDrive {
  package let driver: AnimationDriver
  /// The fraction of the driver's time after which the animation begins; it ends with the others.
  package let begin: Double

  package init(_ driver: AnimationDriver, begin: Double = 0) {
    self.driver = driver
    self.begin = min(1, max(0, begin))
  }

  @MainActor
  func moment(of duration: Double, atClock time: Double) -> AnimationMoment {
    let place = driver.timeline.place(at: driver.seconds(atClock: time))
    let share = begin < 1 ? max(0, (place.share - begin) / (1 - begin)) : place.share < 1 ? 0 : 1
    return AnimationMoment(
      seconds: share * duration, duration: duration, cycle: 0, scale: place.scale, shift: place.shift)
  }
}

/// The place where touches are received during an animation.
package enum AnimationTouches: Hashable, Sendable {
  /// At the place of the model.
  case model
  /// At the place where the layer is shown.
  case shown
  /// Nowhere.
  case nowhere
}

/// A moment in an animation's run.
struct AnimationMoment {
  /// Since the run began.
  var seconds: Double
  /// The run's length in seconds.
  var duration: Double
  /// The index of the run, from 0.
  var cycle: Int
  /// The factor of the animation's progress, to which ``shift`` is then added.
  var scale = 1.0
  var shift = 0.0
}
