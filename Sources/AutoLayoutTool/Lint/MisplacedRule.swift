import AutoLayout
import Foundation
import LayoutReport
import iOSViews

/// Views whose saved frame is not the one that the constraints give. Only for scenes as they were saved, with recorded
/// metrics.
@MainActor
enum MisplacedRule {
  /// Points. Tools of different years round to whole points, half points or pixels.
  private static let tolerance: CGFloat = 0.75
  /// The same for a view that Interface Builder itself marked when it saved: half a point was enough for it (observed
  /// in 5 documents).
  private static let markedTolerance: CGFloat = 0.25

  static func suspects(in scene: InspectedScene) -> [Suspect] {
    // Where constraints contradict each other, the conflict is what there is to tell.
    let disputed = disputedViews(in: scene)
    return scene.views.filter { !disputed.contains(ObjectIdentifier($0.view)) }
      .compactMap { suspect($0, in: scene) }
  }

  private static func suspect(_ inspected: InspectedView, in scene: InspectedScene) -> Suspect? {
    let view = inspected.view
    guard inspected.isUnderAutoLayout, inspected.isLaidOut, inspected.parent != nil,
      view.documentIdentifier != nil, let saved = view.savedFrame,
      isMisplaced(view.frame, saved, tolerance: view.isMarkedMisplaced ? markedTolerance : tolerance)
    else { return nil }
    let finding = scene.finding(
      .misplaced,
      "The saved frame of \(LintText.name(view)) is \(LintText.frame(saved)), but the constraints give "
        + LintText.frame(view.frame), about: [inspected.object])
    let frame = view.frame
    return Suspect(
      finding: finding,
      mend: {
        "Update the frame: <rect key=\"frame\" x=\"\(LintText.number(frame.minX))\" "
          + "y=\"\(LintText.number(frame.minY))\" width=\"\(LintText.number(frame.width))\" "
          + "height=\"\(LintText.number(frame.height))\"/>"
      })
  }

  private static func disputedViews(in scene: InspectedScene) -> Set<ObjectIdentifier> {
    var views: Set<ObjectIdentifier> = []
    for conflict in scene.scene.rootView.layoutNode.engine.conflicts {
      for case .constraint(let constraint) in conflict.members {
        for item in [constraint.spec.firstItem, constraint.spec.secondItem] {
          if let view = item?.node?.owner { views.insert(ObjectIdentifier(view)) }
        }
      }
    }
    return views
  }

  private static func isMisplaced(_ frame: CGRect, _ saved: CGRect, tolerance: CGFloat) -> Bool {
    [
      frame.minX - saved.minX, frame.minY - saved.minY, frame.width - saved.width,
      frame.height - saved.height,
    ].contains { abs($0) > tolerance }
  }
}
