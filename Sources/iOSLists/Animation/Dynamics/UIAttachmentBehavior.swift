import AutoLayout
import Foundation
import Graphics

/// Moves an item to a point, upright. (Apple, `UISnapBehavior`.)
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The point, in the animator's coordinates.
  @AlwaysObserved open var snapPoint: CGPoint {
    didSet { dynamicAnimator?.rest() }
  }
  /// The damping, from 0 (strong oscillation) to 1. Stored only.
  open var damping: CGFloat = 0.5

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var affectedItems: [any UIDynamicItem] { [item] }

  override func rest() {
    item.center = snapPoint
    item.transform = .identity
  }
}

/// Keeps a point of an item at a distance from an anchor or from a point of another item. (Apple, `UIAttachmentBehavior`.)
///
/// At rest the item's point is ``length`` from the anchor, on the line on which it was; items do not turn.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// Raw values match UIKit's.
  public enum AttachmentType: Int, Hashable, Sendable {
    case items = 0
    case anchor
  }

  open private(set) var items: [any UIDynamicItem]
  public let attachedBehaviorType: AttachmentType
  /// The anchor, in the animator's coordinates.
  @AlwaysObserved open var anchorPoint: CGPoint {
    didSet { dynamicAnimator?.rest() }
  }
  /// The length in points; initially the distance at the behaviour's creation.
  @AlwaysObserved open var length: CGFloat {
    didSet { dynamicAnimator?.rest() }
  }
  /// Stored only.
  open var damping: CGFloat = 0
  /// Oscillations per second; zero for a rigid attachment. Stored only.
  open var frequency: CGFloat = 0
  /// Stored only.
  open var frictionTorque: CGFloat = 0
  private let offsets: [UIOffset]

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    items = [item]
    offsets = [offset]
    attachedBehaviorType = .anchor
    anchorPoint = point
    length = item.point(at: offset).distance(to: point)
    super.init()
  }

  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    offsets = [offset1, offset2]
    attachedBehaviorType = .items
    anchorPoint = .zero
    length = item1.point(at: offset1).distance(to: item2.point(at: offset2))
    super.init()
  }

  override var affectedItems: [any UIDynamicItem] { items }

  override func rest() {
    guard let item = items.first, let offset = offsets.first else { return }
    let anchor = items.count > 1 ? items[1].point(at: offsets[1]) : anchorPoint
    let point = item.point(at: offset)
    let distance = point.distance(to: anchor)
    guard distance != length else { return }
    // A point at the anchor itself moves straight down.
    let direction =
      distance == 0
      ? CGVector(dx: 0, dy: 1)
      : CGVector(dx: (point.x - anchor.x) / distance, dy: (point.y - anchor.y) / distance)
    item.center.x += anchor.x + direction.dx * length - point.x
    item.center.y += anchor.y + direction.dy * length - point.y
  }
}

extension UIDynamicItem {
  /// A point of the item, in the coordinates of its superview.
  fileprivate func point(at offset: UIOffset) -> CGPoint {
    let turned = CGPoint(x: offset.horizontal, y: offset.vertical).applying(transform)
    return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
