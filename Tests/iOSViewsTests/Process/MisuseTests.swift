import Foundation
import Testing
import iOSViews

#if os(Linux) || os(macOS)
  /// Calls for which UIKit raises an exception end the program, and the message says why. The page of Apple's
  /// documentation or the exception's text in crash logs is named at each.
  @MainActor
  struct MisuseTests {
    private func expect(
      _ words: String, in result: ExitTest.Result?, _ place: Testing.SourceLocation = #_sourceLocation
    ) {
      let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
      #expect(text.contains(words), sourceLocation: place)
    }

    // MARK: Navigation

    /// “Pushing the same view controller instance more than once is not supported” (crash logs).
    @Test func aControllerIsPushedOnce() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let root = UIViewController()
          let stack = UINavigationController(rootViewController: root)
          stack.pushViewController(root, animated: false)
        }
      }
      expect("cannot be pushed again", in: result)
    }

    /// “All view controllers in a navigation controller must be distinct” (crash logs).
    @Test func aStackHoldsAControllerOnce() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let root = UIViewController()
          UINavigationController().setViewControllers([root, root], animated: false)
        }
      }
      expect("occurs twice", in: result)
    }

    /// “Pushing a navigation controller is not supported” (crash logs).
    @Test func navigationControllersAreNotPushed() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          UINavigationController(rootViewController: UIViewController())
            .pushViewController(UINavigationController(), animated: false)
        }
      }
      expect("navigation controller cannot be pushed", in: result)
    }

    /// “Tried to pop to a view controller that doesn't exist” (crash logs).
    @Test func onlyControllersOfTheStackArePoppedTo() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = UINavigationController(rootViewController: UIViewController())
            .popToViewController(UIViewController(), animated: false)
        }
      }
      expect("not on the navigation stack", in: result)
    }

    /// `UITabBarController.selectedViewController`: one of the controllers.
    @Test func onlyControllersOfTabsAreSelected() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let tabs = UITabBarController()
          tabs.viewControllers = [UIViewController()]
          tabs.selectedViewController = UIViewController()
        }
      }
      expect("not one of the tab bar controller's", in: result)
    }

    /// “The number of view controllers provided (2) doesn't match the number required (1)” (crash logs).
    @Test(arguments: [0, 2])
    func pagesThatScrollAreShownOneAtATime(count: Int) async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [count] in
        await MainActor.run {
          UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            .setViewControllers(
              (0..<count).map { _ in UIViewController() }, direction: .forward, animated: false)
        }
      }
      expect("one at a time", in: result)
    }

    // MARK: Presentation

    /// “Application tried to present modally an active controller” (crash logs).
    @Test func aControllerDoesNotPresentItself() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let controller = UIViewController()
          controller.present(controller, animated: false)
        }
      }
      expect("cannot present itself", in: result)
    }

    /// “… that has a parent view controller” (crash logs).
    @Test func childrenAreNotPresented() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let (parent, child) = (UIViewController(), UIViewController())
          parent.addChild(child)
          UIViewController().present(child, animated: false)
        }
      }
      expect("child of another controller", in: result)
    }

    /// “… should have a non-nil sourceView or barButtonItem set before the presentation occurs” (crash logs).
    @Test func popoversNeedASource() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          PadScreen.present(UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet))
        }
      }
      expect("no source view", in: result)
    }

    /// On a phone an action sheet lies at the bottom and needs none; on an iPad a source is enough.
    @Test func actionSheetsOfPhonesNeedNoSource() {
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      window.rootViewController?.present(sheet, animated: false)
      #expect(sheet.presentingViewController != nil)
      let sourced = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      PadScreen.present(sourced) { $0.popoverPresentationController?.sourceView = $1 }
    }

    /// “UIAlertController can only have one action with a style of UIAlertActionStyleCancel” (crash logs).
    @Test func alertsHaveOneActionThatCancels() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "No", style: .cancel))
          alert.addAction(UIAlertAction(title: "Back", style: .cancel))
        }
      }
      expect("at most one cancel action", in: result)
    }

    // MARK: Views

    /// `UIViewControllerHierarchyInconsistency` (crash logs).
    @Test func viewsOfChildrenBelongIntoTheirParents() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let (parent, child, other) = (UIViewController(), UIViewController(), UIViewController())
          parent.addChild(child)
          let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
          window.rootViewController = other
          window.makeKeyAndVisible()
          other.view.addSubview(child.view)
        }
      }
      expect("UIViewControllerHierarchyInconsistency", in: result)
    }

    /// “CALayer bounds contains NaN” (crash logs).
    @Test func contentOffsetsAreNumbers() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { UIScrollView().contentOffset = CGPoint(x: 0, y: CGFloat.nan) }
      }
      expect("CALayer bounds contains NaN", in: result)
    }

    /// `UIView.addConstraint(_:)`: the items are the view or in its tree.
    @Test func constraintsOfAViewAreOfItsTree() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let (view, stranger) = (UIView(), UIView())
          let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
          window.addSubview(view)
          view.addConstraint(stranger.topAnchor.constraint(equalTo: view.topAnchor))
        }
      }
      expect("outside the subtree", in: result)
    }

    /// Before they are in a window, views may get constraints before their subviews.
    @Test func treesMayBePutTogetherInAnyOrder() {
      let (view, inner) = (UIView(), UIView())
      view.addConstraint(inner.topAnchor.constraint(equalTo: view.topAnchor))
      view.addSubview(inner)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(view)
      view.addConstraint(inner.leadingAnchor.constraint(equalTo: view.leadingAnchor))
      #expect(view.constraints.count == 2)
    }

    // MARK: Controls

    /// `UIStepper.minimumValue`, `maximumValue`, `stepValue`: raise.
    @Test func limitsOfSteppersAreInOrder() async {
      let lowest = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { UIStepper().minimumValue = 200 }
      }
      expect("UIStepper.minimumValue", in: lowest)
      let highest = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { UIStepper().maximumValue = -1 }
      }
      expect("UIStepper.maximumValue", in: highest)
      let step = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { UIStepper().stepValue = 0 }
      }
      expect("UIStepper.stepValue", in: step)
    }

    // MARK: Lists

    /// “attempt to delete and reload the same index path” (crash logs).
    @Test func aRowIsDeletedOrReloaded() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let rows = ThreeRows()
          let table = rows.makeTable()
          table.beginUpdates()
          rows.count = 2
          table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
          table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
          table.endUpdates()
        }
      }
      expect("both deletes and reloads", in: result)
    }

    /// “attempt to delete row 9 from section 0 which only contains 3 rows before the update” (crash logs).
    @Test func reloadedRowsAreThere() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let rows = ThreeRows()
          rows.makeTable().reloadRows(at: [IndexPath(row: 9, section: 0)], with: .none)
        }
      }
      expect("item 9 of section 0, which had 3 items", in: result)
    }

    /// `NSRangeException`: “row (9) beyond bounds (3) for section (0)” (crash logs).
    @Test func tablesScrollToRowsThatAreThere() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let rows = ThreeRows()
          rows.makeTable().scrollToRow(at: IndexPath(row: 9, section: 0), at: .top, animated: false)
        }
      }
      expect("Row 9 is beyond the 3 rows", in: result)
    }

    /// `scrollToRow(at:at:animated:)`: `NSNotFound` is a valid row for a section without rows.
    @Test func tablesScrollToSectionsWithoutRows() {
      let rows = ThreeRows()
      rows.count = 0
      let table = rows.makeTable()
      table.scrollToRow(at: IndexPath(row: NSNotFound, section: 0), at: .top, animated: false)
      #expect(table.contentOffset.y == 0)
    }

    /// “Attempted to scroll the collection view to an out-of-bounds item” (crash logs).
    @Test func collectionsScrollToItemsThatAreThere() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let items = ThreeRows()
          items.makeCollection(UICollectionViewFlowLayout())
            .scrollToItem(at: IndexPath(item: 9, section: 0), at: .top, animated: false)
        }
      }
      expect("Item 9 is beyond the 3 items", in: result)
    }

    /// “Invalid section definition … This is a client error” (crash logs).
    @Test func sectionProvidersHaveASection() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let items = ThreeRows()
          items.makeCollection(UICollectionViewCompositionalLayout { _, _ in nil }).layoutIfNeeded()
        }
      }
      expect("no layout for section 0", in: result)
    }

    /// `register(_:forDecorationViewOfKind:)`: before the layout uses them.
    @Test func decorationViewsAreRegistered() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let all = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
          let item = NSCollectionLayoutItem(layoutSize: all)
          let group = NSCollectionLayoutGroup.horizontal(layoutSize: all, subitems: [item])
          let section = NSCollectionLayoutSection(group: group)
          section.decorationItems = [.background(elementKind: "board")]
          let items = ThreeRows()
          items.makeCollection(UICollectionViewCompositionalLayout(section: section)).layoutIfNeeded()
        }
      }
      expect("decoration views of the kind board", in: result)
    }
  }

  /// A screen as wide as an iPad's.
  @MainActor
  private enum PadScreen {
    static func present(
      _ controller: UIViewController, prepare: (UIViewController, UIView) -> Void = { _, _ in }
    ) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
      window.traitOverrides.horizontalSizeClass = .regular
      window.traitOverrides.userInterfaceIdiom = .pad
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      prepare(controller, root.view)
      root.present(controller, animated: false)
      window.layoutIfNeeded()
    }
  }

  /// Three rows or items of one section.
  @MainActor
  private final class ThreeRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count = 3

    func makeTable() -> UITableView {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = self
      table.layoutIfNeeded()
      return table
    }

    func makeCollection(_ layout: UICollectionViewLayout) -> UICollectionView {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      view.dataSource = self
      view.layoutIfNeeded()
      return view
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }
#endif
