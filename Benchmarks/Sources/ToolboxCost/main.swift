// Times layouts of a screen of rows, without views: whatever the recorder's hooks cost weighs the most here.
// Prints one line for each kind of work, `name microseconds`: the median of process CPU time.

import AutoLayout
import Foundation
import Measuring

/// A view that has a content size and nothing else.
private final class Content: LayoutNodeOwner {
  let node = LayoutNode()
  private let size: CGSize

  init(_ size: CGSize) {
    self.size = size
    node.adopt(view: self)
    node.usesAutoresizing = false
  }

  func contentSize(forWidth width: CGFloat?) -> CGSize { size }
  func runUpdateConstraints() {}
  func runLayout() { node.layoutChildren() }
  func layoutDidMove(from old: CGRect) {}
  var pixelGrid: PixelGrid { PixelGrid(scale: 2) }
  func layoutInsetsDidChange(safeArea: Bool) {}
}

/// Rows below each other, each with a picture, a title and a badge.
private final class Screen {
  let root = Content(CGSize(width: -1, height: -1))
  private var contents: [Content] = []
  private(set) var gaps: [LayoutConstraintBase] = []

  init(rows: Int) {
    root.node.usesAutoresizing = true
    root.node.setFrame(CGRect(x: 0, y: 0, width: 375, height: 667), container: nil)
    var last: LayoutNode?
    for index in 0..<rows {
      let row = add(to: root.node, CGSize(width: -1, height: -1))
      pin(row, .leading, root.node, .leading, 0)
      pin(row, .trailing, root.node, .trailing, 0)
      gaps.append(pin(row, .top, last ?? root.node, last == nil ? .top : .bottom, 1))
      fill(row, index)
      last = row
    }
  }

  private func fill(_ row: LayoutNode, _ index: Int) {
    let picture = add(to: row, CGSize(width: 40, height: 40))
    let title = add(to: row, CGSize(width: 60 + CGFloat(index % 7) * 10, height: 20))
    let badge = add(to: row, CGSize(width: 24, height: 16))
    pin(picture, .leading, row, .leading, 16)
    pin(picture, .top, row, .top, 8)
    pin(row, .bottom, picture, .bottom, 8)
    pin(title, .leading, picture, .trailing, 8)
    pin(title, .centerY, picture, .centerY, 0)
    pin(badge, .leading, title, .trailing, 8)
    pin(row, .trailing, badge, .trailing, 16)
    pin(badge, .centerY, title, .centerY, 0)
  }

  private func add(to parent: LayoutNode, _ size: CGSize) -> LayoutNode {
    let content = Content(size)
    contents.append(content)
    parent.insertChild(content.node, at: parent.children.count)
    return content.node
  }

  @discardableResult
  private func pin(
    _ first: LayoutNode, _ attribute: LayoutAttribute, _ second: LayoutNode,
    _ secondAttribute: LayoutAttribute, _ constant: CGFloat
  ) -> LayoutConstraintBase {
    let constraint = LayoutConstraintBase(
      spec: ConstraintSpec(
        firstItem: first, firstAttribute: attribute, secondItem: second, secondAttribute: secondAttribute,
        constant: constant))
    constraint.install(on: constraint.commonAncestor ?? first)
    return constraint
  }
}

private func samples(_ count: Int, _ body: (Int) -> Void) -> Double {
  median((0..<count).map { round in timed { body(round) }.time })
}

private let rows = 100
/// Taking screens down is not timed.
nonisolated(unsafe) private var kept: [Screen] = []
private let fresh = samples(15) { _ in
  let screen = Screen(rows: rows)
  screen.root.node.layoutIfNeeded()
  kept.append(screen)
}
private let screen = Screen(rows: rows)
screen.root.node.layoutIfNeeded()
private let constant = samples(400) { round in
  screen.gaps[rows / 2].changeConstant(CGFloat(round % 2 + 1))
  screen.root.node.layoutIfNeeded()
}
private let resized = samples(60) { round in
  let width: CGFloat = round.isMultiple(of: 2) ? 414 : 375
  screen.root.node.setFrame(CGRect(x: 0, y: 0, width: width, height: 667), container: nil)
  screen.root.node.layoutIfNeeded()
}
private let marked = samples(200) { _ in
  screen.root.node.forEachInSubtree { $0.setNeedsLayout() }
  screen.root.node.layoutIfNeeded()
}
// The lines that constraints know.
nonisolated(unsafe) private var keptViews: [ViewScreen] = []
private let views = MainActor.assumeIsolated {
  samples(15) { _ in
    let screen = ViewScreen(rows: rows)
    screen.lay()
    keptViews.append(screen)
  }
}
for (name, time) in [
  ("fresh", fresh), ("constant", constant), ("resized", resized), ("marked", marked), ("views", views),
] {
  print(name, time)
}
