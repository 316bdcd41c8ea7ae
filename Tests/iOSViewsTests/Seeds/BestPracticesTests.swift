import Foundation
import Testing
import iOSViews

/// The code of “Auto layout best practices for minimum pain”, in Swift.
@MainActor
struct BestPracticesTests {
  private class AwesomeView: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 300, height: 20) }
  }

  private final class AwesomeViewOfAnyWidth: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 20) }
  }

  private func laidOut(_ view: UIView, _ constraints: (UIView) -> [NSLayoutConstraint] = { _ in [] })
    -> UIView
  {
    let root = UIView.container(500, 500, view)
    NSLayoutConstraint.activate(
      [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
      ] + constraints(view))
    root.layoutIfNeeded()
    return root
  }

  @Test func aViewBringsItsSize() {
    let (view, open) = (AwesomeView(), AwesomeViewOfAnyWidth())
    _ = laidOut(view)
    #expect(view.frame.size == CGSize(width: 300, height: 20))
    _ = laidOut(open) { [$0.widthAnchor.constraint(equalToConstant: 123)] }
    #expect(open.frame.size == CGSize(width: 123, height: 20))
  }

  /// “hug 250, compression resistance 750.”
  @Test func defaultPriorities() {
    let view = AwesomeView()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
  }

  private func width(_ view: UIView, _ constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 0,
      constant: constant)
  }

  /// “Boom!”: a view that sets its own width, and a superview that sets another. The later one breaks.
  @Test func twoRequiredWidthsBreakOne() {
    let view = UIView()
    let (own, outer) = (width(view, 100), width(view, 200))
    view.addConstraint(own)
    view.addConstraint(outer)
    let root = laidOut(view)
    #expect(view.frame.width == 100)
    let conflicts = root.layoutNode.engine.conflicts
    #expect(conflicts.count == 1)
    if case .constraint(let broken)? = conflicts.first?.broken { #expect(broken === outer) }
    #expect(conflicts.first?.members.count == 2)
  }

  /// “One way to solve this”: a lower priority for its own.
  @Test func aLowerPriorityGivesWay() {
    let view = UIView()
    let own = width(view, 100)
    own.priority = UILayoutPriority(800)
    view.addConstraint(own)
    view.addConstraint(width(view, 200))
    let root = laidOut(view)
    #expect(view.frame.width == 200)
    #expect(root.layoutNode.engine.conflicts.isEmpty)
  }

  /// “The following is bad”: a view that centres itself in whatever superview it gets.
  private final class SelfCentringView: AwesomeView {
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      guard let superview else { return }
      superview.addConstraint(
        NSLayoutConstraint(
          item: self, attribute: .centerX, relatedBy: .equal, toItem: superview, attribute: .centerX,
          multiplier: 1,
          constant: 0))
    }
  }

  @Test func aViewThatPlacesItselfFightsItsSuperview() {
    let view = SelfCentringView()
    let root = UIView.container(500, 500, view)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 100)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.layoutNode.engine.conflicts.isEmpty)
    // With both its place and its size required, something has to give.
    view.addConstraint(width(view, 300))
    root.layoutIfNeeded()
    #expect(root.layoutNode.engine.conflicts.count == 1)
  }

  private final class DisplacingView: UIView {
    let label = FixedView(50, 10)
    var displacement: CGFloat = 0
    var updates = 0
    private var centre: NSLayoutConstraint?
    private var didSetConstraints = false

    override func updateConstraints() {
      updates += 1
      if !didSetConstraints {
        didSetConstraints = true
        addSubview(label)
        let centre = NSLayoutConstraint(
          item: label, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY,
          multiplier: 1,
          constant: 0)
        addConstraint(centre)
        self.centre = centre
      }
      centre?.constant = displacement
      super.updateConstraints()
    }
  }

  /// “updateConstraints is used to update the constraints”: made once, then changed.
  @Test func updateConstraintsReadsTheNewState() {
    let view = DisplacingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layoutIfNeeded()
    #expect(view.label.center.y == 50)
    view.displacement = 40
    view.layoutIfNeeded()
    #expect(view.label.center.y == 50)
    view.setNeedsUpdateConstraints()
    view.layoutIfNeeded()
    #expect(view.label.center.y == 90)
    #expect(view.updates == 2)
    #expect(view.constraints.count == 1)
  }

  /// “A very bad implementation”: it removes what others have added. Content sizes survive: they are not constraints
  /// that `constraints` lists.
  private final class RemovingView: AwesomeView {
    override func updateConstraints() {
      removeConstraints(constraints)
      super.updateConstraints()
    }
  }

  @Test func removingAllConstraintsRemovesOthersToo() {
    let view = RemovingView()
    let outer = width(view, 200)
    view.addConstraint(outer)
    _ = laidOut(view)
    #expect(!outer.isActive)
    #expect(view.frame.size == CGSize(width: 300, height: 20))
  }
}
