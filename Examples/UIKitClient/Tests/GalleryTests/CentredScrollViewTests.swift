import GalleryScreens
import Testing
import UIKit

/// Scroll views that keep their content in the middle.
@MainActor
struct CentredScrollViewTests {
  /// Apple, `ContentInsetAdjustmentBehavior.automatic`: outside of bars' controllers, content that cannot be scrolled begins at
  /// the edge of its view, under the island.
  @Test(arguments: Device.all, [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
  func theCoverStaysOffTheIsland(_ device: Device, _ size: UIContentSizeCategory) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.traitOverrides.preferredContentSizeCategory = size
    device.turn(window, isUpright: true)
    window.rootViewController = GalleryScreen.player.make()
    window.makeKeyAndVisible()
    var pending: [UIView] = [window]
    var found: UIScrollView?
    while found == nil, let view = pending.popLast() {
      found = view as? UIScrollView
      pending += view.subviews
    }
    let scrollView = try #require(found)
    #expect(scrollView.contentOffset.y == -window.safeAreaInsets.top)
    let cover = try #require(scrollView.subviews.first?.subviews.first?.subviews.first)
    #expect(cover.convert(cover.bounds, to: window).minY >= window.safeAreaInsets.top + 20)
  }
}
