import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

/// Documented behaviour of UIKit's classes: each test has the id of its row in docs/behaviour-ios.tsv, which names the page.
@MainActor
struct StackBehaviourTests {
  @Test("stack.arranged-are-subviews") func arrangedAreSubviews() {
    let (stack, view) = (UIStackView(), UIView())
    stack.addArrangedSubview(view)
    #expect(stack.subviews == [view] && stack.arrangedSubviews == [view])
  }

  @Test("stack.remove-arranged-keeps-subview") func removeArrangedKeepsSubview() {
    let (stack, view) = (UIStackView(), UIView())
    stack.addArrangedSubview(view)
    stack.removeArrangedSubview(view)
    #expect(stack.subviews == [view] && stack.arrangedSubviews.isEmpty)
  }

  @Test("stack.remove-subview-unarranges") func removeSubviewUnarranges() {
    let (stack, view) = (UIStackView(), UIView())
    stack.addArrangedSubview(view)
    view.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test("stack.subview-not-arranged") func subviewNotArranged() {
    let stack = UIStackView()
    stack.addSubview(UIView())
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test("stack.insert-moves") func insertMoves() {
    let (stack, a, b) = (UIStackView(), UIView(), UIView())
    [a, b].forEach(stack.addArrangedSubview)
    stack.insertArrangedSubview(b, at: 0)
    #expect(stack.arrangedSubviews == [b, a])
  }

  @Test("stack.mask-off") func maskOff() {
    let (stack, view) = (UIStackView(), UIView())
    stack.addArrangedSubview(view)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("stack.order-of-subviews") func orderOfSubviews() {
    let (stack, a, b) = (UIStackView(), UIView(), UIView())
    [a, b].forEach(stack.addArrangedSubview)
    stack.bringSubviewToFront(a)
    #expect(stack.arrangedSubviews == [a, b])
  }

  @Test("stack.hidden-collapses") func hiddenCollapses() {
    let (stack, views) = row(3, spacing: 10)
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[2].frame.minX == 30)
  }

  @Test("stack.custom-spacing") func customSpacing() {
    let (stack, views) = row(3, spacing: 10)
    stack.setCustomSpacing(3, after: views[0])
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 23, 53])
  }

  @Test("stack.custom-spacing-removed") func customSpacingRemoved() {
    let (stack, views) = row(3, spacing: 10)
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
  }

  @Test("stack.fill-equally") func fillEqually() {
    let (stack, views) = row(3, spacing: 0)
    stack.distribution = .fillEqually
    stack.widthAnchor.constraint(equalToConstant: 90).isActive = true
    stack.superview?.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [30, 30, 30])
  }

  @Test("stack.equal-spacing") func equalSpacing() {
    let (stack, views) = row(3, spacing: 0)
    stack.distribution = .equalSpacing
    stack.widthAnchor.constraint(equalToConstant: 100).isActive = true
    stack.superview?.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 40, 80])
  }

  @Test("stack.equal-centering") func equalCentering() {
    let (stack, views) = row(3, spacing: 0)
    views[0].content.width = 40
    views[0].invalidateIntrinsicContentSize()
    stack.distribution = .equalCentering
    stack.widthAnchor.constraint(equalToConstant: 130).isActive = true
    stack.superview?.layoutIfNeeded()
    #expect(views[1].center.x - views[0].center.x == views[2].center.x - views[1].center.x)
  }

  @Test("stack.fill-proportionally") func fillProportionally() {
    let (stack, views) = row(2, spacing: 0)
    views[0].content.width = 60
    views[0].invalidateIntrinsicContentSize()
    stack.distribution = .fillProportionally
    stack.widthAnchor.constraint(equalToConstant: 160).isActive = true
    stack.superview?.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [120, 40])
  }

  @Test("stack.align-center") func alignCenter() {
    let (stack, views) = row(2, spacing: 0)
    stack.alignment = .center
    stack.heightAnchor.constraint(equalToConstant: 30).isActive = true
    stack.superview?.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 0, y: 10, width: 20, height: 10))
  }

  @Test("stack.align-fill") func alignFill() {
    let (stack, views) = row(2, spacing: 0)
    stack.heightAnchor.constraint(equalToConstant: 30).isActive = true
    stack.superview?.layoutIfNeeded()
    #expect(views[0].frame.height == 30)
  }

  @Test("stack.margins") func margins() {
    let (stack, views) = row(1, spacing: 0)
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.superview?.layoutIfNeeded()
    #expect(views[0].frame.origin == .zero)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.superview?.layoutIfNeeded()
    #expect(views[0].frame.origin == CGPoint(x: 2, y: 1) && stack.frame.size == CGSize(width: 26, height: 14))
  }

  @Test("stack.mirrored") func mirrored() {
    let (stack, views) = row(2, spacing: 5)
    stack.semanticContentAttribute = .forceRightToLeft
    stack.superview?.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [25, 0])
  }

  @Test("stack.defaults") func defaults() {
    let stack = UIStackView()
    #expect(
      stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill
        && stack.spacing == 0)
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  /// A row of views 20 by 10 points large, as large as they need.
  private func row(_ count: Int, spacing: CGFloat) -> (stack: UIStackView, views: [SizedView]) {
    let views = (0..<count).map { _ in SizedView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = spacing
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    return (stack, views)
  }
}
