import AutoLayout
import Foundation
import Testing
import iOSViews

@testable import iOSCore

/// Stack views, constraint by constraint, as dumped from Apple's (two independent re-implementations agree), and the
/// frames that Interface Builder saved.
@MainActor
struct StackViewTests {
  private func stack(_ count: Int, _ setUp: (UIStackView) -> Void = { _ in }) -> (UIStackView, [FixedView]) {
    let views = (0..<count).map { _ in FixedView(20, 10) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    setUp(stack)
    stack.updateConstraintsIfNeeded()
    return (stack, views)
  }

  /// `role: first.attribute relation second.attribute ± constant @priority`, items by their place.
  private func constraints(_ stack: UIStackView, _ role: String) -> [String] {
    // Constraints on one view's size are held by that view.
    let all = stack.constraints + stack.arrangedSubviews.flatMap(\.constraints)
    return all.filter { $0.identifier == role }.map { describe($0, in: stack) }
  }

  private func describe(_ constraint: NSLayoutConstraint, in stack: UIStackView) -> String {
    func name(_ item: AnyObject?) -> String {
      if item === stack { return "stack" }
      if let index = stack.arrangedSubviews.firstIndex(where: { $0 === item }) { return "v\(index)" }
      if let guide = item as? UILayoutGuide {
        return guide.identifier == "UISV-alignment-spanner" ? "spanner" : "gap"
      }
      return "?"
    }
    let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "?"
    var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute.name) \(relation)"
    if let second = constraint.secondItem {
      text += " \(name(second)).\(constraint.secondAttribute.name)"
      if constraint.constant != 0 { text += " + \(Int(constraint.constant))" }
    } else {
      text += " \(Int(constraint.constant))"
    }
    return constraint.priority == .required ? text : text + " @\(constraint.priority.rawValue)"
  }

