import AutoLayoutTool
import Foundation
import Testing

/// Drives the page in a real browser, by the script in `Tests/Browser`. Skipped where Python or a browser is missing.
@MainActor
@Suite struct BrowserTests {
  private nonisolated static let python = "/usr/bin/python3"
  /// `chromium.py` looks for the same names.
  private nonisolated static let browsers = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
  ]

  private nonisolated static var hasBrowser: Bool {
    let environment = ProcessInfo.processInfo.environment
    if environment["CHROMIUM"] != nil { return true }
    let folders = environment["PATH", default: ""].split(separator: ":")
    return browsers.contains { name in
      folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: python), "there is no \(python)"),
    .enabled(if: hasBrowser, "no Chromium is on the PATH; the variable CHROMIUM may name one"))
  func thePageWorksInABrowser() throws {
    let file = "Tests/Browser/Troubled.storyboard"
    let run = ToolRun(
      ["inspect", file, "-o", "page.html"], files: MemoryFiles([file: try Repository.text(file)]),
      documents: DesignDocuments())
    try check(try #require(run.files.contents["page.html"]), by: "inspect_test.py")
  }

  /// Two scenes differ, and a text is markup.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: python), "there is no \(python)"),
    .enabled(if: hasBrowser, "no Chromium is on the PATH; the variable CHROMIUM may name one"))
  func thePageOfChangesWorksInABrowser() throws {
    let old = try Repository.text("Examples/Fieldnotes/Base.lproj/Main.storyboard")
    let new = old.replacingOccurrences(of: "text=\"MO\"", with: "text=\"&lt;b&gt;&lt;img src=x&gt;\"")
      .replacingOccurrences(of: "title=\"Month\"", with: "title=\"Quarter\"")
    let run = ToolRun(
      ["diff", "--format", "html", "-o", "page.html", "old.storyboard", "new.storyboard"],
      files: MemoryFiles(["old.storyboard": old, "new.storyboard": new]), documents: DesignDocuments())
    try check(try #require(run.files.contents["page.html"]), by: "diff_test.py")
  }

  /// GitHub's own renderer; Debian has it as a package.
  private nonisolated static var hasRenderer: Bool {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/cmark-gfm") }
  }

  /// Seven scenes and more differ, so that some are folded, and a text is markup of both kinds.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: python), "there is no \(python)"),
    .enabled(if: hasBrowser, "no Chromium is on the PATH; the variable CHROMIUM may name one"),
    .enabled(if: hasRenderer, "no cmark-gfm is on the PATH: apt-get install cmark-gfm"))
  func theMarkdownOfChangesWorksInGitHubsRenderer() throws {
    let old = try Repository.text("Examples/Fieldnotes/Base.lproj/Main.storyboard")
    let hostile = "&lt;b&gt;**x** | [a](b) &lt;img src=x&gt; &lt;script&gt; ~~y~~"
    let new = old.replacingOccurrences(of: "text=\"MO\"", with: "text=\"\(hostile)\"")
      .replacingOccurrences(of: "title=\"Month\"", with: "title=\"Quarter\"")
    let sizes = (0..<4).flatMap { ["--size", "\(320 + 10 * $0)x568"] }
    let run = ToolRun(
      ["diff", "--format", "markdown", "-o", "report.md", "old.storyboard", "new.storyboard"] + sizes,
      files: MemoryFiles(["old.storyboard": old, "new.storyboard": new]), documents: DesignDocuments())
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("report-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("report-pictures"), withIntermediateDirectories: true)
    for (name, bytes) in run.files.contents where name.hasPrefix("report") {
      try bytes.write(to: folder.appendingPathComponent(name))
    }
    try check(folder.appendingPathComponent("report.md"), by: "markdown_test.py")
  }

  private func check(_ bytes: Data, by script: String) throws {
    let page = FileManager.default.temporaryDirectory.appendingPathComponent(
      "page-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: page) }
    try bytes.write(to: page)
    try check(page, by: script)
  }

  private func check(_ page: URL, by script: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.python)
    process.currentDirectoryURL = Repository.root.appendingPathComponent("Tests/Browser")
    process.arguments = ["-B", script, page.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    print(text)
    #expect(process.terminationStatus == 0)
  }
}
