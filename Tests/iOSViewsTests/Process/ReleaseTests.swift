import AutoLayout
import Foundation
import Testing
import iOSViews

@testable import iOSCore

/// Whatever a program lets go of is freed at once: views, controllers, constraints, guides, with all that they own. Of
/// Apple's system that is how reference counting works; nothing here is kept by anything but its owner.
@MainActor
struct ReleaseTests {
  private static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// Shows a controller in a window, and notes everything in it.
  private func show(_ controller: UIViewController, _ watch: LifeWatch, _ body: () -> Void = {}) {
    let window = UIWindow(frame: Self.screen)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    body()
    window.layoutIfNeeded()
    watch.noteTree(window)
    watch.noteController(controller)
  }

  /// A screen as programs have them: constraints, a stack, a guide, controls that call back, a gesture.
  private final class Screen: UIViewController {
    let stack = UIStackView()
    let button = UIButton(type: .system)
    let guide = UILayoutGuide()
    var taps = 0
    var height: NSLayoutConstraint?

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Screen"
      let label = UILabel()
      label.text = "A text of several words"
      label.numberOfLines = 0
      button.setTitle("Go", for: .normal)
      button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
      button.addTarget(self, action: Selector("tap"), for: .touchUpInside)
      for arranged in [label, button, UISwitch(), UISlider(), UITextField()] {
        stack.addArrangedSubview(arranged)
      }
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      view.addLayoutGuide(guide)
      view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap")))
      let height = guide.heightAnchor.constraint(equalToConstant: 20)
      self.height = height
      NSLayoutConstraint.activate([
        height, guide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        stack.topAnchor.constraint(equalTo: guide.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        view.keyboardLayoutGuide.topAnchor.constraint(greaterThanOrEqualTo: stack.bottomAnchor),
      ])
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Save", style: .done, target: self, action: Selector("tap"))
    }
  }

  // MARK: Controllers

