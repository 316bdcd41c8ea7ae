import Foundation
import Testing
import iOSViews

@testable import iOSControls
@testable import iOSLists

/// Headers and footers of tables, and where their words and those of rows begin. Text is 10 points a character and a line.
@MainActor
struct TableHeaderTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var header: () -> UIView? = { nil }
    var footer: () -> UIView? = { nil }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      cell.detailTextLabel?.text = "Value"
      return cell
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header() }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { footer() }
  }

  private let source = Source()

  /// A table below other content, in a phone that lies on its side if `isWide`.
  private func table(
    _ style: UITableView.Style = .plain, isWide: Bool = false, rightToLeft: Bool = false
  ) -> (UITableView, UIWindow) {
    let size = isWide ? CGSize(width: 852, height: 393) : CGSize(width: 393, height: 852)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    if isWide { window.screenSafeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59) }
    window.traitOverrides.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    let root = UIViewController()
    let table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    (table.dataSource, table.delegate) = (source, source)
    root.view.addSubview(table)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (table, window)
  }

  /// The distance of a label's leading edge from that side of the window.
  private func start(of label: UILabel?, in window: UIWindow, rightToLeft: Bool) -> CGFloat? {
    guard let frame = label.map({ $0.convert($0.bounds, to: window) }) else { return nil }
    return rightToLeft ? window.bounds.maxX - frame.maxX : frame.minX
  }

  /// Rows do not show through the pinned header of a plain table, whoever made it; the program's own background wins.
  @Test func headersOfPlainTablesHaveABackground() throws {
    func background(_ header: UITableViewHeaderFooterView, _ style: UITableView.Style) -> UIColor? {
      var content = UIListContentConfiguration.plainHeader()
      content.text = "Title"
      header.contentConfiguration = content
      source.header = { header }
      let (_, window) = table(style)
      defer { window.isHidden = true }
      let view = header.subviews.compactMap { $0 as? SystemBackgroundView }.first { !$0.isHidden }
      return view?.configuration?.backgroundColor
    }
    #expect(background(UITableViewHeaderFooterView(reuseIdentifier: nil), .plain) == .systemBackground)
    #expect(background(UITableViewHeaderFooterView(reuseIdentifier: nil), .grouped) == nil)
    let own = UITableViewHeaderFooterView(reuseIdentifier: nil)
    own.backgroundConfiguration = .clear()
    #expect(background(own, .plain) == .clear)
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.backgroundView = UIView()
    #expect(background(view, .plain) == nil)
  }

  /// Apple, `UITableView.automaticDimension`: a header or footer is as high as its constraints require, of whatever class it is. A
  /// view without content has the default height.
  @Test func headersOfAnyClassMeasureThemselves() {
    let footer = UIView()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    footer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: footer.topAnchor, constant: 8),
      inner.bottomAnchor.constraint(equalTo: footer.bottomAnchor, constant: -8),
      inner.leadingAnchor.constraint(equalTo: footer.leadingAnchor),
      inner.heightAnchor.constraint(equalToConstant: 50), inner.widthAnchor.constraint(equalToConstant: 10),
    ])
    source.footer = { footer }
    let (table, window) = table()
    // 30 rows of 44 points, of which the last ones are visible then.
    table.contentOffset.y = 600
    window.layoutIfNeeded()
    #expect(table.rectForFooter(inSection: 0).height == 66)
    source.footer = { UIView() }
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.rectForFooter(inSection: 0).height == 28)
  }

  /// Words begin at the safe area and the margin: 59 + 20 in a phone on its side, whose margin is 20 (Apple,
  /// `systemMinimumLayoutMargins`), also where the table is not the controller's own view.
  @Test(arguments: [false, true])
  func wordsBeginBesideTheSafeArea(rightToLeft: Bool) throws {
    try withTenByTenText {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      var content = UIListContentConfiguration.plainHeader()
      content.text = "Title"
      header.contentConfiguration = content
      source.header = { header }
      let (table, window) = table(isWide: true, rightToLeft: rightToLeft)
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      let title = header.contentView.subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden }
      #expect(start(of: cell.textLabel, in: window, rightToLeft: rightToLeft) == 79)
      #expect(start(of: title, in: window, rightToLeft: rightToLeft) == 79)
    }
  }
}
