import Foundation
import LayerTree

extension UIView {
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard isAnimating else { return run(settings(duration), animations, completion) }
    let bits = UIView.AnimationOptions(rawValue: options.rawValue)
    let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
    let mode = Int((options.rawValue >> 10) & 0x7)
    KeyframeBlock.run(
      settings(duration, delay, bits), modes.indices.contains(mode) ? modes[mode] : .linear, animations,
      completion: completion)
  }

  /// Adds a frame to the animation that ``animateKeyframes(withDuration:delay:options:animations:completion:)`` makes. Start
  /// and duration are fractions of its duration. If animations complete at once, the last frame that sets a value wins.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = KeyframeBlock.open.last else { return animations() }
    block.addFrame(start: frameStartTime, length: frameDuration, animations)
  }
}
