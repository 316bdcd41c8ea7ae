import Foundation
import InterfaceBuilder

/// Where a document's table cells and their content really lie: tools did not always write down what they laid out.
struct SavedCellFrames {
  let document: InterfaceDocument
  /// Nil for a cell alone in its xib.
  let table: EnclosingTable?

  /// Cells in inset groups were saved as wide as their table, too, and laid out within its margins all the same. Observed:
  /// 21 of 21 cells.
  func cell(_ saved: CGRect) -> CGRect {
    saved.insetBy(dx: insetMargin(of: saved), dy: 0)
  }

  func content(_ saved: CGRect, in cell: CGRect, showsDisclosure: Bool) -> CGRect {
    var frame = saved
    frame.size.width -= 2 * insetMargin(of: cell)
    // A cell's line takes half a point of its content; documents round what is left down to a whole one.
    if saved.height == cell.height - 1 { frame.size.height += 1 - line }
    return keepsFirstContent ? fresh(frame, saved, in: cell, showsDisclosure: showsDisclosure) : frame
  }

  private func insetMargin(of cell: CGRect) -> CGFloat {
    guard let table, table.style == "insetGrouped", cell.minX == 0, cell.width == CGFloat(table.width) else {
      return 0
    }
    // Observed: 16 on 375 points (8 of 8), 20 on 390 and 414 (21 of 21).
    let widestNarrowScreen = 375.0
    return cell.width > widestNarrowScreen ? 20 : 16
  }

  private var line: Double { CanvasRules.rowLine[document.xcode] }

  private var keepsFirstContent: Bool {
    CanvasFact.firstContentOfCells.counts && document.kind == .xib && table == nil && line == 1
  }

  /// Cells in xibs of Xcode 6 kept their content's first size, 320 by 43 points, whatever size and accessory they were
  /// given; what was laid out was all of the cell but its accessory and the line below it.
  private func fresh(_ frame: CGRect, _ saved: CGRect, in cell: CGRect, showsDisclosure: Bool) -> CGRect {
    let firstWidth = 320.0
    let disclosureWidth = 33.0
    var frame = frame
    if saved.height != cell.height - line { frame.size.height = cell.height - line }
    if saved.width == firstWidth { frame.size.width = cell.width - (showsDisclosure ? disclosureWidth : 0) }
    return frame
  }
}
