import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

/// Documented behaviour of UIKit's classes: each test has the id of its row in docs/behaviour-ios.tsv, which names the page.
@MainActor
struct ConstraintBehaviourTests {
  @Test("constraint.activates-in-ancestor") func activatesInAncestor() {
    let (root, a, b) = (UIView(), UIView(), UIView())
    root.addSubview(a)
    root.addSubview(b)
    let gap = b.topAnchor.constraint(equalTo: a.bottomAnchor)
    gap.isActive = true
    #expect(root.constraints.contains(gap) && !a.constraints.contains(gap))
  }

  @Test("constraint.size-in-view") func sizeInView() {
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 1)
    width.isActive = true
    #expect(view.constraints == [width])
  }

  @Test("constraint.parent-child-in-parent") func parentChildInParent() {
    let (root, a) = (UIView(), UIView())
    root.addSubview(a)
    let top = a.topAnchor.constraint(equalTo: root.topAnchor)
    top.isActive = true
    #expect(root.constraints.contains(top))
  }

  @Test("constraint.deactivate") func deactivate() {
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate([width])
    NSLayoutConstraint.deactivate([width])
    #expect(view.constraints.isEmpty && !width.isActive)
  }

  @Test("constraint.twice") func twice() {
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 1)
    width.isActive = true
    width.isActive = true
    #expect(view.constraints.count == 1)
  }

  @Test("constraint.equality-default-multiplier") func equalityDefaultMultiplier() {
    let width = UIView().widthAnchor.constraint(equalToConstant: 5)
    #expect(width.secondItem == nil && width.secondAttribute == .notAnAttribute && width.relation == .equal)
  }

  @Test("constraint.first-attribute") func firstAttribute() {
    let (a, b) = (UIView(), UIView())
    let gap = a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8)
    #expect(
      gap.firstItem === a && gap.secondItem === b && gap.firstAttribute == .leading
        && gap.secondAttribute == .trailing)
  }

  @Test("constraint.first-anchor") func firstAnchor() {
    let a = UIView()
    let width = a.widthAnchor.constraint(equalToConstant: 5)
    #expect(width.firstAnchor == a.widthAnchor && width.secondAnchor == nil)
  }

  @Test("constraint.constant-moves") func constantMoves() {
    let (root, view) = placed()
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    width.isActive = true
    root.layoutIfNeeded()
    width.constant = 50
    #expect(view.frame.width == 5)
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  @Test("constraint.priority-wins") func priorityWins() {
    let (root, view) = placed()
    let (a, b) = (
      view.widthAnchor.constraint(equalToConstant: 5), view.widthAnchor.constraint(equalToConstant: 9)
    )
    a.priority = UILayoutPriority(700)
    b.priority = UILayoutPriority(701)
    NSLayoutConstraint.activate([a, b])
    root.layoutIfNeeded()
    #expect(view.frame.width == 9)
  }

  @Test("constraint.hugging-loses") func huggingLoses() {
    let (root, views) = pair { $0.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal) }
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [80, 20])
  }

  @Test("constraint.compression-loses") func compressionLoses() {
    let (root, views) = pair(60) {
      $0.setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
    }
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [40, 60])
  }

  @Test("constraint.fitting-compressed") func fittingCompressed() {
    let (root, view) = placed()
    root.trailingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: 3).isActive = true
    root.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor).isActive = true
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    view.heightAnchor.constraint(equalToConstant: 7).isActive = true
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 23, height: 7))
  }

  @Test("constraint.fitting-changes-nothing") func fittingChangesNothing() {
    let (root, _) = placed()
    _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(root.frame.size == CGSize(width: 100, height: 100))
  }

  @Test("constraint.fitting-with-priorities") func fittingWithPriorities() {
    let (root, view) = placed()
    root.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    root.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
    let size = root.systemLayoutSizeFitting(
      CGSize(width: 60, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 60, height: 30))
  }

  @Test("constraint.ambiguous") func ambiguous() {
    let (root, view) = placed()
    UIWindow().addSubview(root)
    view.heightAnchor.constraint(equalToConstant: 1).isActive = true
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    view.widthAnchor.constraint(equalToConstant: 1).isActive = true
    root.layoutIfNeeded()
    #expect(!view.hasAmbiguousLayout)
  }

  @Test("constraint.visual-format-standard") func visualFormatStandard() {
    let (root, a, b) = (UIView(), UIView(), UIView())
    [a, b].forEach(root.addSubview)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "[a]-[b]", options: [], metrics: nil, views: ["a": a, "b": b])
    #expect(made.map(\.constant) == [8])
  }

  @Test("constraint.visual-format-count") func visualFormatCount() {
    let (root, a) = (UIView(), UIView())
    root.addSubview(a)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "|-5-[a(20)]-6-|", options: [], metrics: nil, views: ["a": a])
    #expect(made.map(\.constant).sorted() == [5, 6, 20])
  }

  @Test("constraint.visual-format-alignment") func visualFormatAlignment() {
    let (root, a, b) = (UIView(), UIView(), UIView())
    [a, b].forEach(root.addSubview)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "[a]-[b]", options: .alignAllTop, metrics: nil, views: ["a": a, "b": b])
    #expect(made.contains { $0.firstAttribute == .top && $0.secondAttribute == .top })
  }

  @Test("constraint.system-spacing") func systemSpacing() {
    let (root, a) = placed()
    let b = UIView()
    b.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(b)
    a.widthAnchor.constraint(equalToConstant: 10).isActive = true
    b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2).isActive = true
    root.layoutIfNeeded()
    #expect(b.frame.minX == 26)
  }

  @Test("constraint.leading-mirrored") func leadingMirrored() {
    let (root, view) = placed(leading: 5)
    root.semanticContentAttribute = .forceRightToLeft
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.maxX == 95)
  }

  @Test("constraint.left-stays") func leftStays() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    root.semanticContentAttribute = .forceRightToLeft
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5).isActive = true
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 5)
  }

  @Test("constraint.multiplier") func multiplier() {
    let (root, view) = placed()
    view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25, constant: 3).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 28)
  }

  @Test("constraint.identifier") func identifier() {
    #expect(UIView().widthAnchor.constraint(equalToConstant: 1).identifier == nil)
  }

  @Test("constraint.archived-priority") func archivedPriority() {
    #expect(
      [UILayoutPriority.required, .defaultHigh, .defaultLow, .fittingSizeLevel].map(\.rawValue) == [
        1000, 750, 250, 50,
      ])
  }

  @Test("constraint.drag-priorities") func dragPriorities() {
    #expect(
      [UILayoutPriority.dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene].map(\.rawValue)
        == [510, 500, 490])
  }

  @Test("constraint.mask-off-view") func maskOffView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 3, y: 4, width: 5, height: 6))
  }

  @Test("constraint.alignment-insets") func alignmentInsets() {
    let (root, view) = placed(InsetView())
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: -2, y: -1, width: 16, height: 14))
  }

  @Test("constraint.alignment-rect-inverse") func alignmentRectInverse() {
    let view = InsetView()
    let frame = CGRect(x: 5, y: 5, width: 30, height: 40)
    #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame)) == frame)
  }

  @Test("constraint.baseline-of-plain") func baselineOfPlain() {
    let view = UIView()
    #expect(view.forLastBaselineLayout === view && view.forFirstBaselineLayout === view)
  }

  @Test("constraint.invalidate-intrinsic") func invalidateIntrinsic() {
    let (root, view) = placed(SizedView())
    root.layoutIfNeeded()
    (view as? SizedView)?.content = CGSize(width: 44, height: 9)
    root.layoutIfNeeded()
    #expect(view.frame.width == 20)
    view.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(view.frame.width == 44)
  }

  private func placed(_ view: UIView = UIView(), leading: CGFloat = 0) -> (root: UIView, view: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: leading).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    return (root, view)
  }

  /// Two views of an intrinsic width that fill 100 points beside each other.
  private func pair(_ width: CGFloat = 20, _ change: (UIView) -> Void) -> (root: UIView, views: [UIView]) {
    let (a, b) = (SizedView(), SizedView())
    (a.content.width, b.content.width) = (width, width)
    b.translatesAutoresizingMaskIntoConstraints = false
    let root = placed(a).root
    root.addSubview(b)
    NSLayoutConstraint.activate([
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    change(a)
    return (root, [a, b])
  }
}
