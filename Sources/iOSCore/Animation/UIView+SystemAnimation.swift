import Foundation
import LayerTree

extension UIView {
  /// An animation that the system brings. Raw values are UIKit's.
  public enum SystemAnimation: UInt, Hashable, Sendable {
    /// Views disappear, and are taken out of their superviews at the end.
    case delete = 0
  }

  /// How long the system's animations run, in seconds. Apple does not say; ours.
  private static let systemAnimationDuration = 0.5

  /// Runs an animation of the system's on views, with others along with it, which get its duration and curve. (Apple,
  /// `perform(_:on:options:animations:completion:)`.) What deletion looks like is not documented: here views fade, with the
  /// spring that controllers move by. They have their opacity back when they are gone.
  ///
  /// - Parameters:
  ///   - animation: what the system does with the views.
  ///   - views: the views.
  ///   - options: as for blocks.
  ///   - parallelAnimations: further changes.
  ///   - completion: called at the end, when the views have left their superviews.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    var settings = settings(systemAnimationDuration, 0, options)
    settings.pace = .spring(.system)
    run(
      settings,
      {
        for view in views { AnimationBlock.note(view, "opacity", .scalar(view.alpha), .scalar(0)) }
        parallelAnimations?()
      }
    ) { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
  }
}
