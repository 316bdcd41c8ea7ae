import AutoLayout
import Foundation
import SeededRandom

/// Makes trees whose layout is determined: each view has one place by construction, whatever the window. The same seed makes
/// the same tree.
///
/// Optional constraints all have priorities of their own, so that no two of them have to share what is missing.
public struct TreeGenerator {
  var random: SeededGenerator
  var tree: ViewTree
  /// How many views may still be made.
  var budget: Int
  /// Larger parts that the tree shall have and has not yet.
  var wanted: [Part]
  /// Views with a size from outside that have nothing in them yet.
  private var unfilled: [(id: Int, space: Space)] = []
  /// The view whose `updateConstraints` makes the constraints that are being written.
  var maker: Int?
  private var nextID = 0
  private var softPins = 0
  private var softWishes = 0

  /// The least size that a view has in all windows that trees are shown in, in points.
  struct Space {
    var width: CGFloat
    var height: CGFloat
  }

  /// A part of a tree that takes several views.
  enum Part: CaseIterable {
    case stack, nestedStack, scroll, table, collection, masks, guides, arranging, marginFollowing,
      constraining,
      safeArea, preservedMargins
  }

  /// The sizes of trees, in views. Small ones are rarer: what goes wrong takes several views mostly.
  static let fewestViews = 5
  static let mostViews = 60
  private static let usualViews = 14...48
  /// Smaller than every window, so that masks that start from it never shrink anything away; in points.
  private static let smallestSpace = Space(width: 320, height: 280)

  public static func tree(seed: UInt64) -> ViewTree {
    var generator = TreeGenerator(seed: seed)
    generator.grow()
    return generator.tree
  }

