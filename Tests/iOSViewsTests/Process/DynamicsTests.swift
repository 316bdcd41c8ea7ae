import Foundation
import Graphics
import Testing
import iOSViews

/// Behaviours that have a place of rest put their items there; the others are kept. Expected places are worked out by hand
/// from Apple's descriptions (`UISnapBehavior`, `UIAttachmentBehavior`).
@MainActor
struct DynamicsTests {
  private let arena = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let item = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private let animator: UIDynamicAnimator

  init() {
    arena.addSubview(item)
    animator = UIDynamicAnimator(referenceView: arena)
  }

  @Test func aSnapPutsItsItemAtThePoint() {
    item.transform = CGAffineTransform(rotationAngle: 1)
    let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 50, y: 60))
    animator.addBehavior(snap)
    #expect(item.center == CGPoint(x: 50, y: 60))
    #expect(item.transform == .identity)
    snap.snapPoint = CGPoint(x: 70, y: 60)
    #expect(item.center == CGPoint(x: 70, y: 60))
    animator.removeBehavior(snap)
    snap.snapPoint = .zero
    #expect(item.center == CGPoint(x: 70, y: 60))
  }

  @Test func anAttachmentKeepsItsLength() {
    item.center = CGPoint(x: 50, y: 50)
    let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 50, y: 20))
    animator.addBehavior(attachment)
    #expect(attachment.length == 30)
    #expect(item.center == CGPoint(x: 50, y: 50))
    attachment.anchorPoint = CGPoint(x: 50, y: 100)
    #expect(item.center == CGPoint(x: 50, y: 70))
    attachment.length = 0
    #expect(item.center == CGPoint(x: 50, y: 100))
  }

  @Test func anAttachmentBetweenItemsMovesTheFirst() {
    let other = UIView(frame: CGRect(x: 90, y: 0, width: 20, height: 20))
    item.center = CGPoint(x: 20, y: 10)
    let attachment = UIAttachmentBehavior(
      item: item, offsetFromCenter: UIOffset(horizontal: 10, vertical: 0), attachedTo: other,
      offsetFromCenter: UIOffset(horizontal: -10, vertical: 0))
    #expect(attachment.length == 60)
    attachment.length = 10
    animator.addBehavior(attachment)
    // From 30 to 80, where 10 are left to the other's edge at 90.
    #expect(item.center == CGPoint(x: 70, y: 10))
    #expect(other.center == CGPoint(x: 100, y: 10))
  }

  @Test func whatTakesTimeMovesNothing() {
    let gravity = UIGravityBehavior(items: [item])
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.setAngle(0, magnitude: 2)
    let before = item.frame
    animator.addBehavior(gravity)
    animator.addBehavior(push)
    #expect(item.frame == before)
    // Apple: downwards, one unit.
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    #expect(gravity.magnitude == 1)
    #expect(push.pushDirection == CGVector(dx: 2, dy: 0))
    #expect(!animator.isRunning)
  }

  @Test func groupsMoveTheirItemsAndNotifyOnce() {
    let group = UIDynamicBehavior()
    group.addChildBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 30, y: 40)))
    var steps = 0
    group.action = { steps += 1 }
    animator.addBehavior(group)
    #expect(item.center == CGPoint(x: 30, y: 40))
    #expect(steps == 1)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 30, height: 40)).count == 1)
    #expect(animator.items(in: CGRect(x: 100, y: 100, width: 30, height: 40)).isEmpty)
    animator.removeAllBehaviors()
    #expect(group.dynamicAnimator == nil)
  }

  @Test func boundariesAreFoundByTheirNames() {
    let collision = UICollisionBehavior(items: [item])
    #expect(collision.boundaryIdentifiers == nil)
    collision.addBoundary(withIdentifier: NSString(string: "floor"), from: .zero, to: CGPoint(x: 9, y: 0))
    #expect(collision.boundary(withIdentifier: NSString(string: "floor")) != nil)
    #expect(collision.boundary(withIdentifier: NSString(string: "wall")) == nil)
    collision.removeBoundary(withIdentifier: NSString(string: "floor"))
    #expect(collision.boundaryIdentifiers == nil)
  }
}
