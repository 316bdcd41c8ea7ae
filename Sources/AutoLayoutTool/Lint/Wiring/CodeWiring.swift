import AutoLayout
import LayoutReport
import ProjectSources

/// Compares the literals in code that name parts of documents with the documents.
@MainActor
struct CodeWiring {
  private let project: ProjectIndex
  private let severity: LayoutFinding.Severity?

  init(_ project: ProjectIndex, severity: LayoutFinding.Severity?) {
    self.project = project
    self.severity = severity
  }

  /// - Parameter shown: the name of a source in reports; nil for one that is not looked at.
  func files(_ shown: (String) -> String?) -> [LintedFile] {
    let resources = project.resources
    guard !resources.hasMissingSubmodules, !resources.hasCompiledDocuments else { return [] }
    let found = project.identifierUses { shown($0) != nil && !Self.isTest($0) && resources.builds($0) }
    let missing = found.map { (path: $0.path, uses: $0.uses.filter(isMissing)) }
    let made = identifiersMadeInCode(missing.flatMap(\.uses), in: found.flatMap(\.uses))
    return missing.compactMap { file in
      guard let name = shown(file.path) else { return nil }
      let findings = file.uses.filter { !($0.kind == .reuse && made.contains($0.name)) }.map {
        finding($0, in: name)
      }
      guard !findings.isEmpty else { return nil }
      var result = LintedFile(file: name, findings: findings)
      result.isSource = true
      return result
    }
  }

  /// Tests name what only they have, such as documents in their own texts.
  private static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").contains { part in
      let name = part.split(separator: ".").first ?? part
      return ["Test", "Tests", "Spec", "Specs", "Mocks"].contains { name.hasSuffix($0) }
    }
  }

  private func isMissing(_ use: IdentifierUse) -> Bool {
    let resources = project.resources
    return switch use.kind {
    case .controller: !resources.controllers.contains(use.name)
    case .segue: !resources.segues.contains(use.name)
    // Code registers cells by the names of their classes.
    case .reuse: !resources.reuseIdentifiers.contains(use.name) && !project.mayNameByClass(use.name)
    case .nib: !resources.hasNib(use.name)
    case .storyboard: resources.storyboards(use.name).isEmpty
    }
  }

  /// The identifiers that stand elsewhere in code as well, where a cell may be registered or made by them.
  private func identifiersMadeInCode(_ missing: [IdentifierUse], in all: [IdentifierUse]) -> Set<String> {
    let names = Set(missing.filter { $0.kind == .reuse }.map(\.name))
    let occurrences = project.occurrences(ofLiterals: names)
    return names.filter { name in
      occurrences[name, default: 0] > all.count { $0.kind == .reuse && $0.name == name }
    }
  }

  private func finding(_ use: IdentifierUse, in file: String) -> LintFinding {
    let location = SourceLocation(file: file, line: use.line, column: use.column)
    let name = LintText.brief(use.name)
    let meant = NearestName.to(use.name, amongAny: names(use.kind))
    return LintFinding(
      rule: .missingIdentifier, severity: severity,
      message: "\(subject(use.kind)) “\(name)”, which \(use.method) needs",
      location: location,
      objects: [LintObject(identifier: use.name, label: "\(use.method) “\(name)”", location: location)],
      scene: "", variants: [""], fix: meant.map { "Write “\($0)”" })
  }

  private func subject(_ kind: IdentifierUse.Kind) -> String {
    switch kind {
    case .controller: "No storyboard of the project has a controller with the identifier"
    case .segue: "No storyboard of the project has a segue with the identifier"
    case .reuse: "No document and no other line of code has the reuse identifier"
    case .nib: "The project has no xib with the name"
    case .storyboard: "The project has no storyboard with the name"
    }
  }

  private func names(_ kind: IdentifierUse.Kind) -> [String] {
    let resources = project.resources
    return switch kind {
    case .controller: resources.controllers.sorted()
    case .segue: resources.segues.sorted()
    case .reuse: resources.reuseIdentifiers.sorted()
    case .nib: resources.nibNames
    case .storyboard: resources.storyboardNames
    }
  }
}

extension NearestName {
  private static let shortestWord = 4

  /// Among names with capitals, too.
  static func to(_ word: String, amongAny names: [String]) -> String? {
    // Short words are near to all others.
    guard word.count >= shortestWord else { return nil }
    let originals = Dictionary(names.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    return to(word, among: names.map { $0.lowercased() }).flatMap { originals[$0] }
  }
}
