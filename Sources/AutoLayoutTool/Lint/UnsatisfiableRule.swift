import AutoLayout
import Foundation
import LayoutReport

/// Required constraints that contradict each other.
@MainActor
enum UnsatisfiableRule {
  static func candidates(in scene: InspectedScene) -> [Candidate] {
    scene.scene.root.layoutNode.engine.conflicts.filter { isReported($0, in: scene) }
      .map { candidate($0, in: scene) }
  }

  static func isReported(_ conflict: LayoutConflict, in scene: InspectedScene) -> Bool {
    isReportable(conflict, in: scene) && !countsPassingSizes(conflict, in: scene)
      && !isUnproven(conflict, in: scene) && !countsGuessesOfStacks(conflict, in: scene)
      && !countsUnstatedSpace(conflict, in: scene) && isShown(conflict, in: scene)
  }

  /// Whether the saved frames themselves show a conflict of iOS that Interface Builder did not mark: they break one of its
  /// constraints, and not only one between a view's frame and its own size, such as a loose view's, which the program
  /// places. The size of an item is its collection's to give. Two distances from one guide contradict each other wherever
  /// it lies.
  private static func isShown(_ conflict: LayoutConflict, in scene: InspectedScene) -> Bool {
    guard LintDoubt.conflictWithoutProof.counts, scene.variant.isEmpty,
      !scene.scene.framework.needsProofOfUnmarked,
      !conflict.members.contains(where: { isMarked($0, in: scene) })
    else { return true }
    let constraints = constraints(of: conflict)
    if constraints.count < conflict.members.count, constraints.allSatisfy({ $0.spec.secondItem == nil }) {
      return false
    }
    if conflict.members.contains(where: { countsItem($0, in: scene) }) { return false }
    if constraints.count == conflict.members.count, !constraints.contains(where: needsGuess) { return true }
    let broken = scene.broken
    return constraints.contains { CGFloat(lostDigits + mostRounding) < broken.excessOfAny($0) ?? 0 }
  }

  private static func countsItem(_ member: LayoutConflict.Member, in scene: InspectedScene) -> Bool {
    switch member {
    case .autoresizing(let node), .host(let node):
      (node.owner as? any LintedView).map(scene.marks.saysIsItem) ?? false
    case .constraint, .engineInvariant: false
    }
  }

  /// Margins, and baselines of controls.
  private static func needsGuess(_ constraint: LayoutConstraintBase) -> Bool {
    [constraint.spec.firstAttribute, constraint.spec.secondAttribute].contains {
      $0.isMargin || $0.isBaseline
    }
  }

  private static func constraints(of conflict: LayoutConflict) -> [LayoutConstraintBase] {
    conflict.members.compactMap { member in
      if case .constraint(let constraint) = member { constraint } else { nil }
    }
  }

  /// Whether the conflict needs the size that a pane, a prototype of a row, a toolbar's item or the content of a window had
  /// when the document was saved: the program changes it, and constraints change a window's.
  private static func countsPassingSizes(_ conflict: LayoutConflict, in scene: InspectedScene) -> Bool {
    isOfEmptyContent(conflict)
      || LintDoubt.passingSizes.counts
        && conflict.members.contains { member in
          switch member {
          case .autoresizing(let node), .host(let node):
            isPassing(node, in: scene)
              || scene.scene.windowContentSize != nil && node === scene.scene.root.layoutNode
          case .constraint, .engineInvariant: false
          }
        }
  }

  /// Whether nothing but sizes that only controls and containers know shows the conflict: where constraints contradict each
  /// other, no frames fulfil them all, so the saved ones break one of the document's. Considered for documents of macOS where
  /// Interface Builder marked no view of the conflict.
  private static func isUnproven(_ conflict: LayoutConflict, in scene: InspectedScene) -> Bool {
    guard LintDoubt.conflictOfMacWithoutProof.counts, scene.variant.isEmpty,
      scene.scene.framework.needsProofOfUnmarked,
      !conflict.members.contains(where: { isMarked($0, in: scene) })
    else { return false }
    let constraints = constraints(of: conflict)
    if constraints.contains(where: scene.marks.saysOfGuide) { return true }
    let broken = scene.broken
    return !constraints.contains { constraint in
      let doubt = BrokenConstraints.doubt(of: constraint.spec)
      let tolerance = doubt == 0 ? CGFloat(mostRounding) : scene.scene.framework.toleranceOfUnmarked + doubt
      return (broken.excess(of: constraint) ?? 0) > tolerance
    }
  }

