import Foundation

/// A program that a test started, after its end.
public struct FinishedProgram: Sendable {
  /// The exit status, or the number of the signal that ended the program.
  public let status: Int32
  /// All that the program printed, errors included.
  public let output: String

  /// Starts a program, without a shell, and waits for its end.
  ///
  /// - Parameters:
  ///   - command: the name or path of the program, then its arguments.
  ///   - folder: the folder to run in; the tests' own by default.
  ///   - environment: the variables of the program; the tests' own by default.
  /// - Throws: an error of Foundation if the folder does not exist. A program that does not exist has the status 127.
  public init(_ command: [String], in folder: String? = nil, environment: [String: String]? = nil) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    if let environment { process.environment = environment }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}
