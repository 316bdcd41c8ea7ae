import AutoLayout
import Foundation
import Testing

/// Vectors measured on Mac Catalyst 26 by an independent project and quoted in its comments.
struct MarginsTests {
  @Test func safeAreaAddsToMargins() {
    let node = LayoutNode(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    node.setSafeAreaInsets(LayoutInsets(top: 44, left: 10, bottom: 34, right: 12))
    #expect(node.layoutMargins == LayoutInsets(top: 52, left: 18, bottom: 42, right: 20))
    node.insetsMarginsFromSafeArea = false
    #expect(node.layoutMargins == LayoutInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func preservedMarginsReachIn() {
    let parent = LayoutNode(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    parent.setMargins(LayoutInsets(top: 20, left: 20, bottom: 20, right: 20))
    let child = LayoutNode(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    parent.insertChild(child, at: 0)
    child.preservesSuperviewMargins = true
    #expect(child.layoutMargins == LayoutInsets(top: 10, left: 10, bottom: 8, right: 8))
  }

  /// A margin is at most as wide as the superview's: what overhangs counts for nothing.
  @Test func preservedMarginsDoNotCountWhatOverhangs() {
    let parent = LayoutNode(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    parent.setMargins(LayoutInsets(top: 20, left: 30, bottom: 40, right: 50))
    let child = LayoutNode(frame: CGRect(x: -100, y: -200, width: 600, height: 900))
    parent.insertChild(child, at: 0)
    child.preservesSuperviewMargins = true
    #expect(child.layoutMargins == LayoutInsets(top: 20, left: 30, bottom: 40, right: 50))
  }

  @Test func childrenGetTheSafeAreaThatReachesThem() {
    let parent = LayoutNode(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    parent.setSafeAreaInsets(LayoutInsets(top: 44, left: 0, bottom: 34, right: 0))
    let child = LayoutNode(frame: CGRect(x: 0, y: 10, width: 100, height: 180))
    parent.insertChild(child, at: 0)
    #expect(child.safeAreaInsets == LayoutInsets(top: 34, left: 0, bottom: 24, right: 0))
    let inBand = LayoutNode(frame: CGRect(x: 0, y: 180, width: 100, height: 20))
    parent.insertChild(inBand, at: 1)
    #expect(inBand.safeAreaInsets.bottom == 34)
  }

  @Test func directionalMarginsFollowTheDirection() {
    let node = LayoutNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    node.setMargins(DirectionalLayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(node.layoutMargins == LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
    node.direction = .rightToLeft
    #expect(node.layoutMargins == LayoutInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test func systemMinimumReplacesTheStandard() {
    let node = LayoutNode(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    node.systemMinimumMargins = DirectionalLayoutInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    #expect(node.layoutMargins == LayoutInsets(top: 0, left: 16, bottom: 0, right: 16))
    node.setMargins(LayoutInsets(top: 30, left: 5, bottom: 30, right: 40))
    #expect(node.layoutMargins == LayoutInsets(top: 30, left: 16, bottom: 30, right: 40))
  }
}
