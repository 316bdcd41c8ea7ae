import AutoLayout
import Foundation

/// A content and the indices of the visible fields that it occupies.
@MainActor
struct GridArea {
  let cell: NSGridCell
  let content: NSView
  let columns: ClosedRange<Int>
  let rows: ClosedRange<Int>
}

/// The values of a grid from which its constraints are created.
@MainActor
struct GridLayout {
  let grid: NSGridView
  private(set) var areas: [GridArea] = []
  private var visibleCells: Set<ObjectIdentifier> = []

  init(_ grid: NSGridView) {
    self.grid = grid
    let covered = Dictionary(grouping: coveredCells(), by: { ObjectIdentifier($0.head) })
    for (rowIndex, row) in grid.rows.enumerated() {
      for (columnIndex, cell) in row.cells.enumerated() where cell.mergeHead == nil {
        let others = covered[ObjectIdentifier(cell)] ?? []
        note(cell, [columnIndex] + others.map(\.column), [rowIndex] + others.map(\.row))
      }
    }
  }

  private func coveredCells() -> [(head: NSGridCell, column: Int, row: Int)] {
    grid.rows.enumerated().flatMap { rowIndex, row in
      row.cells.enumerated().compactMap { columnIndex, cell in
        cell.mergeHead.map { ($0, columnIndex, rowIndex) }
      }
    }
  }

  private mutating func note(_ cell: NSGridCell, _ columns: [Int], _ rows: [Int]) {
    guard let content = cell.contentView,
      let across = visibleRange(of: columns, grid.columns), let down = visibleRange(of: rows, grid.rows)
    else { return }
    visibleCells.insert(ObjectIdentifier(cell))
    areas.append(GridArea(cell: cell, content: content, columns: across, rows: down))
  }

  /// The first and last line that are not hidden.
  private func visibleRange(of indices: [Int], _ lines: [some GridLine]) -> ClosedRange<Int>? {
    guard let low = indices.min(), let high = indices.max() else { return nil }
    let visible = (low...high).filter { !lines[$0].isHidden }
    guard let first = visible.first, let last = visible.last else { return nil }
    return first...last
  }

  /// Whether a row and a column of the cell are visible.
  func isVisible(_ cell: NSGridCell) -> Bool { visibleCells.contains(ObjectIdentifier(cell)) }

  // MARK: Values inherited by cells

  func xPlacement(of area: GridArea) -> NSGridCell.Placement {
    let column = area.cell.column?.xPlacement ?? .inherited
    return [area.cell.xPlacement, column].first { $0 != .inherited } ?? outermost(grid.xPlacement)
  }

  func yPlacement(of area: GridArea) -> NSGridCell.Placement {
    let row = area.cell.row?.yPlacement ?? .inherited
    return [area.cell.yPlacement, row].first { $0 != .inherited } ?? outermost(grid.yPlacement)
  }

  /// The placement for the grid itself, which has nothing to inherit from: the default is `leading`,
  /// named `top` on the vertical axis.
  private func outermost(_ placement: NSGridCell.Placement) -> NSGridCell.Placement {
    placement == .inherited ? .leading : placement
  }

  // MARK: Slack

  /// For each row, how many other rows keep their height before it does, if the grid is higher than its contents.
  ///
  /// A row is kept tight by contents that touch both of its edges or are centred in it, as strongly as they hug; contents at
  /// one edge do not mind. Observed: in 11 of 11 saved grids of 3 repositories with such rows and slack, the row that takes it
  /// has its contents at the top or at the bottom, or one that hugs less than those of the others.
  var ranksOfRows: [Int] {
    var tightness = [Float](repeating: 0, count: grid.rows.count)
    for area in areas where [.center, .fill].contains(yPlacement(of: area)) {
      let hugging = area.content.contentHuggingPriority(for: .vertical).rawValue
      for row in area.rows { tightness[row] = max(tightness[row], hugging) }
    }
    var ranks = Array(grid.rows.indices)
    let order = grid.rows.indices.sorted { (-tightness[$0], $0) < (-tightness[$1], $1) }
    for (rank, row) in order.enumerated() { ranks[row] = rank }
    return ranks
  }

  /// The baseline by which content is aligned with the others in its row; nil if it is not.
  func baseline(of area: GridArea) -> LayoutAttribute? {
    let row = area.cell.row?.rowAlignment ?? .inherited
    let alignment = [area.cell.rowAlignment, row].first { $0 != .inherited } ?? grid.rowAlignment
    return switch alignment {
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    case .inherited, .none: nil
    }
  }
}
