import ArgumentParser
import Foundation
import ProjectSources
import SourceRewriting

/// `autolayout sources`: builds and tests projects as they are.
struct SourcesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sources",
    abstract: "Build and test packages and apps that import UIKit or AppKit, without a change.",
    discussion: """
      Outside of Apple's systems, Swift lacks Objective-C's runtime, so that @objc, #selector, @IBOutlet, overrides in extensions \
      and optional requirements do not compile. These commands give the compiler rewritten copies of the sources and of the \
      manifest, which gains a dependency on AutoLayout. Everything is written outside of the package. An app without a \
      Package.swift gets one with `autolayout sources package`.
      """,
    subcommands: [
      SourcesBuildCommand.self, SourcesTestCommand.self, SourcesRunCommand.self, SourcesPackageCommand.self,
    ])
}

/// The places and the framework of a build.
struct SourcesOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The package (default: the current folder).", valueName: "folder"))
  var packagePath = "."

  @Option(
    help: ArgumentHelp(
      "UIKit or AppKit (default: the one that is imported, UIKit if both are).", valueName: "name"))
  var framework: ProjectFramework?

  @Flag(
    help:
      "Use OpenCombine for Combine (default: declarations that need Combine are left out). It is fetched from github.com."
  )
  var openCombine = false

  @Option(
    help: ArgumentHelp(
      "AutoLayout's folder (default: the variable AUTOLAYOUT_LIBRARY, or where this program was built).",
      valueName: "folder"))
  var library: String?

  @Option(
    help: ArgumentHelp(
      "The folder for copies, products and Package.resolved (default: one for each package in the user's caches).",
      valueName: "folder"))
  var scratchPath: String?

  @Option(
    help: ArgumentHelp(
      "The folder for products only, which packages of one framework can share (default: in the scratch folder).",
      valueName: "folder"))
  var buildPath: String?

  @Argument(parsing: .allUnrecognized, help: "Options of swift build, test or run.")
  var swiftOptions: [String] = []
}

extension ProjectFramework: ExpressibleByArgument {}

/// A command that ends with one of SwiftPM's.
protocol SourcesToolCommand: ToolCommand {
  static var swiftCommand: String { get }
  var options: SourcesOptions { get }
}

extension SourcesToolCommand {
  var reportsFonts: Bool { false }

  func run(in environment: ToolEnvironment) throws -> ExitStatus {
    guard let swift = environment.swift else { throw ToolFailure(message: "there is no swift to start") }
    let folder = environment.files.absolutePath(options.packagePath)
    let places = SourcesPlaces(options: options, environment: environment)
    let scratch = try places.scratch(for: folder)
    let build = ProjectBuild(
      environment: environment, swift: swift, folder: folder, scratch: scratch,
      buildFolder: options.buildPath.map(environment.files.absolutePath) ?? scratch + "/build",
      library: try places.library(), framework: options.framework, usesOpenCombine: options.openCombine)
    do {
      let status = try build.run(Self.swiftCommand, options: options.swiftOptions)
      return status == 0 ? .done : .failed
    } catch let error as FileError {
      throw ToolFailure(message: "\(scratch): \(error.message)")
    }
  }
}

/// `autolayout sources build`
struct SourcesBuildCommand: SourcesToolCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Build the package as swift build does.")
  static let swiftCommand = "build"
  @OptionGroup var options: SourcesOptions
}

/// `autolayout sources test`
struct SourcesTestCommand: SourcesToolCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Run the package's tests as swift test does.")
  static let swiftCommand = "test"
  @OptionGroup var options: SourcesOptions
}

/// `autolayout sources run`
struct SourcesRunCommand: SourcesToolCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Run a program of the package as swift run does.")
  static let swiftCommand = "run"
  @OptionGroup var options: SourcesOptions
}
