import AutoLayout
import Foundation
import SeededRandom

/// A random tree of views without controls, as a value: both façades build it.
struct TreePlan {
  struct View {
    /// The place of the superview among the views; nil for the root.
    var parent: Int?
    var frame: CGRect
    /// Springs, seen from the top; nil where constraints place the view.
    var mask: AutoLayout.AutoresizingMask?
    var content: CGSize?
    var hugging: (Float, Float)
  }

  struct Constraint {
    var first: Int
    var attribute: LayoutAttribute
    var relation: LayoutRelation
    var second: Int?
    var secondAttribute: LayoutAttribute
    var multiplier: CGFloat
    var constant: CGFloat
    var priority: Float
  }

  var views: [View] = []
  var constraints: [Constraint] = []
  /// The sizes that the root takes one after the other.
  var sizes: [CGSize] = []

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = 5 + random.below(36)
    let size = CGSize(width: 300 + random.below(100), height: 300 + random.below(100))
    views.append(View(parent: nil, frame: CGRect(origin: .zero, size: size), mask: [], hugging: (250, 250)))
    for index in 1..<count { addView(index, &random) }
    for index in 1..<count where views[index].mask == nil { constrain(index, &random) }
    sizes =
      [size] + (0..<3).map { _ in CGSize(width: 400 + random.below(600), height: 400 + random.below(600)) }
      + [size]
  }

  /// Springs stand in the root or in views with springs, and inside their superview's frame: in a view that may shrink they
  /// would contradict its size, and then neither framework says what gives.
  private mutating func addView(_ index: Int, _ random: inout SeededGenerator) {
    let parent = max(0, index - 1 - random.below(min(index, 6)))
    let space = views[parent].frame.size
    let isMasked =
      views[parent].mask != nil && random.chance(1, outOf: 2) && min(space.width, space.height) >= 8
    let mask = isMasked ? AutoLayout.AutoresizingMask(rawValue: UInt(random.below(64))) : nil
    let isPart = isMasked ? 2 : 1
    let frame = CGRect(
      x: random.below(Int(space.width) / 2), y: random.below(Int(space.height) / 2),
      width: 1 + random.below(Int(space.width) / isPart), height: 1 + random.below(Int(space.height) / isPart)
    )
    let content = CGSize(width: 10 + random.below(90), height: 10 + random.below(50))
    views.append(
      View(
        parent: parent, frame: frame, mask: mask, content: random.chance(1, outOf: 3) ? content : nil,
        hugging: (Float(random.pick([1, 250, 251, 750])), Float(random.pick([1, 250, 251, 750])))))
  }

  /// Places a view on both axes, so that nothing is ambiguous, and adds wishes that may fail.
  private mutating func constrain(_ index: Int, _ random: inout SeededGenerator) {
    let parent = views[index].parent ?? 0
    let sibling = views.indices.last { $0 < index && views[$0].parent == parent && $0 != 0 }
    place(index, parent, sibling, (.left, .right, .centerX, .width), &random)
    place(index, parent, sibling, (.top, .bottom, .centerY, .height), &random)
    guard random.chance(1, outOf: 2) else { return }
    let isWide = random.chance(1, outOf: 2)
    constraints.append(
      Constraint(
        first: index, attribute: isWide ? .width : .height,
        relation: random.pick([.lessThanOrEqual, .equal, .greaterThanOrEqual]), second: nil,
        secondAttribute: .notAnAttribute, multiplier: 1, constant: CGFloat(20 + random.below(200)),
        priority: Float(random.pick([200, 600, 999]))))
  }

  private mutating func place(
    _ index: Int, _ parent: Int, _ sibling: Int?,
    _ names: (near: LayoutAttribute, far: LayoutAttribute, middle: LayoutAttribute, extent: LayoutAttribute),
    _ random: inout SeededGenerator
  ) {
    func add(
      _ attribute: LayoutAttribute, _ second: Int?, _ other: LayoutAttribute, _ constant: CGFloat,
      _ multiplier: CGFloat = 1
    ) {
      constraints.append(
        Constraint(
          first: index, attribute: attribute, relation: .equal, second: second, secondAttribute: other,
          multiplier: multiplier, constant: constant, priority: 1000))
    }
    let step = CGFloat(random.below(24))
    switch random.below(4) {
    case 0: add(names.middle, parent, names.middle, step)
    case 1: add(names.far, parent, names.far, -step)
    case 2 where sibling != nil: add(names.near, sibling, names.far, step)
    default: add(names.near, parent, names.near, step)
    }
    switch random.below(3) {
    case 0: add(names.extent, parent, names.extent, 0, random.pick([0.25, 0.5, 0.75]))
    case 1 where sibling != nil: add(names.extent, sibling, names.extent, 0)
    default: add(names.extent, nil, .notAnAttribute, CGFloat(16 + random.below(120)))
    }
  }
}
