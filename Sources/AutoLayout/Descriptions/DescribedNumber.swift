import Foundation

/// A number with its spelling: two spellings of one number (`16`, `16.0`) are distinguished, so that a text can be printed
/// again unchanged.
public struct DescribedNumber: Hashable, Sendable {
  /// The number.
  public var value: Double
  /// The number as it is printed.
  public var spelling: String

  /// Spelled as Apple's descriptions do: six significant digits, no trailing zeros (`%g`).
  public init(_ value: Double) {
    self.value = value
    spelling = String(format: "%g", value == 0 ? 0 : value)
  }

  /// A number read from a text; nil for anything else.
  public init?(spelling: some StringProtocol) {
    guard let value = Double(spelling), value.isFinite else { return nil }
    self.value = value
    self.spelling = String(spelling)
  }

  var isNegative: Bool { spelling.hasPrefix("-") }

  /// Without the sign.
  var magnitude: String { isNegative ? String(spelling.dropFirst()) : spelling }
}
