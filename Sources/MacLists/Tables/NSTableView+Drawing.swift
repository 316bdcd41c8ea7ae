import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacControls

/// The background, the grid lines and the cells without views, which a table draws itself.
extension NSTableView {
  func drawGround(on canvas: MacCanvas) {
    guard effectiveStyle != .sourceList, backgroundColor.alphaComponent > 0 else { return }
    canvas.fill(CGRect(origin: .zero, size: layoutNode.frame.size), backgroundColor)
    if usesAlternatingRowBackgroundColors { drawAlternatingRowsBelow(on: canvas) }
  }

  /// The colours of rows alternate on below the last row, down to the end of the table, which fills its scroll view (a guess).
  /// Apple's pages say only that the colours are those of the table's background (`usesAlternatingRowBackgroundColors`), which
  /// the table draws (`drawBackground(inClipRect:)`).
  private func drawAlternatingRowsBelow(on canvas: MacCanvas) {
    let (size, pitch) = (layoutNode.frame.size, rowHeight + intercellSpacing.height)
    guard pitch > 0 else { return }
    var (row, top) = (numberOfRows, heightOfRows)
    while top < size.height {
      if row % 2 == 1 {
        let rect = CGRect(x: 0, y: top, width: size.width, height: min(pitch, size.height - top))
        canvas.fill(
          NSTableRowView.ground(in: rect, isInset: hasInsetRows),
          cornerRadius: NSTableRowView.radius(hasInsetRows),
          alternateColor)
      }
      row += 1
      top += pitch
    }
  }

  /// The lines between columns go on below the last row.
  func drawGridLines(on canvas: MacCanvas) {
    let (size, end) = (layoutNode.frame.size, rowRect(numberOfRows - 1).maxY)
    drawColumnLines(from: max(0, end), to: size.height, on: canvas)
  }

  /// The lines of a row, over its background, in the row's coordinates.
  func drawGridLines(ofRow row: Int, on canvas: MacCanvas) {
    let rect = rowRect(row)
    drawColumnLines(from: 0, to: rect.height, on: canvas)
    guard !gridStyleMask.isDisjoint(with: [.solidHorizontalGridLineMask, .dashedHorizontalGridLineMask])
    else { return }
    canvas.fill(CGRect(x: 0, y: rect.height - 1, width: rect.width, height: 1), gridColor)
  }

  private func drawColumnLines(from top: CGFloat, to bottom: CGFloat, on canvas: MacCanvas) {
    guard gridStyleMask.contains(.solidVerticalGridLineMask), bottom > top else { return }
    for column in tableColumns.indices where !tableColumns[column].isHidden {
      let rect = columnRect(column)
      let x = canvas.isRightToLeft ? rect.minX : rect.maxX - 1
      canvas.fill(CGRect(x: x, y: top, width: 1, height: bottom - top), gridColor)
    }
  }

  /// The values of a row whose columns have no views.
  func drawPlainCells(of rowView: NSTableRowView, _ row: Int, isInverted: Bool, on canvas: MacCanvas) {
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
