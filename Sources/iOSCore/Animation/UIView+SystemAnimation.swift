import Foundation
import LayerTree

extension UIView {
  /// A predefined animation of the system. Raw values match UIKit's.
  public enum SystemAnimation: UInt, Hashable, Sendable {
    /// The views disappear, and are removed from their superviews at the end.
    case delete = 0
  }

  /// The duration of the system's animations, in seconds. Apple does not document it; this value is this
  /// package's.
  private static let systemAnimationDuration = 0.5

  /// Runs an animation of the system's on views, with others along with it, which get its duration and curve. (Apple,
  /// `perform(_:on:options:animations:completion:)`.) The look of a deletion is not documented: here views fade out, with
  /// the spring of controller transitions. Their opacity is restored after their removal.
  ///
  /// - Parameters: - animation: the system's animation. - views: the views. - options: as for blocks. - parallelAnimations:
  ///   further changes. - completion: called at the end, when the views have left their superviews.
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
