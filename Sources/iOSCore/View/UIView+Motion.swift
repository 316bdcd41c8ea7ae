import Foundation

extension UIView {
  public var motionEffects: [UIMotionEffect] {
    get { viewExtras.motionEffects }
    set { writableViewExtras.motionEffects = newValue }
  }

  public func addMotionEffect(_ effect: UIMotionEffect) { writableViewExtras.motionEffects.append(effect) }
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    writableViewExtras.motionEffects.removeAll { $0 === effect }
  }
}
