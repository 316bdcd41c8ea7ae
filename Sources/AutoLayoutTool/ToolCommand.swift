import ArgumentParser

/// A subcommand. It touches the world only through the environment that it is given.
@MainActor
protocol ToolCommand: ParsableCommand {
  /// Throws ``ToolFailure`` if nothing more can be done; what fails for one file only is reported and the rest done.
  func run(in environment: ToolEnvironment) throws -> ExitStatus
  /// Whether fonts that are missing are reported at the end.
  var reportsFonts: Bool { get }
  /// The files and folders of fonts on the command line.
  var fontPaths: [String] { get }
}

extension ToolCommand {
  var reportsFonts: Bool { true }
  var fontPaths: [String] { [] }
}

/// Why the whole call has to end, in words for the person who made it.
struct ToolFailure: Error, Hashable {
  var message: String
}
