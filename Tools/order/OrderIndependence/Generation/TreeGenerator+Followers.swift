import AutoLayout
import Foundation

/// Additions to a finished tree: views that follow any other item, across whatever lies in between; origins of
/// bounds; hidden arranged views that require a length.
///
/// None of it decides where anything else is, so the tree's layout stays determined.
extension TreeGenerator {
  mutating func addFollowers() {
    moveBounds()
    requireLengthsOfHiddenViews()
    let hosts = tree.views.filter(mayHoldFollowers).map(\.id)
    for _ in 0..<random.below(Self.mostFollowers + 1) { follow(in: random.pick(hosts)) }
  }

  private static let mostFollowers = 4

  /// Views in which neither code nor a list nor a stack decides where a subview is.
  private func mayHoldFollowers(_ view: TreeView) -> Bool {
    guard !isInCell(view.id) else { return false }
    if case .scroll = view.kind { return true }
    return view.kind == .plain
  }

  /// A small view of fixed size at a distance from an edge of something else.
  private mutating func follow(in host: Int) {
    let target = followed()
    let id = add(.plain, to: host, .constraints)
    edit(id) { $0.isFollower = true }
    let view = Anchor.Item.view(id)
    constrain(Anchor(view, .width), .equal, nil, plus: number(5...30))
    constrain(Anchor(view, .height), .equal, nil, plus: number(5...30))
    let down = [LayoutAttribute.top, .bottom, .centerY]
    constrain(
      Anchor(view, random.pick(down)), .equal, Anchor(target, random.pick(down)), plus: number(-30...30))
    // Content offsets count from the left in both directions, and so do frames that nothing changes: nothing follows across
    // (``OrderRule/offsetsCountFromTheLeft``).
    let isBeside = tree.view(of: target).map {
      keptSides(around: target, $0) == keptSides(around: .view(id), id)
    }
    // The middle of a scroll view is its frame's, which its content's mirror image does not know.
    let across =
      [LayoutAttribute.leading, .trailing] + (tree.view(host)?.kind.isScroll == true ? [] : [.centerX])
    let side = random.pick(across)
    // Middles are the same in a mirror only without a distance.
    let distance = side == .centerX ? 0 : number(0...20)
    constrain(
      Anchor(view, side), .equal, Anchor(isBeside == true ? target : .view(host), side), plus: distance)
  }

  /// Any item outside of cells: a view, a guide, or one of the system's guides of a view.
  private mutating func followed() -> Anchor.Item {
    let views = tree.views.filter { !isInCell($0.id) && !$0.isHidden }
    let view = random.pick(views)
    if random.chance(1, outOf: 5), let guide = tree.guides.filter({ !isInCell($0.view) }).last {
      return .guide(guide.id)
    }
    switch random.below(view.kind.isScroll ? 6 : 4) {
    case 0: return .margins(view.id)
    case 1: return .safeArea(view.id)
    case 2: return .readable(view.id)
    case 4: return .visible(view.id)
    case 5 where !view.kind.isList: return .content(view.id)
    default: return .view(view.id)
    }
  }

  /// The surroundings of an item that keep their place from the left when the reading direction turns: scrolled content, and
  /// views whose superview does not resize them.
  private func keptSides(around item: Anchor.Item, _ view: Int) -> [Int] {
    var found: [Int] = []
    if case .content = item { found.append(view) }
    var inner = tree.view(view)
    while let current = inner, let outer = current.parent.flatMap({ tree.view($0) }) {
      if current.placement.isMask, !outer.autoresizesSubviews { found.append(current.id) }
      if outer.kind.isScroll { found.append(outer.id) }
      inner = outer
    }
    return found
  }

  /// As if somebody had scrolled plain views.
  private mutating func moveBounds() {
    for view in tree.views where view.kind == .plain && view.placement == .constraints {
      guard random.chance(1, outOf: 12) else { continue }
      let origin = number(-20...40)
      edit(view.id) { $0.boundsTop = origin }
    }
  }

  /// Their constraints contradict the stack, which hides them all the same.
  private mutating func requireLengthsOfHiddenViews() {
    for view in tree.views where view.isHidden && view.placement == .arranged {
      guard case .stack(let stack)? = view.parent.flatMap({ tree.view($0)?.kind }), random.chance(1, outOf: 2)
      else { continue }
      constrain(
        Anchor(.view(view.id), stack.isVertical ? .height : .width), .equal, nil, plus: number(10...60))
    }
  }
}
