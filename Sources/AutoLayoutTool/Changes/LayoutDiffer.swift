import AutoLayout
import DocumentChanges
import Foundation
import Graphics
import InterfaceBuilder
import LayoutReport
import iOSViews

/// Lays out two states of a document in every requested variant: finds views with other positions, new and fixed
/// findings of lint, and scenes that look different. Each layout is computed once for all three.
@MainActor
struct LayoutDiffer {
  private let comparison: DocumentComparison?
  private let variants: [LayoutVariant]
  private let metrics: DesignDocument.Metrics
  private let showsPictures: Bool
  private var moves: [MoveKey: LayoutMove] = [:]
  private var order: [MoveKey] = []
  private var fault: String?
  /// The scenes that look different.
  private(set) var pictures: [ChangedPicture] = []
  private(set) var newFindings: [LintFinding] = []
  private(set) var goneFindings: [LintFinding] = []

  private struct MoveKey: Hashable {
    var identifier: String
    var old: CGRect
    var new: CGRect
  }

  init(
    _ comparison: DocumentComparison?, variants: [LayoutVariant], metrics: DesignDocument.Metrics,
    showsPictures: Bool
  ) {
    self.comparison = comparison
    self.variants = variants
    self.metrics = metrics
    self.showsPictures = showsPictures
  }

  var outcome: LayoutOutcome {
    if let fault { return .unknown(fault) }
    let found = order.compactMap { moves[$0] }
    guard !found.isEmpty else { return .same }
    let sorted = found.enumerated().sorted { a, b in
      (-a.element.distance, a.offset) < (-b.element.distance, b.offset)
    }
    return .moved(sorted.map(\.element))
  }

  /// - Parameters:
  ///   - isDecided: whether a person changed anything. If not, the same layout has the same findings.
  ///   - others: further variants of the documents, in which only those views are compared that do not move in the main
  ///     one.
  mutating func compare(
    _ old: ReadDocument, _ new: ReadDocument, isDecided: Bool, others: [LayoutVariant] = []
  ) {
    var (before, after) = (StateFindings(old), StateFindings(new))
    do {
      let scenes = try differingScenes(old, new)
      let laidOut = scenes.flatMap { $0.areAlone ? $0 : nil }
      for variant in variants {
        let first = try open(old, variant, laidOut?.old)
        let second = try open(new, variant, laidOut?.new)
        compare((old, first), (new, second), variant)
        guard isDecided || !moves.isEmpty else { continue }
        let examined = scenes.map { withMoved($0, old, new) }
        try reportingLoops(old) { () throws(UnreadableDocument) in
          try before.examine(first, variant, metrics, scenes: examined?.old)
        }
        try reportingLoops(new) { () throws(UnreadableDocument) in
          try after.examine(second, variant, metrics, scenes: examined?.new)
        }
      }
      compare(before.findings, after.findings)
      let known = Set(order.map(\.identifier))
      for variant in others {
        let first = try open(old, variant, laidOut?.old)
        let second = try open(new, variant, laidOut?.new)
        compare(
          old.withFonts { first.snapshot() }, new.withFonts { second.snapshot() }, variant, besides: known)
      }
    } catch {
      fault = error.finding.message
    }
  }

  /// The same elements at the same positions have the same findings.
  private func withMoved(
    _ scenes: DifferingScenes, _ old: ReadDocument, _ new: ReadDocument
  ) -> DifferingScenes {
    var scenes = scenes
    for key in order {
      if let scene = new.scene(of: key.identifier) { scenes.new.insert(scene) }
      if let scene = comparison?.oldID(of: key.identifier).flatMap(old.scene) { scenes.old.insert(scene) }
    }
    return scenes
  }

