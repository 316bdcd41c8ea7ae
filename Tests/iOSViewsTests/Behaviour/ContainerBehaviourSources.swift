import Foundation
import iOSViews

/// Notes whether it comes from or goes to a container or a presentation.
final class FlagController: UIViewController {
  var lines: [String] = []
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("appear", isMovingToParent, isBeingPresented)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("disappear", isMovingFromParent, isBeingDismissed)
  }
  private func note(_ call: String, _ moves: Bool, _ isPresentation: Bool) {
    lines.append(call + (moves ? " moving" : "") + (isPresentation ? " presentation" : ""))
  }
}

/// Notes what a split view controller asks.
final class ColumnsLog: NSObject, UISplitViewControllerDelegate {
  var calls: [String] = []
  var showsDetail = false
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    calls.append("top")
    return proposedTopColumn
  }
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    calls.append("mode")
    return proposedDisplayMode
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapsed") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expanded") }
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    calls.append("detail")
    return showsDetail
  }
}

/// Notes what a page view controller asks.
final class PageLog: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  var calls: [String] = []
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    calls.append("count")
    return 3
  }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    calls.append("index")
    return 1
  }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    calls.append("will")
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    calls.append("did")
  }
}

/// Notes what a search does.
final class SearchLog: NSObject, UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
  var calls: [String] = []
  var changes = true
  func updateSearchResults(for searchController: UISearchController) { calls.append("update") }
  func presentSearchController(_ searchController: UISearchController) { calls.append("present") }
  func willPresentSearchController(_ searchController: UISearchController) { calls.append("willPresent") }
  func didPresentSearchController(_ searchController: UISearchController) { calls.append("didPresent") }
  func willDismissSearchController(_ searchController: UISearchController) { calls.append("willDismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { calls.append("didDismiss") }
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    calls.append("shouldBegin")
    return true
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("didBegin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    calls.append("shouldEnd")
    return true
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("didEnd") }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    calls.append("should \(text)")
    return changes
  }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    calls.append("did \(searchText)")
  }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    calls.append("scope \(selectedScope)")
  }
}

/// Notes when it becomes the key window, and when it ceases to be.
final class KeyWindow: UIWindow {
  var calls: [String] = []
  override func becomeKey() {
    super.becomeKey()
    calls.append("become")
  }
  override func resignKey() {
    super.resignKey()
    calls.append("resign")
  }
}

/// Notes how its presentation goes.
final class NotedPresentation: UIPresentationController {
  static var calls: [String] = []
  override func presentationTransitionWillBegin() { Self.calls.append("willBegin") }
  override func presentationTransitionDidEnd(_ completed: Bool) { Self.calls.append("didEnd \(completed)") }
  override func dismissalTransitionWillBegin() { Self.calls.append("willDismiss") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { Self.calls.append("didDismiss \(completed)") }
}

/// Hands out noted presentations, and notes what is asked.
final class PresentationLog: NSObject, UIViewControllerTransitioningDelegate,
  UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate
{
  var calls: [String] = []
  var style = UIModalPresentationStyle.none
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    calls.append("controller")
    return NotedPresentation(presentedViewController: presented, presenting: presenting)
  }
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    calls.append("style")
    return style
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    calls.append("willDismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("didDismiss")
  }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    calls.append("shouldDismiss")
    return true
  }
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    calls.append("prepare")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    calls.append("detent")
  }
}
