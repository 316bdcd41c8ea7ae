import AutoLayout
import Foundation
import Testing
import iOSViews

@testable import iOSCore

/// Containers in windows that are turned and resized: the frames are those of a window that has had its size from the
/// start, whatever came before (the same screen, laid out afresh, is what they are compared with).
@MainActor
struct ContainerTurnTests {
  private struct Shape: Hashable {
    var size: CGSize
    var insets: UIEdgeInsets

    static let upright = Shape(
      size: CGSize(width: 390, height: 844), insets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    static let lying = Shape(
      size: CGSize(width: 844, height: 390), insets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    static let pad = Shape(
      size: CGSize(width: 1180, height: 820), insets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    static let all = [upright, lying, pad]
  }

  enum Kind: CaseIterable { case navigation, tabs, split, sheet }

  /// A page with constraints to the safe area, the margins and a scroll view.
  private final class Page: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let scroll = UIScrollView()
      let (top, bottom) = (UIView(), UIView())
      for one in [scroll, top, bottom] {
        one.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(one)
      }
      let safe = view.safeAreaLayoutGuide
      let margins = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: view.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        top.topAnchor.constraint(equalTo: safe.topAnchor), top.heightAnchor.constraint(equalToConstant: 20),
        top.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        top.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        bottom.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        bottom.heightAnchor.constraint(equalToConstant: 20),
        bottom.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        bottom.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      ])
    }
  }

  private func screen(_ kind: Kind) -> UIViewController {
    let navigation = UINavigationController(rootViewController: Page())
    navigation.navigationBar.prefersLargeTitles = true
    navigation.isToolbarHidden = kind == .tabs
    switch kind {
    case .navigation: return navigation
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, Page()]
      return tabs
    case .split:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(navigation, for: .primary)
      split.setViewController(Page(), for: .secondary)
      return split
    case .sheet:
      return UIViewController()
    }
  }

  private func window(_ shape: Shape, _ kind: Kind) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: shape.size))
    window.screenSafeAreaInsets = shape.insets
    let root = screen(kind)
    window.rootViewController = root
    window.makeKeyAndVisible()
    if kind == .sheet {
      let navigation = UINavigationController(rootViewController: Page())
      navigation.sheetPresentationController?.detents = [.medium()]
      root.present(navigation, animated: false)
    }
    window.layoutIfNeeded()
    return window
  }

  /// Every view's place in the window, front views last.
  private func frames(_ window: UIWindow) -> [String] {
    window.subtree.map { view in
      let frame = view.convert(view.bounds, to: nil)
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 3).rounded() / 3 }
      return "\(type(of: view)) \(numbers)"
    }.sorted()
  }

  private func turn(_ window: UIWindow, to shape: Shape, layout: Bool) {
    window.screenSafeAreaInsets = shape.insets
    window.frame.size = shape.size
    if layout { window.layoutIfNeeded() }
  }

  @Test(arguments: Kind.allCases, [true, false])
  func theWayDoesNotMatter(kind: Kind, laysOutBetween: Bool) {
    for end in Shape.all {
      let fresh = frames(window(end, kind))
      for start in Shape.all {
        for between in Shape.all {
          let window = window(start, kind)
          turn(window, to: between, layout: laysOutBetween)
          turn(window, to: end, layout: true)
          #expect(frames(window) == fresh, "\(start.size) by \(between.size) to \(end.size)")
        }
      }
    }
  }
}
