/// The assets of a module's catalogues for which Xcode makes symbols, by their full names, such as `Icons/home`.
public struct AssetNames: Hashable, Sendable {
  /// Pictures and symbols.
  public var pictures: [String]
  /// Colours.
  public var colors: [String]

  /// The names of assets, in any order.
  public init(pictures: [String] = [], colors: [String] = []) {
    (self.pictures, self.colors) = (pictures, colors)
  }

  /// Whether the catalogues have no such assets.
  public var isEmpty: Bool { pictures.isEmpty && colors.isEmpty }
}

/// The symbols that Xcode makes for assets.
///
/// Xcode documents only that the first letter becomes a small one, and that “Image” and “Color” at the end are dropped (“Managing assets
/// with asset catalogs”). The other rules were observed in `GeneratedAssetSymbols.swift` of twenty public repositories.
enum AssetSymbolNames {
  /// The symbol of an asset in its namespace: `backButton` for `back_button`, `AL_0` for `AL-0`, `_10BackArm` for `10_back_arm`.
  ///
  /// - Parameter suffix: the word that is dropped from the end: `image` or `color`.
  static func member(_ name: String, without suffix: String) -> String {
    guard name.contains(where: \.isLowercase) else { return constant(name) }
    var parts = words(of: name)
    if parts.count > 1, parts.last?.lowercased() == suffix { parts.removeLast() }
    guard let first = parts.first else { return "_" }
    let start =
      first.contains(where: \.isLowercase)
      ? first.prefix(1).lowercased() + first.dropFirst() : first.lowercased()
    return escaped(start + parts.dropFirst().map(capitalized).joined())
  }

  /// The type that holds the symbols of a group.
  static func namespace(_ name: String) -> String {
    guard name.contains(where: \.isLowercase) else { return constant(name) }
    return escaped(words(of: name).map(capitalized).joined())
  }

  private static func constant(_ name: String) -> String { escaped(words(of: name).joined(separator: "_")) }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Digits are no beginning of an identifier.
  private static func escaped(_ name: String) -> String {
    name.first?.isNumber == true ? "_" + name : name
  }

  /// The words of a name: they end at other characters than letters and digits, between letters and digits, and before capital letters
  /// that follow small ones or precede them.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      if let last = word.last, begins(character, after: last, before: next) {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func begins(_ character: Character, after last: Character, before next: Character?) -> Bool {
    if last.isNumber != character.isNumber { return true }
    guard character.isUppercase else { return false }
    return last.isLowercase || next?.isLowercase == true
  }
}
