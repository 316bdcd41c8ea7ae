import AutoLayout
import Foundation
import MacViews
import Testing

@MainActor
struct StackMembershipTests {
  private let stack = NSStackView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
  private let a = SizedView(20, 20)
  private let b = SizedView(20, 20)
  private let c = SizedView(20, 20)
  private let d = SizedView(20, 20)

  /// gnustep/libs-gui, Tests/gui/NSStackView/defaults.m and state.m, checked on macOS; hugging as 176 documents save it.
  @Test func defaultsAreAppKits() {
    #expect(stack.orientation == .horizontal)
    #expect(stack.distribution == .gravityAreas)
    #expect(stack.spacing == 8)
    #expect(stack.alignment == .centerY)
    #expect(stack.detachesHiddenViews)
    #expect(stack.delegate == nil)
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(stack.edgeInsets.top == 0 && stack.edgeInsets.left == 0)
    for axis in LayoutAxis.allCases {
      #expect(Double(stack.huggingPriority(for: axis).rawValue) == 249.99998474121094)
      #expect(stack.clippingResistancePriority(for: axis) == .required)
    }
  }

  /// NSStackView.h: values of the enumerations and constants.
  @Test func rawValuesAreAppKits() {
    typealias Stack = NSStackView
    #expect([Stack.Gravity.top, .leading, .center, .bottom, .trailing].map(\.rawValue) == [1, 1, 2, 3, 3])
    let distributions: [Stack.Distribution] = [
      .gravityAreas, .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    #expect(distributions.map(\.rawValue) == [-1, 0, 1, 2, 3, 4])
    let priorities: [Stack.VisibilityPriority] = [.mustHold, .detachOnlyIfNecessary, .notVisible]
    #expect(priorities.map(\.rawValue) == [1000, 900, 0])
    #expect(Stack.useDefaultSpacing == CGFloat(Float.greatestFiniteMagnitude))
  }

  /// gnustep/libs-gui, Tests/gui/NSStackView/emptyMutation.m, checked on macOS.
  @Test func anEmptyStackTakesAllProperties() {
    stack.orientation = .vertical
    stack.spacing = 12
    stack.distribution = .fillEqually
    stack.alignment = .centerX
    stack.edgeInsets = NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.layoutSubtreeIfNeeded()
    #expect(stack.orientation == .vertical && stack.spacing == 12 && stack.distribution == .fillEqually)
    #expect(stack.alignment == .centerX && stack.edgeInsets.bottom == 3 && stack.edgeInsets.right == 4)
  }

  /// gnustep/libs-gui, Tests/gui/NSStackView/membership.m, checked on macOS.
  @Test func arrangedSubviewsAreSubviews() {
    stack.addArrangedSubview(a)
    #expect(stack.arrangedSubviews == [a] && stack.subviews == [a])
    stack.addArrangedSubview(b)
    stack.insertArrangedSubview(c, at: 0)
    #expect(stack.arrangedSubviews == [c, a, b])
    #expect(stack.subviews == [a, b, c])
    stack.addArrangedSubview(a)
    #expect(stack.arrangedSubviews.count == 3)
    stack.removeArrangedSubview(a)
    #expect(!stack.arrangedSubviews.contains(a) && stack.subviews.contains(a))
    stack.addSubview(d)
    #expect(!stack.arrangedSubviews.contains(d) && stack.subviews.contains(d))
    b.removeFromSuperview()
    #expect(!stack.arrangedSubviews.contains(b) && !stack.subviews.contains(b))
  }

  /// NSStackView.h: the views given to the initializer are the leading ones, and the stack is placed by constraints.
  @Test func viewsOfTheInitializerAreLeading() {
    let stack = NSStackView(views: [a, b])
    #expect(stack.views(in: .leading) == [a, b] && stack.views(in: .trailing).isEmpty)
    #expect(!stack.translatesAutoresizingMaskIntoConstraints)
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    #expect(NSStackView.requiresConstraintBasedLayout)
  }

  /// NSStackView.h, `views`: all of them, in the order in which they stand.
  @Test func gravityAreasFollowEachOther() {
    stack.addView(a, in: .trailing)
    stack.addView(b, in: .center)
    stack.addView(c, in: .leading)
    stack.insertView(d, at: 0, in: .trailing)
    #expect(stack.views == [c, b, d, a])
    #expect(stack.arrangedSubviews == stack.views)
    #expect(stack.views(in: .trailing) == [d, a])
    stack.addView(d, in: .leading)
    #expect(stack.views == [c, d, b, a])
  }

  /// NSStackView.h, `addArrangedSubview:`: at the end of the list, whatever areas there are.
  @Test func anArrangedSubviewJoinsTheAreaBeforeIt() {
    stack.addView(a, in: .trailing)
    stack.addArrangedSubview(b)
    #expect(stack.views(in: .trailing) == [a, b])
    stack.insertArrangedSubview(c, at: 0)
    #expect(stack.arrangedSubviews == [c, a, b])
    stack.insertArrangedSubview(c, at: 2)
    #expect(stack.arrangedSubviews == [a, b, c])
  }

  @Test func settingTheViewsOfAnAreaRemovesTheOthers() {
    stack.setViews([a, b], in: .center)
    stack.setViews([c], in: .leading)
    stack.setViews([d, b], in: .center)
    #expect(stack.views == [c, d, b])
    #expect(a.superview == nil)
    stack.removeView(d)
    #expect(stack.views == [c, b] && d.superview == nil)
  }

  /// NSStackView.h, `setCustomSpacing:afterView:`: until the view is removed.
  @Test func customSpacingLastsUntilTheViewIsRemoved() {
    stack.addArrangedSubview(a)
    #expect(stack.customSpacing(after: a) == NSStackView.useDefaultSpacing)
    stack.setCustomSpacing(5, after: a)
    #expect(stack.customSpacing(after: a) == 5)
    stack.addArrangedSubview(b)
    stack.insertArrangedSubview(a, at: 1)
    #expect(stack.customSpacing(after: a) == 5)
    stack.removeArrangedSubview(a)
    stack.addArrangedSubview(a)
    #expect(stack.customSpacing(after: a) == NSStackView.useDefaultSpacing)
  }

  /// The centred alignment is the default on both axes (NSStackView.h, `alignment`).
  @Test func theCentredAlignmentFollowsTheOrientation() {
    stack.orientation = .vertical
    #expect(stack.alignment == .centerX)
    stack.orientation = .horizontal
    #expect(stack.alignment == .centerY)
    stack.alignment = .top
    stack.orientation = .vertical
    #expect(stack.alignment == .top)
  }

  /// NSStackView.h: equal spacing is the newer name.
  @available(*, deprecated, message: "Tests a deprecated property.")
  @Test func equalSpacingIsADistribution() {
    #expect(!stack.hasEqualSpacing)
    stack.hasEqualSpacing = true
    #expect(stack.distribution == .equalSpacing)
    stack.hasEqualSpacing = false
    #expect(stack.distribution == .gravityAreas)
  }

  @Test func aViewThatMovesToAnotherStackLeavesTheFirst() {
    let other = NSStackView(views: [])
    stack.addArrangedSubview(a)
    other.addArrangedSubview(a)
    #expect(stack.arrangedSubviews.isEmpty && other.arrangedSubviews == [a])
  }
}
