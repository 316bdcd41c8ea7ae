import Foundation
import Graphics
import LayerTree

/// The rotation of a window, or its change of size. Alongside animations run once the new size is set. If the clock
/// animates, the layout of a visible window is animated together with them.
@MainActor
final class WindowTransition: LastingTransition {
  /// The duration in seconds. Apple does not document it; this value is this package's.
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
