import GalleryScreens
import Testing
import UIKit

/// Checks that a screen that nobody holds is freed: window, controllers and every view.
@MainActor
struct GalleryReleaseTests {
  private struct Held {
    let name: String
    weak var object: AnyObject?
  }

  /// Shows the screen, uses it a little and lets go of it.
  private func show(_ screen: GalleryScreen) -> [Held] {
    let controller = screen.make()
    let window = Device.iPhone15.window(showing: controller)
    Device.iPhone15.turn(window, isUpright: false)
    window.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    var held = [Held(name: "window", object: window)]
    held += ([controller] + controller.children).map { Held(name: "\(type(of: $0))", object: $0) }
    var pending = window.subviews
    while let view = pending.popLast() {
      held.append(Held(name: "\(type(of: view))", object: view))
      pending.append(contentsOf: view.subviews)
    }
    window.isHidden = true
    window.rootViewController = nil
    return held
  }

  @Test(arguments: GalleryScreen.allCases)
  func everythingIsFreed(_ screen: GalleryScreen) {
    let held = show(screen)
    #expect(held.count > 10)
    #expect(held.filter { $0.object != nil }.map(\.name) == [])
  }
}
