import AutoLayout
import Foundation
import Testing
import iOSViews

@testable import iOSCore

/// Positions after scrolling, resizing and changes of the content: safe areas, cells, offsets.
@MainActor
struct ScrollPositionTests {
  private func window(
    _ width: CGFloat = 390, _ height: CGFloat = 844, top: CGFloat = 91, bottom: CGFloat = 34
  )
    -> UIWindow
  {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.setSafeAreaInsets(UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    return window
  }

  // MARK: Safe areas

  /// A scroll view that adds the safe area to its content insets gives its content none of it, wherever it is scrolled
  /// (Apple, `UIScrollView.adjustedContentInset`; observed: 11 of 12 saved scroll views below bars).
  @Test(arguments: [-91.0, -50, 100, 1_190])
  func contentHasNoSafeAreaOfTheScreens(offset: Double) {
    let window = window()
    let scroll = UIScrollView(frame: window.bounds)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2_000))
    scroll.contentSize = content.bounds.size
    window.addSubview(scroll)
    scroll.addSubview(content)
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -91)
    scroll.contentOffset.y = offset
    #expect(content.safeAreaInsets == .zero)
  }

  /// The same for views that are no scroll views, whose bounds have been moved by the program.
  @Test func safeAreasFollowTheOriginOfTheBounds() {
    let window = window()
    let view = UIView(frame: window.bounds)
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(view)
    view.addSubview(child)
    #expect(child.safeAreaInsets.top == 91)
    view.bounds.origin.y = -60
    #expect(child.safeAreaInsets.top == 31)
  }

  /// Worked out by hand: a view 600 high in one of 600 has the same bottom inset; once the outer one is 700 high, none.
  @Test func safeAreasFollowTheSuperviewsSize() {
    let window = window()
    let view = UIView(frame: CGRect(x: 0, y: 244, width: 390, height: 600))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    window.addSubview(view)
    view.addSubview(child)
    #expect(child.safeAreaInsets.bottom == 34)
    view.frame = CGRect(x: 0, y: 144, width: 390, height: 700)
    #expect(child.safeAreaInsets.bottom == 0)
  }

  private final class MarginCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let box = FixedView(20, 20)
      contentView.addSubview(box)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: margins.topAnchor),
        box.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      ])
    }

    required init?(coder: NSCoder) { fatalError("not used") }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  /// The box, margins of 11 above and below (see ``TableMetrics``) and a line of one pixel, wherever the row is.
  @Test func rowsPinnedToMarginsKeepTheirHeights() {
    let window = window()
    let table = UITableView(frame: window.bounds)
    table.register(MarginCell.self, forCellReuseIdentifier: "row")
    let rows = Rows()
    table.dataSource = rows
    window.addSubview(table)
    let line = 1 / window.layoutGrid.scale
    for y: CGFloat in [-91, -60, 0, 70, 500, 900, -91] {
      window.layoutIfNeeded()
      table.contentOffset.y = y
      window.layoutIfNeeded()
      #expect(Set(table.visibleCells.map(\.frame.height)) == [20 + 2 * 11 + line], "at \(y)")
      #expect(table.visibleCells.allSatisfy { $0.contentView.subviews.first?.frame.minY == 11 }, "at \(y)")
    }
    #expect(window.layoutNode.engine.conflicts.isEmpty)
  }

  private final class MarginItem: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let box = FixedView(300, 40)
      contentView.addSubview(box)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: margins.topAnchor),
        box.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { fatalError("not used") }
  }

  /// Saved documents have `insetsLayoutMarginsFromSafeArea="NO"` on the content views of collections' cells: the box and
  /// margins of 8, under a bar or not.
  @Test func itemsPinnedToMarginsKeepTheirSizes() {
    let window = window()
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(MarginItem.self, forCellWithReuseIdentifier: "content")
    let items = CountedItems(40)
    view.dataSource = items
    window.addSubview(view)
    for y: CGFloat in [-91, -60, 0, 70, 500, -91] {
      window.layoutIfNeeded()
      view.contentOffset.y = y
      window.layoutIfNeeded()
      #expect(Set(view.visibleCells.map(\.frame.height)) == [56], "at \(y)")
    }
  }

  // MARK: Other sizes

  private func fullWidthLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let item = NSCollectionLayoutItem(layoutSize: size)
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item])))
  }

  /// App faults, 5: in a window, too, cells as wide as the view follow it.
  @Test func collectionsThatMasksResizeAreLaidOutAgain() {
    let window = window(430, 900, top: 0, bottom: 0)
    let root = UIView(frame: window.bounds)
    let view = UICollectionView(frame: root.bounds, collectionViewLayout: fullWidthLayout())
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.register(ContentCell.self, forCellWithReuseIdentifier: "content")
    let items = CountedItems(3)
    view.dataSource = items
    root.addSubview(view)
    window.addSubview(root)
    window.layoutIfNeeded()
    #expect(view.frame(0, 0)?.width == 430)
    root.frame.size = CGSize(width: 300, height: 700)
    window.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 300, height: 700))
    #expect(view.frame(0, 0)?.width == 300)
    #expect(view.contentSize.width == 300)
  }

  private final class Items: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(ContentCell.self, forCellWithReuseIdentifier: "content")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 3 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "content", for: indexPath) }
  }

  @Test func collectionControllersAreLaidOutAgain() {
    let window = window(430, 900, top: 0, bottom: 0)
    let controller = Items(collectionViewLayout: fullWidthLayout())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.collectionView.frame(0, 0)?.width == 430)
    window.frame.size = CGSize(width: 300, height: 700)
    window.layoutIfNeeded()
    #expect(controller.collectionView.bounds.width == 300)
    #expect(controller.collectionView.frame(0, 0)?.width == 300)
  }

  private final class TenthCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addTenth()
    }

    required init?(coder: NSCoder) { fatalError("not used") }
  }

  private final class TenthFooter: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      contentView.addTenth()
    }

    required init?(coder: NSCoder) { fatalError("not used") }
  }

  private final class Tenths: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "footer")
    }
  }

  /// Rows and footers are a tenth as high as wide: 40 in 400 points, 30 in 300.
  @Test func rowsAndFootersAreMeasuredForTheNewWidth() {
    let window = window(400, 900, top: 0, bottom: 0)
    let root = UIView(frame: window.bounds)
    let table = UITableView(frame: root.bounds)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.separatorStyle = .none
    table.register(TenthCell.self, forCellReuseIdentifier: "row")
    table.register(TenthFooter.self, forHeaderFooterViewReuseIdentifier: "footer")
    let rows = Tenths()
    table.dataSource = rows
    table.delegate = rows
    root.addSubview(table)
    window.addSubview(root)
    func heights() -> [CGFloat?] {
      window.layoutIfNeeded()
      return table.visibleCells.map(\.frame.height) + [table.footerView(forSection: 0)?.frame.height]
    }
    #expect(heights() == [40, 40, 40])
    root.frame.size.width = 300
    #expect(heights() == [30, 30, 30])
    root.frame.size.width = 400
    #expect(heights() == [40, 40, 40])
  }

  // MARK: Text size

  private final class SizedByText: FixedView {
    override var intrinsicContentSize: CGSize {
      CGSize(
        width: 20, height: traitCollection.preferredContentSizeCategory == .extraExtraExtraLarge ? 90 : 30)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      invalidateIntrinsicContentSize()
    }
  }

  private final class TextCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let box = SizedByText()
      contentView.addSubview(box)
      box.fillSuperview()
    }

    required init?(coder: NSCoder) { fatalError("not used") }
  }

  @Test func rowsAreMeasuredForTheNewTextSize() {
    let window = window(400, 900, top: 0, bottom: 0)
    let table = UITableView(frame: window.bounds)
    table.separatorStyle = .none
    table.register(TextCell.self, forCellReuseIdentifier: "row")
    let rows = Rows()
    table.dataSource = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(Set(table.visibleCells.map(\.frame.height)) == [30])
    window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    window.layoutIfNeeded()
    #expect(Set(table.visibleCells.map(\.frame.height)) == [90])
    window.traitOverrides.preferredContentSizeCategory = .large
    window.layoutIfNeeded()
    #expect(Set(table.visibleCells.map(\.frame.height)) == [30])
  }

  // MARK: Offsets

  /// App faults, 6 (Apple: 200).
  @Test func lessContentPullsTheOffsetBack() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1_000)
    scroll.contentOffset.y = 900
    scroll.contentSize.height = 300
    #expect(scroll.contentOffset.y == 200)
    scroll.contentSize.height = 50
    #expect(scroll.contentOffset.y == 0)
    scroll.contentSize.height = 1_000
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func aHigherViewPullsTheOffsetBack() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 300)
    scroll.contentOffset.y = 200
    scroll.frame.size.height = 250
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 50)
  }

  /// Filtered from 40 rows to 3, a table scrolled to its end shows them.
  @Test func filteredTablesShowTheirRows() {
    final class Filtered: NSObject, UITableViewDataSource {
      var count = 40
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let window = window()
    let table = UITableView(frame: window.bounds)
    table.rowHeight = 50
    let rows = Filtered()
    table.dataSource = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    table.contentOffset.y = 40 * 50 - 844 + 34
    window.layoutIfNeeded()
    rows.count = 3
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == -91)
    #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 100])
  }

  private final class Listener: NSObject, UIScrollViewDelegate {
    var widths: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { widths.append(scrollView.bounds.width) }
  }

  /// App faults, 28: who divides by the width does not divide by 0.
  @Test func nothingScrollsBeforeThereIsASize() {
    let window = window()
    let scroll = UIScrollView()
    let listener = Listener()
    scroll.delegate = listener
    scroll.contentSize = CGSize(width: 100, height: 3_000)
    window.addSubview(scroll)
    window.layoutIfNeeded()
    #expect(listener.widths == [])
    scroll.frame = window.bounds
    window.layoutIfNeeded()
    #expect(listener.widths == [390])
    #expect(scroll.contentOffset.y == -91)
  }
}

extension UIView {
  /// A view from edge to edge that is a tenth as high as wide.
  fileprivate func addTenth() {
    let box = FixedView()
    addSubview(box)
    box.fillSuperview()
    let height = box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.1)
    height.priority = UILayoutPriority(999)
    height.isActive = true
  }
}
