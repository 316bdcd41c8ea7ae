import AutoLayout
import Foundation
import Testing

@testable import LayoutReport

struct TextReportTests {
  @Test func columnsAreAligned() {
    let expected = """
      Form.storyboard (iOS)
      Scene Form (BYZ-38-t0r)           x     y  width  height
        UIView 8bC-Xf-vdC               0     0    375     667
          UILabel “Starts” lbl-01-aaa  16  20.5     51   20.33  ambiguous
          UITextField                   0    -7    284      34  hidden

      """
    #expect(TextReport.text(Samples.form) == expected)
  }

  @Test func labelsCannotSteerTheTerminal() {
    var document = Samples.form
    document.scenes[0].root.children[0].label = "\u{1B}[31mred\n\u{202E}x"
    let text = TextReport.text(document)
    #expect(text.contains(#"“\u{1b}[31mred\n\u{202e}x”"#))
    #expect(!text.unicodeScalars.contains("\u{1B}"))
  }

  @Test func longLabelsAreShortened() {
    var document = Samples.form
    document.scenes[0].root.children[0].label = String(repeating: "a", count: 33)
    #expect(TextReport.text(document).contains("“" + String(repeating: "a", count: 31) + "…”"))
  }

  @Test func deepTreesStayLinear() {
    let text = TextReport.text(Samples.chain(depth: 10_000))
    #expect(text.contains("[level 9999] UIView leaf"))
    #expect(text.utf8.count < 10_000 * 120)
  }
}

struct FindingReportTests {
  @Test func findingsLookLikeACompilers() {
    let expected = """
      Form.storyboard:14:11: warning: The width cannot be both 100 and 200 [unsatisfiable]
        involved: con-02-bbb, lbl-01-aaa
        hint: lower the priority of con-02-bbb

      """
    #expect(FindingReport.text(Samples.conflict, file: "Form.storyboard") == expected)
  }

  @Test func withoutAPlaceTheFileIsNamed() {
    let finding = LayoutFinding(
      severity: .note, code: "unknown-element", message: "'foo' is drawn as a plain view")
    #expect(
      FindingReport.text(finding, file: "a.xib")
        == "a.xib: note: 'foo' is drawn as a plain view [unknown-element]\n")
  }
}
