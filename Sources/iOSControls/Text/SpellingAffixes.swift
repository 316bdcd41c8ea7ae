import Foundation

/// The rules of a language's words in a hunspell affix file: letters before and after a stem, and the meaning of flags.
///
/// The format is that of hunspell's manual page, hunspell(5). Files that need compounds, nested prefixes or flag tables
/// are not supported.
struct SpellingAffixes {
  /// A flag of a stem: the number of a character, of two, or a number.
  typealias Flag = UInt32

  private enum FlagFormat { case character, pair, number }

  /// The encoding of the affix file and of the word list.
  private(set) var encoding = String.Encoding.isoLatin1
  /// Flags of forbidden words.
  private(set) var forbidden: Set<Flag> = []
  /// Flags of stems that are not words by themselves.
  private(set) var incomplete: Set<Flag> = []
  /// The letters of the language, which are tried in guesses.
  private(set) var letters: [Character] = Array("abcdefghijklmnopqrstuvwxyz")

  private var format = FlagFormat.character
  private var prefixes: [Character: [SpellingAffix]] = [:]
  private var suffixes: [Character: [SpellingAffix]] = [:]
  /// Prefixes that only remove letters.
  private var emptyPrefixes: [SpellingAffix] = []
  private var emptySuffixes: [SpellingAffix] = []

  /// Whether affixes of a kind and flag can be combined with one at the other end of the word.
  private var crosses: [String: Bool] = [:]

  /// The minimum number of fields in a line: the kind of an affix, its flag, the letters that it removes
  /// and those that it adds; a condition may follow.
  private static let fewestParts = 4
  private static let refused: Set<Substring> = [
    "AF", "COMPLEXPREFIXES", "COMPOUNDFLAG", "COMPOUNDBEGIN", "COMPOUNDMIDDLE", "COMPOUNDLAST", "COMPOUNDEND",
  ]

  /// Reads a file; `nil` if its encoding or a required feature is not supported.
  init?(_ data: Data) {
    guard let bytes = String(data: data, encoding: .isoLatin1) else { return nil }
    switch Self.lines(of: bytes).first(where: { $0.first == "SET" && $0.count > 1 })?[1] {
    case "UTF-8": encoding = .utf8
    case "ISO8859-1", nil: encoding = .isoLatin1
    default: return nil
    }
    guard let text = String(data: data, encoding: encoding) else { return nil }
    let lines = Self.lines(of: text)
    guard !lines.contains(where: { Self.refused.contains($0[0]) }) else { return nil }
    if let line = lines.first(where: { $0[0] == "FLAG" && $0.count > 1 }) {
      format = line[1] == "long" ? .pair : line[1] == "num" ? .number : .character
    }
    for line in lines where line.count > 1 { read(line) }
  }

