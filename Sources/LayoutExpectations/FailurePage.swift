import Foundation

/// Writes pages that show failed layouts.
@MainActor
package enum FailurePage {
  package enum Result {
    case written(String)
    case failed(String)
  }

  /// The environment variable that names the folder for pages. CI keeps the folder with a failed
  /// run.
  package static let folderVariable = "AUTOLAYOUT_REPORTS"
  private static let defaultFolder = "AutoLayoutReports"

  /// The number of failures of each line in this process, for tests with arguments.
  private static var failures: [String: Int] = [:]

  package static func write(_ html: String, at site: TestSite) -> Result {
    let folder = folder(named: ProcessInfo.processInfo.environment[folderVariable])
    let url = folder.appendingPathComponent(name(for: site))
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(html.utf8).write(to: url)
      return .written(url.path)
    } catch {
      return .failed("\(url.path): \(error.localizedDescription)")
    }
  }

  package static func folder(named name: String?) -> URL {
    if let name, !name.isEmpty { return URL(fileURLWithPath: name, isDirectory: true) }
    return FileManager.default.temporaryDirectory.appendingPathComponent(defaultFolder, isDirectory: true)
  }

  /// `SignUpTests-42.html`, then `SignUpTests-42-2.html`: the same run gives the same names.
  private static func name(for site: TestSite) -> String {
    let stem = "\(site.file.split(separator: ".").first ?? "Test")-\(site.line)"
    let count = failures[stem, default: 0] + 1
    failures[stem] = count
    return count == 1 ? "\(stem).html" : "\(stem)-\(count).html"
  }
}
