import AutoLayout
import Foundation

/// The larger parts of trees.
extension TreeGenerator {
  mutating func part(_ part: Part, in parent: Int, _ area: Area) -> Int {
    switch part {
    case .stack: stack(in: parent, area, isNested: false)
    case .nestedStack: stack(in: parent, area, isNested: true)
    case .scroll: scroll(in: parent, area)
    case .table: table(in: parent, area)
    case .collection: collection(in: parent, area)
    case .arranging: arranging(in: parent, area)
    case .marginFollowing: marginFollowing(in: parent, area)
    case .constraining: constraining(in: parent, area)
    case .masks, .guides, .safeArea, .preservedMargins: masks(in: parent, area)
    }
  }

  // MARK: Stacks

  private mutating func stack(in parent: Int, _ area: Area, isNested: Bool) -> Int {
    let isVertical = random.chance(1, outOf: 2)
    // A length from outside: stacks that share what is left over want one.
    let isHeightGiven = random.chance(1, outOf: 2)
    let value = stackValue(isVertical, hasLength: !isVertical || isHeightGiven)
    let id = add(.stack(value), to: parent, .constraints)
    if random.chance(1, outOf: 3) { decorate(id) }
    edit(id) { $0.marginsIncludeSafeArea = false }
    if !isHeightGiven { ignoreSurroundings(id) }
    constrain(Anchor(.view(id), .leading), .equal, Anchor(area.item, .leading), plus: number(0...20))
    let lengths = value.distribution >= Self.firstSpaced ? Self.spacedLengths : Self.stackLengths
    constrain(Anchor(.view(id), .width), .equal, nil, plus: number(lengths))
    if isHeightGiven {
      constrain(Anchor(.view(id), .height), .equal, nil, plus: number(lengths))
    }
    let count = 2 + random.below(3)
    arrange(
      in: id, count: value.distribution == Self.equalCentering ? min(count, Self.mostCentered) : count,
      nesting: isNested ? 1 : 0, isSpaced: value.distribution >= Self.firstSpaced)
    return id
  }

  /// Space for what is between views and around them, in points.
  private static let stackLengths = 110...220

  /// Stacks that share what is left over have all that their views want: with less, several gaps would do.
  private static let spacedLengths = 330...380
  /// `equalSpacing` and `equalCentering`.
  private static let firstSpaced = 3
  private static let equalCentering = 4
  /// With more, several distances would be unequal where one has to be, and all of them want to be equal as much.
  private static let mostCentered = 3

  /// Distributions and alignments by their raw values in UIKit.
  private mutating func stackValue(_ isVertical: Bool, hasLength: Bool) -> TreeView.Stack {
    let alignments = isVertical ? [0, 1, 3, 4] : [0, 1, 2, 3, 4, 5]
    return TreeView.Stack(
      isVertical: isVertical, distribution: hasLength ? random.below(5) : random.below(2),
      alignment: random.pick(alignments), spacing: number(0...10), isInMargins: random.chance(1, outOf: 4))
  }

  private mutating func arrange(in stack: Int, count: Int, nesting: Int, isSpaced: Bool) {
    for index in 0..<count {
      if nesting > 0, index == 0 || random.chance(1, outOf: 4) {
        let isVertical = random.chance(1, outOf: 2)
        let inner = add(.stack(stackValue(isVertical, hasLength: false)), to: stack, .arranged)
        ignoreSurroundings(inner)
        arrange(in: inner, count: 2, nesting: 0, isSpaced: isSpaced)
        continue
      }
      let kind: TreeView.Kind =
        switch random.below(isSpaced ? 2 : 4) {
        case 2: .label(text: text(), lines: random.below(2))
        case 3: .paddedLabel(text: text(), padding: number(1...5))
        default: .content(CGSize(width: number(10...60), height: number(10...40)))
        }
      let id = add(kind, to: stack, .arranged)
      if random.chance(1, outOf: 12), index > 0, hasPlacesForHidden(stack) {
        edit(id) { $0.isHidden = true }
      }
    }
  }

