import Foundation
import LayerTree

/// The timing of an animation. (Apple, `UITimingCurveProvider`.)
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of curves. Raw values match UIKit's.
public enum UITimingCurveType: Int, Hashable, Sendable {
  case builtin = 0
  case cubic, spring, composed
}

/// The timing of a spring. (Apple, `UISpringTimingParameters`.)
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity, in multiples of the animation's distance per second.
  public let initialVelocity: CGVector
  private let shape: Shape
  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  private enum Shape {
    /// A spring that comes to rest within the animator's duration.
    case damped(ratio: Double)
    /// A spring with its own duration.
    case whole(Spring)
  }

  /// The system's own spring, which moves controllers and keyboards: a mass of 3 with a stiffness of 1,000, critically
  /// damped (WWDC 2016, session 216).
  public override init() {
    initialVelocity = .zero
    shape = .whole(.system)
    super.init()
  }

  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    shape = .whole(Spring(perceptualDuration: duration, bounce: bounce, initialVelocity: velocity.dx))
    super.init()
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    shape = .damped(ratio: ratio)
    super.init()
  }

  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    shape = .whole(
      Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity.dx))
    super.init()
  }

  /// The spring and its duration, for an animator of a duration.
  func spring(in duration: TimeInterval) -> (spring: Spring, duration: TimeInterval) {
    spring(in: duration, velocity: initialVelocity.dx)
  }

  private func spring(
    in duration: TimeInterval, velocity: Double
  ) -> (spring: Spring, duration: TimeInterval) {
    switch shape {
    case .damped(let ratio):
      return (.settling(in: duration, dampingRatio: ratio, initialVelocity: velocity), duration)
    case .whole(let whole):
      let spring = Spring(
        frequency: whole.frequency, dampingRatio: whole.dampingRatio, initialVelocity: velocity)
      return (spring, spring.settlingDuration)
    }
  }

  /// The spring of vertical movement, if its initial velocity differs: only animations of centres have two velocities
  /// (WWDC 2016, session 216).
  func verticalSpring(in duration: TimeInterval) -> (spring: Spring, duration: TimeInterval)? {
    guard initialVelocity.dy != initialVelocity.dx else { return nil }
    return spring(in: duration, velocity: initialVelocity.dy)
  }
}

extension UITimingCurveProvider {
  /// The settings for animations of a duration with this curve.
  func settings(duration: TimeInterval) -> AnimationSettings {
    if let parameters = springTimingParameters {
      let (spring, length) = parameters.spring(in: duration)
      var settings = AnimationSettings(duration: length, pace: .spring(spring))
      guard let vertical = parameters.verticalSpring(in: duration) else { return settings }
      settings.verticalSpring = vertical.spring
      settings.duration = max(length, vertical.duration)
      return settings
    }
    if let cubic = cubicTimingParameters, cubic.timingCurveType == .builtin, cubic.animationCurve == .keyboard
    {
      return AnimationSettings(duration: duration, pace: .spring(.system))
    }
    return AnimationSettings(
      duration: duration,
      pace: .curve(cubicTimingParameters?.function ?? CAMediaTimingFunction(name: .default)))
  }
}

/// The timing of a Bézier curve with two control points. (Apple, `UICubicTimingParameters`.)
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  open private(set) var timingCurveType: UITimingCurveType
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    timingCurveType = .builtin
    controlPoint1 = .zero
    controlPoint2 = CGPoint(x: 1, y: 1)
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .linear
    timingCurveType = .cubic
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  /// The curve that Core Animation has by default (WWDC 2016, session 216).
  public override convenience init() {
    self.init(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1))
  }

  package var function: CAMediaTimingFunction {
    guard timingCurveType == .builtin else {
      return CAMediaTimingFunction(
        controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
        Float(controlPoint2.y))
    }
    let options: [UIView.AnimationCurve: UIView.AnimationOptions] = [
      .easeIn: .curveEaseIn, .easeOut: .curveEaseOut, .linear: .curveLinear,
    ]
    return AnimationSettings.function(options[animationCurve] ?? .curveEaseInOut)
  }
}
