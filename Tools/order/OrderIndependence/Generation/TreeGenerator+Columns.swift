import AutoLayout
import Foundation

/// Views one below the other, or spread in a view.
extension TreeGenerator {
  /// Where in a view its subviews are put, with what is known of its size.
  struct Area {
    var item: Anchor.Item
    var space: Space
  }

  /// Subviews one below the other. Without a height from outside they decide on the view's.
  mutating func column(in parent: Int, _ space: Space, isHeightGiven: Bool, count: Int) {
    let outer = maker
    maker = tree.view(parent)?.kind == .constraining ? parent : nil
    defer { maker = outer }
    if !isHeightGiven { ignoreSurroundings(parent) }
    let area = area(in: parent, space, isHeightGiven: isHeightGiven)
    var last: Anchor.Item?
    for _ in 0..<max(1, count) {
      let child = columnChild(of: parent, area, after: last)
      let gap = number(0...12)
      if let last {
        constrain(Anchor(.view(child), .top), Anchor(last, .bottom), gap)
      } else {
        constrain(Anchor(.view(child), .top), Anchor(area.item, .top), gap)
      }
      last = .view(child)
      if random.chance(1, outOf: 8) { last = spacer(in: parent, below: child) }
    }
    guard !isHeightGiven, let last else { return }
    // The row's height is rounded to pixels, which the content need not fill exactly.
    let priority = isInCell(parent) ? pinPriority() : 1000
    constrain(
      Anchor(area.item, .bottom), .equal, Anchor(last, .bottom), plus: number(0...12), priority: priority)
  }

  /// A view as high as its content that kept this off a safe area would reach farther into it
  /// (``OrderRule/layoutSettles``), and so with margins that it inherits.
  mutating func ignoreSurroundings(_ id: Int) {
    edit(id) {
      $0.marginsIncludeSafeArea = false
      $0.preservesMargins = false
    }
  }

  private mutating func constrain(_ first: Anchor, _ second: Anchor, _ constant: CGFloat) {
    constrain(first, .equal, second, plus: constant)
  }

  /// A guide of some height that stands for a gap.
  private mutating func spacer(in parent: Int, below view: Int) -> Anchor.Item {
    let guide = addGuide(to: parent)
    constrain(Anchor(guide, .top), Anchor(.view(view), .bottom), 0)
    constrain(Anchor(guide, .height), .equal, nil, plus: number(4...20))
    constrain(Anchor(guide, .leading), Anchor(.view(parent), .leading), number(0...8))
    constrain(Anchor(guide, .width), .equal, nil, plus: number(0...20))
    return guide
  }

  private mutating func area(in parent: Int, _ space: Space, isHeightGiven: Bool) -> Area {
    if wanted.contains(.guides) || random.chance(1, outOf: 10) {
      wanted.removeAll { $0 == .guides }
      return guideArea(in: parent, space, isHeightGiven: isHeightGiven)
    }
    let isRoot = parent == ViewTree.rootID
    let mayUseSafeArea = isHeightGiven && !ignoresSafeArea(parent)
    let wantsSafeArea = mayUseSafeArea && wanted.contains(.safeArea)
    if wantsSafeArea { wanted.removeAll { $0 == .safeArea } }
    let choice = wantsSafeArea ? 0 : random.below(isRoot ? 4 : 6)
    switch choice {
    case 0 where mayUseSafeArea:
      return Area(item: .safeArea(parent), space: space.less(0, isRoot ? 100 : 20))
    case 0, 1, 2:
      return Area(item: .margins(parent), space: space.less(48, isRoot ? 110 : 40))
    default: return Area(item: .view(parent), space: space)
    }
  }

  /// A guide that fills the view but for some points, and less on one side.
  private mutating func guideArea(in parent: Int, _ space: Space, isHeightGiven: Bool) -> Area {
    let guide = addGuide(to: parent)
    constrain(Anchor(guide, .leading), Anchor(.view(parent), .leading), number(0...10))
    constrain(Anchor(guide, .top), Anchor(.view(parent), .top), number(0...10))
    let share = random.pick([0.75, 0.9] as [CGFloat])
    constrain(Anchor(guide, .width), .equal, Anchor(.view(parent), .width), times: share)
    let priority = isHeightGiven || isInCell(parent) ? pinPriority() : 1000
    constrain(
      Anchor(.view(parent), .bottom), .equal, Anchor(guide, .bottom), plus: number(0...10), priority: priority
    )
    return Area(item: guide, space: Space(width: space.width * share, height: space.height - 20))
  }

  // MARK: What stands in a column

  private mutating func columnChild(of parent: Int, _ area: Area, after last: Anchor.Item?) -> Int {
    if let part = takePart(in: parent, area.space) { return self.part(part, in: parent, area) }
    if budget > 4, random.chance(1, outOf: 3) { return container(in: parent, area, after: last) }
    return leaf(in: parent, area, after: last)
  }

