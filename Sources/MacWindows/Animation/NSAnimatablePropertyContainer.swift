import Foundation
import LayerTree

/// The name of a property that an animator animates: `frame`, `alphaValue`, `constant`.
public typealias NSAnimatablePropertyKey = String

/// An object whose properties can be animated. (Apple, `NSAnimatablePropertyContainer`.)
///
/// On a Mac ``animator()`` returns a proxy, to which any message can be sent. Swift has no such thing, so here it returns the
/// object itself, and notes that its changes animate: inside a group of `NSAnimationContext` all of them until the group ends,
/// outside of groups the next one of this turn of the run loop. So code that calls `animator()` for each change, and code that
/// keeps it while a group is open, does what it does on a Mac. What differs:
///
/// * A change that is made directly, after the animator has been used in the same group, animates, too.
/// * An animator that is kept beyond its group, or outside of groups for more than one change, changes at once.
/// * A property that a program's own class declares changes at once, unless it is changed by
///   ``animate(_:key:to:)``, which is not an API of Apple's.
/// * An override of `setFrame(_:display:)` of a window is called once with the last value before it is called for each step.
@preconcurrency @MainActor
public protocol NSAnimatablePropertyContainer: AnyObject {
  /// Stands for the object; what is set through it animates.
  func animator() -> Self
  /// Animations by the names of properties, which go before those of the class.
  var animations: [NSAnimatablePropertyKey: Any] { get set }
  /// The animation of a property: of ``animations``, else that of the class; nil for properties that change at once.
  func animation(forKey key: NSAnimatablePropertyKey) -> Any?
  /// The animation of a property that no object says otherwise of. Overrides call super for names that they do not know.
  static func defaultAnimation(forKey key: NSAnimatablePropertyKey) -> Any?
}

extension NSAnimatablePropertyContainer {
  /// Changes a property as an animator does, step by step, by the animation that ``animation(forKey:)`` names. For
  /// properties of a program's own classes: numbers, points, sizes, rectangles and colours. No API of Apple's, whose
  /// proxy is notified of every property.
  ///
  /// - Parameters:
  ///   - property: where it is kept.
  ///   - key: its name.
  ///   - value: its last value.
  public func animate<Value>(
    _ property: ReferenceWritableKeyPath<Self, Value>, key: NSAnimatablePropertyKey, to value: Value
  ) {
    guard let start = AnimatableValue(any: self[keyPath: property]), let end = start.like(value) else {
      self[keyPath: property] = value
      return
    }
    AnimatedSteps.run(key, of: self, from: start, to: end) { object, shown in
      // The very end is the value itself: a colour of its own kind, a number without rounding.
      if let shown = (shown == end ? value : AnimatedSteps.value(shown)) { object[keyPath: property] = shown }
    }
  }
}

extension NSView: NSAnimatablePropertyContainer {}
extension NSWindow: NSAnimatablePropertyContainer {}
extension NSLayoutConstraint: NSAnimatablePropertyContainer {}
extension NSSplitViewItem: NSAnimatablePropertyContainer {}
