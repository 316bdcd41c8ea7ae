import Foundation
import ObjCCompatibility

/// Sets properties by name, as documents do with outlets and user-defined runtime attributes.
@MainActor
package enum KeyedValues {
  /// - Returns: false if the object has no property of that name and type.
  package static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {
    (object as? any OutletHolder)?.setOutlet(value, forKey: key) == true
      || PropertyValues.write(value, to: key, of: object)
  }
}

/// An object of the façade with outlets that documents connect.
@MainActor
protocol OutletHolder: AnyObject {
  /// - Returns: false if the object has no outlet of that name.
  func setOutlet(_ value: Any?, forKey key: String) -> Bool
}
