import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutReport
import iOSViews

/// Examines one document: as it was saved with recorded sizes, then in every requested way of showing it.
@MainActor
struct DocumentLinter {
  var environment: ToolEnvironment
  let variants: [LayoutVariant]
  var severities: [LintRule: LintSeverity]
  /// Severities of some documents.
  var overrides: [SeverityOverride] = []
  /// The file that the paths of ``overrides`` are relative to.
  var configurationFile = LintConfiguration.defaultFile
  /// Whether findings come with pictures.
  var drawsPictures = false
  /// Whether the longest text that fits is looked for.
  var measuresTexts = false
  private let translations = TranslationSearch()

  /// Examines a document; notes beside its findings are kept.
  ///
  /// - Parameter wiring: what the project's sources say of the document; nil for a document without a project.
  func examine(_ file: String, wiring: [LintFinding]? = nil) -> ExaminedDocument {
    let notes = TextBuffer()
    var linter = self
    linter.environment.standardError = notes
    linter.severities = severities(of: file)
    if wiring == nil {
      for rule in LintRule.allCases where rule.group == .wiring { linter.severities[rule] = .off }
    }
    return ExaminedDocument(file: linter.lint(file, wiring: wiring ?? []), notes: notes.text)
  }

  /// A rule that is off for the whole call stays off.
  private func severities(of file: String) -> [LintRule: LintSeverity] {
    guard !overrides.isEmpty else { return severities }
    let path = environment.files.path(file, from: configurationFile)
    var result = severities
    for override in overrides where override.path.matches(path) {
      for (rule, severity) in override.severities where severities[rule] != .off { result[rule] = severity }
    }
    return result
  }

  func lint(_ file: String, wiring: [LintFinding] = []) -> LintedFile {
    do {
      return try environment.withFonts(of: file) { () throws(UnreadableDocument) in
        try environment.reportingLoops(in: file) { () throws(UnreadableDocument) in try linted(file, wiring) }
      }
    } catch {
      return LintedFile(file: file, error: error.finding)
    }
  }

  /// The findings in the order of the document's lines.
  private func linted(_ file: String, _ wiring: [LintFinding]) throws(UnreadableDocument) -> LintedFile {
    let bytes = try environment.bytes(of: file)
    do {
      let document = try InterfaceDocument(data: bytes)
      var collector = FindingCollector(severities: severities, drawsPictures: drawsPictures)
      let stated = stated(in: document, file)
      guard needsLayout || ![.iOS, .macOS].contains(document.platform) else {
        collector.add(wiring + stated)
        return try finished(collector, document, file)
      }
      // The rules about accessibility look at the document as it was saved.
      let shown = laysOutAgain ? variants.map { $0.without(whatIsSavedIn: document) }.uniqued : []
      if shown.contains(where: { !$0.isSaved }) {
        collector.withheld = try doubtful(document, file)
      }
      let measured = shown.map { ($0, DesignDocument.Metrics.measured) }
      for (variant, metrics) in [(LayoutVariant(), .recorded)] + measured {
        let design = try design(document, file, variant, metrics)
        examine(design, file, variant, metrics, into: &collector)
      }
      try examineLargeTexts(document, file, into: &collector)
      collector.add(wiring + stated)
      return try finished(collector, document, file)
    } catch let error as DocumentError {
      throw UnreadableDocument(LayoutFinding(error, in: file))
    } catch let error as UnreadableDocument {
      throw error
    } catch {
      throw UnreadableDocument(LayoutFinding(severity: .error, code: "unknown", message: "\(error)"))
    }
  }

  private func finished(
    _ collector: FindingCollector, _ document: InterfaceDocument, _ file: String
  ) throws -> LintedFile {
    var result = LintedFile(file: file, findings: collector.findings)
    if measuresTexts, document.platform == .iOS {
      result.texts = try measuredScenes(document, file, LayoutVariant()).flatMap(TextLengths.texts)
    }
    return quiet(document, result, collector.drawings)
  }

  private func measuredScenes(
    _ document: InterfaceDocument, _ file: String, _ variant: LayoutVariant
  ) throws -> [InspectedScene] {
    let marks = DocumentMarks(document)
    return try design(document, file, variant, .measured).examinedScenes.map {
      InspectedScene($0, file: file, variant: variant.description, xcode: document.xcode, marks: marks)
    }
  }

  /// The findings that the document and its translations give without a layout.
  private func stated(in document: InterfaceDocument, _ file: String) -> [LintFinding] {
    let isOn = { (rule: LintRule) in severities[rule] != .off }
    var findings = DocumentAccessibility(document, file: file).findings(where: isOn)
    if isOn(.missingTranslation) || isOn(.unusedTranslation), file != StandardInput.argument {
      let tables = translations.tables(of: file, in: environment.files)
      findings += DocumentTranslations(document, file: file, tables: tables).findings(where: isOn)
    }
    return findings
  }

  /// Whether a rule looks at documents after layout.
  private var needsLayout: Bool { LintRule.allCases.contains { $0.looksAtLayout && severities[$0] != .off } }

  /// Whether a rule looks at other ways of showing documents than the saved one.
  private var laysOutAgain: Bool {
    LintRule.allCases.contains { $0.group == .layout && severities[$0] != .off }
  }

