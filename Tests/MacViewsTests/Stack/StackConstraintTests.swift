import AutoLayout
import Foundation
import MacViews
import Testing

/// The stack's constraints one by one, as measured on macOS 26.4 by a re-implementation whose identifiers agree with real
/// logs; priorities also as in Cappuccino's dump of AppKit's stacks (CPStackView.j).
@MainActor
struct StackConstraintTests {
  private let views = [SizedView(40, 20), SizedView(60, 30), SizedView(20, 10)]

  private func stack(_ gravities: [NSStackView.Gravity] = [.leading, .leading, .leading]) -> NSStackView {
    let stack = NSStackView(views: [])
    for (view, gravity) in zip(views, gravities) { stack.addView(view, in: gravity) }
    return stack
  }

  /// Identifier, relation, constant and priority of each constraint.
  private func lines(_ stack: NSStackView, _ prefix: String = "") -> [String] {
    stack.updateConstraintsForSubtreeIfNeeded()
    let own = stack.constraints.filter { ($0.identifier ?? "").hasPrefix("NSStackView." + prefix) }
    return own.map { constraint in
      let sign = constraint.relation == .equal ? "==" : constraint.relation == .lessThanOrEqual ? "<=" : ">="
      let name = (constraint.identifier ?? "").dropFirst("NSStackView.".count)
      return "\(name) \(sign) \(Int(constraint.constant)) @\(constraint.priority.rawValue)"
    }
  }

  private let hug = LayoutPriority.defaultLow.rawValue.nextDown

  @Test func viewsKeepInsideAcrossTheAxis() {
    let stack = stack()
    stack.edgeInsets = NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(lines(stack, "Align") == Array(repeating: "Align == 0 @260.0", count: 3))
    #expect(lines(stack, "Edge.Top") == Array(repeating: "Edge.Top >= 0 @1000.0", count: 3))
    #expect(lines(stack, "Edge.Bottom") == Array(repeating: "Edge.Bottom >= 0 @1000.0", count: 3))
    #expect(lines(stack, "Edge.Min.Top") == Array(repeating: "Edge.Min.Top == 1 @\(hug)", count: 3))
    #expect(lines(stack, "Edge.Min.Bottom") == Array(repeating: "Edge.Min.Bottom == 3 @\(hug)", count: 3))
  }

  @Test func aVerticalStackNamesItsEdges() {
    let stack = stack()
    stack.orientation = .vertical
    #expect(lines(stack, "Edge.Leading").count == 3)
    #expect(lines(stack, "Edge.Trailing").count == 3)
    #expect(lines(stack, "Edge.Top") == ["Edge.Top >= 0 @1000.0"])
    #expect(lines(stack, "Edge.Min.Top") == ["Edge.Min.Top == 0 @750.0"])
  }

