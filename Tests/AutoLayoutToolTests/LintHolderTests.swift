import AutoLayoutTool
import Foundation
import Testing

/// Constraints whose holder does not contain their items, with a near miss. Text is measured with 10 points a letter.
@MainActor
struct LintHolderTests {
  /// `rule: ids` of each finding.
  private func lint(_ document: String) throws -> [String] {
    let run = ToolRun(
      ["lint", "a.storyboard", "--format", "json"], files: MemoryFiles(["a.storyboard": document]),
      documents: DesignDocuments())
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(run.errors)")
    return (report["findings"] as? [[String: Any]] ?? []).map { finding in
      let ids = (finding["objects"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
      return "\(finding["rule"] as? String ?? ""): \(ids.joined(separator: " "))"
    }
  }

  private func tied(heldBy holder: String) -> String {
    let constraint = "<constraints>" + SampleStoryboard.constraint("tie", "in.width = 50") + "</constraints>"
    let inner = SampleStoryboard.view("in", "0 0 50 50")
    func box(_ id: String, _ x: Int, views: String = "") -> String {
      SampleStoryboard.view(
        id, "\(x) 40 100 50", content: "<subviews>\(views)</subviews>" + (id == holder ? constraint : ""))
    }
    return SampleStoryboard.text(
      views: box("a", 20, views: inner) + box("b", 140),
      constraints: SampleStoryboard.pinned("a", 20, 40, 100, 50)
        + SampleStoryboard.pinned("b", 140, 40, 100, 50)
        + ["in.leading = a.leading", "in.top = a.top", "in.height = 50"].enumerated()
        .map { SampleStoryboard.constraint("in-\($0)", $1) }.joined())
  }

  /// UIKit: “Does the constraint reference something from outside the subtree of the view? That's illegal.”
  @Test func aConstraintIsHeldAboveItsItems() throws {
    #expect(try lint(tied(heldBy: "b")) == ["illegal-constraint: tie"])
    #expect(try lint(tied(heldBy: "a")).isEmpty)
  }
}
