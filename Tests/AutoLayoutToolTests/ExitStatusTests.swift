import AutoLayoutTool
import Testing

@MainActor
struct ExitStatusTests {
  @Test(arguments: [
    ["bogus"], ["layout"], ["layout", "--format", "xml", "a.xib"], ["layout", "--frob", "a.xib"],
    ["layout", "--metrics", "guessed", "a.xib"], ["layout", "--size", "375", "a.xib"],
  ])
  func badOptionsAreFailures(arguments: [String]) {
    let run = ToolRun(arguments, files: MemoryFiles(["a.xib": "good"]), documents: FakeDocuments())
    #expect(run.status == .failed)
    #expect(run.errors.hasPrefix("Error: "))
    #expect(run.output == "")
  }

  @Test(arguments: ["0x10", "10x0", "-1x5", "10001x5", "nanx5", "infx5", "x", "", "1x2x3", "1 x2"])
  func badSizesSayWhatIsExpected(size: String) {
    let run = ToolRun("layout", "--size=\(size)", "a.xib", files: MemoryFiles(["a.xib": "good"]))
    #expect(run.status == .failed)
    #expect(run.errors.contains("expected WIDTHxHEIGHT, each from 1 to 10000"))
  }

  @Test(arguments: [["--help"], ["help", "layout"], ["--version"]])
  func helpExitsWithSuccess(arguments: [String]) {
    let run = ToolRun(arguments, files: MemoryFiles(), documents: FakeDocuments())
    #expect(run.status == .done)
    #expect(!run.output.isEmpty)
    #expect(run.errors == "")
  }

  /// The numbers are what scripts see.
  @Test func rawValues() {
    #expect(ExitStatus.done.rawValue == 0)
    #expect(ExitStatus.foundSomething.rawValue == 1)
    #expect(ExitStatus.failed.rawValue == 2)
  }
}
