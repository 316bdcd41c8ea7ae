import AutoLayout
import LayoutReport

/// An entry of the configuration that suppresses findings of some documents, or about one object of them.
struct ConfiguredSuppression: Hashable {
  /// The rules that are not to be reported; nil for all that are about layout.
  var rules: Set<LintRule>?
  /// A pattern of paths as seen from the folder of the configuration file.
  var path: PathPattern
  /// The id of an object that the finding names; nil for all.
  var object: String?
  var reason: String
  /// The place of the entry.
  var location: SourceLocation

  func covers(_ finding: LintFinding) -> Bool {
    (rules?.contains(finding.rule) ?? (finding.rule != .unusedSuppression))
      && (object == nil || finding.objects.contains { $0.identifier == object })
  }
}

/// The entries of one configuration file at work.
@MainActor
struct ConfiguredSuppressions {
  let entries: [ConfiguredSuppression]
  /// The path of the configuration file.
  let file: String
  let files: any FileAccess

  /// Takes away what entries cover, and reports entries that cover nothing.
  ///
  /// - Parameter seesAll: whether the call looked at all documents in the configuration's folder. Otherwise an entry may be for
  ///   documents that it did not look at.
  func apply(to report: inout LintReport, severities: [LintRule: LintSeverity], seesAll: Bool) {
    guard !entries.isEmpty else { return }
    var isUsed = Array(repeating: false, count: entries.count)
    var isKnown = Array(repeating: seesAll, count: entries.count)
    for index in report.files.indices {
      let path = files.path(report.files[index].file, from: file)
      let candidates = entries.indices.filter { entries[$0].path.matches(path) }
      for entry in candidates where entries[entry].path.isLiteral && LintPaths.isDocument(path) {
        isKnown[entry] = true
      }
      if report.files[index].error != nil { for entry in candidates { isUsed[entry] = true } }
      take(candidates, from: &report.files[index], marking: &isUsed)
    }
    let unused = entries.indices.filter {
      !isUsed[$0] && isKnown[$0] && !isOff(entries[$0], severities)
    }
    guard severities[.unusedSuppression] != .off, !unused.isEmpty else { return }
    report.configuration = LintedFile(
      file: file, findings: unused.map { complaint(of: entries[$0], number: $0, severities) })
  }

  private func take(_ candidates: [Int], from document: inout LintedFile, marking isUsed: inout [Bool]) {
    var kept: [LintFinding] = []
    for finding in document.findings {
      guard let entry = candidates.first(where: { entries[$0].covers(finding) }) else {
        kept.append(finding)
        continue
      }
      isUsed[entry] = true
      document.suppressed.append(
        SuppressedFinding(finding: finding, kind: .configuration, reason: entries[entry].reason))
    }
    document.findings = kept
  }

  /// Nobody knows what rules that are off would find.
  private func isOff(_ entry: ConfiguredSuppression, _ severities: [LintRule: LintSeverity]) -> Bool {
    (entry.rules ?? Set(LintRule.allCases.filter { !$0.isOptional })).contains { severities[$0] == .off }
  }

  private func complaint(
    of entry: ConfiguredSuppression, number: Int, _ severities: [LintRule: LintSeverity]
  ) -> LintFinding {
    let names = entry.rules.map { rules in
      LintRule.allCases.filter(rules.contains).map(\.rawValue).joined(separator: ", ")
    }
    let what = [names ?? "all rules", entry.object.map { "object \($0)" }, entry.path.text]
      .compactMap(\.self).joined(separator: ", ")
    return LintFinding(
      rule: .unusedSuppression, severity: severities[.unusedSuppression]?.severity,
      message: "An entry for \(what) suppresses nothing", location: entry.location,
      objects: [LintObject(identifier: "suppressions[\(number)]", location: entry.location)], scene: "",
      variants: [""], fix: "Delete the entry")
  }
}
