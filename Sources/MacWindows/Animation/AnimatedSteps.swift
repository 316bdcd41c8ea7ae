import Foundation
import Graphics
import LayerTree

/// Properties that animators change step by step, in the object itself: what layers cannot show.
@MainActor
enum AnimatedSteps {
  /// Leads a property from a value to another by the animation that the object names for it; without one, or in no time,
  /// sets it at once.
  static func run<Object: NSAnimatablePropertyContainer>(
    _ key: NSAnimatablePropertyKey, of object: Object, from start: AnimatableValue, to end: AnimatableValue,
    _ set: @escaping (Object, AnimatableValue) -> Void
  ) {
    guard let animation = AnimatorDefaults.animation(object, key) else {
      PropertyStepper.stop(key, of: object)
      return PropertyStepper.perform { set(object, end) }
    }
    PropertyStepper.run(animation, key, of: object, from: start, to: end) { [weak object] value in
      guard let object else { return false }
      set(object, value)
      return true
    }
  }

  /// A value as a property of a program has it; nil for other types.
  static func value<Value>(_ value: AnimatableValue) -> Value? {
    switch value {
    case .numbers(let numbers, .scalar):
      numbers[0] as? Value ?? CGFloat(numbers[0]) as? Value ?? Float(numbers[0]) as? Value
        ?? Int(exactly: numbers[0].rounded()) as? Value
    case .color(let color?):
      color as? Value
        ?? NSColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha) as? Value
    default: value.any as? Value
    }
  }
}

extension AnimatableValue {
  /// The value of a program's property, by its type; nil for types between whose values there is nothing.
  init?(any: Any) {
    let kinds: [AnimatableValue] = [
      .scalar(0), .point(.zero), .size(.zero), .rect(.zero), .transform(CATransform3DIdentity),
    ]
    if any is any TextColor || any is Color {
      guard let color = AnimatableValue.color(nil).like(any) else { return nil }
      self = color
    } else if !(any is Bool), let value = kinds.lazy.compactMap({ $0.like(any) }).first {
      self = value
    } else {
      return nil
    }
  }
}
