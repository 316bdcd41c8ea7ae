import Foundation

/// The pacing of an animation: a cubic curve from (0, 0) to (1, 1). (Apple, `CAMediaTimingFunction`.)
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  /// The two control points between the ends: x, y, x, y.
  private let points: [Float]

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
  }

  public convenience init(name: CAMediaTimingFunctionName) {
    let p = Self.curves[name] ?? Self.straight
    self.init(controlPoints: p[0], p[1], p[2], p[3])
  }

  /// A point of the curve: 0 and 3 are its ends.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all = [0, 0] + points + [1, 1]
    guard (0...3).contains(idx) else { return }
    ptr[0] = all[idx * 2]
    ptr[1] = all[idx * 2 + 1]
  }

  private static let straight: [Float] = [0, 0, 1, 1]
  /// Apple's documentation of the names gives the curves by these points.
  private static let curves: [CAMediaTimingFunctionName: [Float]] = [
    .linear: straight, .easeIn: [0.42, 0, 1, 1], .easeOut: [0, 0, 0.58, 1],
    .easeInEaseOut: [0.42, 0, 0.58, 1], .default: [0.25, 0.1, 0.25, 1],
  ]
}

/// Raw values are Core Animation's.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The effect of an animation before its beginning and after its end. Raw values are Core Animation's.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The interpolation of values between key frames. Raw values are Core Animation's.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of an object that moves along a path. Raw values are Core Animation's.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The way in which a layer's new content replaces the old one. Raw values are Core Animation's.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction from which new content enters. Raw values are Core Animation's.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key under which layers keep a transition. (Core Animation.)
public let kCATransition = "transition"
/// The key of the action when a layer becomes visible. (Core Animation.)
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action when a layer is removed. (Core Animation.)
public let kCAOnOrderOut = "onOrderOut"

/// A transition from a layer's old content to its new one, such as a cross-dissolve or a push. (Apple,
/// `CATransition`.)
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
  /// Set for a flip like a card's, which exists in UIKit but not in Core Animation.
  package final var flip: TransitionFlip?

  override func take(to copy: CAAnimation) {
    super.take(to: copy)
    guard let copy = copy as? CATransition else { return }
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    copy.flip = flip
  }
}

/// The axis and direction of a flip.
package enum TransitionFlip: Hashable, Sendable {
  /// About the upright axis.
  case horizontal
  case vertical
}

/// The position of contents in a layer of another size. Raw values are Core Animation's.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
