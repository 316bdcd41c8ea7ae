import AutoLayout
import DocumentChanges
import Foundation
import Graphics
import LayoutReport
import iOSViews

/// Lays out two states of a document in every way asked for, and tells which views lie elsewhere and which scenes look different.
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

  mutating func compare(_ old: DocumentSide, _ new: DocumentSide) {
    for variant in variants {
      do {
        let before = try open(old, variant)
        let after = try open(new, variant)
        let (first, second) = (before.snapshot(), after.snapshot())
        compare(first, second, variant)
        if showsPictures {
          addPictures(scenes(of: before, first), scenes(of: after, second), variant)
        }
      } catch {
        fault = error.finding.message
        return
      }
    }
  }

  /// The pictures of a document that is in one state only.
  mutating func draw(_ side: DocumentSide, isNew: Bool) {
    guard showsPictures else { return }
    for variant in variants {
      guard let document = try? open(side, variant) else { return }
      let drawn = scenes(of: document, document.snapshot())
      addPictures(isNew ? [] : drawn, isNew ? drawn : [], variant)
    }
  }

  private func open(
    _ side: DocumentSide, _ variant: LayoutVariant
  ) throws(UnreadableDocument) -> any LoadedDocument {
    try side.environment.tellingOfLoops(in: side.path) { () throws(UnreadableDocument) in
      try side.environment.open(side.file, variant: variant, metrics: metrics)
    }
  }

  // MARK: Frames

  private mutating func compare(_ old: DocumentSnapshot, _ new: DocumentSnapshot, _ variant: LayoutVariant) {
    let before = PlacedViews(old)
    for place in PlacedViews(new).places {
      guard let former = former(of: place.identifier, in: before), former.frame != place.frame else {
        continue
      }
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
  /// As the list of changes calls it.
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
