import Foundation

/// The static rows of a table section in a document.
package struct StaticSection {
  package struct Row {
    package var cell: UITableViewCell
    /// The row's height; nil if it has none of its own.
    package var height: CGFloat?

    package init(cell: UITableViewCell, height: CGFloat? = nil) {
      self.cell = cell
      self.height = height
    }
  }

  package var header: String?
  package var footer: String?
  package var rows: [Row]

  package init(header: String? = nil, footer: String? = nil, rows: [Row]) {
    self.header = header
    self.footer = footer
    self.rows = rows
  }
}

extension UITableView {
  /// A static section; nil for a table with a data source.
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
  /// Returns a closure that creates the document's first view of a kind.
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

  /// The same for collections, whose views get the layout's size.
  func collectionMaker<View: UIView>(of type: View.Type) -> (CGRect) -> UIView {
    let make = maker(of: type)
    return { frame in
      let view = make()
      if !frame.isEmpty { view.frame = frame }
      return view
    }
  }
}
