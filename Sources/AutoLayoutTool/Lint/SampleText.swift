/// Texts that only hold the place of another one, whatever they are made of.
enum SampleText {
  static func isSample(_ text: String) -> Bool {
    isForProgrammers(text) || isKey(text) || repeatsPart(text) || repeatsWordOrLetter(text)
  }

  /// True for a name such as `Button_Dummy_Hex`, and for a text between angle brackets, such as `<<do not localize>>`:
  /// nobody is to read these. Observed: all 13 such texts of 2 collections.
  private static func isForProgrammers(_ text: String) -> Bool {
    text.hasPrefix("<") && text.hasSuffix(">")
      || text.contains("_") && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Words of a key, such as "Menu.Action.Cancel". Two may be anything.
  private static let leastOfKey = 3

  /// True for the key of a text that the program looks up. Observed: 2 of 2 of 2 collections.
  private static func isKey(_ text: String) -> Bool {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    return words.count >= leastOfKey && words.allSatisfy { $0.contains(where: \.isLetter) }
      && !text.contains(where: \.isWhitespace)
  }

  /// Fewer repetitions may be a word, or words that happen to be alike.
  private static let leastRepetitions = 3
  /// A text of fewer letters may be anything, such as "www".
  private static let leastLetters = 6
  /// Longer texts are judged by their beginning.
  private static let mostLetters = 240

  /// True for a text that is one part over and over, such as "labellabellabel", of which the last may be cut off.
  private static func repeatsPart(_ text: String) -> Bool {
    let letters = Array(text.lowercased().filter { !$0.isWhitespace }.prefix(mostLetters))
    guard letters.count >= leastLetters else { return false }
    return (1...letters.count / leastRepetitions).contains { unit in
      zip(letters, letters.dropFirst(unit)).allSatisfy { $0 == $1 }
    }
  }

  /// True for a text at least half of which is one word, such as "Long Long Long Label", or one letter. Observed: 11 of 11
  /// texts of 1 collection that were typed to fill two or three lines.
  private static func repeatsWordOrLetter(_ text: String) -> Bool {
    func isMostlyOne<Part: Hashable>(_ parts: [Part]) -> Bool {
      let most = Dictionary(parts.map { ($0, 1) }, uniquingKeysWith: +).values.max() ?? 0
      return most >= leastRepetitions && 2 * most >= parts.count
    }
    let beginning = text.prefix(mostLetters).lowercased()
    let words: [Substring] = beginning.split { !$0.isLetter }
    return isMostlyOne(words) || isMostlyOne(Array(beginning.filter(\.isLetter)))
  }
}
