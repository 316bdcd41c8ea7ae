import Measuring
import UIKit

/// A table of rows that size themselves, scrolled by hand, with views in it that constraints hold to places outside of it.
@MainActor
final class ScrolledFeed: NSObject, UITableViewDataSource {
  private let count: Int
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let table: UITableView
  private(set) var floating: [UIView] = []

  private static let rowIdentifier = "row"
  /// In points: less than a row.
  private static let step: CGFloat = 40

  init(rows count: Int, floating floatingCount: Int) {
    self.count = count
    table = UITableView(frame: window.bounds)
    super.init()
    table.register(FeedRow.self, forCellReuseIdentifier: Self.rowIdentifier)
    table.dataSource = self
    window.addSubview(table)
    for index in 0..<floatingCount { float(index) }
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// One constraint of the view crosses the table's border.
  private func float(_ index: Int) {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    table.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: table.leadingAnchor, constant: CGFloat(index) * 20),
      view.widthAnchor.constraint(equalToConstant: 16), view.heightAnchor.constraint(equalToConstant: 16),
      view.bottomAnchor.constraint(equalTo: window.bottomAnchor, constant: -20),
    ])
    floating.append(view)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.rowIdentifier, for: indexPath)
    (cell as? FeedRow)?.show(indexPath.row)
    return cell
  }

  /// Scrolls through as many steps; microseconds a step.
  func timeOfStep(steps: Int) -> Double {
    timed {
      for _ in 0..<steps {
        table.contentOffset.y += Self.step
        window.layoutIfNeeded()
      }
    }.time / Double(steps)
  }

  /// Whether the views have stayed where constraints hold them.
  var isRight: Bool {
    floating.allSatisfy { view in
      abs(window.convert(view.bounds, from: view).maxY - (window.bounds.maxY - 20)) < 0.5
    }
  }
}

/// A cell of the feed in a row.
private final class FeedRow: UITableViewCell {
  private let content = FeedCell(number: 0, .constraints)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    content.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: contentView.topAnchor),
      content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ number: Int) {
    content.title.text = "Title \(number)"
    content.body.text = FeedCell.text(words: 4 + number % 17)
  }
}

/// Prints what a step costs with and without constraints across the table's border, measured by turns.
@MainActor
func compareScrolling(rows: Int, rounds: Int) {
  let (crossing, steps) = (10, rows / 2)
  var (with, without): ([Double], [Double]) = ([], [])
  for _ in 0..<rounds {
    without.append(ScrolledFeed(rows: rows, floating: 0).timeOfStep(steps: steps))
    let feed = ScrolledFeed(rows: rows, floating: crossing)
    with.append(feed.timeOfStep(steps: steps))
    if !feed.isRight { exit(EXIT_FAILURE) }
  }
  print(
    "scrolled table of \(rows)", "\(crossing) constraints across its border",
    String(
      format: "with_us=%.1f without_us=%.1f ratio=%.2f spread=%.2f", median(with), median(without),
      median(with) / median(without), (without.max() ?? 0) / (without.min() ?? 1) - 1), separator: " · ")
}
