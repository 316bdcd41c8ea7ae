import Foundation

/// The times at which an animation is sampled. Not an API of Apple's.
public struct AnimationFrames: Hashable, Sendable {
  /// Seconds from now, in ascending order.
  public let times: [TimeInterval]
  /// The duration of each frame, in seconds.
  public let secondsPerFrame: TimeInterval

  /// The largest number of frames: one minute at 60 per second.
  public static let most = 3_600

  /// An error for impossible times.
  public struct Fault: Error, Hashable, CustomStringConvertible {
    public let description: String
  }

  /// A number of frames over a duration, the first at its start and the last at its end.
  ///
  /// - Throws: ``Fault`` for durations and counts that are not positive, not finite or too many.
  public init(duration: TimeInterval, count: Int) throws(Fault) {
    guard duration.isFinite, duration > 0 else {
      throw Fault(description: "a duration of \(duration) seconds is not above 0 and finite")
    }
    guard (2...Self.most).contains(count) else {
      throw Fault(description: "\(count) frames are not from 2 to \(Self.most)")
    }
    times = (0..<count).map { duration * Double($0) / Double(count - 1) }
    secondsPerFrame = duration / Double(count - 1)
  }

  /// Frames at a rate over a duration, both ends included.
  ///
  /// - Throws: as ``init(duration:count:)`` does.
  public init(duration: TimeInterval, framesPerSecond: Double) throws(Fault) {
    guard duration.isFinite, duration > 0, framesPerSecond.isFinite, framesPerSecond > 0,
      duration * framesPerSecond < Double(Self.most)
    else {
      throw Fault(
        description: "\(duration) seconds of \(framesPerSecond) frames are not from 2 to \(Self.most) frames")
    }
    try self.init(duration: duration, count: max(2, Int((duration * framesPerSecond).rounded()) + 1))
  }
}

extension AnimationFrames {
  /// Advances the manual clock from frame to frame.
  ///
  /// - Parameter body: takes the frame's number from 0, and its time in seconds from the first frame.
  @MainActor
  package func play(_ body: (Int, TimeInterval) throws -> Void) rethrows {
    let clock = AnimationClock.shared
    let start = clock.now
    for (index, time) in times.enumerated() {
      clock.advance(to: start + time)
      try body(index, time)
    }
  }
}
