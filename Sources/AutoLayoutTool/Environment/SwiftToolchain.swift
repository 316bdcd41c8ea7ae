import Foundation

/// Starts the program `swift`.
@MainActor
public protocol SwiftStarting {
  /// Runs `swift` on this process's streams.
  ///
  /// - Parameter variables: variables in addition to this process's environment, whose own values take precedence.
  /// - Returns: its exit status; nil if it cannot be started.
  func run(_ arguments: [String], in folder: String, variables: [String: String]) -> Int32?
  /// Runs `swift` and returns its output; nil if it cannot be started.
  func output(_ arguments: [String], in folder: String) -> ShellOutcome?
}

/// The `swift` of the search path.
struct SystemSwift: SwiftStarting {
  private func process(_ arguments: [String], in folder: String) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
    return process
  }

  func run(_ arguments: [String], in folder: String, variables: [String: String]) -> Int32? {
    let process = process(arguments, in: folder)
    process.environment = variables.merging(ProcessInfo.processInfo.environment) { $1 }
    do { try process.run() } catch { return nil }
    process.waitUntilExit()
    return process.terminationStatus
  }

  func output(_ arguments: [String], in folder: String) -> ShellOutcome? {
    let process = process(arguments, in: folder)
    let errors = FileManager.default.temporaryDirectory.appendingPathComponent(
      "autolayout-\(UUID().uuidString)")
    guard FileManager.default.createFile(atPath: errors.path, contents: nil) else { return nil }
    defer { try? FileManager.default.removeItem(at: errors) }
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle(forWritingAtPath: errors.path)
    do { try process.run() } catch { return nil }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return ShellOutcome(
      status: process.terminationStatus, output: String(decoding: bytes, as: UTF8.self),
      errors: String(decoding: FileManager.default.contents(atPath: errors.path) ?? Data(), as: UTF8.self))
  }
}
