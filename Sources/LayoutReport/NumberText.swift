/// How the reports write numbers: without needless digits, and zero without a sign.
enum NumberText {
  /// Up to here every whole number has a `Double` of its own.
  private static let largestExactInteger: Double = 9_007_199_254_740_992

  /// The fewest digits that read back as the same value; nil for NaN and the infinities.
  static func shortest(_ value: Double) -> String? {
    guard value.isFinite else { return nil }
    if value == value.rounded(), abs(value) <= largestExactInteger {
      return String(Int64(value))
    }
    return value.description
  }

  /// For people: to the hundredth of a point.
  static func brief(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return shortest(rounded) ?? shortest(value) ?? value.description
  }
}
