/// Texts that only hold the place of another one, whatever they are made of.
enum SampleText {
  static func isSample(_ text: String) -> Bool {
    isForProgrammers(text) || repeatsItself(text) || repeatsWord(text)
  }

  /// True for a name such as `Button_Dummy_Hex`, and for a text between angle brackets, such as `<<do not localize>>`: nobody is to read these.
  /// Observed: all 13 such texts of 2 collections.
  private static func isForProgrammers(_ text: String) -> Bool {
    text.hasPrefix("<") && text.hasSuffix(">")
      || text.contains("_") && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Fewer repetitions may be a word, or words that happen to be alike.
  private static let leastRepetitions = 3
  /// A text of fewer letters may be anything, such as "www".
  private static let leastLetters = 6
  /// Longer texts are judged by their beginning.
  private static let mostLetters = 240

  /// True for a text that is one part over and over, such as "labellabellabel", of which the last may be cut off.
  private static func repeatsItself(_ text: String) -> Bool {
    let letters = Array(text.lowercased().filter { !$0.isWhitespace }.prefix(mostLetters))
    guard letters.count >= leastLetters else { return false }
    return (1...letters.count / leastRepetitions).contains { unit in
      zip(letters, letters.dropFirst(unit)).allSatisfy { $0 == $1 }
    }
  }

  /// True for a text of which one word makes at least half, such as "Long Long Long Label".
  private static func repeatsWord(_ text: String) -> Bool {
    let words = text.prefix(mostLetters).lowercased().split(whereSeparator: \.isWhitespace)
    guard words.count >= leastRepetitions else { return false }
    return words.contains { word in
      let count = words.filter { $0 == word }.count
      return count >= leastRepetitions && 2 * count >= words.count
    }
  }
}
