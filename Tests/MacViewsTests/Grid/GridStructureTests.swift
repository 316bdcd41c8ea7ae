import AutoLayout
import Foundation
import MacViews
import Testing

@MainActor
struct GridStructureTests {
  private func view() -> SizedView { SizedView(10, 10) }

  /// gnustep/libs-gui, Tests/gui/NSGridView/defaults.m, checked on macOS; NSGridView.h for rows and columns.
  @Test func defaultsAreAppKits() {
    let grid = NSGridView(numberOfColumns: 2, rows: 2)
    #expect(grid.xPlacement == .leading && grid.yPlacement == .top && grid.rowAlignment == .none)
    #expect(grid.columnSpacing == 6 && grid.rowSpacing == 6)
    let (row, column, cell) = (grid.row(at: 0), grid.column(at: 0), grid.cell(atColumnIndex: 0, rowIndex: 0))
    #expect(row.yPlacement == .inherited && row.rowAlignment == .inherited && !row.isHidden)
    #expect(row.height == NSGridView.sizedForContent && row.topPadding == 0 && row.bottomPadding == 0)
    #expect(column.xPlacement == .inherited && column.width == NSGridView.sizedForContent && !column.isHidden)
    #expect(column.leadingPadding == 0 && column.trailingPadding == 0)
    #expect(cell.xPlacement == .inherited && cell.yPlacement == .inherited && cell.rowAlignment == .inherited)
    #expect(cell.contentView == nil && cell.customPlacementConstraints.isEmpty)
  }

