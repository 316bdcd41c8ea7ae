import AutoLayout
import Foundation
import Testing

/// The zoomable views of "Working with Auto Layout Programmatically" (Apple): `[zoomableView1]-80-[zoomableView2]`, held
/// by their container.
final class BoundsScaleTests {
  let window = LayoutNode(frame: CGRect(x: 0, y: 0, width: 1000, height: 500))
  let container = LayoutNode()
  let first = LayoutNode()
  let second = LayoutNode()

  init() {
    window.insertChild(container, at: 0)
    container.insertChild(first, at: 0)
    container.insertChild(second, at: 1)
    for node in [container, first, second] { node.usesAutoresizing = false }
    pin(container, to: window, [(.left, 0), (.right, 0), (.top, 0), (.bottom, 0)])
    pin(first, to: container, [(.left, 10), (.top, 0)])
    pin(second, to: container, [(.top, 0)])
    for node in [first, second] {
      for attribute in [LayoutAttribute.width, .height] {
        install(ConstraintSpec(firstItem: node, firstAttribute: attribute, constant: 50), on: node)
      }
    }
    install(
      ConstraintSpec(
        firstItem: second, firstAttribute: .left, secondItem: first, secondAttribute: .right, constant: 80),
      on: container)
    window.layoutIfNeeded()
  }

  deinit { window.letGo() }

  private func install(_ spec: ConstraintSpec, on holder: LayoutNode) {
    LayoutConstraintBase(spec: spec).install(on: holder)
  }

  private func pin(_ node: LayoutNode, to parent: LayoutNode, _ edges: [(LayoutAttribute, CGFloat)]) {
    for (edge, constant) in edges {
      install(
        ConstraintSpec(
          firstItem: node, firstAttribute: edge, secondItem: parent, secondAttribute: edge, constant: constant
        ),
        on: parent)
    }
  }

  /// The gap between the two views, in the window's points.
  private var gapOnScreen: CGFloat {
    (second.frame.minX - first.frame.maxX) * container.boundsScale.x
  }

  @Test func scalingAViewLeavesTheSpaceAlone() {
    first.setBoundsScale(BoundsScale(x: 2, y: 2))
    window.layoutIfNeeded()
    #expect(gapOnScreen == 80)
  }

  @Test func scalingTheContainerScalesTheSpace() {
    container.setBoundsScale(BoundsScale(x: 2, y: 2))
    window.layoutIfNeeded()
    #expect(gapOnScreen == 160)
    #expect(first.frame.minX == 10)
    #expect(container.frame == CGRect(x: 0, y: 0, width: 1000, height: 500))
  }
}
