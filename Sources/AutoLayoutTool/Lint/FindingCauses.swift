import AutoLayout
import LayoutReport

/// Finds which findings of a document have one cause.
///
/// Within a rule ``CommonCauses`` has put views together already. Findings of several rules belong together if they are
/// about the same view, or if a fault of constraints (a conflict, ambiguity, a misplaced view) is about a view that holds
/// the other's.
@MainActor
struct FindingCauses {
  /// The order of causes: the earlier rule is the one to fix first.
  private static let order: [LintRule] = [
    .illegalConstraint, .unsatisfiable, .ambiguous, .misplaced, .clippedText, .outsideScreen, .overlap,
  ]
  private static let structural: Set<LintRule> = [
    .illegalConstraint, .unsatisfiable, .ambiguous, .misplaced,
  ]

  /// By fingerprint: another finding with the same cause; itself for the first of a group.
  private var links: [String: String] = [:]
  /// By fingerprint: the ids of the objects that the finding is about, then of the views that hold them, innermost first.
  private var places: [String: (subjects: [String], holders: [String])] = [:]

  /// Takes in what the rules found in one scene, shown in one way.
  mutating func add(_ findings: [LintFinding], in scene: InspectedScene) {
    guard !findings.isEmpty else { return }
    let objects = SceneObjects(scene)
    for finding in findings {
      let views = objects.views(of: finding, includingFollowers: isStructural(finding))
      note(finding, ids: views.compactMap(objects.identifier), holders: objects.holders(of: views))
    }
  }

  /// Takes in a finding that is not of a scene that could be laid out.
  mutating func add(_ finding: LintFinding) { note(finding, ids: [], holders: []) }

  private func isStructural(_ finding: LintFinding) -> Bool { Self.structural.contains(finding.rule) }

  private mutating func note(_ finding: LintFinding, ids: [String], holders: [String]) {
    let key = finding.fingerprint
    if links[key] == nil { links[key] = key }
    let own = finding.objects.map(\.identifier) + ids
    let known = places[key] ?? ([], [])
    places[key] = (known.subjects + own, known.holders + holders)
  }

  // MARK: Groups

  /// The fingerprints of causes by those of their consequences.
  ///
  /// - Parameter findings: all that were taken in, in the order of their places.
  func causes(of findings: [LintFinding]) -> [String: String] {
    var copy = self
    copy.joinAll(findings)
    var heads: [String: LintFinding] = [:]
    for finding in findings {
      let group = copy.head(of: finding.fingerprint)
      if let known = heads[group], Self.rank(known) <= Self.rank(finding) { continue }
      heads[group] = finding
    }
    var causes: [String: String] = [:]
    for finding in findings {
      let key = finding.fingerprint
      if let cause = heads[copy.head(of: key)]?.fingerprint, cause != key { causes[key] = cause }
    }
    return causes
  }

  private static func rank(_ finding: LintFinding) -> Int {
    order.firstIndex(of: finding.rule) ?? order.count
  }

  private mutating func joinAll(_ findings: [LintFinding]) {
    let faults = firsts(findings.filter(isStructural))
    let symptoms = firsts(findings.filter { !isStructural($0) })
    for finding in findings {
      let key = finding.fingerprint
      guard let place = places[key] else { continue }
      for id in place.subjects {
        if let fault = faults[id] { join(fault, key) }
        if !isStructural(finding), let symptom = symptoms[id] { join(symptom, key) }
      }
      if let fault = place.holders.lazy.compactMap({ faults[$0] }).first { join(fault, key) }
    }
  }

  /// By the id of an object: the first of the findings that is about it.
  private func firsts(_ findings: [LintFinding]) -> [String: String] {
    var result: [String: String] = [:]
    for finding in findings {
      for id in places[finding.fingerprint]?.subjects ?? [] where result[id] == nil {
        result[id] = finding.fingerprint
      }
    }
    return result
  }

  private mutating func join(_ a: String, _ b: String) {
    let (first, second) = (head(of: a), head(of: b))
    if first != second { links[second] = first }
  }

  private func head(of key: String) -> String {
    var key = key
    while let next = links[key], next != key { key = next }
    return key
  }
}

/// The views and constraints of a scene by their ids in the document.
@MainActor
struct SceneObjects {
  private let scene: InspectedScene
  private var views: [String: Int] = [:]
  private var places: [ObjectIdentifier: Int] = [:]
  private var constraints: [String: LayoutConstraintBase] = [:]

  init(_ scene: InspectedScene) {
    self.scene = scene
    for (index, inspected) in scene.views.enumerated() {
      places[ObjectIdentifier(inspected.view)] = index
      if let id = inspected.view.documentIdentifier { views[id] = index }
      for constraint in inspected.view.held {
        guard let id = (constraint as? any SavedConstraint)?.documentIdentifier else { continue }
        constraints[id] = constraint
      }
    }
  }

  func identifier(of view: Int) -> String? { scene.views[view].view.documentIdentifier }
  func view(_ id: String) -> Int? { views[id] }
  func constraint(_ id: String) -> LayoutConstraintBase? { constraints[id] }

  /// The views that a finding is about, of a constraint those that it ties; never the root, which holds all.
  func views(of finding: LintFinding, includingFollowers: Bool) -> [Int] {
    let objects = finding.objects + (includingFollowers ? finding.follows : [])
    var found: [Int] = []
    for object in objects {
      let candidates =
        views[object.identifier].map { [$0] } ?? constraints[object.identifier].map(tied) ?? []
      for view in candidates where view != 0 && !found.contains(view) { found.append(view) }
    }
    return found
  }

  /// The views at the ends of a constraint. Of a view and one that holds it, the inner one is what the constraint places.
  func tied(by constraint: LayoutConstraintBase) -> [Int] {
    let ends = [constraint.spec.firstItem, constraint.spec.secondItem].compactMap { item in
      (item?.node?.owner).flatMap { places[ObjectIdentifier($0)] }
    }
    return ends.filter { end in !ends.contains { $0 != end && holders(of: $0).contains(end) } }
  }

  private func holders(of view: Int) -> [Int] {
    var result: [Int] = []
    var next = scene.views[view].parent
    while let index = next {
      result.append(index)
      next = scene.views[index].parent
    }
    return result
  }

  /// The ids of the views that hold these, innermost first, without the root.
  func holders(of views: [Int]) -> [String] {
    views.flatMap { holders(of: $0).filter { $0 != 0 }.compactMap(identifier) }
  }
}