  /// Scenes with the same elements in the same surroundings are laid out the same, if their texts are.
  private func differingScenes(
    _ old: ReadDocument, _ new: ReadDocument
  ) throws(UnreadableDocument) -> DifferingScenes? {
    guard let comparison, let before = old.source, let after = new.source,
      before.writesChinese == after.writesChinese,
      // For one release, all rules agree.
      Set([before, after].map(\.xcode)).count == 1, haveSameFonts(old, new)
    else { return nil }
    var seen: Set<String?> = []
    for language in variants.map(\.language) where seen.insert(language).inserted {
      let texts = try old.side.environment.strings(of: old.side.file, language: language)
      guard try texts == new.side.environment.strings(of: new.side.file, language: language) else {
        return nil
      }
    }
    return DifferingScenes(comparison)
  }

  /// Sets of fonts with the same contents share a measurer.
  private func haveSameFonts(_ old: ReadDocument, _ new: ReadDocument) -> Bool {
    let measurers = [old, new].map { $0.side.environment.measurer(for: $0.side.file, $0.bytes) as AnyObject }
    return measurers[0] === measurers[1]
  }

  private typealias Layout = (document: ReadDocument, views: any LoadedDocument)

  private mutating func compare(_ old: Layout, _ new: Layout, _ variant: LayoutVariant) {
    let first = old.document.withFonts { old.views.snapshot() }
    let second = new.document.withFonts { new.views.snapshot() }
    compare(first, second, variant)
    guard showsPictures else { return }
    let before = old.document.withFonts { scenes(of: old.views, first) }
    addPictures(before, new.document.withFonts { scenes(of: new.views, second) }, variant)
  }

  /// The pictures and findings of a document that is in one state only.
  mutating func show(_ document: ReadDocument, isNew: Bool) {
    var findings = StateFindings(document)
    do {
      for variant in variants {
        let layout = try open(document, variant, nil)
        if showsPictures {
          let drawn = document.withFonts { scenes(of: layout, layout.snapshot()) }
          addPictures(isNew ? [] : drawn, isNew ? drawn : [], variant)
        }
        try reportingLoops(document) { () throws(UnreadableDocument) in
          try findings.examine(layout, variant, metrics, scenes: nil)
        }
      }
    } catch {
      return
    }
    if isNew { newFindings = findings.findings } else { goneFindings = findings.findings }
  }

  private func open(
    _ document: ReadDocument, _ variant: LayoutVariant, _ scenes: Set<String>?
  ) throws(UnreadableDocument) -> any LoadedDocument {
    try document.withFonts { () throws(UnreadableDocument) in
      try reportingLoops(document) { () throws(UnreadableDocument) in
        try document.open(variant, metrics, scenes: scenes)
      }
    }
  }

  /// Reports layouts that never settle, with the document's name.
  private func reportingLoops<Value>(
    _ document: ReadDocument, _ body: () throws(UnreadableDocument) -> Value
  ) throws(UnreadableDocument) -> Value {
    try document.side.environment.reportingLoops(in: document.side.path, body)
  }

  // MARK: Findings

  private mutating func compare(_ before: [LintFinding], _ after: [LintFinding]) {
    let known = Set(before.map(fingerprintOfOld))
    let still = Set(after.map { fingerprint($0) { $0 } })
    newFindings = after.filter { !known.contains(fingerprint($0) { $0 }) }
    goneFindings = before.filter { !still.contains(fingerprintOfOld($0)) }
  }

  private func fingerprintOfOld(_ finding: LintFinding) -> String {
    fingerprint(finding) { comparison?.newID(of: $0) ?? $0 }
  }

  /// The key by which baselines match findings: rule and objects. The file may have another name.
  private func fingerprint(_ finding: LintFinding, _ id: (String) -> String) -> String {
    ([finding.rule.rawValue] + finding.objects.map { id($0.identifier) }).joined(separator: "|")
  }

  // MARK: Frames

