import AutoLayoutTool
import Foundation
import GitAccess
import Graphics
import Testing

/// Which documents a lint looks at: lists of files, and documents that differ from a revision.
@MainActor
struct LintSelectionTests {
  private static let clean = SampleStoryboard.text(
    views: SampleStoryboard.view("box", "20 40 100 50"),
    constraints: SampleStoryboard.pinned("box", 20, 40, 100, 50))
  private static let stale = clean.replacingOccurrences(of: "x=\"20\"", with: "x=\"30\"")

  private func lint(_ files: MemoryFiles, _ arguments: String...) -> ToolRun {
    ToolRun(["lint"] + arguments + ["--format", "github"], files: files, documents: DesignDocuments())
  }

  private func documents(_ run: ToolRun) -> [String] {
    run.output.split(separator: "\n").compactMap { line in
      line.split(separator: "file=").last?.split(separator: ",").first.map(String.init)
    }
  }

  // MARK: Lists

  @Test func aListNamesDocumentsAndOtherFiles() {
    let files = MemoryFiles([
      "a.storyboard": Self.stale, "b.xib": Self.stale, "c.swift": "", "d.storyboard": Self.stale,
      "/dev/stdin": "b.xib\nc.swift\n\na.storyboard\nb.xib\n",
    ])
    let run = lint(files, "--files-from", "-")
    #expect(documents(run) == ["b.xib", "a.storyboard"], "\(run.output)")
    #expect(run.errors == "")
    #expect(run.status == .foundSomething)
  }

  /// As `git ls-files -z` prints them.
  @Test func namesMayEndWithNull() {
    let odd = "a\nb.storyboard"
    let files = MemoryFiles([odd: Self.stale, "list": "\(odd)\0-x.xib\0", "-x.xib": Self.stale])
    #expect(documents(lint(files, "--files-from", "list", "--null")) == ["a%0Ab.storyboard", "-x.xib"])
    let wrong = lint(files, "--files-from", "list")
    #expect(wrong.status == .failed)
    #expect(wrong.errors.contains("--null"), "\(wrong.errors)")
    #expect(lint(files, "--null", "a.storyboard").errors == "error: --null needs --files-from FILE\n")
  }

  @Test func linesMayEndWithCarriageReturns() {
    let files = MemoryFiles(["a.storyboard": Self.stale, "list": "a.storyboard\r\n"])
    #expect(documents(lint(files, "--files-from", "list")) == ["a.storyboard"])
  }

  /// Git's own form of odd names is not a name; `-z` avoids it.
  @Test func quotedNamesAreRefused() {
    let run = lint(MemoryFiles(["list": "\"a\\nb.storyboard\"\n"]), "--files-from", "list")
    #expect(run.status == .failed)
    #expect(run.errors.contains("name 1 is quoted; use git's option -z"), "\(run.errors)")
    // A name that only begins with a quote is a name.
    let files = MemoryFiles(["\"a.storyboard": Self.stale, "list": "\"a.storyboard\n"])
    #expect(documents(lint(files, "--files-from", "list")) == ["\"a.storyboard"])
  }

  /// Lists of changed files name deleted ones.
  @Test func listedDocumentsThatAreGoneAreSkipped() {
    let files = MemoryFiles(["list": "gone.storyboard\nsub\n", "sub/x.xib": Self.stale])
    let run = lint(files, "--files-from", "list")
    #expect(run.status == .done)
    #expect(run.errors == "note: skipped 1 listed document that does not exist\n")
    #expect(run.output == "")
    #expect(lint(files, "gone.storyboard").status == .failed)
  }

  @Test func listsAreExcludedAsFoldersAre() {
    let files = MemoryFiles([
      "Pods/a.storyboard": Self.stale, "b.storyboard": Self.stale,
      "list": "./Pods/a.storyboard\nb.storyboard",
      ".autolayout.yml": "exclude: [Pods]",
    ])
    #expect(documents(lint(files, "--files-from", "list")) == ["b.storyboard"])
  }

