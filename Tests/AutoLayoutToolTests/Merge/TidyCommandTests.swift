import AutoLayoutTool
import Foundation
import Testing

@MainActor
struct TidyCommandTests {
  private static let noise = MergeSample.text.replacing("14460.31", with: "15705")
    .replacing("x=\"140\"", with: "x=\"141\"")

  private func run(_ arguments: String..., now: String, index: String? = nil) -> ToolRun {
    let git = MemoryGit(
      commits: ["HEAD": ["a.storyboard": MergeSample.text]], workTree: ["a.storyboard": now])
    if let index { git.index = ["a.storyboard": Data(index.utf8)] }
    let files = MemoryFiles(["a.storyboard": now, "/a.storyboard": now])
    return ToolRun(["tidy"] + arguments, files: files, documents: DesignDocuments(), git: git)
  }

  private func text(_ run: ToolRun, _ path: String = "a.storyboard") -> String {
    run.files.contents[path].map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  @Test func putsNoiseBack() {
    let run = run("a.storyboard", now: Self.noise)
    #expect(run.status == .done)
    #expect(run.output == "a.storyboard: put back the header, 1 place on the canvas\n")
    #expect(text(run) == MergeSample.text)
  }

  @Test func anUnchangedFileIsNotWritten() {
    let run = run("a.storyboard", now: MergeSample.text)
    #expect(run.status == .done && run.output == "" && run.errors == "")
  }

  @Test func checkOnlyLists() {
    let run = run("--check", "a.storyboard", now: Self.noise)
    #expect(run.status == .foundSomething)
    #expect(run.output == "a.storyboard: can put back the header, 1 place on the canvas\n")
    #expect(text(run) == Self.noise)
    #expect(self.run("--check", "a.storyboard", now: MergeSample.ours).status == .done)
  }

  /// The box moves because a constraint was changed; the label's frame was rewritten for nothing.
  @Test func framesOfViewsThatMovedStay() {
    let decided = MergeSample.text.replacing(
      "constant=\"20\" id=\"con-st-005\"", with: "constant=\"30\" id=\"con-st-005\""
    )
    .replacing("x=\"16\" y=\"61\"", with: "x=\"16\" y=\"71\"")
    let run = run("a.storyboard", now: decided.replacing("width=\"343\"", with: "width=\"343.5\""))
    #expect(run.output == "a.storyboard: put back 1 frame\n")
    #expect(text(run) == decided)
  }

  @Test func stagedFilesHaveToBeStagedAgain() {
    let run = run("--staged", now: Self.noise)
    #expect(run.status == .foundSomething)
    #expect(text(run, "/a.storyboard") == MergeSample.text)
    let other = self.run("--staged", "a.storyboard", now: Self.noise, index: MergeSample.ours)
    #expect(other.status == .failed)
    #expect(other.errors.contains("unstaged") && text(other) == Self.noise)
  }

  @Test func newFilesStay() {
    let git = MemoryGit(commits: ["HEAD": [:]], workTree: ["a.storyboard": Self.noise])
    let run = ToolRun("tidy", "a.storyboard", files: MemoryFiles(["a.storyboard": Self.noise]), git: git)
    #expect(run.status == .done && run.output == "")
  }

  @Test func failuresAreReported() {
    #expect(
      run("--against", "none", "a.storyboard", now: Self.noise).errors.contains("Unknown revision none"))
    #expect(run("none.storyboard", now: Self.noise).status == .done)
    #expect(run(now: Self.noise).status == .failed)
    let broken = run("a.storyboard", now: "<document>")
    #expect(broken.status == .failed && broken.errors.hasPrefix("a.storyboard: error: 1:1: "))
    let git = MemoryGit()
    git.isMissing = true
    let outside = ToolRun("tidy", "a.xib", files: MemoryFiles(["a.xib": ""]), git: git)
    #expect(outside.status == .failed && outside.errors.contains("not in a git repository"))
  }
}
