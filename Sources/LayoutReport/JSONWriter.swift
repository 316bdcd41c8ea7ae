import AutoLayout

/// Writes JSON front to back, keys in the order given, so that equal values give equal bytes. It uses its own
/// stack, so nesting is limited by memory, not by the thread's stack.
package struct JSONWriter {
  package enum Style {
    /// One line, no spaces.
    case compact
    /// Two spaces per level.
    case pretty
  }

  package private(set) var text = ""
  private let style: Style
  /// Whether each open object or array has a member yet.
  private var isFilled: [Bool] = []
  private var followsKey = false

  package init(style: Style) { self.style = style }

  package mutating func beginObject() { open("{") }
  package mutating func endObject() { close("}") }
  package mutating func beginArray() { open("[") }
  package mutating func endArray() { close("]") }

  package mutating func key(_ name: String) {
    separate()
    text += JSONWriter.quoted(name)
    text += style == .pretty ? ": " : ":"
    followsKey = true
  }

  /// A value that has been written already.
  mutating func json(_ text: String) { scalar(text) }

  package mutating func string(_ value: String) { scalar(JSONWriter.quoted(value)) }
  mutating func bool(_ value: Bool) { scalar(value ? "true" : "false") }
  mutating func null() { scalar("null") }

  /// JSON has no notation for NaN and infinities, so they become `null`.
  package mutating func number(_ value: Double) { scalar(NumberText.shortest(value) ?? "null") }

  mutating func optionalString(_ value: String?) {
    if let value { string(value) } else { null() }
  }

  private mutating func scalar(_ value: String) {
    separate()
    text += value
  }

  private mutating func open(_ bracket: Character) {
    separate()
    text.append(bracket)
    isFilled.append(false)
  }

  private mutating func close(_ bracket: Character) {
    let wasFilled = isFilled.popLast() ?? false
    if wasFilled { breakLine() }
    text.append(bracket)
  }

  /// Writes the separator between the last element and the next.
  private mutating func separate() {
    if followsKey {
      followsKey = false
      return
    }
    guard let isFilledNow = isFilled.last else { return }
    if isFilledNow { text.append(",") }
    isFilled[isFilled.count - 1] = true
    breakLine()
  }

  private mutating func breakLine() {
    guard style == .pretty else { return }
    text.append("\n")
    text += String(repeating: " ", count: 2 * isFilled.count)
  }

  /// The string literal of RFC 8259: quotation mark, reverse solidus and the control characters are escaped.
  static func quoted(_ value: String) -> String {
    var result = "\""
    for scalar in value.unicodeScalars {
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