  /// Whether the conflict is only that a box is too small for its own border, so that its content would be less than
  /// nothing.
  private static func isOfEmptyContent(_ conflict: LayoutConflict) -> Bool {
    guard LintDoubt.emptyBox.counts else { return false }
    var holders: [LayoutNode] = []
    var lengths: [LayoutNode] = []
    for member in conflict.members {
      guard case .constraint(let constraint) = member else { return false }
      let nodes = [constraint.spec.firstItem, constraint.spec.secondItem].compactMap { $0 as? LayoutNode }
      if constraint is any SavedConstraint {
        guard nodes.count == 1, [.width, .height].contains(constraint.spec.firstAttribute) else {
          return false
        }
        lengths += nodes
      } else {
        let placed = nodes.compactMap { $0.owner as? any LintedView }.filter(\.isPlacedBySuperview)
        guard let outer = placed.first?.outer else { return false }
        holders.append(outer.layoutNode)
      }
    }
    return !holders.isEmpty && lengths.allSatisfy { length in holders.contains { $0 === length } }
  }

  /// Whether the conflict needs the distance that a stack keeps from a hidden view, or a length that a stack gives to a
  /// view by its share.
  private static func countsGuessesOfStacks(_ conflict: LayoutConflict, in scene: InspectedScene) -> Bool {
    guard LintDoubt.guessesOfStacks.counts, scene.variant.isEmpty,
      !conflict.members.contains(where: { isMarked($0, in: scene) })
    else { return false }
    return conflict.members.contains { member in
      guard case .constraint(let constraint) = member, !(constraint is any SavedConstraint) else {
        return false
      }
      let spec = constraint.spec
      if spec.secondItem == nil { return true }
      return [spec.firstItem, spec.secondItem].contains { item in
        ((item as? LayoutNode)?.owner as? any LintedView).map { $0.isHidden && $0.outer?.isStack == true }
          ?? false
      }
    }
  }

  /// Whether the conflict needs the safe area, whose bars no document states, though the saved frames fulfil all of its
  /// constraints that frames can decide.
  private static func countsUnstatedSpace(_ conflict: LayoutConflict, in scene: InspectedScene) -> Bool {
    guard LintDoubt.unstatedSafeArea.counts, scene.variant.isEmpty,
      !conflict.members.contains(where: { isMarked($0, in: scene) })
    else { return false }
    let constraints = constraints(of: conflict)
    let items = constraints.flatMap { [$0.spec.firstItem, $0.spec.secondItem] }
    let guides = items.compactMap { $0 as? LayoutGuideNode }
    // Distances from one guide contradict each other wherever it lies.
    let countsFrame = conflict.members.contains { member in
      switch member {
      case .autoresizing, .host: true
      case .constraint, .engineInvariant: false
      }
    }
    guard guides.contains(where: { guide in countsFrame || items.contains { $0 === guide.owningNode } })
    else {
      return false
    }
    let broken = scene.broken
    return !constraints.contains { (broken.excess(of: $0) ?? 0) > scene.scene.framework.toleranceOfUnmarked }
  }

  /// Points that the decimals of a document lose: a multiplier of 0.231884 gives 95.99998 points for the 96 that it was made
  /// from.
  private static let lostDigits = 0.01
  /// Points that frames are rounded by, such as rows' by the line below them. Interface Builder marks some such rows.
  private static let mostRounding = 0.5

