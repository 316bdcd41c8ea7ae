import AutoLayoutTool
import Foundation
import Graphics
import Testing

/// `autolayout layout --trace FILE`.
@MainActor
struct TraceOptionTests {
  private nonisolated static let document = "Examples/DatePickerForm/DatePickerForm.storyboard"

  private func run(_ arguments: String...) throws -> ToolRun {
    let files = MemoryFiles()
    files.add("Form.storyboard", try Repository.text(Self.document))
    return ToolRun(arguments, files: files, documents: DesignDocuments())
  }

  @Test func theTraceIsWrittenAndSummedUp() throws {
    let run = try run("layout", "--trace", "out/trace.json", "Form.storyboard")
    #expect(run.status == .done)
    let bytes = try #require(run.files.contents["out/trace.json"])
    let trace = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    let events = try #require(trace["traceEvents"] as? [[String: Any]])
    let names = Set(events.compactMap { $0["name"] as? String })
    #expect(names.isSuperset(of: ["layoutPass", "updatePass", "solve", "constraintAdded"]))
    let sites = events.compactMap { ($0["args"] as? [String: Any])?["made at"] as? String }
    #expect(sites.contains { $0.hasPrefix("Form.storyboard:") })
    #expect(run.errors.contains("Constraints: "))
    #expect(run.output == (try self.run("layout", "Form.storyboard").output))
  }

  @Test func theSameDocumentGivesTheSameBytes() throws {
    let first = try run("layout", "--trace", "a.json", "Form.storyboard")
    let second = try run("layout", "--trace", "a.json", "Form.storyboard")
    #expect(first.files.contents["a.json"] == second.files.contents["a.json"])
    #expect(first.errors == second.errors)
  }

  @Test func aTraceThatCannotBeWrittenFails() {
    let files = MemoryFiles(["a.xib": "good"])
    files.unwritable = ["t.json"]
    let run = ToolRun("layout", "--trace", "t.json", "a.xib", files: files)
    #expect(run.status == .failed)
    #expect(run.errors == "error: t.json: No space left\n")
  }
}
