import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

/// Columns of split views: 320 points for the primary one (iPads since iPadOS 14), the rest for the secondary one.
@MainActor
struct SplitViewControllerTests {
  private func split(_ size: CGSize, _ change: (UISplitViewController) -> Void = { _ in }) -> (
    UISplitViewController, UIWindow
  ) {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    change(split)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = split
    window.makeKeyAndVisible()
    return (split, window)
  }

  private func frame(_ column: UISplitViewController.Column, _ split: UISplitViewController) -> CGRect? {
    split.viewController(for: column)?.viewIfLoaded.flatMap { $0.superview == nil ? nil : $0.frame }
  }

  @Test func lyingPadsShowBothColumns() {
    let (split, window) = split(CGSize(width: 1180, height: 820))
    #expect(frame(.primary, split) == CGRect(x: 0, y: 0, width: 320, height: 820))
    #expect(frame(.secondary, split) == CGRect(x: 320, y: 0, width: 860, height: 820))
    _ = window
  }

  @Test func uprightPadsShowTheSecondaryColumn() {
    let (split, window) = split(CGSize(width: 820, height: 1180))
    #expect(frame(.primary, split) == nil)
    #expect(frame(.secondary, split) == CGRect(x: 0, y: 0, width: 820, height: 1180))
    _ = window
  }

  @Test func widthsAreKeptWithinTheirLimits() {
    let (split, window) = split(CGSize(width: 1000, height: 700)) {
      $0.preferredPrimaryColumnWidthFraction = 0.5
      $0.maximumPrimaryColumnWidth = 400
    }
    #expect(frame(.primary, split)?.width == 400)
    _ = window
  }

  @Test func telephonesShowOneColumn() {
    let (split, window) = split(CGSize(width: 390, height: 844))
    #expect(split.isCollapsed)
    #expect(frame(.primary, split) == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(frame(.secondary, split) == nil)
    _ = window
  }

  private func stack(_ split: UISplitViewController) -> [UIViewController] {
    (split.viewController(for: .primary) as? UINavigationController)?.viewControllers ?? []
  }

  private func content(_ column: UISplitViewController.Column, _ split: UISplitViewController)
    -> UIViewController?
  {
    (split.viewController(for: column) as? UINavigationController)?.viewControllers.first
  }

  /// Without a delegate the secondary column comes on top (apps that start with their list return the primary one from
  /// `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`), on the stack of the primary one.
  @Test func collapsedColumnsAreOneStack() throws {
    let (split, window) = split(CGSize(width: 1180, height: 820))
    let list = try #require(content(.primary, split))
    let detail = try #require(content(.secondary, split))
    window.frame.size = CGSize(width: 390, height: 844)
    window.layoutIfNeeded()
    #expect(stack(split) == [list, detail] && detail.view.window === window)
    split.show(.primary)
    #expect(stack(split) == [list])
    split.show(.secondary)
    #expect(stack(split) == [list, detail])
    list.navigationController?.popViewController(animated: false)
    window.frame.size = CGSize(width: 1180, height: 820)
    window.layoutIfNeeded()
    #expect(stack(split) == [list] && content(.secondary, split) === detail)
    #expect(detail.view.window === window)
  }

  /// Apple, `setViewController(_:for:)`: the new controller takes the place of the old one.
  @Test func columnsAreReplacedWhileCollapsed() throws {
    let (split, window) = split(CGSize(width: 390, height: 844))
    let list = try #require(content(.primary, split))
    #expect(stack(split).count == 2)
    let other = UIViewController()
    split.setViewController(other, for: .secondary)
    #expect(stack(split) == [list])
    split.show(.secondary)
    #expect(stack(split) == [list, other])
    _ = window
  }

  /// Apple, `UISplitViewController`: beside another, the primary column has a compact width.
  @Test func primaryColumnsAreCompact() {
    let (split, window) = split(CGSize(width: 1180, height: 820))
    let sizes = [UISplitViewController.Column.primary, .secondary].map {
      split.viewController(for: $0)?.view.traitCollection.horizontalSizeClass
    }
    #expect(sizes == [.compact, .regular])
    _ = window
  }

  /// Apple, `DisplayMode.oneOverSecondary`: the secondary column keeps all of the width.
  @Test func columnsMayLieOverTheSecondaryOne() {
    let (split, window) = split(CGSize(width: 820, height: 1180)) {
      $0.preferredDisplayMode = .oneOverSecondary
    }
    #expect(frame(.primary, split) == CGRect(x: 0, y: 0, width: 320, height: 1180))
    #expect(frame(.secondary, split) == CGRect(x: 0, y: 0, width: 820, height: 1180))
    let first = split.view.subviews.first
    #expect(first === split.viewController(for: .secondary)?.view)
    _ = window
  }
}
