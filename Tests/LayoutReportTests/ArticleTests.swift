import AutoLayout
import DocumentedCode
import Foundation
import LayoutReport
import Testing

struct ArticleTests {
  @Test func reportingLayouts() {
    // Sample begins.
    let label = ViewSnapshot(
      identifier: "name", className: "UILabel", label: "Name",
      frame: CGRect(x: 20, y: 64, width: 100, height: 20.5))
    let root = ViewSnapshot(
      identifier: "root", className: "UIView", frame: CGRect(x: 0, y: 0, width: 320, height: 568),
      children: [label])
    let document = DocumentSnapshot(
      file: "Form.xib", platform: .iOS, scenes: [SceneSnapshot(identifier: "root", root: root)])
    print(TextReport.text(document))
    print(JSONReport.line(document))
    // Sample ends.
    #expect(TextReport.text(document).contains("UILabel"))

    // Sample begins.
    let log = ConflictLog(
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x600000089220 UIView:0x7f9 .width == 100   (active)>",
          "<NSLayoutConstraint:0x600000089270 UIView:0x7f9 .width == 120   (active)>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x600000089270 UIView:0x7f9 .width == 120   (active)>
      """)
    print(log.conflicts.count, log.conflicts[0].lines.count)  // 1 2
    print(ConflictLogReport.text(log))
    // Sample ends.
    #expect(log.conflicts.map(\.lines.count) == [2])
    #expect(ConflictLogReport.text(log).contains("100"))
  }

  @Test func theArticleShowsThisCode() throws {
    try expectSamples(of: "Sources/LayoutReport/LayoutReport.docc/ReportingLayouts.md")
  }
}
