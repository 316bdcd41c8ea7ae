import ArgumentParser
import Foundation
import GitAccess

/// `autolayout git`: teaches git to show and merge documents.
struct GitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "git", abstract: "Teach git to show, compare and merge storyboards and xibs.",
    subcommands: [GitInstallCommand.self, GitUninstallCommand.self])
}

/// Where the settings go, and which.
struct GitSetupOptions: ParsableArguments {
  @Flag(help: "In the user's own settings, for all repositories, instead of in this one.")
  var global = false

  @Option(
    help: ArgumentHelp(
      "Only these of textconv, difftool and merge, separated by commas (default: all).", valueName: "parts"),
    transform: GitSetupOptions.parts)
  var only: [GitPart] = GitPart.allCases

  private static func parts(_ text: String) throws -> [GitPart] {
    let parts = try text.split(separator: ",", omittingEmptySubsequences: false).map { name in
      guard let part = GitPart(rawValue: name.trimmingCharacters(in: .whitespaces)) else {
        throw ValidationError("\"\(name)\" is none of textconv, difftool, merge")
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
      git diff then shows documents as autolayout outline does, git merge merges them object by object, and \
      git difftool --tool=autolayout explains changes. Commit .gitattributes; everyone who wants the same runs this \
      command once in their clone. For others, git works as before.
      """)

  @OptionGroup var options: GitSetupOptions

  @Option(help: ArgumentHelp("The program that git is to start.", valueName: "path"))
  var program = "autolayout"

  func run(in environment: ToolEnvironment) throws -> ExitStatus {
    if program.isEmpty || program.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      throw ToolFailure(message: "the program's path is empty or has control characters")
    }
    let setup = try GitSetup(isGlobal: options.global, environment: environment)
    try setup.install(options.only, program: ShellWord.quoted(program))
    return .done
  }
}

/// `autolayout git uninstall`
struct GitUninstallCommand: ToolCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "uninstall", abstract: "Remove what install wrote, and nothing else.")

  @OptionGroup var options: GitSetupOptions

  func run(in environment: ToolEnvironment) throws -> ExitStatus {
    try GitSetup(isGlobal: options.global, environment: environment).uninstall(options.only)
    return .done
  }
}
