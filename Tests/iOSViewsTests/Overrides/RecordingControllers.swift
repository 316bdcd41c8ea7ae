import AutoLayout
import Foundation
import Graphics
import iOSViews

// Subclasses that note each call of an override and go on to super. See docs/overrides.tsv.

class RecordingController: UIViewController {
  override func loadView() {
    Calls.note("UIViewController.loadView()")
    super.loadView()
  }

  override func viewDidLoad() {
    Calls.note("UIViewController.viewDidLoad()")
    super.viewDidLoad()
  }

  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    Calls.note("UIViewController.updateContentUnavailableConfiguration(using:)")
    super.updateContentUnavailableConfiguration(using: state)
  }

  override func viewWillAppear(_ animated: Bool) {
    Calls.note("UIViewController.viewWillAppear(_:)")
    super.viewWillAppear(animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    Calls.note("UIViewController.viewIsAppearing(_:)")
    super.viewIsAppearing(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    Calls.note("UIViewController.viewDidAppear(_:)")
    super.viewDidAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    Calls.note("UIViewController.viewWillDisappear(_:)")
    super.viewWillDisappear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    Calls.note("UIViewController.viewDidDisappear(_:)")
    super.viewDidDisappear(animated)
  }

  override func viewWillLayoutSubviews() {
    Calls.note("UIViewController.viewWillLayoutSubviews()")
    super.viewWillLayoutSubviews()
  }

  override func viewDidLayoutSubviews() {
    Calls.note("UIViewController.viewDidLayoutSubviews()")
    super.viewDidLayoutSubviews()
  }

  override func updateViewConstraints() {
    Calls.note("UIViewController.updateViewConstraints()")
    super.updateViewConstraints()
  }

  override func viewSafeAreaInsetsDidChange() {
    Calls.note("UIViewController.viewSafeAreaInsetsDidChange()")
    super.viewSafeAreaInsetsDidChange()
  }

  override func viewLayoutMarginsDidChange() {
    Calls.note("UIViewController.viewLayoutMarginsDidChange()")
    super.viewLayoutMarginsDidChange()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    Calls.note("UIViewController.viewWillTransition(to:with:)")
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    Calls.note("UIViewController.willTransition(to:with:)")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    Calls.note("UIViewController.size(forChildContentContainer:withParentContainerSize:)")
    return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    Calls.note("UIViewController.preferredContentSizeDidChange(forChildContentContainer:)")
    super.preferredContentSizeDidChange(forChildContentContainer: container)
  }

  override var traitCollection: UITraitCollection {
    Calls.note("UIViewController.traitCollection")
    return super.traitCollection
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    Calls.note("UIViewController.traitCollectionDidChange(_:)")
    super.traitCollectionDidChange(previousTraitCollection)
  }

  override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection?
  {
    Calls.note("UIViewController.overrideTraitCollection(forChild:)")
    return super.overrideTraitCollection(forChild: childViewController)
  }

  override func willMove(toParent parent: UIViewController?) {
    Calls.note("UIViewController.willMove(toParent:)")
    super.willMove(toParent: parent)
  }

  override func didMove(toParent parent: UIViewController?) {
    Calls.note("UIViewController.didMove(toParent:)")
    super.didMove(toParent: parent)
  }

  override var prefersStatusBarHidden: Bool {
    Calls.note("UIViewController.prefersStatusBarHidden")
    return super.prefersStatusBarHidden
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    Calls.note("UIViewController.preferredStatusBarStyle")
    return super.preferredStatusBarStyle
  }

  override var childForStatusBarHidden: UIViewController? {
    Calls.note("UIViewController.childForStatusBarHidden")
    return super.childForStatusBarHidden
  }

  override var childForStatusBarStyle: UIViewController? {
    Calls.note("UIViewController.childForStatusBarStyle")
    return super.childForStatusBarStyle
  }

  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    Calls.note("UIViewController.systemMinimumLayoutMargins")
    return super.systemMinimumLayoutMargins
  }

  override var viewRespectsSystemMinimumLayoutMargins: Bool {
    get {
      Calls.note("UIViewController.viewRespectsSystemMinimumLayoutMargins")
      return super.viewRespectsSystemMinimumLayoutMargins
    }
    set {
      Calls.note("UIViewController.viewRespectsSystemMinimumLayoutMargins set")
      super.viewRespectsSystemMinimumLayoutMargins = newValue
    }
  }

  override var modalPresentationStyle: UIModalPresentationStyle {
    get {
      Calls.note("UIViewController.modalPresentationStyle")
      return super.modalPresentationStyle
    }
    set {
      Calls.note("UIViewController.modalPresentationStyle set")
      super.modalPresentationStyle = newValue
    }
  }

  override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get {
      Calls.note("UIViewController.transitioningDelegate")
      return super.transitioningDelegate
    }
    set {
      Calls.note("UIViewController.transitioningDelegate set")
      super.transitioningDelegate = newValue
    }
  }

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    Calls.note("UIViewController.present(_:animated:completion:)")
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Calls.note("UIViewController.dismiss(animated:completion:)")
    super.dismiss(animated: flag, completion: completion)
  }

  override var title: String? {
    get {
      Calls.note("UIViewController.title")
      return super.title
    }
    set {
      Calls.note("UIViewController.title set")
      super.title = newValue
    }
  }

  override var navigationItem: UINavigationItem {
    Calls.note("UIViewController.navigationItem")
    return super.navigationItem
  }

  override var tabBarItem: UITabBarItem! {
    get {
      Calls.note("UIViewController.tabBarItem")
      return super.tabBarItem
    }
    set {
      Calls.note("UIViewController.tabBarItem set")
      super.tabBarItem = newValue
    }
  }

  override var toolbarItems: [UIBarButtonItem]? {
    get {
      Calls.note("UIViewController.toolbarItems")
      return super.toolbarItems
    }
    set {
      Calls.note("UIViewController.toolbarItems set")
      super.toolbarItems = newValue
    }
  }
}

