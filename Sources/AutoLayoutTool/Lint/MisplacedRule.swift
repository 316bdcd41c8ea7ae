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

  static func suspects(in scene: InspectedScene) -> [Suspect] {
    // Where constraints contradict each other, the conflict is what there is to tell, of that axis.
    let disputed = disputedAxes(in: scene)
    return scene.views.compactMap {
      suspect($0, except: disputed[ObjectIdentifier($0.view)] ?? [], in: scene)
    }
  }

  private static func suspect(
    _ inspected: InspectedView, except disputed: Set<LayoutAxis>, in scene: InspectedScene
  ) -> Suspect? {
    let view = inspected.view
    guard inspected.isUnderAutoLayout, inspected.isLaidOut, inspected.parent != nil,
      view.documentIdentifier != nil, let saved = view.savedFrame,
      isMisplaced(view.frame, saved, except: disputed)
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

  private static func disputedAxes(in scene: InspectedScene) -> [ObjectIdentifier: Set<LayoutAxis>] {
    var axes: [ObjectIdentifier: Set<LayoutAxis>] = [:]
    for conflict in scene.scene.rootView.layoutNode.engine.conflicts {
      for case .constraint(let constraint) in conflict.members {
        for item in [constraint.spec.firstItem, constraint.spec.secondItem] {
          guard let view = item?.node?.owner else { continue }
          axes[ObjectIdentifier(view), default: []].formUnion(self.axes(of: constraint.spec))
        }
      }
    }
    return axes
  }

  /// Both where a constraint ties a width to a height.
  private static func axes(of spec: ConstraintSpec) -> [LayoutAxis] {
    [spec.firstAttribute, spec.secondAttribute].compactMap(\.axis)
  }

  private static func isMisplaced(_ frame: CGRect, _ saved: CGRect, except disputed: Set<LayoutAxis>) -> Bool
  {
    let across = max(abs(frame.minX - saved.minX), abs(frame.width - saved.width))
    let down = max(abs(frame.minY - saved.minY), abs(frame.height - saved.height))
    return !disputed.contains(.horizontal) && across > tolerance
      || !disputed.contains(.vertical) && down > tolerance
  }
}
