import Foundation

/// The exceptions of constraints that a program uses wrongly, for both façades.
extension LayoutException {
  /// A priority of an installed constraint crosses 1000. (Apple's text.)
  package static func crossedRequired(from old: LayoutPriority, to new: LayoutPriority) -> LayoutException {
    LayoutException(
      .internalInconsistency,
      String(
        format:
          "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
          + "supported.  You passed priority %g and the existing priority was %g.", new.rawValue, old.rawValue
      ))
  }

  /// The items of a constraint are in different trees. (Apple's text.)
  package static func noCommonAncestor(of spec: ConstraintSpec) -> LayoutException {
    let first = anchorText(spec.firstItem, spec.firstAttribute)
    let second = anchorText(spec.secondItem, spec.secondAttribute)
    return LayoutException(
      .generic,
      "Unable to activate constraint with anchors \(first) and \(second) because they have no common ancestor.  "
        + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
    )
  }

  /// A constraint between objects that are neither views nor guides. (Apple's text.)
  package static func wrongItem(pairedWith first: Any) -> LayoutException {
    LayoutException(
      .invalidArgument,
      "NSLayoutConstraint for \(first): Constraint items must each be a view or layout guide.")
  }

  private static func anchorText(_ item: LayoutItem?, _ attribute: LayoutAttribute) -> String {
    guard let item, let owner = item.owner else { return "(null)" }
    let place = "\(ConstraintDescriber().item(item).text).\(attribute.name)"
    return "<\(attribute.kind.anchorClass):\(ObjectNamer.addresses.name(owner)) \"\(place)\">"
  }
}

extension LayoutAttribute.Kind {
  /// The class of the anchors of such attributes.
  fileprivate var anchorClass: String {
    switch self {
    case .horizontalPosition: "NSLayoutXAxisAnchor"
    case .verticalPosition: "NSLayoutYAxisAnchor"
    case .size, .none: "NSLayoutDimension"
    }
  }
}

extension ConstraintSpec {
  /// Traps with Apple's text if the constraint is illegal.
  package func check() {
    guard var exception = illegality else { return }
    if exception.name == .invalidArgument, let item = firstItem?.owner {
      exception.reason = "NSLayoutConstraint for \(item): \(exception.reason)"
    }
    exception.raise()
  }

  /// The relation of a constraint that a program makes of its parts. Traps with Apple's exception texts on an illegal one.
  ///
  /// - Parameter item: the layout item of a view or guide of the façade; nil for anything else.
  package static func checked(
    _ view1: Any, _ attribute1: LayoutAttribute, _ relation: LayoutRelation, _ view2: Any?,
    _ attribute2: LayoutAttribute, _ multiplier: CGFloat, _ constant: CGFloat,
    item: (Any) -> LayoutItem?
  ) -> ConstraintSpec {
    func found(_ view: Any) -> LayoutItem {
      guard let found = item(view) else { LayoutException.wrongItem(pairedWith: view1).raise() }
      return found
    }
    let second = view2.flatMap(FormatArguments.unwrapped).map(found)
    let spec = ConstraintSpec(
      firstItem: found(view1), firstAttribute: attribute1, relation: relation, secondItem: second,
      secondAttribute: second == nil ? .notAnAttribute : attribute2, multiplier: multiplier,
      constant: constant)
    spec.check()
    return spec
  }

  /// Traps if an installed constraint may not change from its priority to `new`.
  package func checkChange(to new: LayoutPriority, isInstalled: Bool) {
    ConstraintSpec.illegality(ofPriority: new)?.raise()
    let crosses = isInstalled && (new == .required) != (priority == .required)
    guard crosses, !LayoutSwitches.current.allowsCrossingRequired else { return }
    LayoutException.crossedRequired(from: priority, to: new).raise()
  }
}

extension LayoutConstraintBase {
  /// The roots of the items' trees, in plain words: most often a view has not been added to its superview yet.
  ///
  /// - Parameters:
  ///   - adding: the method by which the façade adds a subview.
  ///   - site: returns where a view was made.
  package func strangers(adding: String, site: (AnyObject) -> SourceLocation?) -> String {
    var lines = [
      "\(self)" + (creationSite.map { ", made at \($0)," } ?? "") + " relates views of different trees:"
    ]
    for case let item? in [spec.firstItem, spec.secondItem] {
      lines.append("  " + (item.node.map { treeText($0, site) } ?? "a guide that no view owns yet"))
    }
    lines.append("Add the views with \(adding) before the constraint is activated.")
    return lines.joined(separator: "\n") + "\n"
  }

  private func treeText(_ node: LayoutNode, _ site: (AnyObject) -> SourceLocation?) -> String {
    let name = ConstraintDescriber().item(node).text
    let made = name + (node.owner.flatMap(site).map { ", made at \($0)," } ?? "")
    guard node.parent != nil else { return "\(made) has no superview" }
    var top = node
    while let next = top.parent { top = next }
    return "\(made) is in the tree of \(ConstraintDescriber().item(top).text)"
  }
}
