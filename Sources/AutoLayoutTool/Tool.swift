import ArgumentParser
import AutoLayout
import PrintedWords

/// The command line as a function: arguments and an environment in, an exit status out.
@MainActor
public enum Tool {
  /// Runs one call of `autolayout`.
  ///
  /// - Parameters:
  ///   - arguments: the words after the program's name.
  ///   - environment: everything outside of the call that it uses.
  public static func run(_ arguments: [String], in environment: ToolEnvironment) -> ExitStatus {
    var environment = environment
    environment.arguments = arguments
    defer { environment.projectFonts.discardFiles() }
    do {
      return try perform(parse(arguments), in: environment)
    } catch let failure as ToolFailure {
      try? environment.standardError.write("error: \(PrintableText.escapedLines(failure.message))\n")
      return .failed
    } catch {
      return report(parsing: error, in: environment)
    }
  }

  private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    try RootCommand.parseAsRoot(DiffCommand.namingPaths(arguments))
  }

  private static func perform(
    _ command: any ParsableCommand, in environment: ToolEnvironment
  ) throws -> ExitStatus {
    guard let command = command as? any ToolCommand else {
      // There is no subcommand, or one of ArgumentParser's own, such as `help`.
      var command = command
      try command.run()
      return .done
    }
    var environment = environment
    environment.fontPaths = command.fontPaths
    try environment.check(fontPaths: command.fontPaths)
    // Conflicts are findings about the documents, so they need not also appear on the process's standard error.
    let status = try UnsatisfiableLayout.silenced {
      try environment.withTextMeasurer { try command.run(in: environment) }
    }
    guard command.reportsFonts else { return status }
    environment.fontLog.add(environment.textMeasurer.substitutions)
    let notes = [
      FaultyFonts(faults: environment.fontLog.faults).note,
      SubstitutedFonts(substitutions: environment.fontLog.substitutions).note,
    ]
    for note in notes.compactMap(\.self) { try environment.standardError.write(note) }
    return status
  }

  /// ArgumentParser reports help and the version as errors too; its statuses for real errors are 1 and 64.
  private static func report(parsing error: any Error, in environment: ToolEnvironment) -> ExitStatus {
    let isFailure = RootCommand.exitCode(for: error) != .success
    let message = RootCommand.fullMessage(for: error) + "\n"
    let stream = isFailure ? environment.standardError : environment.standardOutput
    do {
      try stream.write(message)
      return isFailure ? .failed : .done
    } catch {
      return .failed
    }
  }
}
