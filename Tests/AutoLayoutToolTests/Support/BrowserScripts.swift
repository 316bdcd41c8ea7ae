import Foundation
import StartedPrograms
import Testing

/// The scripts in `Tests/Browser`, which look at pages in a real browser.
enum BrowserScripts {
  /// Python and a browser, whose path the variable `CHROMIUM` may have.
  static var canRun: Bool {
    isInstalled("python3")
      && (ProcessInfo.processInfo.environment["CHROMIUM"] != nil || browsers.contains(where: isInstalled))
  }

  /// GitHub's own renderer of Markdown.
  static var hasRenderer: Bool { isInstalled("cmark-gfm") }

  /// `chromium.py` looks for the same names.
  private static let browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

  private static func isInstalled(_ program: String) -> Bool {
    ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
  }

  /// Runs a script on a page. The script prints each check.
  static func check(_ page: Data, by script: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("page.html", page)
    try check("page.html", in: folder, by: script)
  }

  /// Runs a script on a file, which lies beside what it refers to.
  static func check(_ file: String, in folder: TemporaryFolder, by script: String) throws {
    let scripts = Repository.root.appendingPathComponent("Tests/Browser").path
    let run = try FinishedProgram(["python3", "-B", script, folder.path(file)], in: scripts)
    #expect(run.status == 0, "\(run.output)")
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test where a script cannot look at pages.
  static var needsBrowser: Self {
    .enabled(
      if: BrowserScripts.canRun, "Python or Chromium is missing; the variable CHROMIUM may name a browser")
  }

  /// Skips a test where Markdown cannot be made into pages.
  static var needsRenderer: Self {
    .enabled(if: BrowserScripts.hasRenderer, "cmark-gfm is missing: apt-get install cmark-gfm")
  }
}
