import AutoLayoutTesting
import GalleryScreens
import Testing
import UIKit

@MainActor
@Suite struct GalleryTests {
  /// Telephones and a tablet, upright and turned, in both directions, at the default and the largest text size.
  private static let everywhere = LayoutMatrix(
    devices: [.iPhoneSE, .iPhone15, .iPadPro11], orientations: [.portrait, .landscape],
    directions: [.leftToRight, .rightToLeft], textSizes: [.large, .accessibilityExtraExtraExtraLarge])

  @Test(arguments: GalleryScreen.allCases)
  func screensAreSoundEverywhere(screen: GalleryScreen) {
    expectSoundLayout(
      of: Made(screen.rawValue, controller: { _ in screen.make() }), on: Self.everywhere,
      checks: [.conflicts, .ambiguity])
  }

  @Test(arguments: GalleryScreen.allCases)
  func screensAreFreedWhenTheyAreLetGo(screen: GalleryScreen) {
    weak var controller: UIViewController?
    weak var view: UIView?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      window.rootViewController = screen.make()
      window.makeKeyAndVisible()
      controller = window.rootViewController
      view = controller?.view
      #expect(view?.subviews.isEmpty == false)
    }
    #expect(controller == nil)
    #expect(view == nil)
  }

  /// A screen turned twice, and back from right to left, is laid out as it was: Auto Layout has no memory.
  @Test(arguments: GalleryScreen.allCases)
  func thereAndBackIsTheSame(screen: GalleryScreen) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = screen.make()
    window.makeKeyAndVisible()
    let before = frames(in: window)
    window.frame.size = CGSize(width: 852, height: 393)
    window.layoutIfNeeded()
    window.frame.size = CGSize(width: 393, height: 852)
    window.layoutIfNeeded()
    #expect(frames(in: window) == before)
    window.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    window.traitOverrides.layoutDirection = .leftToRight
    window.layoutIfNeeded()
    #expect(frames(in: window) == before)
  }

  /// The frames of all views in the window's coordinates, each with its class. Cells that a list keeps for reuse are hidden
  /// and left out; the order of the others is theirs, so the lines are sorted.
  private func frames(in window: UIWindow) -> [String] {
    var lines: [String] = []
    var waiting: [UIView] = [window]
    while let view = waiting.popLast() {
      let frame = view.convert(view.bounds, to: nil)
      lines.append("\(type(of: view)) \(frame)")
      waiting += view.subviews.filter { !$0.isHidden }
    }
    return lines.sorted()
  }
}
