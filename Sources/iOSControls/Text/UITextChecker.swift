import Foundation

/// Checks the spelling of texts, and proposes words.
///
/// Apple's checker has lexicons of its own. This one reads the dictionaries that hunspell uses: a word list `en_US.dic` with
/// its affixes `en_US.aff` in `/usr/share/hunspell`, where Debian's packages `hunspell-…` put them, or in the folders that the
/// environment variable `DICPATH` names. Affixes are applied once, before and behind a word. Languages that join words freely,
/// as German does, and dictionaries that abbreviate their flags are not read, so they are no ``availableLanguages``.
///
/// Without a dictionary of a language nothing in it is misspelled, and there are no guesses and no completions.
@MainActor
open class UITextChecker: NSObject {
  /// Words that this checker takes for right.
  open var ignoredWords: [String]?

  private static var learned: Set<String> = []

  // MARK: Checking

  /// The first misspelled word that lies in a range of the text; location `NSNotFound` and length 0 if there is none.
  ///
  /// Words have letters, and apostrophes between them. A word with a digit is not checked.
  ///
  /// - Parameters:
  ///   - range: the part of the text to check, in UTF-16 units; what is outside of the text is left out.
  ///   - startingOffset: where in the text to begin. UIKit's header says that it lies within `range`.
  ///   - wrapFlag: continues at the beginning of the range after its end, up to `startingOffset`.
  ///   - language: a language as in ``availableLanguages``; or its code alone, as `en`.
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

  /// Words that may have been meant where a range has a misspelled one, those with exchanged letters first; `nil` without a
  /// dictionary or if the range is not in the text. All are one change away: Apple's are ordered by how probable they are.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let dictionary = SpellingDictionaries.shared.dictionary(for: language),
      let range = Range(range, in: string)
    else { return nil }
    return dictionary.guesses(for: String(string[range]))
  }

  /// Words that begin as a range does, short ones first; `nil` without a dictionary or if the range is not in the text.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]?
  {
    guard let dictionary = SpellingDictionaries.shared.dictionary(for: language),
      let range = Range(range, in: string)
    else { return nil }
    return dictionary.completions(of: String(string[range]))
  }

  // MARK: Words that count as right

  /// Takes a word for right in what this checker checks.
  open func ignoreWord(_ wordToIgnore: String) {
    guard ignoredWords?.contains(wordToIgnore) != true else { return }
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  /// Takes a word for right in all checkers and languages. UIKit keeps it for the user's other apps; here it is forgotten
  /// at the end of the program.
  open class func learnWord(_ word: String) { learned.insert(word) }

  /// Whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }

  /// Forgets a learned word.
  open class func unlearnWord(_ word: String) { learned.remove(word) }

  private func isKnown(_ word: String) -> Bool {
    let forms = [word, SpellingDictionary.withSmallInitial(word)]
    return forms.contains { Self.hasLearnedWord($0) || ignoredWords?.contains($0) == true }
  }

  /// The languages that there are dictionaries of, as `en_US`, in alphabetical order.
  open class var availableLanguages: [String] { SpellingDictionaries.shared.languages }
}

/// A word of a text, with its place in UTF-16 units.
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
