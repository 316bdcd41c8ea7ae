/// JSON written by hand, because the order of keys matters here and Foundation does not keep it.
enum JSONText {
  /// Doubles up to this magnitude that are whole are written without a point, exactly.
  private static let largestPlainInteger = 1e15

  /// The shortest text that reads back as the same number. `value` is finite.
  static func number(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < largestPlainInteger { return String(Int(value)) }
    return String(value)
  }

  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
