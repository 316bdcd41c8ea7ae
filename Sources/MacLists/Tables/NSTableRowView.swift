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

  // MARK: Drawing, in parts that programs override

  /// Draws what lies behind the selection and the cells. (Apple, `NSTableRowView.drawBackground(in:)`.)
  open func drawBackground(in dirtyRect: NSRect) { programsCanvas.map { drawGround(on: $0) } }
  /// Draws the selection of a selected row whose style is not `none`. (Apple, `NSTableRowView.drawSelection(in:)`.)
  open func drawSelection(in dirtyRect: NSRect) { programsCanvas.map { drawSelection(on: $0) } }
  /// Draws the lines of the table's grid at the row. (Apple, `NSTableRowView.drawSeparator(in:)`.)
  open func drawSeparator(in dirtyRect: NSRect) {
    guard let programsCanvas, let row = shownRow else { return }
    table?.drawGridLines(ofRow: row, on: programsCanvas)
  }
  /// Never called: nothing is dragged.
  open func drawDraggingDestinationFeedback(in dirtyRect: NSRect) {}
  private var shownRow: Int? { table?.rows.shown.sortedRows.first { $0.view === self }?.row }

  @_spi(ViewHooks) open override func drawContent(on canvas: MacCanvas) {
    drawPart(on: canvas, by: { drawBackground(in: bounds) }, or: drawGround(on:))
    if isSelected, selectionHighlightStyle != .none {
      drawPart(on: canvas, by: { drawSelection(in: bounds) }, or: drawSelection(on:))
    }
    guard let table, let row = shownRow else { return }
    let isInverted = interiorBackgroundStyle == .emphasized && canvas.isEmphasized
    table.drawPlainCells(of: self, row, isInverted: isInverted, on: canvas)
    if !isSelected {
      drawPart(on: canvas, by: { drawSeparator(in: bounds) }) { table.drawGridLines(ofRow: row, on: $0) }
    }
    table.drawMarks(ofRow: row, on: canvas)
  }

  private func drawSelection(on canvas: MacCanvas) {
    let isInverted = interiorBackgroundStyle == .emphasized && canvas.isEmphasized
    drawSelection(
      in: shape(in: CGRect(origin: .zero, size: layoutNode.frame.size)),
      isInverted ? .selectedContentBackgroundColor : .unemphasizedSelectedContentBackgroundColor, on: canvas)
  }

  /// Selected neighbours make one shape: only its outer corners are round.
  private func drawSelection(in rect: CGRect, _ color: NSColor, on canvas: MacCanvas) {
    canvas.fill(rect, cornerRadius: cornerRadius, color)
    let part = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: cornerRadius)
    guard cornerRadius > 0 else { return }
    if isPreviousRowSelected { canvas.fill(part, color) }
    if isNextRowSelected { canvas.fill(part.offsetBy(dx: 0, dy: rect.height - cornerRadius), color) }
  }

  /// Group rows of source lists have no background. (Human Interface Guidelines, "Sidebars".)
  private func drawGround(on canvas: MacCanvas) {
    let rect = CGRect(origin: .zero, size: layoutNode.frame.size)
    if backgroundColor.alphaComponent > 0 {
      canvas.fill(shape(in: rect), cornerRadius: cornerRadius, backgroundColor)
    }
    if isGroupRowStyle, table?.effectiveStyle != .sourceList { canvas.fill(rect, .quaternarySystemFill) }
  }

  private var isInset: Bool { table?.hasInsetRows ?? false }
  private var cornerRadius: CGFloat { Self.radius(isInset) }
  private func shape(in rect: CGRect) -> CGRect { Self.ground(in: rect, isInset: isInset) }

  /// The part of a row that its background fills, and the radius of its corners.
  static func ground(in rect: CGRect, isInset: Bool) -> CGRect {
    isInset ? rect.insetBy(dx: MacTableMetrics.insetRowMargin, dy: 0) : rect
  }
  static func radius(_ isInset: Bool) -> CGFloat { isInset ? MacTableMetrics.insetRowRadius : 0 }
}

extension NSTableView {
  /// Whether the backgrounds of rows end before the table's sides.
  var hasInsetRows: Bool { effectiveStyle == .inset || effectiveStyle == .sourceList }
}
