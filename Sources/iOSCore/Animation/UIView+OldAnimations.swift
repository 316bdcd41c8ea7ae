import Foundation
import LayerTree

/// Animations between a pair of calls, the API before iOS 4 introduced blocks. (Apple, `UIView`; deprecated there since
/// iOS 13.)
extension UIView {
  /// Animates all changes until the matching ``commitAnimations()``. Pairs of calls can be nested. The arguments have
  /// no effect: there is no delegate.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let settings = AnimationSettings(duration: OldAnimations.duration)
    OldAnimations.open.append(settings)
    AnimationBlock.begin(settings)
  }

  public class func commitAnimations() {
    guard let settings = OldAnimations.open.popLast() else { return }
    AnimationBlock.commitOpen(settings)
  }

  /// Sets the duration in seconds; by default 0.2.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    OldAnimations.set { $0.duration = duration }
  }

  public class func setAnimationDelay(_ delay: TimeInterval) {
    OldAnimations.set { $0.delay = delay.isFinite ? delay : 0 }
  }

  public class func setAnimationCurve(_ curve: AnimationCurve) {
    OldAnimations.set {
      $0.pace = AnimationSettings.pace(AnimationOptions(rawValue: UInt(curve.rawValue) << 16))
    }
  }

  /// Sets the number of repetitions; 0 has the same effect as 1.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    OldAnimations.set { $0.repeatCount = repeatCount }
  }

  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    OldAnimations.set { $0.autoreverses = repeatAutoreverses }
  }

  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    OldAnimations.set { settings in
      if fromCurrentState {
        settings.options.insert(.beginFromCurrentState)
      } else {
        settings.options.remove(.beginFromCurrentState)
      }
    }
  }
}

/// The settings of the open pairs of calls.
@MainActor
private enum OldAnimations {
  /// Apple, `UIView.setAnimationDuration(_:)`.
  static let duration: TimeInterval = 0.2
  static var open: [AnimationSettings] = []

  /// Changes the settings of the innermost open pair; does nothing without one.
  static func set(_ change: (inout AnimationSettings) -> Void) {
    if let last = open.indices.last { change(&open[last]) }
  }
}
