import Foundation
import Testing

@testable import AutoLayout

/// Nodes without owners that go while others still refer to them.
@Suite("Releasing nodes without owners")
struct ReleaseTests {
  private func makeNode(width: CGFloat = 100, height: CGFloat = 50) -> LayoutNode {
    LayoutNode(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func pinLeft(_ node: LayoutNode, to other: LayoutNode, by distance: CGFloat) -> LayoutConstraintBase
  {
    LayoutConstraintBase(
      spec: ConstraintSpec(
        firstItem: node, firstAttribute: .left, secondItem: other, secondAttribute: .left,
        constant: distance))
  }

  #if AUTOLAYOUT_CHECKED && (os(Linux) || os(macOS))
    /// `Scripts/checked-tests.sh` relies on this: a reference to a node that is gone cannot be used.
    @Test func aReferenceToANodeThatIsGoneEndsTheProgram() async {
      await #expect(processExitsWith: .failure) {
        let reference = BorrowedReference.passUnretained(LayoutNode())
        _ = reference.takeUnretainedValue().frame
      }
    }
  #endif

  @Test func aChildThatOutlivesItsParentIsFree() {
    let (child, sibling) = (makeNode(), makeNode())
    let constraint = pinLeft(child, to: sibling, by: 30)
    do {
      let parent = makeNode(width: 320, height: 480)
      parent.insertChild(child, at: 0)
      parent.insertChild(sibling, at: 1)
      constraint.install(on: parent)
      parent.layoutIfNeeded()
    }
    #expect(child.parent == nil)
    #expect(!child.isInEngine)
    #expect(constraint.holder == nil)
    child.usesAutoresizing = false
    child.setNeedsLayout()
    child.layoutIfNeeded()
  }

  @Test func aChildThatOutlivesItsParentIsLaidOutElsewhere() {
    let (child, sibling) = (makeNode(), makeNode())
    do {
      let parent = makeNode(width: 320, height: 480)
      parent.insertChild(child, at: 0)
      parent.insertChild(sibling, at: 1)
      parent.layoutIfNeeded()
    }
    let other = makeNode(width: 200, height: 200)
    child.usesAutoresizing = false
    other.insertChild(child, at: 0)
    other.insertChild(sibling, at: 1)
    let constraint = pinLeft(child, to: sibling, by: 30)
    constraint.install(on: other)
    other.layoutIfNeeded()
    #expect(child.frame.minX == 30)
    constraint.uninstall()
  }

  @Test func aGuideThatOutlivesItsNodeIsFree() {
    let guide = LayoutGuideNode(owner: nil)
    do {
      let parent = makeNode()
      parent.addGuide(guide)
      parent.layoutIfNeeded()
    }
    #expect(guide.owningNode == nil)
  }

  @Test func deepTreesGoWithoutRecursion() {
    weak var bottom: LayoutNode?
    do {
      let top = makeNode()
      var last = top
      for _ in 0..<20_000 {
        let next = makeNode()
        last.insertChild(next, at: 0)
        last = next
      }
      bottom = last
      #expect(bottom != nil)
    }
    #expect(bottom == nil)
  }
}
