import ConstraintSolver
import Foundation

/// A tree of views as Auto Layout sees it: how each view is laid out, and which are ambiguous. The shape of
/// Apple's private `_autolayoutTrace`.
public struct LayoutTrace {
  private let describer: ConstraintDescriber

  public init(describer: ConstraintDescriber = ConstraintDescriber()) { self.describer = describer }

  static let legend = """

    Legend:
    \t* - is laid out with auto layout
    \t+ - is laid out manually, but is represented in the layout engine because \
    translatesAutoresizingMaskIntoConstraints = YES
    \t• - layout engine host
    """

  /// The whole tree that `node` belongs to, one view per line, after bringing the engine up to date.
  public func text(of node: LayoutNode) -> String {
    let host = node.host
    host.updateConstraintsIfNeeded()
    var lines = [""]
    var stack = [(node: host, depth: 0)]
    while let (node, depth) = stack.popLast() {
      lines.append(String(repeating: "|   ", count: depth) + line(node))
      for child in node.children.reversed() { stack.append((child, depth + 1)) }
    }
    if describer.era == .current { lines.append(Self.legend) }
    return lines.joined(separator: "\n")
  }

  private func line(_ node: LayoutNode) -> String {
    let name = describer.item(node).text
    if describer.era == .legacy {
      let mark = node.isInEngine ? "*" : ""
      return "\(mark)<\(name)>" + (isAmbiguous(node) ? " - AMBIGUOUS LAYOUT" : "")
    }
    if node.parent == nil {
      return "•\(name)" + (containsAmbiguity(node) ? " - AMBIGUOUS LAYOUT" : "")
    }
    let mark = node.isInEngine ? (node.usesAutoresizing ? "+" : "*") : ""
    let parts = node.engine.undeterminedParts(of: node).map { "\(name).\($0.name){id: \($0.number)}" }
    guard !parts.isEmpty else { return mark + name }
    return "\(mark)\(name)- AMBIGUOUS LAYOUT for " + parts.joined(separator: ", ")
  }

  private func isAmbiguous(_ node: LayoutNode) -> Bool {
    node.parent == nil ? containsAmbiguity(node) : node.engine.isAmbiguous(node)
  }

  /// A host's own frame is always known; its line describes its tree.
  private func containsAmbiguity(_ host: LayoutNode) -> Bool {
    var found = false
    host.forEachInSubtree { found = found || host.engine.isAmbiguous($0) }
    return found
  }
}

extension LayoutEngine {
  /// The parts of an item that could have another value in an equally good layout, under the names that Apple's engine
  /// has for them, with the numbers of the variables.
  func undeterminedParts(of item: LayoutItem) -> [(name: String, number: Int)] {
    guard let slot = item.slot, isAmbiguous(item) else { return [] }
    return withoutAmbiguityDefaults { undeterminedParts(in: slot) }
  }

  private func undeterminedParts(in slot: EngineSlot) -> [(name: String, number: Int)] {
    var parts: [(name: String, number: Int)] = []
    for (near, far, names) in [
      (slot.left, slot.right, ("minX", "Width")), (slot.top, slot.bottom, ("minY", "Height")),
    ] {
      if !solver.isDetermined(near) { parts.append((names.0, near.index)) }
      if !isDistanceDetermined(near, far) { parts.append((names.1, far.index)) }
    }
    return parts
  }

  /// Whether two variables have the same distance in every optimal solution. Solves for an extra variable that equals
  /// the distance.
  private func isDistanceDetermined(_ near: Variable, _ far: Variable) -> Bool {
    if solver.isDetermined(near) || solver.isDetermined(far) {
      return solver.isDetermined(near) && solver.isDetermined(far)
    }
    let distance = solver.makeVariables(EngineSlot.width)
    defer { try? solver.releaseVariables(distance, count: EngineSlot.width) }
    let row = Row([Term(1, distance), Term(1, near), Term(-1, far)], .equal, 0)
    guard let id = try? solver.add(row) else { return true }
    defer { try? solver.remove(id) }
    return solver.isDetermined(distance)
  }
}
