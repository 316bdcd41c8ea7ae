import Foundation
import Testing

@testable import AutoLayout

/// The engine on bare nodes: expected frames are arithmetic.
final class EngineTests {
  let host = LayoutNode(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() { host.setPixelGrid(PixelGrid(scale: 2)) }

  deinit { host.letGo() }

  private func add(_ parent: LayoutNode? = nil) -> LayoutNode {
    let node = LayoutNode()
    node.usesAutoresizing = false
    let parent = parent ?? host
    parent.insertChild(node, at: parent.children.count)
    return node
  }

  @discardableResult
  private func constrain(
    _ first: LayoutItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    _ second: LayoutItem? = nil, _ secondAttribute: LayoutAttribute = .notAnAttribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000
  ) -> LayoutConstraintBase {
    let constraint = LayoutConstraintBase(
      spec: ConstraintSpec(
        firstItem: first, firstAttribute: attribute, relation: relation, secondItem: second,
        secondAttribute: secondAttribute, multiplier: multiplier, constant: constant,
        priority: LayoutPriority(priority)))
    constraint.commonAncestor.map { constraint.install(on: $0) }
    return constraint
  }

  private func pin(_ node: LayoutNode, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    constrain(node, .leading, .equal, node.parent, .leading, constant: x)
    constrain(node, .top, .equal, node.parent, .top, constant: y)
    constrain(node, .width, constant: width)
    constrain(node, .height, constant: height)
  }

  @Test func pinsAndSizes() {
    let a = add()
    let b = add()
    pin(a, x: 20, y: 30, width: 100, height: 40)
    constrain(b, .leading, .equal, a, .trailing, constant: 8)
    constrain(b, .trailing, .equal, host, .trailing, constant: -20)
    constrain(b, .centerY, .equal, a, .centerY)
    constrain(b, .height, .equal, a, .height, multiplier: 0.5)
    host.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 20, y: 30, width: 100, height: 40))
    #expect(b.frame == CGRect(x: 128, y: 40, width: 172, height: 20))
  }

  /// Apple, `NSLayoutConstraint.isActive`: the closest common ancestor holds a constraint; a view is its own.
  @Test func theClosestCommonAncestorHoldsAConstraint() {
    let (a, b) = (add(), add())
    let (inA, inB) = (add(a), add(b))
    let guide = LayoutGuideNode(owner: nil)
    a.addGuide(guide)
    for (first, second, holder) in [
      (a, a, a), (a, host, host), (host, a, host), (a, b, host), (inA, inB, host), (inA, b, host),
      (inA, host, host), (guide, a, a), (guide, inA, a), (guide, host, host), (guide, guide, a),
    ] as [(LayoutItem, LayoutItem, LayoutNode)] {
      let constraint = LayoutConstraintBase(
        spec: ConstraintSpec(
          firstItem: first, firstAttribute: .width, secondItem: second, secondAttribute: .height))
      #expect(constraint.commonAncestor === holder)
    }
  }

  /// `inner` is tied to the host, `outer` moves: the distance between them is another, though `inner` stays.
  @Test func whatStaysBehindGetsAnotherFrame() {
    let outer = add()
    let inner = add(outer)
    let left = constrain(outer, .left, .equal, host, .left, constant: 10)
    constrain(outer, .top, .equal, host, .top)
    constrain(outer, .width, constant: 200)
    constrain(outer, .height, constant: 100)
    constrain(inner, .left, .equal, host, .left, constant: 50)
    constrain(inner, .top, .equal, outer, .top)
    constrain(inner, .width, constant: 20)
    constrain(inner, .height, constant: 20)
    host.layoutIfNeeded()
    #expect(inner.frame.minX == 40)
    left.changeConstant(30)
    host.layoutIfNeeded()
    #expect(outer.frame.minX == 30)
    #expect(inner.frame.minX == 20)
  }

  @Test func directionMirrorsLeadingAndItsConstants() {
    host.direction = .rightToLeft
    let a = add()
    a.direction = .rightToLeft
    pin(a, x: 20, y: 0, width: 100, height: 40)
    host.layoutIfNeeded()
    #expect(a.frame.minX == 200)
    a.direction = .leftToRight
    host.direction = .leftToRight
    host.layoutIfNeeded()
    #expect(a.frame.minX == 20)
  }

  @Test func inequalitiesMirrorToo() {
    host.direction = .rightToLeft
    let a = add()
    a.direction = .rightToLeft
    constrain(a, .leading, .greaterThanOrEqual, host, .leading, constant: 20)
    constrain(a, .leading, .equal, host, .leading, constant: 0, priority: 500)
    constrain(a, .width, constant: 100)
    host.layoutIfNeeded()
    #expect(a.frame.maxX == 300)
  }

  @Test func childrenOfConstrainedViewsAreRelative() {
    let outer = add()
    pin(outer, x: 50, y: 60, width: 200, height: 200)
    let inner = add(outer)
    pin(inner, x: 5, y: 6, width: 10, height: 10)
    host.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 5, y: 6, width: 10, height: 10))
  }

  @Test func alignmentInsetsLieOutsideWhatConstraintsSpeakOf() {
    let a = add()
    a.alignmentInsets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    pin(a, x: 20, y: 20, width: 50, height: 50)
    let inner = add(a)
    pin(inner, x: 0, y: 0, width: 10, height: 10)
    host.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 18, y: 19, width: 56, height: 54))
    #expect(inner.frame == CGRect(x: 2, y: 1, width: 10, height: 10))
  }

  @Test func baselinesMayBeAnotherViews() {
    let a = add()
    let text = add(a)
    pin(text, x: 0, y: 10, width: 50, height: 20)
    text.baselines = BaselineOffsets(firstFromTop: 16, lastFromBottom: 4)
    a.firstBaselineNode = text
    a.lastBaselineNode = text
    pin(a, x: 0, y: 100, width: 50, height: 60)
    let b = add()
    constrain(b, .firstBaseline, .equal, a, .firstBaseline)
    constrain(b, .lastBaseline, .equal, a, .lastBaseline, constant: 10)
    constrain(b, .leading, .equal, a, .leading)
    constrain(b, .width, constant: 1)
    host.layoutIfNeeded()
    #expect(b.frame == CGRect(x: 0, y: 126, width: 1, height: 10))
  }

  @Test func multipliersOfPositionsCountFromTheHolder() {
    let outer = add()
    pin(outer, x: 100, y: 0, width: 200, height: 100)
    let inner = add(outer)
    constrain(inner, .centerX, .equal, outer, .centerX, multiplier: 0.5)
    constrain(inner, .width, constant: 20)
    host.layoutIfNeeded()
    #expect(inner.frame.midX == 50)
  }

  @Test func guidesOfMarginsAndSafeAreaNeedNoVariables() {
    let safe = LayoutGuideNode(owner: nil, shape: .safeArea)
    let margins = LayoutGuideNode(owner: nil, shape: .margins)
    host.addGuide(safe)
    host.addGuide(margins)
    host.setSafeAreaInsets(LayoutInsets(top: 44, left: 0, bottom: 34, right: 0))
    let a = add()
    constrain(a, .top, .equal, safe, .top)
    constrain(a, .bottom, .equal, safe, .bottom)
    constrain(a, .leading, .equal, margins, .leading)
    constrain(a, .trailing, .equal, host, .trailingMargin)
    host.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 8, y: 44, width: 304, height: 402))
    #expect(safe.slot == nil && margins.slot == nil)
    host.setSafeAreaInsets(LayoutInsets(top: 20, left: 0, bottom: 0, right: 0))
    host.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 8, y: 20, width: 304, height: 460))
  }

  @Test func edgesOfAScrollViewAreItsContents() {
    let scroll = add()
    scroll.isScrollContainer = true
    let content = LayoutGuideNode(owner: nil, shape: .content)
    scroll.addGuide(content)
    pin(scroll, x: 10, y: 10, width: 300, height: 200)
    let page = add(scroll)
    for attribute in [LayoutAttribute.leading, .trailing, .top, .bottom] {
      constrain(page, attribute, .equal, scroll, attribute)
    }
    constrain(page, .width, .equal, scroll, .width)
    constrain(page, .height, constant: 900)
    host.layoutIfNeeded()
    #expect(page.frame == CGRect(x: 0, y: 0, width: 300, height: 900))
    #expect(content.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 900))
  }

  @Test func removingAViewDropsWhatCrossesTheCut() {
    let a = add()
    let inner = add(a)
    let crossing = constrain(a, .width, .equal, host, .width)
    let own = constrain(inner, .width, .equal, a, .width)
    host.layoutIfNeeded()
    a.removeFromParent()
    #expect(!crossing.isInstalled)
    #expect(own.isInstalled)
    #expect(host.constraints.isEmpty)
    host.insertChild(a, at: 0)
    constrain(a, .width, constant: 70)
    host.layoutIfNeeded()
    #expect(a.frame.width == 70)
    #expect(inner.frame.width == 70)
  }

  @Test func aConflictIsAResult() throws {
    let a = add()
    constrain(a, .width, constant: 100)
    let second = constrain(a, .width, constant: 200)
    host.layoutIfNeeded()
    #expect(a.frame.width == 100)
    let conflicts = host.engine.conflicts
    #expect(conflicts.count == 1)
    let conflict = try #require(conflicts.first)
    guard case .constraint(let broken) = conflict.broken else {
      Issue.record("not a constraint")
      return
    }
    #expect(broken === second)
    #expect(conflict.members.count == 2)
    #expect(second.isInstalled)
  }

  @Test func extentsAreNeverNegativeAndNoConflictNamesThat() throws {
    let a = add()
    constrain(a, .leading, .equal, host, .leading, constant: 200)
    constrain(a, .trailing, .equal, host, .trailing, constant: -200)
    host.layoutIfNeeded()
    #expect(a.frame.width == 120 || a.frame.width == 0)
    let conflict = try #require(host.engine.conflicts.first)
    #expect(conflict.members.allSatisfy { !$0.isFoundation })
  }

  @Test func ambiguityIsFound() {
    let a = add()
    pin(a, x: 0, y: 0, width: 10, height: 10)
    let b = add()
    constrain(b, .width, constant: 10)
    host.layoutIfNeeded()
    #expect(!host.engine.isAmbiguous(a))
    #expect(host.engine.isAmbiguous(b))
  }

  @Test func fittingLeavesFramesAlone() {
    let box = add()
    pin(box, x: 0, y: 0, width: 200, height: 200)
    let a = add(box)
    constrain(a, .leading, .equal, box, .leading, constant: 10)
    constrain(box, .trailing, .greaterThanOrEqual, a, .trailing, constant: 10)
    constrain(a, .width, constant: 50)
    host.layoutIfNeeded()
    let wish = AxisPriorities(both: LayoutPriority(50))
    for constraint in Array(box.constraints)
    where constraint.spec.firstItem === box && constraint.spec.secondItem == nil {
      constraint.uninstall()
    }
    #expect(box.fittingSize(.zero, priorities: wish).width == 70)
    #expect(a.frame.width == 50)
    host.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 10, y: 0, width: 50, height: 0))
  }

  @Test func aDeepTreeNeedsNoDeepStack() {
    let depth = 10_000
    var node = host
    for _ in 0..<depth {
      let child = add(node)
      for attribute in [LayoutAttribute.left, .right, .top, .bottom] {
        constrain(child, attribute, .equal, node, attribute)
      }
      node = child
    }
    host.layoutIfNeeded()
    #expect(node.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }
}

