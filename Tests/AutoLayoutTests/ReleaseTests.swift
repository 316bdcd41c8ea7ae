import Foundation
import Testing

@testable import AutoLayout

/// Nodes without owners that go while others still refer to them.
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

  /// Anything that keeps a node and notifies it when it goes.
  private final class Owner: LayoutNodeOwner {
    let node: LayoutNode

    init(_ node: LayoutNode) {
      self.node = node
      node.usesAutoresizing = false
      node.adopt(view: self)
    }

    deinit { node.ownerWillDeinitialize() }

    func contentSize(forWidth width: CGFloat?) -> CGSize { CGSize(width: 10, height: 10) }
    func runUpdateConstraints() {}
    func runLayout() { node.layoutChildren() }
    func layoutDidMove(from old: CGRect) {}
    var pixelGrid: PixelGrid { PixelGrid(scale: 1) }
    func layoutInsetsDidChange(safeArea: Bool) {}
  }

  /// A chain of four nodes, each pinned to the one around it and to the outermost one.
  private func chainOfOwners() -> [Owner?] {
    let owners = (0..<4).map { _ in Owner(makeNode()) }
    let top = owners[0].node
    for depth in 1..<owners.count {
      let (inner, outer) = (owners[depth].node, owners[depth - 1].node)
      outer.insertChild(inner, at: 0)
      pinLeft(inner, to: outer, by: 7).install(on: outer)
      if depth > 1 { pinLeft(inner, to: top, by: 7 * CGFloat(depth)).install(on: top) }
    }
    top.layoutIfNeeded()
    return owners
  }

  @Test func ownersGoInAnyOrder() {
    for order in 0..<24 {
      var owners = chainOfOwners()
      var (left, digits) = (Array(owners.indices), order)
      for base in stride(from: 4, to: 0, by: -1) {
        owners[left.remove(at: digits % base)] = nil
        digits /= base
        for index in left {
          guard let node = owners[index]?.node else { continue }
          node.setNeedsLayout()
          node.layoutIfNeeded()
          let outer = index > 0 ? owners[index - 1]?.node : nil
          let inner = index + 1 < owners.count ? owners[index + 1]?.node : nil
          #expect(node.parent === outer && node.children.first === inner)
        }
      }
    }
  }

  @Test func aNodeWhoseOwnerGoesLeavesItsTree() throws {
    var owners = chainOfOwners()
    let (outer, inner) = (try #require(owners[1]).node, try #require(owners[3]).node)
    owners[2] = nil
    #expect(outer.children.isEmpty)
    #expect(inner.parent == nil && !inner.isInEngine)
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
