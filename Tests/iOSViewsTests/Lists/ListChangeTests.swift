import AutoLayout
import Foundation
import Testing
import iOSViews

@testable import iOSLists

/// Batches of changes leave alone what they do not touch; rows and items keep their views and selection. Order of changes:
/// deletions count in old numbers, insertions in new ones. (Apple, `performBatchUpdates(_:completion:)`.)
@MainActor
struct ListChangeTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate,
    UITableViewDataSourcePrefetching
  {
    var sections: [[String]]
    var requested: [String] = []
    var ahead: [IndexPath] = []
    var movable = false
    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let name = sections[indexPath.section][indexPath.row]
      requested.append(name)
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = name
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { movable }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { ahead += indexPaths }
  }

  private func table(_ rows: Rows, style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
    table.layoutNode.setPixelGrid(.init(scale: 2))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    rows.requested = []
    return table
  }

  private func texts(_ table: UITableView) -> [String?] { table.visibleCells.map { $0.textLabel?.text } }

  // MARK: Tables

  @Test func rowsComeAndGo() {
    let rows = Rows([["a", "b", "c", "d"]])
    let table = table(rows)
    let last = table.cellForRow(at: IndexPath(row: 3, section: 0))
    table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
    rows.sections = [["b", "x", "d"]]
    var isDone = false
    table.performBatchUpdates {
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
      table.deleteRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0)], with: .fade)
    } completion: {
      isDone = $0
    }
    #expect(isDone)
    #expect(rows.requested == ["x"])
    #expect(texts(table) == ["b", "x", "d"])
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === last)
    #expect(last?.frame.minY == 88)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  @Test func rowsAndSectionsMove() {
    let rows = Rows([["a", "b"], ["c"]])
    let table = table(rows)
    rows.sections = [["c"], ["b", "a"]]
    table.beginUpdates()
    table.moveSection(0, toSection: 1)
    table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 1))
    table.endUpdates()
    #expect(rows.requested == [])
    #expect(texts(table) == ["c", "b", "a"])
  }

  @Test func sectionsComeAndGo() {
    let rows = Rows([["a"], ["b"], ["c"]])
    let table = table(rows)
    rows.sections = [["x"], ["a"], ["c"]]
    table.performBatchUpdates {
      table.deleteSections(IndexSet(integer: 1), with: .none)
      table.insertSections(IndexSet(integer: 0), with: .none)
      table.reloadSections(IndexSet(integer: 2), with: .none)
    }
    #expect(rows.requested == ["x", "c"])
    #expect(texts(table) == ["x", "a", "c"])
  }

  @Test func reloadingRequestsOneRow() {
    let rows = Rows([["a", "b", "c"]])
    let table = table(rows)
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    #expect(rows.requested == ["b"])
    rows.requested = []
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
    table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
    #expect(rows.requested == ["a"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === first)
  }

  /// Heights above the visible rows are remembered, so that what is in view stays where it is.
  @Test func heightsOutliveChanges() {
    let long = Array(repeating: "word", count: 60).joined(separator: " ")
    let rows = Rows([[long, "b", "c"]])
    let table = table(rows)
    table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.numberOfLines = 0
    table.beginUpdates()
    table.endUpdates()
    let height = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    #expect(height > 100)
    rows.sections = [[long, "b", "x", "c"]]
    table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == height)
    #expect(table.rectForRow(at: IndexPath(row: 3, section: 0)).minY == height + 88)
  }

  @Test func tablesKnowTheirPlaces() {
    let rows = Rows([["a", "b"], ["c"]])
    let table = table(rows)
    #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 88))
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 50, width: 10, height: 50)) == [
        IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1),
      ])
  }

  @Test func rowsArePrefetched() {
    let rows = Rows([(0..<40).map { "\($0)" }])
    let table = table(rows)
    #expect(rows.ahead == [])
    table.prefetchDataSource = rows
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(rows.ahead.first?.row == 10)
    #expect(rows.ahead.count == 10 || rows.ahead.count == 9)
  }

  // MARK: Editing

  /// The content makes space for the control at its start, and for the grip at its end.
  @Test func editingMakesSpace() {
    let rows = Rows([["a"]])
    rows.movable = true
    let table = table(rows)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    cell?.showsReorderControl = true
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    #expect(table.isEditing && cell?.isEditing == true)
    #expect(cell?.editingStyle == .delete)
    #expect(cell?.contentView.frame.minX == 38)
    #expect((cell?.contentView.frame.maxX ?? 320) < 290)
    table.isEditing = false
    table.layoutIfNeeded()
    #expect(cell?.contentView.frame.minX == 0)
    #expect(cell?.contentView.frame.maxX == 320)
  }

  @Test func swipeActionsAreValues() {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
    let actions = UISwipeActionsConfiguration(actions: [delete])
    #expect(actions.performsFirstActionWithFullSwipe)
    #expect(delete.backgroundColor == .systemRed)
    var isDone = false
    delete.handler(delete, UIView()) { isDone = $0 }
    #expect(isDone)
  }

  // MARK: Styles of cells and tables

  /// The subtitle's texts stand above one another, and break. (Apple, `UITableViewCell.CellStyle`.)
  @Test func standardStylesSizeThemselves() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.layoutNode.setPixelGrid(.init(scale: 2))
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = Array(repeating: "detail", count: 40).joined(separator: " ")
    cell.detailTextLabel?.numberOfLines = 0
    cell.frame.size.height = cell.fittingHeight(forWidth: 320)
    cell.layoutIfNeeded()
    #expect(cell.bounds.height > 80)
    #expect(cell.textLabel?.frame.minX == 16)
    #expect(cell.detailTextLabel?.frame.minY == (cell.textLabel?.frame.maxY ?? 0) + 3)
    #expect((cell.detailTextLabel?.frame.maxY ?? 0) <= cell.bounds.height)
    let value = UITableViewCell(style: .value1, reuseIdentifier: nil)
    value.textLabel?.text = "Name"
    value.detailTextLabel?.text = "Value"
    value.layoutIfNeeded()
    #expect(value.detailTextLabel?.frame.maxX == 304)
    #expect(value.textLabel?.frame.midY == value.detailTextLabel?.frame.midY)
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
  }

  /// 35 above the first group and between two (observed of grouped tables without titles); inset groups stand in by 16.
  @Test func groupsStandApart() {
    let rows = Rows([["a"], ["b"]])
    let table = table(rows, style: .insetGrouped)
    #expect(
      table.visibleCells.map(\.frame) == [
        CGRect(x: 16, y: 35, width: 288, height: 44), CGRect(x: 16, y: 114, width: 288, height: 44),
      ])
    #expect(table.visibleCells.map { $0.tablePlace?.corners } == [CACornerMask.all, CACornerMask.all])
  }

  // MARK: Collections

  @Test func itemsComeAndGo() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let items = CountedItems(3)
    let view = UICollectionView.showing(items, layout, width: 320)
    let last = view.cellForItem(at: IndexPath(item: 2, section: 0))
    items.requested = []
    items.counts = [3]
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    #expect(items.requested == [IndexPath(item: 2, section: 0)])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === last)
    #expect(last?.frame.minX == 110)
  }

  /// One selection replaces another unless several are allowed; selection by the program is not reported. (Apple,
  /// `selectItem(at:animated:scrollPosition:)`.)
  @Test func itemsAreSelected() {
    let view = UICollectionView.showing(CountedItems(3), UICollectionViewFlowLayout(), width: 320)
    func select(_ item: Int) {
      view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    select(0)
    select(1)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    #expect(view.visibleCells.map(\.isSelected) == [false, true, false])
    view.allowsMultipleSelection = true
    select(2)
    #expect(view.indexPathsForSelectedItems?.count == 2)
    view.deselectItem(at: IndexPath(item: 1, section: 0), animated: false)
    #expect(view.visibleCells.map(\.isSelected) == [false, false, true])
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [])
  }

  private final class Noting: UICollectionViewFlowLayout {
    var items: [UICollectionViewUpdateItem.Action] = []
    var appeared: [IndexPath] = []
    var disappeared: [IndexPath] = []
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      items = updateItems.map(\.updateAction)
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      appeared.append(itemIndexPath)
      return nil
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      disappeared.append(itemIndexPath)
      return nil
    }
  }

  @Test func layoutsHearOfChanges() {
    let layout = Noting()
    let items = CountedItems(2)
    let view = UICollectionView.showing(items, layout, width: 320)
    items.counts = [2]
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(layout.items == [.delete, .insert])
    #expect(layout.appeared == [IndexPath(item: 0, section: 0)])
    #expect(layout.disappeared == [IndexPath(item: 1, section: 0)])
  }
}
