import Foundation
import ObjCCompatibility

/// An object whose methods can be called by the names of their selectors. (This package's own.)
///
/// Objective-C calls methods by name. Swift off Apple's platforms cannot, so that an object that is the target of actions,
/// or of a ``CADisplayLink``, says here what runs:
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
