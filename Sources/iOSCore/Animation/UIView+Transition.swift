import Foundation
import Graphics
import LayerTree

/// Transitions from one picture of a view to another. (Apple, `UIView.transition(with:duration:options:…)`.)
///
/// Cross-dissolves mix both pictures. Flips narrow the old one to nothing and widen the new one, without perspective. Curls
/// become cross-dissolves. Without options the change takes effect immediately.
extension UIView {
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let settings = settings(duration, 0, options)
    guard AnimationClock.shared.takesTime, AnimationState.areEnabled, duration > 0,
      let transition = options.transition
    else { return run(settings, { animations?() }, completion) }
    let ending = AnimationEnding(completion)
    transition.duration = duration
    transition.timingFunction = AnimationSettings.function(options)
    transition.repeatCount = settings.repeatCount
    transition.autoreverses = settings.autoreverses
    ending.expect(transition)
    view.layer.add(transition, forKey: nil)
    ending.allAreAdded()
    if options.contains(.allowAnimatedContent) {
      run(settings, { animations?() }, nil)
    } else {
      performWithoutAnimation { animations?() }
    }
  }

  /// Replaces a view by another in its superview, or shows one instead of the other. The transition applies to the
  /// superview, as in UIKit: flips turn the superview.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let swap = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else if let superview = fromView.superview {
        superview.addSubview(toView)
        fromView.removeFromSuperview()
      }
    }
    guard let superview = fromView.superview, AnimationClock.shared.takesTime else {
      swap()
      completion?(true)
      return
    }
    transition(
      with: superview, duration: duration, options: options, animations: swap, completion: completion)
  }
}

extension UIView.AnimationOptions {
  /// The transition's bits. (UIKit's raw values: the bits from the twentieth.)
  private static let transitions: UInt = 0xF << 20

  /// The transition for the options; nil for none.
  @MainActor fileprivate var transition: CATransition? {
    let transition = CATransition()
    switch UIView.AnimationOptions(rawValue: rawValue & Self.transitions) {
    case []: return nil
    case .transitionFlipFromLeft, .transitionFlipFromRight: transition.flip = .horizontal
    case .transitionFlipFromTop, .transitionFlipFromBottom: transition.flip = .vertical
    default: transition.type = .fade
    }
    return transition
  }
}
