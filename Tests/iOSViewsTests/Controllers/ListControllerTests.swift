import AutoLayout
import Foundation
import Testing

@testable import iOSViews

/// Controllers that bring a list or pages along, as a client subclasses them.
@MainActor
@Suite struct ListControllerTests {
  private final class Settings: UITableViewController {
    var shown: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      CGFloat(50 + 10 * indexPath.row)
    }

    override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      shown.append(indexPath.row)
    }
  }

  private final class Tiles: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      2
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
  }

  /// Heights are the overrides' own, summed by hand: 50, 60, 70.
  @Test func aTableControllerIsItsTablesSourceAndDelegate() {
    let settings = Settings(style: .plain)
    settings.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    settings.view.layoutIfNeeded()
    #expect(settings.view === settings.tableView)
    #expect(settings.shown == [0, 1, 2])
    #expect(settings.tableView.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 110)
    #expect(settings.tableView.contentSize.height == 180)
  }

  /// Items of a flow layout are 50 points wide and high unless told otherwise (Apple, `itemSize`).
  @Test func aCollectionControllerHoldsACollectionThatFillsItsView() {
    let tiles = Tiles(collectionViewLayout: UICollectionViewFlowLayout())
    tiles.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    tiles.view.layoutIfNeeded()
    #expect(tiles.collectionView !== tiles.view)
    #expect(tiles.collectionView.frame == tiles.view.bounds)
    #expect(
      tiles.collectionView.visibleCells.map(\.frame.size) == [
        CGSize(width: 50, height: 50), CGSize(width: 50, height: 50),
      ])
  }

  @Test func onePageFillsAPageController() {
    let first = UIViewController()
    let second = UIViewController()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([first], direction: .forward, animated: false)
    pages.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    pages.view.layoutIfNeeded()
    #expect(first.view.frame == pages.view.bounds)
    var isDone = false
    pages.setViewControllers([second], direction: .forward, animated: true) { isDone = $0 }
    #expect(isDone)
    #expect(first.parent == nil)
    #expect(first.view.superview == nil)
    #expect(second.view.frame == pages.view.bounds)
  }

  @Test func anAlertKeepsWhatItIsGiven() {
    let alert = UIAlertController(title: "Discard?", message: "It cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Discard", style: .destructive))
    alert.addTextField { $0.placeholder = "Name" }
    #expect(alert.actions.map(\.title) == ["Discard"])
    #expect(alert.textFields?.first?.placeholder == "Name")
  }
}
