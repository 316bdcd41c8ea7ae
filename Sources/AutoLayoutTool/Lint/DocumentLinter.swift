import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutReport
import MacViews
import iOSViews

/// Examines one document: as it was saved with recorded sizes, then every way of showing it that was asked for.
@MainActor
struct DocumentLinter {
  var environment: ToolEnvironment
  let variants: [LayoutVariant]
  let severities: [LintRule: LintSeverity]
  /// Whether findings come with pictures.
  var drawsPictures = false

  /// Examines a document; what there is to tell beside its findings is kept.
  func examine(_ file: String) -> ExaminedDocument {
    let notes = TextBuffer()
    var linter = self
    linter.environment.standardError = notes
    return ExaminedDocument(file: linter.lint(file), notes: notes.text)
  }

  func lint(_ file: String) -> LintedFile {
    do {
      return try environment.tellingOfLoops(in: file) { () throws(UnreadableDocument) in
        try linted(file)
      }
    } catch {
      return LintedFile(file: file, error: error.finding)
    }
  }

  /// The findings in the order of the document's lines.
  private func linted(_ file: String) throws(UnreadableDocument) -> LintedFile {
    let bytes = try environment.bytes(of: file)
    do {
      let document = try InterfaceDocument(data: bytes)
      var collector = FindingCollector(severities: severities, drawsPictures: drawsPictures)
      try examine(document, file, LayoutVariant(), .recorded, into: &collector)
      for variant in variants { try examine(document, file, variant, .measured, into: &collector) }
      return quiet(document, LintedFile(file: file, findings: collector.findings), collector.drawings)
    } catch let error as DocumentError {
      throw UnreadableDocument(LayoutFinding(error, in: file))
    } catch let error as UnreadableDocument {
      throw error
    } catch {
      throw UnreadableDocument(LayoutFinding(severity: .error, code: "unknown", message: "\(error)"))
    }
  }

  /// Without the findings that labels in the document suppress.
  private func quiet(
    _ document: InterfaceDocument, _ file: LintedFile, _ drawings: [LintDrawing]
  ) -> LintedFile {
    var file = file
    file.drawings = drawings
    var labels = LabelSuppressions(document)
    file.suppressed = labels.apply(to: &file.findings)
    let complaints = labels.complaints(file: file.file, severities: severities)
    file.findings = (file.findings + complaints).inOrderOfPlaces
    return file
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
      collector.add(candidates(in: inspected, metrics, isSaved: variant.isSaved), in: inspected)
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
      run(.ambiguous, MarkedContents.candidates)
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
