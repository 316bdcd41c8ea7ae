import Foundation
import PackagePlugin

/// Compiles copies of a target's sources that are rewritten for Linux.
///
/// The manifest gives the target one source that needs no rewriting, often an empty file, so that the compiler does not see the others. They
/// are all files of Swift in the target's folder.
@main
struct RewriteSources: BuildToolPlugin {
  /// The request that `rewrite-sources` reads. It has the same declaration, because plugins can import no module of the package.
  private struct Request: Encodable {
    struct Module: Encodable {
      var name: String
      var sources: [String]
      var hasResources: Bool
    }

    var target: Module
    /// The modules of the same project that the target uses, whose declarations matter.
    var context: [Module]
    /// The folder for the copies.
    var output: String
  }

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let sources = Self.sources(of: target)
    guard !sources.isEmpty else {
      Diagnostics.error(
        "\(target.name) has no other sources: give it a single one, in the manifest's sources")
      return []
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "Rewritten")
    let others = target.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
      .filter { own in context.package.targets.contains { $0.id == own.id } }
    let request = Request(
      target: Self.module(target, sources),
      context: others.map { Self.module($0, Self.sources(of: $0) + Self.compiled($0)) },
      output: output.path(percentEncoded: false))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let argument = String(decoding: try encoder.encode(request), as: UTF8.self)
    return [
      .buildCommand(
        displayName: "Rewriting \(target.name)", executable: try context.tool(named: "rewrite-sources").url,
        arguments: [argument], inputFiles: sources + others.flatMap(Self.sources),
        outputFiles: sources.map { output.appending(path: $0.lastPathComponent) })
    ]
  }

  private static func module(_ target: any SourceModuleTarget, _ sources: [URL]) -> Request.Module {
    Request.Module(
      name: target.moduleName, sources: sources.map { $0.path(percentEncoded: false) },
      hasResources: target.sourceFiles.contains { $0.type == .resource })
  }

  private static func compiled(_ target: any SourceModuleTarget) -> [URL] {
    target.sourceFiles.filter { $0.type == .source }.map(\.url)
  }

  /// The files of Swift in the folder of a target that the compiler does not see, in the order of their paths.
  private static func sources(of target: any SourceModuleTarget) -> [URL] {
    let known = Set(compiled(target).map { $0.standardizedFileURL.path(percentEncoded: false) })
    guard let walk = FileManager.default.enumerator(at: target.directoryURL, includingPropertiesForKeys: nil)
    else { return [] }
    let all = walk.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map(\.standardizedFileURL)
    return all.filter { !known.contains($0.path(percentEncoded: false)) }.sorted { $0.path < $1.path }
  }
}
