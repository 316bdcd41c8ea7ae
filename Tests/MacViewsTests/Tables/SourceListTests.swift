import Foundation
import Graphics
import MacViews
import Testing

/// Source lists, and the backgrounds of tables.
@MainActor
struct SourceListTests {
  private final class Node {
    let name: String
    let children: [Node]
    init(_ name: String, _ children: [Node] = []) { (self.name, self.children) = (name, children) }
  }

  private final class Source: NSObject, NSOutlineViewDataSource, NSOutlineViewDelegate {
    let root = Node("Group", [Node("Plain"), Node("Parent", [Node("Child")])])
    var tints: [String: NSTintConfiguration] = [:]

    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
      (item as? Node)?.children.count ?? 1
    }
    func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
      (item as? Node)?.children[index] ?? root
    }
    func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
      (item as? Node)?.children.isEmpty == false
    }
    func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool { (item as? Node) === root }
    func outlineView(_ outlineView: NSOutlineView, tintConfigurationForItem item: Any) -> NSTintConfiguration?
    {
      (item as? Node).flatMap { tints[$0.name] }
    }
    func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView?
    {
      let cell = NSTableCellView()
      let image = NSImageView(frame: NSRect(x: 0, y: 0, width: 16, height: 16))
      image.image = NSImage(systemSymbolName: "folder", accessibilityDescription: nil)
      cell.addSubview(image)
      cell.imageView = image
      return cell
    }
  }

  private func outline(_ source: Source, _ style: NSTableView.Style = .sourceList) -> NSOutlineView {
    let outline = NSOutlineView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
    let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier("c"))
    outline.addTableColumn(column)
    outline.outlineTableColumn = column
    outline.style = style
    (outline.dataSource, outline.delegate) = (source, source)
    outline.expandItem(nil, expandChildren: true)
    outline.layoutSubtreeIfNeeded()
    return outline
  }

  private func iconColor(_ outline: NSOutlineView, _ row: Int) throws -> Color? {
    let cell = try #require(outline.view(atColumn: 0, row: row, makeIfNecessary: true) as? NSTableCellView)
    for case .image(let image) in try #require(cell.imageView).displayList().commands {
      for case .stroke(_, _, let color) in image.placeholder { return color }
    }
    return nil
  }

  private func color(_ color: NSColor) -> Color? {
    let view = NSImageView(frame: NSRect(x: 0, y: 0, width: 16, height: 16))
    view.image = NSImage(systemSymbolName: "folder", accessibilityDescription: nil)
    view.contentTintColor = color
    for case .image(let image) in view.displayList().commands {
      for case .stroke(_, _, let color) in image.placeholder { return color }
    }
    return nil
  }

  /// “… a source list icon's default tint matches the active Accent Color” (Apple, header of `NSTintConfiguration`); an item
  /// without a configuration inherits its parent's (Apple, `outlineView(_:tintConfigurationForItem:)`).
  @Test func iconsOfSourceListsAreTinted() throws {
    let source = Source()
    let list = outline(source)
    #expect(try iconColor(list, 1) == color(.controlAccentColor))
    #expect(try iconColor(outline(source, .plain), 1) == color(.labelColor))
    source.tints = ["Plain": .monochrome, "Parent": NSTintConfiguration(fixedColor: .systemRed)]
    list.reloadData()
    list.expandItem(nil, expandChildren: true)
    list.layoutSubtreeIfNeeded()
    #expect(try iconColor(list, 1) == color(.labelColor))
    #expect(try iconColor(list, 3) == color(.systemRed))
  }

  /// Groups of source lists have no triangle (a guess, see `NSOutlineView.drawMarks`); other items keep theirs.
  @Test func groupsOfSourceListsHaveNoTriangle() throws {
    let source = Source()
    let list = outline(source)
    func commands(_ row: Int) throws -> Int {
      try #require(list.rowView(atRow: row, makeIfNecessary: true)).displayList().commands.count
    }
    let (leaf, parent, group) = (try commands(1), try commands(2), try commands(0))
    #expect(parent > leaf && group <= leaf)
  }

  private final class Rows: NSObject, NSTableViewDataSource {
    func numberOfRows(in tableView: NSTableView) -> Int { 2 }
  }

  /// The colours alternate down to the end of the table (a guess, see `NSTableView.drawAlternatingRowsBelow`): with rows of 24
  /// points, the second, fourth, sixth and eighth of 200 points are shaded, the last three by the table.
  @Test func coloursAlternateBelowTheLastRow() {
    let (table, rows) = (NSTableView(frame: NSRect(x: 0, y: 0, width: 200, height: 200)), Rows())
    table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("c")))
    table.style = .plain
    table.rowHeight = 24
    table.intercellSpacing = .zero
    table.usesAlternatingRowBackgroundColors = true
    table.dataSource = rows
    let shade = NSTableView.alternateShade
    table.layoutSubtreeIfNeeded()
    let tops = table.displayList().commands.compactMap { command -> CGFloat? in
      guard case .fill(let path, _, let color) = command, color == shade else { return nil }
      return path.boundingBoxOfPoints?.minY
    }.filter { $0 > 0 }
    #expect(tops == [72, 120, 168])
  }
}

extension NSTableView {
  /// The shade of every second row in the light appearance.
  fileprivate static var alternateShade: Color { Color(rgb: 0xF4F5F5) }
}
