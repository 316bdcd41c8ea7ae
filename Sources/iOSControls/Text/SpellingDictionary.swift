import Foundation

/// The words of a language: stems with the flags of their affixes.
struct SpellingDictionary {
  private var stems: [String: [SpellingAffixes.Flag]] = [:]
  private let affixes: SpellingAffixes

  /// The longest word that is looked up, in characters, as hunspell's `MAXWORDLEN`. A longer one is misspelled.
  private static let longestWord = 100
  /// The maximum number of completions.
  private static let mostCompletions = 50

  /// Reads a word list: a line with the number of words, then one word per line.
  init(words: String, affixes: SpellingAffixes) {
    self.affixes = affixes
    for line in words.split(whereSeparator: \.isNewline).dropFirst() {
      guard let entry = line.split(whereSeparator: \.isWhitespace).first else { continue }
      let parts = entry.split(separator: "/", maxSplits: 1)
      guard let stem = parts.first else { continue }
      stems[String(stem), default: []] += parts.count > 1 ? affixes.flags(in: parts[1]) : []
    }
  }

  // MARK: Looking up

  /// Whether a word is spelled correctly. Lowercase words are also accepted with an initial capital or in
  /// capitals.
  func accepts(_ word: String) -> Bool {
    guard word.count <= Self.longestWord else { return false }
    let word = word.replacingOccurrences(of: "\u{2019}", with: "'")
    return Self.forms(of: word).contains(where: acceptsForm)
  }

  /// The forms of a word to look up: unchanged, with a lowercase initial, in lowercase, and in lowercase with
  /// an initial capital.
  private static func forms(of word: String) -> [String] {
    var forms = [word, withSmallInitial(word)]
    if word == word.uppercased() { forms += [word.lowercased(), word.capitalized] }
    return forms
  }

  static func withSmallInitial(_ word: String) -> String { word.prefix(1).lowercased() + word.dropFirst() }

  private func acceptsForm(_ word: String) -> Bool {
    if let flags = stems[word] {
      if flags.contains(where: affixes.forbidden.contains) { return false }
      if !flags.contains(where: affixes.incomplete.contains) { return true }
    }
    return acceptsSuffix(in: word) { _ in true } || acceptsPrefix(in: word)
  }

  /// Whether a word is a stem with one of its suffixes; the stem's flags have to satisfy a condition.
  private func acceptsSuffix(
    in word: String, crossing: Bool = false, where holds: ([SpellingAffixes.Flag]) -> Bool
  ) -> Bool {
    affixes.suffixes(ofWordsLike: word).contains { rule in
      guard !crossing || rule.crosses, let stem = rule.stem(of: word), let flags = stems[stem] else {
        return false
      }
      return flags.contains(rule.flag) && holds(flags)
    }
  }

  private func acceptsPrefix(in word: String) -> Bool {
    affixes.prefixes(ofWordsLike: word).contains { rule in
      guard let stem = rule.stem(of: word) else { return false }
      if stems[stem]?.contains(rule.flag) == true { return true }
      return rule.crosses && acceptsSuffix(in: stem, crossing: true) { $0.contains(rule.flag) }
    }
  }

  // MARK: Proposals

  /// Correct words that differ by one exchange, omission, replacement or insertion of a letter, then correct pairs of
  /// words.
  func guesses(for word: String) -> [String] {
    let letters = Array(word)
    guard !letters.isEmpty, letters.count <= Self.longestWord else { return [] }
    var seen: Set<String> = [word]
    return (edits(of: letters) + pairs(of: letters)).filter { seen.insert($0).inserted }
  }

  private func edits(of letters: [Character]) -> [String] {
    var edits: [[Character]] = []
    for place in letters.indices.dropLast() {
      var edit = letters
      edit.swapAt(place, place + 1)
      edits.append(edit)
    }
    for place in letters.indices {
      edits.append(Array(letters[..<place] + letters[(place + 1)...]))
      edits += affixes.letters.map { letters[..<place] + [$0] + letters[(place + 1)...] }
    }
    for place in letters.startIndex...letters.endIndex {
      edits += affixes.letters.map { letters[..<place] + [$0] + letters[place...] }
    }
    return edits.map { String($0) }.filter { !$0.isEmpty && accepts($0) }
  }

  private func pairs(of letters: [Character]) -> [String] {
    letters.indices.dropFirst().compactMap { place in
      let (first, second) = (String(letters[..<place]), String(letters[place...]))
      return accepts(first) && accepts(second) ? "\(first) \(second)" : nil
    }
  }

  /// The words of the list that begin with `beginning`, the shortest first.
  func completions(of beginning: String) -> [String] {
    guard !beginning.isEmpty else { return [] }
    let wrong = affixes.forbidden.union(affixes.incomplete)
    let words = stems.filter { $0.key.hasPrefix(beginning) && !$0.value.contains(where: wrong.contains) }.map(
      \.key)
    return Array(words.sorted { ($0.count, $0) < ($1.count, $1) }.prefix(Self.mostCompletions))
  }
}
