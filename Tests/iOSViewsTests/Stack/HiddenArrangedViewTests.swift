import AutoLayout
import Foundation
import Testing
import iOSViews

/// Hidden arranged views take no space, whatever their own constraints require: UIKit drops the constraint that contradicts
/// `UISV-hiding` (public logs; see ``ConstraintKind/hiding``). Expected frames are worked out by hand.
@MainActor
struct HiddenArrangedViewTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  private func stack(
    _ views: [UIView], _ axis: NSLayoutConstraint.Axis,
    _ distribution: UIStackView.Distribution = .fill
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.distribution = distribution
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    return stack
  }

  private func start(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .vertical ? view.frame.minY : view.frame.minX
  }

  private func length(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .vertical ? view.frame.height : view.frame.width
  }

  @Test(
    "a required length of a hidden view gives way",
    arguments: [NSLayoutConstraint.Axis.vertical, .horizontal],
    [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]
      as [UIStackView.Distribution])
  func requiredLength(_ axis: NSLayoutConstraint.Axis, _ distribution: UIStackView.Distribution) {
    let views = (0..<3).map { _ in UIView() }
    for view in views {
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      view.heightAnchor.constraint(equalToConstant: 50).isActive = true
    }
    let stack = stack(views, axis, distribution)
    root.layoutIfNeeded()
    #expect(start(views[2], axis) == 120)
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(start(views[2], axis) == 60)
    #expect(length(views[1], axis) == 0)
    #expect(length(stack, axis) == 110)
    views[1].isHidden = false
    root.layoutIfNeeded()
    #expect(start(views[2], axis) == 120)
    #expect(length(views[1], axis) == 50)
  }

  /// The content of the hidden view keeps 8 points from its top and bottom; with margins of 8 it cannot be 0 high.
  @Test func requiredMarginsInside() {
    let views = (0..<3).map { _ in UIView() }
    let label = UILabel()
    label.text = "Title"
    label.translatesAutoresizingMaskIntoConstraints = false
    views[1].addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: views[1].topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: views[1].leadingAnchor, constant: 8),
      views[1].trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      views[1].bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      views[0].heightAnchor.constraint(equalToConstant: 50),
      views[2].heightAnchor.constraint(equalToConstant: 50),
    ])
    let stack = stack(views, .vertical)
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(views[2].frame.minY == 60)
    #expect(stack.frame.height == 110)
  }

  /// The message names the view's own constraint as the one that is dropped, as UIKit's does.
  @Test func theOtherConstraintIsReported() {
    let views = (0..<2).map { _ in UIView() }
    let heights = views.map { $0.heightAnchor.constraint(equalToConstant: 50) }
    NSLayoutConstraint.activate(heights)
    _ = stack(views, .vertical)
    views[1].isHidden = true
    root.layoutIfNeeded()
    let broken = root.layoutNode.engine.conflicts.map { conflict -> LayoutConstraintBase? in
      guard case .constraint(let constraint) = conflict.broken else { return nil }
      return constraint
    }
    #expect(broken.count == 1 && broken.first == heights[1])
  }

  /// The spacing of a hidden view does not count, only that of the visible view before it. (Pictures of profile cards in a public
  /// repository, iOS 17.5: 16 points after a text with a spacing of 16, although the hidden text after it has one of 0.)
  @Test(arguments: [0, 16, 40, nil] as [CGFloat?])
  func hiddenViewsHaveNoSpacing(_ spacing: CGFloat?) {
    let views = (0..<4).map { _ in UIView() }
    for view in views { view.heightAnchor.constraint(equalToConstant: 50).isActive = true }
    let stack = stack(views, .vertical)
    stack.setCustomSpacing(16, after: views[0])
    stack.setCustomSpacing(spacing ?? UIStackView.spacingUseDefault, after: views[1])
    views[1].isHidden = true
    views[2].isHidden = true
    root.layoutIfNeeded()
    #expect(views[3].frame.minY == 66)
    #expect(stack.frame.height == 116)
  }

  @Test func foldsInAnimations() {
    let views = (0..<3).map { _ in UIView() }
    for view in views { view.heightAnchor.constraint(equalToConstant: 50).isActive = true }
    _ = stack(views, .vertical)
    let window = UIWindow(frame: root.frame)
    window.addSubview(root)
    window.layoutIfNeeded()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      views[1].isHidden = true
      root.layoutIfNeeded()
    }
    #expect(views[1].frame.height == 0)
    #expect(views[2].frame.minY == 60)
  }
}
