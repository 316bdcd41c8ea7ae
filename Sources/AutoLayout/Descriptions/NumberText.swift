/// The notation of numbers in messages, reports and file names: one of a few styles, without needless digits, and zero without
/// a sign.
///
/// Texts that imitate Apple's use ``DescribedNumber`` instead, and drawings use the spelling of `Graphics`, which does not
/// import this library.
package enum NumberText {
  /// The largest number up to which a `Double` represents every whole number exactly.
  private static let largestExactInteger: Double = 9_007_199_254_740_992

  /// For programs: the fewest digits that read back as the same value; nil for NaN and the infinities.
  package static func shortest(_ value: Double) -> String? {
    guard value.isFinite else { return nil }
    if value == value.rounded(), abs(value) <= largestExactInteger {
      return String(Int64(value))
    }
    return value.description
  }

  /// For people: to the hundredth of a point.
  package static func brief(_ value: Double) -> String { text(value, parts: 100) }

  /// For people, where space is scarce: to the tenth of a point.
  package static func rough(_ value: Double) -> String { text(value, parts: 10) }

  private static func text(_ value: Double, parts: Double) -> String {
    let rounded = (value * parts).rounded() / parts
    return shortest(rounded) ?? exact(value)
  }

  /// For names: every digit.
  package static func exact(_ value: Double) -> String { shortest(value) ?? value.description }
}
