import AutoLayout
import Foundation
import InterfaceBuilder

/// Hands the subviews of stacks and grids to them as their documents say.
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
      stack.edgeInsets = LayoutInsets(top: top, left: left, bottom: bottom, right: right)
    }
    stack.setHuggingPriority(Self.hugging(settings.hugging.horizontal), for: .horizontal)
    stack.setHuggingPriority(Self.hugging(settings.hugging.vertical), for: .vertical)
    for arranged in settings.arranged {
      guard let view = children[arranged.id] else { continue }
      stack.addView(view, in: Self.gravity(arranged.gravity))
      if let spacing = arranged.customSpacing { stack.setCustomSpacing(spacing, after: view) }
    }
  }

  /// Documents write it, except 25 of 703, which lie as those with 249.99 do.
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
    grid.rowSpacing = content.rowSpacing
    grid.columnSpacing = content.columnSpacing
    grid.rows = content.rows.map(Self.line)
    grid.columns = content.columns.map(Self.line)
    for cell in content.cells {
      guard let id = cell.contentViewID, let view = children[id] else { continue }
      let merged = content.cells.filter { $0.headOfMergedCell != nil && $0.headOfMergedCell == cell.id }
      let rows = ([cell] + merged).map(\.row)
      let columns = ([cell] + merged).map(\.column)
      let row = content.rows[cell.row]
      let column = content.columns[cell.column]
      grid.cells.append(
        NSGridView.Cell(
          view: view, rows: (rows.min() ?? 0)...(rows.max() ?? 0),
          columns: (columns.min() ?? 0)...(columns.max() ?? 0),
          x: cell.xPlacement ?? column.placement ?? content.xPlacement,
          y: cell.yPlacement ?? row.placement ?? content.yPlacement,
          r: cell.rowAlignment ?? row.rowAlignment ?? content.rowAlignment))
    }
  }

  private static func line(_ line: GridContent.Line) -> NSGridLine {
    let made = NSGridLine()
    made.length = line.length.map { CGFloat($0) }
    made.lead = line.leadingPadding
    made.trail = line.trailingPadding
    made.isHidden = line.isHidden
    return made
  }
}
