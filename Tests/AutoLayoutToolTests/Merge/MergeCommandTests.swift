import AutoLayoutTool
import Foundation
import Testing

@MainActor
struct MergeCommandTests {
  private func files(_ base: String, _ ours: String, _ theirs: String) -> MemoryFiles {
    MemoryFiles(["base": base, "ours": ours, "theirs": theirs])
  }

  private func text(_ run: ToolRun, _ path: String = "ours") -> String {
    run.files.contents[path].map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  @Test func mergesIntoTheFileOfOurs() {
    let run = ToolRun(
      "merge", "base", "ours", "theirs", "-o", "ours",
      files: files(MergeSample.text, MergeSample.ours, MergeSample.theirs))
    #expect(run.status == .done)
    #expect(run.output == "" && run.errors == "")
    #expect(text(run) == MergeSample.both)
  }

  @Test func printsTheResultWithoutAFile() {
    let run = ToolRun(
      "merge", "base", "ours", "theirs", files: files(MergeSample.text, MergeSample.ours, MergeSample.theirs))
    #expect(run.output == MergeSample.both)
    #expect(text(run) == MergeSample.ours)
  }

  @Test func listsConflictsWithTheLinesOfBothSides() {
    let run = ToolRun(
      "merge", "base", "ours", "theirs", "-o", "ours", "--path", "App/Main.storyboard",
      files: files(MergeSample.text, MergeSample.ours, MergeSample.rival))
    #expect(run.status == .foundSomething)
    #expect(
      run.errors.hasPrefix(
        "App/Main.storyboard:12: conflict: label “First name” (lab-el-001): text is “First name” in ours and “Last name” "
          + "in theirs, and was “Name” (ours line 12, theirs line 12)\nApp/Main.storyboard: 1 conflict;"))
    #expect(run.output == "")
    #expect(text(run) == MergeSample.ours)
  }

  /// XML may hold characters that move a terminal's cursor or turn the reading direction; names of files may hold any.
  @Test func conflictsAreSafeToPrint() {
    func named(_ name: String) -> String { MergeSample.text.replacing("\"Name\"", with: "\"\(name)\"") }
    let run = ToolRun(
      "merge", "base", "ours", "theirs", "-o", "ours", "--path", "a\u{1B}[2J.storyboard",
      files: files(MergeSample.text, named("A&#x9B;2J"), named("B\u{202E}")))
    #expect(run.status == .foundSomething)
    #expect(run.errors.hasPrefix("a\\u{1b}[2J.storyboard:12: conflict: label “A\\u{9b}2J”"), "\(run.errors)")
    #expect(run.errors.contains("“B\\u{202e}” in theirs"))
    #expect(run.errors.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
  }

  @Test func printsConflictsAsJSON() throws {
    let run = ToolRun(
      "merge", "base", "ours", "theirs", "-o", "out", "--format", "json",
      files: files(MergeSample.text, MergeSample.ours, MergeSample.rival))
    #expect(run.status == .foundSomething && run.errors == "")
    let array = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(array.count == 1)
    #expect(array[0]["kind"] as? String == "value" && array[0]["id"] as? String == "lab-el-001")
    #expect(array[0]["oursLine"] as? Int == 12 && array[0]["theirs"] as? String == "Last name")
    #expect(text(run, "out") == MergeSample.ours)
    let clean = ToolRun(
      "merge", "base", "ours", "theirs", "-o", "out", "--format", "json",
      files: files(MergeSample.text, MergeSample.ours, MergeSample.theirs))
    #expect(clean.status == .done && clean.output.split(whereSeparator: \.isWhitespace).joined() == "[]")
    let nowhere = ToolRun("merge", "base", "ours", "theirs", "--format", "json")
    #expect(nowhere.status == .failed)
  }

  /// Both sides widened the box: the frame in the merged document is the one that its constraints give.
  @Test func framesThatBothChangedAreLaidOutAnew() {
    func wide(_ text: String, _ constant: Int, _ attribute: String) -> String {
      text.replacing("constant=\"100\" id=\"wid", with: "constant=\"\(constant)\" id=\"wid")
        .replacing("width=\"100\" height=\"50\"", with: attribute)
    }
    let ours = wide(MergeSample.text, 120, "width=\"120\" height=\"50\"")
    let theirs = MergeSample.text.replacing("constant=\"50\" id=\"hei", with: "constant=\"70\" id=\"hei")
      .replacing("width=\"100\" height=\"50\"", with: "width=\"100\" height=\"70\"")
    let run = ToolRun(
      ["merge", "base", "ours", "theirs", "-o", "ours"], files: files(MergeSample.text, ours, theirs),
      documents: DesignDocuments())
    #expect(run.status == .done && run.errors == "")
    #expect(
      text(run)
        == ours.replacing("constant=\"50\" id=\"hei", with: "constant=\"70\" id=\"hei")
        .replacing("width=\"120\" height=\"50\"", with: "width=\"120\" height=\"70\""))
    // A document that cannot be laid out keeps the frame of ours.
    let unknown = ToolRun(
      "merge", "base", "ours", "theirs", "-o", "ours", files: files(MergeSample.text, ours, theirs))
    #expect(unknown.status == .done)
    #expect(text(unknown).contains("width=\"120\" height=\"50\""))
  }

  @Test func nothingIsWrittenWhereADocumentCannotBeRead() {
    let run = ToolRun(
      "merge", "base", "ours", "theirs", "-o", "ours",
      files: files(MergeSample.text, MergeSample.ours, "<document>"))
    #expect(run.status == .failed)
    #expect(run.errors.hasPrefix("ours:1:1: error: In theirs: Expected </document>"))
    #expect(text(run) == MergeSample.ours)
    let missing = ToolRun("merge", "base", "ours", "none", "-o", "ours", files: files("", "", ""))
    #expect(missing.status == .failed && missing.errors == "error: none: No such file\n")
  }

  /// Lines that merge to no XML are not written.
  @Test func linesThatAreNoDocumentAreRefused() {
    let archive = "<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"7.10\"/>"
    let git = MemoryGit()
    git.lines = .merged(Data("<archive>".utf8))
    let run = ToolRun(
      "merge", "base", "ours", "theirs", "-o", "ours",
      files: files(archive, archive + "\n", archive + "\n\n"),
      git: git)
    #expect(run.status == .failed)
    #expect(run.errors == "error: ours: The merged lines would not be valid, so nothing was written\n")
    #expect(text(run) == archive + "\n")
  }

  @Test func aFullDiskIsReportedAndOursStays() {
    let files = files(MergeSample.text, MergeSample.ours, MergeSample.theirs)
    files.unwritable = ["ours"]
    let run = ToolRun("merge", "base", "ours", "theirs", "-o", "ours", files: files)
    #expect(run.status == .failed && run.errors == "error: ours: No space left\n")
    #expect(text(run) == MergeSample.ours)
  }

  @Test func anEmptyAncestorIsNone() {
    let run = ToolRun(
      "merge", "base", "ours", "theirs", "-o", "ours", files: files("", MergeSample.ours, MergeSample.rival))
    #expect(run.status == .foundSomething)
    #expect(run.errors.contains("text is “First name” in ours and “Last name” in theirs ("))
  }
}
