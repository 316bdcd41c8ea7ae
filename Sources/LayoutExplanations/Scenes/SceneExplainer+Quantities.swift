import AutoLayout
import ConstraintSolver
import Foundation

extension SceneExplainer {
  /// Explains the position and size of every view.
  mutating func explainQuantities() {
    let origins = engine.determinations()
    listMentions()
    var trial = Trial(engine: engine)
    for (index, item) in items.enumerated() {
      guard let node = item as? LayoutNode else { continue }
      explainedItems[index].quantities = QuantityExplanation.Quantity.allCases.map {
        explain($0, of: node, index, origins, &trial)
      }
    }
  }

  private func explain(
    _ quantity: QuantityExplanation.Quantity, of node: LayoutNode, _ index: Int, _ origins: Determinations,
    _ trial: inout Trial
  ) -> QuantityExplanation {
    var result = QuantityExplanation(
      quantity: quantity, value: quantity.value(in: node.frame), isDetermined: true, constraints: [],
      hasFurtherConstraints: false, waitsFor: [], suggestions: [])
    guard let terms = quantity.terms(of: node, in: engine) else {
      result.constraints = frames[index].map { [quantity.isHorizontal ? $0.horizontal : $0.vertical] } ?? []
      return result
    }
    result.isDetermined = trial.isDetermined(terms)
    guard !result.isDetermined else {
      let origin = origins.origin(of: terms, atMost: Self.longestChain)
      result.constraints = chain(origin.shares.compactMap { owners[$0.id] }, from: index)
      result.hasFurtherConstraints = !origin.isComplete
      return result
    }
    result.waitsFor = looseNeighbours(of: index, quantity.axis)
    result.suggestions = SuggestionMaker(self, node).suggestions(for: quantity, terms, &trial)
    return result
  }

  /// The largest number of constraints that are followed for one value. Without it, a column of n views would take n²/2
  /// steps. Three times the number that the inspector's page lists, as those are the nearest of the ones followed.
  private static let longestChain = 40

  private mutating func listMentions() {
    mentions = Array(repeating: [], count: items.count)
    for (place, constraint) in constraints.enumerated() {
      for item in constraint.items { mentions[item].append(place) }
    }
  }

  /// Undetermined items that an equation relates the view to: pinning one of them would be enough.
  private func looseNeighbours(of index: Int, _ axis: LayoutAxis) -> [Int] {
    let equations = mentions[index].lazy.map { constraints[$0] }.filter {
      $0.isActive && $0.axis == axis && $0.relation == .equal
    }
    let open = engine.openVariables()
    return Self.unique(equations.flatMap(\.items)).filter { other in
      guard other != index, let edges = items[other].edges(axis) else { return false }
      return open.contains(edges.near) || open.contains(edges.far)
    }
  }

  /// Orders constraints by their distance from an item, counted along constraints from item to item.
  /// Unconnected constraints come last.
  private func chain(_ found: [Int], from index: Int) -> [Int] {
    let found = Self.unique(found)
    var foundByItem: [Int: [Int]] = [:]
    for constraint in found {
      for item in constraints[constraint].items { foundByItem[item, default: []].append(constraint) }
    }
    var chain: [Int] = []
    var isIn: Set<Int> = []
    var reached: Set<Int> = [index]
    var queue = [index]
    var next = 0
    while next < queue.count {
      for constraint in foundByItem[queue[next]] ?? [] where isIn.insert(constraint).inserted {
        chain.append(constraint)
        for item in constraints[constraint].items where reached.insert(item).inserted { queue.append(item) }
      }
      next += 1
    }
    return chain + found.filter { !isIn.contains($0) }
  }

  private static func unique(_ list: [Int]) -> [Int] {
    var seen: Set<Int> = []
    return list.filter { seen.insert($0).inserted }
  }
}

extension QuantityExplanation.Quantity {
  var isHorizontal: Bool { self == .x || self == .width }
  var axis: LayoutAxis { isHorizontal ? .horizontal : .vertical }

  /// The value as a sum of variables; nil for views outside the engine.
  func terms(of node: LayoutNode, in engine: LayoutEngine) -> [Term]? {
    switch self {
    case .x, .y: engine.position(of: node, axis)
    case .width, .height: engine.extent(of: node, axis)
    }
  }

  func value(in frame: CGRect) -> CGFloat {
    switch self {
    case .x: frame.minX
    case .y: frame.minY
    case .width: frame.width
    case .height: frame.height
    }
  }
}

/// A copy of the engine's solver in which suggestions are tried, made when it is first needed.
struct Trial {
  private let engine: LayoutEngine
  private lazy var replica = engine.solverForTrials()
  private lazy var open = engine.openVariables()
  private lazy var brokenCount = replica.brokenConstraintCount

  init(engine: LayoutEngine) { self.engine = engine }

  /// True if a sum of variables can have no other value.
  mutating func isDetermined(_ terms: [Term]) -> Bool {
    guard terms.contains(where: { open.contains($0.variable) }) else { return true }
    return isDeterminedInReplica(terms)
  }

  /// True if one more row would determine the sum without breaking any other row.
  mutating func isDetermined(_ terms: [Term], adding row: Row) -> Bool {
    let before = brokenCount
    guard let id = try? replica.add(row) else { return false }
    defer { try? replica.remove(id) }
    return isDeterminedInReplica(terms) && replica.brokenConstraintCount == before
  }

  private mutating func isDeterminedInReplica(_ terms: [Term]) -> Bool {
    let sum = replica.makeVariable()
    let row = Row(terms + [Term(-1, sum)], .equal, 0)
    guard let id = try? replica.add(row) else { return false }
    let isDetermined = replica.isDetermined(sum)
    try? replica.remove(id)
    try? replica.releaseVariables(sum, count: 1)
    return isDetermined
  }
}
