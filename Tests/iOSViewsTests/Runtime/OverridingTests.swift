import AutoLayout
import Foundation
import Testing
import iOSViews

/// Methods that clients override in their subclasses: without Objective-C's runtime they have to stand in the class itself.
@MainActor
struct OverridingTests {
  private final class Watched: UIView {
    var calls: [String] = []

    override func addConstraint(_ constraint: NSLayoutConstraint) {
      calls.append("addConstraint")
      super.addConstraint(constraint)
    }

    override func bringSubviewToFront(_ view: UIView) {
      calls.append("bringSubviewToFront")
      super.bringSubviewToFront(view)
    }

    override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
      calls.append("insertSubview")
      super.insertSubview(view, belowSubview: sibling)
    }

    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
      calls.append("setContentHuggingPriority")
      super.setContentHuggingPriority(priority, for: axis)
    }

    override func setNeedsDisplay() {
      calls.append("setNeedsDisplay")
      super.setNeedsDisplay()
    }
  }

  @Test func treeAndConstraintsGoThroughOverrides() {
    let view = Watched(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView()
    let front = UIView()
    view.addSubview(front)
    view.insertSubview(back, belowSubview: front)
    view.addConstraints([back.widthAnchor.constraint(equalToConstant: 10)])
    view.bringSubviewToFront(back)
    view.setContentHuggingPriority(.required, for: .vertical)
    view.setNeedsDisplay(.zero)
    let expected = [
      "insertSubview", "addConstraint", "bringSubviewToFront", "setContentHuggingPriority", "setNeedsDisplay",
    ]
    #expect(view.calls == expected)
    #expect(view.subviews == [front, back])
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
  }

  private final class Loud: UIButton {
    override var isHighlighted: Bool { didSet { setTitle(isHighlighted ? "on" : "off", for: state) } }

    override func setTitle(_ title: String?, for state: State) {
      super.setTitle(title?.uppercased(), for: state)
    }
  }

  @Test func buttonsCanBeChangedInSubclasses() {
    let button = Loud(type: .custom)
    button.isHighlighted = true
    #expect(button.currentTitle == "ON")
  }

  /// Apple, `UIControl.State`: a control can have more than one state at a time.
  @Test func aControlIsInSeveralStatesAtOnce() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isSelected = true
    control.isEnabled = false
    #expect(control.state == [.selected, .disabled])
  }

  private final class Redirecting: UIView {
    override func insertSubview(_ view: UIView, at index: Int) { addSubview(view) }
  }

  /// UIKit's methods that put a view into the tree do not call each other (Family's suite, which redirects them so).
  @Test func methodsOfTheTreeDoNotCallEachOther() {
    let view = Redirecting()
    let (one, other) = (UIView(), UIView())
    view.insertSubview(one, at: 0)
    view.insertSubview(other, belowSubview: one)
    #expect(view.subviews == [other, one])
  }
}
