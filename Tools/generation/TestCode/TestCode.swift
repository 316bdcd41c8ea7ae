import Foundation
import PackagePlugin

/// Generates code of tests from the tables that lie beside them, whenever a table changes.
@main
struct TestCode: BuildToolPlugin {
  /// The generated files by the places of their tables in the target.
  private static let tables = [
    "Defaults/defaults.tsv": "DefaultReads.swift", "Overrides/recorders.tsv": "Recorders.swift",
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let tool = try context.tool(named: "generate-test-code").url
    return Self.tables.sorted { $0.key < $1.key }.map { table, code in
      let input = target.directoryURL.appending(path: table)
      let output = context.pluginWorkDirectoryURL.appending(path: code)
      return .buildCommand(
        displayName: "Generating \(code)", executable: tool,
        arguments: [input, output].map { $0.path(percentEncoded: false) },
        inputFiles: [input], outputFiles: [output])
    }
  }
}
