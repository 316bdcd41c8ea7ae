import ArgumentParser
import Foundation
import GitAccess

/// `autolayout git`: configures git to show and merge documents.
struct GitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "git", abstract: "Configure git to show, compare and merge storyboards and xibs.",
    subcommands: [GitInstallCommand.self, GitDoctorCommand.self, GitUninstallCommand.self])
}

/// The place and the choice of settings.
struct GitSetupOptions: ParsableArguments {
  @Flag(help: "In the user's own settings, for all repositories, instead of in this one.")
  var global = false

  @Option(
    help: ArgumentHelp(
      "Only these of textconv, difftool, merge and mergetool, separated by commas (default: all).",
      valueName: "parts"),
    transform: GitSetupOptions.parts)
  var only: [GitPart] = GitPart.allCases

  private static func parts(_ text: String) throws -> [GitPart] {
    let parts = try text.split(separator: ",", omittingEmptySubsequences: false).map { name in
      guard let part = GitPart(rawValue: name.trimmingCharacters(in: .whitespaces)) else {
        throw ValidationError("\"\(name)\" is none of textconv, difftool, merge, mergetool")
      }
      return part
    }
    return GitPart.allCases.filter(parts.contains)
  }
}

/// `autolayout git install`
struct GitInstallCommand: ToolCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Write git's settings and .gitattributes in this repository.",
    discussion: """
      git diff then shows documents as autolayout outline does, git merge merges them object by object, \
      git mergetool --tool=autolayout goes through conflicts, and git difftool --tool=autolayout explains changes. Commit \
      .gitattributes; everyone who wants the same runs this command once in their clone. For others, git works as before.

      Before it writes anything, the command runs a small merge and shows a small document, as git will start them. Where the \
      program is gone later, git merges by lines, with conflict markers. autolayout git doctor finds out why something does \
      not work.
      """)

  @OptionGroup var options: GitSetupOptions

  @Option(
    help: ArgumentHelp(
      "The program that git is to start (default: this one, by its absolute path).", valueName: "path"))
  var program: String?

  @Flag(inversion: .prefixedNo, help: "Test whether git can start the program; if not, write nothing.")
  var trial = true

  func run(in environment: ToolEnvironment) throws -> ExitStatus {
    let program = program ?? environment.program
    if program.isEmpty || program.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      throw ToolFailure(message: "the program's path is empty or has control characters")
    }
    let setup = try GitSetup(isGlobal: options.global, environment: environment)
    if trial, let shell = environment.shell {
      let settings = options.only.flatMap { $0.settings(program: ShellWord.quoted(program)) }
      let faults = try DriverTrial(shell: shell).faults(of: settings)
      guard faults.isEmpty else {
        throw ToolFailure(
          message: faults.joined(separator: "\n")
            + "\nNothing was written. Name the program with --program, or leave the trial out with --no-trial."
        )
      }
    }
    try setup.install(options.only, program: ShellWord.quoted(program))
    return .done
  }
}

/// `autolayout git uninstall`
struct GitUninstallCommand: ToolCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "uninstall", abstract: "Remove exactly what install wrote.")

  @OptionGroup var options: GitSetupOptions

  func run(in environment: ToolEnvironment) throws -> ExitStatus {
    try GitSetup(isGlobal: options.global, environment: environment).uninstall(options.only)
    return .done
  }
}
