import Foundation
import Testing
import iOSViews

@testable import iOSControls

/// Spelling. Names, labels and defaults: Apple, `UITextChecker`. Formats of word lists and affixes: hunspell(5). The lists here
/// are ours.
@MainActor
@Suite(.serialized) final class UITextCheckerTests {
  private let folder: URL
  private let systems = SpellingDictionaries.shared

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("spelling-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    SpellingDictionaries.shared = SpellingDictionaries(folders: [folder.path])
  }

  isolated deinit {
    SpellingDictionaries.shared = systems
    try? FileManager.default.removeItem(at: folder)
  }

  private func install(_ name: String, affixes: String = english, words: String = list) throws {
    try Data(affixes.utf8).write(to: folder.appendingPathComponent("\(name).aff"))
    try Data(words.utf8).write(to: folder.appendingPathComponent("\(name).dic"))
  }

  private static let english = """
    # A comment.
    SET UTF-8
    TRY esianrtolcdugmphbyfvkwz'
    FORBIDDENWORD !
    NEEDAFFIX &
    PFX U Y 1
    PFX U 0 un .
    SFX S Y 3
    SFX S y ies [^aeiou]y
    SFX S 0 s [aeiou]y
    SFX S 0 s [^y]
    SFX D Y 1
    SFX D 0 ed [^e]
    SFX G N 1
    SFX G e ing e
    """
  private static let list = """
    9
    cat/S
    fly/S
    day/S
    lock/UDS
    make/G
    London
    don't
    dogs/!
    gover/&D po:stem
    """

  private func misspelled(
    _ text: String, _ range: NSRange? = nil, from start: Int = 0, wrap: Bool = false,
    _ language: String = "en_US",
    by checker: UITextChecker = UITextChecker()
  ) -> NSRange {
    checker.rangeOfMisspelledWord(
      in: text, range: range ?? NSRange(location: 0, length: text.utf16.count), startingAt: start, wrap: wrap,
      language: language)
  }

  private func isRight(_ text: String, by checker: UITextChecker = UITextChecker()) -> Bool {
    misspelled(text, by: checker) == NSRange(location: NSNotFound, length: 0)
  }

  @Test func withoutDictionariesNothingIsMisspelled() {
    let checker = UITextChecker()
    #expect(isRight("xqzzt") && UITextChecker.availableLanguages.isEmpty && checker.ignoredWords == nil)
    let range = NSRange(location: 0, length: 5)
    #expect(checker.guesses(forWordRange: range, in: "xqzzt", language: "en") == nil)
    #expect(checker.completions(forPartialWordRange: range, in: "xqzzt", language: "en") == nil)
  }

  @Test(arguments: [
    "cat", "cats", "Cats", "CATS", "flies", "days", "locked", "unlock", "unlocked", "unlocks", "making",
    "London", "LONDON",
    "don't", "don\u{2019}t", "'cat'", "govered", "cat99",
  ])
  func right(word: String) throws {
    try install("en_US")
    #expect(isRight(word))
  }

  /// Affixes that do not fit or that stems do not take, capitals that are missing, forbidden words, stems that are not words.
  @Test(arguments: [
    "flys", "daies", "makeing", "unmaking", "uncat", "catt", "london", "dogs", "gover", "un", "s",
    String(repeating: "cat", count: 40),
  ])
  func wrong(word: String) throws {
    try install("en_US")
    #expect(misspelled(word) == NSRange(location: 0, length: word.utf16.count))
  }

  /// Apple: checks a range, from an offset in it, and with `wrap` also the range's words before the offset.
  @Test func rangesAreChecked() throws {
    try install("en_US")
    let text = "catz 😀 cat flyz"
    #expect(misspelled(text) == NSRange(location: 0, length: 4))
    #expect(misspelled(text, from: 1) == NSRange(location: 12, length: 4))
    #expect(misspelled(text, NSRange(location: 0, length: 11), from: 4).location == NSNotFound)
    #expect(misspelled(text, NSRange(location: 0, length: 11), from: 4, wrap: true).location == 0)
    #expect(misspelled(text, NSRange(location: 12, length: 99)) == NSRange(location: 12, length: 4))
    #expect(misspelled(text, NSRange(location: 99, length: 1)).location == NSNotFound)
    #expect(misspelled("", wrap: true).location == NSNotFound)
  }

