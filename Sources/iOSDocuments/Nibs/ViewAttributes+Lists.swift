import Foundation
import InterfaceBuilder

/// Reads the attributes of tables and cells that are used at run time.
extension ViewAttributes {
  func apply(to table: UITableView) {
    let settings = document.tableSettings
    if let height = settings.rowHeight, height > 0 { table.rowHeight = CGFloat(height) }
    if let height = document.element.number("estimatedRowHeight"), height > 0 {
      table.estimatedRowHeight = CGFloat(height)
    }
    if settings.separatorStyle == "none" { table.separatorStyle = .none }
    table.allowsSelection = document.element.flag("allowsSelection") ?? true
    table.allowsMultipleSelection = document.element.flag("allowsMultipleSelection") ?? false
  }

  func apply(to cell: UITableViewCell) {
    cell.accessoryType =
      document.cellSettings.accessoryType.flatMap { Self.accessories[$0] } ?? .none
    cell.indentationLevel = document.element.integer("indentationLevel") ?? 0
  }

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
    "checkmark": .checkmark, "detailButton": .detailButton,
  ]
}
