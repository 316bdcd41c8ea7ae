import AutoLayout
import Foundation
import MacViews
import SeededRandom
import Testing

/// Frames follow from what a grid holds, not from the order in which it came about.
@MainActor
struct GridOrderTests {
  private struct Plan {
    var columns: Int
    var rows: Int
    /// Row by row; nil for empty cells.
    var sizes: [NSSize?]
    var placements: [NSGridCell.Placement]
    var hiddenRow: Int?
    var hiddenColumn: Int?
    var spacing: CGFloat
    var width: CGFloat?
    var merge: (x: NSRange, y: NSRange)?

    init(_ numbers: inout SeededGenerator) {
      func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
      (columns, rows) = (pick(1...4), pick(1...4))
      sizes = (0..<columns * rows).map { _ in
        pick(0...4) == 0 ? nil : NSSize(width: pick(1...20) * 5, height: pick(1...12) * 4)
      }
      placements = (0..<columns).map { _ in NSGridCell.Placement(rawValue: pick(0...5)) ?? .none }
      placements = placements.map { $0 == .none ? .center : $0 }
      hiddenRow = pick(0...2) == 0 ? pick(0...rows - 1) : nil
      hiddenColumn = pick(0...2) == 0 ? pick(0...columns - 1) : nil
      spacing = CGFloat(pick(0...10))
      width = pick(0...1) == 0 ? nil : CGFloat(pick(40...60) * 20)
      let (x, y) = (pick(0...columns - 1), pick(0...rows - 1))
      merge =
        pick(0...1) == 0
        ? nil
        : (
          NSRange(location: x, length: pick(1...columns - x)),
          NSRange(location: y, length: pick(1...rows - y))
        )
    }
  }

  private func set(_ grid: NSGridView, _ plan: Plan, _ step: Int) {
    switch step {
    case 0:
      for (index, placement) in plan.placements.enumerated() { grid.column(at: index).xPlacement = placement }
    case 1:
      for (index, row) in (0..<grid.numberOfRows).enumerated() {
        grid.row(at: row).isHidden = index == plan.hiddenRow
      }
    case 2:
      for index in 0..<grid.numberOfColumns { grid.column(at: index).isHidden = index == plan.hiddenColumn }
    case 3: (grid.rowSpacing, grid.columnSpacing) = (plan.spacing, plan.spacing + 1)
    default:
      if let merge = plan.merge { grid.mergeCells(inHorizontalRange: merge.x, verticalRange: merge.y) }
    }
  }

  private func frames(_ grid: NSGridView, _ views: [NSView?]) -> [NSRect] {
    [grid.frame] + views.compactMap { $0 }.filter { $0.superview === grid && !$0.isHidden }.map(\.frame)
  }

  private func straight(_ plan: Plan) -> [NSRect] {
    let views = plan.sizes.map { $0.map { SizedView($0.width, $0.height) } }
    let grid = NSGridView(numberOfColumns: plan.columns, rows: plan.rows)
    for (index, view) in views.enumerated() {
      grid.cell(atColumnIndex: index % plan.columns, rowIndex: index / plan.columns).contentView = view
    }
    for step in 0...4 { set(grid, plan, step) }
    let root = grid.layOut(width: plan.width)
    defer { withExtendedLifetime(root) {} }
    return frames(grid, views)
  }

  /// The same grid, built in other steps with layouts in between.
  private func roundabout(_ plan: Plan, _ numbers: inout SeededGenerator) -> [NSRect] {
    let views = plan.sizes.map { $0.map { SizedView($0.width, $0.height) } }
    let grid = NSGridView(numberOfColumns: 0, rows: 0)
    let root = grid.layOut(width: plan.width)
    for column in 0..<plan.columns {
      let content = (0..<plan.rows).map { views[$0 * plan.columns + column] ?? NSGridCell.emptyContentView }
      grid.addColumn(with: content)
      if Bool.random(using: &numbers) { root.layoutSubtreeIfNeeded() }
    }
    let (from, to) = (
      Int.random(in: 0..<plan.rows, using: &numbers), Int.random(in: 0..<plan.rows, using: &numbers)
    )
    grid.moveRow(at: from, to: to)
    let guest = Int.random(in: 0...plan.columns, using: &numbers)
    grid.insertColumn(at: guest, with: [SizedView(99, 99)])
    grid.yPlacement = .fill
    root.layoutSubtreeIfNeeded()
    grid.yPlacement = .top
    grid.moveRow(at: to, to: from)
    grid.removeColumn(at: guest)
    for step in (0...4).shuffled(using: &numbers) {
      set(grid, plan, step)
      if Bool.random(using: &numbers) { root.layoutSubtreeIfNeeded() }
    }
    root.layoutSubtreeIfNeeded()
    return frames(grid, views)
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
