import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacControls

/// The background of a row, with the cells' views. (Apple, `NSTableRowView`.)
@preconcurrency @MainActor
open class NSTableRowView: NSView {
  @AlwaysObserved open var isSelected = false { didSet { if isSelected != oldValue { lookDidChange() } } }
  /// Whether a selection shows the accent colour.
  @AlwaysObserved open var isEmphasized = true { didSet { if isEmphasized != oldValue { lookDidChange() } } }
  @AlwaysObserved open var isGroupRowStyle = false { didSet { needsDisplay = true } }
  open var isFloating = false
  open var isTargetForDropOperation = false
  open var isPreviousRowSelected = false
  open var isNextRowSelected = false
  @AlwaysObserved open var selectionHighlightStyle = NSTableView.SelectionHighlightStyle.regular {
    didSet { needsDisplay = true }
  }
  open var draggingDestinationFeedbackStyle = NSTableView.DraggingDestinationFeedbackStyle.regular
  open var indentationForDropOperation: CGFloat = 0
  @AlwaysObserved open var backgroundColor = NSColor.clear { didSet { needsDisplay = true } }
  /// The views of the visible columns, by column.
  var cells: [NSView?] = []
  weak var table: NSTableView?
  var reuseIdentifier: NSUserInterfaceItemIdentifier?

  open override var isFlipped: Bool { true }
  @_spi(ViewHooks) open override var placesSubviews: Bool { !keepsSavedPlaces }
  open override var isOpaque: Bool { false }

  open var numberOfColumns: Int { cells.count }
  /// The view of a column; an `NSView`.
  open func view(atColumn column: Int) -> Any? { cells.indices.contains(column) ? cells[column] : nil }
  open var interiorBackgroundStyle: NSView.BackgroundStyle {
    isSelected && isEmphasized && selectionHighlightStyle != .none ? .emphasized : .normal
  }

  /// Redraws the row and its cells' views for the row's present background.
  func lookDidChange() {
    needsDisplay = true
    for case let cell? in cells {
      (cell as? NSTableCellView)?.backgroundStyle = interiorBackgroundStyle
      // A control may be a cell's view itself.
      (cell as? NSControl)?.cell?.backgroundStyle = interiorBackgroundStyle
      (cell as? NSControl)?.needsDisplay = true
    }
  }

  @_spi(ViewHooks) open override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    table?.placeCells(in: self)
  }

  // For overriding.
  open func drawBackground(in dirtyRect: NSRect) {}
  open func drawSelection(in dirtyRect: NSRect) {}
  open func drawSeparator(in dirtyRect: NSRect) {}
  open func drawDraggingDestinationFeedback(in dirtyRect: NSRect) {}

  @_spi(ViewHooks) open override func drawContent(on canvas: MacCanvas) {
    let rect = CGRect(origin: .zero, size: layoutNode.frame.size)
    if backgroundColor.alphaComponent > 0 { drawGround(in: rect, on: canvas) }
    if isGroupRowStyle { canvas.fill(rect, .quaternarySystemFill) }
    let isInverted = interiorBackgroundStyle == .emphasized && canvas.isEmphasized
    if isSelected, selectionHighlightStyle != .none {
      drawSelection(
        in: shape(in: rect),
        isInverted ? .selectedContentBackgroundColor : .unemphasizedSelectedContentBackgroundColor, on: canvas
      )
    }
    guard let table, let row = table.rows.shown.sortedRows.first(where: { $0.view === self })?.row else {
      return
    }
    table.drawPlainCells(of: self, row, isInverted: isInverted, on: canvas)
    if !isSelected { table.drawGridLines(ofRow: row, on: canvas) }
    table.drawMarks(ofRow: row, on: canvas)
  }

  /// Selected neighbours make one shape: only its outer corners are round.
  private func drawSelection(in rect: CGRect, _ color: NSColor, on canvas: MacCanvas) {
    canvas.fill(rect, cornerRadius: cornerRadius, color)
    let part = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: cornerRadius)
    guard cornerRadius > 0 else { return }
    if isPreviousRowSelected { canvas.fill(part, color) }
    if isNextRowSelected { canvas.fill(part.offsetBy(dx: 0, dy: rect.height - cornerRadius), color) }
  }

  private func drawGround(in rect: CGRect, on canvas: MacCanvas) {
    canvas.fill(shape(in: rect), cornerRadius: cornerRadius, backgroundColor)
  }

  private var isInset: Bool { table?.effectiveStyle == .inset || table?.effectiveStyle == .sourceList }
  private var cornerRadius: CGFloat { isInset ? MacTableMetrics.insetRowRadius : 0 }
  private func shape(in rect: CGRect) -> CGRect {
    isInset ? rect.insetBy(dx: MacTableMetrics.insetRowMargin, dy: 0) : rect
  }
}
