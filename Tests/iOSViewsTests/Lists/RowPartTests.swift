import Foundation
import Testing
import iOSViews

/// Parts of rows and sections that whole screens showed in the wrong place. Text is 10 points a character and a line.
@MainActor
struct RowPartTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
      cell.textLabel?.text = "Unit"
      cell.detailTextLabel?.text = "Millilitres"
      return cell
    }
  }

  private func cell(_ direction: UITraitEnvironmentLayoutDirection) throws -> (UITableViewCell, UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.traitOverrides.layoutDirection = direction
    let rows = Rows(style: .plain)
    window.rootViewController = rows
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0))), window)
  }

  /// Texts of one line leave a row at the standard height (Apple, `UITableView.rowHeight`: 44 points).
  @Test func rowsAreAsHighAsOthers() throws {
    try withTenByTenText {
      let (cell, window) = try cell(.leftToRight)
      #expect(cell.frame.height == 44)
      _ = window
    }
  }

  /// The name ends where the value begins, in both directions.
  @Test func namesStandBesideTheirValues() throws {
    try withTenByTenText {
      let (left, first) = try cell(.leftToRight)
      #expect(left.textLabel?.textAlignment == .right)
      let (right, second) = try cell(.rightToLeft)
      #expect(right.textLabel?.textAlignment == .left)
      let (name, value) = (right.textLabel?.frame ?? .zero, right.detailTextLabel?.frame ?? .zero)
      #expect(value.maxX < name.minX && value.minX >= 0)
      _ = (first, second)
    }
  }

  /// A switch is 51 × 31 points (saved documents), of which constraints see 49 across.
  @Test func switchesInRowsHaveTheirWholeSize() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let toggle = UISwitch()
    cell.accessories = [.customView(configuration: .init(customView: toggle, placement: .trailing()))]
    cell.layoutIfNeeded()
    #expect(toggle.frame.size == CGSize(width: 51, height: 31))
  }

  private final class OneRow: NSObject, UICollectionViewDataSource {
    let label = UILabel()
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      guard let row = cell as? UICollectionViewListCell else { return cell }
      var content = UIListContentConfiguration.cell()
      content.text = "Some words of a row and as many"
      row.contentConfiguration = content
      row.accessories = [.customView(configuration: .init(customView: label, placement: .trailing()))]
      return row
    }
  }

  /// 30 characters take two lines beside one character, and three beside fifteen, which leave 110 points and no more than 120:
  /// 30 points and margins of 11 (UIKit's rows: 44 = 20.3 + 2 × 11.8).
  @Test func rowsGrowWithTheirAccessories() {
    withTenByTenText {
      let source = OneRow()
      source.label.text = "1"
      let layout = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain))
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
      list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
      list.dataSource = source
      list.layoutIfNeeded()
      let row = list.cellForItem(at: IndexPath(item: 0, section: 0))
      #expect(row?.frame.height == 44)
      source.label.text = "123456789012345"
      row?.setNeedsLayout()
      list.layoutIfNeeded()
      list.layoutIfNeeded()
      #expect(row?.frame.height == 52)
    }
  }

  /// Apple, `UICollectionViewFlowLayout.sectionInsetReference`: in a window with notches of 59 points at the sides, an item
  /// of 100 points stands from the edges, from the safe area, or from margins 8 points inside it; 5 more are the section's.
  @Test(arguments: [
    (UICollectionViewFlowLayout.SectionInsetReference.fromContentInset, CGFloat(5)), (.fromSafeArea, 64),
    (.fromLayoutMargins, 72),
  ])
  func sectionsStandInFromTheirReference(
    _ reference: UICollectionViewFlowLayout.SectionInsetReference, _ expected: CGFloat
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 852, height: 393))
    window.screenSafeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 50)
    flow.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    flow.sectionInsetReference = reference
    let list = UICollectionView(frame: window.bounds, collectionViewLayout: flow)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let items = OneItem()
    list.dataSource = items
    window.addSubview(list)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(flow.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == expected)
  }

  private final class OneItem: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}
