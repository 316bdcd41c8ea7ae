import AutoLayout
import Foundation

/// Whether the content behind a bar is scrolled to its edge. Bars are transparent there since iOS 15.
@MainActor
struct ScrollEdges {
  private let controller: UIViewController?

  init(of controller: UIViewController?) { self.controller = controller }

  /// The tolerance for offsets, which are rarely whole numbers.
  private static let slack: CGFloat = 0.5

  /// Whether the content is at its top; true if nothing scrolls.
  var isAtTop: Bool {
    guard let scroll = controller.flatMap({ Self.scrollView(of: $0, at: .top) }) else { return true }
    return scroll.contentOffset.y <= -scroll.adjustedContentInset.top + Self.slack
  }

  var isAtBottom: Bool {
    guard let scroll = controller.flatMap({ Self.scrollView(of: $0, at: .bottom) }) else { return true }
    let end = scroll.contentOffset.y + scroll.bounds.height - scroll.adjustedContentInset.bottom
    return end >= scroll.contentSize.height - Self.slack
  }

  /// The scroll view that a controller has set for an edge, else its root view or the first subview of it. For a
  /// container, that of its top controller. (Apple, `contentScrollView(for:)`.)
  static func scrollView(of controller: UIViewController, at edge: NSDirectionalRectEdge) -> UIScrollView? {
    var controller = controller
    while let inner = shownChild(of: controller) { controller = inner }
    if let named = controller.contentScrollView(for: edge) { return named }
    guard let view = controller.viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }

  private static func shownChild(of controller: UIViewController) -> UIViewController? {
    switch controller {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    default: nil
    }
  }
}
