import AutoLayout
import Foundation
import MacViews
import Testing

@MainActor
struct SplitViewTests {
  private func makeSplit(
    _ widths: [CGFloat], style: NSSplitView.DividerStyle = .thin, total: CGFloat = 301
  ) -> NSSplitView {
    let split = NSSplitView(frame: NSRect(x: 0, y: 0, width: total, height: 100))
    split.isVertical = true
    split.dividerStyle = style
    for width in widths { split.addSubview(NSView(frame: NSRect(x: 0, y: 0, width: width, height: 10))) }
    split.layoutSubtreeIfNeeded()
    return split
  }

  private func frames(_ split: NSSplitView) -> [NSRect] { split.arrangedSubviews.map(\.frame) }

  /// Saved documents: a gap of 1 (29 of 29), 9 (5) and 10 points (3); children fill the cross axis (37 of 37).
  @Test func panesFillTheCrossAxisAndKeepTheDividers() {
    for (style, gap) in [(NSSplitView.DividerStyle.thin, CGFloat(1)), (.thick, 9), (.paneSplitter, 10)] {
      let split = makeSplit([100, 200], style: style, total: 300 + gap)
      #expect(
        frames(split) == [
          NSRect(x: 0, y: 0, width: 100, height: 100), NSRect(x: 100 + gap, y: 0, width: 200, height: 100),
        ])
    }
  }

  /// Saved documents: horizontal split views list their panes from the top (13 of 13).
  @Test func horizontalOnesListTheirPanesFromTheTop() {
    let split = NSSplitView(frame: NSRect(x: 0, y: 0, width: 100, height: 209))
    for height in [50.0, 150.0] {
      split.addSubview(NSView(frame: NSRect(x: 0, y: 0, width: 10, height: height)))
    }
    split.adjustSubviews()
    #expect(
      frames(split) == [
        NSRect(x: 0, y: 0, width: 100, height: 50), NSRect(x: 0, y: 59, width: 100, height: 150),
      ])
    #expect(split.isFlipped)
  }

  /// Apple, `adjustSubviews()`: proportions stay; back at the first size, so do the panes.
  @Test func panesKeepTheirProportions() {
    let split = makeSplit([100, 200])
    let before = frames(split)
    split.setFrameSize(NSSize(width: 601, height: 100))
    #expect(frames(split).map(\.width) == [200, 400])
    for width in [313.0, 37, 1, 0, 977, 301] { split.setFrameSize(NSSize(width: width, height: 100)) }
    #expect(frames(split) == before)
  }

  /// Apple, `setHoldingPriority(_:forSubviewAt:)`: the pane with the lowest priority takes what is more or less.
  @Test func panesThatHoldWeaklyChangeFirst() {
    let split = makeSplit([100, 200])
    split.setHoldingPriority(NSLayoutConstraint.Priority(260), forSubviewAt: 0)
    #expect(split.holdingPriority(forSubviewAt: 1) == .defaultLow)
    split.setFrameSize(NSSize(width: 401, height: 100))
    #expect(frames(split).map(\.width) == [100, 300])
    split.setFrameSize(NSSize(width: 151, height: 100))
    #expect(frames(split).map(\.width) == [100, 50])
    split.setFrameSize(NSSize(width: 51, height: 100))
    #expect(frames(split).map(\.width) == [50, 0])
  }

  /// Apple, `setPosition(_:ofDividerAt:)`: as far as the delegate lets it.
  @Test func dividersAreSetWithinTheDelegatesLimits() {
    final class Limits: NSSplitViewDelegate {
      func splitView(
        _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
        ofSubviewAt dividerIndex: Int
      ) -> CGFloat { 80 }
    }
    let split = makeSplit([100, 200])
    split.setPosition(150, ofDividerAt: 0)
    #expect(frames(split).map(\.width) == [150, 150])
    let limits = Limits()
    split.delegate = limits
    split.setPosition(20, ofDividerAt: 0)
    #expect(frames(split).map(\.width) == [80, 220])
    split.setFrameSize(NSSize(width: 601, height: 100))
    #expect(frames(split).map(\.width) == [160, 440])
  }

  /// A hidden pane gives its space and its divider to the others.
  @Test func hiddenPanesTakeNoSpace() {
    let split = makeSplit([100, 200])
    split.subviews[0].isHidden = true
    split.layoutSubtreeIfNeeded()
    #expect(split.subviews[1].frame == NSRect(x: 0, y: 0, width: 301, height: 100))
  }

  /// Panes under constraints are placed as well, whichever comes first, and keep what their content needs.
  @Test func panesUnderConstraintsAreHeldByTheSplitView() {
    for addsFirst in [false, true] {
      let split = NSSplitView(frame: NSRect(x: 0, y: 0, width: 301, height: 100))
      split.dividerStyle = .thin
      if addsFirst { split.isVertical = true }
      let panes = [NSView(), NSView()]
      for pane in panes {
        pane.translatesAutoresizingMaskIntoConstraints = false
        split.addArrangedSubview(pane)
      }
      panes[0].widthAnchor.constraint(greaterThanOrEqualToConstant: 180).isActive = true
      if !addsFirst { split.isVertical = true }
      split.layoutSubtreeIfNeeded()
      #expect(panes.map(\.frame.width) == [180, 120])
      #expect(panes.map(\.frame.minX) == [0, 181])
      #expect(panes.allSatisfy { $0.frame.height == 100 })
      #expect(split.unsatisfiableLayouts.isEmpty)
    }
  }
}
