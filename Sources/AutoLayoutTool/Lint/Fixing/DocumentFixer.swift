import DocumentMerging
import Foundation
import InterfaceBuilder
import LayoutReport

/// A document with some of its findings fixed.
struct FixedDocument {
  var before: Data
  var after: Data
  /// The findings that are gone, and the replacements that removed each.
  var fixed: [(finding: LintFinding, replacements: [DocumentReplacement])]
  /// The fixed document after another lint.
  var result: LintedFile
}

/// Fixes findings of documents. An edit counts only if a lint of the edited document has nothing new and lacks the finding.
@MainActor
struct DocumentFixer {
  let environment: ToolEnvironment
  /// Lints a document with other contents.
  let lint: (_ file: String, _ contents: Data) -> LintedFile

  /// The document with all findings fixed that can be; nil if none can.
  ///
  /// - Parameters:
  ///   - wanted: the findings to fix.
  ///   - known: the fingerprints of all findings of the document, those that are not reported included.
  func fix(_ file: String, _ wanted: [LintFinding], known: Set<String>) -> FixedDocument? {
    guard file != StandardInput.argument, let stored = try? environment.files.read(file) else { return nil }
    let encoding = CheckedOutEncoding(of: stored)
    guard case .utf8 = encoding, let document = try? InterfaceDocument(data: stored) else { return nil }
    let finder = FixFinder(document) { recordedFrames(file, stored) }
    let candidates = wanted.compactMap { finding -> Step? in
      let edits = finder.edits(for: finding)
      return edits.isEmpty ? nil : Step(finding: finding, edits: edits)
    }
    var best: FixedDocument?
    var choice = StepChoice<Step>(trialsLeft: Self.mostTrials) { steps in
      guard let next = trial(steps, file, stored, known) else { return false }
      best = next
      return true
    }
    _ = choice.taken(of: candidates)
    return best
  }

  /// Trials of one document; each is a lint.
  private static let mostTrials = 50

  private struct Step {
    var finding: LintFinding
    var edits: [DocumentEdit]
  }

  private func recordedFrames(_ file: String, _ document: Data) -> [String: DocumentRect] {
    RecordedFrames(environment: environment, file: file).frames(of: document) ?? [:]
  }

  private func trial(
    _ steps: [Step], _ file: String, _ stored: Data, _ known: Set<String>
  ) -> FixedDocument? {
    guard let edited = try? DocumentEdit.applying(steps.flatMap(\.edits), to: stored).document,
      edited != stored
    else { return nil }
    let result = lint(file, edited)
    let found = Set((result.findings + result.suppressed.map(\.finding)).map(\.fingerprint))
    guard result.error == nil, found.isSubset(of: known),
      found.isDisjoint(with: steps.map(\.finding.fingerprint))
    else { return nil }
    let fixed = steps.map { step in
      (step.finding, (try? DocumentEdit.applying(step.edits, to: stored).replacements) ?? [])
    }
    return FixedDocument(before: stored, after: edited, fixed: fixed, result: result)
  }
}
