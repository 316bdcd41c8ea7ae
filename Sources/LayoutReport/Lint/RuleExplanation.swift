/// The page of a rule: the source of `autolayout rules`, `docs/rules.md` and SARIF reports.
public struct RuleExplanation: Hashable, Sendable {
  /// A fact about documents that the rule reports, in one or more sentences.
  public var finds: String
  /// The consequences for people who use the app.
  public var matters: String
  /// A part of a document that the rule reports.
  public var wrong: String
  /// The same part after the fix.
  public var right: String

  init(finds: String, matters: String, wrong: String, right: String) {
    self.finds = finds
    self.matters = matters
    self.wrong = wrong
    self.right = right
  }
}

extension LintRule {
  /// Rules that are selected together: those about layout, those that compare documents with the project's
  /// sources, those about accessibility, those about translations, and those about suppressions.
  public enum Group: String, Hashable, Sendable, CaseIterable {
    /// Frames, constraints and texts after layout.
    case layout
    /// Names that documents and the sources of their project have in common.
    case wiring
    /// Whether people can use the app by ear or with large texts.
    case accessibility
    /// Whether translations are complete.
    case localization
    /// Suppressions.
    case settings
  }

  /// The address, such as `https://…/docs/rules.md#misplaced`. Copies of this package replace `OWNER` by the account
  /// that hosts them.
  public var helpURI: String { "https://github.com/OWNER/AutoLayout/blob/main/docs/rules.md#\(rawValue)" }
}

/// The list of rules and their pages, for people and as the text of `docs/rules.md`.
public enum RulePages {
  /// One line per rule: its name, its severity, and its summary.
  public static func list() -> String {
    let width = LintRule.allCases.map(\.rawValue.count).max() ?? 0
    var text = ""
    for group in LintRule.Group.allCases {
      text += "\(group.rawValue):\n"
      for rule in LintRule.allCases where rule.group == group {
        let name = rule.rawValue + String(repeating: " ", count: width - rule.rawValue.count)
        let severity = rule.severity.rawValue
        let gap = String(repeating: " ", count: longestSeverity - severity.count)
        let mark = rule.isOptional ? " (off by default)" : ""
        text += "  \(name)  \(severity)\(gap)  \(rule.summary)\(mark)\n"
      }
    }
    return text
  }

  private static let longestSeverity = "warning".count

  /// One rule, for a terminal.
  public static func page(_ rule: LintRule) -> String {
    let explanation = rule.explanation
    return """
      \(rule.rawValue) (\(rule.severity.rawValue), \(rule.group.rawValue)): \(rule.summary)

      \(explanation.finds)

      \(explanation.matters)

      Wrong:

      \(indented(explanation.wrong))

      Right:

      \(indented(explanation.right))

      \(heading(rule)):

      \(indented(usage(rule)))

      """
  }

  /// All rules, as Markdown.
  public static func markdown() -> String {
    var text = """
      # The rules of `lint`

      `autolayout rules` lists them, and `autolayout rules NAME` prints one. This page has the same texts: change them in
      `Sources/LayoutReport/Lint`, and write the page again with `autolayout rules --format markdown >docs/rules.md`.

      | rule | group | severity | |
      |---|---|---|---|

      """
    for rule in LintRule.allCases {
      text +=
        "| [`\(rule.rawValue)`](#\(rule.rawValue)) | \(rule.group.rawValue) | \(rule.severity.rawValue) | \(rule.summary) |\n"
    }
    return text + LintRule.allCases.map(section).joined()
  }

  private static func section(_ rule: LintRule) -> String {
    "\n## \(rule.rawValue)\n\n" + body(rule) + "\n\(heading(rule)):\n\n" + fenced(usage(rule), "text")
  }

  /// The page of a rule as Markdown, without its name.
  static func body(_ rule: LintRule) -> String {
    let explanation = rule.explanation
    return """
      \(rule.summary).

      \(explanation.finds)

      \(explanation.matters)

      Wrong:

      \(fenced(explanation.wrong, "xml"))
      Right:

      \(fenced(explanation.right, "xml"))
      """
  }

  private static func fenced(_ text: String, _ language: String) -> String {
    "```\(language)\n\(text)\n```\n"
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
      .joined(separator: "\n")
  }

  private static func heading(_ rule: LintRule) -> String {
    rule.isOptional ? "It is off by default. To switch it on, and to silence it" : "To silence it"
  }

  private static func usage(_ rule: LintRule) -> String {
    guard rule.isOptional else { return silencing(rule) }
    return """
      # For one run: autolayout lint --select \(rule.rawValue)
      # For all runs, in .autolayout.yml:
      rules:
        \(rule.rawValue): \(rule.severity.rawValue)
      \(silencing(rule))
      """
  }

  private static func silencing(_ rule: LintRule) -> String {
    let everywhere = """
      # For all documents, in .autolayout.yml:
      rules:
        \(rule.rawValue): off
      """
    if rule == .unusedSuppression { return everywhere }
    return """
      # For one object: the label in Xcode's identity inspector, under Document.
      lint:disable=\(rule.rawValue)
      # For some documents, or with object: ID for one object of them, in .autolayout.yml:
      suppressions:
        - rule: \(rule.rawValue)
          path: Legacy/**
          reason: Will be replaced
      \(everywhere)
      """
  }
}
