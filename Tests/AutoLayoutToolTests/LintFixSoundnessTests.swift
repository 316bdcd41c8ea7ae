import AutoLayoutTool
import Foundation
import Testing

/// A fix closes what its finding names and causes nothing else.
@MainActor
struct LintFixSoundnessTests {
  private func lint(_ text: String, _ options: String...) -> String {
    let files = MemoryFiles(["a.storyboard": text])
    return ToolRun(["lint", "a.storyboard"] + options, files: files, documents: DesignDocuments()).output
  }

  private func text(of views: String, _ formulas: [String]) -> String {
    let constraints = formulas.enumerated().map {
      SampleStoryboard.constraint("c\($0.offset)", $0.element)
    }
    return SampleStoryboard.text(views: views, constraints: constraints.joined(separator: "\n"))
  }

  /// Two boxes below each other have no heights: one edit leaves the other box open.
  @Test func whatFollowsIsClosed() {
    let output = lint(
      text(
        of: SampleStoryboard.view("a", "20 40 100 50") + SampleStoryboard.view("b", "20 98 100 60"),
        [
          "a.leading = root.leading 20", "a.width = 100", "a.top = root.top 40",
          "b.leading = root.leading 20",
          "b.width = 100", "b.top = a.bottom 8",
        ]))
    #expect(
      output.contains("fix: Add UIView (b).top = UIView (root).top + 98 and UIView (b).height = 60"),
      "\(output)")
  }

  /// A conflict opens the place of the second box. Another constraint would only move the conflict.
  @Test func whatAConflictOpensIsNotClosed() {
    let views =
      SampleStoryboard.view("a", "20 40 100 50")
      + SampleStoryboard.view("b", "20 98 100 60", attributes: "ambiguous=\"YES\"")
    let output = lint(
      text(
        of: views,
        [
          "a.leading = root.leading 20", "a.width = 100", "a.top = root.top 40", "a.height = 50",
          "a.height = 70",
          "b.leading = a.leading", "b.width = 100", "b.height = 60", "b.top = a.bottom 8",
        ]))
    #expect(output.contains("[unsatisfiable]"))
    #expect(!output.contains("fix: Add"), "\(output)")
  }

  /// Three buttons in a row are too wide for a narrow screen. To keep two of them apart pushes the third off the screen.
  @Test func whatIsPushedOffTheScreenIsNoFix() {
    let views = ["a 20", "b 137.5", "c 255"].map { box -> String in
      let parts = box.split(separator: " ")
      return SampleStoryboard.view(
        String(parts[0]), "\(parts[1]) 40 100 30", element: "button",
        content: "<state key=\"normal\" title=\"Go\"/>")
    }
    let output = lint(
      text(
        of: views.joined(),
        [
          "a.leading = root.leading 20", "b.centerX = root.centerX", "root.trailing = c.trailing 20",
          "a.width = 100",
          "b.width = 100", "c.width = 100", "a.top = root.top 40", "b.top = root.top 40",
          "c.top = root.top 40",
        ]), "--device", "iPhone SE")
    #expect(output.contains("[overlap]"), "\(output)")
    #expect(!output.contains("fix: Add"), "\(output)")
  }

  /// More lines would break the one word.
  @Test(arguments: [("Congratulations", false), ("Many short words", true)])
  func wordsStayWhole(_ words: String, _ isFix: Bool) {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    let label = SampleStoryboard.view(
      "a", "20 40 60 80", element: "label", attributes: "text=\"\(words)\"", content: font)
    let edges = [
      "a.leading = root.leading 20", "root.trailing = a.trailing 295", "a.top = root.top 40", "a.height = 80",
    ]
    let output = lint(text(of: label, edges))
    #expect(output.contains("[clipped-text]"), "\(output)")
    #expect(output.contains("numberOfLines") == isFix, "\(output)")
  }
}
