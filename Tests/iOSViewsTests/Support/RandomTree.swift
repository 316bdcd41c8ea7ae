import AutoLayout
import Foundation
import SeededRandom
import iOSViews

/// A tree of up to a dozen views and guides, nested up to four deep, and constraints for it: by places, sizes, margins,
/// from left to right or from right to left, now and then with a stack view.
///
/// The required constraints are made to hold for frames that were drawn first, so that no tree contradicts itself. What is
/// optional is drawn freely.
@MainActor
final class RandomTree {
  typealias Attribute = NSLayoutConstraint.Attribute

  let root = UIView.container(400, 600)
  private(set) var views: [UIView] = []
  private(set) var guides: [UILayoutGuide] = []
  private(set) var constraints: [NSLayoutConstraint] = []
  private var generator: SeededGenerator
  /// The frames that the required constraints are made for, in the root's coordinates.
  private var aims: [ObjectIdentifier: CGRect] = [:]
  /// Views that constraints may speak of: all but stacks and what lies in them.
  private var placed: [UIView] = []
  private let isRightToLeft: Bool

  /// - Parameter addsInFront: the order in which siblings are added; it must not show.
  init(seed: UInt64, addsInFront: Bool = true) {
    generator = SeededGenerator(seed: seed)
    isRightToLeft = Int.random(in: 0..<4, using: &generator) == 0
    prepare(root)
    aims[ObjectIdentifier(root)] = root.bounds
    for _ in 0..<Int.random(in: 2...12, using: &generator) { addItem(inFront: addsInFront) }
    for view in placed { constrain(view, in: view.superview) }
    for guide in guides { constrain(guide, in: guide.owningView) }
  }

  func activate(shuffledBy seed: UInt64? = nil) {
    guard let seed else { return NSLayoutConstraint.activate(constraints) }
    var order = SeededGenerator(seed: seed)
    NSLayoutConstraint.activate(constraints.shuffled(using: &order))
  }

  // MARK: Items

  private func prepare(_ view: UIView) {
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    view.insetsLayoutMarginsFromSafeArea = false
    let edge = number(0...6)
    view.layoutMargins = UIEdgeInsets(top: edge, left: edge + 1, bottom: 2 * edge, right: 3)
  }

  private func addItem(inFront: Bool) {
    let parents = [root] + placed.filter { depth(of: $0) < 4 }
    let parent = parents.randomElement(using: &generator) ?? root
    let area = aims[ObjectIdentifier(parent)] ?? .zero
    let aim = CGRect(
      x: area.minX + number(-10...60), y: area.minY + number(-10...60), width: number(0...200),
      height: number(0...200))
    switch Int.random(in: 0..<10, using: &generator) {
    case 0:
      let guide = UILayoutGuide()
      parent.addLayoutGuide(guide)
      guides.append(guide)
      aims[ObjectIdentifier(guide)] = aim
    case 1: addStack(to: parent, inFront)
    default:
      let hasContent = Bool.random(using: &generator)
      let view = hasContent ? FixedView(number(10...90), number(10...60)) : FixedView()
      add(view, to: parent, inFront)
      placed.append(view)
      aims[ObjectIdentifier(view)] = aim
    }
  }

  private func add(_ view: UIView, to parent: UIView, _ inFront: Bool) {
    prepare(view)
    parent.insertSubview(view, at: inFront ? parent.subviews.count : 0)
    views.append(view)
  }

