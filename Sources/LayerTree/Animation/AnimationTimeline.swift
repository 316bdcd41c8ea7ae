import Foundation

/// The course of a change over time.
package enum AnimationPace: Hashable, Sendable {
  case curve(TimingCurve)
  case spring(Spring)

  /// The progress of the change after a fraction of the time; springs exceed 1.
  package func progress(at share: Double, of duration: Double) -> Double {
    switch self {
    case .curve(let curve): curve.progress(at: share)
    case .spring(let spring): spring.progress(at: share * duration)
    }
  }
}

/// A place on an ``AnimationTimeline``.
package struct TimelinePlace: Hashable, Sendable {
  /// The fraction of the animation's own time that has passed.
  package var share: Double
  /// The factor of the animation's progress, to which ``shift`` is then added: 1 and 0 until a curve is changed
  /// midway.
  package var scale = 1.0
  package var shift = 0.0

  /// The place at a fraction of the distance from this one to an end: 0, the start, or 1.
  fileprivate func bent(to end: Double, by progress: Double) -> TimelinePlace {
    TimelinePlace(
      share: share, scale: (1 - progress) * scale, shift: (1 - progress) * shift + progress * end)
  }
}

/// The course of an animation that can be paused, moved and reversed, in seconds from its start.
///
/// Initially it is one stretch with the animation's own pace. Changing the pace midway cuts the stretch and
/// appends another, from the displayed value to the end. So an animation that runs backwards shows the same
/// values as it did forwards.
package struct AnimationTimeline: Hashable, Sendable {
  private struct Stretch: Hashable {
    /// Seconds of the whole stretch that were cut off at its start.
    var skipped = 0.0
    /// Seconds.
    var length: Double
    var course: Course
  }

  private enum Course: Hashable {
    /// Along the animation's pace.
    case whole
    /// From a place to an end, at a pace. Stretches towards the start are stored in reverse.
    case bend(from: TimelinePlace, to: Double, AnimationPace, duration: Double)
  }

  /// The pace of the animation itself.
  package let pace: AnimationPace
  /// The duration of the animation itself, in seconds.
  package let duration: Double
  private var stretches: [Stretch]

  package init(pace: AnimationPace, duration: Double) {
    self.pace = pace
    self.duration = max(0, duration)
    stretches = [Stretch(length: self.duration, course: .whole)]
  }

  /// Seconds from start to end.
  package var length: Double { stretches.reduce(0) { $0 + $1.length } }

  // MARK: Places

  package func place(at seconds: Double) -> TimelinePlace {
    var rest = max(0, seconds)
    for (index, stretch) in stretches.enumerated() {
      if rest < stretch.length || index == stretches.count - 1 {
        return place(in: stretch, at: min(rest, stretch.length))
      }
      rest -= stretch.length
    }
    return TimelinePlace(share: 1)
  }

  private func place(in stretch: Stretch, at seconds: Double) -> TimelinePlace {
    let elapsed = stretch.skipped + seconds
    switch stretch.course {
    case .whole: return TimelinePlace(share: duration > 0 ? min(1, elapsed / duration) : 1)
    case .bend(let place, let end, let pace, let length):
      let share = length > 0 ? min(1, elapsed / length) : 1
      return place.bent(to: end, by: pace.progress(at: end == 0 ? 1 - share : share, of: length))
    }
  }

  /// The progress of the whole change, for an animation of the whole length.
  package func progress(at seconds: Double) -> Double {
    let place = place(at: seconds)
    return place.scale * pace.progress(at: place.share, of: duration) + place.shift
  }

  /// The number of pieces in which a stretch is searched for the first place with a given progress: a spring may
  /// pass it more than once.
  private static let pieces = 512
  /// The number of halvings that exhaust the precision of a `Double`.
  private static let halvings = 60

  /// The time at which a progress is first reached, in seconds; the end if it never is.
  package func seconds(at progress: Double) -> Double {
    let whole = length
    guard progress > 0, whole > 0 else { return 0 }
    guard progress < 1 else { return whole }
    let step = whole / Double(Self.pieces)
    guard let piece = (1...Self.pieces).first(where: { self.progress(at: step * Double($0)) >= progress })
    else { return whole }
    var (low, high) = (step * Double(piece - 1), step * Double(piece))
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      if self.progress(at: middle) < progress { low = middle } else { high = middle }
    }
    return high
  }

  // MARK: Changes

  /// Continues from the displayed value at `seconds` to the end at another pace.
  package mutating func turn(at seconds: Double, to pace: AnimationPace, lasting length: Double) {
    let start = place(at: seconds)
    stretches = cut(upTo: seconds)
    stretches.append(
      Stretch(length: max(0, length), course: .bend(from: start, to: 1, pace, duration: max(0, length))))
  }

  /// Returns from the displayed value at `seconds` to the start at another pace; the part after that stays.
  ///
  /// - Returns: the new position of that place.
  package mutating func turnBack(
    at seconds: Double, to pace: AnimationPace, lasting length: Double
  ) -> Double {
    let start = place(at: seconds)
    let rest = cut(from: seconds)
    let length = max(0, length)
    stretches = [Stretch(length: length, course: .bend(from: start, to: 0, pace, duration: length))] + rest
    return length
  }

  private func cut(upTo seconds: Double) -> [Stretch] {
    var (rest, kept) = (max(0, seconds), [Stretch]())
    for var stretch in stretches where rest > 0 {
      stretch.length = min(stretch.length, rest)
      rest -= stretch.length
      kept.append(stretch)
    }
    return kept
  }

  private func cut(from seconds: Double) -> [Stretch] {
    var (rest, kept) = (max(0, seconds), [Stretch]())
    for var stretch in stretches {
      let skipped = min(stretch.length, rest)
      rest -= skipped
      stretch.skipped += skipped
      stretch.length -= skipped
      if stretch.length > 0 { kept.append(stretch) }
    }
    return kept
  }
}
