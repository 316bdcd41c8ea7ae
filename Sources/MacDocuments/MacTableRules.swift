import AutoLayout
import Foundation
import InterfaceBuilder

/// The positions of a table's prototype cells on the canvas.
struct MacTableRules {
  private let settings: ColumnTableSettings
  private let columns: [TableColumnContent]
  private let metrics: MacTableMetrics

  /// - Parameter hasBorder: whether the scroll view around the table has a border.
  init(_ table: InterfaceView, era: MetricEra, hasBorder: Bool) {
    settings = table.columnTableSettings
    columns = table.tableColumns.filter { !$0.isHidden }
    // Interface Builder leaves zeros out: 26 of 26 cells of tables that say nothing.
    let spacing = settings.intercellSpacing.map { CGSize(width: $0.width, height: $0.height) }
    metrics = MacTableMetrics(
      style: Self.style(settings.style, era: era, hasBorder: hasBorder),
      spacing: spacing ?? .zero)
  }

  /// The table's style. Xcode 12 introduced styles. The automatic one is full width within a border (32 of 40 tables),
  /// else inset (20 of 20).
  private static func style(_ name: String?, era: MetricEra, hasBorder: Bool) -> MacTableMetrics.Style {
    guard era >= .b else { return .plain }
    switch name {
    case "plain": return .plain
    case "fullWidth": return .fullWidth
    case "inset", "sourceList": return .inset
    default: return hasBorder ? .fullWidth : .automatic
    }
  }

  /// The standard row height in points (Apple, `NSTableView.rowHeight`).
  private static let standardRowHeight: CGFloat = 17

  /// The position of a prototype.
  struct Place {
    /// The distance from the table's left edge, in points.
    var x: CGFloat
    var width: CGFloat
    /// The cell above it in its column; nil for the first.
    var previous: String?
    /// The distance from the cell above it, or from the table's top, in points.
    var gap: CGFloat
    /// The height of a row whose content does not determine it, in points.
    var height: CGFloat
    /// Whether the content determines the height.
    var isAutomatic: Bool
  }

  /// The position of a cell; nil for cells of hidden columns.
  func place(of cell: InterfaceView) -> Place? {
    guard let id = cell.id, let index = columns.firstIndex(where: { $0.prototypeIDs.contains(id) }),
      let row = columns[index].prototypeIDs.firstIndex(of: id)
    else { return nil }
    let across = metrics.cells(columnWidths: columns.map { CGFloat($0.width) })[index]
    return Place(
      x: across.x, width: max(0, across.width),
      previous: row > 0 ? columns[index].prototypeIDs[row - 1] : nil,
      gap: row > 0 ? metrics.spacing.height : metrics.cellTop,
      height: settings.rowHeight.map { CGFloat($0) } ?? Self.standardRowHeight,
      isAutomatic: settings.usesAutomaticRowHeights && Self.reachesBottom(cell))
  }

  /// Whether the cell's constraints connect a view to its bottom, or determine its height.
  private static func reachesBottom(_ cell: InterfaceView) -> Bool {
    cell.constraints.contains { constraint in
      [constraint.first, constraint.second].contains { operand in
        guard let operand, operand.item == nil || operand.item == cell.id else { return false }
        return operand.attribute == .bottom || operand.attribute == .height
      }
    }
  }
}
