import Foundation

/// The markers of a list's items in a text. (Apple, `NSTextList`.) Texts contain their markers as characters.
open class NSTextList: NSObject, @unchecked Sendable {
  /// The form of markers, with a kind of number in braces. Raw values are Apple's.
  public struct MarkerFormat: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let box = MarkerFormat("{box}")
    public static let check = MarkerFormat("{check}")
    public static let circle = MarkerFormat("{circle}")
    public static let diamond = MarkerFormat("{diamond}")
    public static let disc = MarkerFormat("{disc}")
    public static let hyphen = MarkerFormat("{hyphen}")
    public static let square = MarkerFormat("{square}")
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    public static let octal = MarkerFormat("{octal}")
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    public static let decimal = MarkerFormat("{decimal}")
  }

  /// Further properties. Bits are Apple's.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Markers begin with those of the enclosing list.
    public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
  }

  public let markerFormat: MarkerFormat
  public let listOptions: Options
  open var startingItemNumber = 1
  /// Whether the markers are numbers.
  open var isOrdered: Bool { Self.signs.keys.allSatisfy { !markerFormat.rawValue.contains($0) } }

  public init(markerFormat: MarkerFormat, options mask: Options = []) {
    self.markerFormat = markerFormat
    listOptions = mask
    super.init()
  }

  public convenience init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
    self.init(markerFormat: markerFormat, options: options)
    self.startingItemNumber = startingItemNumber
  }

  /// The marker of an item, by its number.
  open func marker(forItemNumber itemNumber: Int) -> String {
    let format = markerFormat.rawValue
    guard let open = format.firstIndex(of: "{"), let close = format[open...].firstIndex(of: "}") else {
      return format
    }
    let kind = String(format[format.index(after: open)..<close])
    let mark = Self.signs["{\(kind)}"] ?? Self.number(itemNumber, kind)
    return format[..<open] + mark + format[format.index(after: close)...]
  }

  private static let signs: [String: String] = [
    "{box}": "▫︎", "{check}": "✓", "{circle}": "◦", "{diamond}": "◆", "{disc}": "•", "{hyphen}": "⁃",
    "{square}": "▪︎",
  ]

  private static func number(_ number: Int, _ kind: String) -> String {
    switch kind {
    case "lower-hexadecimal": String(number, radix: 16)
    case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
    case "octal": String(number, radix: 8)
    case "lower-alpha", "lower-latin": letters(number)
    case "upper-alpha", "upper-latin": letters(number).uppercased()
    case "lower-roman": roman(number).lowercased()
    case "upper-roman": roman(number)
    default: String(number)
    }
  }

  /// a to z, then aa and so on; numbers below 1 are written in digits.
  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz")
    var (letters, rest) = ("", number)
    while rest > 0 {
      letters = String(alphabet[(rest - 1) % alphabet.count]) + letters
      rest = (rest - 1) / alphabet.count
    }
    return letters
  }

  private static let romanDigits: [(value: Int, digit: String)] = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
    (10, "X"), (9, "IX"),
    (5, "V"), (4, "IV"), (1, "I"),
  ]
  /// Larger numbers have no Roman form.
  private static let largestRoman = 3999

  private static func roman(_ number: Int) -> String {
    guard number > 0, number <= largestRoman else { return String(number) }
    var (roman, rest) = ("", number)
    for (value, digit) in romanDigits {
      while rest >= value {
        roman += digit
        rest -= value
      }
    }
    return roman
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return markerFormat == other.markerFormat && listOptions == other.listOptions
      && startingItemNumber == other.startingItemNumber
  }

  open override var hash: Int { markerFormat.hashValue }
}
