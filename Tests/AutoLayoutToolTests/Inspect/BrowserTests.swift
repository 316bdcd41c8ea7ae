import AutoLayoutTool
import Foundation
import Testing

/// Drives the page in a real browser, by the script in `Tests/Browser`. Where there is no browser, it says so.
@MainActor
@Suite struct BrowserTests {
  private nonisolated static let python = "/usr/bin/python3"
  /// What the script exits with where there is no browser.
  private nonisolated static let skipped: Int32 = 77

  private nonisolated static var isPossible: Bool {
    let isThere = FileManager.default.isExecutableFile(atPath: python)
    if !isThere { print("SKIPPED: the page is not tested in a browser, since there is no \(python)") }
    return isThere
  }

  @Test(.enabled(if: isPossible)) func thePageWorksInABrowser() throws {
    let file = "Tests/Browser/Troubled.storyboard"
    let run = ToolRun(
      ["inspect", file, "-o", "page.html"], files: MemoryFiles([file: try Repository.text(file)]),
      documents: DesignDocuments())
    let page = FileManager.default.temporaryDirectory.appendingPathComponent(
      "inspect-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: page) }
    try #require(run.files.contents["page.html"]).write(to: page)

    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.python)
    process.currentDirectoryURL = Repository.root.appendingPathComponent("Tests/Browser")
    process.arguments = ["-B", "inspect_test.py", page.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    print(text)
    #expect([0, Self.skipped].contains(process.terminationStatus))
  }
}
