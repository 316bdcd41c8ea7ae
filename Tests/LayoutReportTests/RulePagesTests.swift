import Foundation
import LayoutReport
import Testing

struct RulePagesTests {
  /// `docs/rules.md` has the texts of the rules. When this fails, write it again:
  /// `swift run autolayout rules --format markdown >docs/rules.md`.
  @Test func theDocumentHasTheTextsOfTheRules() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent("docs/rules.md"), encoding: .utf8)
    #expect(text == RulePages.markdown(), "docs/rules.md is stale")
  }

  @Test(arguments: LintRule.allCases) func pagesAreWhole(_ rule: LintRule) {
    let explanation = rule.explanation
    for text in [explanation.finds, explanation.matters] {
      #expect(text.hasSuffix(".") && text.first?.isUppercase == true)
    }
    #expect(explanation.wrong != explanation.right)
    #expect(RulePages.page(rule).contains("\(rule.rawValue): off"))
  }
}