  /// - Parameter known: the ids of views whose moves are not listed.
  private mutating func compare(
    _ old: DocumentSnapshot, _ new: DocumentSnapshot, _ variant: LayoutVariant,
    besides known: Set<String> = []
  ) {
    let before = PlacedViews(old)
    for place in PlacedViews(new).places where !known.contains(place.identifier) {
      guard let former = former(of: place.identifier, in: before),
        Self.isMove(from: former.frame, to: place.frame)
      else { continue }
      let key = MoveKey(identifier: place.identifier, old: former.frame, new: place.frame)
      if moves[key] == nil {
        order.append(key)
        moves[key] = LayoutMove(
          view: comparison?.name(newID: place.identifier) ?? place.className, identifier: place.identifier,
          scene: comparison?.sceneName(newID: place.identifier) ?? place.scene, old: former.frame,
          new: place.frame, variants: [])
      }
      moves[key]?.variants.append(variant.description)
    }
  }

  /// Points: reports print hundredths. Saved frames in documents have further digits.
  private static let leastMove: CGFloat = 0.005

  private static func isMove(from old: CGRect, to new: CGRect) -> Bool {
    let differences = [
      old.minX - new.minX, old.minY - new.minY, old.width - new.width, old.height - new.height,
    ]
    return differences.contains { abs($0) >= leastMove }
  }

  private func former(of newID: String, in before: PlacedViews) -> PlacedView? {
    guard let comparison else { return nil }
    return comparison.oldID(of: newID).flatMap { before[$0] }
  }

  // MARK: Pictures

  fileprivate struct DrawnScene {
    var identifier: String
    var picture: ScenePicture
  }

  /// Scenes without area have no picture worth showing.
  private func scenes(of document: any LoadedDocument, _ snapshot: DocumentSnapshot) -> [DrawnScene] {
    zip(snapshot.scenes, document.screens(.light)).compactMap { scene, picture in
      let size = picture.displayList.size
      guard size.width > 0, size.height > 0 else { return nil }
      return DrawnScene(identifier: scene.identifier, picture: picture)
    }
  }

  private mutating func addPictures(_ old: [DrawnScene], _ new: [DrawnScene], _ variant: LayoutVariant) {
    var before: [String: DrawnScene] = [:]
    for scene in old { before[comparison?.newID(of: scene.identifier) ?? scene.identifier] = scene }
    for scene in new {
      let former = before.removeValue(forKey: scene.identifier)
      if former?.picture.displayList == scene.picture.displayList { continue }
      add(former, scene, variant)
    }
    for scene in old where before[comparison?.newID(of: scene.identifier) ?? scene.identifier] != nil {
      add(scene, nil, variant)
    }
  }

  private mutating func add(_ old: DrawnScene?, _ new: DrawnScene?, _ variant: LayoutVariant) {
    let marks = PictureMarks(
      old?.picture.displayList, new?.picture.displayList,
      newID: { [comparison] in comparison?.newID(of: $0) })
    pictures.append(
      ChangedPicture(
        scene: sceneName(old, new), variant: variant.description,
        old: old?.picture.displayList, new: new?.picture.displayList, oldMarks: marks.old, newMarks: marks.new
      ))
  }
}

extension LayoutDiffer {
  /// The scene's name in the list of changes.
  private func sceneName(_ old: DrawnScene?, _ new: DrawnScene?) -> String {
    if let new { return comparison?.sceneName(newID: new.identifier) ?? new.picture.sceneName }
    guard let old else { return "" }
    return comparison?.sceneName(oldID: old.identifier) ?? old.picture.sceneName
  }
}

/// A view of a layout.
struct PlacedView {
  var identifier: String
  var className: String
  var scene: String
  /// In the superview's coordinates.
  var frame: CGRect
}

/// All views of a document by their ids, each once.
struct PlacedViews {
  private(set) var places: [PlacedView] = []
  private var indices: [String: Int] = [:]

  subscript(identifier: String) -> PlacedView? { indices[identifier].map { places[$0] } }

  init(_ snapshot: DocumentSnapshot) {
    for scene in snapshot.scenes {
      var pending = [scene.root]
      while let view = pending.popLast() {
        pending += view.children.reversed()
        guard let id = view.identifier, indices[id] == nil else { continue }
        indices[id] = places.count
        places.append(
          PlacedView(
            identifier: id, className: view.className, scene: scene.title ?? scene.identifier,
            frame: view.frame))
      }
    }
  }
}
