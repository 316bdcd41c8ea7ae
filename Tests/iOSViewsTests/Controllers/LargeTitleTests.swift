import AutoLayout
import Foundation
import Testing
import iOSViews

@testable import iOSCore

/// Large titles. Heights: 96 with a large title, 44 without (observed in saved documents).
@MainActor
struct LargeTitleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
  private let navigation = UINavigationController(rootViewController: UIViewController())

  init() {
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private func height() -> CGFloat {
    window.layoutIfNeeded()
    return navigation.navigationBar.frame.height
  }

  @Test("the bar grows where large titles are preferred, and content keeps clear of it")
  func grows() {
    #expect(height() == 44)
    navigation.navigationBar.prefersLargeTitles = true
    #expect(height() == 96)
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 96)
  }

  /// A page with a scroll view that constraints place.
  private final class Scrolled: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let scroll = UIScrollView()
      scroll.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(scroll)
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: view.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
  }

  /// At the top of the scroll view the title is large (Apple, `prefersLargeTitles`).
  @Test("the bar is whole above a page that is loaded by going back to it")
  func pagesLoadedLate() {
    navigation.navigationBar.prefersLargeTitles = true
    let page = Scrolled()
    navigation.setViewControllers([page, UIViewController()], animated: false)
    #expect(height() == 96 && !page.isViewLoaded)
    navigation.popViewController(animated: false)
    #expect(height() == 96)
  }

  @Test("an item that leaves it open does as the one before it")
  func modesAreInherited() {
    navigation.navigationBar.prefersLargeTitles = true
    let small = UIViewController()
    small.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(small, animated: false)
    #expect(height() == 44)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(height() == 44)
    let large = UIViewController()
    large.navigationItem.largeTitleDisplayMode = .always
    navigation.pushViewController(large, animated: false)
    #expect(height() == 96)
  }
}
