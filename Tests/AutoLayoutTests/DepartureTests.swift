import AutoLayout
import Foundation
import Testing

/// Nodes that leave their tree while views update constraints. The engine that they left must not take them in again: it would
/// keep them from the tree that they go to, and their place would outlive it.
final class DepartureTests {
  /// Does something in `updateConstraints`.
  private final class Hook: LayoutNodeOwner {
    var onUpdate: () -> Void = {}
    unowned(unsafe) var node: LayoutNode!

    func contentSize(forWidth width: CGFloat?) -> CGSize { CGSize(width: -1, height: -1) }
    func runUpdateConstraints() {
      onUpdate()
      onUpdate = {}
    }
    func runLayout() { node.layoutChildren() }
    func layoutDidMove(from old: CGRect) {}
    var pixelGrid: PixelGrid { PixelGrid(scale: 2) }
    func layoutInsetsDidChange(safeArea: Bool) {}
  }

  private let hook = Hook()
  private let host = LayoutNode(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let other = LayoutNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let leaver: LayoutNode
  private var nodes: [LayoutNode] { [host, other] }

  init() {
    leaver = LayoutNode(owner: hook)
    hook.node = leaver
    leaver.usesAutoresizing = false
    host.insertChild(leaver, at: 0)
    fill(host, with: leaver)
    leaver.setNeedsUpdateConstraints()
  }

  deinit { for node in nodes { node.letGo() } }

  private func fill(_ parent: LayoutNode, with child: LayoutNode) {
    for attribute in [LayoutAttribute.left, .right, .top, .bottom] {
      let spec = ConstraintSpec(
        firstItem: child, firstAttribute: attribute, relation: .equal, secondItem: parent,
        secondAttribute: attribute, multiplier: 1, constant: 0, priority: .required)
      LayoutConstraintBase(spec: spec).install(on: parent)
    }
  }

  @Test func whatGoesToAnotherTreeIsLaidOutThere() {
    hook.onUpdate = { [self] in
      other.insertChild(leaver, at: 0)
      fill(other, with: leaver)
    }
    host.layoutIfNeeded()
    other.layoutIfNeeded()
    #expect(leaver.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func whatComesBackIsLaidOutHere() {
    hook.onUpdate = { [self] in
      leaver.removeFromParent()
      host.insertChild(leaver, at: 0)
      fill(host, with: leaver)
    }
    host.layoutIfNeeded()
    #expect(leaver.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test func whatStaysAwayOutlivesTheEngine() {
    hook.onUpdate = { [self] in leaver.removeFromParent() }
    host.layoutIfNeeded()
    host.letGo()
    leaver.layoutIfNeeded()
    leaver.letGo()
  }

  /// The tree in which an update runs becomes part of another one.
  @Test func aTreeThatIsAddedDuringItsUpdateIsLaidOutWithTheOther() {
    hook.onUpdate = { [self] in
      host.usesAutoresizing = false
      other.insertChild(host, at: 0)
      fill(other, with: host)
    }
    host.layoutIfNeeded()
    other.layoutIfNeeded()
    #expect(leaver.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    host.removeFromParent()
  }
}
