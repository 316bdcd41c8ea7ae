import Foundation

/// Animates a property that is not a layer's, such as the constant of a constraint or the frame of a window, by calling
/// its setter at each frame of the clock. So everything that depends on the property is correct at every frame.
///
/// Any kind of animation can be used. It runs on an invisible layer, so that its timing, its delegate and the
/// transactions that wait for it work as for all animations.
@MainActor
package final class PropertyStepper {
  /// Sets the property; returns false if the object is gone.
  package typealias Setter = (AnimatableValue) -> Bool

  private let owner: ObjectIdentifier
  private let key: String
  private let end: AnimatableValue
  private let setter: Setter
  private let carrier: CALayer
  /// The property of the carrying layer with the value's kind.
  private let carried: LayerKeyPath

  /// True while a setter is called: its changes are not animated in turn.
  package private(set) static var isStepping = false

  private init?(
    _ owner: AnyObject, _ key: String, from start: AnimatableValue, to end: AnimatableValue,
    _ setter: @escaping Setter
  ) {
    guard let name = Self.carrier(of: start) else { return nil }
    self.owner = ObjectIdentifier(owner)
    self.key = key
    self.end = end
    self.setter = setter
    carried = LayerKeyPath(name)
    carrier = CALayer()
    carrier.name = "\(owner)"
    LayerProperty.named(name, of: carrier)?.write(carrier, end)
  }

  /// A property of all layers for values of a kind; nil for values that cannot be interpolated.
  private static func carrier(of value: AnimatableValue) -> String? {
    switch value {
    case .numbers(_, .scalar): "zPosition"
    case .numbers(_, .point): "position"
    case .numbers(_, .size): "shadowOffset"
    case .numbers(_, .rect): "contentsRect"
    case .color: "borderColor"
    case .transform: "transform"
    case .path, .list, .contents, .fixed: nil
    }
  }

  // MARK: Running

  /// Animates a property of an object from one value to another. A second call for the same property continues from the
  /// current value and ends the first. If the clock runs at once, or the values cannot be interpolated, the last value is
  /// set at once.
  ///
  /// - Parameters:
  ///   - animation: the animation to use; the two given values replace missing ones.
  ///   - key: the property's name, which identifies it in later calls.
  ///   - setter: must not keep the object.
  package static func run(
    _ animation: CAAnimation, _ key: String, of owner: AnyObject, from start: AnimatableValue,
    to end: AnimatableValue, _ setter: @escaping Setter
  ) {
    stop(key, of: owner)
    guard AnimationClock.shared.takesTime,
      let stepper = PropertyStepper(owner, key, from: start, to: end, setter)
    else {
      return perform { _ = setter(end) }
    }
    AnimationClock.shared.add(stepper)
    let animation = animation.copied()
    stepper.carry(animation, from: start, to: end)
    stepper.carrier.add(animation, forKey: key)
    stepper.step()
  }

  /// Stops animating a property; it keeps its current value.
  package static func stop(_ key: String, of owner: AnyObject) {
    let clock = AnimationClock.shared
    for stepper in clock.steppers where stepper.owner == ObjectIdentifier(owner) && stepper.key == key {
      clock.remove(stepper)
      stepper.carrier.removeAllAnimations()
    }
  }

  private func carry(_ animation: CAAnimation, from start: AnimatableValue, to end: AnimatableValue) {
    if let group = animation as? CAAnimationGroup {
      for member in group.animations ?? [] { carry(member, from: start, to: end) }
    }
    guard let property = animation as? CAPropertyAnimation else { return }
    property.keyPath = carried.property
    guard let basic = property as? CABasicAnimation, basic.fromValue == nil, basic.byValue == nil else {
      return
    }
    basic.fromValue = start.any
    if basic.toValue == nil { basic.toValue = end.any }
  }

  // MARK: Steps

  /// Makes a change as part of a step, so that it is not animated in turn.
  package static func perform<Result>(_ change: () -> Result) -> Result {
    let outer = isStepping
    isStepping = true
    defer { isStepping = outer }
    return change()
  }

  /// Whether the animation is over: from then on, only the program sets the property.
  var isOver: Bool { carrier.runningAnimations.allSatisfy(\.hasEnded) }

  /// Sets the value for the clock's current time.
  func step() {
    guard !isOver else { return }
    let value = carrier.shownValues.value(carried) ?? end
    guard !Self.perform({ setter(value) }) else { return }
    AnimationClock.shared.remove(self)
    carrier.removeAllAnimations()
  }

  /// Sets the last value.
  func finish() { _ = Self.perform { setter(end) } }
}