  private init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    tree = ViewTree(seed: seed, container: .none, views: [])
    let isUsual = random.chance(9, outOf: 10)
    let sizes = isUsual ? Self.usualViews : Self.fewestViews...Self.usualViews.lowerBound
    budget = Int.random(in: sizes, using: &random)
    tree.container = random.pick(ViewTree.Container.allCases)
    wanted = []
    for part in Part.allCases where random.chance(45, outOf: 100) { wanted.append(part) }
    wanted.shuffle(using: &random)
  }

  private mutating func grow() {
    let space = Self.smallestSpace
    let mask: AutoresizingMask = [.flexibleWidth, .flexibleHeight]
    let root = add(
      .plain, to: nil, .mask(mask), frame: CGRect(x: 0, y: 0, width: space.width, height: space.height))
    decorate(root)
    if wanted.contains(.masks), random.chance(1, outOf: 2) { masked(in: root, space) }
    column(in: root, space, isHeightGiven: true, count: 3 + random.below(4))
    while budget > 0, !unfilled.isEmpty {
      let next = unfilled.removeFirst()
      fill(next.id, next.space)
    }
    shrinkToLimit()
    addFollowers()
  }

  /// Parts that were begun are finished beyond the budget; a tree too large loses what came last.
  private mutating func shrinkToLimit() {
    while tree.views.count > Self.mostViews, let last = tree.views.last { tree.remove([last.id]) }
  }

  /// Puts something into a view of a size from outside.
  private mutating func fill(_ id: Int, _ space: Space) {
    if wanted.contains(.masks) || random.chance(1, outOf: 4), space.width >= 60, space.height >= 40 {
      wanted.removeAll { $0 == .masks }
      return masked(in: id, space)
    }
    if random.chance(1, outOf: 3) { return scattered(in: id, space) }
    column(in: id, space, isHeightGiven: true, count: 1 + random.below(3))
  }

  mutating func fillLater(_ id: Int, _ space: Space) { unfilled.append((id, space)) }

  // MARK: Views and constraints

  mutating func add(
    _ kind: TreeView.Kind, to parent: Int?, _ placement: TreeView.Placement, frame: CGRect = .zero
  ) -> Int {
    let id = nextID
    nextID += 1
    budget -= 1
    var view = TreeView(id: id, parent: parent, kind: kind, placement: placement, frame: frame)
    if case .constraints = placement, !kind.isScroll, random.chance(1, outOf: 12) {
      view.transform = transform()
    }
    tree.views.append(view)
    setContentPriorities(of: id)
    if ignoresSafeArea(id), !kind.isCell { edit(id) { $0.marginsIncludeSafeArea = false } }
    return id
  }

  private mutating func transform() -> TreeView.Transform {
    switch random.below(3) {
    case 0: .scaled(random.pick([0.5, 1.5]))
    case 1: .turned(random.pick([.pi / 2, .pi / 6]))
    default: .moved(number(-20...20), number(-20...20))
    }
  }

  mutating func edit(_ id: Int, _ change: (inout TreeView) -> Void) {
    if let index = tree.views.firstIndex(where: { $0.id == id }) { change(&tree.views[index]) }
  }

  /// Margins, and whose they are.
  mutating func decorate(_ id: Int) {
    if random.chance(1, outOf: 3) {
      let (a, b, c, d) = (number(0...14), number(0...14), number(0...14), number(0...14))
      let isDirectional = random.chance(1, outOf: 2)
      edit(id) {
        $0.margins =
          isDirectional
          ? .directional(DirectionalLayoutInsets(top: a, leading: b, bottom: c, trailing: d))
          : .sides(LayoutInsets(top: a, left: b, bottom: c, right: d))
      }
    }
    if wanted.contains(.preservedMargins) || random.chance(1, outOf: 8), id != ViewTree.rootID, !isInCell(id)
    {
      wanted.removeAll { $0 == .preservedMargins }
      edit(id) { $0.preservesMargins = true }
    }
    if random.chance(1, outOf: 6) || ignoresSafeArea(id) { edit(id) { $0.marginsIncludeSafeArea = false } }
  }

  /// Heights of cells do not follow from where the cells are (``OrderRule/cellsAreMeasuredElsewhere``).
  func isInCell(_ id: Int) -> Bool { tree.cell(around: id) != nil }

  /// True in cells, and in scroll views that count the safe area only for content that is higher than they are: that must
  /// not be higher for the safe area (``OrderRule/insetsFollowFromContent``).
  func ignoresSafeArea(_ id: Int) -> Bool {
    var outer = tree.view(id)?.parent
    while let view = outer.flatMap({ tree.view($0) }) {
      if case .scroll(_, alwaysBounces: false) = view.kind { return true }
      outer = view.parent
    }
    return isInCell(id)
  }

  mutating func addGuide(to view: Int) -> Anchor.Item {
    let id = nextID
    nextID += 1
    tree.guides.append(TreeGuide(id: id, view: view))
    return .guide(id)
  }

  mutating func constrain(
    _ first: Anchor, _ relation: TreeConstraint.Relation = .equal, _ second: Anchor?,
    times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, priority: Float = 1000
  ) {
    var constraint = TreeConstraint(id: nextID, first: first)
    nextID += 1
    (constraint.relation, constraint.second) = (relation, second)
    (constraint.multiplier, constraint.constant) = (multiplier, constant)
    constraint.priority = priority
    constraint.maker = maker.flatMap { isBetweenChildren(constraint, of: $0) ? $0 : nil }
    tree.constraints.append(constraint)
  }

  /// A view makes constraints for itself and its subviews, not for what lies deeper.
  private func isBetweenChildren(_ constraint: TreeConstraint, of id: Int) -> Bool {
    tree.views(of: constraint).allSatisfy { $0 == id || tree.view($0)?.parent == id }
  }

  // MARK: Numbers

  /// Whole points.
  mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random))
  }

  /// For a constraint that holds a view to its surroundings where these have space for it: stronger than any content.
  mutating func pinPriority() -> Float {
    softPins += 1
    return 998 - Float(softPins) / 2
  }

  /// For a constraint that says anything: weaker than content resists, stronger than it hugs.
  mutating func wishPriority() -> Float {
    softWishes += 1
    return 300 + Float(softWishes)
  }

  private mutating func setContentPriorities(of id: Int) {
    edit(id) {
      $0.hugging = 200 + Float(id) / 8
      $0.resistance = 700 + Float(id) / 8
    }
  }

  mutating func text() -> String {
    let words = ["one", "two", "three", "fourteen", "a", "of", "measure", "it"]
    return (0...random.below(7)).map { _ in random.pick(words) }.joined(separator: " ")
  }
}
