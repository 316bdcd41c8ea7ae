import Foundation
import InterfaceBuilder

/// Where a table shows the prototypes of its cells on the canvas.
struct MacTableRules {
  private let table: InterfaceView
  private let settings: ColumnTableSettings
  private let columns: [TableColumnContent]
  private let isNew: Bool

  init(_ table: InterfaceView, toolsVersion: ToolsVersion?) {
    self.table = table
    settings = table.columnTableSettings
    columns = table.tableColumns.filter { !$0.isHidden }
    isNew = toolsVersion.map { $0 >= Self.firstStyles } ?? false
  }

  /// Table styles came with Xcode 12.
  private static let firstStyles = ToolsVersion(major: 16_999)
  /// Points; in documents that leave it out.
  private static let standardSpacing = DocumentSize(width: 17, height: 0)
  /// Points (Apple, `NSTableView.rowHeight`).
  private static let standardRowHeight = 17.0

  private var spacing: DocumentSize { settings.intercellSpacing ?? Self.standardSpacing }

  /// In the table's coordinates, which run down.
  func frame(ofCell cell: InterfaceView) -> CGRect {
    guard let index = columns.firstIndex(where: { $0.prototypeIDs.contains(cell.id ?? "") }) else {
      return CGRect(cell.frame ?? .zero)
    }
    let column = columns[index]
    let before = columns[..<index].reduce(0) { $0 + $1.width + spacing.width }
    let place = horizontalPlace(of: index)
    let height = settings.rowHeight ?? Self.standardRowHeight
    let row = column.prototypeIDs.firstIndex(of: cell.id ?? "") ?? 0
    let y = spacing.height / 2 + Double(row) * (height + spacing.height)
    return CGRect(x: before + place.x, y: y, width: max(0, column.width + place.extra), height: height)
  }

  /// The start of a column's cell after the columns before it, and what it is wider than its column.
  private func horizontalPlace(of index: Int) -> (x: Double, extra: Double) {
    let near = (spacing.width / 2).rounded(.down)
    guard isNew, settings.style != "plain" else { return (near, 0) }
    switch settings.style {
    case "fullWidth": return (near, columns.count == 1 ? Self.fullWidth - spacing.width : 0)
    case "inset": return insetPlace(of: index, near: near)
    default: return automaticPlace(of: index, near: near)
    }
  }

  private static let fullWidth = 12.0

  private func automaticPlace(of index: Int, near: Double) -> (x: Double, extra: Double) {
    let inset = 10.0
    guard columns.count > 1 else { return (inset + near, Self.fullWidth - spacing.width) }
    if index == 0 { return (inset + near, 5) }
    return (inset + near + 5, index == columns.count - 1 ? 4 : 0)
  }

  private func insetPlace(of index: Int, near: Double) -> (x: Double, extra: Double) {
    if index == 0 { return (18, -2) }
    return (16, index == columns.count - 1 ? -3 : 0)
  }
}
