import AutoLayout
import DocumentMerging
import Foundation
import Graphics
import LayoutReport
import iOSViews

/// The page of conflicts: the three versions of each document are laid out as they were saved, and the part around each
/// conflict is shown.
@MainActor
struct ConflictPictures {
  let session: ResolveSession
  let environment: ToolEnvironment

  func page() -> String {
    let heading = session.report.heading.trimmingCharacters(in: .newlines)
    return ConflictsPage.html(
      ConflictsReport(heading: heading, documents: session.documents.map(reported)))
  }

  private func reported(_ document: UnmergedDocument) -> ConflictedDocument {
    var drawings: [DisplayList] = []
    var versions = [document.base, document.ours, document.theirs].map { bytes in
      bytes.flatMap { DrawnVersion($0, of: document, environment) } ?? DrawnVersion()
    }
    for index in versions.indices {
      versions[index].firstDrawing = drawings.count
      drawings += versions[index].scenes.map(\.picture.displayList)
    }
    let conflicts = document.numbers.map { reported($0, document, versions) }
    return ConflictedDocument(path: document.path, conflicts: conflicts, drawings: drawings)
  }

  private func reported(
    _ number: Int, _ document: UnmergedDocument, _ versions: [DrawnVersion]
  ) -> ReportedConflict {
    let entry = document[number]
    let words = ConflictWords(entry.conflict, session.sides)
    let places = versions.map { version in entry.conflict.identifier.flatMap { version.place(of: $0) } }
    let region = Self.region(places, versions)
    let several = session.documents.count > 1
    var reported = words.rows.map { row in
      ReportedConflict.Version(
        label: row.label, text: row.text,
        command: row.decision.map { command($0, number, several ? document.path : nil) } ?? "",
        isTaken: row.decision != nil && (entry.decision == row.decision || entry.decision == .both))
    }
    for (index, row) in words.rows.enumerated() {
      let version = row.decision == nil ? 0 : row.decision == .ours ? 1 : 2
      guard let place = places[version], let region else { continue }
      reported[index].drawing = versions[version].firstDrawing + place.scene
      reported[index].region = region
      reported[index].marks = place.marks
    }
    let scene = zip(places, versions).compactMap { place, version in
      place.map { version.scenes[$0.scene].picture.sceneName }
    }.first
    return ReportedConflict(number: number, title: words.title, scene: scene ?? "", versions: reported)
  }

  private func command(_ decision: MergeDecision, _ number: Int, _ path: String?) -> String {
    let name = path.map { " \(ShellWord.quoted($0))" } ?? ""
    return "autolayout resolve --\(decision.rawValue) --conflict \(number)\(name)"
  }

  // MARK: Regions

  /// The margin around marks and the minimum size of a picture, in points, so that the place is recognisable.
  private static let margin = 56.0
  private static let least = CGSize(width: 240, height: 150)

  /// The part of the scene that all versions show; nil if none has the scene.
  private static func region(_ places: [DrawnPlace?], _ versions: [DrawnVersion]) -> CGRect? {
    let sizes = zip(places, versions).compactMap { place, version in
      place.map { version.scenes[$0.scene].picture.displayList.size }
    }
    guard let first = sizes.first else { return nil }
    let whole = sizes.dropFirst().reduce(CGRect(origin: .zero, size: first)) { rect, size in
      rect.union(CGRect(origin: .zero, size: size))
    }
    let marks = places.compactMap { $0?.marks }.joined()
    guard var region = marks.first else { return whole }
    for mark in marks { region = region.union(mark) }
    region = region.insetBy(dx: -margin, dy: -margin)
    region = region.insetBy(
      dx: min(0, (region.width - least.width) / 2), dy: min(0, (region.height - least.height) / 2))
    let visible = region.intersection(whole)
    return visible.isNull || visible.isEmpty ? whole : visible
  }
}

/// The place of an object in the pictures of a document.
private struct DrawnPlace {
  /// The index of the scene in the document.
  var scene: Int
  var marks: [CGRect]
}

/// One version of a document, laid out and drawn.
@MainActor
private struct DrawnVersion {
  struct Scene {
    var identifier: String
    var picture: ScenePicture
    var rects: [String: CGRect]
  }

  private(set) var scenes: [Scene] = []
  private let document: ReadDocument?
  /// The index of the first scene among all drawings of the page's document.
  var firstDrawing = 0

  /// A version that does not exist or cannot be drawn.
  init() { document = nil }

  /// Nil for a document that cannot be laid out.
  init?(_ bytes: Data, of unmerged: UnmergedDocument, _ environment: ToolEnvironment) {
    let side = DocumentSide(path: unmerged.path, file: unmerged.place, environment: environment)
    guard let document = try? ReadDocument(side, bytes: bytes, isLaidOut: true),
      let loaded = try? document.open(LayoutVariant(), .measured, scenes: nil)
    else { return nil }
    self.document = document
    let snapshot = LayoutFeedbackLoop.withHandler({ _ in }, perform: { loaded.snapshot() })
    scenes = zip(snapshot.scenes, loaded.screens(.light)).compactMap { scene, picture in
      let size = picture.displayList.size
      guard size.width > 0, size.height > 0 else { return nil }
      let views = DrawnViews(picture.displayList).views
      let rects = Dictionary(
        views.compactMap { view in view.identifier.map { ($0, view.rect) } }, uniquingKeysWith: { a, _ in a })
      return Scene(identifier: scene.identifier, picture: picture, rects: rects)
    }
  }

  /// An object's place; for a constraint or a connection, the place of the objects that it connects; for other objects
  /// that are not drawn, the place of an enclosing object.
  func place(of identifier: String) -> DrawnPlace? {
    for names in candidates(identifier) {
      for (index, scene) in scenes.enumerated() {
        let marks = names.compactMap { scene.rects[$0] }.filter { $0.width > 0 && $0.height > 0 }
        if !marks.isEmpty { return DrawnPlace(scene: index, marks: marks) }
      }
    }
    return sceneIndex(of: identifier).map { DrawnPlace(scene: $0, marks: []) }
  }

  /// The scene that an object is in, or that has the id itself. A drawn scene is identified by its controller.
  private func sceneIndex(of identifier: String) -> Int? {
    let wanted = document?.scene(of: identifier) ?? identifier
    return scenes.firstIndex { scene in
      scene.identifier == identifier || document?.scene(of: scene.identifier) == wanted
    }
  }

  /// Groups of ids, the nearest first.
  private func candidates(_ identifier: String) -> [[String]] {
    guard let tree = document?.tree, let index = tree.objects[identifier] else { return [] }
    var groups = [[identifier]]
    let element = tree.nodes[index].element
    groups.append(["firstItem", "secondItem", "destination"].compactMap { element[$0] })
    var next = tree.nodes[index].parent
    while next >= 0 {
      if let id = tree.nodes[next].element["id"] { groups.append([id]) }
      next = tree.nodes[next].parent
    }
    return groups
  }
}