  @Test func screensInNavigationTabAndSplitControllersAreFreed() {
    let left = LifeWatch.survivors { watch in
      let navigation = UINavigationController(rootViewController: Screen())
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, UINavigationController(rootViewController: Screen())]
      show(tabs, watch) {
        navigation.pushViewController(Screen(), animated: true)
        tabs.selectedIndex = 1
      }
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(Screen(), for: .primary)
      split.setViewController(Screen(), for: .secondary)
      show(split, watch)
      #expect(watch.count > 100)
    }
    #expect(left == [])
  }

  /// A popped controller is freed while the stack that it was in lives on.
  @Test func whatIsPoppedIsFreed() {
    let navigation = UINavigationController(rootViewController: Screen())
    let window = UIWindow(frame: Self.screen)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let left = LifeWatch.survivors { watch in
      let pushed = Screen()
      navigation.pushViewController(pushed, animated: false)
      window.layoutIfNeeded()
      watch.noteController(pushed)
      navigation.popViewController(animated: false)
      window.layoutIfNeeded()
    }
    #expect(left == [])
    #expect(navigation.viewControllers.count == 1)
  }

  private final class Pages: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { Screen() }
  }

  @Test func pagesAreFreed() {
    let left = LifeWatch.survivors { watch in
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      let source = Pages()
      pages.dataSource = source
      pages.setViewControllers([Screen()], direction: .forward, animated: false)
      let first = pages.viewControllers?.first
      show(pages, watch) {
        pages.setViewControllers([Screen()], direction: .forward, animated: true)
      }
      if let first { watch.noteController(first) }
      watch.note(source)
    }
    #expect(left == [])
  }

  @Test(arguments: [true, false])
  func sheetsAndAlertsAreFreed(isDismissed: Bool) {
    let left = LifeWatch.survivors { watch in
      let root = Screen()
      let sheet = Screen()
      sheet.modalPresentationStyle = .pageSheet
      let alert = UIAlertController(title: "Title", message: "A message", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { [unowned root] _ in root.taps += 1 })
      alert.addTextField { $0.placeholder = "Name" }
      show(root, watch) {
        root.present(sheet, animated: true)
        sheet.present(alert, animated: true)
        watch.noteController(sheet)
        watch.noteController(alert)
        if isDismissed { root.dismiss(animated: true) }
      }
    }
    #expect(left == [])
  }

  // MARK: Lists

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(indexPath.row)"
      cell.contentConfiguration = content
      return cell
    }
  }

  /// Cells that were scrolled away and are kept for use, too.
  @Test func tablesAndTheirCellsAreFreed() {
    let left = LifeWatch.survivors { watch in
      let controller = UITableViewController(style: .insetGrouped)
      let rows = Rows()
      controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      controller.tableView.dataSource = rows
      show(controller, watch) {
        watch.noteTree(controller.tableView)
        controller.tableView.contentOffset.y = 900
      }
      watch.note(rows)
      #expect(controller.tableView.visibleCells.count > 5)
    }
    #expect(left == [])
  }

  private static var list: UICollectionViewCompositionalLayout {
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])))
  }

  @Test func collectionsWithDiffableSourcesAreFreed() {
    let left = LifeWatch.survivors { watch in
      let controller = UICollectionViewController(collectionViewLayout: Self.list)
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = "Item \(item)"
        cell.contentConfiguration = content
      }
      let source = UICollectionViewDiffableDataSource<Int, Int>(
        collectionView: controller.collectionView
      ) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<40))
      source.apply(snapshot)
      show(controller, watch) {
        watch.noteTree(controller.collectionView)
        snapshot.deleteItems([1, 2, 3])
        source.apply(snapshot)
      }
      watch.note(source)
      #expect(controller.collectionView.visibleCells.count > 5)
    }
    #expect(left == [])
  }

  @Test func tablesWithDiffableSourcesAreFreed() {
    let left = LifeWatch.survivors { watch in
      let table = UITableView(frame: Self.screen, style: .plain)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
        table.dequeueReusableCell(withIdentifier: "row", for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<20))
      source.apply(snapshot, animatingDifferences: false)
      table.layoutIfNeeded()
      watch.noteTree(table)
      watch.note(source)
      #expect(!table.visibleCells.isEmpty)
    }
    #expect(left == [])
  }

  // MARK: Time

  private final class Ticker: NSObject {}

  /// On Apple's systems a display link keeps its target until it is invalidated; none runs here, so nothing is kept.
  @Test func displayLinksObservationsAndAnimationsAreFreed() {
    let left = LifeWatch.survivors { watch in
      let (view, target) = (UIView(frame: Self.screen), Ticker())
      let link = CADisplayLink(target: target, selector: Selector("tick"))
      link.add(to: .main, forMode: .common)
      link.invalidate()
      let observation = view.observe(\.frame) { view, _ in view.tag += 1 }
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { _ in view.alpha = 1 }
      animator.startAnimation()
      UIView.animate(withDuration: 1) {
        view.frame.size.width = 10
      } completion: { _ in
        view.tag = 7
      }
      view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
      watch.note(target, link, observation, animator, view.layer)
      watch.noteTree(view)
    }
    #expect(left == [])
  }

  /// A timer that does not keep the controller. (One that does is a leak on Linux: Foundation frees no timer.)
  @Test func whatATimerCallsIsFreed() {
    let left = LifeWatch.survivors { watch in
      let controller = Screen()
      controller.loadViewIfNeeded()
      let timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) {
        [weak controller] _ in
        MainActor.assumeIsolated { controller?.taps += 1 }
      }
      watch.noteController(controller)
      timer.invalidate()
      RunLoop.main.run(until: Date())
    }
    #expect(left == [])
  }

  // MARK: Parts that outlive the rest

  /// Apple, `NSLayoutConstraint.isActive`: a constraint that a program keeps is no longer active once its view is gone.
  @Test func constraintsGuidesAndAnchorsOutliveTheirTree() {
    let guide = UILayoutGuide()
    var constraints: [NSLayoutConstraint] = []
    var kept: UIView?
    let left = LifeWatch.survivors { watch in
      let root = UIView(frame: Self.screen)
      let (first, second) = (FixedView(10, 10), FixedView(20, 20))
      root.addSubview(first)
      root.addSubview(second)
      root.addLayoutGuide(guide)
      constraints = [
        guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
        guide.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        root.topAnchor.constraint(equalTo: guide.topAnchor),
        guide.heightAnchor.constraint(equalToConstant: 50),
      ]
      NSLayoutConstraint.activate(constraints)
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor).constraint(
          equalTo: guide.widthAnchor, multiplier: 0.1),
        second.topAnchor.constraint(equalTo: first.bottomAnchor),
      ])
      root.layoutIfNeeded()
      #expect(guide.layoutFrame == CGRect(x: 5, y: 0, width: 385, height: 50))
      kept = second
      watch.note(first, first.layoutNode)
    }
    // The constraints that the program keeps keep the node of the root, as items; the root itself is gone.
    #expect(left == [])
    #expect(constraints.allSatisfy { !$0.isActive })
    #expect(guide.owningView == nil)
    #expect(kept?.superview == nil)
    // The remaining views take part in another tree.
    let next = UIView(frame: Self.screen)
    if let kept { next.addSubview(kept) }
    next.addLayoutGuide(guide)
    guide.topAnchor.constraint(equalTo: next.topAnchor, constant: 7).isActive = true
    constraints[3].isActive = true
    kept?.topAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
    kept?.leadingAnchor.constraint(equalTo: next.leadingAnchor).isActive = true
    next.layoutIfNeeded()
    #expect(kept?.frame == CGRect(x: 0, y: 57, width: 20, height: 20))
  }

  /// A part of a tree that is taken out while the tree lives, and let go.
  @Test func whatIsTakenOutIsFreedWithItsConstraints() {
    let root = UIView(frame: Self.screen)
    let stays = FixedView(10, 10)
    root.addSubview(stays)
    stays.fillSuperview()
    let left = LifeWatch.survivors { watch in
      let (panel, inner) = (FixedView(), FixedView(30, 30))
      root.addSubview(panel)
      panel.addSubview(inner)
      panel.fillSuperview(10)
      inner.fillSuperview(10)
      inner.widthAnchor.constraint(lessThanOrEqualTo: stays.widthAnchor).isActive = true
      root.layoutIfNeeded()
      for constraint in root.constraints.suffix(5) { watch.note(constraint) }
      watch.noteTree(panel)
      panel.removeFromSuperview()
    }
    #expect(left == [])
    #expect(root.constraints.count == 4)
    root.layoutIfNeeded()
    #expect(stays.frame == root.bounds)
  }

  // MARK: Depth

  /// Let go from the top or from the middle, laid out or not, without running out of stack.
  @Test(arguments: zip([true, false], [false, true]))
  func tenThousandLevelsAreFreed(isLaidOut: Bool, fromTheMiddle: Bool) {
    let left = LifeWatch.survivors { watch in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      var (view, middle) = (root, root)
      for level in 0..<10_000 {
        let child = FixedView()
        view.addSubview(child)
        child.fillSuperview()
        view = child
        if level == 5_000 { middle = child }
      }
      if isLaidOut { root.layoutIfNeeded() }
      watch.noteTree(root)
      #expect(watch.count == 2 * 10_001 + 4 * 10_000)
      if fromTheMiddle { middle.removeFromSuperview() }
    }
    #expect(left.count == 0)
  }
}
