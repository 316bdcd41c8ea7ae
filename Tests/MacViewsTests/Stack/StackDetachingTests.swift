import AutoLayout
import Foundation
import MacViews
import Testing

@MainActor
struct StackDetachingTests {
  private let views = [SizedView(40, 20), SizedView(60, 20), SizedView(20, 20)]

  private final class Listener: NSObject, NSStackViewDelegate {
    var heard: [String] = []
    func stackView(_ stackView: NSStackView, willDetach views: [NSView]) {
      heard.append("detach \(views.count)")
    }
    func stackView(_ stackView: NSStackView, didReattach views: [NSView]) {
      heard.append("reattach \(views.count)")
    }
  }

  private func stack() -> NSStackView {
    let stack = NSStackView(views: views)
    stack.spacing = 10
    return stack
  }

  /// NSStackView.h, `detachesHiddenViews`: hidden views take no space, nor does the space beside them.
  @Test func hiddenViewsTakeNoSpace() {
    let stack = stack()
    let root = stack.layOut()
    #expect(stack.frame.width == 140)
    views[1].isHidden = true
    root.layoutSubtreeIfNeeded()
    #expect(stack.frame.width == 70 && views[2].frame.minX == 50)
    #expect(stack.detachedViews == [views[1]] && stack.arrangedSubviews == views)
    views[1].isHidden = false
    root.layoutSubtreeIfNeeded()
    #expect(stack.frame.width == 140 && stack.detachedViews.isEmpty)
    #expect(views[1].frame.minX == 50)
  }

  @Test func hiddenViewsKeepTheirSpaceOnRequest() {
    let stack = stack()
    stack.detachesHiddenViews = false
    let root = stack.layOut()
    views[1].isHidden = true
    root.layoutSubtreeIfNeeded()
    #expect(stack.frame.width == 140 && stack.detachedViews.isEmpty)
    stack.detachesHiddenViews = true
    root.layoutSubtreeIfNeeded()
    #expect(stack.frame.width == 70)
  }

  @Test func aStackWhoseViewsAreAllHiddenIsEmpty() {
    let stack = stack()
    let root = stack.layOut()
    for view in views { view.isHidden = true }
    root.layoutSubtreeIfNeeded()
    #expect(stack.frame.size == .zero)
  }

  /// NSStackView.h, `setVisibilityPriority:forView:`: such a view is detached whatever space there is, and hidden.
  @Test func viewsThatAreNotToBeVisibleAreDetached() {
    let (stack, listener) = (stack(), Listener())
    stack.delegate = listener
    let root = stack.layOut()
    stack.setVisibilityPriority(.notVisible, for: views[0])
    root.layoutSubtreeIfNeeded()
    #expect(views[0].isHidden && stack.detachedViews == [views[0]] && stack.frame.width == 90)
    stack.setVisibilityPriority(.mustHold, for: views[0])
    root.layoutSubtreeIfNeeded()
    #expect(!views[0].isHidden && stack.frame.width == 140)
    #expect(listener.heard == ["detach 1", "reattach 1"])
  }

  /// The same: without `detachesHiddenViews` it leaves the view tree, and stays managed.
  @Test func detachedViewsLeaveTheTreeWhereHiddenOnesStay() {
    let stack = stack()
    stack.detachesHiddenViews = false
    let root = stack.layOut()
    stack.setVisibilityPriority(.notVisible, for: views[1])
    root.layoutSubtreeIfNeeded()
    #expect(views[1].superview == nil && !views[1].isHidden)
    #expect(stack.views == views && stack.frame.width == 70)
    stack.setVisibilityPriority(.mustHold, for: views[1])
    root.layoutSubtreeIfNeeded()
    #expect(views[1].superview === stack && stack.frame.width == 140)
    #expect(views[1].frame.minX == 50)
  }

  private func clipped(_ priorities: [Float]) -> (NSStackView, NSView, NSLayoutConstraint, Listener) {
    let (stack, listener) = (stack(), Listener())
    stack.delegate = listener
    stack.setClippingResistancePriority(LayoutPriority(400), for: .horizontal)
    for (view, priority) in zip(views, priorities) {
      stack.setVisibilityPriority(NSStackView.VisibilityPriority(priority), for: view)
    }
    let root = stack.layOut()
    let width = stack.widthAnchor.constraint(equalToConstant: 140)
    width.isActive = true
    root.layoutSubtreeIfNeeded()
    return (stack, root, width, listener)
  }

