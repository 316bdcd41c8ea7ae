import Foundation

/// Lays out the rows of a document's table for a width, a language or a text size that it was not saved for.
///
/// Keeps the distances between rows; titles that need more space increase them.
@MainActor
struct RowStacking {
  let table: DesignTable

  func run() {
    guard table.savedWidth > 0, table.bounds.width > 0 else { return }
    var bottom = stackHeader()
    var savedBottom = table.sections.lazy.compactMap(\.cells.first).first?.rowFrame.minY ?? 0
    let title = SectionTitle(table: table)
    bottom += max(
      savedBottom - savedHeaderBottom, title.height(ofFooter: nil, header: table.sections.first?.header))
    var footer: String?
    for (index, section) in table.sections.enumerated() {
      for (row, cell) in section.cells.enumerated() {
        var gap = cell.rowFrame.minY - savedBottom
        if row == 0, index > 0 {
          gap = max(gap, title.height(ofFooter: footer, header: section.header))
        }
        bottom = place(cell, at: bottom + gap)
        savedBottom = cell.rowFrame.maxY
      }
      footer = section.footer
    }
    stackFooter(below: bottom - savedBottom)
    table.contentSize = CGSize(width: table.bounds.width, height: bottom)
  }

  // MARK: Rows

  /// - Returns: the row's bottom.
  private func place(_ cell: DesignTableCell, at top: CGFloat) -> CGFloat {
    let margin = sideMargin(of: cell)
    let width = max(
      0, table.bounds.width - (table.savedWidth - cell.rowFrame.width) - 2 * (margin - cell.rowFrame.minX)
    )
    let besideContent = cell.rowFrame.width - cell.contentFrame.width
    let contentWidth = max(0, width - besideContent)
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let fixed = cell.rowHeight.map { $0 > 0 ? $0 : nil } ?? table.rowHeight
    let height = fixed == nil ? cell.height(forContentWidth: contentWidth) : cell.rowFrame.height
    cell.frame = CGRect(x: margin, y: top, width: width, height: height)
    cell.contentView?.frame = CGRect(
      x: isMirrored ? besideContent - cell.contentFrame.minX : cell.contentFrame.minX,
      y: cell.contentFrame.minY, width: contentWidth,
      height: height - (cell.rowFrame.height - cell.contentFrame.height))
    return top + height
  }

  /// The side margin of a cell; inset groups keep the screen's margins.
  private func sideMargin(of cell: DesignTableCell) -> CGFloat {
    guard table.style == .insetGrouped, cell.rowFrame.minX > 0 else { return cell.rowFrame.minX }
    return UIViewController.minimumMargins(width: table.bounds.width).leading
  }

  // MARK: Views above and below

  private var firstRowTop: CGFloat {
    table.sections.lazy.compactMap(\.cells.first).first?.rowFrame.minY ?? .infinity
  }

  private var savedHeaderBottom: CGFloat {
    table.extras.filter { $0.frame.maxY <= firstRowTop }.map(\.frame.maxY).max() ?? 0
  }

  private func stackHeader() -> CGFloat {
    for (view, frame) in table.extras where frame.maxY <= firstRowTop {
      view.frame = CGRect(x: 0, y: frame.minY, width: table.bounds.width, height: frame.height)
    }
    return savedHeaderBottom
  }

  private func stackFooter(below shift: CGFloat) {
    for (view, frame) in table.extras where frame.maxY > firstRowTop {
      view.frame = CGRect(x: 0, y: frame.minY + shift, width: table.bounds.width, height: frame.height)
    }
  }
}
