import DocumentMerging
import Foundation

/// Runs the commands of git's settings once, as git would, on a small document in a temporary folder.
@MainActor
struct DriverTrial {
  let shell: any ShellRunning

  /// A document whose merge by objects has no conflict, and whose merge by lines has one: so a fallback is noticed.
  private static let base = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
            <view contentMode="scaleToFill" tag="0" alpha="1" id="tri-al-001"/>
        </objects>
    </document>

    """
  private static let ours = base.replacing("tag=\"0\"", with: "tag=\"1\"")
  private static let theirs = base.replacing("alpha=\"1\"", with: "alpha=\"0.5\"")
  private static let merged = ours.replacing("alpha=\"1\"", with: "alpha=\"0.5\"")

  /// The reasons why settings do not work, one sentence each; empty if they do.
  ///
  /// - Throws: ``ToolFailure`` if the temporary folder cannot be written.
  func faults(of settings: [GitSetting]) throws(ToolFailure) -> [String] {
    try faults(
      driver: settings.first { $0.name == "merge.storyboard.driver" }?.value,
      textconv: settings.first { $0.name == "diff.storyboard.textconv" }?.value)
  }

  func faults(driver: String?, textconv: String?) throws(ToolFailure) -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "autolayout-trial-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, text) in [("base", Self.base), ("ours", Self.ours), ("theirs", Self.theirs)] {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      }
    } catch {
      throw ToolFailure(message: "\(folder.path): \(FileError.reason(for: error))")
    }
    return [driver.flatMap { mergeFault($0, folder) }, textconv.flatMap { outlineFault($0, folder) }]
      .compactMap { $0 }
  }

  private func mergeFault(_ driver: String, _ folder: URL) -> String? {
    // Replaces placeholders as git does: `%%` becomes one percent sign.
    let values = ["O": "base", "A": "ours", "B": "theirs", "P": "trial.xib", "L": "7", "%": "%"]
    var command = ""
    var rest = driver[...]
    while let sign = rest.firstIndex(of: "%") {
      command += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      guard let name = rest.first else { break }
      command += values[String(name)] ?? "%\(name)"
      rest = rest.dropFirst()
    }
    guard let outcome = shell.run(command + rest, in: folder.path) else {
      return "the trial merge did not finish in time"
    }
    let result = try? String(contentsOf: folder.appendingPathComponent("ours"), encoding: .utf8)
    guard outcome.status != 0 || result != Self.merged else { return nil }
    return "the trial merge failed\(Self.reason(outcome))"
  }

  private func outlineFault(_ textconv: String, _ folder: URL) -> String? {
    guard let outcome = shell.run(textconv + " base", in: folder.path) else {
      return "showing a document as text did not finish in time"
    }
    guard outcome.status != 0 || outcome.output.isEmpty || outcome.output.hasPrefix("<?xml") else {
      return nil
    }
    return "showing a document as text failed\(Self.reason(outcome))"
  }

  private static func reason(_ outcome: ShellOutcome) -> String {
    let words = outcome.errors.split(separator: "\n").first.map(String.init)
    return ": " + (words ?? "status \(outcome.status), and another result than expected")
  }
}
