import ArgumentParser
import LayoutReport

/// `autolayout rules`: lists the rules of lint and explains them.
struct RulesCommand: ToolCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules of lint, or explain some of them.",
    discussion: """
      Says what a rule finds, why it matters, how a document looks that breaks it and one that does not, and how to silence it.
      """)

  @Argument(help: "Names of rules or groups. Without one, all rules are listed.")
  var names: [String] = []

  @Option(help: "text for people, markdown for all pages in one document.")
  var format: RulePageFormat = .text

  var reportsFonts: Bool { false }

  func run(in environment: ToolEnvironment) throws -> ExitStatus {
    guard names.isEmpty || format == .text else {
      throw ToolFailure(message: "--format markdown writes all rules; it takes no names")
    }
    try environment.standardOutput.write(try text())
    return .done
  }

  private func text() throws(ToolFailure) -> String {
    if format == .markdown { return RulePages.markdown() }
    if names.isEmpty { return RulePages.list() }
    var rules: [LintRule] = []
    for name in names {
      guard let known = try? RuleNames(parsing: name) else {
        throw ToolFailure(message: RuleNames.message(unknown: name))
      }
      rules += known.rules
    }
    return rules.map(RulePages.page).joined(separator: "\n")
  }
}

/// The forms in which rules are explained.
enum RulePageFormat: String, CaseIterable, ExpressibleByArgument {
  case text, markdown
}
