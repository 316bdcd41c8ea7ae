/// Stand-ins for translations, made from a document's own texts (Apple, "Testing localizations when running your app").
public enum PseudoLocalization: String, Hashable, Sendable, CaseIterable {
  /// Every text twice, to test long languages.
  case double
  /// Latin letters with marks above and below, to test high and low letters.
  case accented
  /// Every text between `[#` and `#]`, to find texts whose ends are cut off.
  case bounded
  /// The texts as they are in an interface from right to left, to test its mirror image without a translation.
  case rightToLeft = "right-to-left"

  /// The names, as in `double, accented or bounded`.
  public static let names =
    allCases.dropLast().map(\.rawValue).joined(separator: ", ") + " or " + (allCases.last?.rawValue ?? "")

  /// The replacement for a text.
  public func text(for original: String) -> String {
    guard original.contains(where: { !$0.isWhitespace }) else { return original }
    switch self {
    case .double: return original + " " + original
    case .accented: return Self.accented(original)
    case .bounded: return "[# " + original + " #]"
    case .rightToLeft: return original
    }
  }

  private static let plain = Array("AEIOUYaeiouycnsztCNSZT")
  private static let marked = Array("ÅÉÎÖÛÝåéîöûýçñšžţÇÑŠŽŢ")
  private static let marks = Dictionary(uniqueKeysWithValues: zip(plain, marked))

  /// Adds accents to letters, except those of format specifiers: `%d`, `%1$@`.
  private static func accented(_ original: String) -> String {
    var result = ""
    var isInSpecifier = false
    for character in original {
      if isInSpecifier {
        result.append(character)
        isInSpecifier = character.isNumber || "$.+-#*l".contains(character)
      } else {
        result.append(marks[character] ?? character)
        isInSpecifier = character == "%"
      }
    }
    return result
  }
}
