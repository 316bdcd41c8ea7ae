import AutoLayout
import Foundation
import MacViews
import SeededRandom
import Testing

/// Frames follow from what a stack holds, not from the order in which it came about.
@MainActor
struct StackOrderTests {
  private struct Plan {
    var sizes: [NSSize]
    var gravities: [Int]
    var hidden: [Bool]
    var distribution: NSStackView.Distribution
    var isVertical: Bool
    var alignment: NSLayoutConstraint.Attribute
    var spacing: CGFloat
    var customSpacings: [CGFloat?]
    var insets: NSEdgeInsets
    var length: CGFloat?

    init(_ numbers: inout SeededGenerator) {
      func pick(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &numbers)) }
      let count = Int.random(in: 1...6, using: &numbers)
      sizes = (0..<count).map { _ in NSSize(width: pick(1...20) * 5, height: pick(1...20) * 3) }
      gravities = (0..<count).map { _ in Int.random(in: 1...3, using: &numbers) }.sorted()
      hidden = (0..<count).map { _ in Int.random(in: 0..<4, using: &numbers) == 0 }
      distribution = NSStackView.Distribution(rawValue: Int.random(in: -1...4, using: &numbers)) ?? .fill
      isVertical = Bool.random(using: &numbers)
      let choices: [NSLayoutConstraint.Attribute] =
        isVertical ? [.leading, .centerX, .trailing, .width] : [.top, .centerY, .bottom, .height]
      alignment = choices[Int.random(in: 0..<choices.count, using: &numbers)]
      spacing = pick(0...12)
      customSpacings = (0..<count).map { _ in Bool.random(using: &numbers) ? nil : pick(0...30) }
      insets = NSEdgeInsets(top: pick(0...9), left: pick(0...9), bottom: pick(0...9), right: pick(0...9))
      length = Bool.random(using: &numbers) ? pick(20...60) * 20 : nil
    }
  }

  private func set(_ stack: NSStackView, _ plan: Plan, _ views: [NSView], _ step: Int) {
    switch step {
    case 0: stack.distribution = plan.distribution
    case 1:
      stack.orientation = plan.isVertical ? .vertical : .horizontal
      stack.alignment = plan.alignment
    case 2: stack.spacing = plan.spacing
    case 3: stack.edgeInsets = plan.insets
    case 4: for (view, isHidden) in zip(views, plan.hidden) { view.isHidden = isHidden }
    default:
      for (view, spacing) in zip(views, plan.customSpacings) {
        stack.setCustomSpacing(spacing ?? NSStackView.useDefaultSpacing, after: view)
      }
    }
  }

  private func frames(_ stack: NSStackView, _ views: [NSView]) -> [NSRect] {
    [stack.frame] + views.filter { !$0.isHidden }.map(\.frame)
  }

  private func pin(_ stack: NSStackView, _ plan: Plan) -> NSView {
    plan.isVertical ? stack.layOut(height: plan.length) : stack.layOut(width: plan.length)
  }

  private func straight(_ plan: Plan) -> [NSRect] {
    let views = plan.sizes.map { SizedView($0.width, $0.height) }
    let stack = NSStackView(views: [])
    for (view, gravity) in zip(views, plan.gravities) {
      stack.addView(view, in: NSStackView.Gravity(rawValue: gravity) ?? .leading)
    }
    for step in 0...5 { set(stack, plan, views, step) }
    let root = pin(stack, plan)
    defer { withExtendedLifetime(root) {} }
    return frames(stack, views)
  }

  /// The same stack, with layouts, foreign views and changes of mind in between.
  private func roundabout(_ plan: Plan, _ numbers: inout SeededGenerator) -> [NSRect] {
    let views = plan.sizes.map { SizedView($0.width, $0.height) }
    let (stack, guest) = (NSStackView(views: []), SizedView(33, 33))
    let root = pin(stack, plan)
    stack.addView(guest, in: .center)
    stack.distribution = .equalSpacing
    for index in views.indices.shuffled(using: &numbers) {
      stack.insertArrangedSubview(views[index], at: Int.random(in: 0...stack.views.count, using: &numbers))
      if Bool.random(using: &numbers) { root.layoutSubtreeIfNeeded() }
      views[index].isHidden = Bool.random(using: &numbers)
    }
    root.layoutSubtreeIfNeeded()
    for (index, view) in views.enumerated() {
      let gravity = NSStackView.Gravity(rawValue: plan.gravities[index]) ?? .leading
      let before = plan.gravities[..<index].count { $0 == plan.gravities[index] }
      stack.insertView(view, at: min(before, stack.views(in: gravity).count { $0 !== view }), in: gravity)
    }
    for view in views {
      stack.addView(
        view, in: NSStackView.Gravity(rawValue: plan.gravities[views.firstIndex(of: view) ?? 0]) ?? .leading)
    }
    stack.removeView(guest)
    for step in (0...5).shuffled(using: &numbers) {
      set(stack, plan, views, step)
      if Bool.random(using: &numbers) { root.layoutSubtreeIfNeeded() }
    }
    root.layoutSubtreeIfNeeded()
    return frames(stack, views)
  }

  @Test(arguments: 1...100)
  func framesDoNotDependOnTheOrderOfChanges(seed: Int) {
    var numbers = SeededGenerator(seed: UInt64(seed))
    let plan = Plan(&numbers)
    let expected = straight(plan)
    let found = roundabout(plan, &numbers)
    #expect(found == expected, "seed \(seed): \(plan)")
  }
}
