import AutoLayout
import Foundation
import SeededRandom
import iOSViews

/// A tree of up to a dozen views, nested up to four deep, and constraints drawn without regard to one another: most such
/// trees contradict themselves.
@MainActor
final class ContradictoryTree {
  let root = UIView.container(400, 600)
  private(set) var views: [UIView] = []
  private(set) var constraints: [NSLayoutConstraint] = []
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    for _ in 0..<Int.random(in: 2...12, using: &generator) { addView() }
    for view in views { constrain(view) }
  }

  private func addView() {
    let parents = [root] + views.filter { depth(of: $0) < 4 }
    let parent = parents.randomElement(using: &generator) ?? root
    let hasContent = Bool.random(using: &generator)
    let view = hasContent ? FixedView(number(10...90), number(10...60)) : FixedView()
    parent.addSubview(view)
    views.append(view)
  }

  private func depth(of view: UIView) -> Int {
    sequence(first: view) { $0.superview }.reduce(0) { count, _ in count + 1 }
  }

  private func number(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &generator))
  }

  private func constrain(_ view: UIView) {
    guard let parent = view.superview else { return }
    let siblings = parent.subviews.filter { $0 !== view }
    constrain(view, parent, siblings, [.leading, .trailing, .centerX], .width)
    constrain(view, parent, siblings, [.top, .bottom, .centerY], .height)
  }

  /// Two constraints that place the view on an axis, most of the time, and up to two more of any kind.
  private func constrain(
    _ view: UIView, _ parent: UIView, _ siblings: [UIView], _ places: [NSLayoutConstraint.Attribute],
    _ extent: NSLayoutConstraint.Attribute
  ) {
    let (near, far, middle) = (places[0], places[1], places[2])
    let earlier = siblings.filter { sibling in constraints.contains { $0.firstItem === sibling } }
    let anchor = Bool.random(using: &generator) ? earlier.randomElement(using: &generator) : nil
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1:
      add(view, near, anchor ?? parent, anchor == nil ? near : far, multiplier: 1, isFirm: true)
      add(view, extent, nil, .notAnAttribute, multiplier: 1, isFirm: true)
    case 2:
      add(view, near, parent, near, multiplier: 1, isFirm: true)
      add(view, far, parent, far, multiplier: 1, isFirm: true)
    case 3, 4:
      add(view, middle, anchor ?? parent, middle, multiplier: 1, isFirm: true)
      add(view, extent, parent, extent, multiplier: 0.5, isFirm: true)
    case 5, 6:
      add(view, far, anchor ?? parent, far, multiplier: 1, isFirm: true)
      add(view, extent, anchor ?? parent, extent, multiplier: 0.25, isFirm: true)
    default: break
    }
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      let place = places.randomElement(using: &generator) ?? near
      add(
        view, place, siblings.randomElement(using: &generator) ?? parent, place, multiplier: 1, isFirm: false)
    }
  }

  /// A firm constraint is an equality, and required in two cases of three. Others are required in one case of eight.
  private func add(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView?,
    _ otherAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat, isFirm: Bool
  ) {
    let relations: [NSLayoutConstraint.Relation] =
      isFirm ? [.equal] : [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: relations.randomElement(using: &generator) ?? .equal,
      toItem: other, attribute: otherAttribute, multiplier: multiplier,
      constant: other == nil ? number(0...120) : number(-40...40))
    let isRequired =
      isFirm ? Int.random(in: 0..<3, using: &generator) > 0 : Int.random(in: 0..<8, using: &generator) == 0
    if !isRequired {
      constraint.priority = UILayoutPriority(Float(Int.random(in: 1...999, using: &generator)))
    }
    constraints.append(constraint)
  }

  // MARK: Questions

  /// Which views are ambiguous, or lie in one that is.
  var isOpen: [Bool] {
    views.map { view in
      sequence(first: view) { $0.superview }.contains { $0 !== root && $0.hasAmbiguousLayout }
    }
  }
}