  /// Hidden views stand at an end of a view shown, unless distances are bounded only from below: the first is shown.
  private func hasPlacesForHidden(_ id: Int) -> Bool {
    guard case .stack(let stack)? = tree.view(id)?.kind else { return false }
    return stack.distribution < Self.firstSpaced
  }

  // MARK: Scroll views

  /// Content in one view that is pinned to the scroll view's edges or its content guide.
  private mutating func scroll(in parent: Int, _ area: Area) -> Int {
    let isPaging = random.chance(1, outOf: 3)
    let id = add(
      .scroll(isPaging: isPaging, alwaysBounces: tree.views.count.isMultiple(of: 2)), to: parent, .constraints
    )
    var space = width(of: id, in: area, after: nil)
    constrain(Anchor(.view(id), .height), .equal, nil, plus: number(60...160))
    let content = add(.plain, to: id, .constraints)
    let edges: Anchor.Item = random.chance(1, outOf: 2) ? .view(id) : .content(id)
    for attribute in [LayoutAttribute.leading, .top] {
      constrain(Anchor(.view(content), attribute), .equal, Anchor(edges, attribute), plus: 0)
    }
    for attribute in [LayoutAttribute.trailing, .bottom] {
      constrain(Anchor(edges, attribute), .equal, Anchor(.view(content), attribute), plus: 0)
    }
    let share: CGFloat = isPaging ? random.pick([2, ViewTree.largestMultiplier]) : random.pick([1, 1, 1.5])
    let visible: Anchor.Item = random.chance(1, outOf: 2) ? .view(id) : .visible(id)
    constrain(Anchor(.view(content), .width), .equal, Anchor(visible, .width), times: share)
    space.width *= share
    column(in: content, space, isHeightGiven: false, count: 2 + random.below(3))
    return id
  }

  // MARK: Lists

  private mutating func table(in parent: Int, _ area: Area) -> Int {
    let id = add(.table(isGrouped: random.chance(1, outOf: 3)), to: parent, .constraints)
    let space = width(of: id, in: area, after: nil)
    constrain(Anchor(.view(id), .height), .equal, nil, plus: number(100...240))
    for _ in 0..<(2 + random.below(3)) {
      let row = add(.row, to: id, .cell)
      column(in: row, space.less(80, 0), isHeightGiven: false, count: 1 + random.below(2))
    }
    return id
  }

  private mutating func collection(in parent: Int, _ area: Area) -> Int {
    let isFixed = random.chance(1, outOf: 2)
    let size = CGSize(width: number(50...90), height: number(40...80))
    let value = TreeView.Collection(
      isHorizontal: random.chance(1, outOf: 3), itemSize: isFixed ? size : nil)
    let id = add(.collection(value), to: parent, .constraints)
    _ = width(of: id, in: area, after: nil)
    constrain(Anchor(.view(id), .height), .equal, nil, plus: number(100...200))
    for _ in 0..<(2 + random.below(4)) {
      let item = add(.item, to: id, .cell)
      if isFixed {
        column(in: item, Space(width: size.width, height: size.height), isHeightGiven: true, count: 1)
      } else {
        selfSizing(item)
      }
    }
    return id
  }

  /// One view whose size the item takes.
  private mutating func selfSizing(_ item: Int) {
    let id = add(.content(CGSize(width: number(20...70), height: number(15...50))), to: item, .constraints)
    let inset = number(0...8)
    for attribute in [LayoutAttribute.leading, .top] {
      constrain(Anchor(.view(id), attribute), .equal, Anchor(.view(item), attribute), plus: inset)
    }
    for attribute in [LayoutAttribute.trailing, .bottom] {
      constrain(
        Anchor(.view(item), attribute), .equal, Anchor(.view(id), attribute), plus: inset,
        priority: pinPriority())
    }
  }