  /// NSGridView.h: values of the enumerations.
  @Test func rawValuesAreAppKits() {
    typealias Placement = NSGridCell.Placement
    let placements: [Placement] = [.inherited, .none, .leading, .top, .trailing, .bottom, .center, .fill]
    #expect(placements.map(\.rawValue) == [0, 1, 2, 2, 3, 3, 4, 5])
    let alignments: [NSGridRow.Alignment] = [.inherited, .none, .firstBaseline, .lastBaseline]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3])
    #expect(NSGridView.sizedForContent == .greatestFiniteMagnitude)
  }

  /// gnustep/libs-gui, Tests/gui/NSGridView/grid.m, checked on macOS.
  @Test func rowsComeAndGo() {
    let grid = NSGridView(numberOfColumns: 2, rows: 3)
    #expect(grid.numberOfColumns == 2 && grid.numberOfRows == 3)
    grid.addRow(with: [view(), view()])
    #expect(grid.numberOfRows == 4)
    grid.removeRow(at: 0)
    #expect(grid.numberOfRows == 3)
    grid.columnSpacing = 12
    #expect(grid.columnSpacing == 12)
  }

  /// NSGridView.h: the grid is enlarged to hold the views.
  @Test func theGridGrowsWithItsRowsAndColumns() {
    let grid = NSGridView(views: [[view()]])
    let row = grid.addRow(with: [view(), view(), view()])
    #expect(grid.numberOfColumns == 3 && grid.index(of: row) == 1 && row.numberOfCells == 3)
    let column = grid.insertColumn(at: 1, with: [view(), view(), view()])
    #expect(grid.numberOfRows == 3 && grid.index(of: column) == 1 && column.numberOfCells == 3)
    #expect(
      column.cell(at: 2).contentView != nil && grid.cell(atColumnIndex: 0, rowIndex: 2).contentView == nil)
  }

  @Test func cellsKnowTheirRowAndColumn() {
    let grid = NSGridView(numberOfColumns: 2, rows: 2)
    let cell = grid.cell(atColumnIndex: 1, rowIndex: 0)
    #expect(cell.row === grid.row(at: 0) && cell.column === grid.column(at: 1))
    #expect(cell === grid.row(at: 0).cell(at: 1) && cell === grid.column(at: 1).cell(at: 0))
    #expect(grid.row(at: 0).gridView === grid && grid.column(at: 1).gridView === grid)
    #expect(NSGridView(numberOfColumns: 1, rows: 1).index(of: grid.row(at: 0)) == NSNotFound)
  }

  @Test func rowsAndColumnsMoveWithTheirCells() throws {
    let views = (0..<6).map { _ in view() }
    let grid = NSGridView(views: [[views[0], views[1]], [views[2], views[3]], [views[4], views[5]]])
    grid.moveRow(at: 0, to: 2)
    #expect(
      (0..<3).map { grid.cell(atColumnIndex: 0, rowIndex: $0).contentView } == [views[2], views[4], views[0]])
    grid.moveColumn(at: 1, to: 0)
    #expect((0..<2).map { grid.cell(atColumnIndex: $0, rowIndex: 0).contentView } == [views[3], views[2]])
    let column = try #require(grid.cell(atColumnIndex: 0, rowIndex: 0).column)
    #expect(grid.index(of: column) == 0)
  }

  /// NSGridView.h: the marker for cells without content, and `cellForView:` for a view in the content.
  @Test func cellsAreFoundByTheirViews() {
    let (content, inner) = (view(), view())
    content.addSubview(inner)
    let grid = NSGridView(views: [[NSGridCell.emptyContentView, content]])
    #expect(grid.cell(atColumnIndex: 0, rowIndex: 0).contentView == nil)
    #expect(grid.cell(for: inner) === grid.cell(atColumnIndex: 1, rowIndex: 0))
    #expect(grid.cell(for: content)?.contentView === content)
    #expect(grid.cell(for: view()) == nil && grid.cell(for: grid) == nil)
    #expect(NSGridCell.emptyContentView === NSGridCell.emptyContentView)
  }

  @Test func contentIsASubview() {
    let grid = NSGridView(numberOfColumns: 2, rows: 1)
    let (first, second) = (view(), view())
    let cell = grid.cell(atColumnIndex: 0, rowIndex: 0)
    cell.contentView = first
    #expect(first.superview === grid && !first.translatesAutoresizingMaskIntoConstraints)
    cell.contentView = second
    #expect(first.superview == nil && second.superview === grid)
    second.removeFromSuperview()
    #expect(cell.contentView == nil)
    cell.contentView = first
    grid.cell(atColumnIndex: 1, rowIndex: 0).contentView = first
    #expect(cell.contentView == nil && first.superview === grid)
  }

  /// NSGridView.h, `mergeCellsInHorizontalRange:verticalRange:`: all fields refer to the merged cell, and only the first
  /// content is kept.
  @Test func mergedCellsAreOne() {
    let views = (0..<4).map { _ in view() }
    let grid = NSGridView(views: [[views[0], views[1]], [views[2], views[3]]])
    grid.mergeCells(
      inHorizontalRange: NSRange(location: 0, length: 2), verticalRange: NSRange(location: 0, length: 2))
    let head = grid.cell(atColumnIndex: 0, rowIndex: 0)
    for (column, row) in [(1, 0), (0, 1), (1, 1)] {
      #expect(grid.cell(atColumnIndex: column, rowIndex: row) === head)
    }
    #expect(head.contentView === views[0])
    #expect(views.dropFirst().allSatisfy { $0.superview == nil })
    #expect(grid.numberOfRows == 2 && grid.numberOfColumns == 2)
  }

  @Test func rowsAndColumnsMergeTheirOwnCells() {
    let grid = NSGridView(numberOfColumns: 3, rows: 3)
    grid.row(at: 0).mergeCells(in: NSRange(location: 1, length: 2))
    grid.column(at: 0).mergeCells(in: NSRange(location: 0, length: 3))
    #expect(grid.cell(atColumnIndex: 2, rowIndex: 0) === grid.cell(atColumnIndex: 1, rowIndex: 0))
    #expect(grid.cell(atColumnIndex: 0, rowIndex: 2) === grid.cell(atColumnIndex: 0, rowIndex: 0))
    #expect(grid.cell(atColumnIndex: 1, rowIndex: 1) !== grid.cell(atColumnIndex: 1, rowIndex: 0))
  }

  @Test func aRowBetweenMergedCellsIsMergedToo() {
    let content = view()
    let grid = NSGridView(views: [[content], [], []])
    grid.column(at: 0).mergeCells(in: NSRange(location: 0, length: 2))
    grid.insertRow(at: 1, with: [])
    #expect(grid.cell(atColumnIndex: 0, rowIndex: 1).contentView === content)
    #expect(grid.cell(atColumnIndex: 0, rowIndex: 2).contentView === content)
    grid.removeRow(at: 0)
    #expect(grid.cell(atColumnIndex: 0, rowIndex: 1) === grid.cell(atColumnIndex: 0, rowIndex: 0))
    #expect(grid.cell(atColumnIndex: 0, rowIndex: 0).contentView === content && content.superview === grid)
  }

  @Test func removedLinesTakeTheirContentAlong() {
    let views = (0..<4).map { _ in view() }
    let grid = NSGridView(views: [[views[0], views[1]], [views[2], views[3]]])
    let row = grid.row(at: 0)
    grid.removeRow(at: 0)
    #expect(row.gridView == nil && views[0].superview == nil && views[1].superview == nil)
    grid.removeColumn(at: 0)
    #expect(grid.numberOfColumns == 1 && views[2].superview == nil && views[3].superview === grid)
  }
}
