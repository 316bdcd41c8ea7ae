import Foundation
import MacViews
import Testing

/// Documented behaviour of stacks and grids: each test has the id of its row in docs/behaviour-mac.tsv, which names the page.
@MainActor
struct MacStackGridBehaviourTests {
  private final class Listener: NSObject, NSStackViewDelegate {
    var detached: [[NSView]] = []
    var reattached: [[NSView]] = []
    func stackView(_ stackView: NSStackView, willDetach views: [NSView]) { detached.append(views) }
    func stackView(_ stackView: NSStackView, didReattach views: [NSView]) { reattached.append(views) }
  }

  /// A view of a fixed size.
  private func box(_ width: CGFloat = 40, _ height: CGFloat = 20) -> NSView {
    let view = NSView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }

  /// A view without a size of its own.
  private func loose() -> NSView {
    let view = NSView()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  /// Lays out a stack of 200 × 100 points.
  private func laidOut(_ stack: NSStackView, width: CGFloat = 200, height: CGFloat = 100) {
    stack.translatesAutoresizingMaskIntoConstraints = true
    stack.frame = NSRect(x: 0, y: 0, width: width, height: height)
    stack.layoutSubtreeIfNeeded()
  }

  // MARK: Members

  @Test("stack.insert-moves") func insertMoves() {
    let (stack, a, b) = (NSStackView(), NSView(), NSView())
    stack.addArrangedSubview(a)
    stack.addArrangedSubview(b)
    stack.insertArrangedSubview(b, at: 0)
    #expect(stack.arrangedSubviews == [b, a] && stack.subviews == [a, b])
  }

  @Test("stack.removed-subview-leaves") func removedSubviewLeaves() {
    let (stack, a) = (NSStackView(), NSView())
    stack.addArrangedSubview(a)
    a.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test("stack.plain-subview") func plainSubview() {
    let (stack, a) = (NSStackView(), NSView())
    stack.addSubview(a)
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews == [a])
  }

  @Test("stack.of-views") func ofViews() {
    let (a, b) = (NSView(), NSView())
    let stack = NSStackView(views: [a, b])
    #expect(stack.views(in: .leading) == [a, b] && !stack.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("stack.defaults") func stackDefaults() {
    let stack = NSStackView()
    #expect(stack.orientation == .horizontal && stack.distribution == .gravityAreas)
    #expect(stack.alignment == .centerY)
  }

  @Test("stack.gravity-views") func gravityViews() {
    let (stack, a, b, c) = (NSStackView(), NSView(), NSView(), NSView())
    stack.addView(a, in: .center)
    stack.addView(b, in: .center)
    stack.insertView(c, at: 1, in: .center)
    #expect(stack.views(in: .center) == [a, c, b] && stack.views(in: .leading).isEmpty)
  }

  @Test("stack.set-views") func setViews() {
    let (stack, a, b, c) = (NSStackView(), NSView(), NSView(), NSView())
    stack.addView(a, in: .leading)
    stack.addView(b, in: .trailing)
    stack.setViews([c], in: .leading)
    #expect(stack.views == [c, b] && a.superview == nil)
  }

  @Test("stack.remove-view") func removeView() {
    let (stack, a) = (NSStackView(), NSView())
    stack.addView(a, in: .leading)
    stack.removeView(a)
    #expect(stack.views.isEmpty && a.superview == nil)
  }

  // MARK: Spacing

  @Test("stack.custom-spacing") func customSpacing() {
    let (a, b, c) = (box(), box(), box())
    let stack = NSStackView(views: [a, b, c])
    stack.spacing = 10
    stack.setCustomSpacing(25, after: a)
    laidOut(stack)
    #expect(b.frame.minX - a.frame.maxX == 25 && c.frame.minX - b.frame.maxX == 10)
  }

  @Test("stack.custom-spacing-ends") func customSpacingEnds() {
    let (a, b) = (box(), box())
    let stack = NSStackView(views: [a, b])
    stack.setCustomSpacing(25, after: a)
    stack.removeArrangedSubview(a)
    stack.insertArrangedSubview(a, at: 0)
    #expect(stack.customSpacing(after: a) == NSStackView.useDefaultSpacing)
  }

  @Test("stack.edge-insets") func edgeInsets() {
    let a = box()
    let stack = NSStackView(views: [a])
    stack.edgeInsets = NSEdgeInsets(top: 0, left: 15, bottom: 0, right: 5)
    laidOut(stack)
    #expect(a.frame.minX == 15)
  }

  // MARK: Arrangement

  @Test("stack.vertical-top-first") func verticalTopFirst() {
    let (a, b) = (box(), box())
    let stack = NSStackView(views: [a, b])
    stack.orientation = .vertical
    laidOut(stack)
    #expect(a.frame.maxY == 100 && b.frame.maxY == 100 - 20 - stack.spacing)
  }

  @Test("stack.right-to-left") func rightToLeft() {
    let (a, b) = (box(), box())
    let stack = NSStackView(views: [a, b])
    stack.userInterfaceLayoutDirection = .rightToLeft
    laidOut(stack)
    #expect(a.frame.maxX == 200 && b.frame.maxX < a.frame.minX)
  }

  @Test("stack.gravity-places") func gravityPlaces() {
    let (stack, a, b, c) = (NSStackView(), box(), box(), box())
    stack.addView(a, in: .leading)
    stack.addView(b, in: .center)
    stack.addView(c, in: .trailing)
    laidOut(stack)
    #expect(a.frame.minX == 0 && b.frame.midX == 100 && c.frame.maxX == 200)
  }

  @Test("stack.fill-equally") func fillEqually() {
    let (a, b) = (loose(), loose())
    let stack = NSStackView(views: [a, b])
    stack.distribution = .fillEqually
    stack.spacing = 10
    laidOut(stack)
    #expect(a.frame.width == 95 && b.frame.width == 95 && b.frame.maxX == 200)
  }

  @Test("stack.equal-spacing") func equalSpacing() {
    let (a, b, c) = (box(20), box(60), box(20))
    let stack = NSStackView(views: [a, b, c])
    stack.distribution = .equalSpacing
    laidOut(stack)
    #expect(a.frame.minX == 0 && b.frame.minX == 70 && c.frame.maxX == 200)
  }

  @Test("stack.equal-centering") func equalCentering() {
    let (a, b, c) = (box(20), box(60), box(40))
    let stack = NSStackView(views: [a, b, c])
    stack.distribution = .equalCentering
    laidOut(stack)
    #expect(b.frame.midX - a.frame.midX == c.frame.midX - b.frame.midX)
  }

  @Test("stack.alignment") func alignment() {
    let (a, b) = (box(40, 20), box(40, 60))
    let stack = NSStackView(views: [a, b])
    stack.alignment = .top
    laidOut(stack)
    #expect(a.frame.maxY == b.frame.maxY)
  }

  // MARK: Visibility

  @Test("stack.visibility-default") func visibilityDefault() {
    let a = box()
    #expect(NSStackView(views: [a]).visibilityPriority(for: a) == .mustHold)
  }

  @Test("stack.not-visible-detaches") func notVisibleDetaches() {
    let (a, b) = (box(), box())
    let stack = NSStackView(views: [a, b])
    stack.setVisibilityPriority(.notVisible, for: a)
    laidOut(stack)
    #expect(stack.detachedViews == [a] && a.isHidden && b.frame.minX == 0)
  }

  @Test("stack.detached-keeps-place") func detachedKeepsPlace() {
    let (a, b, c) = (box(), box(), box())
    let stack = NSStackView(views: [a, b, c])
    stack.setVisibilityPriority(.notVisible, for: b)
    laidOut(stack)
    #expect(stack.views == [a, b, c])
  }

  /// Three views of 40 points, of which the last has the lowest priority, in a stack that may be clipped.
  private func crowded(_ priorities: [Float]) -> (stack: NSStackView, views: [NSView], listener: Listener) {
    let views = priorities.map { _ in box() }
    let stack = NSStackView(views: views)
    stack.spacing = 0
    stack.setClippingResistancePriority(.defaultLow, for: .horizontal)
    for (view, priority) in zip(views, priorities) {
      stack.setVisibilityPriority(NSStackView.VisibilityPriority(priority), for: view)
    }
    let listener = Listener()
    stack.delegate = listener
    laidOut(stack)
    return (stack, views, listener)
  }

  @Test("stack.lowest-detaches-first") func lowestDetachesFirst() {
    let (stack, views, _) = crowded([900, 500, 700])
    laidOut(stack, width: 100)
    #expect(stack.detachedViews == [views[1]])
    laidOut(stack, width: 60)
    #expect(Set(stack.detachedViews) == [views[1], views[2]])
  }

  @Test("stack.equal-detach-together") func equalDetachTogether() {
    let (stack, views, _) = crowded([900, 500, 500])
    laidOut(stack, width: 100)
    #expect(Set(stack.detachedViews) == [views[1], views[2]])
  }

  @Test("stack.reattach-reverse") func reattachReverse() {
    let (stack, views, listener) = crowded([900, 500, 700])
    laidOut(stack, width: 60)
    laidOut(stack, width: 100)
    #expect(stack.detachedViews == [views[1]])
    laidOut(stack, width: 200)
    #expect(stack.detachedViews.isEmpty && listener.reattached.flatMap { $0 } == [views[2], views[1]])
  }

  @Test("stack.removal-is-no-detaching") func removalIsNoDetaching() {
    let (stack, views, listener) = crowded([900, 500, 700])
    stack.removeView(views[1])
    laidOut(stack)
    #expect(listener.detached.isEmpty && listener.reattached.isEmpty)
  }

  // MARK: Grids

  private func laidOut(_ grid: NSGridView) {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 500, height: 500))
    grid.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(grid)
    grid.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    grid.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutSubtreeIfNeeded()
  }

  @Test("grid.merged-refer-to-one") func mergedReferToOne() {
    let grid = NSGridView(numberOfColumns: 3, rows: 2)
    grid.mergeCells(
      inHorizontalRange: NSRange(location: 0, length: 2), verticalRange: NSRange(location: 0, length: 2))
    let head = grid.cell(atColumnIndex: 0, rowIndex: 0)
    #expect(
      grid.cell(atColumnIndex: 1, rowIndex: 1) === head && grid.cell(atColumnIndex: 2, rowIndex: 0) !== head)
  }

  @Test("grid.merge-keeps-first") func mergeKeepsFirst() {
    let (a, b) = (box(), box())
    let grid = NSGridView(views: [[a, b]])
    grid.row(at: 0).mergeCells(in: NSRange(location: 0, length: 2))
    #expect(grid.cell(atColumnIndex: 0, rowIndex: 0).contentView === a && b.superview == nil)
  }

  @Test("grid.hidden-row") func hiddenRow() {
    let (a, b) = (box(), box())
    let grid = NSGridView(views: [[a], [b]])
    grid.row(at: 0).isHidden = true
    laidOut(grid)
    #expect(a.isHidden && !b.isHidden && grid.frame.height == 20)
  }

  @Test("grid.hidden-row-back") func hiddenRowBack() {
    let a = box()
    let grid = NSGridView(views: [[a]])
    grid.row(at: 0).isHidden = true
    grid.row(at: 0).isHidden = false
    #expect(!a.isHidden && a.superview === grid)
  }

  @Test("grid.cell-of-descendant") func cellOfDescendant() {
    let (a, inner) = (box(), NSView())
    a.addSubview(inner)
    let grid = NSGridView(views: [[a]])
    #expect(grid.cell(for: inner)?.contentView === a && grid.cell(for: NSView()) == nil)
  }

  @Test("grid.row-enlarges") func rowEnlarges() {
    let grid = NSGridView(views: [[box()]])
    grid.addRow(with: [box(), box(), box()])
    #expect(grid.numberOfColumns == 3)
  }

  @Test("grid.empty-content") func emptyContent() {
    let grid = NSGridView(views: [[NSGridCell.emptyContentView, box()]])
    #expect(grid.cell(atColumnIndex: 0, rowIndex: 0).contentView == nil && grid.numberOfColumns == 2)
  }

  @Test("grid.spacing-default") func gridSpacingDefault() {
    #expect(NSGridView().rowSpacing == 6 && NSGridView().columnSpacing == 6)
  }

  @Test("grid.column-of-widest") func columnOfWidest() {
    let (a, b, c) = (box(30), box(70), box(10))
    let grid = NSGridView(views: [[a, c], [b]])
    laidOut(grid)
    #expect(c.frame.minX - b.frame.minX == 76)
  }

  @Test("grid.padding-adds") func paddingAdds() {
    let (a, b) = (box(), box())
    let grid = NSGridView(views: [[a, b]])
    grid.columnSpacing = 5
    grid.column(at: 0).trailingPadding = 7
    grid.column(at: 1).leadingPadding = 3
    laidOut(grid)
    #expect(b.frame.minX - a.frame.maxX == 15)
  }

  @Test("grid.fixed-width") func fixedWidth() {
    let (a, b) = (box(40), box(10))
    let grid = NSGridView(views: [[a, b]])
    grid.column(at: 0).width = 90
    laidOut(grid)
    #expect(b.frame.minX - a.frame.minX == 96)
  }

  @Test("grid.placement-inherits") func placementInherits() {
    let (wide, a, b, c) = (box(100), box(20), box(20), box(20))
    let grid = NSGridView(views: [[wide], [a], [b], [c]])
    grid.xPlacement = .leading
    grid.column(at: 0).xPlacement = .trailing
    grid.cell(for: b)?.xPlacement = .center
    laidOut(grid)
    #expect(a.frame.maxX == wide.frame.maxX && b.frame.midX == wide.frame.midX)
    #expect(c.frame.maxX == wide.frame.maxX)
  }

  @Test("grid.placement-fill") func placementFill() {
    let (wide, a) = (box(100), loose())
    a.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let grid = NSGridView(views: [[wide], [a]])
    grid.cell(for: a)?.xPlacement = .fill
    laidOut(grid)
    #expect(a.frame.width == 100)
  }

  @Test("grid.move-row") func moveRow() {
    let (a, b, c) = (box(), box(), box())
    let grid = NSGridView(views: [[a], [b], [c]])
    grid.moveRow(at: 0, to: 2)
    #expect((0..<3).map { grid.cell(atColumnIndex: 0, rowIndex: $0).contentView } == [b, c, a])
  }

  @Test("grid.insert-column") func insertColumn() {
    let (a, b, c) = (box(), box(), box())
    let grid = NSGridView(views: [[a, b]])
    grid.insertColumn(at: 1, with: [c])
    #expect((0..<3).map { grid.cell(atColumnIndex: $0, rowIndex: 0).contentView } == [a, c, b])
  }

  @Test("grid.custom-constraints") func customConstraints() {
    let a = box()
    let grid = NSGridView(views: [[a]])
    let cell = grid.cell(atColumnIndex: 0, rowIndex: 0)
    cell.xPlacement = .none
    let custom = a.leadingAnchor.constraint(equalTo: grid.leadingAnchor, constant: 12)
    cell.customPlacementConstraints = [custom]
    laidOut(grid)
    #expect(custom.isActive)
    grid.row(at: 0).isHidden = true
    grid.layoutSubtreeIfNeeded()
    #expect(!custom.isActive)
  }
}
