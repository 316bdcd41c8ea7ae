import AutoLayout
import Foundation
import MacViews
import Testing

@MainActor
private final class TreeSource: NSOutlineViewDataSource, NSOutlineViewDelegate {
  final class Node {
    let name: String
    var children: [Node]
    init(_ name: String, _ children: [Node] = []) {
      self.name = name
      self.children = children
    }
  }
  let roots = [Node("A", [Node("A1", [Node("A1a")]), Node("A2")]), Node("B")]

  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
    (item as? Node)?.children.count ?? roots.count
  }
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
    (item as? Node)?.children[index] ?? roots[index]
  }
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
    (item as? Node)?.children.isEmpty == false
  }
  func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView? {
    let cell = NSTableCellView()
    cell.toolTip = (item as? Node)?.name
    return cell
  }
}

@MainActor
struct OutlineViewTests {
  private func makeOutline(_ source: TreeSource) -> NSOutlineView {
    let outline = NSOutlineView(frame: NSRect(x: 0, y: 0, width: 200, height: 300))
    outline.style = .plain
    outline.intercellSpacing = NSSize(width: 3, height: 2)
    outline.rowHeight = 20
    let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name"))
    outline.addTableColumn(column)
    outline.dataSource = source
    outline.delegate = source
    outline.layoutSubtreeIfNeeded()
    return outline
  }

  private func names(_ outline: NSOutlineView) -> [String] {
    (0..<outline.numberOfRows).map { (outline.item(atRow: $0) as? TreeSource.Node)?.name ?? "" }
  }

  /// Apple, `expandItem(_:)` and `collapseItem(_:)`.
  @Test func itemsOpenAndClose() {
    let source = TreeSource()
    let outline = makeOutline(source)
    #expect(names(outline) == ["A", "B"])
    let view = outline.view(atColumn: 0, row: 1, makeIfNecessary: true)
    outline.expandItem(source.roots[0])
    outline.layoutSubtreeIfNeeded()
    #expect(names(outline) == ["A", "A1", "A2", "B"])
    #expect(outline.view(atColumn: 0, row: 3, makeIfNecessary: true) === view)
    outline.expandItem(nil, expandChildren: true)
    #expect(names(outline) == ["A", "A1", "A1a", "A2", "B"])
    #expect(outline.level(forRow: 2) == 2)
    #expect(outline.parent(forItem: source.roots[0].children[1]) as? TreeSource.Node === source.roots[0])
    outline.collapseItem(source.roots[0])
    #expect(names(outline) == ["A", "B"])
    outline.expandItem(source.roots[0])
    #expect(names(outline) == ["A", "A1", "A1a", "A2", "B"], "what was open inside is open again")
    outline.reloadData()
    #expect(names(outline) == ["A", "A1", "A1a", "A2", "B"])
  }

  /// Each level is indented once more, the first by the space of its triangle (Apple, `frameOfOutlineCell(atRow:)`).
  @Test func levelsAreIndented() {
    let source = TreeSource()
    let outline = makeOutline(source)
    outline.indentationPerLevel = 16
    outline.expandItem(source.roots[0])
    #expect(outline.frameOfCell(atColumn: 0, row: 0) == NSRect(x: 17, y: 1, width: 84, height: 20))
    #expect(outline.frameOfCell(atColumn: 0, row: 1) == NSRect(x: 33, y: 23, width: 68, height: 20))
    #expect(outline.frameOfOutlineCell(atRow: 1) == NSRect(x: 17, y: 23, width: 16, height: 20))
    #expect(outline.frameOfOutlineCell(atRow: 3) == .zero)
  }

  /// Apple, `insertItems(at:inParent:withAnimation:)` and `removeItems(at:inParent:withAnimation:)`.
  @Test func itemsComeAndGo() {
    let source = TreeSource()
    let outline = makeOutline(source)
    outline.expandItem(source.roots[0])
    source.roots[0].children.insert(TreeSource.Node("new"), at: 1)
    outline.insertItems(at: [1], inParent: source.roots[0])
    #expect(names(outline) == ["A", "A1", "new", "A2", "B"])
    source.roots[0].children.remove(at: 0)
    outline.removeItems(at: [0], inParent: source.roots[0])
    #expect(names(outline) == ["A", "new", "A2", "B"])
    #expect(outline.row(forItem: source.roots[1]) == 3)
    #expect(outline.childIndex(forItem: source.roots[0].children[1]) == 1)
  }

  /// Apple, "Supporting Right-To-Left Languages": outline views appear flipped. The triangle of a level is as far from the
  /// right edge as it is from the left one otherwise.
  @Test func trianglesAreOnTheRightFromRightToLeft() {
    let source = TreeSource()
    let outline = makeOutline(source)
    outline.expandItem(source.roots[0])
    outline.layoutSubtreeIfNeeded()
    let left = (0..<2).map { outline.frameOfOutlineCell(atRow: $0) }
    outline.userInterfaceLayoutDirection = .rightToLeft
    outline.layoutSubtreeIfNeeded()
    let right = (0..<2).map { outline.frameOfOutlineCell(atRow: $0) }
    #expect(right.map(\.minX) == left.map { outline.bounds.width - $0.maxX })
    #expect(left[1].minX - left[0].minX == outline.indentationPerLevel)
  }
}
