import ProjectSources
import SourceRewriting
import Testing

/// A file of a case with the text that it must have afterwards.
struct CaseFile: Sendable {
  var path: String
  var text: String
  /// The text that is expected; the same if the file must not change.
  var expected: String
  /// The line that an import before the text becomes, if it must change.
  var importLine: String?

  /// The first folder of the path is the module.
  init(_ path: String, _ text: String, _ expected: String? = nil) {
    self.path = path
    self.text = text
    self.expected = expected ?? text
  }

  var module: String { path.split(separator: "/").first.map(String.init) ?? "" }
}

/// Code, what it must become, and what is reported about it.
struct SourceCase: Sendable, CustomTestStringConvertible {
  var files: [CaseFile]
  /// As `line:column construct`.
  var diagnostics: [String]
  var framework: ProjectFramework
  var hasResources: Bool
  /// Whether the outcome stays as it is when it is rewritten again.
  var isStable: Bool
  /// Whether words of the original may be on other lines, as those of an expression of several lines that becomes shorter.
  var movesWords: Bool
  var place: SourceLocation

  /// A module of several files.
  init(
    files: [CaseFile], _ diagnostics: [String] = [], _ framework: ProjectFramework = .uiKit,
    resources: Bool = false, isStable: Bool = true, movesWords: Bool = false,
    place: SourceLocation = #_sourceLocation
  ) {
    self.files = files
    self.diagnostics = diagnostics
    self.framework = framework
    hasResources = resources
    self.isStable = isStable
    self.movesWords = movesWords
    self.place = place
  }

  /// One file.
  ///
  /// - Parameter expected: nil if the code must not change.
  init(
    _ text: String, _ expected: String? = nil, _ diagnostics: [String] = [],
    _ framework: ProjectFramework = .uiKit, resources: Bool = false, isStable: Bool = true,
    movesWords: Bool = false, place: SourceLocation = #_sourceLocation
  ) {
    self.init(
      files: [CaseFile("/Module/File.swift", text, expected)], diagnostics, framework,
      resources: resources, isStable: isStable, movesWords: movesWords, place: place)
  }

  var testDescription: String { files.map(\.text).joined(separator: " | ") }

  /// The same case with code around that of each file, as the lines of a type around a member.
  func within(_ start: String, _ end: String = "") -> SourceCase {
    var found = self
    found.files = files.map { file in
      CaseFile(file.path, start + file.text + end, (file.importLine ?? start) + file.expected + end)
    }
    let lines = start.count { $0 == "\n" }
    found.diagnostics = diagnostics.map { text in
      let parts = text.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let line = Int(parts[0]) else { return text }
      return "\(line + lines):\(parts[1])"
    }
    return found
  }

  /// The same case with an import of its framework before each file.
  var importing: SourceCase { within("import \(framework.rawValue)\n") }

  private func result(_ texts: [String]) throws -> RewritingResult {
    let inputs = zip(files, texts).map { file, text in
      SourceInput(path: file.path, module: file.module, hasResources: hasResources, text: text)
    }
    return try #require(SourceRewriter(framework: framework).rewrite(inputs), sourceLocation: place)
  }

  private static func texts(_ result: RewritingResult, _ files: [CaseFile], _ originals: [String]) -> [String]
  {
    let found = Dictionary(result.sources.map { ($0.path, $0.text) }) { first, _ in first }
    return zip(files, originals).map { found[$0.path] ?? $1 }
  }

  /// Expects the outcome of the case, and what holds for every outcome: lines keep their numbers, the code parses if the original did,
  /// and there is nothing more to rewrite.
  func check() throws {
    let originals = files.map(\.text)
    let result = try result(originals)
    let texts = Self.texts(result, files, originals)
    for (file, text) in zip(files, texts) {
      #expect(text == file.expected, "\(file.path): \(file.text)", sourceLocation: place)
      let moved = movesWords ? [] : MovedWords.words(of: file.text, movedIn: text)
      #expect(moved.isEmpty, "moved to other lines in \(text)", sourceLocation: place)
      let isCorrect = !CodeParsing.hasError(text) || CodeParsing.hasError(file.text)
      #expect(isCorrect, "does not parse: \(text)", sourceLocation: place)
    }
    let places = result.diagnostics.map { "\($0.line):\($0.column) \($0.construct.rawValue)" }
    #expect(places == diagnostics, "\(testDescription)", sourceLocation: place)
    guard isStable else { return }
    let again = Self.texts(try self.result(texts), files, texts)
    #expect(again == texts, "changes again", sourceLocation: place)
  }
}

/// Finds words of a text that are on other lines of the rewritten text.
enum MovedWords {
  /// The words that occur once in the original, and afterwards in other lines only. Directives that set the number of a line count.
  static func words(of original: String, movedIn text: String) -> [String] {
    let lines = original.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let found = numbered(text)
    let words = lines.map(self.words(in:))
    let counts = Dictionary(words.joined().map { ($0, 1) }, uniquingKeysWith: +)
    var moved: [String] = []
    for (index, words) in words.enumerated() {
      for word in words where counts[word] == 1 {
        if found[index + 1]?.contains(word) == true { continue }
        if found.contains(where: { $0.key <= lines.count && self.words(in: $0.value).contains(word) }) {
          moved.append(word)
        }
      }
    }
    return moved
  }

  /// Words that generated members have, too.
  private static let keywords: Set<String> = [
    "any", "as", "async", "await", "class", "didSet", "func", "get", "inout", "let", "nil", "open",
    "override", "public", "return",
    "self", "set", "static", "super", "throws", "try", "var", "where", "willSet",
  ]

  private static func words(in line: some StringProtocol) -> [String] {
    line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).map { String($0) }.filter {
      !keywords.contains($0)
    }
  }

  /// The lines by the numbers that compilers give them, without generated ones before a directive.
  private static func numbered(_ text: String) -> [Int: String] {
    var found: [Int: String] = [:]
    var number = 1
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.hasPrefix("#sourceLocation("), let start = line.firstRange(of: "line: ")?.upperBound,
        let next = Int(line[start...].dropLast())
      {
        found = found.filter { $0.key <= next }
        number = next
        continue
      }
      found[number, default: ""] += line
      number += 1
    }
    return found
  }
}
