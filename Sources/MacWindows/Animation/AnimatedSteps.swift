import Foundation
import Graphics
import LayerTree

/// Properties that animators change step by step in the object itself, because layers cannot show them.
@MainActor
enum AnimatedSteps {
  /// Animates a property from one value to another with the object's animation for it; without an animation or duration,
  /// sets it immediately.
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

  /// Converts a value to the type of a program's property; nil for other types.
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
  /// The value of a program's property, by its type; nil for types that cannot be interpolated.
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