  @Test func wordsAreIgnoredAndLearned() throws {
    try install("en_US")
    let (checker, other) = (UITextChecker(), UITextChecker())
    checker.ignoreWord("catz")
    checker.ignoreWord("catz")
    #expect(checker.ignoredWords == ["catz"] && isRight("Catz", by: checker) && !isRight("catz", by: other))
    checker.ignoredWords = nil
    #expect(!isRight("catz", by: checker))
    UITextChecker.learnWord("catz")
    #expect(UITextChecker.hasLearnedWord("catz") && isRight("catz", by: other))
    UITextChecker.unlearnWord("catz")
    #expect(!UITextChecker.hasLearnedWord("catz") && !isRight("catz", by: other))
  }

  @Test func wordsAreProposed() throws {
    try install("en_US")
    let checker = UITextChecker()
    let guesses = { (word: String) in
      checker.guesses(
        forWordRange: NSRange(location: 0, length: word.utf16.count), in: word, language: "en_US")
    }
    #expect(guesses("act") == ["cat"])
    #expect(guesses("catsday") == ["cats day"])
    #expect(guesses("lok") == ["lock"] && guesses("qqqqqq") == [])
    let all = NSRange(location: 0, length: 1)
    #expect(checker.completions(forPartialWordRange: all, in: "d", language: "en_US") == ["day", "don't"])
    #expect(checker.completions(forPartialWordRange: all, in: "g", language: "en_US") == [])
    #expect(
      checker.guesses(forWordRange: NSRange(location: 9, length: 3), in: "act", language: "en_US") == nil)
  }

  /// A code alone takes the dictionary of the United States, or the first; hyphens are as good as underscores.
  @Test func languagesAreFound() throws {
    try install("en_AU", words: "1\ncolour")
    try install("en_US", words: "1\ncolor")
    try install("fr", words: "1\ncouleur")
    try install("de_DE", affixes: "SET UTF-8\nCOMPOUNDBEGIN x")
    try install("hu_HU", affixes: "AF 2")
    try install("ru_RU", affixes: "SET KOI8-R")
    try Data("1\nkolor".utf8).write(to: folder.appendingPathComponent("pl_PL.dic"))
    #expect(UITextChecker.availableLanguages == ["en_AU", "en_US", "fr"])
    #expect(misspelled("colour", "en").location == 0 && misspelled("colour", "en-AU").location == NSNotFound)
    #expect(misspelled("color", "fr").location == 0 && misspelled("color", "de").location == NSNotFound)
  }

  /// hunspell(5): `FLAG long` and `FLAG num`, and the encodings of files.
  @Test func flagsHaveFormats() throws {
    try install("en_US", affixes: "SET UTF-8\nFLAG long\nSFX Aa Y 1\nSFX Aa 0 s\n", words: "1\ncat/BbAa")
    try install("en_GB", affixes: "FLAG num\nSFX 1001 Y 1\nSFX 1001 0 s .\n", words: "2\ncat/7,1001\nfly/100")
    #expect(isRight("cats") && misspelled("flys cats", "en_GB") == NSRange(location: 0, length: 4))
    try Data([0x31, 0x0A, 0x65, 0x74, 0xE9]).write(to: folder.appendingPathComponent("fr.dic"))
    try Data("SET ISO8859-1".utf8).write(to: folder.appendingPathComponent("fr.aff"))
    SpellingDictionaries.shared = SpellingDictionaries(folders: [folder.path])
    #expect(misspelled("eté et", "fr") == NSRange(location: 4, length: 2))
  }

  private func misspelled(_ text: String, _ language: String) -> NSRange {
    misspelled(text, nil, from: 0, wrap: false, language)
  }

  /// Broken files are read as far as they go.
  @Test(arguments: [
    "SFX", "SFX S", "SFX S Y", "SFX S Y 1\nSFX S 0", "SFX S Y 1\nSFX S 0 s [", "SET", "FLAG",
    "FLAG num\nSFX x Y 1",
    "TRY", "PFX U Y 1\nPFX U 0 0 [^", "\u{0}",
  ])
  func damagedAffixesAreRead(affixes: String) throws {
    try install("en_US", affixes: "SET UTF-8\n" + affixes, words: "x\n\n/\ncat/\n\\\n")
    #expect(isRight("cat") && !isRight("catz"))
  }
}
