import Foundation
import ObjCCompatibility

/// Lets ``ObjectMaker`` make objects of this module's classes without looking into method tables.
@MainActor
package enum KnownLayerClasses {
  package static let areRegistered: Bool = {
    register(CALayer.init)
    register(CAShapeLayer.init)
    register(CAGradientLayer.init)
    register(CATextLayer.init)
    register(CAReplicatorLayer.init)
    register(CAEmitterLayer.init)
    register(CATransformLayer.init)
    register(CABasicAnimation.init)
    register(CASpringAnimation.init)
    register(CAKeyframeAnimation.init)
    register(CAAnimationGroup.init)
    register(CATransition.init)
    return true
  }()

  private static func register<Object: NSObject>(_ make: @escaping @MainActor () -> Object) {
    ObjectMaker.register(Object.self) { make() }
  }

  /// An object of the class.
  static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    _ = areRegistered
    return ObjectMaker.make(type)
  }
}
