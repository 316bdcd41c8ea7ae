import Foundation
import MacViews
import Testing

/// Documented behaviour of outlines and diffable sources: each test has the id of its row in docs/behaviour-mac.tsv, which names
/// the page.
@MainActor
struct MacOutlineBehaviourTests {
  private final class Node {
    let name: String
    var children: [Node]
    init(_ name: String, _ children: [Node] = []) {
      self.name = name
      self.children = children
    }
  }

  /// A (A1 (A1a), A2), B; notes what the outline needs and reports.
  private final class Source: NSObject, NSOutlineViewDataSource, NSOutlineViewDelegate {
    var heard: [String] = []
    var allows = true
    var roots = [Node("A", [Node("A1", [Node("A1a")]), Node("A2")]), Node("B")]
    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
      heard.append("count \((item as? Node)?.name ?? "root")")
      return (item as? Node)?.children.count ?? roots.count
    }
    func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
      (item as? Node)?.children[index] ?? roots[index]
    }
    func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
      (item as? Node)?.children.isEmpty == false
    }
    func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView?
    {
      NSView()
    }
    func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool {
      heard.append("shouldExpand")
      return allows
    }
    func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool {
      heard.append("shouldCollapse")
      return allows
    }
    func outlineViewItemWillExpand(_ notification: Notification) { heard.append("willExpand") }
    func outlineViewItemDidExpand(_ notification: Notification) { heard.append("didExpand") }
    func outlineViewItemWillCollapse(_ notification: Notification) { heard.append("willCollapse") }
    func outlineViewItemDidCollapse(_ notification: Notification) { heard.append("didCollapse") }
  }

  private func outline(_ source: Source) -> NSOutlineView {
    let outline = NSOutlineView(frame: NSRect(x: 0, y: 0, width: 200, height: 300))
    outline.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name")))
    outline.dataSource = source
    outline.delegate = source
    outline.layoutSubtreeIfNeeded()
    source.heard = []
    return outline
  }

  private func names(_ outline: NSOutlineView) -> [String] {
    (0..<outline.numberOfRows).map { (outline.item(atRow: $0) as? Node)?.name ?? "" }
  }

  private func expansions(_ source: Source) -> [String] { source.heard.filter { !$0.hasPrefix("count") } }

  // MARK: Expansion

  @Test("outline.expand-order") func expandOrder() {
    let source = Source()
    let outline = outline(source)
    outline.expandItem(source.roots[0])
    #expect(expansions(source) == ["shouldExpand", "willExpand", "didExpand"])
    #expect(names(outline) == ["A", "A1", "A2", "B"])
  }

  @Test("outline.collapse-order") func collapseOrder() {
    let source = Source()
    let outline = outline(source)
    outline.expandItem(source.roots[0])
    source.heard = []
    outline.collapseItem(source.roots[0])
    #expect(expansions(source) == ["shouldCollapse", "willCollapse", "didCollapse"])
    #expect(names(outline) == ["A", "B"])
  }

  @Test("outline.expand-refused") func expandRefused() {
    let source = Source()
    let outline = outline(source)
    source.allows = false
    outline.expandItem(source.roots[0])
    #expect(expansions(source) == ["shouldExpand"] && !outline.isItemExpanded(source.roots[0]))
  }

  @Test("outline.expand-again") func expandAgain() {
    let source = Source()
    let outline = outline(source)
    outline.expandItem(source.roots[0])
    source.heard = []
    outline.expandItem(source.roots[0])
    #expect(!source.heard.contains("willExpand"))
  }

  @Test("outline.expand-children") func expandChildren() {
    let source = Source()
    let outline = outline(source)
    outline.expandItem(source.roots[0], expandChildren: true)
    #expect(names(outline) == ["A", "A1", "A1a", "A2", "B"])
  }

  @Test("outline.expand-nil") func expandNil() {
    let source = Source()
    let outline = outline(source)
    outline.expandItem(nil)
    #expect(names(outline) == ["A", "A1", "A2", "B"])
    outline.collapseItem(nil)
    #expect(names(outline) == ["A", "B"])
  }

  @Test("outline.children-stay-expanded") func childrenStayExpanded() {
    let source = Source()
    let outline = outline(source)
    outline.expandItem(source.roots[0], expandChildren: true)
    outline.collapseItem(source.roots[0])
    outline.expandItem(source.roots[0])
    #expect(names(outline) == ["A", "A1", "A1a", "A2", "B"])
  }

  @Test("outline.collapse-children") func collapseChildren() {
    let source = Source()
    let outline = outline(source)
    outline.expandItem(source.roots[0], expandChildren: true)
    outline.collapseItem(source.roots[0], collapseChildren: true)
    outline.expandItem(source.roots[0])
    #expect(names(outline) == ["A", "A1", "A2", "B"])
  }

  @Test("outline.children-when-expanded") func childrenWhenExpanded() {
    let source = Source()
    let outline = outline(source)
    #expect(!source.heard.contains("count A1"))
    outline.expandItem(source.roots[0])
    outline.expandItem(source.roots[0].children[0])
    #expect(source.heard.contains("count A1"))
  }

  // MARK: Items and rows

  @Test("outline.item-and-row") func itemAndRow() {
    let source = Source()
    let outline = outline(source)
    outline.expandItem(source.roots[0])
    #expect(outline.row(forItem: source.roots[0].children[1]) == 2)
    #expect(outline.row(forItem: source.roots[0].children[0].children[0]) == -1)
    #expect(outline.item(atRow: 9) == nil)
  }

  @Test("outline.parent-and-level") func parentAndLevel() {
    let source = Source()
    let outline = outline(source)
    outline.expandItem(source.roots[0])
    let second = source.roots[0].children[1]
    #expect(outline.parent(forItem: second) as? Node === source.roots[0])
    #expect(outline.parent(forItem: source.roots[0]) == nil)
    #expect(outline.level(forItem: second) == 1 && outline.level(forRow: 0) == 0)
  }

  @Test("outline.child-index") func childIndex() {
    let source = Source()
    let outline = outline(source)
    outline.expandItem(source.roots[0])
    #expect(outline.childIndex(forItem: source.roots[0].children[1]) == 1)
    #expect(outline.child(1, ofItem: nil) as? Node === source.roots[1])
  }

  @Test("outline.selection-moves") func selectionMoves() {
    let source = Source()
    let outline = outline(source)
    outline.selectRowIndexes([1], byExtendingSelection: false)
    outline.expandItem(source.roots[0])
    #expect(outline.selectedRowIndexes == [3])
  }

  @Test("outline.leaf-no-triangle") func leafNoTriangle() {
    let source = Source()
    let outline = outline(source)
    #expect(outline.frameOfOutlineCell(atRow: 1) == .zero && outline.frameOfOutlineCell(atRow: 0) != .zero)
  }

  @Test("outline.negative-indentation") func negativeIndentation() {
    let outline = outline(Source())
    outline.indentationPerLevel = 12
    outline.indentationPerLevel = -5
    #expect(outline.indentationPerLevel == 12)
  }

  // MARK: Updates

  @Test("outline.reload-children") func reloadChildren() {
    let source = Source()
    let outline = outline(source)
    outline.expandItem(source.roots[0])
    source.roots[0].children.append(Node("A3"))
    #expect(names(outline) == ["A", "A1", "A2", "B"])
    outline.reloadItem(source.roots[0], reloadChildren: true)
    #expect(names(outline) == ["A", "A1", "A2", "A3", "B"])
  }

  @Test("outline.insert-collapsed") func insertCollapsed() {
    let source = Source()
    let outline = outline(source)
    source.roots[0].children.append(Node("A3"))
    outline.insertItems(at: [2], inParent: source.roots[0])
    #expect(outline.numberOfRows == 2)
  }

  @Test("outline.remove-with-descendants") func removeWithDescendants() {
    let source = Source()
    let outline = outline(source)
    outline.expandItem(source.roots[0], expandChildren: true)
    source.roots[0].children.remove(at: 0)
    outline.removeItems(at: [0], inParent: source.roots[0])
    #expect(names(outline) == ["A", "A2", "B"])
  }

  @Test("outline.move-item") func moveItem() {
    let source = Source()
    let outline = outline(source)
    outline.expandItem(source.roots[0])
    let moved = source.roots[0].children.remove(at: 1)
    source.roots.append(moved)
    outline.moveItem(at: 1, inParent: source.roots[0], to: 2, inParent: nil)
    #expect(names(outline) == ["A", "A1", "B", "A2"] && outline.parent(forItem: moved) == nil)
  }

  // MARK: Snapshots

  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private func source(_ table: NSTableView) -> NSTableViewDiffableDataSource<String, Int> {
    table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name")))
    return NSTableViewDiffableDataSource(tableView: table) { _, _, _, _ in NSView() }
  }

  @Test("snapshot.append-to-last") func appendToLast() {
    var snapshot = snapshot([("a", [1]), ("b", [2])])
    snapshot.appendItems([3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [2, 3] && snapshot.indexOfItem(3) == 2)
  }

  @Test("snapshot.insert-around") func insertAround() {
    var snapshot = snapshot([("a", [1, 2])])
    snapshot.insertItems([8], beforeItem: 2)
    snapshot.insertItems([9], afterItem: 2)
    #expect(snapshot.itemIdentifiers == [1, 8, 2, 9])
  }

  @Test("snapshot.move-between-sections") func moveBetweenSections() {
    var snapshot = snapshot([("a", [1, 2]), ("b", [3])])
    snapshot.moveItem(1, afterItem: 3)
    #expect(
      snapshot.itemIdentifiers(inSection: "a") == [2] && snapshot.itemIdentifiers(inSection: "b") == [3, 1])
  }

  @Test("snapshot.delete-section") func deleteSection() {
    var snapshot = snapshot([("a", [1]), ("b", [2])])
    snapshot.deleteSections(["a"])
    #expect(snapshot.itemIdentifiers == [2] && snapshot.indexOfSection("a") == nil)
  }

  @Test("snapshot.is-copy") func isCopy() {
    let table = NSTableView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let source = source(table)
    source.apply(snapshot([("a", [1])]), animatingDifferences: false)
    var copy = source.snapshot()
    copy.appendItems([2])
    #expect(table.numberOfRows == 1 && source.snapshot().numberOfItems == 1)
    source.apply(copy, animatingDifferences: false)
    #expect(table.numberOfRows == 2)
  }

  @Test("diffable.is-data-source") func isDataSource() {
    let table = NSTableView()
    let source = source(table)
    #expect(table.dataSource === source)
  }

  @Test("diffable.item-outside") func itemOutside() {
    let table = NSTableView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let source = source(table)
    source.apply(snapshot([("a", [5])]), animatingDifferences: false)
    #expect(source.itemIdentifier(forRow: 0) == 5 && source.itemIdentifier(forRow: 1) == nil)
    #expect(source.row(forItemIdentifier: 9) == nil)
  }

  @Test("diffable.completion") func completion() {
    let table = NSTableView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let source = source(table)
    var rows = -1
    source.apply(snapshot([("a", [1, 2])]), animatingDifferences: false) { rows = table.numberOfRows }
    #expect(rows == 2)
  }
}