  @Test func neighboursInAnAreaKeepTogether() {
    let stack = stack()
    #expect(lines(stack, "Stack.Min") == Array(repeating: "Stack.Min >= 8 @1000.0", count: 2))
    #expect(
      lines(stack, "Stack").filter { !$0.contains("Min") } == ["Stack == 8 @749.99", "Stack == 8 @749.98"])
    #expect(lines(stack, "Edge.Min.Leading") == ["Edge.Min.Leading == 0 @750.0"])
    #expect(lines(stack, "Edge.Min.Trailing") == ["Edge.Min.Trailing == 0 @\(hug)"])
    #expect(lines(stack, "Edge.Leading") == ["Edge.Leading >= 0 @1000.0"])
    #expect(lines(stack, "Edge.Trailing") == ["Edge.Trailing >= 0 @1000.0"])
  }

  @Test func areasKeepTogetherAtTheStacksHugging() {
    let stack = stack([.leading, .center, .trailing])
    #expect(
      lines(stack, "Stack").filter { !$0.contains("Min") } == Array(repeating: "Stack == 8 @\(hug)", count: 2)
    )
    #expect(lines(stack, "CenterGroup") == ["CenterGroup.Center == 0 @260.0"])
    #expect(lines(stack, "Edge.Min.Trailing") == ["Edge.Min.Trailing == 0 @750.0"])
    stack.setHuggingPriority(LayoutPriority(800), for: .horizontal)
    #expect(lines(stack, "Stack").filter { !$0.contains("Min") }[0] == "Stack == 8 @800.0")
  }

  @Test func anEmptyLeadingAreaLeavesTheEdgeToHugging() {
    let stack = stack([.center, .center, .trailing])
    #expect(lines(stack, "Edge.Min.Leading") == ["Edge.Min.Leading == 0 @\(hug)"])
    #expect(lines(stack, "Edge.Min.Trailing") == ["Edge.Min.Trailing == 0 @750.0"])
  }

  @Test(arguments: [NSStackView.Distribution.fill, .fillEqually, .fillProportionally])
  func fillingDistributionsChainTheViews(distribution: NSStackView.Distribution) {
    let stack = stack()
    stack.distribution = distribution
    #expect(lines(stack, "Stack") == Array(repeating: "Stack == 8 @1000.0", count: 2))
    #expect(lines(stack, "Edge.Min.Leading") == ["Edge.Min.Leading == 0 @1000.0"])
    #expect(lines(stack, "Edge.Min.Trailing") == ["Edge.Min.Trailing == 0 @1000.0"])
    #expect(lines(stack, "Edge.Leading").isEmpty && lines(stack, "Edge.Trailing").isEmpty)
  }

  @Test(arguments: [
    (NSStackView.Distribution.fillEqually, "EqualSizing", 3), (.fillProportionally, "ProportionalSizing", 3),
    (.equalSpacing, "EqualSpacing", 2), (.equalCentering, "EqualCentering", 2),
  ])
  func equalDistributionsCompareWithAnIdeal(
    distribution: NSStackView.Distribution, name: String, count: Int
  ) {
    let stack = stack()
    stack.distribution = distribution
    #expect(
      lines(stack, "Distribution") == Array(repeating: "Distribution.\(name) == 0 @260.0", count: count))
    #expect(stack.layoutGuides.compactMap(\.identifier?.rawValue) == ["NSStackView.Distribution.Ideal"])
    stack.distribution = .fill
    #expect(lines(stack, "Distribution").isEmpty && stack.layoutGuides.isEmpty)
  }

  /// Clipping begins at the trailing and bottom sides (NSStackView.h).
  @Test func clippingResistanceIsThatOfTheFarEdges() {
    let stack = stack()
    stack.distribution = .fill
    stack.setClippingResistancePriority(LayoutPriority(400), for: .horizontal)
    stack.setClippingResistancePriority(LayoutPriority(300), for: .vertical)
    #expect(lines(stack, "Edge.Bottom") == Array(repeating: "Edge.Bottom >= 0 @300.0", count: 3))
    #expect(lines(stack, "Edge.Trailing") == ["Edge.Trailing >= 0 @400.0"])
    #expect(lines(stack, "Edge.Min.Trailing") == ["Edge.Min.Trailing <= 0 @1000.0"])
    #expect(lines(stack, "Edge.Top") == Array(repeating: "Edge.Top >= 0 @1000.0", count: 3))
  }

  /// A line of a real log: `<NSLayoutConstraint:0x… 'NSStackView.Stack.Min' V:[NSView:0x…]-(>=0)-[EnclosureView:0x…]
  /// (active)>`.
  @Test func constraintsReadAsInLogs() throws {
    let stack = stack()
    stack.orientation = .vertical
    stack.spacing = 0
    stack.updateConstraintsForSubtreeIfNeeded()
    let least = try #require(stack.constraints.first { $0.identifier == "NSStackView.Stack.Min" })
    let text = least.description
    #expect(text.hasPrefix("<NSLayoutConstraint:0x"))
    #expect(text.contains(" 'NSStackView.Stack.Min' V:["))
    #expect(text.contains("]-(>=0)-["))
    #expect(text.hasSuffix("]   (active)>"))
  }

  @Test func hiddenAndRemovedViewsLoseTheStacksConstraints() {
    let stack = stack()
    views[1].isHidden = true
    stack.updateConstraintsForSubtreeIfNeeded()
    #expect(!stack.constraints.contains { $0.firstItem === views[1] || $0.secondItem === views[1] })
    #expect(lines(stack, "Stack.Min").count == 1)
    stack.removeArrangedSubview(views[0])
    #expect(lines(stack, "Stack.Min").isEmpty)
  }

  @Test func theStackKeepsNoConstraintsOfEarlierArrangements() {
    let stack = stack()
    let count = lines(stack).count
    for spacing in 1...5 {
      stack.spacing = CGFloat(spacing)
      stack.layoutSubtreeIfNeeded()
    }
    #expect(lines(stack).count == count)
  }
}
