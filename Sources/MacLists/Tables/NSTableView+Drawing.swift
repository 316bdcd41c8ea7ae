import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacControls

/// The background, the grid lines and the cells without views, which a table draws itself.
extension NSTableView {
  func drawGround(on canvas: MacCanvas) {
    guard effectiveStyle != .sourceList, backgroundColor.alphaComponent > 0 else { return }
    canvas.fill(CGRect(origin: .zero, size: layoutNode.frame.size), backgroundColor)
  }

  func drawGridLines(on canvas: MacCanvas) {
    let size = layoutNode.frame.size
    if gridStyleMask.contains(.solidVerticalGridLineMask) {
      for column in tableColumns.indices where !tableColumns[column].isHidden {
        let rect = columnRect(column)
        canvas.fill(
          CGRect(x: canvas.isRightToLeft ? rect.minX : rect.maxX - 1, y: 0, width: 1, height: size.height),
          gridColor)
      }
    }
    guard !gridStyleMask.isDisjoint(with: [.solidHorizontalGridLineMask, .dashedHorizontalGridLineMask])
    else { return }
    for row in rowRange(from: visibleRect.minY, to: visibleRect.maxY) {
      canvas.fill(CGRect(x: 0, y: rowRect(row).maxY - 1, width: size.width, height: 1), gridColor)
    }
  }

  /// Draws the values of a row whose columns have no views.
  func drawPlainCells(of rowView: NSTableRowView, isInverted: Bool, on canvas: MacCanvas) {
    guard let row = rows.shown.sortedRows.first(where: { $0.view === rowView })?.row else { return }
    for (index, column) in tableColumns.enumerated() where !column.isHidden {
      guard rowView.view(atColumn: index) == nil, let value = dataSourceValue(column, row) else { continue }
      let text = (value as? NSAttributedString)?.string ?? "\(value)"
      let font = (column.dataCell as? NSCell)?.font ?? .systemFont(ofSize: 0)
      var rect = cellRect(index, row)
      rect.origin.y = tableMetrics.cellTop
      canvas.drawLine(
        text, in: rect, font: font, color: isInverted ? .alternateSelectedControlTextColor : .controlTextColor
      )
    }
  }
}
