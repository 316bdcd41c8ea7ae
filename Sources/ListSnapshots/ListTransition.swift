import Foundation

/// The change of a list's index paths with its data: the elements that stay, possibly under another index,
/// and those that are removed.
package struct ListTransition {
  /// The new index path of a row or item that stays; nil for one that is removed or reloaded.
  package let item: (IndexPath) -> IndexPath?
  /// The new index of a section that stays; nil for one that is removed.
  package let section: (Int) -> Int?

  package init(item: @escaping (IndexPath) -> IndexPath?, section: @escaping (Int) -> Int?) {
    self.item = item
    self.section = section
  }
}
