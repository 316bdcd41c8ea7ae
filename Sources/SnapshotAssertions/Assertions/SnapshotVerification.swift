import Foundation

/// One comparison of a value with the file of its reference.
struct SnapshotVerification<Value, Format> {
  let file: SnapshotFile
  let name: String?
  let record: SnapshotTestingConfiguration.Record
  let strategy: Snapshotting<Value, Format>

  /// The reason for which the test fails; nil if the value matches.
  ///
  /// - Throws: an error of the file system.
  func failure(of value: Value, timeout: TimeInterval) throws -> String? {
    guard let snapshot = strategy.snapshot(value).wait(for: timeout) else {
      return "The snapshot did not arrive within \(timeout) seconds. If it takes longer, set `timeout`."
    }
    if record == .all {
      try write(snapshot, to: file.url)
      return "Recorded a reference, as the record mode requires: \(file.url.path)\nTests pass in other modes."
    }
    guard FileManager.default.fileExists(atPath: file.url.path) else {
      guard record != .never else {
        return "There is no reference, and the record mode forbids to write it: \(file.url.path)"
      }
      try write(snapshot, to: file.url)
      return
        "There was no reference. Recorded one: \(file.url.path)\nRun “\(file.test)” again to compare with it."
    }
    let reference = strategy.diffing.fromData(try Data(contentsOf: file.url))
    guard let (difference, attachments) = strategy.diffing.diff(reference, snapshot) else { return nil }
    return try report(difference, attachments, of: snapshot)
  }

  private func write(_ snapshot: Format, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try strategy.diffing.toData(snapshot).write(to: url)
  }

  private func report(
    _ difference: String, _ attachments: [XCTAttachment], of snapshot: Format
  ) throws -> String {
    let artifact = file.artifact()
    try write(snapshot, to: artifact)
    let tool = SnapshotTestingConfiguration.currentDiffTool
    let command = tool(currentFilePath: file.url.path, failedFilePath: artifact.path)
    var title =
      name.map { "The snapshot “\($0)” does not match its reference." }
      ?? "The snapshot does not match its reference."
    if record == .failed {
      try write(snapshot, to: file.url)
      title += " Recorded it as the new reference."
    }
    let shown = try write(attachments, beside: artifact).map { "Shown in \($0)" }
    let parts = [title, command, difference.trimmingCharacters(in: .whitespacesAndNewlines)] + shown
    return parts.joined(separator: "\n\n")
  }

  /// Writes the files that have a name.
  ///
  /// - Returns: the paths of the files.
  private func write(_ attachments: [XCTAttachment], beside artifact: URL) throws -> [String] {
    #if canImport(Darwin)
      // XCTest keeps them.
      return []
    #else
      return try attachments.compactMap { attachment in
        guard let name = attachment.name else { return nil }
        let url = artifact.deletingPathExtension().appendingPathExtension(name)
        try attachment.data.write(to: url)
        return url.path
      }
    #endif
  }
}
