import ConstraintSolver

/// The constraints of a conflict as Apple's systems list them.
///
/// The engine has other rows than they have constraints: a frame and mask give one row per edge, not a position and an
/// extent, and insets of guides are numbers in other rows. The weights with which the rows contradict each other show which
/// of Apple's constraints are needed for the contradiction; the list has no others.
struct ConflictMembers {
  private(set) var members: [UnsatisfiableLayout.Member] = []
  /// The index of the member that was left out.
  private(set) var broken = 0

  private let describer: ConstraintDescriber
  private let engine: LayoutEngine
  /// The sum of the rows' right sides, each times its weight.
  private let amount: Double
  /// Weights below this are rounding.
  private static let tolerance = 1e-9

  /// The rows of a node's frame and mask that are in the conflict: the weight of each, by its place among them.
  fileprivate struct Placement {
    let node: LayoutNode
    var weights: [Int: Double] = [:]
    /// The place of the row that was left out.
    var broken: Int?
  }

  init(of conflict: BrokenConstraint, in engine: LayoutEngine, _ describer: ConstraintDescriber) {
    self.describer = describer
    self.engine = engine
    let contradiction = engine.solver.contradiction(of: conflict)
    // Without weights everything is listed.
    let weights = contradiction?.weights ?? conflict.conflict.map { _ in 1 }
    amount = contradiction?.amount ?? 0
    var placements: [Placement] = []
    var guides = GuideConstraints(describer)
    for (id, weight) in zip(conflict.conflict, weights) {
      let isBroken = id == conflict.id
      switch RowOwner(token: engine.solver.token(of: id)) {
      case .constraint(let token):
        guard let constraint = engine.constraint(at: token) else { break }
        if isBroken { broken = members.count }
        members.append(member(constraint))
        guides.note(constraint.spec, weight: weight)
      case .placement(let index):
        guard let node = engine.item(at: index) as? LayoutNode, let part = node.placementPart(id) else {
          break
        }
        placements.note(part, of: node, weight: weight, isBroken: isBroken)
      default: break
      }
    }
    for placement in placements { append(placement) }
    members += guides.members.filter { abs($0.weight) > Self.tolerance }.map(\.member)
    // The contradiction may not need the row that was left out.
    broken = min(broken, max(members.count - 1, 0))
  }

  private func member(_ constraint: LayoutConstraintBase) -> UnsatisfiableLayout.Member {
    let spec = constraint.spec
    return UnsatisfiableLayout.Member(
      description: describer.describe(constraint), constraint: constraint,
      items: [spec.firstItem].compactMap { $0 } + spec.furtherItems, creationSite: constraint.creationSite,
      rows: ConflictTrial.Rows(of: constraint))
  }

  private mutating func append(_ placement: Placement) {
    let node = placement.node
    if node === engine.host { return appendHost(placement) }
    let rows = ConflictTrial.Rows(ofPlacement: node)
    for axis in LayoutAxis.allCases {
      let (near, far) = NodeRows.places(axis, isHost: false)
      guard placement.weights[near] != nil || placement.weights[far] != nil else { continue }
      if placement.broken == near || placement.broken == far { broken = members.count }
      let weights = node.autoresizingWeights(
        axis, near: placement.weights[near] ?? 0, far: placement.weights[far] ?? 0)
      let descriptions = describer.autoresizing(of: node, axis)
      for (place, description) in descriptions.enumerated() where abs(weights[place]) > Self.tolerance {
        if description.fixedExtent != nil, isNegativeAnyway(node, axis, weights[place]) { continue }
        members.append(
          UnsatisfiableLayout.Member(description: description, constraint: nil, items: [node], rows: rows))
      }
    }
  }

  private mutating func appendHost(_ placement: Placement) {
    let host = placement.node
    for axis in LayoutAxis.allCases {
      let part = NodeRows.places(axis, isHost: true).far
      guard let weight = placement.weights[part] else { continue }
      if placement.broken == part { broken = members.count }
      guard !isNegativeAnyway(host, axis, weight) else { continue }
      members.append(
        UnsatisfiableLayout.Member(
          description: describer.hostExtent(of: host, axis), constraint: nil, items: [host]))
    }
  }

  /// Whether the other rows alone give a node a negative extent: they then contradict each other whatever its frame is.
  private func isNegativeAnyway(_ node: LayoutNode, _ axis: LayoutAxis, _ weight: Double) -> Bool {
    guard amount != 0 else { return false }
    let rect = node.alignmentInsets.inset(node === engine.host ? node.frame : node.autoresizingFrame)
    let extent = LayoutEngine.bounded(axis == .horizontal ? rect.width : rect.height)
    return extent * engine.units(around: node, axis) - amount / weight < -Self.tolerance
  }
}

extension [ConflictMembers.Placement] {
  fileprivate mutating func note(_ part: Int, of node: LayoutNode, weight: Double, isBroken: Bool) {
    let place = firstIndex { $0.node === node } ?? count
    if place == count { append(ConflictMembers.Placement(node: node)) }
    self[place].weights[part] = weight
    if isBroken { self[place].broken = part }
  }
}
