import Foundation

/// Checks the spelling of texts, and proposes words.
///
/// Apple's checker has its own lexicons. This one reads hunspell's dictionaries: a word list `en_US.dic` with its affixes
/// `en_US.aff` in `/usr/share/hunspell`, where Debian's packages `hunspell-…` install them, or in the folders listed in the
/// environment variable `DICPATH`. At most one prefix and one suffix are applied. Languages that form compounds freely, such
/// as German, and dictionaries with abbreviated flags are not supported, so they are not among the ``availableLanguages``.
///
/// Without a dictionary for a language, no word in it is misspelled, and there are no guesses or completions.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// The words that this checker accepts.
  open var ignoredWords: [String]?

  private static var learned: Set<String> = []

  // MARK: Checking

  /// The first misspelled word that lies in a range of the text; location `NSNotFound` and length 0 if there is none.
  ///
  /// Words consist of letters, with apostrophes between them. A word with a digit is not checked.
  ///
  /// - Parameters: - range: the part of the text to check, in UTF-16 units, limited to the text. - startingOffset:
  ///   the position in the text at which to start, within `range` (UIKit's header). - wrapFlag: continues at the
  ///   beginning of the range after its end, up to `startingOffset`. - language: a language as in
  ///   ``availableLanguages``; or its code alone, as `en`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard let dictionary = SpellingDictionaries.shared.dictionary(for: language) else { return none }
    let words = SpelledWord.all(in: stringToCheck, range: range)
    let isWrong = { (word: SpelledWord) in
      !word.text.contains(where: \.isNumber) && !self.isKnown(word.text) && !dictionary.accepts(word.text)
    }
    let wrong =
      words.first { $0.range.location >= startingOffset && isWrong($0) }
      ?? (wrapFlag ? words.first { $0.range.location < startingOffset && isWrong($0) } : nil)
    return wrong?.range ?? none
  }

  /// Guesses for a misspelled word in a range, those with exchanged letters first; `nil` without a dictionary or if the
  /// range is not in the text. All differ by one change; Apple's are ordered by probability.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let dictionary = SpellingDictionaries.shared.dictionary(for: language),
      let range = Range(range, in: string)
    else { return nil }
    return dictionary.guesses(for: String(string[range]))
  }

  /// Words that begin with the text of a range, short ones first; `nil` without a dictionary or if the range is not in
  /// the text.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]?
  {
    guard let dictionary = SpellingDictionaries.shared.dictionary(for: language),
      let range = Range(range, in: string)
    else { return nil }
    return dictionary.completions(of: String(string[range]))
  }

  // MARK: Accepted words

  /// Makes this checker accept a word.
  open func ignoreWord(_ wordToIgnore: String) {
    guard ignoredWords?.contains(wordToIgnore) != true else { return }
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  /// Makes all checkers accept a word in all languages. UIKit stores it for the user's other apps; here it is lost when
  /// the program ends.
  open class func learnWord(_ word: String) { learned.insert(word) }

  /// Whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }

  /// Forgets a learned word.
  open class func unlearnWord(_ word: String) { learned.remove(word) }

  private func isKnown(_ word: String) -> Bool {
    let forms = [word, SpellingDictionary.withSmallInitial(word)]
    return forms.contains { Self.hasLearnedWord($0) || ignoredWords?.contains($0) == true }
  }

  /// The languages with a dictionary, as `en_US`, in alphabetical order.
  open class var availableLanguages: [String] { SpellingDictionaries.shared.languages }
}

/// A word of a text, with its range in UTF-16 units.
struct SpelledWord {
  var text: String
  var range: NSRange

  /// All words of a range of a text, from its start.
  static func all(in text: String, range: NSRange) -> [SpelledWord] {
    guard let clipped = range.intersection(NSRange(location: 0, length: text.utf16.count)),
      let bounds = Range(clipped, in: text)
    else { return [] }
    var words: [SpelledWord] = []
    var (word, location, offset) = ("", clipped.location, clipped.location)
    let finish = {
      let trimmed = word.trimmingSuffix(while: Self.isApostrophe)
      if !trimmed.isEmpty {
        words.append(
          SpelledWord(text: trimmed, range: NSRange(location: location, length: trimmed.utf16.count)))
      }
      word = ""
    }
    for character in text[bounds] {
      let belongs = character.isLetter || character.isNumber || (isApostrophe(character) && !word.isEmpty)
      if !belongs { finish() } else if word.isEmpty { location = offset }
      if belongs { word.append(character) }
      offset += character.utf16.count
    }
    finish()
    return words
  }

  static func isApostrophe(_ character: Character) -> Bool { character == "'" || character == "\u{2019}" }
}

extension String {
  fileprivate func trimmingSuffix(while belongs: (Character) -> Bool) -> String {
    guard let last = lastIndex(where: { !belongs($0) }) else { return "" }
    return String(self[...last])
  }
}
