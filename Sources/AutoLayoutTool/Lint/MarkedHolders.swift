import AutoLayout
import Foundation
import LayoutReport

/// Views that Interface Builder marked as misplaced though no constraint gives them their frame, such as roots, the prototypes
/// of rows and the contents of boxes: what they hold needs another size. Reported where the saved frames break a required
/// constraint between the view and what it holds.
@MainActor
enum MarkedHolders {
  /// Points; rounding alone takes less.
  private static let least: CGFloat = 0.99

  /// - Parameter reported: the ids of views that are reported as misplaced already.
  static func candidates(in scene: InspectedScene, besides reported: Set<String>) -> [Candidate] {
    let holders = scene.views.filter { inspected in
      scene.marks.saysMisplaced(inspected.view)
        && (inspected.parent == nil || !inspected.isUnderAutoLayout)
        && !(inspected.view.documentIdentifier.map(reported.contains) ?? true)
    }
    guard !holders.isEmpty else { return [] }
    let broken = scene.broken
    return holders.compactMap { holder in
      worst(of: holder.view, broken, besides: reported).map {
        candidate(holder, $0.constraint, off: $0.excess, in: scene)
      }
    }
  }

  /// The constraint that is off most between a view and those in it, of which none is reported already.
  private static func worst(
    of view: any LintedView, _ broken: BrokenConstraints, besides reported: Set<String>
  ) -> (constraint: LayoutConstraintBase, excess: CGFloat)? {
    let found = view.held.compactMap { constraint -> (constraint: LayoutConstraintBase, excess: CGFloat)? in
      let others = [constraint.spec.firstItem, constraint.spec.secondItem]
        .compactMap { ($0 as? LayoutNode)?.owner as? any LintedView }
        .filter { $0 !== view }
      guard others.count == 1, constraint.spec.secondItem != nil,
        let excess = broken.excess(of: constraint, trusting: view), excess > least
      else { return nil }
      return (constraint, excess)
    }
    let isReported = found.contains { one in
      [one.constraint.spec.firstItem, one.constraint.spec.secondItem].contains { item in
        ((item as? LayoutNode)?.owner as? any LintedView)?.documentIdentifier.map(reported.contains) ?? false
      }
    }
    return isReported ? nil : found.reduce(nil) { best, one in one.excess > best?.excess ?? 0 ? one : best }
  }

  private static func candidate(
    _ holder: InspectedView, _ constraint: LayoutConstraintBase, off excess: CGFloat,
    in scene: InspectedScene
  ) -> Candidate {
    let saved = holder.savedFrame?.size ?? .zero
    let finding = scene.finding(
      .misplaced,
      "\(LintText.name(holder.view)) was saved \(LintText.number(saved.width)) × "
        + "\(LintText.number(saved.height)) points large, but with the saved frames in it "
        + "\(ConstraintText.text(constraint)) is \(LintText.number(excess)) point\(excess == 1 ? "" : "s") off",
      about: [holder.object, ConstraintText.object(constraint)])
    return Candidate(finding: finding)
  }
}