  /// A stack of views with contents, which hangs at its superview's corner and is as large as it likes.
  private func addStack(to parent: UIView, _ inFront: Bool) {
    let stack = UIStackView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = Bool.random(using: &generator) ? .horizontal : .vertical
    stack.spacing = number(0...8)
    let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing]
    stack.alignment = alignments.randomElement(using: &generator) ?? .fill
    stack.distribution = Bool.random(using: &generator) ? .fill : .fillEqually
    add(stack, to: parent, inFront)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let view = FixedView(number(10...90), number(10...60))
      prepare(view)
      stack.addArrangedSubview(view)
      views.append(view)
    }
    constraints.append(
      stack.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: number(0...20)))
    constraints.append(stack.topAnchor.constraint(equalTo: parent.topAnchor, constant: number(0...20)))
  }

  private func depth(of view: UIView) -> Int {
    sequence(first: view) { $0.superview }.reduce(0) { count, _ in count + 1 }
  }

  private func number(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &generator))
  }

  // MARK: Constraints

  private func constrain(_ item: AnyObject, in parent: UIView?) {
    guard let parent else { return }
    let siblings: [AnyObject] =
      placed.filter { $0 !== item && $0.superview === parent }
      + guides.filter { $0 !== item && $0.owningView === parent }
    constrain(item, parent, siblings, .leading, .trailing, .centerX, .width)
    constrain(item, parent, siblings, .top, .bottom, .centerY, .height)
  }

  /// Two required constraints that fix the item on an axis, most of the time, and up to three more of any kind.
  private func constrain(
    _ item: AnyObject, _ parent: UIView, _ siblings: [AnyObject], _ near: Attribute, _ far: Attribute,
    _ center: Attribute, _ extent: Attribute
  ) {
    let other = (Bool.random(using: &generator) ? siblings.randomElement(using: &generator) : nil) ?? parent
    switch Int.random(in: 0..<10, using: &generator) {
    case 0, 1: tie(item, near, other, other === parent ? near : far, item, extent, nil)
    case 2, 3: tie(item, near, parent, marginOf(near), item, far, parent)
    case 4, 5: tie(item, center, other, center, item, extent, parent)
    case 6, 7: tie(item, far, other, far, item, extent, other)
    case 8: tie(item, near, other, near, item, extent, nil)
    default: break
    }
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      addAny(item, siblings.randomElement(using: &generator) ?? parent, [near, far, center, extent])
    }
  }

  private func tie(
    _ item: AnyObject, _ place: Attribute, _ other: AnyObject, _ otherPlace: Attribute, _ same: AnyObject,
    _ second: Attribute, _ secondOther: AnyObject?
  ) {
    addHolding(item, place, .equal, other, otherPlace)
    addHolding(same, second, .equal, secondOther, second)
  }

  private func marginOf(_ attribute: Attribute) -> Attribute {
    switch attribute {
    case .leading: .leadingMargin
    case .top: .topMargin
    default: attribute
    }
  }

  /// A further constraint: a required inequality or equality that the aims satisfy, or an optional one that says anything.
  private func addAny(_ item: AnyObject, _ other: AnyObject, _ attributes: [Attribute]) {
    let attribute = attributes.randomElement(using: &generator) ?? .width
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      let relation: NSLayoutConstraint.Relation =
        Bool.random(using: &generator) ? .lessThanOrEqual : .greaterThanOrEqual
      addHolding(item, attribute, relation, other, attribute, slack: number(0...30))
    case 1: addHolding(item, attribute, .equal, other, attribute)
    default:
      let relations: [NSLayoutConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
      add(
        item, attribute, relations.randomElement(using: &generator) ?? .equal, other, attribute,
        multiplier: 1,
        constant: number(-40...40), priority: Float(Int.random(in: 1...999, using: &generator)))
    }
  }

  /// A required constraint that the aims satisfy.
  private func addHolding(
    _ item: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?,
    _ otherAttribute: Attribute, slack: CGFloat = 0
  ) {
    let isSize = attribute == .width || attribute == .height
    let multiplier: CGFloat = isSize && other != nil ? [0.5, 1, 2].randomElement(using: &generator) ?? 1 : 1
    let first = value(item, attribute) { aims[ObjectIdentifier($0)] ?? .zero }
    let second = other.map { value($0, otherAttribute) { aims[ObjectIdentifier($0)] ?? .zero } } ?? 0
    let exact = first - multiplier * second
    let constant = relation == .equal ? exact : exact + (relation == .lessThanOrEqual ? slack : -slack)
    add(
      item, attribute, relation, other, otherAttribute, multiplier: multiplier, constant: constant,
      priority: 1000)
  }

  private func add(
    _ item: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?,
    _ otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat, priority: Float
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: other == nil ? .notAnAttribute : otherAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraints.append(constraint)
  }

  // MARK: Questions

  var broken: [NSLayoutConstraint] {
    root.layoutNode.engine.conflicts.compactMap {
      if case .constraint(let constraint) = $0.broken { constraint as? NSLayoutConstraint } else { nil }
    }
  }

  /// Which views are ambiguous, or lie in one that is.
  var isOpen: [Bool] {
    views.map { view in
      sequence(first: view) { $0.superview }.contains { $0 !== root && $0.hasAmbiguousLayout }
    }
  }

  /// By how much a constraint misses, in points, as the frames have it.
  func violation(of constraint: NSLayoutConstraint) -> CGFloat {
    guard let item = constraint.firstItem else { return 0 }
    let first = value(item, constraint.firstAttribute, frame)
    let second = constraint.secondItem.map { value($0, constraint.secondAttribute, frame) } ?? 0
    let difference = first - constraint.multiplier * second - constraint.constant
    switch constraint.relation {
    case .equal: return abs(difference)
    case .lessThanOrEqual: return max(0, difference)
    case .greaterThanOrEqual: return max(0, -difference)
    }
  }

  /// Half a pixel for each rounded edge, of which each view on the way up has one: here a pixel is half a point.
  func tolerance(of constraint: NSLayoutConstraint) -> CGFloat { 0.25 * 2 * (1 + abs(constraint.multiplier)) }

  private func frame(of item: AnyObject) -> CGRect {
    if let guide = item as? UILayoutGuide {
      return guide.owningView?.convert(guide.layoutFrame, to: root) ?? .zero
    }
    return (item as? UIView).map { $0.convert($0.bounds, to: root) } ?? .zero
  }

  /// An attribute's value in the root; places that follow the reading direction count along it.
  private func value(_ item: AnyObject, _ attribute: Attribute, _ frame: (AnyObject) -> CGRect) -> CGFloat {
    let rect = frame(item)
    let margins = (item as? UIView)?.layoutMargins ?? .zero
    switch attribute {
    case .leading: return isRightToLeft ? -rect.maxX : rect.minX
    case .trailing: return isRightToLeft ? -rect.minX : rect.maxX
    case .leadingMargin: return isRightToLeft ? margins.right - rect.maxX : rect.minX + margins.left
    case .topMargin: return rect.minY + margins.top
    case .centerX: return rect.midX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .centerY: return rect.midY
    case .width: return rect.width
    case .height: return rect.height
    default: return 0
    }
  }
}