  private static func isReportable(_ conflict: LayoutConflict, in scene: InspectedScene) -> Bool {
    guard scene.variant.isEmpty, !scene.scene.framework.reportsHalfPoints else {
      return conflict.violation > lostDigits
    }
    return conflict.violation > mostRounding + lostDigits
      || conflict.violation > lostDigits && conflict.members.contains { isMarked($0, in: scene) }
  }

  private static func isMarked(_ member: LayoutConflict.Member, in scene: InspectedScene) -> Bool {
    let nodes: [LayoutNode?] =
      switch member {
      case .constraint(let constraint): [constraint.spec.firstItem?.node, constraint.spec.secondItem?.node]
      case .autoresizing(let node), .host(let node): [node]
      case .engineInvariant: []
      }
    return nodes.contains { node in
      (node?.owner as? any LintedView).map { scene.marks.hasMark($0) } ?? false
    }
  }

  private static func candidate(_ conflict: LayoutConflict, in scene: InspectedScene) -> Candidate {
    var constraints: [LayoutConstraintBase] = []
    var objects: [LintObject] = []
    for member in [conflict.broken] + conflict.members {
      switch member {
      case .constraint(let constraint):
        guard !constraints.contains(where: { $0 === constraint }) else { continue }
        constraints.append(constraint)
        objects.append(ConstraintText.object(constraint))
      case .autoresizing(let node), .host(let node):
        guard let view = node.owner as? any LintedView else { continue }
        let object = LintObject(view)
        if !objects.contains(object) { objects.append(object) }
      case .engineInvariant: break
      }
    }
    let left = objects.first?.label.map { "; \($0) is left out" } ?? ""
    let finding = scene.finding(
      .unsatisfiable, "\(objects.count) required constraints and frames contradict each other\(left)",
      about: objects)
    return Candidate(finding: finding, fix: { fix(constraints, in: scene) })
  }

  /// A prototype that was saved without a frame has no size that could contradict anything. Where Interface Builder marked a pane or a prototype, ``MarkedHolders`` reports it.
  private static func isPassing(_ node: LayoutNode, in scene: InspectedScene) -> Bool {
    guard let view = node.owner as? any LintedView else { return false }
    let isUnknown = view.documentIdentifier != nil && view.savedRect == nil && view.outer != nil
    return isUnknown || view.isSizedBySuperview || scene.marks.saysInToolbar(view)
  }

  /// Conflicts of more constraints are not tried one by one.
  private static let mostTrials = 12
  /// Just below required: the constraint still holds wherever it can.
  private static let almostRequired: LayoutPriority = LayoutPriority(999)

  /// The constraint whose weakening ends the conflict, causes nothing else, and leaves views nearest to where they were saved.
  private static func fix(_ constraints: [LayoutConstraintBase], in scene: InspectedScene) -> String? {
    let (count, before) = (scene.conflictCount, scene.faults)
    var best: (constraint: LayoutConstraintBase, distance: CGFloat)?
    for constraint in constraints.prefix(mostTrials) where scene.mayTry {
      guard let holder = constraint.holder, constraint is any SavedConstraint else { continue }
      let distance = scene.trying {
        constraint.uninstall()
        constraint.changePriority(almostRequired)
        constraint.install(on: holder)
      } takingBack: {
        constraint.uninstall()
        constraint.changePriority(.required)
        constraint.install(on: holder)
      } _: {
        scene.conflictCount < count && before.include(faultsOf: scene) ? distanceFromSaved(scene) : nil
      }
      if let distance, distance < best?.distance ?? .infinity { best = (constraint, distance) }
    }
    guard let best else { return nil }
    let object = ConstraintText.object(best.constraint)
    return "Give \(object.label ?? "") (\(object.identifier)) the priority 999, or delete it"
  }

  private static func distanceFromSaved(_ scene: InspectedScene) -> CGFloat {
    scene.views.reduce(0) { sum, inspected in
      guard let saved = inspected.view.savedRect, inspected.isUnderAutoLayout else { return sum }
      let frame = inspected.view.rect
      return sum + abs(frame.minX - saved.minX) + abs(frame.minY - saved.minY)
        + abs(frame.width - saved.width) + abs(frame.height - saved.height)
    }
  }
}
