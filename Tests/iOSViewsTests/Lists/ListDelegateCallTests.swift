import Foundation
import Testing
import iOSViews

@MainActor
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  var calls: [String] = []
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 1 }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    .insert
  }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    indexPath.row
  }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    calls.append("header")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    calls.append("no header")
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    calls.append("prefetch")
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    calls.append("cancel")
  }
}

@MainActor
private final class Cells: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var calls: [String] = []
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { calls.append("show \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { calls.append("hide \(indexPath.item)") }
}

/// Calls of lists' delegates. Expected: Apple's pages of the members.
@MainActor
struct ListDelegateCallTests {
  @Test func tablesReportHeadersAndRowsAhead() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .grouped)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.delegate = rows
    table.prefetchDataSource = rows
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(rows.calls.contains("header") && rows.calls.contains("prefetch"))
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.indentationLevel == 2)
    table.contentOffset.y = 1500
    table.layoutIfNeeded()
    #expect(rows.calls.contains("no header") && rows.calls.contains("cancel"))
  }

  @Test func editingIsDecidedByTheDelegate() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.delegate = rows
    table.dataSource = rows
    table.isEditing = true
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.editingStyle == .insert)
    #expect(
      table.cellForRow(at: IndexPath(row: 1, section: 0))?.editingStyle == UITableViewCell.EditingStyle.none)
  }

  /// Items of 100 in a view of 100 by 185: two are in view.
  @Test func collectionsReportItems() {
    let cells = Cells()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 185), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = cells
    view.delegate = cells
    view.layoutIfNeeded()
    #expect(cells.calls == ["show 0", "show 1"])
    view.contentOffset.y = 110
    view.layoutIfNeeded()
    #expect(cells.calls == ["show 0", "show 1", "show 2", "hide 0"])
  }
}
