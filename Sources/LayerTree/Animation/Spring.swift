import Foundation

/// A spring that pulls a value from 0 to 1, in units of the whole distance.
///
/// The remaining distance x satisfies x″ + 2ζωx′ + ω²x = 0 with x(0) = 1 and x′(0) = −v₀. (This is the textbook damped
/// oscillator; measurements in the tests of animation libraries show that `CASpringAnimation` follows it.)
package struct Spring: Hashable, Sendable {
  /// ω, in radians per second.
  package let frequency: Double
  /// ζ: below 1 the value overshoots; 1 is the fastest approach without overshooting.
  package let dampingRatio: Double
  /// v₀, in whole distances per second, towards the target.
  package let initialVelocity: Double

  /// A spring is considered at rest when this fraction of the distance remains (Apple, SwiftUI's
  /// `Spring.settlingDuration`).
  private static let rest = 0.001

  package init(frequency: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    self.frequency = frequency
    self.dampingRatio = dampingRatio
    self.initialVelocity = initialVelocity
  }

  /// - Parameter allowsOverdamping: whether a ratio above 1 is kept; otherwise it is reduced to 1 (Apple,
  ///   `CASpringAnimation.allowsOverdamping`).
  package init(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double, allowsOverdamping: Bool = false
  ) {
    let (mass, stiffness) = (max(mass, .leastNonzeroMagnitude), max(stiffness, .leastNonzeroMagnitude))
    let ratio = max(0, damping) / (2 * (stiffness * mass).squareRoot())
    self.init(
      frequency: (stiffness / mass).squareRoot(), dampingRatio: allowsOverdamping ? ratio : min(1, ratio),
      initialVelocity: initialVelocity)
  }

  /// A spring by its perceived duration in seconds and its bounce, from −1 to 1. (Apple,
  /// `Spring(duration:bounce:)`.)
  package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    let bounce = min(1, max(-0.999, bounce))
    self.init(
      frequency: 2 * .pi / max(perceptualDuration, 0.001),
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), initialVelocity: initialVelocity)
  }

  // MARK: Values

  /// The fraction of the distance covered after `time` seconds; springs that bounce exceed 1.
  package func progress(at time: Double) -> Double { time > 0 ? 1 - left(at: time) : 0 }

  private func left(at time: Double) -> Double {
    if dampingRatio < 1 {
      let turning = dampedFrequency
      return exp(-dampingRatio * frequency * time)
        * (cos(turning * time) + amplitude * sin(turning * time))
    }
    if dampingRatio == 1 { return exp(-frequency * time) * (1 + (frequency - initialVelocity) * time) }
    let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (-dampingRatio * frequency + spread, -dampingRatio * frequency - spread)
    let share = (-initialVelocity - fast) / (slow - fast)
    return share * exp(slow * time) + (1 - share) * exp(fast * time)
  }

  private var dampedFrequency: Double { frequency * (1 - dampingRatio * dampingRatio).squareRoot() }
  /// B, the coefficient of the sine if that of the cosine is 1.
  private var amplitude: Double { (dampingRatio * frequency - initialVelocity) / dampedFrequency }

  /// Seconds until hardly any distance remains.
  package var settlingDuration: Double {
    if dampingRatio <= 0 { return .infinity }
    if dampingRatio < 1 { return log((1 + abs(amplitude)) / Self.rest) / (dampingRatio * frequency) }
    return Self.lastRoot(from: 1e-4, to: 1e4) { time in
      dampingRatio == 1
        ? (1 + abs(frequency - initialVelocity) * time) * exp(-frequency * time) - Self.rest
        : abs(left(at: time)) - Self.rest
    }
  }

  // MARK: From a duration

  /// Durations are clamped to this, in seconds (measured by others on iOS 14: RevealSpringAnimation's tests).
  private static let durations = 0.01...10.0

  /// The spring with mass 1 whose envelope has decayed to a thousandth after `duration` seconds, as UIKit chooses it
  /// for `animate(withDuration:usingSpringWithDamping:initialSpringVelocity:)`.
  package static func settling(
    in duration: Double, dampingRatio: Double, initialVelocity: Double = 0
  ) -> Spring {
    let duration = min(durations.upperBound, max(durations.lowerBound, duration))
    let ratio = min(1, max(dampingRatio, rest))
    let frequency = lastRoot(from: 1e-3 / duration, to: 1e5 / duration) { frequency in
      let spring = Spring(frequency: frequency, dampingRatio: ratio, initialVelocity: initialVelocity)
      let envelope =
        ratio < 1 ? abs(spring.amplitude) : abs(1 + (frequency - initialVelocity) * duration)
      return envelope * exp(-ratio * frequency * duration) - rest
    }
    return Spring(frequency: frequency, dampingRatio: ratio, initialVelocity: initialVelocity)
  }

  /// The largest zero of a function that ends below zero, searched downwards in steps of a constant factor.
  private static func lastRoot(from low: Double, to high: Double, _ function: (Double) -> Double) -> Double {
    let step = 1.05
    var upper = high
    while upper > low, function(upper / step) < 0 { upper /= step }
    var lower = upper / step
    for _ in 0..<60 {
      let middle = (lower + upper) / 2
      if function(middle) < 0 { upper = middle } else { lower = middle }
    }
    return upper
  }
}
