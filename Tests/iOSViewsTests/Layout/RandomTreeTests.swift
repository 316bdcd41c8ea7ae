import AutoLayout
import Foundation
import Testing

@testable import iOSViews

/// Random trees of views with random constraints. A failure prints the seed.
@MainActor
@Suite struct RandomTreeTests {
  @Test(arguments: 0..<60)
  func framesSatisfyRequiredConstraints(seed: UInt64) {
    let tree = RandomTree(seed: seed)
    tree.activate()
    tree.root.layoutIfNeeded()
    let broken = tree.broken
    for constraint in tree.constraints where constraint.priority == .required {
      guard !broken.contains(where: { $0 === constraint }) else { continue }
      #expect(tree.violation(of: constraint) <= tree.tolerance(of: constraint), "seed \(seed): \(constraint)")
    }
    for view in tree.views { #expect(view.frame.width >= 0 && view.frame.height >= 0, "seed \(seed)") }
  }

  /// Wherever the layout is determined, the order in which constraints came does not show.
  @Test(arguments: 0..<60)
  func orderDoesNotShow(seed: UInt64) {
    let one = RandomTree(seed: seed)
    let other = RandomTree(seed: seed)
    one.activate()
    other.activate(shuffledBy: seed &+ 1)
    one.root.layoutIfNeeded()
    other.root.layoutIfNeeded()
    guard one.broken.isEmpty else { return }
    #expect(other.broken.isEmpty, "seed \(seed)")
    let open = one.isOpen
    #expect(other.isOpen == open, "seed \(seed)")
    for (index, (a, b)) in zip(one.views, other.views).enumerated() where !open[index] {
      #expect(
        abs(a.frame.minX - b.frame.minX) <= 0.5 && abs(a.frame.width - b.frame.width) <= 0.5, "seed \(seed)")
      #expect(
        abs(a.frame.minY - b.frame.minY) <= 0.5 && abs(a.frame.height - b.frame.height) <= 0.5, "seed \(seed)"
      )
    }
  }

  /// A tree that has been changed and changed back looks like one that was never changed.
  @Test(arguments: 0..<40)
  func changesLeaveNoTrace(seed: UInt64) {
    let fresh = RandomTree(seed: seed)
    let changed = RandomTree(seed: seed)
    fresh.activate()
    fresh.root.layoutIfNeeded()
    changed.activate()
    changed.root.layoutIfNeeded()
    var generator = SeededGenerator(seed &+ 2)
    for constraint in changed.constraints.shuffled(using: &generator).prefix(5) {
      let constant = constraint.constant
      constraint.constant = constant + 30
      changed.root.layoutIfNeeded()
      constraint.constant = constant
    }
    changed.root.frame.size.width += 50
    changed.root.layoutIfNeeded()
    changed.root.frame.size.width -= 50
    changed.root.layoutIfNeeded()
    guard fresh.broken.isEmpty else { return }
    let open = fresh.isOpen
    for (index, (a, b)) in zip(fresh.views, changed.views).enumerated() where !open[index] {
      #expect(
        abs(a.frame.minX - b.frame.minX) <= 0.5 && abs(a.frame.maxX - b.frame.maxX) <= 0.5, "seed \(seed)")
      #expect(
        abs(a.frame.minY - b.frame.minY) <= 0.5 && abs(a.frame.maxY - b.frame.maxY) <= 0.5, "seed \(seed)")
    }
  }
}

extension RandomTreeTests {
  /// The trees have to be worth testing: most of them can hold, and many views have one place only.
  @Test func mostTreesAreDetermined() {
    var (sound, determined, all) = (0, 0, 0)
    for seed in 0..<60 as Range<UInt64> {
      let tree = RandomTree(seed: seed)
      tree.activate()
      tree.root.layoutIfNeeded()
      if tree.broken.isEmpty { sound += 1 }
      determined += tree.isOpen.count { !$0 }
      all += tree.views.count
    }
    #expect(sound >= 24, "\(sound) of 60 trees can hold")
    #expect(determined * 3 >= all, "\(determined) of \(all) views are determined")
  }
}

/// A reproducible source of random numbers (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A tree of up to a dozen views, nested up to four deep, and the constraints for it.
@MainActor
final class RandomTree {
  let root = UIView.container(400, 600)
  private(set) var views: [UIView] = []
  private(set) var constraints: [NSLayoutConstraint] = []
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed)
    for _ in 0..<Int.random(in: 2...12, using: &generator) { addView() }
    for view in views { constrain(view) }
  }

  func activate(shuffledBy seed: UInt64? = nil) {
    guard let seed else { return NSLayoutConstraint.activate(constraints) }
    var order = SeededGenerator(seed)
    NSLayoutConstraint.activate(constraints.shuffled(using: &order))
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
    let first = value(constraint.firstItem, constraint.firstAttribute)
    let second = value(constraint.secondItem, constraint.secondAttribute)
    let difference = first - constraint.multiplier * second - constraint.constant
    switch constraint.relation {
    case .equal: return abs(difference)
    case .lessThanOrEqual: return max(0, difference)
    case .greaterThanOrEqual: return max(0, -difference)
    }
  }

  /// Half a pixel for each rounded edge, of which each view on the way up has one: here a pixel is half a point.
  func tolerance(of constraint: NSLayoutConstraint) -> CGFloat { 0.25 * 2 * (1 + abs(constraint.multiplier)) }

  private func value(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    guard let view = item as? UIView else { return 0 }
    return value(in: view.convert(view.bounds, to: root), attribute)
  }

  private func value(in rect: CGRect, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .leading: rect.minX
    case .trailing: rect.maxX
    case .centerX: rect.midX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .centerY: rect.midY
    case .width: rect.width
    case .height: rect.height
    default: 0
    }
  }
}
