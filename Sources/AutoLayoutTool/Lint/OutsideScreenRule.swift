import Foundation
import LayoutReport

/// Views that reach beyond their screen where the saved document has them within.
@MainActor
enum OutsideScreenRule {
  /// Points.
  private static let tolerance: CGFloat = 1

  static func candidates(in scene: InspectedScene) -> [Candidate] {
    guard let screen = scene.views.first else { return [] }
    var reported: Set<Int> = []
    var candidates: [Candidate] = []
    for (index, inspected) in scene.views.enumerated() {
      guard let parent = inspected.parent else { continue }
      // A descendant of a reported view is not at fault itself.
      if reported.contains(parent) {
        reported.insert(index)
        continue
      }
      guard !scene.views[parent].scrolls, inspected.isShown, inspected.isUnderAutoLayout,
        inspected.view.documentIdentifier != nil, isOutside(inspected, screen)
      else { continue }
      reported.insert(index)
      candidates.append(candidate(inspected, screen: screen, in: scene))
    }
    return candidates
  }

  /// The places of the sides in the answer of ``excess(_:beyond:)``.
  private static let (left, right) = (1, 3)

  /// How far `frame` reaches beyond each side of `screen`, in points: top, left, bottom, right.
  private static func excess(_ frame: CGRect, beyond screen: CGRect) -> [CGFloat] {
    [
      screen.minY - frame.minY, screen.minX - frame.minX, frame.maxY - screen.maxY, frame.maxX - screen.maxX,
    ].map { max(0, $0) }
  }

  private static func isOutside(_ inspected: InspectedView, _ screen: InspectedView) -> Bool {
    guard let saved = inspected.savedFrame, let savedScreen = screen.savedFrame, !inspected.frame.isEmpty
    else { return false }
    let now = excess(inspected.frame, beyond: screen.frame)
    var before = excess(saved, beyond: savedScreen)
    // Mirrored, what was parked beside the screen is on the other side of it.
    if screen.view.layoutNode.direction == .rightToLeft { before.swapAt(left, right) }
    return zip(now, before).contains { $0 > tolerance && $1 <= tolerance }
  }

  private static func candidate(
    _ inspected: InspectedView, screen: InspectedView, in scene: InspectedScene
  ) -> Candidate {
    let sides = zip(["top", "left", "bottom", "right"], excess(inspected.frame, beyond: screen.frame))
      .filter { $0.1 > tolerance }.map { "\(LintText.number($0.1)) points at the \($0.0)" }
    let finding = scene.finding(
      .outsideScreen,
      "\(LintText.name(inspected.view)) leaves the screen by \(sides.joined(separator: " and "))",
      about: [inspected.object])
    return Candidate(finding: finding, fix: { fix(inspected.view, screen: screen.view, in: scene) })
  }

  // MARK: Fixing

  /// Bounds the sides that leave the screen.
  private static func fix(_ view: any LintedView, screen: any LintedView, in scene: InspectedScene) -> String?
  {
    guard !scene.leavesOutConstraints(of: view) else { return nil }
    let bounds = CGRect(origin: screen.contentOrigin, size: screen.rect.size)
    let excess = excess(view.rect(in: screen), beyond: bounds)
    let limits = [
      view.constraint(.top, .greaterThanOrEqual, to: screen, .top),
      view.constraint(.left, .greaterThanOrEqual, to: screen, .left),
      view.constraint(.bottom, .lessThanOrEqual, to: screen, .bottom),
      view.constraint(.right, .lessThanOrEqual, to: screen, .right),
    ]
    let needed = zip(limits, excess).filter { $0.1 > tolerance }.map(\.0)
    let before = scene.faults
    let helps = scene.trying {
      needed.install()
    } takingBack: {
      needed.uninstall()
    } _: {
      self.excess(view.rect(in: screen), beyond: bounds).allSatisfy { $0 <= tolerance }
        && before.include(faultsOf: scene, adding: needed)
    }
    return helps ? "Add " + needed.map(ConstraintText.addition).joined(separator: " and ") : nil
  }
}
