import Foundation

/// How index paths of a list change with its data: what stays, under another number perhaps, and what goes.
package struct ListTransition {
  /// The new place of a row or item that stays as it is; nil for one that goes or is shown again.
  package let item: (IndexPath) -> IndexPath?
  /// The new number of a section that stays; nil for one that goes.
  package let section: (Int) -> Int?

  package init(item: @escaping (IndexPath) -> IndexPath?, section: @escaping (Int) -> Int?) {
    self.item = item
    self.section = section
  }
}