  /// The fields of each line that is neither empty nor a comment.
  private static func lines(of text: String) -> [[Substring]] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(whereSeparator: \.isWhitespace)
      return words.isEmpty || words[0].hasPrefix("#") ? nil : words
    }
  }

  private mutating func read(_ line: [Substring]) {
    switch line[0] {
    case "TRY": letters = Array(line[1])
    case "FORBIDDENWORD": forbidden.formUnion(flags(in: line[1]))
    case "NEEDAFFIX", "PSEUDOROOT", "ONLYINCOMPOUND": incomplete.formUnion(flags(in: line[1]))
    case "PFX", "SFX": readAffix(line)
    default: break
    }
  }

  /// Reads an affix, as `SFX S y ies [^aeiou]y`: its flag, the letters that it removes, those that it adds, and its
  /// condition. The line before the first affix of a flag states whether they can be combined, as `SFX S Y 9`.
  private mutating func readAffix(_ line: [Substring]) {
    let isSuffix = line[0] == "SFX"
    guard line.count >= Self.fewestParts, let flag = flags(in: line[1]).first else { return }
    let kind = "\(line[0]) \(line[1])"
    guard let isCrossing = crosses[kind] else {
      crosses[kind] = line[2] == "Y"
      return
    }
    let own = line[3].split(separator: "/", omittingEmptySubsequences: false)[0]
    let affix = SpellingAffix(
      flag: flag, isSuffix: isSuffix, crosses: isCrossing,
      strip: line[2] == "0" ? "" : String(line[2]), add: own == "0" ? "" : String(own),
      condition: SpellingAffix.Condition(line.count > Self.fewestParts ? line[Self.fewestParts] : "."))
    switch (isSuffix, isSuffix ? affix.add.last : affix.add.first) {
    case (true, let last?): suffixes[last, default: []].append(affix)
    case (true, nil): emptySuffixes.append(affix)
    case (false, let first?): prefixes[first, default: []].append(affix)
    case (false, nil): emptyPrefixes.append(affix)
    }
  }

  /// The flags of a stem in the word list.
  func flags(in text: Substring) -> [Flag] {
    switch format {
    case .character: return text.unicodeScalars.map(\.value)
    case .number: return text.split(separator: ",").compactMap { Flag($0) }
    case .pair:
      let values = text.utf8.map(Flag.init)
      return stride(from: 0, to: values.count - 1, by: 2).map { values[$0] << 8 | values[$0 + 1] }
    }
  }

  /// The suffixes that may be at the end of a word.
  func suffixes(ofWordsLike word: String) -> [SpellingAffix] {
    emptySuffixes + (word.last.flatMap { suffixes[$0] } ?? [])
  }

  /// The prefixes that may be at the beginning of a word.
  func prefixes(ofWordsLike word: String) -> [SpellingAffix] {
    emptyPrefixes + (word.first.flatMap { prefixes[$0] } ?? [])
  }
}

/// Letters before or after a stem.
struct SpellingAffix {
  /// The flag of the stems that take it.
  var flag: SpellingAffixes.Flag
  var isSuffix: Bool
  /// Whether a stem may have one at its other end at the same time.
  var crosses: Bool
  /// The letters that it removes from the stem.
  var strip: String
  var add: String
  /// The condition on the stem's letters.
  var condition: Condition

  /// The stem of a word that has this affix; `nil` if the word does not have it.
  func stem(of word: String) -> String? {
    guard isSuffix ? word.hasSuffix(add) : word.hasPrefix(add), word.count > add.count else { return nil }
    let rest = String(isSuffix ? word.dropLast(add.count) : word.dropFirst(add.count))
    let stem = isSuffix ? rest + strip : strip + rest
    return condition.holds(for: stem, atEnd: isSuffix) ? stem : nil
  }

  /// A condition on the letters at the end or beginning of a stem, as `[^aeiou]y`.
  struct Condition {
    private enum Place {
      case any
      case oneOf(Set<Character>)
      case noneOf(Set<Character>)
    }

    private var places: [Place] = []

    init(_ text: Substring) {
      var rest = text[...]
      while let character = rest.popFirst() {
        switch character {
        case ".": places.append(.any)
        case "[":
          let inside = rest.prefix { $0 != "]" }
          rest = rest.dropFirst(inside.count + 1)
          places.append(inside.first == "^" ? .noneOf(Set(inside.dropFirst())) : .oneOf(Set(inside)))
        default: places.append(.oneOf([character]))
        }
      }
      if text == "." { places = [] }
    }

    func holds(for stem: some StringProtocol, atEnd: Bool) -> Bool {
      let letters = atEnd ? Array(stem.suffix(places.count)) : Array(stem.prefix(places.count))
      return letters.count == places.count && zip(places, letters).allSatisfy(Self.takes)
    }

    private static func takes(_ place: Place, _ letter: Character) -> Bool {
      switch place {
      case .any: true
      case .oneOf(let letters): letters.contains(letter)
      case .noneOf(let letters): !letters.contains(letter)
      }
    }
  }
}
