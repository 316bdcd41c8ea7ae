import Foundation
import Graphics
import LayerTree

/// The turn of a window, or its change of size. What goes along runs once the new size is set. Where the clock takes time, a
/// window that is shown is led to its new layout, and what goes along is animated with it.
@MainActor
final class WindowTransition: LastingTransition {
  /// In seconds. Apple does not say; ours.
  private static let duration: TimeInterval = 0.3

  init(in window: UIWindow) {
    let lasts =
      AnimationClock.shared.takesTime && AnimationState.areEnabled && !window.isHidden
      && !window.bounds.isEmpty
    super.init(AnimationSettings(duration: Self.duration), in: window, isAnimated: lasts, laysOut: true)
  }

  override func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    (containerView as? UIWindow)?.rootViewController
  }
}
