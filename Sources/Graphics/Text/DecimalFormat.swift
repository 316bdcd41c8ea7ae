import Foundation

extension CGFloat {
  /// The number with at most three decimals and no trailing zeros: the same text on every platform and in every locale.
  package var decimalText: String {
    guard isFinite else { return "0" }
    // Beyond this, a Double cannot represent the third decimal exactly, and no drawing is that large.
    let limit: Double = 1e12
    let thousandths = (Double(self).clamped(to: limit) * 1000).rounded()
    let (whole, rest) = Int64(thousandths.magnitude).quotientAndRemainder(dividingBy: 1000)
    let sign = thousandths < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    var digits = String(1000 + rest).dropFirst()
    while digits.last == "0" { digits = digits.dropLast() }
    return "\(sign)\(whole).\(digits)"
  }
}

extension Double {
  fileprivate func clamped(to limit: Double) -> Double { Swift.min(limit, Swift.max(-limit, self)) }
}
