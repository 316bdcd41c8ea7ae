import AutoLayoutTool
import Foundation
import Testing

/// Drives the page of `lint` in a real browser, by the script in `Tests/Browser`. Skipped where Python or a browser is missing.
@MainActor
@Suite struct LintBrowserTests {
  private nonisolated static let python = "/usr/bin/python3"
  /// `chromium.py` looks for the same names.
  private nonisolated static let browsers = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
  ]

  private nonisolated static var canDrive: Bool {
    let environment = ProcessInfo.processInfo.environment
    let folders = environment["PATH", default: ""].split(separator: ":")
    let hasBrowser =
      environment["CHROMIUM"] != nil
      || browsers.contains { name in
        folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
      }
    return hasBrowser && FileManager.default.isExecutableFile(atPath: python)
  }

  @Test(.enabled(if: canDrive, "Python or Chromium is missing; the variable CHROMIUM may name a browser"))
  func thePageWorksInABrowser() throws {
    let file = "Tests/Browser/Troubled.storyboard"
    let run = ToolRun(
      ["lint", file, "--report", "html=page.html"],
      files: MemoryFiles([file: try Repository.text(file)]), documents: DesignDocuments())
    let page = FileManager.default.temporaryDirectory.appendingPathComponent("lint-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: page) }
    try #require(run.files.contents["page.html"]).write(to: page)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.python)
    process.currentDirectoryURL = Repository.root.appendingPathComponent("Tests/Browser")
    process.arguments = ["-B", "lint_test.py", page.path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
