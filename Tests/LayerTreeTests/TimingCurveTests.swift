import Foundation
import LayerTree
import SeededRandom
import Testing

@MainActor
struct TimingCurveTests {
  /// Times at which the curves' values are computed from the control points that Apple's documentation gives
  /// (`CAMediaTimingFunctionName`).
  private nonisolated static let times = [0.1, 0.25, 0.5, 0.75, 0.9]

  @Test(arguments: [
    (CAMediaTimingFunctionName.easeInEaseOut, [0.01972, 0.12916, 0.5, 0.87084, 0.98028]),
    (.easeIn, [0.01703, 0.09346, 0.31536, 0.62186, 0.83943]),
    (.default, [0.0948, 0.40851, 0.8024, 0.96046, 0.99432]),
    (.linear, times),
  ])
  func namedCurves(name: CAMediaTimingFunctionName, values: [Double]) {
    let curve = CAMediaTimingFunction(name: name).curve
    for (time, value) in zip(Self.times, values) {
      #expect(abs(curve.progress(at: time) - value) < 1e-5, "\(name.rawValue) at \(time)")
    }
  }

  @Test func timeIsTheInverse() {
    let curve = CAMediaTimingFunction(name: .easeOut).curve
    for share in stride(from: 0.0, through: 1, by: 0.05) {
      #expect(abs(curve.time(at: curve.progress(at: share)) - share) < 1e-9)
    }
    // WWDC 2016, session 216: a curve paused at half of what it shows has used less than half of its time.
    #expect(curve.time(at: 0.5) < 0.5)
  }

  @Test func endsAreReached() {
    let curve = TimingCurve(0.3, -2, 0.7, 3)
    #expect(curve.progress(at: -1) == 0 && curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1 && curve.progress(at: 7) == 1)
  }
}

/// Stiffness and damping as animation libraries print what UIKit makes of a duration and a damping ratio
/// (framer/SpringsExample for the first; the others follow from the rule that it found).
struct SpringTests {
  @Test(arguments: [
    (3.0, 0.25, 0.0, 54.8336, 3.70249), (1, 0.5, 0, 161.7195, 12.7169), (0.5, 0.8, 0, 323.5895, 28.78175),
    (0.5, 0.7, 0, 387.2746, 27.55101), (1, 1, 0, 85.2559, 18.46683), (0.5, 1, 0, 341.0237, 36.93365),
    (1, 0.5, -2, 175.4224, 13.24471),
  ])
  func fromDuration(duration: Double, ratio: Double, velocity: Double, stiffness: Double, damping: Double) {
    let spring = Spring.settling(in: duration, dampingRatio: ratio, initialVelocity: velocity)
    #expect(abs(spring.frequency * spring.frequency / stiffness - 1) < 1e-5)
    #expect(abs(2 * spring.dampingRatio * spring.frequency / damping - 1) < 1e-5)
  }

  @Test func curve() {
    let spring = Spring.settling(in: 0.5, dampingRatio: 0.7)
    let vectors = [
      (0.05, 0.29865), (0.1, 0.71465), (0.15, 0.95817), (0.2, 1.0399), (0.25, 1.04113), (0.3, 1.02146),
      (0.4, 0.99924), (0.5, 0.99857),
    ]
    for (time, value) in vectors { #expect(abs(spring.progress(at: time) - value) < 1e-5, "at \(time)") }
  }

  /// Apple, `CASpringAnimation.settlingDuration`: “approximately 2.85” for a damping of 5 and “just over 1” for 15.
  @Test(arguments: [(5.0, 2.855), (10, 1.4727), (15, 1.0221)])
  func settling(damping: Double, duration: Double) {
    let spring = Spring(mass: 1, stiffness: 100, damping: damping, initialVelocity: 0)
    #expect(abs(spring.settlingDuration - duration) < 5e-4)
  }

  /// Apple, SwiftUI's `Spring`: a duration of 0.5 with a bounce of 0.3 prints mass 1, stiffness 157.9, damping 17.6.
  @Test func perceptual() {
    let spring = Spring(perceptualDuration: 0.5, bounce: 0.3)
    #expect(abs(spring.frequency * spring.frequency - 157.9) < 0.05)
    #expect(abs(2 * spring.dampingRatio * spring.frequency - 17.6) < 0.05)
  }

  /// The differential equation itself, by small differences.
  @Test func obeysTheEquation() {
    var seed = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let (w, z, v) = (seed.next(1...30), seed.next(0.05...2.5), seed.next(-20...20))
      let spring = Spring(frequency: w, dampingRatio: z, initialVelocity: v)
      let (time, h) = (seed.next(0.05...1), 1e-4)
      func x(_ t: Double) -> Double { 1 - spring.progress(at: t) }
      let second = (x(time + h) - 2 * x(time) + x(time - h)) / (h * h)
      let first = (x(time + h) - x(time - h)) / (2 * h)
      let rest = second + 2 * z * w * first + w * w * x(time)
      #expect(
        abs(rest) < 1e-3 * w * w * (1 + abs(v)), "frequency \(w), ratio \(z), velocity \(v), time \(time)")
    }
  }
}

extension SeededGenerator {
  mutating func next(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
}
