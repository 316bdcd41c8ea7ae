import Foundation

/// How an animation runs in time. Animations end at once here, so nothing follows from it.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {}

/// As a spring swings. (Apple, `UISpringTimingParameters`.)
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public let initialVelocity: CGVector

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    super.init()
  }

  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }
}

/// Along a curve with two control points. (Apple, `UICubicTimingParameters`.)
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = .zero
    controlPoint2 = CGPoint(x: 1, y: 1)
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .linear
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }
}

extension UIViewPropertyAnimator {
  public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.init(
      duration: duration, curve: (parameters as? UICubicTimingParameters)?.animationCurve ?? .easeInOut)
  }
}
