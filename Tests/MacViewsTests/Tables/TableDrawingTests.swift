import Foundation
import Graphics
import MacViews
import Testing

@MainActor
struct TableDrawingTests {
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

  private final class Pictures: NSObject, NSTableViewDataSource, NSTableViewDelegate {
    func numberOfRows(in tableView: NSTableView) -> Int { 2 }
    func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
      let view = NSImageView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
      view.image = NSImage(systemSymbolName: "folder", accessibilityDescription: nil)
      view.contentTintColor = .systemRed
      let cell = NSTableCellView()
      cell.addSubview(view)
      cell.imageView = view
      return cell
    }
  }

  /// The colours with which the template image of a row is drawn.
  private func stencilColors(_ table: NSTableView, row: Int) throws -> [Color] {
    let cell = try #require(table.view(atColumn: 0, row: row, makeIfNecessary: true) as? NSTableCellView)
    let commands = try #require(cell.imageView).displayList().commands
    return commands.flatMap { command -> [Color] in
      guard case .image(let image) = command else { return [] }
      return image.placeholder.compactMap { stroke in
        guard case .stroke(_, _, let color) = stroke else { return nil }
        return color
      }
    }
  }

  /// On a selection in the accent colour, a template image has the colour of the text there, which is white, and not its
  /// tint (Apple, `NSView.BackgroundStyle.emphasized`); also in a cell that is made anew. Worked out by hand.
  @Test func templateImagesOfSelectedRowsAreWhite() throws {
    let table = NSTableView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    table.style = .sourceList
    table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("column")))
    let pictures = Pictures()
    (table.dataSource, table.delegate) = (pictures, pictures)
    table.layoutSubtreeIfNeeded()
    table.selectRowIndexes([1], byExtendingSelection: false)
    let red = NSColor.systemRed.color(in: InterfaceLook(isDark: false))
    let white = NSColor.alternateSelectedControlTextColor.color(in: InterfaceLook(isDark: false))
    #expect(try stencilColors(table, row: 0).contains(red))
    #expect(try stencilColors(table, row: 1).contains(white))
    #expect(try !stencilColors(table, row: 1).contains(red))
    table.reloadData(forRowIndexes: [1], columnIndexes: [0])
    #expect(try stencilColors(table, row: 1).contains(white))
  }
}
