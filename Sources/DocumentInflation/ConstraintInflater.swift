import AutoLayout
import Foundation
import InterfaceBuilder

/// Turns the constraints of one document into constraints between nodes, for both façades.
///
/// Register all views and guides first: a constraint may refer to any of them.
@MainActor
package struct ConstraintInflater {
  /// The path of the document, as locations print it.
  private let file: String
  /// The views and guides that constraints can refer to, by document id.
  private var items: [String: LayoutItem] = [:]
  /// The constraints that could not be made, in the order of installation.
  package private(set) var findings: [LayoutFinding] = []

  package init(file: String) {
    self.file = file
  }

  /// Registers a view or guide under its document id.
  package mutating func register(_ item: LayoutItem, id: String) { items[id] = item }

  /// The view or guide with a document id; nil if it is not in this tree.
  package subscript(id: String) -> LayoutItem? { items[id] }

  /// Makes one constraint and installs it on the view that holds it in the document or, if that is not an ancestor of its
  /// items, on their closest common ancestor. Does nothing for a constraint with an item that is not in this tree.
  ///
  /// - Parameters:
  ///   - document: the constraint in the document.
  ///   - holder: the node of the view whose element holds the constraint.
  ///   - constant: the façade's constant, in points.
  ///   - make: makes the façade's constraint.
  package mutating func install(
    _ document: InterfaceConstraint, heldBy holder: LayoutNode, constant: CGFloat,
    make: (ConstraintSpec) -> LayoutConstraintBase
  ) {
    guard let spec = spec(for: document, heldBy: holder, constant: constant) else { return }
    if let illegality = spec.documentedIllegality { return report(document, illegality.reason) }
    let constraint = make(spec)
    constraint.creationSite = SourceLocation(file, document.position)
    guard let ancestor = constraint.commonAncestor else {
      return report(document, "The items of the constraint have no common ancestor")
    }
    let isHeld = ancestor.isDescendant(of: holder)
    // Observed: in none of 39,737 saved constraints. A merge that keeps both sides' lines creates such documents.
    if !isHeld {
      report(
        document,
        "The view that holds the constraint does not contain its items, which is an exception at run time")
    }
    constraint.install(on: isHeld ? holder : ancestor)
  }

  private mutating func report(_ constraint: InterfaceConstraint, _ reason: String) {
    findings.append(.illegalConstraint(constraint, reason, in: file))
  }

  /// Nil if an item is not installed for the current traits, or is not a view.
  private func spec(
    for document: InterfaceConstraint, heldBy holder: LayoutNode, constant: CGFloat
  ) -> ConstraintSpec? {
    guard let first = item(document.first, heldBy: holder) else { return nil }
    var second: LayoutItem?
    if let operand = document.second {
      second = item(operand, heldBy: holder)
      if second == nil { return nil }
    }
    return ConstraintSpec(
      firstItem: first, firstAttribute: LayoutAttribute(document.first.attribute),
      relation: LayoutRelation(document.relation), secondItem: second,
      secondAttribute: document.second.map { LayoutAttribute($0.attribute) } ?? .notAnAttribute,
      multiplier: document.multiplier, constant: constant,
      priority: LayoutPriority(Float(max(document.priority, Self.leastPriority))))
  }

  /// The lowest priority: priorities must be above zero, but documents may contain zero, which means the weakest
  /// priority.
  private static let leastPriority = 0.001

  private func item(_ operand: InterfaceConstraint.Operand, heldBy holder: LayoutNode) -> LayoutItem? {
    operand.item.map { items[$0] } ?? holder
  }
}
