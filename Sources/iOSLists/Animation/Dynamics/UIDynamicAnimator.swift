import Foundation
import Graphics

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Is notified when items come to rest.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items according to their behaviours. (Apple, `UIDynamicAnimator`.)
///
/// There is no clock here: a behaviour with a position of rest, such as a snap or an attachment, moves its items there
/// immediately. Behaviours that depend on time (gravity, pushes, velocities, collisions) are stored but have no
/// effect.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates the behaviours use.
  public let referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  private weak var layout: UICollectionViewLayout?

  /// False: items come to rest immediately.
  open var isRunning: Bool { false }
  /// The time in seconds; zero, because there is no clock.
  open var elapsedTime: TimeInterval { 0 }

  public override init() {
    referenceView = nil
    super.init()
  }

  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// An animator for a collection's attributes, in the coordinates of its content.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = nil
    self.layout = layout
    super.init()
  }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator == nil else { return }
    behavior.willMove(to: self)
    behaviors.append(behavior)
    behavior.animator = self
    rest()
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    behaviors.remove(at: index)
    behavior.animator = nil
  }

  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// The items of the behaviours that lie in a rectangle, in the order of the behaviours.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    var found: [any UIDynamicItem] = []
    for item in behaviors.flatMap(\.movedItems) where !found.contains(where: { $0 === item }) {
      if item.frameOfDynamics.intersects(rect) { found.append(item) }
    }
    return found
  }

  /// Reads an item's position after the client has moved it. Does nothing here, because positions are not stored
  /// elsewhere.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}

  /// Moves the items to the positions of rest of their behaviours.
  func rest() {
    delegate?.dynamicAnimatorWillResume(self)
    for behavior in behaviors { behavior.restWithChildren() }
    layout?.invalidateLayout()
    delegate?.dynamicAnimatorDidPause(self)
  }
}

extension UIDynamicItem {
  fileprivate var frameOfDynamics: CGRect {
    CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
      height: bounds.height)
  }
}

/// A rule for the movement of items, or a group of such rules. (Apple, `UIDynamicBehavior`.)
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called after each step: here once, when the items have come to rest.
  open var action: (() -> Void)?
  fileprivate weak var animator: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?

  open var dynamicAnimator: UIDynamicAnimator? { animator ?? parent?.dynamicAnimator }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    behavior.parent = self
    dynamicAnimator?.rest()
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.parent = nil
  }

  /// Called before the behaviour joins an animator or, with nil, leaves it.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The items of a behaviour with a list of items.
  var addedItems: [any UIDynamicItem] = []
  /// The items that the behaviour itself moves, without those of its children.
  var affectedItems: [any UIDynamicItem] { addedItems }
  var movedItems: [any UIDynamicItem] { affectedItems + childBehaviors.flatMap(\.movedItems) }

  /// Moves the items to the behaviour's positions of rest.
  func rest() {}

  fileprivate func restWithChildren() {
    rest()
    for child in childBehaviors { child.restWithChildren() }
    action?()
  }
}
