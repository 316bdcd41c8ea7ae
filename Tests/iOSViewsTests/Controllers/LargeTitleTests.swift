import AutoLayout
import Foundation
import Testing
import iOSViews

@testable import iOSCore

/// Large titles. Heights: 96 with a large title, 44 without (observed in saved documents).
@Suite("Large titles")
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
