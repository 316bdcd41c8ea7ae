import AutoLayout
import Foundation
import Testing
import iOSViews

@MainActor
struct TableViewTests {
  private final class BoxCell: UITableViewCell {
    static var made = 0
    let box = FixedView()
    var height: NSLayoutConstraint?
    var reuses = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      BoxCell.made += 1
      contentView.addSubview(box)
      box.fillSuperview(5)
      height = box.heightAnchor.constraint(equalToConstant: 0)
      height?.priority = UILayoutPriority(999)
      height?.isActive = true
    }

    required init?(coder: NSCoder) { fatalError("not used") }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var heights: [CGFloat]
    var requested: [Int] = []
    init(_ heights: [CGFloat]) { self.heights = heights }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      requested.append(indexPath.row)
      let cell = tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
      (cell as? BoxCell)?.height?.constant = heights[indexPath.row]
      return cell
    }
  }

  private func table(_ rows: Rows, height: CGFloat = 200) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    table.layoutNode.setPixelGrid(.init(scale: 2))
    table.register(BoxCell.self, forCellReuseIdentifier: "box")
    table.dataSource = rows
    table.layoutIfNeeded()
    return table
  }

  /// The content, two insets of 5 and a line of one pixel; the content's own height is imposed by name.
  @Test func cellsSizeThemselves() {
    let rows = Rows([30, 50, 20])
    let table = table(rows)
    #expect(table.visibleCells.map(\.frame.height) == [40.5, 60.5, 30.5])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 40.5, 101])
    #expect(table.contentSize == CGSize(width: 320, height: 131.5))
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(cell?.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect((cell as? BoxCell)?.box.frame == CGRect(x: 5, y: 5, width: 310, height: 50))
    let imposed = cell?.contentView.constraints.filter {
      $0.identifier?.hasPrefix("UIView-Encapsulated") == true
    }
    #expect(imposed?.map(\.constant) == [320, 60])
    #expect(table.layoutNode.engine.conflicts.isEmpty)
  }

  /// Only what is in view exists; rows not seen yet count with the estimate.
  @Test func onlyVisibleRowsAreMade() {
    let rows = Rows(Array(repeating: 30, count: 1_000))
    let table = table(rows)
    #expect(rows.requested == [0, 1, 2, 3, 4])
    #expect(table.contentSize.height == 5 * 40.5 + 995 * 44)
    BoxCell.made = 0
    table.contentOffset.y = 20_000
    table.layoutIfNeeded()
    #expect(table.visibleCells.count <= 6)
    #expect(rows.requested.count < 20)
    #expect(BoxCell.made <= 6)
    #expect(table.indexPathsForVisibleRows?.first == table.indexPathForRow(at: CGPoint(x: 0, y: 20_000)))
  }

  @Test func cellsAreUsedAgain() {
    let rows = Rows(Array(repeating: 30, count: 100))
    let table = table(rows)
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? BoxCell
    table.contentOffset.y = 400
    table.layoutIfNeeded()
    table.contentOffset.y = 800
    table.layoutIfNeeded()
    #expect((first?.reuses ?? 0) > 0)
    #expect(table.visibleCells.allSatisfy { $0.superview === table })
  }

  /// Which cell a row gets must not depend on the order of a dictionary, and the layout of a cell that comes back is done.
  @Test func reloadingGivesRowsTheirCellsBack() {
    let rows = Rows([30, 50, 20])
    let table = table(rows)
    let cells = table.visibleCells
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells == cells)
  }

  /// Open Radar 23904182: reading the rows in view makes them. TableKit's tests do so right after `reloadData()`.
  @Test func requestingRowsMakesThem() {
    let rows = Rows([30, 50, 20])
    let table = table(rows)
    let path = IndexPath(row: 1, section: 0)
    for request in [
      { table.cellForRow(at: path) != nil }, { table.visibleCells.count == 3 },
      { table.indexPathsForVisibleRows?.contains(path) == true },
    ] {
      table.reloadData()
      #expect(request())
    }
    #expect(table.cellForRow(at: path)?.frame == CGRect(x: 0, y: 40.5, width: 320, height: 60.5))
  }

  @Test func scrollingToARowShowsIt() {
    let rows = Rows(Array(repeating: 30, count: 1_000))
    let table = table(rows)
    table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.contains(IndexPath(row: 500, section: 0)) == true)
  }

  private final class Fixed: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 25 }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 10 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
  }

  @Test func delegatesFixHeights() {
    let rows = Rows(Array(repeating: 30, count: 20))
    let delegate = Fixed()
    let table = table(rows, height: 100)
    // Apple: plain tables have space above headers since iOS 15 by default.
    table.sectionHeaderTopPadding = 0
    table.delegate = delegate
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 510)
    #expect(
      table.rectForRow(at: IndexPath(row: 3, section: 0)) == CGRect(x: 0, y: 85, width: 320, height: 25))
    #expect(table.visibleCells.count == 4)
  }
}
