import AutoLayout
import Foundation
import Graphics
import InterfaceBuilder
import LayoutReport
import SVGRenderer

/// Puts findings about the same objects together, whatever the ways of showing the document that they come from.
@MainActor
struct FindingCollector {
  /// Bytes of one scene's drawing; photographs in it could make a page too large to open.
  private static let largestDrawing = 3_000_000
  /// Pictures of one document; beyond it nobody looks at them one by one.
  private static let mostPictures = 200

  private let severities: [LintRule: LintSeverity]
  private let drawsPictures: Bool
  private let findsFixes: Bool
  /// The fingerprints of findings that are not reported, unless they are known already.
  var withheld: Set<String> = []
  private var found: [LintFinding] = []
  private var places: [String: Int] = [:]
  private var causes = FindingCauses()
  private var pictureCount = 0
  private(set) var drawings: [LintDrawing] = []

  /// - Parameter findsFixes: whether edits are tried, which costs a layout each.
  init(severities: [LintRule: LintSeverity], drawsPictures: Bool, findsFixes: Bool = true) {
    self.severities = severities
    self.drawsPictures = drawsPictures
    self.findsFixes = findsFixes
  }

  /// All findings, in the order of their places, with their causes.
  var findings: [LintFinding] {
    let sorted = found.inOrderOfPlaces
    let causes = causes.causes(of: sorted)
    return sorted.map { finding in
      var finding = finding
      finding.cause = causes[finding.fingerprint]
      return finding
    }
  }

  /// Whether a misplaced view of a scene is reported already.
  func reportsMisplaced(in scene: InspectedScene) -> Bool {
    found.contains { $0.rule == .misplaced && $0.scene == scene.name }
  }

  /// Takes in what the rules found in one scene. Edits and pictures are made once for each finding.
  mutating func add(_ candidates: [Candidate], in scene: InspectedScene) {
    causes.add(candidates.map(\.finding), in: scene)
    var drawing: Int?
    var marks: FindingMarks?
    for candidate in candidates {
      guard var finding = new(candidate.finding) else { continue }
      if drawsPictures, pictureCount < Self.mostPictures {
        drawing = drawing ?? draw(scene)
        let known = marks ?? FindingMarks(scene)
        marks = known
        finding.picture = drawing.flatMap { known.picture(of: finding, on: $0) }
        if finding.picture != nil { pictureCount += 1 }
      }
      if findsFixes { finding.fix = candidate.fix?() }
      append(finding)
    }
  }

  /// The finding with its severity; nil if it is known from another way of showing the document.
  private mutating func new(_ finding: LintFinding) -> LintFinding? {
    if let place = places[finding.fingerprint] {
      for variant in finding.variants where !found[place].variants.contains(variant) {
        found[place].variants.append(variant)
      }
      return nil
    }
    guard !withheld.contains(finding.fingerprint) else { return nil }
    var finding = finding
    finding.severity = severities[finding.rule]?.severity ?? finding.severity
    return finding
  }

  private mutating func append(_ finding: LintFinding) {
    places[finding.fingerprint] = found.count
    found.append(finding)
  }

  private mutating func draw(_ scene: InspectedScene) -> Int? {
    let list = scene.scene.picture()
    guard list.size.width > 0, list.size.height > 0 else { return nil }
    let svg = SVGRenderer().svg(of: list)
    guard svg.utf8.count <= Self.largestDrawing else { return nil }
    drawings.append(LintDrawing(svg: svg, size: list.size))
    return drawings.count - 1
  }

  /// Takes in what the project's sources say of the document. Each finding has its own cause.
  mutating func add(_ findings: [LintFinding]) {
    for finding in findings where severities[finding.rule] != .off {
      if let new = new(finding) { append(new) }
    }
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
      causes.add(lint)
      if let lint = new(lint) { append(lint) }
    }
  }
}

extension [LintFinding] {
  /// By line and column; where those are the same, as before.
  var inOrderOfPlaces: [LintFinding] {
    enumerated().sorted { a, b in
      let left = (a.element.location.line, a.element.location.column ?? 0, a.offset)
      return left < (b.element.location.line, b.element.location.column ?? 0, b.offset)
    }.map(\.element)
  }
}
