import Foundation
import Testing

@testable import AutoLayout

/// Coordinates are relative to the nearest ancestor that no constraint crosses. Frames are the same either way, and a view
/// that moves takes its content along at no cost where no constraint crosses its edge.
struct OriginTests {
  private final class Box {
    let node: LayoutNode
    private(set) var children: [Box] = []

    init(in parent: Box? = nil) {
      node = LayoutNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      guard let parent else { return }
      node.usesAutoresizing = false
      parent.children.append(self)
      parent.node.insertChild(node, at: parent.node.children.count)
    }

    deinit { if node.parent == nil { node.letGo() } }
  }

  @discardableResult
  private func pin(
    _ item: Box, _ attribute: LayoutAttribute, _ other: Box?, _ otherAttribute: LayoutAttribute,
    _ constant: CGFloat
  ) -> LayoutConstraintBase {
    let constraint = LayoutConstraintBase(
      spec: ConstraintSpec(
        firstItem: item.node, firstAttribute: attribute, secondItem: other?.node,
        secondAttribute: other == nil ? .notAnAttribute : otherAttribute, constant: constant))
    if let holder = constraint.commonAncestor { constraint.install(on: holder) }
    return constraint
  }

  private func place(_ box: Box, in parent: Box, x: CGFloat, y: CGFloat) -> LayoutConstraintBase {
    pin(box, .left, parent, .left, x)
    let top = pin(box, .top, parent, .top, y)
    pin(box, .width, nil, .notAnAttribute, 100)
    pin(box, .height, nil, .notAnAttribute, 100)
    return top
  }

  private func layOut(_ root: Box) {
    root.node.layoutIfNeeded()
  }

  @Test func aMovedViewTakesItsContentAlong() {
    let root = Box()
    let outer = Box(in: root)
    let top = place(outer, in: root, x: 10, y: 20)
    var inner: [Box] = []
    for index in 0..<100 {
      let box = Box(in: outer)
      _ = place(box, in: outer, x: CGFloat(index), y: 5)
      inner.append(box)
    }
    layOut(root)
    let before = root.node.engine.counts
    top.changeConstant(50)
    layOut(root)
    let after = root.node.engine.counts
    #expect(outer.node.frame.minY == 50)
    #expect(inner[7].node.frame == CGRect(x: 7, y: 5, width: 100, height: 100))
    #expect(after.rowsTouched - before.rowsTouched <= 8)
    #expect(after.movedFrames - before.movedFrames == 1)
  }

  /// A constraint that crosses comes when all is laid out, and goes again.
  @Test func crossingComesLate() {
    let root = Box()
    let outer = Box(in: root)
    let top = place(outer, in: root, x: 10, y: 20)
    let middle = Box(in: outer)
    _ = place(middle, in: outer, x: 3, y: 4)
    let inner = Box(in: middle)
    pin(inner, .left, middle, .left, 1)
    pin(inner, .right, middle, .right, -1)
    pin(inner, .top, middle, .top, 2)
    let height = pin(inner, .height, nil, .notAnAttribute, 30)
    let follower = Box(in: root)
    pin(follower, .left, root, .left, 0)
    pin(follower, .width, nil, .notAnAttribute, 10)
    pin(follower, .height, nil, .notAnAttribute, 10)
    layOut(root)
    #expect(inner.node.frame == CGRect(x: 1, y: 2, width: 98, height: 30))
    let crossing = pin(follower, .top, inner, .bottom, 5)
    layOut(root)
    #expect(follower.node.frame.minY == 61)
    #expect(inner.node.frame == CGRect(x: 1, y: 2, width: 98, height: 30))
    #expect(middle.node.frame == CGRect(x: 3, y: 4, width: 100, height: 100))
    top.changeConstant(100)
    height.changeConstant(40)
    layOut(root)
    #expect(follower.node.frame.minY == 151)
    #expect(inner.node.frame == CGRect(x: 1, y: 2, width: 98, height: 40))
    crossing.uninstall()
    pin(follower, .top, root, .top, 7)
    layOut(root)
    #expect(follower.node.frame.minY == 7)
    #expect(middle.node.frame == CGRect(x: 3, y: 4, width: 100, height: 100))
    #expect(root.node.engine.conflicts.isEmpty)
  }

  /// Guides and springs and struts inside follow, too.
  @Test func guidesAndMasksInsideACrossedView() {
    let root = Box()
    let outer = Box(in: root)
    _ = place(outer, in: root, x: 40, y: 20)
    let guide = LayoutGuideNode(owner: nil)
    outer.node.addGuide(guide)
    for (attribute, constant) in [(LayoutAttribute.left, 6), (.top, 8)] as [(LayoutAttribute, CGFloat)] {
      LayoutConstraintBase(
        spec: ConstraintSpec(
          firstItem: guide, firstAttribute: attribute, secondItem: outer.node, secondAttribute: attribute,
          constant: constant)
      ).install(on: outer.node)
    }
    let masked = LayoutNode(frame: CGRect(x: 5, y: 6, width: 20, height: 20))
    outer.node.insertChild(masked, at: 0)
    masked.autoresizingContainer = CGSize(width: 100, height: 100)
    let beside = Box(in: root)
    pin(beside, .width, nil, .notAnAttribute, 10)
    pin(beside, .height, nil, .notAnAttribute, 10)
    layOut(root)
    let crossing = [
      ConstraintSpec(
        firstItem: beside.node, firstAttribute: .left, secondItem: guide, secondAttribute: .left),
      ConstraintSpec(
        firstItem: beside.node, firstAttribute: .top, secondItem: masked, secondAttribute: .bottom),
    ].map { LayoutConstraintBase(spec: $0) }
    for constraint in crossing { constraint.install(on: root.node) }
    layOut(root)
    #expect(beside.node.frame == CGRect(x: 46, y: 46, width: 10, height: 10))
    #expect(masked.frame == CGRect(x: 5, y: 6, width: 20, height: 20))
    #expect(guide.layoutFrame.origin == CGPoint(x: 6, y: 8))
  }
}
