import Foundation
import Graphics
import MacViews
import Testing

@MainActor
@Suite struct TableDrawingTests {
  private final class Values: NSTableViewDataSource {
    func numberOfRows(in tableView: NSTableView) -> Int { 3 }
    func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? {
      "value \(row)"
    }
  }

  /// Tables without a delegate show the values of their data source (Apple, `NSTableViewDataSource`), over their rows' ground.
  @Test func valuesAreDrawnOverTheirRows() {
    let table = NSTableView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    table.usesAlternatingRowBackgroundColors = true
    table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("column")))
    let values = Values()
    table.dataSource = values
    table.selectRowIndexes([1], byExtendingSelection: false)
    table.layoutSubtreeIfNeeded()
    for row in 0..<3 {
      let drawing = String(
        describing: table.rowView(atRow: row, makeIfNecessary: true)?.displayList().commands ?? [])
      #expect(drawing.contains("value \(row)"))
    }
  }
}