  /// NSStackView.h, visibility priorities: lowest first, and back in the reverse order.
  @Test func viewsThatDoNotFitAreDetachedLowestFirst() {
    let (stack, root, width, listener) = clipped([1000, 900, 800])
    #expect(stack.detachedViews.isEmpty)
    width.constant = 139
    root.layoutSubtreeIfNeeded()
    #expect(stack.detachedViews == [views[2]])
    width.constant = 100
    root.layoutSubtreeIfNeeded()
    #expect(stack.detachedViews == [views[1], views[2]])
    width.constant = 110
    root.layoutSubtreeIfNeeded()
    #expect(stack.detachedViews == [views[2]])
    width.constant = 140
    root.layoutSubtreeIfNeeded()
    #expect(stack.detachedViews.isEmpty && views.allSatisfy { !$0.isHidden })
    #expect(listener.heard == ["detach 1", "detach 1", "reattach 1", "reattach 1"])
    #expect(views.map(\.frame.minX) == [0, 50, 120])
  }

  /// The same: views of one priority go and come together.
  @Test func viewsOfOnePriorityGoTogether() {
    let (stack, root, width, listener) = clipped([1000, 900, 900])
    width.constant = 130
    root.layoutSubtreeIfNeeded()
    #expect(stack.detachedViews == [views[1], views[2]])
    width.constant = 110
    root.layoutSubtreeIfNeeded()
    #expect(stack.detachedViews == [views[1], views[2]])
    width.constant = 140
    root.layoutSubtreeIfNeeded()
    #expect(listener.heard == ["detach 2", "reattach 2"])
  }

  /// Apple, `setClippingResistancePriority(_:for:)`: views that must hold are cut off at the trailing side.
  @Test func viewsThatMustHoldAreCutOff() {
    let (stack, root, width, listener) = clipped([1000, 1000, 1000])
    width.constant = 100
    root.layoutSubtreeIfNeeded()
    #expect(stack.detachedViews.isEmpty && listener.heard.isEmpty)
    #expect(
      views.map(\.frame) == [
        NSRect(x: 0, y: 0, width: 40, height: 20), NSRect(x: 50, y: 0, width: 60, height: 20),
        NSRect(x: 120, y: 0, width: 20, height: 20),
      ])
  }

  /// The same: with the default of 1000 nothing is detached.
  @Test func nothingIsDetachedWhereNothingMayBeClipped() {
    let stack = stack()
    stack.setVisibilityPriority(.detachOnlyIfNecessary, for: views[2])
    let root = stack.layOut()
    let width = stack.widthAnchor.constraint(equalToConstant: 100)
    width.priority = LayoutPriority(700)
    width.isActive = true
    root.layoutSubtreeIfNeeded()
    #expect(stack.detachedViews.isEmpty && stack.frame.width == 140)
  }

  @Test func viewsThatTheProgramHidesAreNotBroughtBack() {
    let (stack, root, width, listener) = clipped([1000, 900, 800])
    views[1].isHidden = true
    width.constant = 200
    root.layoutSubtreeIfNeeded()
    #expect(views[1].isHidden && stack.detachedViews == [views[1]] && listener.heard.isEmpty)
  }

  @Test func detachingDoesNotDependOnTheWay() {
    for start in [CGFloat(300), 20] {
      let (stack, root, width, _) = clipped([1000, 900, 800])
      width.constant = start
      root.layoutSubtreeIfNeeded()
      width.constant = 115
      root.layoutSubtreeIfNeeded()
      #expect(stack.detachedViews == [views[2]], "from \(start)")
      for view in views { view.removeFromSuperview() }
    }
  }

  /// Apple, `NSStackView`: views detach when a person makes the window smaller; those at the far end do not hold it.
  @Test(arguments: [0, 2])
  func viewsDetachInAWindow(trailing: Int) throws {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 400, height: 50), styleMask: [.titled, .resizable],
      backing: .buffered, defer: false)
    let (stack, content) = (NSStackView(), try #require(window.contentView))
    stack.spacing = 8
    let views = (0..<4).map { _ in SizedView(60, 20) }
    for (index, view) in views.enumerated() {
      stack.addView(view, in: index < 4 - trailing ? .leading : .trailing)
      stack.setVisibilityPriority(NSStackView.VisibilityPriority(Float(900 - index)), for: view)
    }
    stack.setClippingResistancePriority(.defaultLow, for: .horizontal)
    stack.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(stack.detachedViews.isEmpty && views[3].frame.maxX == (trailing > 0 ? 400 : 264))
    // 4 · 60 + 3 · 8 = 264 is too much; 3 · 60 + 2 · 8 is not.
    window.setContentSize(NSSize(width: 260, height: 50))
    window.layoutIfNeeded()
    #expect(content.frame.width == 260 && stack.detachedViews == [views[3]])
    window.setContentSize(NSSize(width: 400, height: 50))
    window.layoutIfNeeded()
    #expect(stack.detachedViews.isEmpty && views[3].frame.maxX == (trailing > 0 ? 400 : 264))
  }
}
