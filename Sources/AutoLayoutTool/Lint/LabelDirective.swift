import LayoutReport

/// Words in the label of an object (Xcode: identity inspector, Document, Label) for lint:
/// `lint:disable=misplaced,ambiguous` for some rules, `lint:disable` for all. Other words may stand before and after it.
struct LabelDirective: Hashable {
  private static let word = "lint:disable"

  /// The rules that are not to be reported; nil for all.
  var rules: Set<LintRule>?
  /// Names that are no rule's.
  var unknownNames: [String]

  /// Nil for a label without a directive.
  init?(label: String) {
    guard let found = label.split(whereSeparator: \.isWhitespace).first(where: Self.isDirective) else {
      return nil
    }
    guard found.count > Self.word.count else {
      self.init(rules: nil, unknownNames: [])
      return
    }
    let names = found.dropFirst(Self.word.count + 1).split(separator: ",").map(String.init)
    self.init(
      rules: Set(names.compactMap(LintRule.init(rawValue:))),
      unknownNames: names.filter { LintRule(rawValue: $0) == nil })
  }

  private init(rules: Set<LintRule>?, unknownNames: [String]) {
    self.rules = rules
    self.unknownNames = unknownNames
  }

  private static func isDirective(_ word: Substring) -> Bool {
    word == Self.word || word.hasPrefix(Self.word + "=")
  }

  func covers(_ rule: LintRule) -> Bool { rules?.contains(rule) ?? true }

  /// A label without its directives to lint: the name for people.
  static func name(in label: String) -> String {
    guard label.contains(word) else { return label }
    return label.split(whereSeparator: \.isWhitespace).filter { !isDirective($0) }.joined(separator: " ")
  }
}
