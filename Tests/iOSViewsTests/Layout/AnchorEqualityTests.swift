import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

@testable import iOSCore

@MainActor
struct AnchorEqualityTests {
  @Test("a constraint's anchors equal those of its items")
  func anchorsAreEqual() {
    let (first, second) = (UIView(), UIView())
    let constraint = first.leadingAnchor.constraint(equalTo: second.trailingAnchor)
    let anchors: [NSObject] = [constraint.firstAnchor, first.leadingAnchor]
    #expect(anchors[0] == anchors[1])
    #expect(anchors[0].hash == anchors[1].hash)
    #expect(constraint.firstAnchor as NSObject != first.trailingAnchor)
    #expect(constraint.firstAnchor as NSObject != second.leadingAnchor)
    #expect(constraint.secondAnchor.map { $0 as NSObject } == second.trailingAnchor)
    #expect(first.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
  }

  @Test("anchors of guides are equal as well, and distances only from the same start")
  func guidesAndDistances() {
    let guide = UILayoutGuide()
    #expect(guide.topAnchor == guide.topAnchor)
    #expect(guide.topAnchor != guide.bottomAnchor)
    let distance = guide.topAnchor.anchorWithOffset(to: guide.bottomAnchor)
    #expect(distance == guide.topAnchor.anchorWithOffset(to: guide.bottomAnchor))
    #expect(distance != guide.centerYAnchor.anchorWithOffset(to: guide.bottomAnchor))
  }

  /// Apple: "if the anchors represent text baselines, the spacing is determined by the fonts used at those baselines".
  @Test("between baselines the system's spacing is a line of the larger font, else 8 points")
  func spacingFollowsFonts() {
    let (small, large) = (UILabel(), UILabel())
    small.font = .systemFont(ofSize: 10)
    large.font = .systemFont(ofSize: 40)
    let line = large.layoutGrid.roundUp(large.font.lineHeight)
    let between = large.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: small.lastBaselineAnchor, multiplier: 1)
    #expect(between.constant == line)
    let twice = small.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: large.lastBaselineAnchor, multiplier: 2)
    #expect(twice.constant == 2 * line)
    let edges = large.topAnchor.constraint(equalToSystemSpacingBelow: small.bottomAnchor, multiplier: 1)
    #expect(edges.constant == 8)
    let mixed = large.topAnchor.constraint(equalToSystemSpacingBelow: small.lastBaselineAnchor, multiplier: 1)
    #expect(mixed.constant == 8)
  }
}
