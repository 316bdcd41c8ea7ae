import Foundation

/// Leads a property that no layer shows through its values, by calling its setter at each frame of the clock: the constant
/// of a constraint, the frame of a window. So what follows from the property holds at every frame.
///
/// An animation of any kind may lead it. It runs on a layer that nobody sees, so that its times, its delegate and the
/// transactions that wait for it are those of all animations.
@MainActor
package final class PropertyStepper {
  /// Sets the property; false where the object is gone.
  package typealias Setter = (AnimatableValue) -> Bool

  private let owner: ObjectIdentifier
  private let key: String
  private let end: AnimatableValue
  private let setter: Setter
  private let carrier: CALayer
  /// The property of the carrying layer that is of the value's kind.
  private let carried: LayerKeyPath

  /// True while a setter is called: what it changes is not animated in turn.
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

  /// A property of all layers for values of a kind; nil for values between which there is nothing.
  private static func carrier(of value: AnimatableValue) -> String? {
    switch value {
    case .numbers(_, .scalar): "zPosition"
    case .numbers(_, .point): "position"
    case .numbers(_, .size): "shadowOffset"
    case .numbers(_, .rect): "contentsRect"
    case .color: "borderColor"
    case .transform: "transform"
    case .path, .fixed: nil
    }
  }

  // MARK: Running

  /// Leads a property of an object from one value to another. A second call for the same property goes on from the value
  /// that is reached, and ends the first. Where the clock runs at once, and for values without anything between, the last
  /// value is set at once.
  ///
  /// - Parameters:
  ///   - animation: what leads it; values that it lacks are the two given.
  ///   - key: the property's name, by which it is found again.
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

  /// Ends what leads a property; it keeps the value that is reached.
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

  /// Makes a change that is a step: it is not animated in turn.
  package static func perform<Result>(_ change: () -> Result) -> Result {
    let outer = isStepping
    isStepping = true
    defer { isStepping = outer }
    return change()
  }

  /// Whether the animation is over: what the property is then is nobody's but the program's.
  var isOver: Bool { carrier.runningAnimations.allSatisfy(\.hasEnded) }

  /// Sets the value of the clock's time.
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
