import Foundation
import Testing
import iOSViews

@MainActor
private final class SplitLog: NSObject, UISplitViewControllerDelegate {
  var calls: [String] = []
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    calls.append("mode \(displayMode.rawValue)")
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapsed") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expanded") }
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    calls.append("show \(column.rawValue)")
  }
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    calls.append("hide \(column.rawValue)")
  }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column { .secondary }
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { .secondaryOnly }
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  )
    -> Bool
  {
    calls.append("show detail")
    return true
  }
}

@MainActor
private final class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
  var calls: [String] = []
  func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
    calls.append("popover")
    popover.sourceView = popover.presentingViewController.view
  }
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    calls.append("adapt")
    return UINavigationController(rootViewController: controller.presentedViewController)
  }
  func presentationController(
    _ controller: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { calls.append("will present \(style.rawValue)") }
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptive: UIPresentationController
  ) { calls.append("prepare") }
}

@MainActor
private final class Typing: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
  var calls: [String] = []
  var allows = true
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    calls.append("change \(range.location) \(range.length) \(string)")
    return allows
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("selection") }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    calls.append("end \(reason.rawValue)")
  }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  {
    calls.append("change \(range.location) \(range.length) \(text)")
    return allows
  }
  func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selection") }
  func textViewDidChange(_ textView: UITextView) { calls.append("changed") }
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { allows }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { allows }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  {
    calls.append("change \(range.location) \(text)")
    return allows
  }
}

@MainActor
private final class BarLog: NSObject, UINavigationBarDelegate {
  var calls: [String] = []
  var allows = true
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { allows }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    calls.append("pushed")
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    calls.append("popped")
  }
  func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
}

/// Delegates are called as Apple's pages of their protocols say; the members are in docs/delegates-ios.tsv.
@MainActor
struct DelegateCallTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))

  /// Widths of 1024 and 400 points are regular and compact.
  @Test func splitViewsReportTheirColumns() {
    let log = SplitLog()
    let split = UISplitViewController(style: .doubleColumn)
    let (first, second) = (UIViewController(), UIViewController())
    split.setViewController(first, for: .primary)
    split.setViewController(second, for: .secondary)
    split.delegate = log
    window.traitOverrides.horizontalSizeClass = .regular
    window.rootViewController = split
    window.makeKeyAndVisible()
    #expect(log.calls == ["show 0", "show 2"])
    log.calls = []
    split.preferredDisplayMode = .secondaryOnly
    window.layoutIfNeeded()
    #expect(log.calls == ["mode 1", "hide 0"])
    split.preferredDisplayMode = .automatic
    window.layoutIfNeeded()
    log.calls = []
    window.traitOverrides.horizontalSizeClass = .compact
    split.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(split.isCollapsed && log.calls.last == "collapsed")
    #expect(second.viewIfLoaded?.window != nil && first.viewIfLoaded?.window == nil)
    window.traitOverrides.horizontalSizeClass = .regular
    split.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(log.calls.contains("expanded") && split.displayMode == .secondaryOnly)
    split.showDetailViewController(UIViewController(), sender: nil)
    #expect(log.calls.last == "show detail" && split.viewController(for: .secondary) === second.parent)
  }

  @Test func popoversAdaptThroughTheirDelegate() {
    window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let (content, delegate) = (UIViewController(), Adapting())
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.delegate = delegate
    root.present(content, animated: false)
    window.layoutIfNeeded()
    #expect(delegate.calls == ["popover", "adapt", "prepare", "will present 1"])
    #expect(content.navigationController?.view.window === window)
    content.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(root.presentedViewController == nil && content.viewIfLoaded?.window == nil)
  }

  /// A popover without adaptation: the source may be set when it is prepared.
  @Test func preparedPopoversHaveASource() {
    window.traitOverrides.horizontalSizeClass = .regular
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let (content, delegate) = (UIViewController(), Adapting())
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.delegate = delegate
    root.present(content, animated: false)
    #expect(delegate.calls == ["popover", "will present -1"])
  }

  @Test func fieldsReportTyping() {
    let (field, delegate) = (UITextField(), Typing())
    field.delegate = delegate
    field.insertText("ab")
    field.deleteBackward()
    #expect(delegate.calls == ["change 0 0 ab", "selection", "change 1 1 ", "selection"])
    delegate.allows = false
    field.insertText("c")
    #expect(field.text == "a")
    _ = field.becomeFirstResponder()
    delegate.calls = []
    _ = field.resignFirstResponder()
    #expect(delegate.calls == ["end 0"])
  }

  @Test func textViewsReportTyping() {
    let (view, delegate) = (UITextView(), Typing())
    view.delegate = delegate
    view.insertText("ab")
    #expect(delegate.calls == ["change 0 0 ab", "selection", "changed"])
    delegate.allows = false
    view.deleteBackward()
    #expect(view.text == "ab" && delegate.calls.last == "change 1 1 ")
    view.selectedRange = NSRange(location: 0, length: 1)
    #expect(delegate.calls.last == "selection")
  }

  @Test func searchBarsReportTyping() {
    let (bar, delegate) = (UISearchBar(), Typing())
    window.addSubview(bar)
    bar.delegate = delegate
    #expect(bar.becomeFirstResponder())
    bar.searchTextField.insertText("x")
    #expect(bar.text == "x")
    delegate.allows = false
    bar.searchTextField.insertText("y")
    #expect(bar.text == "x" && !bar.resignFirstResponder())
    delegate.allows = true
    #expect(bar.resignFirstResponder())
    #expect(delegate.calls == ["begin", "change 0 x", "change 1 y", "end"])
  }

  @Test func navigationBarsReportTheirItems() {
    let (bar, log) = (UINavigationBar(), BarLog())
    bar.delegate = log
    bar.pushItem(UINavigationItem(title: "a"), animated: false)
    #expect(bar.popItem(animated: false)?.title == "a")
    #expect(log.calls == ["pushed", "popped"])
    log.allows = false
    bar.pushItem(UINavigationItem(title: "b"), animated: false)
    #expect(bar.items?.isEmpty == true && bar.barPosition == .topAttached)
    #expect(UIToolbar().barPosition == .bottom && UINavigationBar().barPosition == .top)
  }
}
