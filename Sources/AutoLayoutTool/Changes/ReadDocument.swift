import DocumentChanges
import Foundation
import InterfaceBuilder
import LayoutReport
import iOSViews

/// A document in one state, read once for words, layouts, findings and pictures.
@MainActor
struct ReadDocument {
  let side: DocumentSide
  let bytes: Data
  let tree: DocumentTree
  /// Nil for a document that cannot be laid out.
  let source: InterfaceDocument?

  /// - Parameter isLaidOut: whether views will be made of the document.
  init(_ side: DocumentSide, bytes: Data, isLaidOut: Bool) throws(UnreadableDocument) {
    self.side = side
    self.bytes = bytes
    source = isLaidOut ? try? InterfaceDocument(data: bytes) : nil
    if let source {
      tree = DocumentTree(root: source.element)
    } else {
      tree = try side.environment.tree(bytes, file: side.path)
    }
  }

  /// Runs `body` with the fonts of the document's own state.
  func withFonts<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    try side.environment.withFonts(of: side.file, bytes: bytes, body)
  }

  /// Makes the views.
  ///
  /// - Parameter scenes: the ids of the scenes that are requested; nil for all.
  func open(
    _ variant: LayoutVariant, _ metrics: DesignDocument.Metrics, scenes: Set<String>?
  ) throws(UnreadableDocument) -> any LoadedDocument {
    let environment = side.environment
    let options = try environment.options(for: variant, of: side.file, metrics: metrics)
    guard let source else {
      return try environment.documents.document(bytes, file: side.file, options: options)
    }
    return try environment.documents.document(
      source, bytes: bytes, file: side.file, options: options, scenes: scenes)
  }
}

extension ReadDocument {
  /// The id of the scene that an object is in; nil outside of scenes.
  func scene(of identifier: String) -> String? {
    guard let index = tree.objects[identifier], tree.nodes[index].scene >= 0 else { return nil }
    return tree.nodes[tree.nodes[index].scene].element["sceneID"]
  }
}

/// The findings of lint in one state of a document.
@MainActor
struct StateFindings {
  private let document: ReadDocument
  private let linter: DocumentLinter
  private var collector: FindingCollector
  private var hasSeenSaved = false

  init(_ document: ReadDocument) {
    self.document = document
    linter = DocumentLinter(environment: document.side.environment, variants: [], severities: [:])
    // Reports of changes show no fixes.
    collector = FindingCollector(severities: [:], drawsPictures: false, findsFixes: false)
  }

  /// Examines a layout that was made for another purpose.
  ///
  /// - Parameter scenes: the ids of the scenes to examine; nil for all.
  mutating func examine(
    _ layout: any LoadedDocument, _ variant: LayoutVariant, _ metrics: DesignDocument.Metrics,
    scenes: Set<String>?
  ) throws(UnreadableDocument) {
    try document.withFonts { () throws(UnreadableDocument) in
      try look(at: layout, measuredBy: metrics, variant, scenes)
    }
  }

  private mutating func look(
    at layout: any LoadedDocument, measuredBy metrics: DesignDocument.Metrics, _ variant: LayoutVariant,
    _ scenes: Set<String>?
  ) throws(UnreadableDocument) {
    if !hasSeenSaved {
      hasSeenSaved = true
      let saved = try document.open(LayoutVariant(), .recorded, scenes: scenes)
      look(at: saved, LayoutVariant(), .recorded, scenes)
    }
    let measured = metrics == .measured ? layout : try document.open(variant, .measured, scenes: scenes)
    look(at: measured, variant, .measured, scenes)
  }

  private mutating func look(
    at layout: any LoadedDocument, _ variant: LayoutVariant, _ metrics: DesignDocument.Metrics,
    _ scenes: Set<String>?
  ) {
    guard let layout = layout as? any ExaminableDocument else { return }
    let document = document
    linter.examine(layout, document.side.file, variant, metrics, into: &collector) { scene in
      guard let scenes, let id = document.scene(of: scene.identifier) else { return true }
      return scenes.contains(id)
    }
  }

  /// The findings that labels do not suppress.
  var findings: [LintFinding] {
    guard let source = document.source, hasSeenSaved else { return [] }
    return linter.quiet(
      source, LintedFile(file: document.side.file, findings: collector.findings), []
    ).findings
  }
}
