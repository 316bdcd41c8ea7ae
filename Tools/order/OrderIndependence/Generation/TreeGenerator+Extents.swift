import AutoLayout
import Foundation

/// Widths and heights: constants, shares, bounds and wishes, of which each view has as many as determine it.
extension TreeGenerator {
  /// Places a view across an area and says how wide it is.
  ///
  /// - Returns: the least width, with a height of nothing.
  mutating func width(of id: Int, in area: Area, after last: Anchor.Item?) -> Space {
    defer { addWish(to: id, .width) }
    let view = Anchor.Item.view(id)
    switch random.below(9) {
    case 0, 1, 2: return fillAcross(id, in: area)
    case 3:
      let width = min(number(20...160), max(20, area.space.width))
      if random.chance(1, outOf: 2) {
        constrain(Anchor(view, .leading), .equal, Anchor(area.item, .leading), plus: number(0...20))
      } else {
        constrain(Anchor(area.item, .trailing), .equal, Anchor(view, .trailing), plus: number(0...20))
      }
      constrain(Anchor(view, .width), .equal, nil, plus: width)
      return Space(width: width, height: 0)
    case 4:
      let share = random.pick([0.25, 0.5, 0.75] as [CGFloat])
      constrain(Anchor(view, .centerX), .equal, Anchor(area.item, .centerX))
      constrain(
        Anchor(view, .width), .equal, Anchor(area.item, .width), times: share,
        priority: sizePriority(area.space.width))
      return Space(width: area.space.width * share, height: 0)
    case 5: return boundedWidth(of: id, in: area)
    case 6: return sharedPlace(of: id, in: area)
    case 7:
      if case .view(let other) = last, other != id { return sameWidth(of: id, as: other, in: area) }
      return fillAcross(id, in: area)
    default:
      // By side: not mirrored from right to left.
      let width = number(20...90)
      let side = random.pick([LayoutAttribute.left, .right])
      constrain(
        Anchor(view, side), .equal, Anchor(area.item, side),
        plus: side == .left ? number(0...20) : -number(0...20))
      constrain(Anchor(view, .width), .equal, nil, plus: width)
      return Space(width: width, height: 0)
    }
  }

  /// From edge to edge, but for some points. Where the space may be too small the far edge gives way.
  private mutating func fillAcross(_ id: Int, in area: Area) -> Space {
    let (near, far) = (number(0...16), number(0...16))
    let space = area.space.width - near - far
    constrain(Anchor(.view(id), .leading), .equal, Anchor(area.item, .leading), plus: near)
    constrain(
      Anchor(area.item, .trailing), .equal, Anchor(.view(id), .trailing), plus: far,
      priority: sizePriority(space))
    return Space(width: max(0, space), height: 0)
  }

  /// Required, unless margins may leave less than nothing of the space.
  mutating func sizePriority(_ space: CGFloat) -> Float { space >= Self.ampleSpace ? 1000 : pinPriority() }

  /// In points; margins and safe areas take less.
  private static let ampleSpace: CGFloat = 60

  /// A share of the area's width, but never more than some points nor less than some.
  private mutating func boundedWidth(of id: Int, in area: Area) -> Space {
    let width = Anchor(.view(id), .width)
    let (least, most) = (number(10...40), number(60...300))
    constrain(Anchor(.view(id), .leading), .equal, Anchor(area.item, .leading), plus: number(0...20))
    constrain(
      width, .equal, Anchor(area.item, .width), times: random.pick([0.5, 0.9]), priority: pinPriority())
    constrain(width, .lessOrEqual, nil, plus: most)
    constrain(width, .greaterOrEqual, nil, plus: least)
    return Space(width: least, height: 0)
  }

  /// Begins at a share of the area's far edge.
  private mutating func sharedPlace(of id: Int, in area: Area) -> Space {
    guard case .view(let holder) = area.item, tree.view(id)?.parent == holder else {
      return fillAcross(id, in: area)
    }
    let width = number(20...120)
    constrain(
      Anchor(.view(id), .leading), .equal, Anchor(area.item, .trailing), times: random.pick([0.25, 0.5]))
    constrain(Anchor(.view(id), .width), .equal, nil, plus: width)
    return Space(width: width, height: 0)
  }

  private mutating func sameWidth(of id: Int, as other: Int, in area: Area) -> Space {
    constrain(Anchor(.view(id), .leading), .equal, Anchor(area.item, .leading), plus: number(0...20))
    constrain(
      Anchor(.view(id), .width), .equal, Anchor(.view(other), .width), times: random.pick([0.5, 1, 1.25]),
      plus: number(0...20))
    return Space(width: 0, height: 0)
  }

  /// A constant height.
  ///
  /// - Returns: the height.
  mutating func height(of id: Int) -> CGFloat {
    let height = number(10...120)
    constrain(Anchor(.view(id), .height), .equal, nil, plus: height)
    addWish(to: id, .height)
    return height
  }

  /// The height of a view with nothing in it: constant, in proportion to its width, or to another one's height.
  mutating func plainHeight(of id: Int, _ space: Space, after last: Anchor.Item?) {
    let height = Anchor(.view(id), .height)
    switch (random.below(4), last) {
    case (0, _):
      constrain(height, .equal, Anchor(.view(id), .width), times: random.pick([0.25, 0.5]))
    case (1, .view(let other)?) where other != id:
      constrain(
        height, .equal, Anchor(.view(other), .height), times: random.pick([0.5, 1]), plus: number(0...9))
    case (2, _):
      constrain(height, .equal, nil, plus: number(10...50), priority: pinPriority())
      constrain(height, .greaterOrEqual, nil, plus: number(5...25))
    default: _ = self.height(of: id)
    }
  }

  /// Now and then something optional that contradicts what is required, and something required that holds anyway.
  private mutating func addWish(to id: Int, _ attribute: LayoutAttribute) {
    let anchor = Anchor(.view(id), attribute)
    if random.chance(1, outOf: 6) {
      constrain(anchor, .equal, nil, plus: number(5...200), priority: wishPriority())
    }
    if random.chance(1, outOf: 6) {
      constrain(
        anchor, random.pick([.lessOrEqual, .greaterOrEqual]), nil, plus: number(0...99),
        priority: wishPriority())
    }
    if random.chance(1, outOf: 6) { constrain(anchor, .lessOrEqual, nil, plus: Self.immense) }
  }

  /// Larger than anything in a tree, in points.
  private static let immense: CGFloat = 9000
}
