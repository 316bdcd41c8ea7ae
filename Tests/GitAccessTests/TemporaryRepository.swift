import Foundation
import GitAccess

/// A repository in a folder of its own, which is removed with it.
final class TemporaryRepository {
  let root: String

  init(commits: Bool = true) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("git-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    root = folder.resolvingSymlinksInPath().path
    try git("init", "-q", "-b", "main")
    if commits {
      try write("a.txt", "one")
      try commit("first")
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func open(_ path: String? = nil) throws -> any GitRepository {
    try SystemGit().repository(containing: path ?? root)
  }

  func write(_ path: String, _ text: String) throws {
    let url = URL(fileURLWithPath: root + "/" + path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: root + "/" + path) }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: root + "/" + path, withDestinationPath: target)
  }

  func commit(_ message: String) throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", message)
  }

  @discardableResult
  func git(_ arguments: String..., in folder: String? = nil, fails: Bool = false) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "git", "-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "protocol.file.allow=always",
        "-c", "commit.gpgsign=false",
      ] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder ?? root)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus != 0 && !fails { throw Failure(arguments: arguments) }
    return text
  }

  struct Failure: Error { var arguments: [String] }
}

extension GitChanges {
  /// `kind old > new` of each change.
  var lines: [String] {
    changes.map { "\($0.kind) \($0.oldPath ?? "-") > \($0.newPath ?? "-")" }
  }
}
