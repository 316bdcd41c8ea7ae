import AutoLayout
import Foundation
import MacViews
import SeededRandom
import Testing
import iOSViews

/// Views keep their subviews beside the nodes of the tree (ARCHITECTURE.md says why). After whatever a program does, both say
/// the same.
@MainActor
struct SubviewOrderTests {
  @Test(arguments: 1...20)
  func uiViewsKeepTheOrderOfTheirNodes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let views = (0..<9).map { _ in iOSViews.UIView() }
    for _ in 0..<120 {
      edit(views, &random)
      for view in views {
        #expect(view.subviews.map(\.layoutNode).elementsEqual(view.layoutNode.children, by: ===))
        for subview in view.subviews { #expect(subview.superview === view) }
      }
    }
  }

  @Test(arguments: 1...20)
  func nsViewsKeepTheOrderOfTheirNodes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let views = (0..<9).map { _ in MacViews.NSView() }
    for _ in 0..<120 {
      edit(views, &random)
      for view in views {
        #expect(view.subviews.map(\.layoutNode).elementsEqual(view.layoutNode.children, by: ===))
        for subview in view.subviews { #expect(subview.superview === view) }
      }
    }
  }

  private func edit(_ views: [iOSViews.UIView], _ random: inout SeededGenerator) {
    let (view, other) = (views[random.below(9)], views[random.below(9)])
    guard !view.isDescendant(of: other) else {
      if view !== other { view.removeFromSuperview() }
      return
    }
    let sibling = view.subviews.isEmpty ? nil : view.subviews[random.below(view.subviews.count)]
    switch random.below(7) {
    case 0: view.addSubview(other)
    case 1: view.insertSubview(other, at: random.below(view.subviews.count + 1))
    case 2: if let sibling, sibling !== other { view.insertSubview(other, aboveSubview: sibling) }
    case 3: if let sibling, sibling !== other { view.insertSubview(other, belowSubview: sibling) }
    case 4: if let sibling { view.bringSubviewToFront(sibling) }
    case 5: if let sibling { view.sendSubviewToBack(sibling) }
    default:
      let count = view.subviews.count
      if count > 0 { view.exchangeSubview(at: random.below(count), withSubviewAt: random.below(count)) }
    }
  }

  private func edit(_ views: [MacViews.NSView], _ random: inout SeededGenerator) {
    let (view, other) = (views[random.below(9)], views[random.below(9)])
    guard !view.isDescendant(of: other) else {
      if view !== other { view.removeFromSuperview() }
      return
    }
    let sibling = view.subviews.isEmpty ? nil : view.subviews[random.below(view.subviews.count)]
    switch random.below(5) {
    case 0: view.addSubview(other)
    case 1: view.addSubview(other, positioned: .below, relativeTo: sibling === other ? nil : sibling)
    case 2: view.addSubview(other, positioned: .above, relativeTo: sibling === other ? nil : sibling)
    case 3: if let sibling, sibling !== other { view.replaceSubview(sibling, with: other) }
    default: view.subviews = view.subviews.reversed()
    }
  }
}
