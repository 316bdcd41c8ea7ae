import Foundation
import Testing

/// A folder for one test, which is removed with the value. Git and other programs run in it.
public final class TemporaryFolder {
  /// The folder's path without symbolic links.
  public let root: String

  /// Makes an empty folder among the temporary files.
  public init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    root = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  // MARK: Files

  /// The absolute path of a file in the folder.
  public func path(_ name: String) -> String { root + "/" + name }

  /// Writes a file, and the folders that lead to it.
  public func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

  /// Writes a file, and the folders that lead to it.
  public func write(_ name: String, _ bytes: Data) throws {
    let url = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: url)
  }

  /// The text of a file.
  public func read(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  /// Whether there is a file or folder of that name.
  public func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// Removes a file or folder.
  public func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

  /// Makes a symbolic link.
  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  // MARK: Programs

  /// Runs a program in the folder, for a user whose home is the folder `home` in it.
  @discardableResult
  public func run(_ command: String...) throws -> FinishedProgram { try run(command) }

  /// Runs a program in the folder, or in another.
  public func run(_ command: [String], in folder: String? = nil) throws -> FinishedProgram {
    var variables = ProcessInfo.processInfo.environment
    variables["HOME"] = path("home")
    variables["XDG_CONFIG_HOME"] = nil
    return try FinishedProgram(command, in: folder ?? root, environment: variables)
  }

  /// Runs git with an author and without signatures.
  ///
  /// - Parameters:
  ///   - arguments: the words after `git`.
  ///   - folder: another folder to run in.
  ///   - fails: whether git may fail; otherwise a failure is one of the test.
  @discardableResult
  public func git(_ arguments: String..., in folder: String? = nil, fails: Bool = false) throws
    -> FinishedProgram
  {
    let settings = [
      "user.name=T", "user.email=t@example.com", "commit.gpgsign=false", "init.defaultBranch=main",
      "protocol.file.allow=always",
    ]
    let result = try run(["git"] + settings.flatMap { ["-c", $0] } + arguments, in: folder)
    try #require(fails || result.status == 0, "git \(arguments): \(result.output)")
    return result
  }

  /// Commits all that is in the folder.
  public func commit(_ message: String) throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", message)
  }
}
