import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutReport

/// Controls that are too small to touch.
///
/// A control needs 44 × 44 points (Apple, Human Interface Guidelines, "Accessibility", "Buttons"; WCAG 2.2, success criterion
/// 2.5.5). That criterion's exceptions apply: sizes that the system gives a control and nobody changed, and controls beside
/// which another one does the same.
@MainActor
enum TouchTargetRule {
  private static let least: CGFloat = 44
  /// Points that rounding to pixels may take.
  private static let rounding: CGFloat = 0.5
  /// The smallest heights that the system gives controls other than buttons, in points. Lower ones are the author's.
  private static let systemHeights = ["textField": 30.0, "segmentedControl": 28.0]

  static func candidates(in scene: InspectedScene) -> [Candidate] {
    let controls = scene.views.filter { isTouched($0, in: scene) }
    return controls.compactMap { control in
      guard isTooSmall(control, in: scene), !hasEquivalent(control, among: controls, in: scene),
        !isCovered(control, in: scene)
      else { return nil }
      let size = "\(LintText.number(control.frame.width)) × \(LintText.number(control.frame.height))"
      let finding = scene.finding(
        .touchTarget, "\(LintText.name(control.view)) is \(size) points; fingers need 44 × 44",
        about: [control.object])
      return Candidate(
        finding: finding, fix: { "Give it 44 points each way; the picture in it may stay small" })
    }
  }

  /// A control that people see and that does something. Code of a custom class may accept touches beside the view, and bars do so
  /// for the views of their items.
  private static func isTouched(_ place: InspectedView, in scene: InspectedScene) -> Bool {
    guard place.isShown, !place.frame.isEmpty, let element = scene.marks.objects.element(of: place.view),
      element["customClass"] == nil, element.key != "customView",
      element.name == "button" || systemHeights[element.name] != nil,
      element.flag("enabled") != false
    else { return false }
    let isOff = scene.chain(of: place).contains {
      scene.marks.objects.element(of: $0.view)?.flag("userInteractionEnabled") == false
    }
    guard !isOff else { return false }
    return element.name != "button" || !element.touches.isEmpty || scene.marks.saysOutletLeads(to: place.view)
      || element.first("menu") != nil
  }

  // MARK: Sizes

  private static func isTooSmall(_ place: InspectedView, in scene: InspectedScene) -> Bool {
    guard let element = scene.marks.objects.element(of: place.view) else { return false }
    let limit = least - rounding
    if let height = systemHeights[element.name] {
      return place.frame.height < height - rounding && isStated(.height, of: place.view, in: scene)
    }
    let hasPicture = showsPicture(element)
    let isFramed = place.view.translatesAutoresizingMaskIntoConstraints
    return [(LayoutAttribute.width, place.frame.width), (.height, place.frame.height)].contains {
      // The system decides the size of a text; the author that of a picture.
      $1 < limit && (hasPicture || !isFramed && isStated($0, of: place.view, in: scene))
    }
  }

  private static func showsPicture(_ button: DocumentElement) -> Bool {
    let states = button.children.filter { ["state", "buttonConfiguration"].contains($0.name) }
    return states.contains { state in
      ["image", "backgroundImage"].contains { state[$0]?.isEmpty == false }
        || state.first("imageReference") != nil
    }
  }

  /// Whether a constraint of the document decides a length of a view, or limits it. Those of stacks follow from other sizes.
  private static func isStated(
    _ attribute: LayoutAttribute, of view: any LintedView, in scene: InspectedScene
  ) -> Bool {
    let node = view.layoutNode
    return scene.constraints(of: node).contains { constraint in
      let spec = constraint.spec
      guard constraint is any SavedConstraint, spec.relation != .greaterThanOrEqual else { return false }
      return spec.firstItem === node && spec.firstAttribute == attribute
        || spec.secondItem === node && spec.secondAttribute == attribute
    }
  }

  // MARK: Exceptions

  /// Whether a larger control does the same.
  private static func hasEquivalent(
    _ control: InspectedView, among controls: [InspectedView], in scene: InspectedScene
  ) -> Bool {
    let touches = Set(scene.marks.objects.element(of: control.view)?.touches ?? [])
    return controls.contains { other in
      min(other.frame.width, other.frame.height) >= least - rounding
        && !touches.isDisjoint(with: scene.marks.objects.element(of: other.view)?.touches ?? [])
    }
  }

  /// Whether a sibling in front takes the touches.
  private static func isCovered(_ control: InspectedView, in scene: InspectedScene) -> Bool {
    guard let parent = control.parent else { return false }
    let siblings = scene.children(of: parent).map { scene.views[$0] }
    return siblings.drop { $0.view !== control.view }.dropFirst().contains { other in
      let element = scene.marks.objects.element(of: other.view)
      return other.isShown && other.frame.contains(control.frame)
        && element?.flag("userInteractionEnabled") != false
        && !["label", "imageView"].contains(element?.name)
    }
  }
}
