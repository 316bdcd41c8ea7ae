import AutoLayout
import Foundation
import MacViews
import Testing

@MainActor
struct StackAlignmentTests {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private func column(_ views: [NSView], _ alignment: NSLayoutConstraint.Attribute) -> NSStackView {
    let stack = NSStackView(views: views)
    stack.orientation = .vertical
    stack.alignment = alignment
    return stack
  }

  /// Across the axis a stack hugs its largest view, at 249.99.
  @Test(arguments: [
    (NSLayoutConstraint.Attribute.leading, [CGFloat(0), 0]), (.centerX, [15, 0]), (.trailing, [30, 0]),
    (.left, [0, 0]),
    (.right, [30, 0]),
  ])
  func aColumnIsAsWideAsItsWidestView(alignment: NSLayoutConstraint.Attribute, lefts: [CGFloat]) {
    let stack = column([SizedView(30, 10), SizedView(60, 10)], alignment)
    let root = stack.layOut()
    #expect(stack.frame.size == NSSize(width: 60, height: 28))
    #expect(stack.arrangedSubviews.map(\.frame.minX) == lefts)
    #expect(stack.arrangedSubviews.map(\.frame.width) == [30, 60])
    withExtendedLifetime(root) {}
  }

  @Test(arguments: [(NSLayoutConstraint.Attribute.top, CGFloat(20)), (.centerY, 10), (.bottom, 0)])
  func aRowIsAsHighAsItsHighestView(alignment: NSLayoutConstraint.Attribute, bottom: CGFloat) {
    let stack = NSStackView(views: [SizedView(10, 10), SizedView(10, 30)])
    stack.alignment = alignment
    let root = stack.layOut()
    #expect(stack.frame.size == NSSize(width: 28, height: 30))
    #expect(stack.arrangedSubviews.map(\.frame.minY) == [bottom, 0])
    withExtendedLifetime(root) {}
  }

  /// 23 of 26 scroll views, 15 of 16 bezelled fields and 20 of 24 boxes in saved columns fill the width.
  @Test func viewsWithoutContentFillAcrossTheAxis() {
    let filler = SizedView(NSView.noIntrinsicMetric, 10)
    let stack = column([SizedView(60, 10), filler], .leading)
    let root = stack.layOut(width: 100)
    #expect(filler.frame.width == 100)
    #expect(stack.arrangedSubviews[0].frame.width == 60)
    withExtendedLifetime(root) {}
  }

  /// Views whose hugging is less than the alignment's 260 keep their size all the same: the stack's 249.99 is less.
  @Test func contentThatHugsKeepsItsWidth() {
    let view = SizedView(60, 10)
    view.setContentHuggingPriority(LayoutPriority(200), for: .horizontal)
    let stack = column([view], .leading)
    let root = stack.layOut(width: 100)
    #expect(view.frame.width == 100, "hugging of 200 is less than the stack's")
    view.setContentHuggingPriority(.defaultLow, for: .horizontal)
    root.layoutSubtreeIfNeeded()
    #expect(view.frame.width == 60)
  }

  /// Alignment by an extent fills, at 260: above a hugging of 250, below 750.
  @Test func alignmentByWidthFills() {
    let (weak, strong) = (SizedView(30, 10), SizedView(40, 10))
    strong.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let stack = column([weak, strong], .width)
    stack.edgeInsets = NSEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    let root = stack.layOut(width: 100)
    #expect(weak.frame.width == 70 && strong.frame.width == 40)
    #expect(weak.frame.minX == 10)
    withExtendedLifetime(root) {}
  }

  @Test func alignmentByHeightFills() {
    let view = SizedView(30, 10)
    let stack = NSStackView(views: [view])
    stack.alignment = .height
    let root = stack.layOut(height: 50)
    #expect(view.frame.height == 50)
    withExtendedLifetime(root) {}
  }

  /// An attribute of the other axis aligns nothing (NSStackView.h, `alignment`).
  @Test func attributesOfTheOtherAxisAlignNothing() {
    for alignment in [Attribute.leading, .centerX, .notAnAttribute, .width] {
      let stack = NSStackView(views: [SizedView(10, 10)])
      stack.alignment = alignment
      stack.updateConstraintsForSubtreeIfNeeded()
      #expect(!stack.constraints.contains { $0.identifier == "NSStackView.Align" }, "\(alignment)")
    }
  }

  /// iRASPA, 009.storyboard: a row of three fields, 21 high, and a label of 16, aligned at the bottom with insets of 8 above
  /// and below, is saved 29 high; all stand at its very bottom.
  @Test func bottomAlignmentDoesNotHeedTheInset() {
    let stack = NSStackView(views: [
      SizedView(37, 16), SizedView(138, 21), SizedView(138, 21), SizedView(138, 21),
    ])
    stack.alignment = .bottom
    stack.distribution = .fill
    stack.spacing = 10
    stack.edgeInsets = NSEdgeInsets(top: 8, left: 8, bottom: 8, right: 0)
    let root = stack.layOut()
    #expect(stack.frame.height == 29)
    #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 0, 0, 0])
    #expect(stack.arrangedSubviews[0].frame.minX == 8)
    withExtendedLifetime(root) {}
  }

  /// duckduckgo, 009.storyboard: in a column of 420 with insets of 4, a view that is tied to the stack's width is 420 wide
  /// and starts at 0: insets do not bind.
  @Test func insetsAcrossTheAxisDoNotBind() {
    let wide = SizedView(NSView.noIntrinsicMetric, 50)
    let stack = column([SizedView(279, 17), wide], .leading)
    stack.edgeInsets = NSEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    wide.widthAnchor.constraint(equalTo: stack.widthAnchor).isActive = true
    let root = stack.layOut(width: 420)
    #expect(wide.frame.minX == 0 && wide.frame.width == 420)
    #expect(stack.arrangedSubviews[0].frame.minX == 4)
    withExtendedLifetime(root) {}
  }

  /// Baselines equal; the row holds the largest ascent and descent.
  @Test func aRowAlignsFirstBaselines() {
    let (label, field) = (SizedView(40, 16), SizedView(80, 22))
    (label.ascent, label.descent) = (12, 4)
    (field.ascent, field.descent) = (15, 7)
    let stack = NSStackView(views: [label, field])
    stack.alignment = .firstBaseline
    let root = stack.layOut()
    #expect(stack.frame.height == 22)
    #expect(label.frame.minY == 3 && field.frame.minY == 0)
    withExtendedLifetime(root) {}
  }

  @Test func aRowAlignsLastBaselines() {
    let (label, text) = (SizedView(40, 16), SizedView(80, 60))
    (label.ascent, label.descent) = (12, 4)
    (text.ascent, text.descent) = (12, 6)
    let stack = NSStackView(views: [label, text])
    stack.alignment = .lastBaseline
    let root = stack.layOut()
    #expect(stack.frame.height == 60)
    #expect(label.frame.minY == 2 && text.frame.minY == 0)
    withExtendedLifetime(root) {}
  }

  /// Stacks place alignment rectangles (98.3 % of 3,734 relations in saved documents; 67.6 % with frames).
  @Test func alignmentRectanglesArePlaced() {
    let button = SizedView(60, 20)
    button.insets = NSEdgeInsets(top: 5, left: 7, bottom: 7, right: 7)
    let stack = NSStackView(views: [button, SizedView(10, 20)])
    stack.distribution = .fill
    let root = stack.layOut(width: 78, height: 20)
    #expect(button.frame == NSRect(x: -7, y: -7, width: 74, height: 32))
    #expect(stack.arrangedSubviews[1].frame.minX == 68)
    withExtendedLifetime(root) {}
  }
}
