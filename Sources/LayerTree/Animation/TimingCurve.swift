import Foundation

/// The cubic curve of a timing function: from (0, 0) to (1, 1), time along x, progress along y.
package struct TimingCurve: Hashable, Sendable {
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  /// Control points' x beyond 0 and 1 are clamped, as time never runs backwards.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(1, max(0, x1))
    self.y1 = y1
    self.x2 = min(1, max(0, x2))
    self.y2 = y2
  }

  package static let linear = TimingCurve(0, 0, 1, 1)

  /// The progress of a change after the fraction `time` of its duration; 0 before, 1 after.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    guard self != .linear else { return time }
    return Self.coordinate(parameter(at: time), y1, y2)
  }

  /// The fraction of the duration after which `progress` is first reached.
  package func time(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    let parameter = Self.bisect { Self.coordinate($0, y1, y2) - progress }
    return Self.coordinate(parameter, x1, x2)
  }

  /// Uses Newton's method, which takes four or five steps, or bisection if the curve is too flat.
  private func parameter(at time: Double) -> Double {
    var s = time
    for _ in 0..<Self.newtonSteps {
      let rest = 1 - s
      let slope = 3 * rest * rest * x1 + 6 * rest * s * (x2 - x1) + 3 * s * s * (1 - x2)
      let next = s - (Self.coordinate(s, x1, x2) - time) / slope
      guard next.isFinite, next >= 0, next <= 1 else { break }
      if abs(next - s) <= Self.precision { return next }
      s = next
    }
    return Self.bisect { Self.coordinate($0, x1, x2) - time }
  }

  private static let newtonSteps = 10
  /// The iteration ends when a step is smaller than this.
  private static let precision = 0x1p-50

  /// One coordinate of the curve, whose ends are 0 and 1.
  private static func coordinate(_ s: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
  }

  /// The number of halvings of the unit interval that exhaust the precision of a `Double`.
  private static let halvings = 53

  /// The zero of an increasing function in the unit interval.
  private static func bisect(_ function: (Double) -> Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<halvings {
      let middle = (low + high) / 2
      if function(middle) < 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

extension CAMediaTimingFunction {
  package var curve: TimingCurve {
    var (first, second) = ([Float](repeating: 0, count: 2), [Float](repeating: 0, count: 2))
    getControlPoint(at: 1, values: &first)
    getControlPoint(at: 2, values: &second)
    return TimingCurve(Double(first[0]), Double(first[1]), Double(second[0]), Double(second[1]))
  }
}