  /// A part that is wanted and has space here.
  private mutating func takePart(in parent: Int, _ space: Space) -> Part? {
    guard budget > 4, !isInCell(parent), random.chance(4, outOf: 5) else { return nil }
    let columnParts: Set<Part> = [
      .stack, .nestedStack, .scroll, .table, .collection, .arranging, .marginFollowing, .constraining, .masks,
    ]
    guard let index = wanted.firstIndex(where: { columnParts.contains($0) }) else { return nil }
    guard space.width >= 120 || ![.table, .collection].contains(wanted[index]) else { return nil }
    return wanted.remove(at: index)
  }

  /// A view with views in it, as high as they are or as it likes.
  private mutating func container(in parent: Int, _ area: Area, after last: Anchor.Item?) -> Int {
    let isHeightGiven = random.chance(1, outOf: 2) || area.space.width < 80
    let id = add(.plain, to: parent, .constraints)
    decorate(id)
    var space = width(of: id, in: area, after: last)
    if isHeightGiven {
      space.height = height(of: id)
      fillLater(id, space)
    } else {
      column(in: id, space, isHeightGiven: false, count: 1 + random.below(3))
    }
    return id
  }

  private mutating func leaf(in parent: Int, _ area: Area, after last: Anchor.Item?) -> Int {
    switch random.below(9) {
    case 0, 1: return label(.label(text: text(), lines: random.below(2)), in: parent, area)
    case 2: return label(.paddedLabel(text: text(), padding: number(2...8)), in: parent, area)
    case 3, 4:
      let id = add(.content(CGSize(width: number(10...90), height: number(8...40))), to: parent, .constraints)
      place(id, in: area)
      return id
    case 5:
      let edges = (number(0...6), number(0...6), number(0...6), number(0...6))
      let insets = LayoutInsets(top: edges.0, left: edges.1, bottom: edges.2, right: edges.3)
      let id = add(.inset(insets), to: parent, .constraints)
      _ = width(of: id, in: area, after: last)
      _ = height(of: id)
      return id
    default:
      let id = add(.plain, to: parent, .constraints)
      let space = width(of: id, in: area, after: last)
      plainHeight(of: id, space, after: last)
      return id
    }
  }

  /// A label is as wide as its text, as far as there is space.
  private mutating func label(_ kind: TreeView.Kind, in parent: Int, _ area: Area) -> Int {
    let id = add(kind, to: parent, .constraints)
    place(id, in: area)
    constrain(
      Anchor(.view(id), .width), .lessOrEqual, Anchor(area.item, .width), plus: -number(0...10),
      priority: area.space.width > 40 ? 1000 : pinPriority())
    return id
  }

  /// Puts a view that knows its size somewhere across.
  private mutating func place(_ id: Int, in area: Area) {
    switch random.below(4) {
    case 0: constrain(Anchor(.view(id), .centerX), Anchor(area.item, .centerX), 0)
    case 1: constrain(Anchor(area.item, .trailing), Anchor(.view(id), .trailing), number(0...10))
    default: constrain(Anchor(.view(id), .leading), Anchor(area.item, .leading), number(0...10))
    }
  }

  // MARK: Spread

  /// Subviews that are placed by the view's own edges and middle.
  mutating func scattered(in parent: Int, _ space: Space) {
    let area = area(in: parent, space, isHeightGiven: true)
    for _ in 0..<(1 + random.below(3)) {
      let isContainer = budget > 4 && random.chance(1, outOf: 3)
      let id = add(.plain, to: parent, .constraints)
      var inner = width(of: id, in: area, after: nil)
      inner.height = spread(id, in: area)
      if isContainer {
        decorate(id)
        fillLater(id, inner)
      }
    }
  }

  /// - Returns: the least height.
  private mutating func spread(_ id: Int, in area: Area) -> CGFloat {
    let view = Anchor.Item.view(id)
    switch random.below(4) {
    case 0:
      constrain(Anchor(view, .top), Anchor(area.item, .top), number(0...20))
      return height(of: id)
    case 1:
      constrain(Anchor(area.item, .bottom), Anchor(view, .bottom), number(0...20))
      return height(of: id)
    case 2:
      constrain(Anchor(view, .centerY), Anchor(area.item, .centerY), 0)
      let share = random.pick([0.25, 0.5] as [CGFloat])
      constrain(
        Anchor(view, .height), .equal, Anchor(area.item, .height), times: share,
        priority: sizePriority(area.space.height))
      return max(0, area.space.height * share)
    default:
      constrain(Anchor(view, .top), Anchor(area.item, .top), number(0...10))
      constrain(
        Anchor(area.item, .bottom), .equal, Anchor(view, .bottom), plus: number(0...10),
        priority: pinPriority())
      return max(0, area.space.height - 20)
    }
  }
}

extension TreeGenerator.Space {
  func less(_ width: CGFloat, _ height: CGFloat) -> Self {
    Self(width: max(0, self.width - width), height: max(0, self.height - height))
  }
}
