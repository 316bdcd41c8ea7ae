import Foundation
import LayoutMeasuring

/// Boxes in boxes: each as wide as its superview allows, and as high as the boxes stacked in it.
final class Tree: Scene {
  let root: PlatformView
  private(set) var views: [PlatformView] = []
  private(set) var leafHeights: [NSLayoutConstraint] = []
  private var leaves: [TreeBox] = []

  private static let branches = 10
  static let gap: CGFloat = 2
  static let leafHeight: CGFloat = 10

  /// A tree of about `count` views.
  init(views count: Int, _ style: Style) {
    let frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    root = style == .byHand ? TreeBox(frame: frame) : PlainView(frame: frame)
    var parents = [root]
    var next = 0
    while views.count < count {
      let parent = parents[next]
      next += 1
      parents += fill(parent, style)
    }
    for case let leaf as TreeBox in parents[next...] { close(leaf, style) }
  }

  private func fill(_ parent: PlatformView, _ style: Style) -> [PlatformView] {
    var above: PlatformView?
    for _ in 0..<Self.branches {
      let box = TreeBox(frame: .zero)
      box.style = style
      parent.addSubview(box)
      if style == .constraints { pin(box, in: parent, below: above) }
      above = box
      views.append(box)
    }
    if style == .constraints, parent !== root, let above {
      parent.bottomAnchor.constraint(equalTo: above.bottomAnchor, constant: Self.gap).isActive = true
    }
    return parent.subviews
  }

  private func pin(_ box: PlatformView, in parent: PlatformView, below above: PlatformView?) {
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: Self.gap),
      parent.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: Self.gap),
      box.topAnchor.constraint(equalTo: above?.bottomAnchor ?? parent.topAnchor, constant: Self.gap),
    ])
  }

  private func close(_ leaf: TreeBox, _ style: Style) {
    leaves.append(leaf)
    guard style == .constraints else { return }
    let height = leaf.heightAnchor.constraint(equalToConstant: Self.leafHeight)
    height.isActive = true
    leafHeights.append(height)
  }

  private func setHeight(_ height: CGFloat, ofLeaf index: Int) {
    guard leafHeights.isEmpty else { return leafHeights[index].constant = height }
    leaves[index].leafHeight = height
    var box: PlatformView? = leaves[index]
    while let current = box {
      (current as? TreeBox)?.knownHeight = nil
      current.requestLayout()
      box = current.superview
    }
  }

  static let changes: [Change<Tree>] = [
    Change(name: "resize", count: 20) { tree, step in
      tree.root.frame.size.width = CGFloat(320 + (step * 37) % 100)
    },
    Change(name: "the last leaf's height", count: 100) { tree, step in
      tree.setHeight(CGFloat(10 + step % 2), ofLeaf: tree.leaves.count - 1)
    },
    Change(name: "a middle leaf's height", count: 100) { tree, step in
      tree.setHeight(CGFloat(10 + step % 2), ofLeaf: tree.leaves.count / 2)
    },
  ]
}

final class TreeBox: HandLaidView {
  var style = Style.byHand
  var leafHeight = Tree.leafHeight
  /// The last measured height; heights do not depend on widths here.
  var knownHeight: CGFloat?

  var height: CGFloat {
    if let knownHeight { return knownHeight }
    var sum = subviews.isEmpty ? leafHeight : Tree.gap
    for case let box as TreeBox in subviews { sum += box.height + Tree.gap }
    knownHeight = sum
    return sum
  }

  override var isLaidOutByHand: Bool { style == .byHand }

  override func layOutByHand() {
    var y = Tree.gap
    for case let box as TreeBox in subviews {
      box.frame = CGRect(x: Tree.gap, y: y, width: bounds.width - 2 * Tree.gap, height: box.height)
      y += box.height + Tree.gap
    }
  }
}
