import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacControls

/// The titles over a table's columns. (Apple, `NSTableHeaderView`.)
@preconcurrency @MainActor
open class NSTableHeaderView: NSView {
  open weak var tableView: NSTableView? {
    get { storedTableView }
    set { storedTableView = newValue }
  }
  private final weak var storedTableView: NSTableView? {
    didSet { needsDisplay = true }
  }
  open private(set) var draggedColumn = -1
  open private(set) var draggedDistance: CGFloat = 0
  open private(set) var resizedColumn = -1

  open override var isFlipped: Bool { true }

  /// The rectangle of a column's title.
  open func headerRect(ofColumn column: Int) -> NSRect {
    guard let tableView, tableView.tableColumns.indices.contains(column) else { return .zero }
    let rect = tableView.rect(ofColumn: column)
    return NSRect(x: rect.minX, y: 0, width: rect.width, height: boundsSize.height)
  }
  /// The column at a point; -1 if there is none.
  open func column(at point: NSPoint) -> Int { tableView?.column(at: NSPoint(x: point.x, y: 0)) ?? -1 }

  @_spi(ViewHooks) open override func drawContent(on canvas: MacCanvas) {
    let rect = CGRect(origin: .zero, size: layoutNode.frame.size)
    canvas.fill(rect, .controlBackgroundColor)
    canvas.fill(
      CGRect(x: 0, y: rect.maxY - canvas.hairline, width: rect.width, height: canvas.hairline),
      .separatorColor)
    guard let tableView else { return }
    for (index, column) in tableView.tableColumns.enumerated() where !column.isHidden {
      draw(column, in: headerRect(ofColumn: index), isFirst: index == 0, on: canvas)
    }
  }

  private func draw(_ column: NSTableColumn, in rect: CGRect, isFirst: Bool, on canvas: MacCanvas) {
    let inset = MacTableMetrics.headerTextInset
    let margin = MacTableMetrics.headerDividerMargin
    if !isFirst {
      let x = canvas.isRightToLeft ? rect.maxX - canvas.hairline : rect.minX
      canvas.fill(
        CGRect(x: x, y: rect.minY + margin, width: canvas.hairline, height: rect.height - 2 * margin),
        .separatorColor)
    }
    let cell = column.headerCell
    var space = rect.insetBy(dx: inset, dy: 0)
    if let sort = tableView?.sortDescriptors.first,
      column.sortDescriptorPrototype?.keyPath == sort.keyPath
    {
      let size = MacTableMetrics.sortIndicator
      space.size.width -= size + inset
      if canvas.isRightToLeft { space.origin.x += size + inset }
      let x = canvas.isRightToLeft ? rect.minX + inset : rect.maxX - inset - size
      canvas.drawSymbol(
        sort.ascending ? "chevron.up" : "chevron.down",
        in: CGRect(x: x, y: rect.midY - size / 2, width: size, height: size), .secondaryLabelColor)
    }
    canvas.drawLine(
      cell.stringValue, in: space, font: cell.font ?? .systemFont(ofSize: NSFont.smallSystemFontSize),
      color: .headerTextColor, alignment: cell.alignment,
      direction: canvas.isRightToLeft ? .rightToLeft : .leftToRight)
  }
}

/// The title of a column. (Apple, `NSTableHeaderCell`.)
@preconcurrency @MainActor
open class NSTableHeaderCell: NSTextFieldCell {
  /// The font; by default the small system font.
  open override var font: NSFont? {
    get { storedFont ?? .systemFont(ofSize: NSFont.smallSystemFontSize) }
    set { storedFont = newValue }
  }
  open func drawSortIndicator(
    withFrame cellFrame: NSRect, in controlView: NSView, ascending: Bool, priority: Int
  ) {}
  open func sortIndicatorRect(forBounds rect: NSRect) -> NSRect {
    let size = MacTableMetrics.sortIndicator
    return NSRect(
      x: rect.maxX - size - MacTableMetrics.headerTextInset, y: rect.midY - size / 2, width: size,
      height: size)
  }
}
