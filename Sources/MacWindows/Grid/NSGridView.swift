import AutoLayout
import Foundation

/// Views in rows and columns, counted from the upper leading corner and arranged by constraints that the grid makes and keeps
/// up to date. (Apple, `NSGridView`.)
@preconcurrency @MainActor
open class NSGridView: NSView {
  /// Represents a row's or column's size that follows from its content.
  public nonisolated static let sizedForContent = CGFloat.greatestFiniteMagnitude
  /// The default spacing in points (AppKit on macOS 26; Interface Builder omits it from documents).
  nonisolated static let defaultSpacing: CGFloat = 6

  /// Default `leading`.
  @AlwaysObserved open var xPlacement = NSGridCell.Placement.leading {
    didSet { if xPlacement != oldValue { rearrange() } }
  }
  /// Default `top`.
  @AlwaysObserved open var yPlacement = NSGridCell.Placement.top {
    didSet { if yPlacement != oldValue { rearrange() } }
  }
  /// Default `none`.
  @AlwaysObserved open var rowAlignment = NSGridRow.Alignment.none {
    didSet { if rowAlignment != oldValue { rearrange() } }
  }
  /// The distance between rows in addition to their paddings, in points. Default 6.
  @AlwaysObserved open var rowSpacing = NSGridView.defaultSpacing {
    didSet { if rowSpacing != oldValue { rearrange() } }
  }
  /// The distance between columns in addition to their paddings, in points. Default 6.
  @AlwaysObserved open var columnSpacing = NSGridView.defaultSpacing {
    didSet { if columnSpacing != oldValue { rearrange() } }
  }

  var rows: [NSGridRow] = []
  var columns: [NSGridColumn] = []
  private var arrangement: ArrangementConstraints?
  private var needsArrangement = true
  /// The program's constraints that the grid has activated.
  private var customConstraints: [NSLayoutConstraint] = []
  /// True while the grid itself removes a view.
  private var isDroppingContent = false

  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A grid of empty cells.
  public convenience init(numberOfColumns columnCount: Int, rows rowCount: Int) {
    self.init(frame: .zero)
    for _ in 0..<columnCount { makeColumn(at: columns.count) }
    for _ in 0..<rowCount { makeRow(at: rows.count) }
  }

  /// A grid for rows of views; ``NSGridCell/emptyContentView`` leaves a cell empty.
  public convenience init(views rows: [[NSView]]) {
    self.init(frame: .zero)
    for views in rows { addRow(with: views) }
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  // MARK: Rows, columns and cells

  open var numberOfRows: Int { rows.count }
  open var numberOfColumns: Int { columns.count }
  open func row(at index: Int) -> NSGridRow {
    precondition(rows.indices.contains(index), "No row \(index) of \(rows.count)")
    return rows[index]
  }
  open func column(at index: Int) -> NSGridColumn {
    precondition(columns.indices.contains(index), "No column \(index) of \(columns.count)")
    return columns[index]
  }
  /// `NSNotFound` for a row of another grid.
  open func index(of row: NSGridRow) -> Int { rows.firstIndex { $0 === row } ?? NSNotFound }
  /// The index of a column; `NSNotFound` for a column of another grid.
  open func index(of column: NSGridColumn) -> Int { columns.firstIndex { $0 === column } ?? NSNotFound }
  /// The cell of a field; for a merged one, the cell that covers it.
  open func cell(atColumnIndex columnIndex: Int, rowIndex: Int) -> NSGridCell {
    rows[rowIndex].cell(at: columnIndex)
  }
  /// The cell whose content is the view or contains it.
  open func cell(for view: NSView) -> NSGridCell? {
    var candidate: NSView? = view
    while let current = candidate, current.superview !== self { candidate = current.superview }
    guard let candidate else { return nil }
    return allCells.first { $0.contentView === candidate }
  }

  var allCells: [NSGridCell] { rows.flatMap(\.cells) }

  // MARK: Constraints

  func rearrange() {
    needsArrangement = true
    needsUpdateConstraints = true
    needsLayout = true
  }

  /// Called after a row or column was hidden or shown, together with its content.
  func visibilityOfLinesDidChange() {
    showContents(in: GridLayout(self))
    rearrange()
  }

  open override func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {
    super.setContentHuggingPriority(priority, for: orientation)
    rearrange()
  }

  open override func updateConstraints() {
    if needsArrangement { makeArrangement() }
    super.updateConstraints()
  }

  private func makeArrangement() {
    needsArrangement = false
    arrangement?.uninstall(from: self)
    let layout = GridLayout(self)
    showContents(in: layout)
    var maker = GridConstraintMaker(layout)
    maker.makeConstraints()
    maker.made.install(in: self)
    arrangement = maker.made
    rankContents(in: layout)
    refreshCustomConstraints(in: layout)
  }

  /// Hides content with its row or column, and shows it again if the grid has hidden it.
  private func showContents(in layout: GridLayout) {
    for cell in allCells {
      guard let content = cell.contentView else { continue }
      let isVisible = layout.isVisible(cell)
      if isVisible == cell.hidesContent, isVisible || !content.isHidden {
        cell.hidesContent = !isVisible
        content.isHidden = !isVisible
      }
    }
  }

  /// Orders equal priorities in filled columns: controls whose hugging equals the texts' compression resistance, such as
  /// switches, are stretched before a text is truncated. (This package's choice: AppKit's order is not known.)
  private func rankContents(in layout: GridLayout) {
    for area in layout.areas {
      let node = area.content.layoutNode
      let isStretched = layout.xPlacement(of: area) == .fill && node.hugging.horizontal >= .defaultHigh
      node.setContentYield(isStretched ? 1 : 0, for: .horizontal)
    }
  }

  private func refreshCustomConstraints(in layout: GridLayout) {
    let wanted = layout.areas.flatMap(\.cell.customPlacementConstraints)
    NSLayoutConstraint.deactivate(customConstraints.filter { old in !wanted.contains { $0 === old } })
    NSLayoutConstraint.activate(wanted)
    customConstraints = wanted
  }

  // MARK: Content

  func contentDidChange(of cell: NSGridCell, from old: NSView?) {
    if let old, old.superview === self, !allCells.contains(where: { $0.contentView === old }) {
      isDroppingContent = true
      old.removeFromSuperview()
      isDroppingContent = false
    }
    adopt(cell)
    rearrange()
  }

  /// Makes a cell's content a subview. A view that was another cell's content is removed from that cell.
  func adopt(_ cell: NSGridCell) {
    guard let content = cell.contentView else { return }
    for other in allCells where other !== cell && other.contentView === content { other.contentView = nil }
    content.translatesAutoresizingMaskIntoConstraints = false
    if content.superview !== self { addSubview(content) }
  }

  open override func willRemoveSubview(_ subview: NSView) {
    if !isDroppingContent {
      for cell in allCells where cell.contentView === subview { cell.contentView = nil }
    }
    super.willRemoveSubview(subview)
  }
}
