import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

/// Documented behaviour of UIKit's classes: each test has the id of its row in docs/behaviour-ios.tsv, which names the page.
@MainActor
struct ViewLayoutBehaviourTests {
  @Test("view.layout-once") func layoutOnce() {
    let notes = Notes()
    let view = NotingView("v", notes)
    view.layoutIfNeeded()
    notes.lines = []
    view.setNeedsLayout()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(notes.lines == ["v.layoutSubviews"])
  }

  @Test("view.layout-is-lazy") func layoutIsLazy() {
    let notes = Notes()
    let view = NotingView("v", notes)
    view.layoutIfNeeded()
    notes.lines = []
    view.setNeedsLayout()
    #expect(notes.lines.isEmpty)
  }

  @Test("view.layout-outer-first") func layoutOuterFirst() {
    let notes = Notes()
    let (root, view) = (NotingView("r", notes), NotingView("v", notes))
    root.addSubview(view)
    notes.lines = []
    root.layoutIfNeeded()
    #expect(
      notes.lines.filter { $0.hasSuffix("layoutSubviews") } == ["r.layoutSubviews", "v.layoutSubviews"])
  }

  @Test("view.layout-on-size") func layoutOnSize() {
    let notes = Notes()
    let view = NotingView("v", notes)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.layoutIfNeeded()
    notes.lines = []
    view.frame.origin.x = 5
    view.layoutIfNeeded()
    #expect(notes.lines.isEmpty)
    view.frame.size.width = 20
    view.layoutIfNeeded()
    #expect(notes.lines == ["v.layoutSubviews"])
  }

  @Test("view.layout-on-added") func layoutOnAdded() {
    let notes = Notes()
    let view = NotingView("v", notes)
    view.layoutIfNeeded()
    view.addSubview(UIView())
    notes.lines = []
    view.layoutIfNeeded()
    #expect(notes.lines == ["v.layoutSubviews"])
  }

  @Test("view.constraints-inner-first") func constraintsInnerFirst() {
    let notes = Notes()
    let (window, root, view) = (UIWindow(), NotingView("r", notes), NotingView("v", notes))
    root.addSubview(view)
    window.addSubview(root)
    window.layoutIfNeeded()
    notes.lines = []
    root.setNeedsUpdateConstraints()
    view.setNeedsUpdateConstraints()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(notes.lines.prefix(3) == ["v.updateConstraints", "r.updateConstraints", "r.layoutSubviews"])
  }

  @Test("view.needs-update") func needsUpdate() {
    let view = UIView()
    view.updateConstraintsIfNeeded()
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    view.updateConstraintsIfNeeded()
    #expect(!view.needsUpdateConstraints())
  }

  @Test("view.size-to-fit") func sizeToFit() {
    let view = FittingView(frame: CGRect(x: 3, y: 4, width: 10, height: 10))
    view.sizeToFit()
    #expect(
      view.offered == [CGSize(width: 10, height: 10)] && view.bounds.size == CGSize(width: 33, height: 44))
  }

  @Test("view.size-that-fits-keeps") func sizeThatFitsKeeps() {
    let view = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 12))
    #expect(view.sizeThatFits(CGSize(width: 99, height: 99)) == CGSize(width: 10, height: 12))
  }

  @Test("view.tint-inherits") func tintInherits() {
    let notes = Notes()
    let (root, view) = (UIView(), NotingView("v", notes))
    root.addSubview(view)
    notes.lines = []
    root.tintColor = .red
    #expect(view.tintColor == .red && notes.lines.contains("v.tintColorDidChange"))
  }

  @Test("view.tint-set-wins") func tintSetWins() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    view.tintColor = .green
    root.tintColor = .red
    #expect(view.tintColor == .green)
    view.tintColor = nil
    #expect(view.tintColor == .red)
  }

  @Test("view.margins-change-heard") func marginsChangeHeard() {
    let notes = Notes()
    let view = NotingView("v", notes)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(notes.lines.contains("v.layoutMarginsDidChange"))
  }

  @Test("view.directional-margins") func directionalMargins() {
    let view = UIView()
    view.semanticContentAttribute = .forceRightToLeft
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test("view.preserved-margins") func preservedMargins() {
    let (root, view) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    )
    root.insetsLayoutMarginsFromSafeArea = false
    root.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    view.layoutMargins = UIEdgeInsets(top: 5, left: 25, bottom: 5, right: 5)
    view.preservesSuperviewLayoutMargins = true
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.layoutMargins == UIEdgeInsets(top: 20, left: 25, bottom: 20, right: 20))
  }

  @Test("view.is-focused") func isFocused() {
    let (window, view) = (UIWindow(), UIView())
    window.addSubview(view)
    #expect(!view.canBecomeFirstResponder && !view.becomeFirstResponder() && !view.isFirstResponder)
  }

  @Test("view.autoresize-flexible-width") func autoresizeFlexibleWidth() {
    let (root, view) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    )
    view.autoresizingMask = .flexibleWidth
    root.addSubview(view)
    root.frame.size.width = 160
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 110, height: 50))
  }

  @Test("view.autoresize-left-margin") func autoresizeLeftMargin() {
    let (root, view) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    )
    view.autoresizingMask = .flexibleLeftMargin
    root.addSubview(view)
    root.frame.size.width = 160
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 70, y: 10, width: 50, height: 50))
  }

  @Test("view.autoresize-off") func autoresizeOff() {
    let (root, view) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    )
    view.autoresizingMask = .flexibleWidth
    root.autoresizesSubviews = false
    root.addSubview(view)
    root.frame.size.width = 160
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 50, height: 50))
  }

  @Test("view.mask-is-no-subview") func maskIsNoSubview() {
    let (view, mask) = (UIView(), UIView())
    view.mask = mask
    #expect(view.subviews.isEmpty && view.mask === mask)
  }

  @Test("view.intrinsic-none") func intrinsicNone() {
    #expect(
      UIView().intrinsicContentSize
        == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }

  @Test("view.gesture-leaves-other") func gestureLeavesOther() {
    let (a, b, tap) = (UIView(), UIView(), UITapGestureRecognizer())
    a.addGestureRecognizer(tap)
    b.addGestureRecognizer(tap)
    #expect(a.gestureRecognizers?.isEmpty ?? true)
    #expect(b.gestureRecognizers == [tap] && tap.view === b)
  }

  @Test("view.gesture-once") func gestureOnce() {
    let (a, tap) = (UIView(), UITapGestureRecognizer())
    a.addGestureRecognizer(tap)
    a.addGestureRecognizer(tap)
    #expect(a.gestureRecognizers == [tap])
  }

  @Test("view.next-responder") func nextResponder() {
    let (controller, view) = (UIViewController(), UIView())
    controller.view.addSubview(view)
    #expect(view.next === controller.view && controller.view.next === controller)
  }

  @Test("view.without-animation-restores") func withoutAnimationRestores() {
    var inside = true
    UIView.performWithoutAnimation { inside = UIView.areAnimationsEnabled }
    #expect(!inside && UIView.areAnimationsEnabled)
  }

  @Test("view.snapshot-size") func snapshotSize() {
    let view = UIView(frame: CGRect(x: 3, y: 3, width: 30, height: 20))
    #expect(view.snapshotView(afterScreenUpdates: true)?.bounds.size == CGSize(width: 30, height: 20))
  }

  @Test("view.interaction-view") func interactionView() {
    let (view, interaction) = (UIView(), UIContextMenuInteraction(delegate: MenuSource.shared))
    view.addInteraction(interaction)
    #expect(interaction.view === view && view.interactions.count == 1)
    view.removeInteraction(interaction)
    #expect(interaction.view == nil && view.interactions.isEmpty)
  }

  @Test("view.guide-owner") func guideOwner() {
    let (a, b, guide) = (UIView(), UIView(), UILayoutGuide())
    a.addLayoutGuide(guide)
    b.addLayoutGuide(guide)
    #expect(guide.owningView === b && !a.layoutGuides.contains(guide))
  }

  @Test("view.guide-removed") func guideRemoved() {
    let (root, guide) = (UIView(), UILayoutGuide())
    root.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && !width.isActive)
  }

  @Test("view.removal-ends-constraints") func removalEndsConstraints() {
    let (root, view, inner) = (UIView(), UIView(), UIView())
    root.addSubview(view)
    view.addSubview(inner)
    let across = view.topAnchor.constraint(equalTo: root.topAnchor)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    let within = inner.topAnchor.constraint(equalTo: view.topAnchor)
    NSLayoutConstraint.activate([across, width, within])
    view.removeFromSuperview()
    #expect(!across.isActive && width.isActive && within.isActive)
  }

  @Test("view.constraints-for-axis") func constraintsForAxis() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    let height = view.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([width, height])
    root.layoutIfNeeded()
    let found = view.constraintsAffectingLayout(for: .horizontal)
    #expect(found.contains(width) && !found.contains(height))
  }
}
