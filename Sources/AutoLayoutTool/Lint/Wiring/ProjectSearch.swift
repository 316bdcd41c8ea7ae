import Foundation
import InterfaceBuilder
import LayoutReport
import ProjectSources

/// Finds the project of each document and compares the two.
@MainActor
final class ProjectSearch {
  private let files: any FileAccess
  private let severities: [LintRule: LintSeverity]
  private let cache: (any CacheStore)?
  /// The facts about the sources of each project that was examined, by their names in the cache.
  private var facts: [(name: String, facts: FactCache)] = []
  /// By the folder of a project; nil inside where there is nothing to compare with.
  private var projects: [String: ProjectIndex?] = [:]
  /// By the folder of a document.
  private var roots: [String: String?] = [:]

  init(files: any FileAccess, severities: [LintRule: LintSeverity], cache: (any CacheStore)? = nil) {
    self.files = files
    self.severities = severities
    self.cache = cache
  }

  /// Whether no rule needs a project.
  private var isOff: Bool { LintRule.allCases.allSatisfy { $0.group != .wiring || severities[$0] == .off } }

  /// The folder of the project that a file belongs to, and the project.
  private func project(of file: String) -> (root: String, index: ProjectIndex)? {
    let folder = (files.absolutePath(file) as NSString).deletingLastPathComponent
    if roots[folder] == nil { roots[folder] = .some(files.projectFolder(of: folder)) }
    guard let root = roots[folder] ?? nil else { return nil }
    if projects[root] == nil { projects[root] = .some(index(of: root)) }
    return (projects[root] ?? nil).map { (root, $0) }
  }

  private func index(of root: String) -> ProjectIndex? {
    guard let paths = try? files.files(under: root) else { return nil }
    let files = files
    let index = ProjectIndex(
      ProjectFiles(paths: paths) { path in MainActor.assumeIsolated { try? files.read("\(root)/\(path)") } },
      cache: facts(about: root))
    return index.hasSources ? index : nil
  }

  // MARK: The cache

  /// The facts about the sources of a project that the last run kept.
  private func facts(about root: String) -> FactCache? {
    guard let cache else { return nil }
    let name = FactCache.name(ofProjectAt: root)
    let known = FactCache(cache.bytes(name), version: ToolVersion.build)
    facts.append((name, known))
    return known
  }

  /// Keeps what this run has found out for the next one.
  func keepFacts() {
    for (name, facts) in facts {
      if let bytes = facts.bytes { cache?.keep(bytes, as: name) }
    }
  }

  // MARK: Documents

  /// Compares a document with its project; nil where no project builds it.
  ///
  /// - Parameter contents: what the document has instead of the file's contents.
  func findings(of file: String, contents: Data? = nil) -> [LintFinding]? {
    guard !isOff, file != StandardInput.argument, let project = project(of: file) else { return nil }
    let path = files.path(file, from: "\(project.root)/-")
    guard project.index.resources.builds(path), let bytes = contents ?? (try? files.read(file)),
      let document = try? InterfaceDocument(data: bytes)
    else { return nil }
    let wiring = DocumentWiring(document, file: file, path: path, project: project.index)
    return wiring.findings(where: { severities[$0] != .off })
  }

  /// Whether the project of a document fixes the style of its interface, so that nobody sees it dark: in a property list, in the
  /// settings of its targets, or in code.
  func isNeverDark(_ file: String) -> Bool {
    guard file != StandardInput.argument, let project = project(of: file)?.index else { return false }
    return project.resources.interfaceStyles.contains("Light")
      || project.mayMention("overrideUserInterfaceStyle")
  }

  // MARK: Code

  /// The sources in a folder that name parts of documents that no document has.
  ///
  /// - Parameter isWanted: accepts paths of files.
  func findings(inCodeUnder folder: String, where isWanted: (String) -> Bool) -> [LintedFile] {
    guard severities[.missingIdentifier] != .off, let project = project(of: "\(folder)/-") else { return [] }
    let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let start = files.path(folder, from: "\(project.root)/-")
    let shown = { (path: String) -> String? in
      if start.isEmpty { return folder == "." ? path : "\(folder)/\(path)" }
      guard path.hasPrefix(start + "/") else { return nil }
      let rest = path.dropFirst(start.count + 1)
      return folder == "." ? String(rest) : "\(folder)/\(rest)"
    }
    let code = CodeWiring(project.index, severity: severities[.missingIdentifier]?.severity)
    return code.files { path in shown(path).flatMap { isWanted($0) ? $0 : nil } }
  }
}
