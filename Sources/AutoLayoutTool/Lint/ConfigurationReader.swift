import ArgumentParser
import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutReport
import Yams
import iOSViews

/// Reads `.autolayout.yml`. An error names its line and column, the expected value, and the known values.
struct ConfigurationReader {
  private static let knownKeys = [
    "devices", "sizes", "orientations", "languages", "directions", "text-sizes", "pseudo", "rules", "exclude",
    "baseline", "fonts", "suppressions", "overrides",
  ]
  /// Bytes; beyond it no one wrote the file by hand.
  private static let largestFile = 1_000_000

  let file: String

  func read(_ bytes: Data) throws(ToolFailure) -> LintConfiguration {
    guard bytes.count <= Self.largestFile, let text = String(data: bytes, encoding: .utf8) else {
      throw ToolFailure(message: "\(file): expected YAML in UTF-8 of at most \(Self.largestFile) bytes")
    }
    guard let root = try compose(text) else { return LintConfiguration() }
    var configuration = LintConfiguration()
    for (key, value) in try mapping(root, "keys such as devices and rules") {
      try apply(key, value, to: &configuration)
    }
    return configuration
  }

  private func compose(_ text: String) throws(ToolFailure) -> Node? {
    // Aliases could make a small file large; nothing here needs them.
    let parsed = Result { try Yams.compose(yaml: text) }
    switch parsed {
    case .success(let node): return node
    case .failure(let error as YamlError): throw ToolFailure(message: Self.text(error, file: file))
    case .failure(let error): throw ToolFailure(message: "\(file): \(error)")
    }
  }

