import Foundation

/// Runs commands in the way in which git runs the commands in its settings.
@MainActor
public protocol ShellRunning {
  /// Runs a command in a folder.
  ///
  /// - Returns: its exit status and its output on both streams; nil if it did not end in time.
  func run(_ command: String, in folder: String) -> ShellOutcome?
}

/// The outcome of a command.
public struct ShellOutcome: Hashable, Sendable {
  /// The exit status; 128 or more for a command that a signal ended.
  public var status: Int32
  /// The text on standard output.
  public var output: String
  /// The text on standard error.
  public var errors: String

  /// The outcome of a command.
  public init(status: Int32, output: String, errors: String) {
    self.status = status
    self.output = output
    self.errors = errors
  }
}

/// The shell of the machine.
struct SystemShell: ShellRunning {
  /// Seconds.
  private static let longestTime = 30.0
  /// The number that shells add to a signal's number.
  private static let firstSignal: Int32 = 128

  func run(_ command: String, in folder: String) -> ShellOutcome? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = ("\(folder)/.output", "\(folder)/.errors")
    for file in [output, errors] where !FileManager.default.createFile(atPath: file, contents: nil) {
      return nil
    }
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: errors)
    do { try process.run() } catch { return nil }
    let deadline = Date(timeIntervalSinceNow: Self.longestTime)
    while process.isRunning, Date() < deadline { usleep(2_000) }
    guard !process.isRunning else {
      process.terminate()
      return nil
    }
    // Foundation lets go of a process only once somebody has waited for it.
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return ShellOutcome(
      status: process.terminationStatus + (isSignal ? Self.firstSignal : 0), output: Self.text(output),
      errors: Self.text(errors))
  }

  private static func text(_ file: String) -> String {
    String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
  }
}

/// The location of this program.
enum ProgramPath {
  /// The absolute path. A link to the program on the search path is preferred: it stays when a package manager replaces
  /// the program.
  static var current: String {
    guard let own = Bundle.main.executableURL?.resolvingSymlinksInPath().path else { return "autolayout" }
    let name = (own as NSString).lastPathComponent
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.lazy.filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found, URL(fileURLWithPath: found).resolvingSymlinksInPath().path == own else { return own }
    return found
  }
}