class RecordingNavigation: UINavigationController {
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    Calls.note("UINavigationController.pushViewController(_:animated:)")
    super.pushViewController(viewController, animated: animated)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    Calls.note("UINavigationController.setViewControllers(_:animated:)")
    super.setViewControllers(viewControllers, animated: animated)
  }

  override var topViewController: UIViewController? {
    Calls.note("UINavigationController.topViewController")
    return super.topViewController
  }

  override var isNavigationBarHidden: Bool {
    get {
      Calls.note("UINavigationController.isNavigationBarHidden")
      return super.isNavigationBarHidden
    }
    set {
      Calls.note("UINavigationController.isNavigationBarHidden set")
      super.isNavigationBarHidden = newValue
    }
  }

  override var isToolbarHidden: Bool {
    get {
      Calls.note("UINavigationController.isToolbarHidden")
      return super.isToolbarHidden
    }
    set {
      Calls.note("UINavigationController.isToolbarHidden set")
      super.isToolbarHidden = newValue
    }
  }
}

class RecordingTabs: UITabBarController {
  override var selectedViewController: UIViewController? {
    get {
      Calls.note("UITabBarController.selectedViewController")
      return super.selectedViewController
    }
    set {
      Calls.note("UITabBarController.selectedViewController set")
      super.selectedViewController = newValue
    }
  }

  override var viewControllers: [UIViewController]? {
    get {
      Calls.note("UITabBarController.viewControllers")
      return super.viewControllers
    }
    set {
      Calls.note("UITabBarController.viewControllers set")
      super.viewControllers = newValue
    }
  }

  override var tabBar: UITabBar {
    Calls.note("UITabBarController.tabBar")
    return super.tabBar
  }
}

