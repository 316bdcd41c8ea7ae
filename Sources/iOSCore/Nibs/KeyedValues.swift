import Foundation
import ObjCCompatibility

/// Sets properties by name, as documents do with outlets and user-defined runtime attributes.
@MainActor
package enum KeyedValues {
  /// - Returns: false if the object has no property of that name and type.
  package static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {
    setBuiltIn(value, key, object) || PropertyValues.write(value, to: key, of: object)
  }

  /// Sets the outlets of the façade's classes.
  private static func setBuiltIn(_ value: Any?, _ key: String, _ object: AnyObject) -> Bool {
    if let recogniser = object as? UIGestureRecognizer, key == "delegate" {
      recogniser.delegate = value as? any UIGestureRecognizerDelegate
      return true
    }
    return (object as? UIResponder)?.setOutlet(value, forKey: key) == true
  }
}

#if !canImport(ObjectiveC)
  extension UIResponder {
    /// Traps with Apple's message for a property that a class does not have.
    func failForUndefinedKey(_ key: String) -> Never {
      preconditionFailure(
        """
        [<\(type(of: self))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \
        \(key). A stored property of that name, of a type that the value fits, would do.
        """)
    }
  }
#endif