/// The cost of a layout, in counts.
final class LayoutWorkTests {
  final class CountingOwner: LayoutNodeOwner {
    var layouts = 0
    var moves = 0
    unowned(unsafe) var node: LayoutNode!

    func contentSize(forWidth width: CGFloat?) -> CGSize { CGSize(width: -1, height: -1) }
    func runUpdateConstraints() {}
    func runLayout() {
      layouts += 1
      node.layoutChildren()
    }
    func layoutDidMove(from old: CGRect) { moves += 1 }
    var pixelGrid: PixelGrid { PixelGrid(scale: 2) }
    func layoutInsetsDidChange(safeArea: Bool) {}
  }

  let root = CountingOwner()
  let host = LayoutNode(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let owners = (0..<50).map { _ in CountingOwner() }
  let nodes: [LayoutNode]
  let heights: [LayoutConstraintBase]

  /// A column of fifty rows, each under the one before.
  init() {
    nodes = owners.map { _ in LayoutNode() }
    var heights: [LayoutConstraintBase] = []
    host.adopt(view: root)
    root.node = host
    func add(_ spec: ConstraintSpec) -> LayoutConstraintBase {
      let constraint = LayoutConstraintBase(spec: spec)
      constraint.commonAncestor.map { constraint.install(on: $0) }
      return constraint
    }
    for (index, node) in nodes.enumerated() {
      node.adopt(view: owners[index])
      owners[index].node = node
      node.usesAutoresizing = false
      host.insertChild(node, at: index)
      let above = index == 0 ? host : nodes[index - 1]
      _ = add(
        ConstraintSpec(
          firstItem: node, firstAttribute: .top, secondItem: above,
          secondAttribute: index == 0 ? .top : .bottom))
      _ = add(
        ConstraintSpec(firstItem: node, firstAttribute: .left, secondItem: host, secondAttribute: .left))
      _ = add(
        ConstraintSpec(firstItem: node, firstAttribute: .right, secondItem: host, secondAttribute: .right))
      heights.append(add(ConstraintSpec(firstItem: node, firstAttribute: .height, constant: 10)))
    }
    self.heights = heights
    host.layoutIfNeeded()
  }

  deinit { host.letGo() }

  @Test func onlyWhatMovesIsPlaced() {
    owners.forEach { $0.moves = 0 }
    root.layouts = 0
    heights[47].changeConstant(20)
    heights[47].changeConstant(30)
    host.layoutIfNeeded()
    #expect(root.layouts == 1)
    #expect(owners.map(\.moves).reduce(0, +) == 3)
    #expect(nodes[49].frame.minY == 510)
  }

  @Test func nothingToDoIsNothingDone() {
    root.layouts = 0
    host.layoutIfNeeded()
    heights[3].changeConstant(10)
    host.layoutIfNeeded()
    #expect(root.layouts == 0)
  }

  @Test func aFrameSetByHandHoldsUntilTheNextLayout() {
    nodes[5].setFrame(CGRect(x: 7, y: 7, width: 7, height: 7), container: nil)
    host.layoutIfNeeded()
    #expect(nodes[5].frame.width == 7)
    host.setNeedsLayout()
    host.layoutIfNeeded()
    #expect(nodes[5].frame == CGRect(x: 0, y: 50, width: 320, height: 10))
    nodes[5].setFrame(CGRect(x: 7, y: 7, width: 7, height: 7), container: nil)
    heights[49].changeConstant(33)
    host.layoutIfNeeded()
    #expect(nodes[5].frame == CGRect(x: 0, y: 50, width: 320, height: 10))
  }
}