  @Test func fillConnectsTheEndsAndSpacesNeighbours() {
    let (stack, _) = stack(3) { $0.spacing = 5 }
    #expect(
      constraints(stack, "UISV-canvas-connection") == [
        "stack.leading == v0.leading", "stack.trailing == v2.trailing", "stack.top == v0.top",
        "stack.bottom == v0.bottom",
      ])
    #expect(
      constraints(stack, "UISV-spacing") == [
        "v1.leading == v0.trailing + 5", "v2.leading == v1.trailing + 5",
      ])
    #expect(
      constraints(stack, "UISV-alignment") == [
        "v0.top == v1.top", "v0.top == v2.top", "v0.bottom == v1.bottom", "v0.bottom == v2.bottom",
      ])
    #expect(stack.constraints.count == 10)
  }

  @Test func fillEquallyTiesExtentsToTheFirst() {
    let (stack, _) = stack(3) { $0.distribution = .fillEqually }
    #expect(constraints(stack, "UISV-fill-equally") == ["v1.width == v0.width", "v2.width == v0.width"])
  }

  @Test func proportionsHaveFallingPriorities() {
    let (stack, views) = stack(3) {
      $0.distribution = .fillProportionally
      $0.spacing = 10
    }
    let proportional = stack.constraints.filter { $0.identifier == "UISV-fill-proportionally" }
    #expect(proportional.map(\.priority.rawValue) == [999, 998, 997])
    // Each is 20 of 60 and two gaps of 10.
    #expect(proportional.map(\.multiplier) == [0.25, 0.25, 0.25])
    #expect(proportional.map(\.firstItem).elementsEqual(views, by: { $0 === $1 }))
  }

  @Test func equalSpacingMakesGuidesAsLarge() {
    let (stack, _) = stack(3) { $0.distribution = .equalSpacing }
    #expect(
      constraints(stack, "UISV-distributing-edge") == [
        "gap.leading == v0.trailing", "gap.trailing == v1.leading", "gap.leading == v1.trailing",
        "gap.trailing == v2.leading",
      ])
    #expect(constraints(stack, "UISV-fill-equally") == ["gap.width == gap.width"])
    #expect(constraints(stack, "UISV-canvas-fit") == ["stack.width == 0 @49.0"])
    #expect(
      constraints(stack, "UISV-spacing") == ["v1.leading >= v0.trailing", "v2.leading >= v1.trailing"])
  }

  @Test func equalCenteringIsOnlyWished() {
    let (stack, _) = stack(3) { $0.distribution = .equalCentering }
    #expect(constraints(stack, "UISV-fill-equally") == ["gap.width == gap.width @149.0"])
    #expect(constraints(stack, "UISV-distributing-edge").first == "gap.leading == v0.centerX")
  }

  @Test func leadingAlignmentSpans() {
    let (stack, _) = stack(2) { $0.alignment = .top }
    #expect(
      constraints(stack, "UISV-spanning-boundary") == [
        "spanner.top == v0.top @999.5", "spanner.bottom >= v0.bottom", "spanner.top == v1.top @999.5",
        "spanner.bottom >= v1.bottom",
      ])
    #expect(constraints(stack, "UISV-spanning-fit") == ["spanner.height == 0 @51.0"])
    #expect(
      constraints(stack, "UISV-ambiguity-suppression") == ["v0.height == 0 @25.0", "v1.height == 0 @25.0"])
    #expect(
      constraints(stack, "UISV-canvas-connection").suffix(2) == [
        "stack.top == v0.top", "stack.bottom == spanner.bottom",
      ])
  }

  /// By first baselines, only the first view is bound to the top (saved: a row of a label and a text field, the field
  /// 5 points above the row).
  @Test func baselinesLetOthersStandOut() {
    let (stack, views) = stack(2) { $0.alignment = .firstBaseline }
    #expect(
      constraints(stack, "UISV-canvas-connection").suffix(2) == [
        "stack.top <= v0.top", "stack.bottom == spanner.bottom",
      ])
    #expect(
      constraints(stack, "UISV-spanning-boundary").prefix(2) == [
        "spanner.top <= v0.top", "spanner.bottom >= v0.bottom",
      ])
    #expect(constraints(stack, "UISV-canvas-fit") == ["stack.height == 0 @49.0"])
    stack.axis = .vertical
    stack.updateConstraintsIfNeeded()
    #expect(constraints(stack, "UISV-alignment").isEmpty)
    #expect(views.allSatisfy { $0.superview === stack })
  }

  /// With everything hidden, guides stand for the views.
  @Test func guidesStandForHiddenViews() {
    let (stack, views) = stack(2)
    for view in views { view.isHidden = true }
    stack.updateConstraintsIfNeeded()
    #expect(
      constraints(stack, "UISV-canvas-connection") == [
        "stack.leading == spanner.leading", "stack.trailing == spanner.trailing",
        "stack.top == spanner.top", "stack.bottom == spanner.bottom",
      ])
    #expect(constraints(stack, "UISV-alignment") == ["v0.top == v1.top", "v0.bottom == v1.bottom"])
  }

  /// A view with a required share of the width cannot fill a column: its leading edge stays in place. (Placeholders in pictures of a
  /// public repository, iOS 17.5: 4 of 4 views with 0.6 or 0.8 of the width.)
  @Test func narrowViewsOfFilledColumnsLead() {
    let views = (0..<3).map { _ in FixedView(20, 10) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    let root = UIView.container(300, 300, stack)
    stack.fillSuperview()
    views[1].widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.6).isActive = true
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 0, 0])
    #expect(views.map(\.frame.width) == [300, 180, 300])
  }

  @Test func centredAlignmentTiesTheCentres() {
    let (stack, _) = stack(2) { $0.alignment = .center }
    #expect(constraints(stack, "UISV-alignment") == ["v0.centerY == v1.centerY"])
    #expect(
      constraints(stack, "UISV-canvas-connection").suffix(3) == [
        "stack.top == spanner.top", "stack.bottom == spanner.bottom", "stack.centerY == v0.centerY",
      ])
  }

  @Test func aSingleViewNeedsNoSpanner() {
    let (stack, _) = stack(1) { $0.alignment = .center }
    #expect(constraints(stack, "UISV-spanning-boundary").isEmpty)
    #expect(stack.layoutGuides.isEmpty)
    #expect(constraints(stack, "UISV-canvas-fit") == ["stack.height == 0 @49.0"])
  }

  /// A hidden view has no extent and gives up half of each neighbour's spacing, all of it at the ends.
  @Test func hiddenViewsGiveUpTheirSpacing() {
    let (stack, views) = stack(3) { $0.spacing = 10 }
    let root = UIView.container(300, 50, stack)
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == 80)
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(constraints(stack, "UISV-hiding") == ["v1.width == 0"])
    #expect(stack.frame.width == 50)
    #expect(views[2].frame.minX == 30)
    views[1].isHidden = false
    views[0].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == 50)
    #expect(views[1].frame.minX == 0)
  }

  @Test func customSpacingReplacesOneGap() {
    let (stack, views) = stack(3) { $0.spacing = 4 }
    stack.setCustomSpacing(30, after: views[0])
    stack.updateConstraintsIfNeeded()
    #expect(
      constraints(stack, "UISV-spacing") == [
        "v1.leading == v0.trailing + 30", "v2.leading == v1.trailing + 4",
      ])
    #expect(stack.customSpacing(after: views[0]) == 30)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    stack.updateConstraintsIfNeeded()
    #expect(constraints(stack, "UISV-spacing").first == "v1.leading == v0.trailing + 8")
  }

  /// Frames that Interface Builder saved: sizes of rows and columns filled equally.
  @Test(arguments: [
    (374.0, 20.0, 3, [0, 131.5, 262.5], [111.5, 111, 111.5]),
    (548, 5, 4, [0, 138.5, 276.5, 415], [133.5, 133, 133.5, 133]),
    (492, 6, 5, [0, 99.5, 199, 299, 398.5], [93.5, 93.5, 94, 93.5, 93.5]),
    (375, 2, 7, [0, 54, 107.5, 161.5, 215.5, 269.5, 323], [52, 51.5, 52, 52, 52, 51.5, 52]),
  ])
  func savedFramesAt2x(width: CGFloat, spacing: CGFloat, count: Int, origins: [CGFloat], widths: [CGFloat]) {
    let (stack, views) = stack(count) {
      $0.distribution = .fillEqually
      $0.spacing = spacing
    }
    let root = UIView.container(width, 50, stack)
    stack.fillSuperview()
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == origins)
    #expect(views.map(\.frame.width) == widths)
  }

  @Test func marginsAndDirectionApply() {
    let (stack, views) = stack(2) { $0.spacing = 10 }
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let root = UIView.container(300, 100, stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 56, height: 14))
    #expect(views.map(\.frame.minX) == [2, 32])
    stack.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [34, 4])
  }

  @Test func arrangedViewsAreSubviews() {
    let (stack, views) = stack(2)
    stack.removeArrangedSubview(views[0])
    #expect(views[0].superview === stack)
    #expect(stack.arrangedSubviews == [views[1]])
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
    stack.insertArrangedSubview(views[0], at: 0)
    #expect(stack.subviews == [views[0]])
  }

  /// The extents of stacks in a stack that fills proportionally: the quick sum is what fitting finds.
  @Test func plainExtentsAreWhatFittingFinds() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for distribution in [UIStackView.Distribution.fill, .fillEqually] {
        let inner = UIStackView(arrangedSubviews: [FixedView(30, 20), FixedView(50.25, 10), FixedView(7, 44)])
        inner.axis = .horizontal
        inner.spacing = 6
        inner.distribution = distribution
        let outer = UIStackView(arrangedSubviews: [inner, FixedView(10, 10)])
        outer.axis = axis
        outer.layoutIfNeeded()
        let size = inner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let plain = StackArrangement(stack: inner).plainExtent(along: axis)
        #expect(plain.map(inner.layoutGrid.roundUp) == (axis == .horizontal ? size.width : size.height))
      }
    }
    let fixed = UIStackView(arrangedSubviews: [FixedView(30, 20)])
    fixed.widthAnchor.constraint(equalToConstant: 70).isActive = true
    #expect(StackArrangement(stack: fixed).plainExtent(along: .horizontal) == nil)
  }

  /// scenee/FloatingPanel: rows of 31 and 32.5 points in a stack that fills proportionally, within another that does. A row
  /// with a width of its own must be measured, while its stack is still updating.
  @Test func proportionsOfStacksWithinStacksAreMeasuredWhenTheyAreDone() {
    let rows = [FixedView(30, 20), FixedView(30, 20)].map { view in
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
      let row = UIStackView(arrangedSubviews: [view, FixedView(50, 30)])
      row.alignment = .center
      return row
    }
    let inner = UIStackView(arrangedSubviews: rows)
    let outer = UIStackView(arrangedSubviews: [FixedView(50, 60), inner])
    for stack in [inner, outer] {
      stack.axis = .vertical
      stack.distribution = .fillProportionally
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
    root.addSubview(outer)
    outer.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      outer.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      outer.topAnchor.constraint(equalTo: root.topAnchor),
      outer.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame.height == 60)
    #expect(rows.map(\.frame.height) == [30, 30])
  }

  /// Whether hidden before the first layout or later, a stack within a stack takes no space: in Apple's logs its spacing is
  /// broken, and not what hides it.
  @Test(arguments: [false, true])
  func hiddenStackWithSpacingLeavesNoHole(isHiddenLater: Bool) {
    let inner = UIStackView(arrangedSubviews: [FixedView(20, 20), FixedView(20, 20)])
    inner.spacing = 10
    let (before, after) = (FixedView(20, 20), FixedView(20, 20))
    let outer = UIStackView(arrangedSubviews: [before, inner, after])
    let root = UIView.container(300, 50, outer)
    outer.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    outer.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if isHiddenLater { root.layoutIfNeeded() }
    inner.isHidden = true
    root.layoutIfNeeded()
    #expect(inner.frame.width == 0)
    #expect(after.frame.minX == 20)
    #expect(outer.frame.width == 40)
    let broken = root.layoutNode.engine.conflicts.map(\.broken)
    #expect(broken.count == 1)
    for case .constraint(let constraint as NSLayoutConstraint) in broken {
      #expect(constraint.identifier == "UISV-spacing")
    }
    inner.isHidden = false
    root.layoutIfNeeded()
    #expect(inner.frame.width == 50)
    #expect(root.layoutNode.engine.conflicts.isEmpty)
  }

  /// 30 of 100 and 70 of 100 become 90 of 160 and 70 of 160, whatever has made the inner row wider.
  @Test(arguments: 0..<4)
  func proportionsFollowWhatTheyAreMadeOf(change: Int) {
    let (one, other) = (FixedView(20, 20), FixedView(70, 20))
    let part = FixedView(10, 10)
    let width = part.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    let hidden = FixedView(60, 10)
    hidden.isHidden = true
    let inner = UIStackView(arrangedSubviews: [one, part, hidden])
    let outer = UIStackView(arrangedSubviews: [inner, other])
    outer.distribution = .fillProportionally
    let root = UIView.container(160, 50, outer)
    outer.fillSuperview()
    root.layoutIfNeeded()
    #expect(inner.frame.width == 48)
    switch change {
    case 0: one.content.width = 80
    case 1: width.constant = 70
    case 2: hidden.isHidden = false
    default: inner.spacing = 60
    }
    root.layoutIfNeeded()
    #expect(inner.frame.width == 90)
    #expect(other.frame.width == 70)
  }

  /// A stack that shows nothing has no share, and gets one again: 30 of 60, or 8 + 30 + 8 of 76 with margins, where the
  /// stack's own constraints have to be solved to know it. A row that is in proportion from the start says what is right.
  @Test(arguments: [(false, 80 as CGFloat), (true, 97)])
  func stacksThatShowNothingGetTheirSharesBack(hasMargins: Bool, width: CGFloat) {
    let (one, other) = (FixedView(30, 20), FixedView(30, 20))
    let inner = UIStackView(arrangedSubviews: [one])
    inner.isLayoutMarginsRelativeArrangement = hasMargins
    let outer = UIStackView(arrangedSubviews: [inner, other])
    outer.distribution = .fillProportionally
    let root = UIView.container(160, 50, outer)
    outer.fillSuperview()
    root.layoutIfNeeded()
    let first = inner.frame.width
    one.removeFromSuperview()
    root.layoutIfNeeded()
    inner.addArrangedSubview(one)
    root.layoutIfNeeded()
    #expect(inner.frame.width == first)
    #expect(abs(first - width) < 1)
  }

  /// The content of a view in the stack itself counts, too: 60 and 60 of 120 become 80 and 40.
  @Test func proportionsFollowContent() {
    let views = [FixedView(20, 20), FixedView(20, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillProportionally
    let root = UIView.container(120, 50, stack)
    stack.fillSuperview()
    root.layoutIfNeeded()
    #expect(views[0].frame.width == 60)
    views[0].content.width = 40
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [80, 40])
  }

  /// The alignment of a row's views does not keep their extent from being known.
  @Test func alignmentLeavesExtentsPlain() {
    let row = UIStackView(arrangedSubviews: [FixedView(30, 20), FixedView(50, 30)])
    row.alignment = .center
    row.layoutIfNeeded()
    #expect(StackArrangement(stack: row).plainExtent(along: .vertical) == 30)
  }
}
