import AutoLayout
import Foundation
import Graphics
import Testing

@testable import iOSCore
@testable import iOSViews

/// Root views of windows and controllers.
@MainActor
struct RootViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  private func rootWithWideContent() -> UIViewController {
    let root = UIViewController()
    root.view.translatesAutoresizingMaskIntoConstraints = false
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(content)
    let width = content.widthAnchor.constraint(equalToConstant: 1000)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      width, content.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
      content.topAnchor.constraint(equalTo: root.view.topAnchor),
      content.heightAnchor.constraint(equalToConstant: 40),
    ])
    return root
  }

  /// Stack Overflow 15715690 lists UIKit's constraints; thumbprint-ios's pictures of iOS 17.5 show such views as large as the window.
  @Test(arguments: [true, false])
  func rootsWithoutMaskFillTheWindow(isShownFirst: Bool) {
    let root = rootWithWideContent()
    if isShownFirst { window.isHidden = false }
    window.rootViewController = root
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(root.view.frame == window.bounds)
    #expect(root.view.subviews.first?.frame.width == 375)
    window.frame.size.width = 414
    window.layoutIfNeeded()
    #expect(root.view.frame == window.bounds)
  }

  /// The same if the view stops to translate its mask in the window, and the window keeps nothing of a former root.
  @Test func rootsLoseTheirMaskInTheWindow() {
    let root = rootWithWideContent()
    root.view.translatesAutoresizingMaskIntoConstraints = true
    window.rootViewController = root
    window.isHidden = false
    root.view.translatesAutoresizingMaskIntoConstraints = false
    window.layoutIfNeeded()
    #expect(root.view.frame == window.bounds && window.constraints.count == 4)
    window.rootViewController = UIViewController()
    #expect(window.constraints.isEmpty)
  }

  /// Descriptions of UIKit's plain root views have `autoresize = W+H`.
  @Test func plainRootViewsFollowTheirSuperview() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.frame.size = CGSize(width: 300, height: 300)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    parent.view.frame.size = CGSize(width: 320, height: 480)
    parent.view.layoutIfNeeded()
    #expect(child.view.frame == parent.view.bounds)
  }
}
