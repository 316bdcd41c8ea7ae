import Foundation
import Testing
import iOSViews

@MainActor
private final class Letters: NSObject, UITableViewDataSource {
  var titles: [String]? = ["A", "B", "C"]
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row"
    return cell
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
}

/// The letters at a plain table's end, and rows of fixed height. Text is 10 points a character and a line.
@MainActor
struct SectionIndexTests {
  private let letters = Letters()

  private func table(_ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = letters
    table.layoutIfNeeded()
    return table
  }

  /// Apple, `sectionIndexTitles(for:)`: plain tables only. The index is 15 points wide, and rows end before it.
  @Test func plainTablesHaveAnIndex() {
    withTenByTenText {
      let table = table()
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
      #expect(cell?.frame.width == 320 && cell?.contentView.frame.width == 305)
      let texts = table.displayList().dump
      #expect(["A", "B", "C"].allSatisfy { texts.contains("text \"\($0)\"") })
      table.contentOffset.y = 50
      table.layoutIfNeeded()
      #expect(table.subviews.last?.frame.minY == 50)
      table.contentOffset.y = 0
      letters.titles = nil
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.frame.width == 320)
    }
  }

  /// `UITableView.sectionIndexMinimumDisplayRowCount`: fewer rows have no index.
  @Test func shortTablesHaveNone() {
    let table = table()
    table.sectionIndexMinimumDisplayRowCount = 4
    table.reloadSectionIndexTitles()
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.frame.width == 320)
    #expect(self.table(.grouped).displayList().dump.contains("text \"B\"") == false)
  }

  /// Apple, `UITableView.indexSearch`: a magnifying glass instead of the text.
  @Test func theIndexHasAMagnifyingGlass() {
    letters.titles = [UITableView.indexSearch, "A"]
    let table = table()
    table.sectionIndexColor = .red
    let shown = table.displayList().dump
    #expect(shown.contains("magnifyingglass") && !shown.contains("{search}"))
    table.sectionIndexMinimumDisplayRowCount = 4
    #expect(!table.displayList().dump.contains("magnifyingglass"))
  }

  /// A row of fixed height looks after a change of the text size as if it had been made with it.
  @Test func textsOfFixedRowsFollowTheTextSize() throws {
    func label(_ category: UIContentSizeCategory, later: Bool) throws -> CGRect {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 800))
      if !later { window.traitOverrides.preferredContentSizeCategory = category }
      let table = UITableView(frame: window.bounds)
      table.rowHeight = 60
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = letters
      window.addSubview(table)
      window.isHidden = false
      window.layoutIfNeeded()
      if later { window.traitOverrides.preferredContentSizeCategory = category }
      window.layoutIfNeeded()
      return try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.frame)
    }
    let made = try label(.accessibilityExtraExtraExtraLarge, later: false)
    #expect(try label(.accessibilityExtraExtraExtraLarge, later: true) == made)
    #expect(try label(.large, later: false) != made)
  }
}
