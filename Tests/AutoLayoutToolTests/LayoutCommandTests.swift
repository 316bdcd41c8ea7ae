import AutoLayoutTool
import Foundation
import Testing

@MainActor
struct LayoutCommandTests {
  private let files = MemoryFiles(["a.xib": "good", "b.xib": "bad", "c.xib": "conflict"])

  @Test func textGoesToStandardOutput() {
    let run = ToolRun("layout", "a.xib", files: files)
    #expect(run.status == .done)
    #expect(
      run.output == """
        a.xib (iOS)
        Scene scene    x  y  width  height
          UIView root  0  0    375     667

        """)
    #expect(run.errors == "")
  }

  @Test func jsonlHasOneLineAFileInTheOrderGiven() throws {
    let run = ToolRun("layout", "--format", "jsonl", "b.xib", "nowhere.xib", "a.xib", files: files)
    #expect(run.status == .failed)
    let lines = run.output.split(separator: "\n").map(String.init)
    let documents = try lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(documents.map { $0["file"] as? String } == ["b.xib", "nowhere.xib", "a.xib"])
    #expect(documents[0]["error"] as? String == "b.xib:2:5: error: expected 'good'")
    #expect(documents[1]["error"] as? String == "nowhere.xib: error: No such file")
    #expect(documents[2]["error"] == nil)
  }

  @Test func jsonIsOneArray() throws {
    let run = ToolRun("layout", "a.xib", "c.xib", "--format", "json", files: files)
    let array = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
    #expect(array?.map { $0["file"] as? String } == ["a.xib", "c.xib"])
  }

  @Test func aConflictIsAResult() {
    let run = ToolRun("layout", "--format", "jsonl", "c.xib", files: files)
    #expect(run.status == .done)
    #expect(run.errors == "c.xib:7:9: warning: two widths [unsatisfiable]\n")
    #expect(run.output.contains(#""diagnostics":[{"severity":"warning","code":"unsatisfiable""#))
  }

  @Test func aBadFileDoesNotStopTheOthers() {
    let run = ToolRun("layout", "b.xib", "a.xib", files: files)
    #expect(run.status == .failed)
    #expect(run.errors == "b.xib:2:5: error: expected 'good' [malformed]\n  hint: write 'good'\n")
    #expect(run.output.hasPrefix("a.xib (iOS)\n"))
  }

  @Test func everySizeIsLaidOut() {
    let run = ToolRun("layout", "--size", "320x568", "--size", "414X736.5", "a.xib", files: files)
    #expect(run.output.contains("UIView root  0  0    320     568\n"))
    #expect(run.output.contains("UIView root  0  0    414   736.5\n"))
  }
}