class RecordingTableController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Calls.note("UITableViewController.tableView(_:numberOfRowsInSection:)")
    return super.tableView(tableView, numberOfRowsInSection: section)
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    Calls.note("UITableViewController.numberOfSections(in:)")
    return super.numberOfSections(in: tableView)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    Calls.note("UITableViewController.tableView(_:cellForRowAt:)")
    return super.tableView(tableView, cellForRowAt: indexPath)
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    Calls.note("UITableViewController.tableView(_:heightForRowAt:)")
    return super.tableView(tableView, heightForRowAt: indexPath)
  }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    Calls.note("UITableViewController.tableView(_:heightForHeaderInSection:)")
    return super.tableView(tableView, heightForHeaderInSection: section)
  }

  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    Calls.note("UITableViewController.tableView(_:heightForFooterInSection:)")
    return super.tableView(tableView, heightForFooterInSection: section)
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    Calls.note("UITableViewController.tableView(_:viewForHeaderInSection:)")
    return super.tableView(tableView, viewForHeaderInSection: section)
  }

  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    Calls.note("UITableViewController.tableView(_:viewForFooterInSection:)")
    return super.tableView(tableView, viewForFooterInSection: section)
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Calls.note("UITableViewController.tableView(_:titleForHeaderInSection:)")
    return super.tableView(tableView, titleForHeaderInSection: section)
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    Calls.note("UITableViewController.tableView(_:titleForFooterInSection:)")
    return super.tableView(tableView, titleForFooterInSection: section)
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    Calls.note("UITableViewController.tableView(_:willDisplay:forRowAt:)")
    super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    Calls.note("UITableViewController.tableView(_:didEndDisplaying:forRowAt:)")
    super.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    Calls.note("UITableViewController.scrollViewDidScroll(_:)")
    super.scrollViewDidScroll(scrollView)
  }
}

class RecordingCollectionController: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    Calls.note("UICollectionViewController.collectionView(_:numberOfItemsInSection:)")
    return super.collectionView(collectionView, numberOfItemsInSection: section)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    Calls.note("UICollectionViewController.numberOfSections(in:)")
    return super.numberOfSections(in: collectionView)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    Calls.note("UICollectionViewController.scrollViewDidScroll(_:)")
    super.scrollViewDidScroll(scrollView)
  }
}

class RecordingPresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    Calls.note("UIPresentationController.frameOfPresentedViewInContainerView")
    return super.frameOfPresentedViewInContainerView
  }

  override var presentedView: UIView? {
    Calls.note("UIPresentationController.presentedView")
    return super.presentedView
  }

  override var shouldRemovePresentersView: Bool {
    Calls.note("UIPresentationController.shouldRemovePresentersView")
    return super.shouldRemovePresentersView
  }

  override func presentationTransitionWillBegin() {
    Calls.note("UIPresentationController.presentationTransitionWillBegin()")
    super.presentationTransitionWillBegin()
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    Calls.note("UIPresentationController.presentationTransitionDidEnd(_:)")
    super.presentationTransitionDidEnd(completed)
  }

  override func dismissalTransitionWillBegin() {
    Calls.note("UIPresentationController.dismissalTransitionWillBegin()")
    super.dismissalTransitionWillBegin()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    Calls.note("UIPresentationController.dismissalTransitionDidEnd(_:)")
    super.dismissalTransitionDidEnd(completed)
  }

  override func containerViewWillLayoutSubviews() {
    Calls.note("UIPresentationController.containerViewWillLayoutSubviews()")
    super.containerViewWillLayoutSubviews()
  }

  override func containerViewDidLayoutSubviews() {
    Calls.note("UIPresentationController.containerViewDidLayoutSubviews()")
    super.containerViewDidLayoutSubviews()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    Calls.note("UIPresentationController.viewWillTransition(to:with:)")
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    Calls.note("UIPresentationController.preferredContentSizeDidChange(forChildContentContainer:)")
    super.preferredContentSizeDidChange(forChildContentContainer: container)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    Calls.note("UIPresentationController.size(forChildContentContainer:withParentContainerSize:)")
    return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
}

class RecordingSegue: UIStoryboardSegue {
  override func perform() {
    Calls.note("UIStoryboardSegue.perform()")
    super.perform()
  }
}