  /// Programs that call hooks name every file of a commit.
  @Test func namedDocumentsAreExcludedOnlyOnRequest() {
    let files = MemoryFiles([
      "Pods/a.storyboard": Self.stale, "b.storyboard": Self.stale, ".autolayout.yml": "exclude: [Pods]",
    ])
    #expect(documents(lint(files, "Pods/a.storyboard")) == ["Pods/a.storyboard"])
    #expect(
      documents(lint(files, "--force-exclude", "Pods/a.storyboard", "b.storyboard")) == ["b.storyboard"]
    )
    #expect(lint(files, "--force-exclude", "Pods/a.storyboard").status == .done)
  }

  @Test func namesOfDocumentsMustBeText() {
    let files = MemoryFiles(bytes: [
      "list": Data([0xE9] + Array(".xib\n".utf8) + [0xE9] + Array(".png\n".utf8))
    ])
    let run = lint(files, "--files-from", "list")
    #expect(run.status == .failed)
    #expect(run.output.contains("file=\\xe9.xib"), "\(run.output)")
    #expect(run.output.contains("not UTF-8"))
    #expect(!run.output.contains("png"))
  }

  @Test func standardInputIsReadForOnePurpose() {
    let run = lint(MemoryFiles(["/dev/stdin": "a.xib"]), "-", "--files-from", "-")
    #expect(run.errors == "error: standard input is either a document or a list of files\n")
    #expect(lint(MemoryFiles()).errors.contains("name storyboards, xibs or folders"))
  }

  // MARK: Revisions

  private func lint(_ git: MemoryGit, _ files: MemoryFiles, _ arguments: String...) -> ToolRun {
    ToolRun(
      ["lint"] + arguments + ["--format", "github"], files: files, documents: DesignDocuments(), git: git)
  }

  private func repository() -> (git: MemoryGit, files: MemoryFiles) {
    let old = ["a.storyboard": Self.stale, "b.storyboard": Self.clean, "Sub/c.xib": Self.stale]
    var new = old
    new["b.storyboard"] = Self.stale
    return (MemoryGit(commits: ["main": old, "HEAD": old], workTree: new), MemoryFiles(new))
  }

  @Test func onlyChangedDocumentsAreExamined() {
    let (git, files) = repository()
    #expect(
      documents(lint(git, files, "a.storyboard", "b.storyboard", "--since", "main")) == ["b.storyboard"])
    let none = lint(git, files, "a.storyboard", "--since", "main")
    #expect(none.status == .done)
    #expect(none.output == "")
  }

  /// A translation is part of a document, but only of a lint in its language.
  @Test func changedTextsChangeADocument() {
    let (git, files) = repository()
    files.add("de.lproj/a.strings", "\"x.text\" = \"y\";")
    git.workTree["de.lproj/a.strings"] = Data("\"x.text\" = \"y\";".utf8)
    let arguments = ["a.storyboard", "--since", "main"]
    #expect(documents(lint(git, files, arguments[0], arguments[1], arguments[2])) == [])
    #expect(
      documents(lint(git, files, arguments[0], arguments[1], arguments[2], "--language", "de"))
        == ["a.storyboard"])
  }

  @Test(arguments: ["nowhere", "-x", "--upload-pack=x"])
  func unknownRevisionsAreReported(_ revision: String) {
    let (git, files) = repository()
    let run = lint(git, files, "b.storyboard", "--since=\(revision)")
    #expect(run.status == .failed)
    #expect(run.errors.contains(revision), "\(run.errors)")
  }

  @Test func withoutARepositoryThereAreNoRevisions() {
    let (git, files) = repository()
    git.isMissing = true
    let run = lint(git, files, "b.storyboard", "--since", "main")
    #expect(run.status == .failed)
    #expect(run.errors.contains("not in a git repository"))
    #expect(lint(git, files, "-", "--since", "main").errors.contains("no history"))
  }
}
