import Foundation
import ObjCCompatibility

/// An object whose methods can be called by the names of their selectors. (Not an API of Apple's.)
///
/// Objective-C calls methods by name. Swift on other platforms cannot, so a target of actions, or of a ``CADisplayLink``,
/// maps the names to its methods here:
///
/// ```swift
/// extension AppDelegate: NamedActions {
///   func perform(_ action: Selector, from sender: Any?) -> Bool {
///     guard action == "showSettings:" else { return false }
///     showSettings(sender)
///     return true
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol NamedActions: AnyObject {
  /// Runs the method of that name.
  ///
  /// - Returns: false if the object has none.
  func perform(_ action: Selector, from sender: Any?) -> Bool
}
