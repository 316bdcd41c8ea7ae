import AutoLayout
import Foundation
import LayoutExplanations

/// A constraint as a line on the screen: a distance, an extent, or two aligned edges.
struct ConstraintLine: Hashable {
  /// Edges closer than this, in points, are aligned.
  private static let flush: CGFloat = 0.75
  /// The distance between a view and the line of its extent, in points.
  private static let outside: CGFloat = 5
  /// The distance by which a line of aligned edges extends beyond the views, in points.
  private static let overhang: CGFloat = 4

  var start: CGPoint
  var end: CGPoint
  /// True for aligned edges, which have no distance.
  var isAligned = false

  var isHorizontal: Bool { start.y == end.y }
  var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

  /// Nil for constraints that cannot be drawn, such as between distances.
  init?(_ constraint: ConstraintExplanation, in scene: SceneExplanation) {
    guard let first = constraint.first, let index = first.item else { return nil }
    let rect = scene.items[index].alignmentRect
    let isAcross = constraint.axis == .horizontal
    guard first.attribute.kind != .size else {
      self.init(extentOf: rect, isAcross: isAcross)
      return
    }
    guard let second = constraint.second, let otherIndex = second.item else { return nil }
    let other = scene.items[otherIndex].alignmentRect
    guard let to = Self.place(of: first, scene.items[index], constraint.direction),
      let from = Self.place(of: second, scene.items[otherIndex], constraint.direction)
    else { return nil }
    let inner = rect.width * rect.height <= other.width * other.height ? rect : other
    if abs(from - to) > Self.flush {
      self.init(from: from, to: to, at: isAcross ? inner.midY : inner.midX, isAcross: isAcross)
    } else {
      self.init(
        along: to, rect.contains(other) || other.contains(rect) ? inner : rect.union(other),
        isAcross: isAcross)
    }
  }

  private init(extentOf rect: CGRect, isAcross: Bool) {
    if isAcross {
      start = CGPoint(x: rect.minX, y: rect.maxY + Self.outside)
      end = CGPoint(x: rect.maxX, y: rect.maxY + Self.outside)
    } else {
      start = CGPoint(x: rect.maxX + Self.outside, y: rect.minY)
      end = CGPoint(x: rect.maxX + Self.outside, y: rect.maxY)
    }
  }

  private init(from: CGFloat, to: CGFloat, at cross: CGFloat, isAcross: Bool) {
    start = isAcross ? CGPoint(x: from, y: cross) : CGPoint(x: cross, y: from)
    end = isAcross ? CGPoint(x: to, y: cross) : CGPoint(x: cross, y: to)
  }

  private init(along place: CGFloat, _ rect: CGRect, isAcross: Bool) {
    isAligned = true
    if isAcross {
      start = CGPoint(x: place, y: rect.minY - Self.overhang)
      end = CGPoint(x: place, y: rect.maxY + Self.overhang)
    } else {
      start = CGPoint(x: rect.minX - Self.overhang, y: place)
      end = CGPoint(x: rect.maxX + Self.overhang, y: place)
    }
  }

  /// The position of an attribute, in the root's coordinates.
  private static func place(
    of side: ConstraintExplanation.Side, _ item: ItemExplanation, _ direction: LayoutDirection
  ) -> CGFloat? {
    let rect = item.alignmentRect
    let inner = item.layoutMargins.inset(item.rect)
    let isFlipped = direction == .rightToLeft
    switch side.attribute {
    case .left: return rect.minX
    case .right: return rect.maxX
    case .leading: return isFlipped ? rect.maxX : rect.minX
    case .trailing: return isFlipped ? rect.minX : rect.maxX
    case .centerX: return rect.midX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .centerY: return rect.midY
    case .firstBaseline: return item.firstBaseline ?? rect.minY
    case .lastBaseline: return item.lastBaseline ?? rect.maxY
    case .leftMargin: return inner.minX
    case .rightMargin: return inner.maxX
    case .leadingMargin: return isFlipped ? inner.maxX : inner.minX
    case .trailingMargin: return isFlipped ? inner.minX : inner.maxX
    case .topMargin: return inner.minY
    case .bottomMargin: return inner.maxY
    case .centerXWithinMargins: return inner.midX
    case .centerYWithinMargins: return inner.midY
    case .width, .height, .notAnAttribute: return nil
    }
  }
}
