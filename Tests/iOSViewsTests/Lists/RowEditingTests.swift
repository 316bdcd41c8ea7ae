import AutoLayout
import Foundation
import Testing
import iOSViews

@testable import iOSLists

/// Lines of rows and circles to choose rows with.
@MainActor
struct RowEditingTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var accessory = UITableViewCell.AccessoryType.none

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = UIListContentConfiguration.cell()
      content.text = "Row"
      cell.contentConfiguration = content
      cell.accessoryType = accessory
      return cell
    }
  }

  private let rows = Rows()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  private let table: UITableView

  init() {
    table = UITableView(frame: window.bounds)
    table.dataSource = rows
    window.addSubview(table)
    window.isHidden = false
  }

  private class Few: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  }

  private final class Movable: Few {
    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath)
    {}
  }

  /// Apple, `tableView(_:canMoveRowAt:)`: without this method the rows of a data source can be moved if it implements
  /// `tableView(_:moveRowAt:to:)`.
  @Test func controllersThatMoveRowsLetThemBeMoved() {
    let first = IndexPath(row: 0, section: 0)
    let (few, movable) = (Few(style: .plain), Movable(style: .plain))
    #expect(!few.tableView(few.tableView, canMoveRowAt: first))
    #expect(movable.tableView(movable.tableView, canMoveRowAt: first))
  }

  /// Apple, `UITableView.automaticDimension`: rows are as high as their content is, whose text is the reader's size. Lines of
  /// ten points in 17 grow with the fonts; a table outside of a window knows neither the reader nor the screen.
  @Test(arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
  func rowsThatWereMeasuredOutsideOfTheWindowAreMeasuredAgain(_ size: UIContentSizeCategory) {
    func heights(early: Bool) -> [CGFloat] {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
      window.traitOverrides.preferredContentSizeCategory = size
      let table = UITableView(frame: window.bounds)
      table.dataSource = rows
      if early { _ = table.cellForRow(at: IndexPath(row: 0, section: 0)) }
      window.addSubview(table)
      window.isHidden = false
      window.layoutIfNeeded()
      return table.visibleCells.map(\.frame.height)
    }
    #expect(heights(early: true) == heights(early: false))
  }

  /// On a telephone that lies (github.com/mozilla-mobile/focus-ios/issues/2272): inset groups outside of the safe area are a
  /// fault. Beside it they keep their 20 points in a wide table, as elsewhere, and their rows' content 16.
  @Test func insetGroupsLieInsideTheSafeArea() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 852, height: 393))
    window.screenSafeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 50)
    let table = UITableView(frame: window.bounds, style: .insetGrouped)
    table.dataSource = rows
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()
    let cell = table.visibleCells.first
    #expect(cell?.frame.minX == 79)
    #expect(abs((cell?.frame.maxX ?? 0) - 782) < 0.01)
    #expect(cell?.safeAreaInsets.left == 0)
    #expect(cell?.contentView.directionalLayoutMargins.leading == 16)
  }

  /// As the row was before: one line by default (Apple, `UILabel.numberOfLines`).
  @Test func titlesHaveOneLineAgainAfterVeryLargeText() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    window.addSubview(cell)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.numberOfLines == 0)
    window.traitOverrides.preferredContentSizeCategory = .large
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.numberOfLines == 1)
  }

  /// Apple, `UICellAccessory.LabelOptions`: body text, adjusted to the reader's size by default.
  @Test func labelsBesideRowsFollowTheTextSize() {
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    func size(_ options: UICellAccessory.LabelOptions) -> CGFloat? {
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 80))
      cell.accessories = [.label(text: "7", options: options)]
      window.addSubview(cell)
      cell.layoutIfNeeded()
      return cell.subtree.lazy.compactMap { $0 as? UILabel }.first?.font.pointSize
    }
    #expect(size(.init()) == 53)
    #expect(size(.init(font: .preferredFont(forTextStyle: .body))) == 53)
    let fixed = UIFont.preferredFont(forTextStyle: .body, category: .large)
    #expect(size(.init(font: fixed, adjustsFontForContentSizeCategory: false)) == 17)
  }

  private func line(in row: Int) -> CGRect? {
    let cell = table.cellForRow(at: IndexPath(row: row, section: 0))
    return cell?.subviews.first { $0.frame.height < 1 && $0.frame.width > 0 }?.frame
  }

  private func glyphs(in row: Int) -> [AccessoryGlyph.Kind] {
    let cell = table.cellForRow(at: IndexPath(row: row, section: 0))
    return cell?.subviews.compactMap { ($0 as? AccessoryGlyph).flatMap { $0.isHidden ? nil : $0.kind } } ?? []
  }

  /// From the text on, as far as the row's other end: in either reading direction, whatever stands at that end.
  @Test(arguments: [UITableViewCell.AccessoryType.none, .disclosureIndicator, .detailDisclosureButton])
  func linesAreMirrored(_ accessory: UITableViewCell.AccessoryType) {
    rows.accessory = accessory
    table.layoutIfNeeded()
    let upright = line(in: 1)
    // Rows have margins of 16 points below a width of 400.
    #expect(upright?.minX == 16)
    #expect(upright?.maxX == 390)
    window.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(line(in: 1).map { 390 - $0.maxX } == upright?.minX)
    #expect(line(in: 1)?.minX == 0)
  }

  /// Apple, `UITableView.separatorInset`: where rows' lines end, if a program says so.
  @Test func insetsOfTheTableCount() {
    table.separatorInset = .zero
    table.layoutIfNeeded()
    #expect(line(in: 1)?.width == 390)
    table.separatorInset.left = 60
    table.reloadData()
    table.layoutIfNeeded()
    #expect(line(in: 1)?.minX == 60)
  }

  /// Apple, `allowsMultipleSelectionDuringEditing`: circles take the place of what deletes rows.
  @Test func severalRowsAreChosenWithCircles() {
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    #expect((0..<4).map(glyphs) == Array(repeating: [.circle], count: 4))
    for row in [0, 2] {
      table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    table.layoutIfNeeded()
    #expect((0..<4).map(glyphs) == [[.selectedCircle], [.circle], [.selectedCircle], [.circle]])
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
    table.setEditing(false, animated: false)
    table.layoutIfNeeded()
    #expect((0..<4).map(glyphs) == Array(repeating: [], count: 4))
  }

  /// UIKit: nothing is seen of it until the content is pulled down.
  @Test func refreshControlsComeIntoViewByPulling() {
    let control = UIRefreshControl()
    table.refreshControl = control
    table.layoutIfNeeded()
    func seen() -> CGFloat? { control.subviews.first?.alpha }
    #expect(seen() == 0)
    table.contentOffset.y = -30
    table.layoutIfNeeded()
    #expect(seen() == 0.5)
    table.contentOffset.y = 0
    control.beginRefreshing()
    table.layoutIfNeeded()
    #expect(seen() == 1)
  }
}

