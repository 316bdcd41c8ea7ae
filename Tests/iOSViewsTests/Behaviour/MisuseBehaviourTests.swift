import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

#if os(Linux) || os(macOS)
  /// Calls that end the program, by the id of their row in docs/behaviour-ios.tsv.
  enum MisuseBehaviourUses {
    static let rows: [RaisingUse] = [
      RaisingUse("raises.subview-of-itself") {
        let view = UIView()
        view.addSubview(view)
      },
      RaisingUse("raises.subview-cycle") {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.addSubview(outer)
      },
      RaisingUse("raises.frame-nan") {
        UIView().frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
      },
      RaisingUse("raises.center-nan") {
        UIView().center = CGPoint(x: CGFloat.nan, y: 1)
      },
      RaisingUse("raises.bounds-nan") {
        UIView().bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
      },
      RaisingUse("raises.constraint-nan") {
        let width = UIView().widthAnchor.constraint(equalToConstant: 1)
        width.constant = .nan
      },
      RaisingUse("raises.no-common-ancestor") {
        UIView().topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true
      },
      RaisingUse("raises.width-to-edge") {
        let (a, b) = (UIView(), UIView())
        _ = NSLayoutConstraint(
          item: a, attribute: .width, relatedBy: .equal, toItem: b, attribute: .left, multiplier: 1,
          constant: 0)
      },
      RaisingUse("raises.leading-to-left") {
        let (a, b) = (UIView(), UIView())
        _ = NSLayoutConstraint(
          item: a, attribute: .leading, relatedBy: .equal, toItem: b, attribute: .left, multiplier: 1,
          constant: 0)
      },
      RaisingUse("raises.edge-of-nothing") {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1, constant: 10)
      },
      RaisingUse("raises.multiplier-zero-edge") {
        let (a, b) = (UIView(), UIView())
        _ = NSLayoutConstraint(
          item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .left, multiplier: 0,
          constant: 10)
      },
      RaisingUse("raises.first-not-attribute") {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 10)
      },
      RaisingUse("raises.priority-zero") {
        UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(-1)
      },
      RaisingUse("raises.priority-above-required") {
        UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1001)
      },
      RaisingUse("raises.format-syntax") {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "[a", options: [], metrics: nil, views: ["a": UIView()])
      },
      RaisingUse("raises.format-unknown-view") {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "[a][b]", options: [], metrics: nil, views: ["a": UIView()])
      },
      RaisingUse("raises.format-unknown-metric") {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "[a(w)]", options: [], metrics: nil, views: ["a": UIView()])
      },
      RaisingUse("raises.format-no-superview") {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "|[a]", options: [], metrics: nil, views: ["a": UIView()])
      },
      RaisingUse("raises.format-alignment-axis") {
        let (root, a, b) = (UIView(), UIView(), UIView())
        root.addSubview(a)
        root.addSubview(b)
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "[a]-[b]", options: .alignAllLeft, metrics: nil, views: ["a": a, "b": b])
      },
      RaisingUse("raises.format-two-alignments") {
        let (root, a, b) = (UIView(), UIView(), UIView())
        root.addSubview(a)
        root.addSubview(b)
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "V:[a]-[b]", options: .alignAllTop, metrics: nil, views: ["a": a, "b": b])
      },
      RaisingUse("raises.arranged-index") {
        UIStackView().insertArrangedSubview(UIView(), at: 1)
      },
      RaisingUse("raises.window-as-controller-view") {
        let controller = UIViewController()
        _ = window(showing: controller)
        controller.present(controller, animated: false)
      },
      RaisingUse("raises.present-presented") {
        let (a, b) = (UIViewController(), UIViewController())
        _ = window(showing: a)
        a.present(b, animated: false)
        b.present(b, animated: false)
      },
      RaisingUse("raises.push-twice") {
        let controller = UIViewController()
        let stack = UINavigationController(rootViewController: controller)
        stack.pushViewController(controller, animated: false)
      },
      RaisingUse("raises.push-navigation") {
        UINavigationController().pushViewController(UINavigationController(), animated: false)
      },
      RaisingUse("raises.pop-to-stranger") {
        _ = UINavigationController(rootViewController: UIViewController()).popToViewController(
          UIViewController(), animated: false)
      },
      RaisingUse("raises.select-stranger-tab") {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        tabs.selectedViewController = UIViewController()
      },
      RaisingUse("raises.alert-field-in-sheet") {
        UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
      },
      RaisingUse("raises.alert-two-cancels") {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "a", style: .cancel))
        alert.addAction(UIAlertAction(title: "b", style: .cancel))
      },
      RaisingUse("raises.popover-without-source") {
        let root = UIViewController()
        let screen = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
        screen.traitOverrides.userInterfaceIdiom = .pad
        screen.traitOverrides.horizontalSizeClass = .regular
        screen.rootViewController = root
        screen.makeKeyAndVisible()
        let menu = UIViewController()
        menu.modalPresentationStyle = .popover
        root.present(menu, animated: false)
        screen.layoutIfNeeded()
      },
      RaisingUse("raises.dequeue-unregistered") {
        _ = UITableView().dequeueReusableCell(withIdentifier: "a", for: IndexPath(row: 0, section: 0))
      },
      RaisingUse("raises.collection-dequeue") {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        _ = collection.dequeueReusableCell(withReuseIdentifier: "a", for: IndexPath(item: 0, section: 0))
      },
      RaisingUse("raises.table-row-count") {
        let source = RowSource(2)
        let table = source.table()
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      },
      RaisingUse("raises.table-delete-count") {
        let source = RowSource(2)
        let table = source.table()
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      },
      RaisingUse("raises.table-delete-beyond") {
        let source = RowSource(2)
        let table = source.table()
        table.deleteRows(at: [IndexPath(row: 7, section: 0)], with: .none)
      },
      RaisingUse("raises.table-delete-twice") {
        let source = RowSource(2)
        let table = source.table()
        table.performBatchUpdates {
          source.count = 1
          table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
          table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
      },
      RaisingUse("raises.table-sections") {
        let source = RowSource(2)
        let table = source.table()
        table.insertSections([0], with: .none)
      },
      RaisingUse("raises.table-scroll-beyond") {
        let source = RowSource(2)
        let table = source.table()
        table.scrollToRow(at: IndexPath(row: 9, section: 0), at: .top, animated: false)
      },
      RaisingUse("raises.diffable-twice") {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 1])
      },
      RaisingUse("raises.diffable-section-twice") {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendSections([0])
      },
      RaisingUse("raises.diffable-no-section") {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendItems([1])
      },
      RaisingUse("raises.diffable-unknown-section") {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1], toSection: 5)
      },
      RaisingUse("raises.diffable-insert-before") {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.insertItems([1], beforeItem: 9)
      },
      RaisingUse("raises.stepper-limits") {
        let stepper = UIStepper()
        stepper.minimumValue = 10
        stepper.maximumValue = 5
      },
      RaisingUse("raises.stepper-step") {
        UIStepper().stepValue = 0
      },
      RaisingUse("raises.animator-start-stopped") {
        AnimationClock.shared.mode = .manual
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.startAnimation()
      },
      RaisingUse("raises.layer-of-view-delegate") {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([], direction: .forward, animated: false)
      },
      RaisingUse("raises.child-view-hierarchy") {
        let (a, b, child) = (UIViewController(), UIViewController(), UIViewController())
        let screen = window(showing: a)
        b.addChild(child)
        a.view.addSubview(child.view)
        screen.layoutIfNeeded()
      },
      RaisingUse("raises.controller-in-itself") {
        let controller = UIViewController()
        controller.addChild(controller)
      },
    ]
  }

  /// The rows of docs/behaviour-ios.tsv whose kind is “raises”.
  @MainActor
  struct MisuseBehaviourTests {
    @Test(arguments: MisuseBehaviourUses.rows.map(\.id)) func raises(_ id: String) async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [id] in
        await MainActor.run { MisuseBehaviourUses.rows.first { $0.id == id }?.use() }
      }
      RaisingUse.expectMessage(in: result)
    }
  }
#endif
