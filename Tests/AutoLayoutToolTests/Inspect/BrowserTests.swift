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

  private func check(_ bytes: Data, by script: String) throws {
    let page = FileManager.default.temporaryDirectory.appendingPathComponent(
      "page-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: page) }
    try bytes.write(to: page)

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