/// Bars among the insets of scroll views. (Apple, `UIScrollView.ContentInsetAdjustmentBehavior.automatic`: axes that scroll,
/// and in navigation controllers above and below, however little there is to scroll.)
@MainActor
struct AutomaticInsetTests {
  private func inset(height: CGFloat, isInNavigation: Bool) -> CGFloat {
    let (scroll, page) = content(height: height)
    let inset = insets(
      of: scroll, in: isInNavigation ? UINavigationController(rootViewController: page) : page)
    return inset.top
  }

  private func content(height: CGFloat) -> (scroll: UIScrollView, page: UIViewController) {
    let (scroll, page) = (UIScrollView(), UIViewController())
    scroll.contentSize = CGSize(width: 390, height: height)
    page.view = scroll
    return (scroll, page)
  }

  private func insets(of scroll: UIScrollView, in controller: UIViewController) -> UIEdgeInsets {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.screenSafeAreaInsets.top = 47
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return scroll.adjustedContentInset
  }

  /// UIScrollView.h, `UIScrollViewContentInsetAdjustmentAutomatic`: navigation controllers count, tab bar controllers do not.
  /// The tab bar is 49 points high.
  @Test(arguments: [100, 2000] as [CGFloat])
  func tabBarsInsetWhatScrolls(height: CGFloat) {
    let (scroll, page) = content(height: height)
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    let inset = insets(of: scroll, in: tabs)
    #expect(inset.top == (height == 100 ? 0 : 47) && inset.bottom == (height == 100 ? 0 : 49))
  }

  /// The same page: the controller has `automaticallyAdjustsScrollViewInsets`.
  @Test func controllersMayLeaveInsetsToWhatScrolls() {
    for (height, top) in [(100, 0), (2000, 91)] as [(CGFloat, CGFloat)] {
      let (scroll, page) = content(height: height)
      page.automaticallyAdjustsScrollViewInsets = false
      #expect(insets(of: scroll, in: UINavigationController(rootViewController: page)).top == top)
    }
  }

  @Test func contentThatDoesNotScrollLiesBelowTheStatusBar() {
    #expect(inset(height: 844, isInNavigation: false) == 0)
    #expect(inset(height: 2000, isInNavigation: false) == 47)
    #expect(inset(height: 100, isInNavigation: true) == 91)
  }
}
