import AutoLayout
import Foundation
@_spi(ViewHooks) import MacControls

/// Clicks on rows and on the titles of columns.
extension NSTableView {
  /// Selects a row as a click on it does, and sends the action. (This package's own.)
  package func click(row: Int) {
    guard row >= 0, row < numberOfRows, delegateShouldSelect(row), delegateShouldChangeSelection() else {
      return
    }
    let agreed = delegateSelection(proposed: IndexSet(integer: row))
    clickedRow = row
    if agreed != selectedRowIndexes { notifyOfChangingSelection() }
    selectRowIndexes(agreed, byExtendingSelection: false)
    sendAction(action, to: target)
    clickedRow = -1
  }

  /// Performs a click on the title of a column: sorts the table by the column's prototype, in reverse order if it is already
  /// sorted by it, and selects the column if columns are selectable. (Apple, `NSTableColumn.sortDescriptorPrototype`.)
  package func clickHeader(column index: Int) {
    guard tableColumns.indices.contains(index) else { return }
    let column = tableColumns[index]
    notifyOfHeaderPress(column)
    if let prototype = column.sortDescriptorPrototype { sort(by: prototype) }
    guard allowsColumnSelection, delegateShouldSelect(column) else { return }
    selectColumnIndexes(IndexSet(integer: index), byExtendingSelection: false)
  }

  private func sort(by prototype: NSSortDescriptor) {
    var sort = prototype
    if let first = sortDescriptors.first, first.keyPath == prototype.keyPath,
      let turned = first.reversedSortDescriptor as? NSSortDescriptor
    {
      sort = turned
    }
    sortDescriptors = [sort] + sortDescriptors.filter { $0.keyPath != prototype.keyPath }
  }
}
