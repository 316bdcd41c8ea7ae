import Foundation
import LayerTree

/// The name of a property that an animator animates: `frame`, `alphaValue`, `constant`.
public typealias NSAnimatablePropertyKey = String

/// An object whose properties can be animated. (Apple, `NSAnimatablePropertyContainer`.)
///
/// On a Mac ``animator()`` returns a proxy that accepts any message. Swift has no such proxies, so here it returns the object
/// itself and marks its changes as animated: inside a group of `NSAnimationContext` all of them until the group ends, outside
/// of groups the next one in this turn of the run loop. So code behaves as on a Mac if it calls `animator()` for each change,
/// or keeps the result while a group is open. Differences:
///
/// * A change that is made directly, after the animator has been used in the same group, animates, too.
/// * An animator that is kept beyond its group, or outside of groups for more than one change, changes at once.
/// * A property that a program's own class declares changes at once, unless it is changed by
///   ``animate(_:key:to:)``, which is not an API of Apple's.
/// * An override of `setFrame(_:display:)` of a window is called once with the last value before it is called for each step.
@preconcurrency @MainActor
public protocol NSAnimatablePropertyContainer: AnyObject {
  /// Represents the object; changes made through it are animated.
  func animator() -> Self
  /// Animations by the names of properties, which take precedence over those of the class.
  var animations: [NSAnimatablePropertyKey: Any] { get set }
  /// The animation of a property: from ``animations``, else that of the class; nil for properties that change
  /// immediately.
  func animation(forKey key: NSAnimatablePropertyKey) -> Any?
  /// The class's default animation of a property. Overrides call super for other names.
  static func defaultAnimation(forKey key: NSAnimatablePropertyKey) -> Any?
}

extension NSAnimatablePropertyContainer {
  /// Changes a property as an animator does, step by step, with the animation from ``animation(forKey:)``. It is for
  /// properties of a program's own classes: numbers, points, sizes, rectangles and colours. This is not an API of
  /// Apple's, whose proxy receives the changes of all properties.
  ///
  /// - Parameters: - property: the property's key path. - key: its name. - value: its final value.
  public func animate<Value>(
    _ property: ReferenceWritableKeyPath<Self, Value>, key: NSAnimatablePropertyKey, to value: Value
  ) {
    guard let start = AnimatableValue(any: self[keyPath: property]), let end = start.like(value) else {
      self[keyPath: property] = value
      return
    }
    AnimatedSteps.run(key, of: self, from: start, to: end) { object, shown in
      // At the end, set the exact value: a colour of the same kind, a number without rounding.
      if let shown = (shown == end ? value : AnimatedSteps.value(shown)) { object[keyPath: property] = shown }
    }
  }
}

extension NSView: NSAnimatablePropertyContainer {}
extension NSWindow: NSAnimatablePropertyContainer {}
extension NSLayoutConstraint: NSAnimatablePropertyContainer {}
extension NSSplitViewItem: NSAnimatablePropertyContainer {}
