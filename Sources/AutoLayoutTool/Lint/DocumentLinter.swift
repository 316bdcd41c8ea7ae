import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutReport
import MacViews
import iOSViews

/// Examines one document: as it was saved with recorded sizes, then every way of showing it that was asked for.
@MainActor
struct DocumentLinter {
  let environment: ToolEnvironment
  let variants: [LayoutVariant]
  let severities: [LintRule: LintSeverity]

  func lint(_ file: String) -> LintedFile {
    do {
      let found = try environment.tellingOfLoops(in: file) { () throws(UnreadableDocument) in
        try findings(in: file)
      }
      return LintedFile(file: file, findings: found)
    } catch {
      return LintedFile(file: file, error: error.finding)
    }
  }

  /// In the order of the document's lines.
  private func findings(in file: String) throws(UnreadableDocument) -> [LintFinding] {
    let bytes = try environment.bytes(of: file)
    do {
      let document = try InterfaceDocument(data: bytes)
      var collector = FindingCollector(severities: severities)
      try examine(document, file, LayoutVariant(), .recorded, into: &collector)
      for variant in variants { try examine(document, file, variant, .measured, into: &collector) }
      return collector.findings
    } catch let error as DocumentError {
      throw UnreadableDocument(LayoutFinding(error, in: file))
    } catch let error as UnreadableDocument {
      throw error
    } catch {
      throw UnreadableDocument(LayoutFinding(severity: .error, code: "unknown", message: "\(error)"))
    }
  }

  private func examine(
    _ document: InterfaceDocument, _ file: String, _ variant: LayoutVariant,
    _ metrics: DesignDocument.Metrics, into collector: inout FindingCollector
  ) throws {
    let options = try environment.options(for: variant, of: file, metrics: metrics)
    let design = try linted(document, file, options)
    if metrics == .recorded { collector.add(design.findings, file: file) }
    for scene in design.scenes {
      let inspected = InspectedScene(
        scene, file: file, variant: variant.description, xcode: document.xcode,
        marks: DocumentMarks(document))
      for candidate in candidates(in: inspected, metrics, isSaved: variant.isSaved) {
        collector.add(candidate)
      }
    }
  }

  private func linted(
    _ document: InterfaceDocument, _ file: String, _ options: DesignDocument.Options
  ) throws(DocumentError) -> LintedDocument {
    guard document.platform != .macOS else {
      let design = try MacDesignDocument(
        document, file: file, options: MacDesignDocuments.options(options))
      return LintedDocument(scenes: design.scenes, findings: design.findings)
    }
    guard document.platform == .iOS else {
      throw .unsupportedPlatform(of: document, expected: "iOS or macOS")
    }
    let design = try DesignDocument(document, file: file, options: options)
    return LintedDocument(scenes: design.scenes, findings: design.findings)
  }

  /// All rules look before the first trial of an edit.
  ///
  /// In a document as it was saved, recorded sizes tell what contradicts itself and what is open; measured ones, a little
  /// off, would only add to it, except where Interface Builder marked the same.
  private func candidates(
    in scene: InspectedScene, _ metrics: DesignDocument.Metrics, isSaved: Bool
  ) -> [Candidate] {
    var candidates: [Candidate] = []
    func run(_ rule: LintRule, _ find: (InspectedScene) -> [Candidate]) {
      if severities[rule] != .off { candidates += find(scene) }
    }
    if metrics == .recorded || !isSaved {
      run(.unsatisfiable, UnsatisfiableRule.candidates)
      run(.ambiguous, AmbiguousRule.candidates)
    } else {
      run(.ambiguous, AmbiguousRule.markedCandidates)
    }
    switch metrics {
    case .recorded: run(.misplaced, MisplacedRule.candidates)
    case .measured:
      run(.clippedText, ClippedTextRule.candidates)
      guard scene.scene.dialect.trustsMeasuresAsSaved || !isSaved else { break }
      run(.overlap, OverlapRule.candidates)
      run(.outsideScreen, OutsideScreenRule.candidates)
    }
    return candidates
  }
}

/// The scenes of a document, and what inflating it found.
private struct LintedDocument {
  var scenes: [any LintedScene]
  var findings: [LayoutFinding]
}

/// How a rule's findings count.
enum LintSeverity: String, Hashable, CaseIterable {
  case off, note, warning, error

  var severity: LayoutFinding.Severity? { LayoutFinding.Severity(rawValue: rawValue) }
}

/// Puts findings about the same objects together, whatever the ways of showing the document that they come from.
@MainActor
private struct FindingCollector {
  private let severities: [LintRule: LintSeverity]
  private var found: [LintFinding] = []
  private var places: [String: Int] = [:]

  init(severities: [LintRule: LintSeverity]) {
    self.severities = severities
  }

  var findings: [LintFinding] {
    found.enumerated().sorted { a, b in
      let left = (a.element.location.line, a.element.location.column ?? 0, a.offset)
      return left < (b.element.location.line, b.element.location.column ?? 0, b.offset)
    }.map(\.element)
  }

  /// Edits are looked for once for each finding.
  mutating func add(_ candidate: Candidate) {
    let key = candidate.finding.fingerprint
    if let place = places[key] {
      for variant in candidate.finding.variants where !found[place].variants.contains(variant) {
        found[place].variants.append(variant)
      }
      return
    }
    var finding = candidate.finding
    finding.severity = severities[finding.rule]?.severity ?? finding.severity
    finding.fix = candidate.fix?()
    places[key] = found.count
    found.append(finding)
  }

  /// Constraints that cannot be laid out, whose items are missing, or whose ids name something else, too.
  private static let codesOfConstraints = [
    LintRule.illegalConstraint.rawValue, DocumentError.Code.danglingReference.rawValue,
    DocumentError.Code.duplicateIdentifier.rawValue,
  ]

  /// The findings of inflating the document.
  mutating func add(_ findings: [LayoutFinding], file: String) {
    guard severities[.illegalConstraint] != .off else { return }
    for finding in findings where Self.codesOfConstraints.contains(finding.code) {
      let location = finding.location ?? SourceLocation(file: file, line: 1)
      let objects = finding.objects.map { LintObject(identifier: $0, location: location) }
      let lint = LintFinding(
        rule: .illegalConstraint, message: finding.message, location: location, objects: objects, scene: "",
        variants: [""], fix: finding.hint)
      add(Candidate(finding: lint))
    }
  }
}
