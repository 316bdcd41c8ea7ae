import AutoLayout
import Foundation
import MacViews
import Testing

/// Rows whose content is aligned by baselines.
@MainActor
struct GridBaselineTests {
  private func text(_ height: CGFloat, _ ascent: CGFloat) -> SizedView {
    let view = SizedView(40, height)
    view.setContentHuggingPriority(.defaultHigh, for: .vertical)
    (view.ascent, view.descent) = (ascent, height - ascent)
    return view
  }

  /// Saved grids: baselines equal, the row as high as the largest ascent and descent together.
  @Test func aRowHoldsTheLargestAscentAndDescent() {
    let (label, field, deep) = (text(16, 12), text(22, 15), text(20, 8))
    let grid = NSGridView(views: [[label, field, deep]])
    grid.rowAlignment = .firstBaseline
    let root = grid.layOut()
    #expect(grid.frame.height == 27, "15 above the baseline, 12 below")
    #expect([label, field, deep].map(\.frame.maxY) == [24, 27, 20])
    withExtendedLifetime(root) {}
  }

  /// Saved grids: aligned rows without a vertical placement are as high as their contents (6 of 6 rows of one grid).
  @Test func rowsWithoutPlacementHoldTheirContents() {
    let (label, field) = (text(16, 12), text(22, 15))
    let grid = NSGridView(views: [[label, field]])
    (grid.rowAlignment, grid.yPlacement) = (.firstBaseline, .none)
    let root = grid.layOut()
    #expect(grid.frame.height == 22 && field.frame.maxY == 22 && label.frame.maxY == 19)
    withExtendedLifetime(root) {}
  }

  /// NSGridView.h: the group is placed as its first cell says, the others' vertical placement has no effect.
  @Test(arguments: [(NSGridCell.Placement.top, CGFloat(50)), (.bottom, 22)])
  func theGroupIsPlacedAsItsFirstCellSays(placement: NSGridCell.Placement, top: CGFloat) {
    let (label, field) = (text(16, 12), text(22, 15))
    let grid = NSGridView(views: [[label, field]])
    grid.rowAlignment = .firstBaseline
    grid.row(at: 0).height = 50
    grid.cell(atColumnIndex: 0, rowIndex: 0).yPlacement = placement
    grid.cell(atColumnIndex: 1, rowIndex: 0).yPlacement = .center
    let root = grid.layOut()
    #expect(field.frame.maxY == top && label.frame.maxY == top - 3)
    #expect(label.frame.height == 16 && field.frame.height == 22)
    withExtendedLifetime(root) {}
  }

  /// Saved grids: a cell that says rowAlignment="none" is placed by itself (43 cells).
  @Test func cellsWithoutAlignmentArePlacedByThemselves() {
    let (label, field, box) = (text(16, 12), text(22, 15), SizedView(10, 10))
    let grid = NSGridView(views: [[label, field, box]])
    grid.rowAlignment = .firstBaseline
    grid.cell(atColumnIndex: 2, rowIndex: 0).rowAlignment = .none
    grid.cell(atColumnIndex: 2, rowIndex: 0).yPlacement = .bottom
    let root = grid.layOut()
    #expect(box.frame.minY == 0 && label.frame.maxY == 19 && grid.frame.height == 22)
    withExtendedLifetime(root) {}
  }

  @Test func rowsDecideForTheirCells() {
    let (label, field) = (text(16, 12), text(22, 15))
    let grid = NSGridView(views: [[label, field]])
    grid.rowAlignment = .firstBaseline
    grid.row(at: 0).rowAlignment = .none
    let root = grid.layOut()
    #expect(label.frame.maxY == 22 && field.frame.maxY == 22)
    grid.row(at: 0).rowAlignment = .lastBaseline
    root.layoutSubtreeIfNeeded()
    #expect(label.frame.maxY == 19)
  }

  /// NSGridView.h: each cell contributes the baseline that it says.
  @Test func firstAndLastBaselinesMix() {
    let (label, lines) = (text(16, 12), SizedView(60, 48))
    (lines.ascent, lines.descent) = (12, 4)
    lines.setContentHuggingPriority(.defaultHigh, for: .vertical)
    let grid = NSGridView(views: [[label, lines]])
    grid.rowAlignment = .firstBaseline
    grid.cell(atColumnIndex: 1, rowIndex: 0).rowAlignment = .lastBaseline
    let root = grid.layOut()
    #expect(label.frame.minY == 0 && lines.frame.minY == 0 && grid.frame.height == 48)
    withExtendedLifetime(root) {}
  }
}
