import AutoLayout

/// Facts of a scene that several rules need of each view, worked out once: without that, the cost of `lint` grows with the square
/// of the number of views.
@MainActor
final class SceneFacts {
  struct Known {
    var broken: BrokenConstraints?
    var constraints: [ObjectIdentifier: [LayoutConstraintBase]]?
    var neighbours: [LayoutAxis: [ObjectIdentifier: [LayoutNode]]]?
    var disputedAxes: [ObjectIdentifier: Set<LayoutAxis>]?
    var children: [Int: [Int]]?
    var disputedFrames: [ObjectIdentifier: Set<LayoutAxis>]?
  }

  private var known = Known()
  /// The faults before any edit.
  fileprivate var faults: SceneFaults?
  /// How many edits have been tried in the scene.
  private(set) var trials = 0

  func value<Value>(_ fact: WritableKeyPath<Known, Value?>, _ make: () -> Value) -> Value {
    if let value = known[keyPath: fact] { return value }
    let value = make()
    known[keyPath: fact] = value
    return value
  }

  /// Evaluates a query about the scene as it is after an edit, with facts of its own.
  func duringTrial<Result>(_ query: () -> Result) -> Result {
    trials += 1
    let before = known
    known = Known()
    defer { known = before }
    return query()
  }
}

extension InspectedScene {
  /// The faults of the scene, to be worked out before the first trial of an edit.
  var faults: SceneFaults {
    if let faults = facts.faults { return faults }
    let faults = SceneFaults(in: self)
    facts.faults = faults
    return faults
  }

  /// The required constraints that the saved frames break.
  var broken: BrokenConstraints { facts.value(\.broken) { BrokenConstraints(in: self) } }

  /// The places in ``views`` of a view's subviews, back to front.
  func children(of place: Int) -> [Int] {
    let all = facts.value(\.children) {
      var found: [Int: [Int]] = [:]
      for (index, view) in views.enumerated() {
        if let parent = view.parent { found[parent, default: []].append(index) }
      }
      return found
    }
    return all[place] ?? []
  }

  /// The constraints of the scene that mention a node or one of its guides.
  func constraints(of node: LayoutNode) -> [LayoutConstraintBase] {
    let all = facts.value(\.constraints) {
      var found: [ObjectIdentifier: [LayoutConstraintBase]] = [:]
      for constraint in views.flatMap(\.view.held) {
        let (first, second) = (constraint.spec.firstItem?.node, constraint.spec.secondItem?.node)
        for node in [first, first === second ? nil : second] {
          if let node { found[ObjectIdentifier(node), default: []].append(constraint) }
        }
      }
      return found
    }
    return all[ObjectIdentifier(node)] ?? []
  }

  /// The nodes beside another one that constraints along an axis tie to it.
  func neighbours(of node: LayoutNode, along axis: LayoutAxis) -> [LayoutNode] {
    let all = facts.value(\.neighbours) {
      var found: [LayoutAxis: [ObjectIdentifier: [LayoutNode]]] = [:]
      for constraint in views.flatMap(\.view.held) {
        guard let axis = constraint.spec.firstAttribute.axis,
          let first = constraint.spec.firstItem as? LayoutNode,
          let second = constraint.spec.secondItem as? LayoutNode,
          let parent = first.parent, parent === second.parent
        else { continue }
        found[axis, default: [:]][ObjectIdentifier(first), default: []].append(second)
        found[axis, default: [:]][ObjectIdentifier(second), default: []].append(first)
      }
      return found
    }
    return all[axis]?[ObjectIdentifier(node)] ?? []
  }

  /// Each trial lays the scene out anew, so a document with very many faults gets fixes for the first of them only.
  private static let mostTrials = 200

  /// Whether another edit may be tried in search of a fix.
  var mayTry: Bool { facts.trials < Self.mostTrials }
}