  private static func text(_ error: YamlError, file: String) -> String {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      "\(file):\(mark.line):\(mark.column): expected YAML, \(problem)" + hint(for: problem)
    case .duplicatedKeysInMapping(let keys, let context):
      "\(file):\(context.mark.line):\(context.mark.column): expected each key once, found "
        + keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ") + " again"
    default: "\(file): expected YAML: \(error)"
    }
  }

  private static func hint(for problem: String) -> String {
    problem.contains("cannot start any token")
      ? "; indent with blanks, and quote texts that begin with %, @ or `" : ""
  }

  private func apply(
    _ key: Node, _ value: Node, to configuration: inout LintConfiguration
  ) throws(ToolFailure) {
    switch key.string {
    case "devices":
      configuration.matrix.devices = try list(value, "a device, or saved") { name -> CanvasDevice?? in
        name == VariantNames.saved ? .some(nil) : VariantNames.device(name).map(Optional.some)
      }
    case "sizes":
      configuration.matrix.sizes = try list(value, "WIDTHxHEIGHT") { try? ScreenSize(parsing: $0).size }
    case "orientations":
      configuration.matrix.orientations = try list(
        value, "portrait or landscape", DocumentDevice.Orientation.init(rawValue:))
    case "languages":
      configuration.matrix.languages = try list(value, "a language such as de, or saved") {
        name -> String?? in
        name == VariantNames.saved ? .some(nil) : VariantNames.language(name).map(Optional.some)
      }
    case "directions":
      configuration.matrix.directions = try list(value, "ltr or rtl", VariantNames.direction)
    case "text-sizes":
      configuration.matrix.textSizes = try list(
        value, "a text size. \(VariantNames.textSizeHelp)", VariantNames.textSize)
    case "pseudo":
      configuration.matrix.pseudos = try list(
        value, PseudoLocalization.names, PseudoLocalization.init(rawValue:))
    case "rules":
      configuration.severities = LintConfiguration.optionalRules.merging(try rules(value)) { _, new in new }
    case "exclude": configuration.excluded = try list(value, "a pattern of paths") { $0.isEmpty ? nil : $0 }
    case "baseline":
      let path = try word(value, "the path of a file")
      guard !path.isEmpty else { throw fault(value, "the path of a file") }
      configuration.baseline = path
    case "fonts":
      configuration.fonts = try list(value, "a font file or a folder") { $0.isEmpty ? nil : $0 }
    case "suppressions": configuration.suppressions = try suppressions(value)
    case "overrides": configuration.overrides = try overrides(value)
    default:
      throw fault(key, "one of " + Self.knownKeys.joined(separator: ", "), among: Self.knownKeys)
    }
  }

  private func overrides(_ node: Node) throws(ToolFailure) -> [SeverityOverride] {
    if node.null != nil { return [] }
    guard let nodes = node.sequence else { throw fault(node, "a list of entries with path and rules") }
    var result: [SeverityOverride] = []
    for node in nodes {
      var path: String?
      var severities: [LintRule: LintSeverity]?
      for (key, value) in try mapping(node, "an entry with path and rules") {
        switch key.string {
        case "path": path = try word(value, "a pattern of paths")
        case "rules": severities = try rules(value)
        default: throw fault(key, "path or rules", among: ["path", "rules"])
        }
      }
      guard let path, !path.isEmpty else { throw fault(node, "an entry with path: such as Legacy/**") }
      guard let severities else { throw fault(node, "an entry with rules: such as misplaced: off") }
      result.append(SeverityOverride(path: PathPattern(path), severities: severities))
    }
    return result
  }

  private func suppressions(_ node: Node) throws(ToolFailure) -> [ConfiguredSuppression] {
    if node.null != nil { return [] }
    guard let nodes = node.sequence else {
      throw fault(node, "a list of entries with rule, path and reason")
    }
    var result: [ConfiguredSuppression] = []
    for node in nodes { result.append(try suppression(node)) }
    return result
  }

  private static let keysOfSuppressions = ["rule", "path", "object", "reason"]

  private func suppression(_ node: Node) throws(ToolFailure) -> ConfiguredSuppression {
    var texts: [String: String] = [:]
    var rules: Set<LintRule>?
    for (key, value) in try mapping(node, "an entry with rule, path and reason") {
      guard let name = key.string, Self.keysOfSuppressions.contains(name) else {
        let known = Self.keysOfSuppressions
        throw fault(key, "one of " + known.joined(separator: ", "), among: known)
      }
      if name == "rule" {
        rules = try ruleNames(value)
      } else {
        let text = try word(value, "a text")
        guard !text.isEmpty else { throw fault(value, "a text") }
        texts[name] = text
      }
    }
    guard let path = texts["path"] else { throw fault(node, "an entry with path: such as Legacy/**") }
    guard let reason = texts["reason"] else { throw fault(node, "an entry with reason: why it is there") }
    let location = SourceLocation(file: file, line: node.mark?.line ?? 1, column: node.mark?.column)
    return ConfiguredSuppression(
      rules: rules, path: PathPattern(path), object: texts["object"], reason: reason, location: location)
  }

  private func ruleNames(_ node: Node) throws(ToolFailure) -> Set<LintRule> {
    let names = LintRule.allCases.map(\.rawValue)
    var rules: Set<LintRule> = []
    for node in node.sequence.map(Array.init) ?? [node] {
      guard let rule = node.scalar.flatMap({ LintRule(rawValue: $0.string) }) else {
        throw fault(node, "a rule: " + names.joined(separator: ", "), among: names)
      }
      rules.insert(rule)
    }
    return rules
  }

  private func rules(_ node: Node) throws(ToolFailure) -> [LintRule: LintSeverity] {
    var severities: [LintRule: LintSeverity] = [:]
    if node.null != nil { return severities }
    for (key, value) in try mapping(node, "rules with severities, such as misplaced: error") {
      guard let rule = key.string.flatMap(LintRule.init(rawValue:)) else {
        let names = LintRule.allCases.map(\.rawValue)
        throw fault(key, "a rule: " + names.joined(separator: ", "), among: names)
      }
      // YAML reads a bare `off` as false in some versions; the text is what counts.
      guard let severity = value.scalar.flatMap({ LintSeverity(rawValue: $0.string) }) else {
        throw fault(value, "a severity: " + LintSeverity.allCases.map(\.rawValue).joined(separator: ", "))
      }
      severities[rule] = severity
    }
    return severities
  }

  // MARK: Values

  private func mapping(_ node: Node, _ expected: String) throws(ToolFailure) -> [(Node, Node)] {
    guard let mapping = node.mapping else { throw fault(node, expected) }
    return mapping.map { ($0.key, $0.value) }
  }

  /// A list, or a single value that stands for a list of one.
  private func list<Value>(
    _ node: Node, _ expected: String, _ read: (String) -> Value?
  ) throws(ToolFailure) -> [Value] {
    let nodes = node.sequence.map(Array.init) ?? [node]
    var values: [Value] = []
    for node in nodes {
      guard let value = read(try word(node, expected)) else { throw fault(node, expected) }
      values.append(value)
    }
    return values
  }

  private func word(_ node: Node, _ expected: String) throws(ToolFailure) -> String {
    guard let scalar = node.scalar else { throw fault(node, expected) }
    return scalar.string
  }

  /// - Parameters:
  ///   - node: the part of the file that is wrong.
  ///   - expected: what would be right.
  ///   - names: the words that may stand there; the nearest is proposed.
  private func fault(_ node: Node, _ expected: String, among names: [String] = []) -> ToolFailure {
    let place = node.mark.map { ":\($0.line):\($0.column)" } ?? ""
    let found = node.scalar.map { ", found \"\($0.string)\"" } ?? ""
    let meant = node.string.flatMap { NearestName.to($0, among: names) }.map { "; did you mean \($0)?" } ?? ""
    return ToolFailure(message: "\(file)\(place): expected \(expected)\(found)\(meant)")
  }
}
