import AutoLayoutTool
import Foundation
import StartedPrograms
import Testing

/// Pages and reports in a real browser. Skipped where Python or a browser is missing.
@MainActor
struct BrowserTests {
  @Test(.needsBrowser)
  func thePageWorksInABrowser() throws {
    let file = "Tests/Browser/Troubled.storyboard"
    let run = ToolRun(
      ["inspect", file, "-o", "page.html"], files: MemoryFiles([file: try Repository.text(file)]),
      documents: DesignDocuments())
    try BrowserScripts.check(try #require(run.files.contents["page.html"]), by: "inspect_test.py")
  }

  @Test(.needsBrowser)
  func thePageOfFindingsWorksInABrowser() throws {
    let file = "Tests/Browser/Troubled.storyboard"
    let run = ToolRun(
      ["lint", file, "--report", "html=page.html"],
      files: MemoryFiles([file: try Repository.text(file)]), documents: DesignDocuments())
    try BrowserScripts.check(try #require(run.files.contents["page.html"]), by: "lint_test.py")
  }

  /// Two scenes differ, and a text is markup.
  @Test(.needsBrowser)
  func thePageOfChangesWorksInABrowser() throws {
    let old = try Repository.text("Examples/Fieldnotes/Base.lproj/Main.storyboard")
    let new = old.replacingOccurrences(of: "text=\"MO\"", with: "text=\"&lt;b&gt;&lt;img src=x&gt;\"")
      .replacingOccurrences(of: "title=\"Month\"", with: "title=\"Quarter\"")
    let run = ToolRun(
      ["diff", "--format", "html", "-o", "page.html", "old.storyboard", "new.storyboard"],
      files: MemoryFiles(["old.storyboard": old, "new.storyboard": new]), documents: DesignDocuments())
    try BrowserScripts.check(try #require(run.files.contents["page.html"]), by: "diff_test.py")
  }

  /// Seven scenes and more differ, so that some are folded, and a text is markup of both kinds.
  @Test(.needsBrowser, .needsRenderer)
  func theMarkdownOfChangesWorksInGitHubsRenderer() throws {
    let old = try Repository.text("Examples/Fieldnotes/Base.lproj/Main.storyboard")
    let hostile = "&lt;b&gt;**x** | [a](b) &lt;img src=x&gt; &lt;script&gt; ~~y~~"
    let new = old.replacingOccurrences(of: "text=\"MO\"", with: "text=\"\(hostile)\"")
      .replacingOccurrences(of: "title=\"Month\"", with: "title=\"Quarter\"")
    let sizes = (0..<4).flatMap { ["--size", "\(320 + 10 * $0)x568"] }
    let run = ToolRun(
      ["diff", "--format", "markdown", "-o", "report.md", "old.storyboard", "new.storyboard"] + sizes,
      files: MemoryFiles(["old.storyboard": old, "new.storyboard": new]), documents: DesignDocuments())
    let folder = try TemporaryFolder()
    for (name, bytes) in run.files.contents where name.hasPrefix("report") {
      try folder.write(name, bytes)
    }
    try BrowserScripts.check("report.md", in: folder, by: "markdown_test.py")
  }
}
