import ConstraintSolver
import Foundation

/// The edges of a constraint between its holder and views directly in it, or between two of these views, or the extent of one.
///
/// Most constraints are of that form. Their items are in the engine's tree if the holder is, no border is crossed, and nothing
/// scrolls between them, so the row follows from the places of the items alone. Their references are not counted: that, and
/// copies of rows, were half the cost of adding a row (`Benchmarks/RESULTS-layout.md`, “Rows of near edges”).
private struct NearEdges {
  let first: BorrowedReference<LayoutItem>
  /// The index of the edge among its item's variables.
  let firstEdge: Int
  /// The same as ``first`` for an extent.
  let second: BorrowedReference<LayoutItem>
  let secondEdge: Int
  /// Whether the item is the holder.
  let isFirstHolder: Bool
  let isSecondHolder: Bool

  /// Nil for other constraints.
  @inline(__always)
  init?(of constraint: LayoutConstraintBase, in holder: LayoutNode, of engine: LayoutEngine) {
    guard constraint.spec.starts == nil, !engine.scalesBounds,
      let first = constraint.spec.firstItem.map({ BorrowedReference.passUnretained($0) })
    else { return nil }
    let container = BorrowedReference.passUnretained(holder)
    self.first = first
    isFirstHolder = first.toOpaque() == container.toOpaque()
    guard first.isNear(container, in: engine) else { return nil }
    guard let second = constraint.spec.secondItem.map({ BorrowedReference.passUnretained($0) }) else {
      guard let edges = constraint.spec.firstAttribute.extentEdges else { return nil }
      (self.second, isSecondHolder) = (first, isFirstHolder)
      (firstEdge, secondEdge) = edges
      return
    }
    self.second = second
    isSecondHolder = second.toOpaque() == container.toOpaque()
    guard constraint.spec.multiplier == 1, second.isNear(container, in: engine),
      !(isFirstHolder || isSecondHolder) || holder.boundsOrigin == .zero,
      let firstEdge = constraint.spec.firstAttribute.plainEdge(holder.direction),
      let secondEdge = constraint.spec.secondAttribute.plainEdge(holder.direction),
      first.toOpaque() != second.toOpaque() || !isFirstHolder && firstEdge != secondEdge
    else { return nil }
    (self.firstEdge, self.secondEdge) = (firstEdge, secondEdge)
  }

  /// Whether it is the extent of one item, which does not depend on where the item's position is measured from.
  var isExtent: Bool { first.toOpaque() == second.toOpaque() }
}

extension LayoutEngine {
  /// Adds the row of a constraint between near edges. Returns false, and changes nothing, for other constraints.
  func addNearRow(of constraint: LayoutConstraintBase, in holder: LayoutNode) -> Bool {
    guard let edges = NearEdges(of: constraint, in: holder, of: self) else { return false }
    _ = slot(of: holder)
    let token = RowOwner.constraint(takeToken(for: constraint)).token
    let relation = relation(of: constraint)
    let constant = Self.bounded(constraint.spec.constant)
    let priority = Double(constraint.spec.priority.rawValue)
    let rank = constraint.rank
    let isPin = !edges.isExtent && (edges.isFirstHolder || edges.isSecondHolder) && isOrigin(holder)
    guard isPin else {
      let first = base(of: edges.first) + edges.firstEdge
      let second = base(of: edges.second) + edges.secondEdge
      constraint.row = addDifference(
        first, minus: second, relation, constant, priority: priority, rank: rank, token: token)
      return true
    }
    let (inner, outer) =
      edges.isFirstHolder
      ? (base(of: edges.second) + edges.secondEdge, edges.firstEdge)
      : (base(of: edges.first) + edges.firstEdge, edges.secondEdge)
    constraint.row = addPin(
      inner, to: outer, of: holder, sign: edges.isFirstHolder ? -1 : 1,
      Row(relation: relation, constant: constant, priority: priority, rank: rank, token: token))
    return true
  }

  /// Adds `sign · (inner − outer edge of the holder)` to a row, measured from the holder's near edges.
  @inline(__always)
  private func addPin(_ inner: Int, to outer: Int, of holder: LayoutNode, sign: Double, _ row: Row)
    -> ConstraintID?
  {
    var row = row
    row.append(Term(sign, Variable(index: inner)))
    if EngineSlot.isFar(outer) {
      let far = slot(of: holder).base + outer
      row.append(Term(-sign, Variable(index: far)))
      row.append(Term(sign, Variable(index: far - 1)))
    }
    return add(row)
  }

  @inline(__always)
  private func base(of item: BorrowedReference<LayoutItem>) -> Int {
    item._withUnsafeGuaranteedRef { $0.slot?.base ?? slot(of: $0).base }
  }
}

extension BorrowedReference<LayoutItem> {
  /// Whether it is a plain item of the engine's tree, and is the holder or a view directly in it.
  @inline(__always)
  fileprivate func isNear(_ holder: BorrowedReference<LayoutNode>, in engine: LayoutEngine) -> Bool {
    _withUnsafeGuaranteedRef { item in
      item.isPlain && (toOpaque() == holder.toOpaque() || item.isChild(of: holder))
        && (item.slot == nil || item.slot?.engine === engine)
    }
  }
}
