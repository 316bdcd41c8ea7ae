import Foundation
import InterfaceBuilder

/// Where a table shows the prototypes of its cells on the canvas.
struct MacTableRules {
  private let settings: ColumnTableSettings
  private let columns: [TableColumnContent]
  private let metrics: MacTableMetrics

  init(_ table: InterfaceView, era: MetricEra) {
    settings = table.columnTableSettings
    columns = table.tableColumns.filter { !$0.isHidden }
    let spacing = settings.intercellSpacing.map { CGSize(width: $0.width, height: $0.height) }
    metrics = MacTableMetrics(
      style: Self.style(settings.style, era: era), spacing: spacing ?? MacTableMetrics.defaultSpacing)
  }

  /// Styles came with Xcode 12.
  private static func style(_ name: String?, era: MetricEra) -> MacTableMetrics.Style {
    guard era >= .b else { return .plain }
    switch name {
    case "plain": return .plain
    case "fullWidth": return .fullWidth
    case "inset", "sourceList": return .inset
    default: return .automatic
    }
  }

  /// Points (Apple, `NSTableView.rowHeight`).
  private static let standardRowHeight: CGFloat = 17

  /// In the table's coordinates, which run down.
  func frame(ofCell cell: InterfaceView) -> CGRect {
    let id = cell.id ?? ""
    guard let index = columns.firstIndex(where: { $0.prototypeIDs.contains(id) }) else {
      return CGRect(cell.frame ?? .zero)
    }
    let place = metrics.cells(columnWidths: columns.map { CGFloat($0.width) })[index]
    let height = settings.rowHeight.map { CGFloat($0) } ?? Self.standardRowHeight
    let row = columns[index].prototypeIDs.firstIndex(of: id) ?? 0
    let top = metrics.cellTop + CGFloat(row) * metrics.rowPitch(rowHeight: height)
    return CGRect(x: place.x, y: top, width: max(0, place.width), height: height)
  }
}
