import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

@testable import iOSDrawing
@testable import iOSLists

/// Plain tables before iOS 15. The lines of empty rows are those of five pictures that swift-snapshot-testing recorded by iOS 13.3
/// (`testTableViewController`, `testAssertMultipleSnapshot`: ten rows of 44 points).
@MainActor
struct EarlierTableTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 10
    var height: CGFloat?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height ?? tableView.rowHeight
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
    var title: String?
  }

  private let source = Source()

  /// A table of a release, of which only its own drawing is of interest.
  private func lines(
    _ release: Int?, style: UITableView.Style = .plain, size: CGSize = CGSize(width: 320, height: 548),
    _ change: (UITableView) -> Void = { _ in }
  ) -> [CGRect] {
    var inputs = AmbientInputs()
    inputs.simulatedRelease = release
    return inputs.run {
      let table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
      (table.dataSource, table.delegate) = (source, source)
      change(table)
      table.layoutIfNeeded()
      for row in table.subviews { row.isHidden = true }
      return table.displayList().commands.compactMap { command in
        guard case .fill(let path, _, _) = command, let box = path.boundingBoxOfPoints else { return nil }
        return box.height < 1 ? box : nil
      }
    }
  }

  /// On an iPhone SE two more lines, at 484 and 528.
  @Test func emptyRowsHaveLines() {
    let found = lines(13)
    #expect(found.map { $0.maxY.rounded() } == [484, 528])
    #expect(found.allSatisfy { $0.minX == 16 && $0.maxX == 320 })
  }

  /// On wide screens, lines begin at 20.
  @Test(arguments: [414, 1024] as [CGFloat])
  func linesBeginWhereThoseOfRowsDo(width: CGFloat) {
    let found = lines(13, size: CGSize(width: width, height: 530))
    #expect(found.map { $0.maxY.rounded() } == [484, 528])
    #expect(found.allSatisfy { $0.minX == 20 })
  }

  /// Apple, `fillerRowHeight`: none since iOS 15.
  @Test(arguments: [nil, 15, 26])
  func thereAreNoneSince(release: Int?) {
    source.height = 44
    #expect(lines(release).isEmpty)
    #expect(lines(release) { $0.fillerRowHeight = 40 }.map { $0.maxY.rounded() } == [480, 520])
  }

  @Test func someTablesHaveNone() {
    #expect(lines(13, style: .grouped).isEmpty)
    #expect(lines(13) { $0.separatorStyle = .none }.isEmpty)
    #expect(lines(13) { $0.fillerRowHeight = 0 }.isEmpty)
    #expect(lines(13) { $0.tableFooterView = UIView() }.isEmpty)
  }

  /// Apple, `fillerRowHeight`: the automatic height is that of the last row.
  @Test func emptyRowsAreAsHighAsTheLastOne() {
    source.height = 50
    #expect(lines(14).isEmpty)
    source.count = 8
    #expect(lines(14).map { $0.maxY.rounded() } == [450, 500])
    source.count = 0
    #expect(lines(14) { $0.rowHeight = 200 }.map { $0.maxY.rounded() } == [200, 400])
    #expect(lines(14).map { $0.maxY.rounded() }.first == 44)
  }

  /// Apple, `sectionHeaderTopPadding`: new in iOS 15.
  @Test func headersHaveNoSpaceAbove() {
    source.title = "A"
    func height(_ release: Int) -> CGFloat {
      var height: CGFloat = 0
      _ = lines(release) {
        $0.layoutIfNeeded()
        height = $0.rectForRow(at: IndexPath(row: 0, section: 0)).minY - $0.rectForHeader(inSection: 0).height
      }
      return height
    }
    #expect(height(14) == 0)
    #expect(height(15) == TableMetrics.headerTopPadding)
  }
}
