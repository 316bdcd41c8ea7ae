import AutoLayout
import DocumentChanges
import DocumentMerging
import Foundation
import InterfaceBuilder
import LayoutReport
import iOSViews

/// Compares documents: their content, their layouts, the findings of lint, and their pictures.
@MainActor
struct DocumentDiffer {
  let variants: [LayoutVariant]
  let metrics: DesignDocument.Metrics
  let showsAll: Bool
  let showsPictures: Bool
  /// Whether layouts, findings and pictures are compared, too.
  let laysOut: Bool

  private static let notRequested = LayoutOutcome.unknown("--no-layout")

  /// Nil for two files with identical bytes.
  mutating func changes(of pair: DocumentPair) -> ChangedDocument? {
    var document = ChangedDocument(
      oldPath: pair.old?.path, newPath: pair.new?.path, status: pair.status)
    do {
      guard let old = pair.old, let new = pair.new else {
        try describe(pair, &document)
        return document
      }
      let (before, after) = (try old.environment.bytes(of: old.file), try new.environment.bytes(of: new.file))
      if before == after { return document.status == .renamed ? same(document) : nil }
      try compare(
        ReadDocument(old, bytes: before, isLaidOut: laysOut),
        ReadDocument(new, bytes: after, isLaidOut: laysOut), &document)
    } catch {
      document.error = error.finding
    }
    return document
  }

  private func same(_ document: ChangedDocument) -> ChangedDocument {
    var copy = document
    copy.layout = .same
    return copy
  }

  private func compare(_ old: ReadDocument, _ new: ReadDocument, _ document: inout ChangedDocument) {
    let comparison = DocumentComparison(old.tree, new.tree)
    var differences = comparison.differences
    let tables = comparison.changesTextKeys ? TranslationFiles(of: new.side).tables : []
    differences.changes.insert(
      contentsOf: comparison.localizationChanges(tables), at: differences.decided.count)
    document.sections = ChangeSections(differences, showsAll: showsAll).sections
    document.noise = differences.noiseCounts.map {
      NoiseCount(kind: $0.kind.rawValue, words: $0.kind.words, count: $0.count)
    }
    guard laysOut else { return document.layout = Self.notRequested }
    let aligned = aligned(old, new)
    let same = aligned.map { DocumentComparison($0.old.tree, $0.new.tree) } ?? comparison
    var layouts = LayoutDiffer(same, variants: variants, metrics: metrics, showsPictures: showsPictures)
    layouts.compare(
      aligned?.old ?? old, aligned?.new ?? new, isDecided: !differences.decided.isEmpty,
      others: otherVariants(for: new, differences))
    document.layout = layouts.outcome
    document.pictures = layouts.pictures
    (document.newFindings, document.goneFindings) = (layouts.newFindings, layouts.goneFindings)
  }

  /// Both versions, laid out by the rules of one Xcode and on one canvas; nil if that is already so, or if they
  /// cannot be laid out.
  private func aligned(_ old: ReadDocument, _ new: ReadDocument) -> (old: ReadDocument, new: ReadDocument)? {
    guard let before = old.source, let after = new.source,
      Set([before, after].map(\.xcode)).count > 1 || before.device != after.device,
      let both = try? CanvasAlignment(former: old.bytes, document: new.bytes),
      let former = try? ReadDocument(old.side, bytes: both.former, isLaidOut: true),
      let later = try? ReadDocument(new.side, bytes: both.document, isLaidOut: true)
    else { return nil }
    return (former, later)
  }

  /// Other screens than the saved one, unless the user chose the screens to compare.
  private func otherVariants(for document: ReadDocument, _ differences: DocumentDifferences)
    -> [LayoutVariant]
  {
    guard let source = document.source, variants == [LayoutVariant()],
      differences.decided.contains(where: OtherDevices.matter)
    else { return [] }
    return OtherDevices.variants(for: source)
  }

  // MARK: Added and deleted documents

  private func describe(_ pair: DocumentPair, _ document: inout ChangedDocument) throws(UnreadableDocument) {
    guard let side = pair.new ?? pair.old else { return }
    let bytes = try side.environment.bytes(of: side.file)
    let read = try ReadDocument(side, bytes: bytes, isLaidOut: laysOut)
    let tree = read.tree
    let kind = pair.new == nil ? "removed" : "added"
    let scenes = tree.root.elements(in: "scenes").count
    let objects = tree.objects.count
    let words = scenes > 0 ? "storyboard with \(scenes) \(scenes == 1 ? "scene" : "scenes")" : "xib"
    var line = ChangeLine(
      kind: kind, scene: nil, object: "document", sentence: "\(words) and \(objects) objects \(kind)")
    line.contents = showsAll ? tree.objects.keys.sorted() : []
    document.sections = [ChangeSection(topic: "document", title: "Document", lines: [line])]
    guard laysOut else { return document.layout = Self.notRequested }
    var layouts = LayoutDiffer(nil, variants: variants, metrics: metrics, showsPictures: showsPictures)
    layouts.show(read, isNew: pair.new != nil)
    document.layout = .unknown("there is no other document to compare with")
    document.pictures = layouts.pictures
    (document.newFindings, document.goneFindings) = (layouts.newFindings, layouts.goneFindings)
  }
}

/// Changes as reports print them.
struct ChangeSections {
  let sections: [ChangeSection]

  init(_ differences: DocumentDifferences, showsAll: Bool) {
    let shown = showsAll ? differences.changes : differences.decided
    sections = DocumentChange.Topic.allCases.compactMap { topic in
      let lines = shown.filter { $0.topic == topic }.map { Self.line($0, showsAll: showsAll) }
      guard !lines.isEmpty else { return nil }
      return ChangeSection(
        topic: topic.rawValue, title: topic.title, isNoise: topic == .noise, lines: lines)
    }
  }

  private static func line(_ change: DocumentChange, showsAll: Bool) -> ChangeLine {
    var line = ChangeLine(
      kind: change.kind.rawValue, scene: change.scene, object: change.object, sentence: change.sentence,
      details: change.details)
    line.property = change.property
    line.old = change.old
    line.new = change.new
    line.oldID = change.oldID
    line.newID = change.newID
    line.oldLine = change.oldPosition?.line
    line.newLine = change.newPosition?.line
    line.noise = change.noise?.rawValue
    line.attributes = change.differences.map {
      ChangeLine.Attribute(element: $0.element, name: $0.attribute, old: $0.old, new: $0.new)
    }
    line.contents = showsAll ? change.contents : []
    return line
  }
}
