import AutoLayout
import DocumentInflation
import Foundation
import InterfaceBuilder

/// Adds the arranged subviews of a document's stacks and grids to them.
@MainActor
struct MacArranging {
  let document: InterfaceView
  /// The subviews, by document id.
  let children: [String: NSView]

  func arrange(in view: NSView) {
    if let stack = view as? NSStackView { fill(stack) }
    if let grid = view as? NSGridView { fill(grid) }
  }

  // MARK: Stacks

  private func fill(_ stack: NSStackView) {
    let settings = document.macStackSettings
    stack.orientation = settings.axis == .vertical ? .vertical : .horizontal
    stack.distribution = Self.distributions[settings.distribution] ?? .gravityAreas
    stack.alignment = LayoutAttribute(stackAlignment: settings.alignment) ?? .centerY
    stack.spacing = settings.spacing
    stack.detachesHiddenViews = settings.detachesHiddenViews
    if case .fixed(let top, let left, let bottom, let right) = settings.edgeInsets {
      stack.edgeInsets = NSEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }
    stack.setHuggingPriority(Self.hugging(settings.hugging.horizontal), for: .horizontal)
    stack.setHuggingPriority(Self.hugging(settings.hugging.vertical), for: .vertical)
    for arranged in settings.arranged {
      guard let view = children[arranged.id] else { continue }
      stack.addView(view, in: Self.gravity(arranged.gravity))
      if let spacing = arranged.customSpacing { stack.setCustomSpacing(spacing, after: view) }
    }
  }

  /// The hugging priority. Documents state it, except for 25 of 703, whose layout is that of 249.99.
  private static func hugging(_ value: Double?) -> LayoutPriority {
    LayoutPriority(Float(value ?? 249.99998474121094))
  }

  private static func gravity(_ gravity: MacStackSettings.Gravity) -> NSStackView.Gravity {
    switch gravity {
    case .beginning: .leading
    case .middle: .center
    case .end: .trailing
    }
  }

  private static let distributions: [String: NSStackView.Distribution] = [
    "gravityAreas": .gravityAreas, "fill": .fill, "fillEqually": .fillEqually,
    "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
    "equalCentering": .equalCentering,
  ]

  // MARK: Grids

  private func fill(_ grid: NSGridView) {
    let content = document.gridContent
    grid.xPlacement = Self.placement(content.xPlacement)
    grid.yPlacement = Self.placement(content.yPlacement)
    grid.rowAlignment = Self.alignment(content.rowAlignment)
    grid.rowSpacing = content.rowSpacing
    grid.columnSpacing = content.columnSpacing
    for line in content.rows { add(line, toRowsOf: grid) }
    for line in content.columns { add(line, toColumnsOf: grid) }
    guard grid.numberOfRows > 0, grid.numberOfColumns > 0 else { return }
    for cell in content.cells { fill(cell, of: grid) }
    for head in content.cells where head.headOfMergedCell != nil && head.headOfMergedCell == head.id {
      merge(content.cells.filter { $0.headOfMergedCell == head.id }, of: grid)
    }
  }

  private func add(_ line: GridContent.Line, toRowsOf grid: NSGridView) {
    let row = grid.addRow(with: [])
    row.yPlacement = Self.placement(line.placement)
    row.rowAlignment = Self.alignment(line.rowAlignment)
    row.height = line.length.map { CGFloat($0) } ?? NSGridView.sizedForContent
    row.topPadding = line.leadingPadding
    row.bottomPadding = line.trailingPadding
    row.isHidden = line.isHidden
  }

  private func add(_ line: GridContent.Line, toColumnsOf grid: NSGridView) {
    let column = grid.addColumn(with: [])
    column.xPlacement = Self.placement(line.placement)
    column.width = line.length.map { CGFloat($0) } ?? NSGridView.sizedForContent
    column.leadingPadding = line.leadingPadding
    column.trailingPadding = line.trailingPadding
    column.isHidden = line.isHidden
  }

  private func fill(_ document: GridContent.Cell, of grid: NSGridView) {
    let cell = grid.cell(atColumnIndex: document.column, rowIndex: document.row)
    cell.xPlacement = Self.placement(document.xPlacement)
    cell.yPlacement = Self.placement(document.yPlacement)
    cell.rowAlignment = Self.alignment(document.rowAlignment)
    guard let view = document.contentViewID.flatMap({ children[$0] }) else { return }
    let isUnderAutoLayout = !view.translatesAutoresizingMaskIntoConstraints
    cell.contentView = view
    view.translatesAutoresizingMaskIntoConstraints = !isUnderAutoLayout
  }

  private func merge(_ cells: [GridContent.Cell], of grid: NSGridView) {
    let rows = cells.map(\.row)
    let columns = cells.map(\.column)
    guard let top = rows.min(), let bottom = rows.max(), let left = columns.min(), let right = columns.max()
    else { return }
    grid.mergeCells(
      inHorizontalRange: NSRange(location: left, length: right - left + 1),
      verticalRange: NSRange(location: top, length: bottom - top + 1))
  }

  private static func placement(_ name: String?) -> NSGridCell.Placement {
    switch name {
    case "none": NSGridCell.Placement.none
    case "leading", "top": .leading
    case "trailing", "bottom": .trailing
    case "center": .center
    case "fill": .fill
    default: .inherited
    }
  }

  private static func alignment(_ name: String?) -> NSGridRow.Alignment {
    switch name {
    case "none": NSGridRow.Alignment.none
    case "firstBaseline": .firstBaseline
    case "lastBaseline": .lastBaseline
    default: .inherited
    }
  }
}
