import Foundation
import SeededRandom

/// A change that a comparison has to notice.
public enum PlantedFault: String, CaseIterable, Sendable {
  case moved, missing, swapped, lineMore, clipped, color, alignment

  /// The changed plan.
  public struct Result: Sendable {
    /// The plan with the change.
    public var plan: ScreenPlan
    /// The frames in which the change is visible, in either plan.
    public var places: [CGRect]
  }

  /// Changes a random part; nil if the plan has none of the kind.
  public func plant(in plan: ScreenPlan, _ random: inout SeededGenerator) -> Result? {
    let candidates = plan.parts.indices.filter { isChangeable(plan.parts[$0], in: plan) }
    guard !candidates.isEmpty else { return nil }
    let index = random.pick(candidates)
    switch self {
    case .moved: return move(index, plan, &random)
    case .missing: return remove(index, plan)
    case .swapped: return swap(index, plan, &random)
    case .lineMore: return lengthen(index, plan)
    case .clipped: return clip(index, plan, &random)
    case .color: return recolor(index, plan)
    case .alignment: return align(index, plan, &random)
    }
  }

  private func isChangeable(_ part: ScreenPart, in plan: ScreenPlan) -> Bool {
    guard part.frame.maxY < plan.size.height - 8 else { return false }
    switch self {
    case .moved, .missing: return true
    case .swapped: return part.content != .separator && !Self.partners(of: part, in: plan).isEmpty
    case .lineMore: return part.text?.lines == 0
    case .clipped:
      if case .picture = part.content { return true }
      return part.text?.lines == 1 && PlanText.inkFrame(of: part).width > 40
    case .color: return part.content != .separator && part.color != 0
    case .alignment:
      return part.text?.lines == 1 && PlanText.inkFrame(of: part).width < part.frame.width - 12
    }
  }

  private func move(_ index: Int, _ plan: ScreenPlan, _ random: inout SeededGenerator) -> Result {
    var changed = plan
    let distance: CGFloat = random.chance(1, outOf: 2) ? 2 : -2
    // A separator that only moves along itself also ends elsewhere.
    let isAcross = random.chance(1, outOf: 2)
    let offset = isAcross ? (x: distance, y: CGFloat(0)) : (x: CGFloat(0), y: distance)
    changed.parts[index].frame = plan.parts[index].frame.offsetBy(dx: offset.x, dy: offset.y)
    return Result(
      plan: changed, places: [plan.parts[index], changed.parts[index]].map(PlanText.inkFrame))
  }

  private func remove(_ index: Int, _ plan: ScreenPlan) -> Result {
    var changed = plan
    let part = changed.parts.remove(at: index)
    return Result(plan: changed, places: [PlanText.inkFrame(of: part)])
  }

  /// Parts of the same kind that look different, whose places the part could take.
  private static func partners(of part: ScreenPart, in plan: ScreenPlan) -> [Int] {
    plan.parts.indices.filter { index in
      let other = plan.parts[index]
      guard other != part, other.frame.size == part.frame.size else { return false }
      switch (part.content, other.content) {
      case (.text(let one), .text(let two)): return one.text != two.text && one.alignment == two.alignment
      case (.picture(let one), .picture(let two)): return one != two
      case (.icon(let one), .icon(let two)): return one != two && part.color != other.color
      case (.box, .box): return part.color != other.color
      default: return false
      }
    }
  }

  private func swap(_ index: Int, _ plan: ScreenPlan, _ random: inout SeededGenerator) -> Result? {
    let partners = Self.partners(of: plan.parts[index], in: plan)
    guard !partners.isEmpty else { return nil }
    let other = random.pick(partners)
    var changed = plan
    changed.parts[index].frame = plan.parts[other].frame
    changed.parts[other].frame = plan.parts[index].frame
    return Result(plan: changed, places: [index, other].map { PlanText.inkFrame(of: plan.parts[$0]) })
  }

  /// Adds words to a text until it has a line more, and moves everything below it.
  private func lengthen(_ index: Int, _ plan: ScreenPlan) -> Result? {
    guard var content = plan.parts[index].text else { return nil }
    let frame = plan.parts[index].frame
    while PlanText.height(of: content, width: frame.width) <= frame.height { content.text += " once more" }
    let added = PlanText.height(of: content, width: frame.width) - frame.height
    var changed = plan
    changed.parts[index].content = .text(content)
    changed.parts[index].frame.size.height += added
    for other in changed.parts.indices where other != index {
      if plan.parts[other].frame.minY >= frame.maxY {
        changed.parts[other].frame.origin.y += added
      } else if plan.parts[other].frame.contains(frame) {
        changed.parts[other].frame.size.height += added
      }
    }
    return Result(plan: changed, places: [changed.parts[index].frame])
  }

  /// Cuts off a third of the width at the right, or of the height at the bottom.
  private func clip(_ index: Int, _ plan: ScreenPlan, _ random: inout SeededGenerator) -> Result {
    var changed = plan
    var visible = PlanText.inkFrame(of: plan.parts[index])
    let whole = visible
    if random.chance(1, outOf: 2) { visible.size.width *= 2 / 3 } else { visible.size.height *= 0.6 }
    changed.parts[index].clip = visible
    return Result(plan: changed, places: [whole])
  }

  private func recolor(_ index: Int, _ plan: ScreenPlan) -> Result {
    var changed = plan
    let color = plan.parts[index].color
    let parts = [color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF]
    let isGray = (parts.max() ?? 0) - (parts.min() ?? 0) < 24
    // Grays become blue, other colours change places of their components.
    changed.parts[index].color = isGray ? 0x0A5FD0 : parts[2] << 16 | parts[0] << 8 | parts[1]
    return Result(plan: changed, places: [PlanText.inkFrame(of: plan.parts[index])])
  }

  private func align(_ index: Int, _ plan: ScreenPlan, _ random: inout SeededGenerator) -> Result? {
    guard var content = plan.parts[index].text else { return nil }
    let others: [ScreenPart.Alignment] = [.left, .center, .right].filter { $0 != content.alignment }
    content.alignment = random.pick(others)
    var changed = plan
    changed.parts[index].content = .text(content)
    return Result(
      plan: changed, places: [plan.parts[index], changed.parts[index]].map(PlanText.inkFrame))
  }
}
