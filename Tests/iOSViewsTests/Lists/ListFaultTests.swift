import AutoLayout
import Foundation
import Testing
import iOSViews

/// Tables as apps use them: headers of another height, scrolling to rows, editing.
@MainActor
struct TableFaultTests {
  private final class BoxCell: UITableViewCell {
    let box = FixedView(20, 80)

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(box)
      box.fillSuperview()
    }

    required init?(coder: NSCoder) { fatalError("not used") }
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count: Int
    var requested = 0
    var ends = 0
    init(_ count: Int) { self.count = count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      requested += 1
      return tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
  }

  private func table(_ rows: Rows, height: CGFloat = 400) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    table.separatorStyle = .none
    table.register(BoxCell.self, forCellReuseIdentifier: "box")
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    return table
  }

  /// App faults, 8. (Apple, `tableHeaderView`: setting it again makes the table take its height.)
  @Test func theSameHeaderMayHaveAnotherHeight() {
    let rows = Rows(3)
    let table = table(rows)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    table.tableHeaderView = header
    table.layoutIfNeeded()
    let requested = rows.requested
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    header.frame.size.height = 85
    table.tableHeaderView = header
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.minY) == [85, 165, 245])
    #expect(header.frame.height == 85)
    #expect(rows.requested == requested)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    #expect(header.superview == nil)
    #expect(table.visibleCells.map(\.frame.minY) == [0, 80, 160])
  }

  @Test func theTablesHeaderStaysItsSubview() {
    let rows = Rows(40)
    let table = table(rows)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    table.tableHeaderView = header
    table.layoutIfNeeded()
    table.contentOffset.y = 900
    table.layoutIfNeeded()
    #expect(header.superview === table)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// App faults, 9: rows of 80 that are estimated at 44. The last row ends where the table does.
  @Test func scrollingToARowKnowsItsHeight() {
    let rows = Rows(40)
    let table = table(rows)
    table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 39, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 39, section: 0))?.frame.maxY == table.bounds.maxY)
    #expect(table.bounds.maxY == table.contentSize.height)
    table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .bottom, animated: false)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 20, section: 0))?.frame.maxY == table.bounds.maxY)
    table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 10, section: 0))?.frame.minY == table.bounds.minY)
  }

  /// Client faults, G. An animation without change is not reported (UIKit).
  @Test func endsOfScrollingAreReported() {
    let rows = Rows(40)
    let table = table(rows)
    table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
    #expect(rows.ends == 0)
    table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: true)
    #expect(rows.ends == 1)
    table.setContentOffset(.zero, animated: true)
    table.setContentOffset(.zero, animated: true)
    #expect(rows.ends == 2)
  }

  /// App faults, 14. (Apple, `editButtonItem`: "toggles its title and associated state".)
  @Test func editingReachesTheTable() {
    let controller = UITableViewController(style: .plain)
    let item = controller.editButtonItem
    #expect(item === controller.editButtonItem)
    #expect(item.systemItem == .edit)
    controller.loadViewIfNeeded()
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
    #expect(item.systemItem == .done)
    #expect(item.style == .done)
    controller.isEditing = false
    #expect(!controller.tableView.isEditing)
    #expect(item.systemItem == .edit)
    #expect(item === controller.editButtonItem)
  }

  /// Client faults, M: what programs override is called.
  @Test func questionsCanBeOverridden() {
    final class Mine: UITableView {
      override var indexPathsForVisibleRows: [IndexPath]? { [IndexPath(row: 7, section: 0)] }
      override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
      override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
      override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
      override func rect(forSection section: Int) -> CGRect { .zero }
      override func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
      override func rectForHeader(inSection section: Int) -> CGRect { .zero }
      override func rectForFooter(inSection section: Int) -> CGRect { .zero }
      override func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
      override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { nil }
      override func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
      override var visibleCells: [UITableViewCell] { [] }
      override func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scrolled.append(indexPath)
      }
      override var hasUncommittedUpdates: Bool { true }
      var scrolled: [IndexPath] = []
      override weak var delegate: (any UITableViewDelegate)? { didSet { delegates += 1 } }
      var delegates = 0
    }
    let table = Mine(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let rows = Rows(3)
    table.delegate = rows
    #expect(table.delegates == 1)
    let path = IndexPath(row: 1, section: 0)
    table.selectRow(at: path, animated: false, scrollPosition: .top)
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.scrolled == [path, path])
  }

  /// A closure that may not outlive the call goes in, and so do none and an optional one.
  @Test func batchesTakeClosuresThatDoNotEscape() {
    let rows = Rows(3)
    let table = table(rows)
    func change(_ updates: () -> Void) { table.performBatchUpdates(updates) }
    change {
      rows.count = 4
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    table.performBatchUpdates(nil)
    #expect(table.visibleCells.count == 4)
    let items = CountedItems(2)
    let view = UICollectionView.showing(items, UICollectionViewFlowLayout())
    func changeItems(_ updates: () -> Void) { view.performBatchUpdates(updates, completion: nil) }
    changeItems {
      items.counts = [3]
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(view.visibleCells.count == 3)
  }

  /// Apple's collation for English; the text is found by the property's name.
  @Test func collationsSortByFirstLetter() {
    struct Person { let name: String }
    let collation = UILocalizedIndexedCollation.current()
    #expect(collation.sectionTitles.count == 27)
    #expect(collation.sectionTitles.last == "#")
    let name = Selector("name")
    #expect(collation.section(for: Person(name: "Émile"), collationStringSelector: name) == 4)
    #expect(collation.section(for: Person(name: "zoe"), collationStringSelector: name) == 25)
    #expect(collation.section(for: Person(name: "3M"), collationStringSelector: name) == 26)
    let people = ["bob", "Ada", "Ärger", "Carl"].map(Person.init)
    let sorted = collation.sortedArray(from: people, collationStringSelector: name)
    #expect(sorted.compactMap { ($0 as? Person)?.name } == ["Ada", "Ärger", "bob", "Carl"])
  }

  /// UIKit: 60 points, which count among the insets while it refreshes.
  @Test func refreshControlsStandAboveTheContent() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let rows = Rows(3)
    let table = table(rows)
    window.addSubview(table)
    let control = UIRefreshControl()
    table.refreshControl = control
    window.layoutIfNeeded()
    #expect(control.superview === table)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
    #expect(table.contentOffset.y == 0)
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(table.adjustedContentInset.top == 60)
    #expect(table.contentInset.top == 0)
    table.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == -60)
    control.endRefreshing()
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == 0)
    table.refreshControl = nil
    #expect(control.superview == nil)
  }
}