  // MARK: Masks

  private mutating func masks(in parent: Int, _ area: Area) -> Int {
    let id = add(.plain, to: parent, .constraints)
    decorate(id)
    var space = width(of: id, in: area, after: nil)
    space.height = height(of: id)
    if space.width >= Self.leastMaskedWidth { masked(in: id, space) } else { fillLater(id, space) }
    return id
  }

  /// Narrower views leave no space for frames, in points.
  private static let leastMaskedWidth: CGFloat = 40

  /// Subviews with frames and masks inside what the view is never smaller than, so that none shrinks to nothing.
  mutating func masked(in parent: Int, _ space: Space) {
    let (width, height) = (space.width.rounded(.down), space.height.rounded(.down))
    edit(parent) {
      $0.frame.size = CGSize(width: width, height: height)
      $0.autoresizesSubviews = parent.isMultiple(of: 3)
    }
    for _ in 0..<(1 + random.below(3)) {
      let size = CGSize(
        width: number(10...max(10, Int(width) / 2)), height: number(10...max(10, Int(height) / 2)))
      let frame = CGRect(
        x: number(0...Int(width - size.width)), y: number(0...Int(height - size.height)), width: size.width,
        height: size.height)
      let id = add(.plain, to: parent, .mask(mask(in: parent)), frame: frame)
      guard budget > 2, random.chance(1, outOf: 2), size.width > 30, size.height > 20 else { continue }
      decorate(id)
      fillLater(id, Space(width: size.width, height: size.height))
    }
  }

  /// Several flexible lengths on an axis share what a superview gains or loses only where it never shrinks to nothing:
  /// where masks place it, too, up to the root (``OrderRule/masksLoseSharesAtNothing``).
  private mutating func mask(in parent: Int) -> AutoresizingMask {
    if isPlacedByMasks(parent) { return AutoresizingMask(rawValue: UInt(random.below(1 << 6))) }
    let across: [AutoresizingMask] = [[], .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    let down: [AutoresizingMask] = [[], .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    return random.pick(across).union(random.pick(down))
  }

  private func isPlacedByMasks(_ id: Int) -> Bool {
    guard let view = tree.view(id) else { return true }
    guard case .mask = view.placement else { return false }
    return view.parent.map(isPlacedByMasks) ?? true
  }

  // MARK: Layout by hand

  private mutating func arranging(in parent: Int, _ area: Area) -> Int {
    let isVertical = random.chance(1, outOf: 2)
    let id = add(.arranging(isVertical: isVertical), to: parent, .constraints)
    var space = width(of: id, in: area, after: nil)
    space.height = height(of: id)
    let count = 2 + random.below(2)
    let share = CGFloat(count)
    for _ in 0..<count {
      let child = add(.plain, to: id, .byHand)
      guard budget > 2, random.chance(1, outOf: 2) else { continue }
      fillByConstraints(
        child,
        Space(
          width: isVertical ? space.width : space.width / share,
          height: isVertical ? space.height / share : space.height))
    }
    return id
  }

  private mutating func marginFollowing(in parent: Int, _ area: Area) -> Int {
    let id = add(.marginFollowing, to: parent, .constraints)
    decorate(id)
    var space = width(of: id, in: area, after: nil)
    space.height = height(of: id)
    let child = add(.plain, to: id, .byHand)
    if budget > 2 { fillByConstraints(child, space.less(60, 60)) }
    return id
  }

  /// Masks would start from a size that the code gives the view only later.
  private mutating func fillByConstraints(_ id: Int, _ space: Space) {
    scattered(in: id, Space(width: min(space.width, 30), height: min(space.height, 20)))
  }

  private mutating func constraining(in parent: Int, _ area: Area) -> Int {
    let id = add(.constraining, to: parent, .constraints)
    let space = width(of: id, in: area, after: nil)
    column(in: id, space, isHeightGiven: false, count: 1 + random.below(3))
    return id
  }
}
