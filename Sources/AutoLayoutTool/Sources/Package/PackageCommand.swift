import ArgumentParser
import Foundation
import PrintedWords
import ProjectSources

/// `autolayout sources package`: makes an app without a `Package.swift` a package.
struct SourcesPackageCommand: ToolCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "package",
    abstract: "Write a Package.swift for an app of Xcode or a folder of sources.",
    discussion: """
      Takes targets, files, resources and packages from the projects of Xcode in the folder, or, without any, makes a target of the \
      folders and of each folder of tests. The files stay where they are: in another folder than the app's, the package has \
      links to them. Prints what a package in Swift cannot have.

      Exit status: 0, the manifest was written; 2, it was not.
      """)

  @Argument(help: "The folder of the app, or its .xcodeproj.", completion: .directory)
  var folder: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for the package, which can be the app's own.", valueName: "folder"))
  var output: String

  @Option(
    help: ArgumentHelp(
      "UIKit or AppKit: the targets to take if some are for iOS and others for macOS (default: UIKit).",
      valueName: "framework"))
  var framework: ProjectFramework?

  @Flag(help: "Replace a Package.swift that is there.")
  var force = false

  var reportsFonts: Bool { false }

  func run(in environment: ToolEnvironment) throws -> ExitStatus {
    let app = AppFolder(path: environment.files.absolutePath(folder), files: environment.files)
    do {
      let plan = try app.plan(framework: framework)
      let package = WrittenPackage(
        plan: plan, app: app.folder, folder: environment.files.absolutePath(output), files: environment.files)
      try package.write(replacing: force)
      let report = PackageReport(plan: package.plan, manifest: output + "/Package.swift", folder: output)
      try environment.standardOutput.write(PrintableText.escapedLines(report.text))
    } catch let error as FileError {
      throw ToolFailure(message: "\(folder): \(error.message)")
    }
    return .done
  }
}
