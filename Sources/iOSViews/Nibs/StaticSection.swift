import Foundation
import InterfaceBuilder

/// Rows of a table that a document writes out one by one.
struct StaticSection {
  struct Row {
    var cell: UITableViewCell
    /// Nil where the row has none of its own.
    var height: CGFloat?
  }

  var header: String?
  var footer: String?
  var rows: [Row]
}

extension UITableView {
  /// Nil for a table that asks its data source.
  func staticSection(_ index: Int) -> StaticSection? {
    staticSections.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  func staticRow(at indexPath: IndexPath) -> StaticSection.Row? {
    staticSection(indexPath.section).flatMap {
      $0.rows.indices.contains(indexPath.row) ? $0.rows[indexPath.row] : nil
    }
  }
}

extension UINib {
  /// Makes the document's first view of a kind.
  func maker<View: UIView>(of type: View.Type) -> () -> UIView {
    {
      let top = self.instantiate(withOwner: nil)
      guard let view = top.lazy.compactMap({ $0 as? View }).first else {
        preconditionFailure(
          "invalid nib registered: expected a top-level \(type), found \(top.count) objects")
      }
      return view
    }
  }

  /// The same for collections, which give their views the layout's size.
  func collectionMaker<View: UIView>(of type: View.Type) -> (CGRect) -> UIView {
    let make = maker(of: type)
    return { frame in
      let view = make()
      if !frame.isEmpty { view.frame = frame }
      return view
    }
  }
}

/// Reads the attributes of tables and cells that count at run time.
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
