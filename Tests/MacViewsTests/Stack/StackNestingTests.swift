import AutoLayout
import Foundation
import MacViews
import Testing

@MainActor
struct StackNestingTests {
  /// Apple, NSStackView.h: the gravity areas keep to their ends, the centre one to the middle.
  @Test func gravityAreasKeepToTheirPlaces() {
    let (lead, middle, trail) = (SizedView(40, 20), SizedView(60, 20), SizedView(20, 20))
    let stack = NSStackView(views: [lead])
    stack.addView(trail, in: .trailing)
    stack.addView(middle, in: .center)
    let root = stack.layOut(width: 300)
    #expect([lead, middle, trail].map(\.frame.minX) == [0, 120, 280])
    withExtendedLifetime(root) {}
  }

  /// The centring of 260 gives way to what is required: no view covers another.
  @Test func theCentreAreaGivesWay() {
    let (lead, middle, trail) = (SizedView(200, 20), SizedView(60, 20), SizedView(20, 20))
    let stack = NSStackView(views: [lead])
    stack.addView(middle, in: .center)
    stack.addView(trail, in: .trailing)
    let root = stack.layOut(width: 320)
    #expect([lead, middle, trail].map(\.frame.minX) == [0, 208, 300])
    withExtendedLifetime(root) {}
  }

  @Test func twoCentredViewsAreCentredTogether() {
    let (one, two) = (SizedView(40, 20), SizedView(20, 20))
    let stack = NSStackView(views: [])
    stack.setViews([one, two], in: .center)
    let root = stack.layOut(width: 168)
    #expect([one, two].map(\.frame.minX) == [50, 98])
    withExtendedLifetime(root) {}
  }

  /// A stack is as large as its views want; centres at equal distances want 10 points more.
  @Test(arguments: [
    (NSStackView.Distribution.gravityAreas, CGFloat(142)), (.fill, 142), (.equalSpacing, 142),
    (.equalCentering, 152),
  ])
  func fittingSizeHoldsTheViews(distribution: NSStackView.Distribution, width: CGFloat) {
    let stack = NSStackView(views: [SizedView(40, 30), SizedView(60, 30), SizedView(20, 30)])
    stack.distribution = distribution
    stack.edgeInsets = NSEdgeInsets(top: 2, left: 2, bottom: 2, right: 4)
    #expect(stack.fittingSize == NSSize(width: width, height: 34))
  }

  @Test func fittingSizesOfEqualViewsAreThatOfTheWidest() {
    let stack = NSStackView(views: [SizedView(40, 20), SizedView(60, 30)])
    stack.distribution = .fillEqually
    #expect(stack.fittingSize.width == 128)
  }

  @Test func customSpacingCountsInsteadOfTheStacks() {
    let views = [SizedView(40, 20), SizedView(60, 30), SizedView(20, 10)]
    let stack = NSStackView(views: views)
    stack.setCustomSpacing(20, after: views[0])
    stack.setCustomSpacing(0, after: views[1])
    let root = stack.layOut()
    #expect(views.map(\.frame.minX) == [0, 60, 120])
    stack.setCustomSpacing(NSStackView.useDefaultSpacing, after: views[1])
    root.layoutSubtreeIfNeeded()
    #expect(views[2].frame.minX == 128)
  }

  /// Nested stacks mostly keep their size in saved documents (a width of 99, not 184).
  @Test func nestedStacksHugTheirViews() {
    let inner = NSStackView(views: [SizedView(30, 10), SizedView(30, 10)])
    let outer = NSStackView(views: [SizedView(200, 10), inner])
    outer.orientation = .vertical
    outer.alignment = .leading
    let root = outer.layOut()
    #expect(inner.frame.width == 68 && outer.frame.size == NSSize(width: 200, height: 28))
    #expect(inner.frame.minY == 0)
    withExtendedLifetime(root) {}
  }

  /// macOS documents: a stack takes the baseline of its first or last child.
  @Test func aStackLendsTheBaselinesOfItsViews() {
    let (first, last) = (SizedView(30, 16), SizedView(30, 22))
    (first.ascent, first.descent) = (12, 4)
    (last.ascent, last.descent) = (15, 7)
    let stack = NSStackView(views: [first, last])
    stack.orientation = .vertical
    let (upper, lower) = (SizedView(10, 10), SizedView(10, 10))
    let root = stack.layOut()
    for view in [upper, lower] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    upper.topAnchor.constraint(equalTo: stack.firstBaselineAnchor).isActive = true
    lower.topAnchor.constraint(equalTo: stack.lastBaselineAnchor).isActive = true
    root.layoutSubtreeIfNeeded()
    #expect(upper.frame.maxY == CGFloat(988))
    #expect(lower.frame.maxY == CGFloat(1000 - 16 - 8 - 15))
    first.isHidden = true
    root.layoutSubtreeIfNeeded()
    #expect(upper.frame.maxY == CGFloat(985))
  }

  @Test func aRowOfColumnsAlignsTheirFirstLines() {
    let (label, line, more) = (SizedView(30, 16), SizedView(30, 22), SizedView(30, 22))
    (label.ascent, line.ascent, more.ascent) = (12, 15, 15)
    let column = NSStackView(views: [line, more])
    column.orientation = .vertical
    let row = NSStackView(views: [label, column])
    row.alignment = .firstBaseline
    let root = row.layOut()
    #expect(label.frame.maxY == row.bounds.maxY - 3)
    #expect(column.frame.maxY == row.bounds.maxY)
    withExtendedLifetime(root) {}
  }

  /// NSStackView.h, gravity areas: leading is right where the interface reads right to left.
  @Test func rowsRunFromTheRightInRightToLeftInterfaces() {
    let views = [SizedView(40, 20), SizedView(60, 20)]
    let stack = NSStackView(views: views)
    stack.userInterfaceLayoutDirection = .rightToLeft
    stack.edgeInsets = NSEdgeInsets(top: 0, left: 1, bottom: 0, right: 5)
    let root = stack.layOut(width: 200)
    #expect(views.map(\.frame.minX) == [stack.bounds.width - 45, stack.bounds.width - 113])
    withExtendedLifetime(root) {}
  }

  @Test func changedContentMovesTheOthers() {
    let views = [SizedView(40, 20), SizedView(60, 20)]
    let stack = NSStackView(views: views)
    stack.distribution = .fillProportionally
    let root = stack.layOut(width: 248)
    #expect(views.map(\.frame.width) == [96, 144])
    views[0].content.width = 60
    root.layoutSubtreeIfNeeded()
    #expect(views.map(\.frame.width) == [120, 120])
  }

  /// Among views that hug equally the first stretches; among those that resist equally the first gives way
  /// (measured on macOS 26: gnustep/libs-gui, arrangedLayout.m, for the slack).
  @Test func theFirstOfEquallyHuggingViewsStretches() {
    let views = [SizedView(40, 20), SizedView(60, 20), SizedView(20, 20)]
    let stack = NSStackView(views: views)
    stack.distribution = .fill
    views[0].setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    let root = stack.layOut(width: 200)
    #expect(views.map(\.frame.width) == [40, 124, 20])
    views[2].setContentHuggingPriority(LayoutPriority(249), for: .horizontal)
    root.layoutSubtreeIfNeeded()
    #expect(views.map(\.frame.width) == [40, 60, 84])
  }
}
