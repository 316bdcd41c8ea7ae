import AutoLayout
import Foundation
import Testing
import iOSViews

/// Controllers that bring a list or pages along, as a client subclasses them.
@MainActor
struct ListControllerTests {
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

  /// Items of a flow layout are 50 points wide and high by default (Apple, `itemSize`).
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

  /// Pages fill the window, and what scrolls in them begins below the safe area (Apple,
  /// `ContentInsetAdjustmentBehavior.automatic`), a page that is turned to later too; in a navigation controller even
  /// content that is not high enough to scroll, below the bar (44 points, as saved).
  @Test(arguments: [false, true])
  func pagesInsetWhatScrollsInThem(isInNavigation: Bool) {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (first, second) = (UIViewController(), UIViewController())
    let (whole, part) = (UIScrollView(), UIScrollView())
    first.view = whole
    second.view.addSubview(part)
    part.translatesAutoresizingMaskIntoConstraints = false
    part.fillSuperview()
    for scroll in [whole, part] { scroll.contentSize = CGSize(width: 10, height: isInNavigation ? 20 : 2000) }
    pages.setViewControllers([first], direction: .forward, animated: false)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = isInNavigation ? UINavigationController(rootViewController: pages) : pages
    window.makeKeyAndVisible()
    let inset: CGFloat = isInNavigation ? 91 : 47
    #expect(whole.adjustedContentInset.top == inset && whole.contentOffset.y == -inset)
    pages.setViewControllers([second], direction: .forward, animated: true)
    window.layoutIfNeeded()
    #expect(part.adjustedContentInset.top == inset && part.contentOffset.y == -inset)
  }

  @Test func anAlertKeepsWhatItIsGiven() {
    let alert = UIAlertController(title: "Discard?", message: "It cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Discard", style: .destructive))
    alert.addTextField { $0.placeholder = "Name" }
    #expect(alert.actions.map(\.title) == ["Discard"])
    #expect(alert.textFields?.first?.placeholder == "Name")
  }
}
