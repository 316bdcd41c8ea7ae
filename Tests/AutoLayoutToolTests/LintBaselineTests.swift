import AutoLayoutTool
import Foundation
import Testing

/// Baselines that are written piece by piece.
@MainActor
struct LintBaselineTests {
  private static let clean = SampleStoryboard.text(
    views: SampleStoryboard.view("box", "20 40 100 50"),
    constraints: SampleStoryboard.pinned("box", 20, 40, 100, 50))
  private static let stale = clean.replacingOccurrences(of: "x=\"20\"", with: "x=\"30\"")

  private func lint(_ files: MemoryFiles, _ arguments: String...) -> ToolRun {
    ToolRun(
      ["lint"] + arguments + ["--baseline", "CI/base.json"], files: files, documents: DesignDocuments())
  }

  private func text(_ files: MemoryFiles) -> String {
    files.contents["CI/base.json"].map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private func twoDocuments() -> MemoryFiles {
    let files = MemoryFiles(["a.storyboard": Self.stale, "b.storyboard": Self.stale])
    #expect(lint(files, "a.storyboard", "b.storyboard", "--write-baseline").status == .done)
    return files
  }

  @Test func theFileReadsWellInVersionControl() {
    #expect(
      text(twoDocuments()) == """
        {
          "version": 2,
          "documents": {
            "../a.storyboard": [
              "misplaced|box"
            ],
            "../b.storyboard": [
              "misplaced|box"
            ]
          }
        }

        """)
  }

  @Test func otherDocumentsKeepTheirEntries() {
    let files = twoDocuments()
    let before = text(files)
    let run = lint(files, "a.storyboard", "--write-baseline")
    #expect(run.errors == "CI/base.json: accepted 1 finding, kept 1 that this run did not check for\n")
    #expect(text(files) == before)
    #expect(lint(files, "a.storyboard", "b.storyboard").status == .done)
  }

  /// A folder with another name does not bring accepted findings back; a new document of the same name is another one.
  @Test func aRenamedFolderKeepsItsEntries() {
    let files = MemoryFiles(["Old/a.storyboard": Self.stale])
    #expect(lint(files, "Old/a.storyboard", "--write-baseline").status == .done)
    let moved = MemoryFiles(bytes: ["CI/base.json": files.contents["CI/base.json"] ?? Data()])
    moved.add("New/a.storyboard", Self.stale)
    #expect(lint(moved, "New/a.storyboard").status == .done)
    moved.add("Old/a.storyboard", Self.stale)
    #expect(lint(moved, "New/a.storyboard").status != .done)
  }

  @Test func whatIsFixedIsDropped() {
    let files = twoDocuments()
    files.add("a.storyboard", Self.clean)
    let run = lint(files, "a.storyboard", "--write-baseline")
    #expect(
      run.errors
        == "CI/base.json: accepted 0 findings, kept 1 that this run did not check for, dropped 1 that is gone\n"
    )
    #expect(!text(files).contains("a.storyboard"))
    #expect(text(files).contains("b.storyboard"))
  }

  @Test func whatIsGoneIsDropped() {
    let files = MemoryFiles(["a.storyboard": Self.stale])
    files.add(
      "CI/base.json",
      #"{"version": 2, "documents": {"../gone.storyboard": ["misplaced|box"], "../a.storyboard": ["overlap|x"]}}"#
    )
    #expect(lint(files, "a.storyboard", "--write-baseline").status == .done)
    #expect(!text(files).contains("gone.storyboard"))
    #expect(!text(files).contains("overlap|x"))
  }

  /// A document that cannot be read, and a rule that is off, were not looked at.
  @Test func whatWasNotSeenStays() {
    let files = twoDocuments()
    files.add("a.storyboard", "broken")
    #expect(lint(files, "a.storyboard", "--write-baseline").status == .failed)
    #expect(text(files).contains("../a.storyboard"))
    files.add(".autolayout.yml", "rules: {misplaced: off}")
    #expect(lint(files, "b.storyboard", "--write-baseline").status == .done)
    #expect(text(files).contains("../b.storyboard"))
  }

  @Test func theFormerFormIsRead() {
    let files = MemoryFiles(["a|b.storyboard": Self.stale, "c.storyboard": Self.stale])
    files.add(
      "CI/base.json",
      #"{"version": 1, "accepted": ["misplaced|../a|b.storyboard|box", "misplaced|../c.storyboard|box"]}"#)
    #expect(lint(files, "a|b.storyboard", "c.storyboard").status == .done)
    #expect(lint(files, "c.storyboard", "--write-baseline").status == .done)
    #expect(text(files).contains("\"../a|b.storyboard\": [\n      \"misplaced|box\""), "\(text(files))")
  }

  /// A file that is not a baseline is not overwritten: it may be another one, or one with conflicts of a merge.
  @Test(arguments: ["[]", "{", "{\"version\": 3, \"documents\": {}}", "<<<<<<< ours\n{}", ""])
  func otherFilesAreLeftAlone(_ other: String) {
    let files = MemoryFiles(["a.storyboard": Self.stale, "CI/base.json": other])
    let run = lint(files, "a.storyboard", "--write-baseline")
    #expect(run.status == .failed)
    #expect(run.errors.contains("expected a baseline"))
    #expect(text(files) == other)
  }

  @Test func suppressedFindingsAreNotAccepted() {
    let quiet = Self.stale.replacingOccurrences(
      of: "id=\"box\"", with: "id=\"box\" userLabel=\"lint:disable\"")
    let files = MemoryFiles(["a.storyboard": quiet])
    #expect(lint(files, "a.storyboard", "--write-baseline").status == .done)
    #expect(text(files) == "{\n  \"version\": 2,\n  \"documents\": {}\n}\n")
  }
}
