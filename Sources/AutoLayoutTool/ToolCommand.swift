import ArgumentParser

/// A subcommand. It uses files, streams and processes only through its environment.
@MainActor
protocol ToolCommand: ParsableCommand {
  /// Throws ``ToolFailure`` if nothing more can be done; a failure for a single file is reported, and the rest is
  /// still done.
  func run(in environment: ToolEnvironment) throws -> ExitStatus
  /// Whether missing fonts are reported at the end.
  var reportsFonts: Bool { get }
  /// The files and folders of fonts on the command line.
  var fontPaths: [String] { get }
}

extension ToolCommand {
  var reportsFonts: Bool { true }
  var fontPaths: [String] { [] }
}

/// The reason why the whole call has to end, in words for the user.
struct ToolFailure: Error, Hashable {
  var message: String
}