  /// The first size of Dynamic Type at which body text is more than twice as large as at the standard one (40 and 17 points).
  private static let largeTexts: UIContentSizeCategory = .accessibilityExtraLarge

  /// Looks for texts that fit at the standard size and not at a large one.
  private func examineLargeTexts(
    _ document: InterfaceDocument, _ file: String, into collector: inout FindingCollector
  ) throws {
    guard severities[.clippedLargeText] != .off, document.platform == .iOS else { return }
    var large = LayoutVariant()
    large.textSize = Self.largeTexts
    let fitting = try measuredScenes(document, file, LayoutVariant()).flatMap(\.views).filter {
      $0.isShown && $0.textShortfall == nil
    }
    let known = Set(fitting.compactMap(\.view.documentIdentifier))
    for scene in try measuredScenes(document, file, large) {
      collector.add(ClippedTextRule.largeCandidates(in: scene, fitting: known), in: scene)
    }
  }

  private func design(
    _ document: InterfaceDocument, _ file: String, _ variant: LayoutVariant, _ metrics: DesignDocument.Metrics
  ) throws -> any ExaminableDocument {
    let options = try environment.options(for: variant, of: file, metrics: metrics)
    return try DesignDocuments().document(document, file: file, options: options, scenes: nil)
  }

  /// The findings that the document as it was saved has only if nothing doubtful is left out there. Another way of showing it
  /// adds nothing to them, and so does not report them either.
  private func doubtful(_ document: InterfaceDocument, _ file: String) throws -> Set<String> {
    var plain = FindingCollector(severities: severities, drawsPictures: false, findsFixes: false)
    var all = plain
    for metrics in [DesignDocument.Metrics.recorded, .measured] {
      let saved = try design(document, file, LayoutVariant(), metrics)
      examine(saved, file, LayoutVariant(), metrics, into: &plain)
      let again = try design(document, file, LayoutVariant(), metrics)
      examine(again, file, LayoutVariant(), metrics, into: &all, leavesOut: false)
    }
    return Set(all.findings.map(\.fingerprint)).subtracting(plain.findings.map(\.fingerprint))
  }

  /// Without the findings that labels in the document suppress.
  func quiet(
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

  /// Has the rules look at a document that has been made with a variant and metrics.
  ///
  /// - Parameter leavesOut: whether what is doubtful in a document as it was saved is left out.
  func examine(
    _ design: any ExaminableDocument, _ file: String, _ variant: LayoutVariant,
    _ metrics: DesignDocument.Metrics, into collector: inout FindingCollector, leavesOut: Bool = true,
    where isWanted: (any LintedScene) -> Bool = { _ in true }
  ) {
    if metrics == .recorded { collector.add(design.findings, file: file) }
    let marks = DocumentMarks(design.source)
    for scene in design.examinedScenes where isWanted(scene) {
      let inspected = InspectedScene(
        scene, file: file, variant: leavesOut ? variant.description : Self.anyVariant,
        xcode: design.source.xcode, marks: marks)
      let found = candidates(in: inspected, metrics, isSaved: variant.isSaved && leavesOut)
      let isKnown = metrics == .measured && collector.reportsMisplaced(in: inspected)
      collector.add(isKnown ? found.filter { $0.finding.rule != .misplaced } : found, in: inspected)
    }
  }

  /// Stands for a way of showing the document that is not the saved one.
  private static let anyVariant = "any"

  /// All rules look before the first trial of an edit.
  ///
  /// In a document as it was saved, recorded sizes show what contradicts itself and what is open; measured ones, a little
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
    case .recorded:
      run(.misplaced, MisplacedRule.candidates)
      run(.touchTarget, TouchTargetRule.candidates)
      run(.lowContrast, LowContrastRule.candidates)
      run(.readingOrder, ReadingOrderRule.candidates)
    case .measured:
      run(.clippedText, ClippedTextRule.candidates)
      if isSaved { run(.misplaced, MarkedFrames.ofTexts) }
      guard scene.scene.framework.trustsMeasuresAsSaved || !isSaved else { break }
      run(.overlap, OverlapRule.candidates)
      run(.outsideScreen, OutsideScreenRule.candidates)
    }
    return candidates
  }
}

/// How a rule's findings count.
enum LintSeverity: String, Hashable, CaseIterable {
  case off, note, warning, error

  var severity: LayoutFinding.Severity? { LayoutFinding.Severity(rawValue: rawValue) }
}

extension LayoutVariant {
  /// The same without what the document has anyway, which changes nothing.
  func without(whatIsSavedIn document: InterfaceDocument) -> LayoutVariant {
    var result = self
    if textSize == .large { result.textSize = nil }
    if direction == .leftToRight, language == nil { result.direction = nil }
    if device != nil, device?.id == document.device?.id, size == nil, orientation == nil {
      result.device = nil
    }
    return result
  }
}

extension [LayoutVariant] {
  /// Each once, in the order of their first places.
  fileprivate var uniqued: [LayoutVariant] {
    var seen: Set<LayoutVariant> = []
    return filter { seen.insert($0).inserted }
  }
}
