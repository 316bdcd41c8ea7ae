import AutoLayout
import Foundation
import MacViews
import Testing

@MainActor
struct GridGeometryTests {
  private func rects(_ numbers: [CGFloat]...) -> [NSRect] {
    numbers.map { NSRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  private let views = [SizedView(40, 20), SizedView(30, 10), SizedView(60, 10), SizedView(10, 30)]
  private func grid() -> NSGridView { NSGridView(views: [[views[0], views[1]], [views[2], views[3]]]) }
  private var frames: [NSRect] { views.map(\.frame) }

  /// NSGridView.h: rows and columns fit their largest content; spacing is 6; leading and top are the defaults
  /// (gnustep/libs-gui, Tests/gui/NSGridView/defaults.m, checked on macOS).
  @Test func rowsAndColumnsFitTheirLargestContent() {
    let grid = grid()
    let root = grid.layOut()
    #expect(grid.frame.size == NSSize(width: 96, height: 56))
    #expect(frames == rects([0, 36, 40, 20], [66, 46, 30, 10], [0, 20, 60, 10], [66, 0, 10, 30]))
    #expect(grid.fittingSize == NSSize(width: 96, height: 56))
    withExtendedLifetime(root) {}
  }

  @Test func trailingAndBottom() {
    let grid = grid()
    (grid.xPlacement, grid.yPlacement) = (.trailing, .bottom)
    let root = grid.layOut()
    #expect(frames == rects([20, 36, 40, 20], [66, 36, 30, 10], [0, 0, 60, 10], [86, 0, 10, 30]))
    withExtendedLifetime(root) {}
  }

  @Test func center() {
    let grid = grid()
    (grid.xPlacement, grid.yPlacement) = (.center, .center)
    let root = grid.layOut()
    #expect(frames == rects([10, 36, 40, 20], [66, 41, 30, 10], [0, 10, 60, 10], [76, 0, 10, 30]))
    withExtendedLifetime(root) {}
  }

  /// Saved grids: content with the placement `fill` fills its column (400 of 414).
  @Test func fill() {
    let grid = grid()
    (grid.xPlacement, grid.yPlacement) = (.fill, .fill)
    let root = grid.layOut()
    #expect(frames == rects([0, 36, 60, 20], [66, 36, 30, 20], [0, 0, 60, 30], [66, 0, 30, 30]))
    withExtendedLifetime(root) {}
  }

  /// NSGridView.h: cell before row or column before grid.
  @Test func placementsAreInherited() {
    let grid = grid()
    grid.xPlacement = .trailing
    grid.column(at: 1).xPlacement = .center
    grid.row(at: 0).yPlacement = .bottom
    grid.cell(atColumnIndex: 0, rowIndex: 0).xPlacement = .leading
    let root = grid.layOut()
    #expect(frames == rects([0, 36, 40, 20], [66, 36, 30, 10], [0, 20, 60, 10], [76, 0, 10, 30]))
    withExtendedLifetime(root) {}
  }

  /// NSGridView.h: the space between rows is padding + spacing + padding; paddings count at the grid's edges too.
  @Test func paddingsAddToSpacing() {
    let grid = grid()
    (grid.row(at: 0).topPadding, grid.row(at: 0).bottomPadding, grid.row(at: 1).topPadding) = (1, 2, 3)
    (grid.column(at: 0).leadingPadding, grid.column(at: 0).trailingPadding) = (5, 7)
    grid.column(at: 1).trailingPadding = 9
    let root = grid.layOut()
    #expect(grid.frame.size == NSSize(width: 96 + 21, height: 56 + 6))
    #expect(views[0].frame.origin == NSPoint(x: 5, y: 41))
    #expect(views[3].frame.origin == NSPoint(x: 78, y: 0))
    withExtendedLifetime(root) {}
  }

  /// Saved grids: `width` and `height` do not include paddings, and 0 means zero while the spacing stays.
  @Test func sizesDoNotIncludePaddings() {
    let grid = grid()
    (grid.column(at: 0).width, grid.column(at: 0).leadingPadding) = (100, 10)
    grid.row(at: 1).height = 50
    let root = grid.layOut()
    #expect(grid.frame.size == NSSize(width: 10 + 100 + 6 + 30, height: 20 + 6 + 50))
    #expect(views[1].frame.minX == 116)
    withExtendedLifetime(root) {}
  }

  @Test func anEmptyLastRowLeavesItsSpacing() {
    let grid = grid()
    grid.addRow(with: []).height = 0
    let root = grid.layOut()
    #expect(grid.frame.height == 62)
    withExtendedLifetime(root) {}
  }

  /// Views without a width of their own collapse, unless something else of the column is wide.
  @Test func viewsWithoutAWidthCollapse() {
    let open = SizedView(NSView.noIntrinsicMetric, 20)
    let grid = NSGridView(views: [[open, SizedView(20, 20)]])
    let root = grid.layOut()
    #expect(open.frame.width == 0 && grid.frame.width == 26)
    grid.column(at: 0).xPlacement = .fill
    grid.addRow(with: [SizedView(50, 20)])
    root.layoutSubtreeIfNeeded()
    #expect(open.frame.width == 50)
  }

  /// NSGridView.h: hidden rows and columns collapse and hide their content; the spacing goes with them.
  @Test func hiddenRowsAndColumnsTakeNoSpace() {
    let grid = grid()
    let root = grid.layOut()
    grid.row(at: 0).isHidden = true
    #expect(views[0].isHidden && views[1].isHidden, "before any layout")
    root.layoutSubtreeIfNeeded()
    #expect(grid.frame.size == NSSize(width: 76, height: 30))
    #expect(views.map(\.isHidden) == [true, true, false, false])
    grid.column(at: 0).isHidden = true
    root.layoutSubtreeIfNeeded()
    #expect(grid.frame.size == NSSize(width: 10, height: 30))
    #expect(views.map(\.isHidden) == [true, true, true, false])
    grid.row(at: 0).isHidden = false
    root.layoutSubtreeIfNeeded()
    #expect(views.map(\.isHidden) == [true, false, true, false])
    grid.column(at: 0).isHidden = false
    root.layoutSubtreeIfNeeded()
    #expect(grid.frame.size == NSSize(width: 96, height: 56))
    #expect(frames == rects([0, 36, 40, 20], [66, 46, 30, 10], [0, 20, 60, 10], [66, 0, 10, 30]))
  }

  /// A view that the program hides keeps its space, and stays hidden when its row comes back.
  @Test func viewsThatTheProgramHidesKeepTheirSpace() {
    let grid = grid()
    let root = grid.layOut()
    views[0].isHidden = true
    root.layoutSubtreeIfNeeded()
    #expect(grid.frame.size == NSSize(width: 96, height: 56))
    grid.row(at: 0).isHidden = true
    root.layoutSubtreeIfNeeded()
    grid.row(at: 0).isHidden = false
    root.layoutSubtreeIfNeeded()
    #expect(views.map(\.isHidden) == [true, false, false, false])
  }

  @Test func mergedContentLiesAcrossItsFields() {
    let wide = SizedView(50, 10)
    let grid = NSGridView(views: [
      [wide, NSGridCell.emptyContentView], [SizedView(40, 20), SizedView(30, 20)],
    ])
    grid.row(at: 0).mergeCells(in: NSRange(location: 0, length: 2))
    let cell = grid.cell(atColumnIndex: 0, rowIndex: 0)
    let root = grid.layOut()
    #expect(grid.frame.width == 76 && wide.frame.minX == 0)
    cell.xPlacement = .trailing
    root.layoutSubtreeIfNeeded()
    #expect(wide.frame.minX == 26)
    cell.xPlacement = .center
    root.layoutSubtreeIfNeeded()
    #expect(wide.frame.minX == 13)
    cell.xPlacement = .fill
    root.layoutSubtreeIfNeeded()
    #expect(wide.frame == NSRect(x: 0, y: 26, width: 76, height: 10))
    grid.column(at: 0).isHidden = true
    root.layoutSubtreeIfNeeded()
    #expect(wide.frame.width == 50 && !wide.isHidden)
  }

  @Test func wideMergedContentWidensTheColumns() {
    let grid = NSGridView(views: [[SizedView(150, 10)], [SizedView(40, 20), SizedView(30, 20)]])
    grid.row(at: 0).mergeCells(in: NSRange(location: 0, length: 2))
    let root = grid.layOut()
    #expect(grid.frame.width == 150)
    withExtendedLifetime(root) {}
  }

  @Test func rowsRunFromTheRightInRightToLeftInterfaces() {
    let grid = grid()
    grid.userInterfaceLayoutDirection = .rightToLeft
    let root = grid.layOut()
    #expect(views[0].frame.minX == 96 - 40 && views[1].frame.minX == 0)
    withExtendedLifetime(root) {}
  }

  /// `GridView.top_containment` and its like, and `GridView_top_placement`: names of real logs.
  @Test func constraintsAreNamedAsInLogs() {
    let grid = grid()
    (grid.xPlacement, grid.yPlacement) = (.trailing, .center)
    grid.updateConstraintsForSubtreeIfNeeded()
    func count(_ name: String) -> Int { grid.constraints.count { $0.identifier == name } }
    #expect(count("GridView_trailing_placement") == 4 && count("GridView.leading_containment") == 4)
    #expect(count("GridView_Y_centering") == 4)
    #expect(count("GridView.top_containment") == 4 && count("GridView.bottom_containment") == 4)
    #expect(count("GridView_leading_placement") == 0 && count("GridView.trailing_containment") == 0)
    (grid.xPlacement, grid.yPlacement) = (.fill, .top)
    grid.updateConstraintsForSubtreeIfNeeded()
    #expect(count("GridView_leading_placement") == 4 && count("GridView_trailing_placement") == 4)
    #expect(count("GridView_top_placement") == 4 && count("GridView.bottom_containment") == 4)
    #expect(count("GridView_Y_centering") == 0)
  }

  /// NSGridView.h, `customPlacementConstraints`: active while the cell is visible.
  @Test func customPlacementHoldsWhileTheCellIsVisible() {
    let grid = NSGridView(views: [[SizedView(40, 20)], [SizedView(10, 10)]])
    let (cell, content) = (grid.cell(atColumnIndex: 0, rowIndex: 1), grid.subviews[1])
    cell.xPlacement = .none
    let custom = content.leadingAnchor.constraint(equalTo: grid.leadingAnchor, constant: 17)
    cell.customPlacementConstraints = [custom]
    let root = grid.layOut()
    #expect(custom.isActive && content.frame.minX == 17)
    grid.row(at: 1).isHidden = true
    root.layoutSubtreeIfNeeded()
    #expect(!custom.isActive)
    grid.row(at: 1).isHidden = false
    root.layoutSubtreeIfNeeded()
    #expect(custom.isActive && content.frame.minX == 17)
    cell.customPlacementConstraints = []
    #expect(!custom.isActive)
  }

  /// Grids place alignment rectangles, as stacks do.
  @Test func alignmentRectanglesArePlaced() {
    let button = SizedView(60, 20)
    button.insets = NSEdgeInsets(top: 5, left: 7, bottom: 7, right: 7)
    let grid = NSGridView(views: [[button, SizedView(10, 20)]])
    let root = grid.layOut()
    #expect(grid.frame.size == NSSize(width: 76, height: 20))
    #expect(button.frame == NSRect(x: -7, y: -7, width: 74, height: 32))
    withExtendedLifetime(root) {}
  }
}
