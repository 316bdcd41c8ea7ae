import AutoLayout
import Foundation
import Testing
import iOSViews

/// Batches of changes: what stays is kept, and what is in view is right.
@MainActor
struct ListUpdateTests {
  private final class NameCell: UITableViewCell {
    let label = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      label.fillSuperview(0)
      let height = label.heightAnchor.constraint(equalToConstant: 40)
      height.priority = UILayoutPriority(999)
      height.isActive = true
    }

    required init?(coder: NSCoder) { fatalError("not used") }
  }

  private final class Names: NSObject, UITableViewDataSource {
    var sections: [[String]]
    var requested: [String] = []
    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
      let name = sections[indexPath.section][indexPath.row]
      requested.append(name)
      (cell as? NameCell)?.label.text = name
      return cell
    }
  }

  private func table(_ names: Names) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.separatorStyle = .none
    table.register(NameCell.self, forCellReuseIdentifier: "name")
    table.dataSource = names
    table.layoutIfNeeded()
    names.requested = []
    return table
  }

  private func texts(_ table: UITableView) -> [String] {
    table.visibleCells.compactMap { ($0 as? NameCell)?.label.text }
  }

  private func tops(_ table: UITableView) -> [CGFloat] { table.visibleCells.map(\.frame.minY) }

  @Test func insertedRowsMoveTheOthersDown() {
    let names = Names([["a", "b", "c"]])
    let table = table(names)
    let c = table.cellForRow(at: IndexPath(row: 2, section: 0))
    names.sections = [["a", "new", "b", "c"]]
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    #expect(texts(table) == ["a", "new", "b", "c"])
    #expect(tops(table) == [0, 40, 80, 120])
    #expect(names.requested == ["new"])
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) === c)
    #expect(table.contentSize.height == 160)
  }

  @Test func aBatchNamesOldPlacesForWhatGoesAndNewOnesForWhatComes() {
    let names = Names([["a", "b", "c", "d"], ["x"]])
    let table = table(names)
    names.sections = [["d", "a", "e"], ["x", "c"]]
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
      table.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 0, section: 0))
      table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 1, section: 1))
    }
    #expect(texts(table) == ["d", "a", "e", "x", "c"])
    #expect(tops(table) == [0, 40, 80, 120, 160])
    #expect(names.requested == ["e"])
  }

  @Test func reloadedRowsAreRequestedAgain() {
    let names = Names([["a", "b", "c"]])
    let table = table(names)
    names.sections = [["a", "B", "c"]]
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    #expect(texts(table) == ["a", "B", "c"])
    #expect(names.requested == ["B"])
  }

  @Test func sectionsComeAndGo() {
    let names = Names([["a"], ["b"], ["c"]])
    let table = table(names)
    names.sections = [["b"], ["new"], ["C"]]
    table.beginUpdates()
    table.deleteSections([0], with: .none)
    table.insertSections([1], with: .none)
    table.reloadSections([2], with: .none)
    table.endUpdates()
    #expect(texts(table) == ["b", "new", "C"])
    #expect(names.requested == ["new", "C"])
  }

  @Test func selectionGoesAlong() {
    let names = Names([["a", "b", "c"]])
    let table = table(names)
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    names.sections = [["b", "c"]]
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  /// Rows far below keep their measured heights, so that the content's extent stays right.
  @Test func measuredHeightsAreKept() {
    let names = Names([(0..<50).map(String.init)])
    let table = table(names)
    table.scrollToRow(at: IndexPath(row: 49, section: 0), at: .bottom, animated: false)
    table.layoutIfNeeded()
    let before = table.contentSize.height
    names.sections[0].removeFirst()
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(table.contentSize.height == before - 40)
  }

  // MARK: Collections

  private final class Items: NSObject, UICollectionViewDataSource {
    var names: [String]
    var requested: [String] = []
    init(_ names: [String]) { self.names = names }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      names.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      cell.accessibilityIdentifier = names[indexPath.item]
      requested.append(names[indexPath.item])
      return cell
    }
  }

  @Test func itemsComeGoAndMove() {
    let items = Items(["a", "b", "c"])
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = items
    view.layoutIfNeeded()
    items.requested = []
    items.names = ["c", "new", "b"]
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.insertItems(at: [IndexPath(item: 1, section: 0)])
      view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
    }
    #expect(view.visibleCells.map(\.accessibilityIdentifier) == ["c", "new", "b"])
    #expect(view.visibleCells.map(\.frame.minY) == [0, 40, 80])
    #expect(items.requested == ["new"])
  }
}
