import AutoLayout
import InterfaceBuilder
import LayoutReport

/// The labels of a document that suppress findings. A label covers its object and all that is in it.
struct LabelSuppressions {
  private struct Entry {
    var directive: LabelDirective
    var identifier: String?
    var label: String
    var position: DocumentPosition
    /// The place of the label that covers the object's container, in ``entries``.
    var outer: Int?
    var isUsed = false
  }

  /// In document order.
  private var entries: [Entry] = []
  /// By an object's id: the innermost label that covers it.
  private var innermost: [String: Int] = [:]

  init(_ document: InterfaceDocument) {
    var pending: [(element: DocumentElement, cover: Int?)] = [(document.element, nil)]
    while let (element, outer) = pending.popLast() {
      var cover = outer
      if let label = element["userLabel"], let directive = LabelDirective(label: label) {
        cover = entries.count
        entries.append(
          Entry(
            directive: directive, identifier: element.id, label: label, position: element.position,
            outer: outer))
      }
      if let cover, let id = element.id { innermost[id] = cover }
      // Most documents have no such label; then there is nothing to remember.
      pending.append(contentsOf: element.children.reversed().map { ($0, cover) })
    }
  }

  /// Takes away what labels cover.
  ///
  /// - Returns: the findings taken away.
  mutating func apply(to findings: inout [LintFinding]) -> [SuppressedFinding] {
    guard !entries.isEmpty else { return [] }
    var suppressed: [SuppressedFinding] = []
    var kept: [LintFinding] = []
    for finding in findings {
      if let entry = entry(covering: finding) {
        entries[entry].isUsed = true
        suppressed.append(SuppressedFinding(finding: finding, kind: .label))
      } else {
        kept.append(finding)
      }
    }
    findings = kept
    return suppressed
  }

  private func entry(covering finding: LintFinding) -> Int? {
    for object in finding.objects {
      var next = innermost[object.identifier]
      while let index = next {
        if entries[index].directive.covers(finding.rule) { return index }
        next = entries[index].outer
      }
    }
    return nil
  }

  /// Labels that covered nothing, and names in labels that are no rule's.
  ///
  /// - Parameter severities: of rules that are off, nobody knows what they would find.
  func complaints(file: String, severities: [LintRule: LintSeverity]) -> [LintFinding] {
    guard severities[.unusedSuppression] != .off else { return [] }
    return entries.flatMap { entry -> [LintFinding] in
      var messages = entry.directive.unknownNames.map(Self.message(unknown:))
      let rules =
        entry.directive.rules ?? Set(LintRule.allCases.filter { $0.group != .wiring && !$0.isOptional })
      let isKnown = !rules.contains { severities[$0] == .off }
      if !entry.isUsed, messages.isEmpty, isKnown {
        messages.append("The label “\(LintText.brief(entry.label))” suppresses nothing")
      }
      return messages.map { finding($0, entry, file, severities) }
    }
  }

  private static func message(unknown name: String) -> String {
    let names = LintRule.allCases.map(\.rawValue)
    let meant = NearestName.to(name, among: names).map { "; did you mean \($0)?" } ?? ""
    return "Unknown rule “\(LintText.brief(name))” in lint:disable\(meant)"
  }

  private func finding(
    _ message: String, _ entry: Entry, _ file: String, _ severities: [LintRule: LintSeverity]
  ) -> LintFinding {
    let location = SourceLocation(file: file, line: entry.position.line, column: entry.position.column)
    let name = LabelDirective.name(in: entry.label)
    let object = LintObject(
      identifier: entry.identifier ?? "label", label: name.isEmpty ? nil : name, location: location)
    return LintFinding(
      rule: .unusedSuppression, severity: severities[.unusedSuppression]?.severity, message: message,
      location: location, objects: [object], scene: "", variants: [""],
      fix: "Take lint:disable out of the label")
  }
}
