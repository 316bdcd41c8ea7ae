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

  /// Sets the property at the end of a path of keys, as user-defined runtime attributes do. (Foundation, `setValue(_:forKeyPath:)`.)
  ///
  /// - Returns: false if an object on the path has no property of that name and type.
  package static func set(_ value: Any?, forKeyPath path: String, of object: AnyObject) -> Bool {
    var keys = path.split(separator: ".").map(String.init)
    var owner = object
    while keys.count > 1 {
      guard let next = PropertyValues.read(keys.removeFirst(), of: owner).flatMap(\.self),
        type(of: next) is AnyObject.Type
      else { return false }
      owner = next as AnyObject
      if let layer = owner as? CALayer {
        // Layers have colours of Core Graphics, so that UIKit's, which documents state, have no effect.
        guard !(value is UIColor) else { return false }
        layer.setValue(value, forKeyPath: keys.joined(separator: "."))
        return true
      }
    }
    guard let last = keys.first else { return false }
    if set(value, forKey: last, of: owner) { return true }
    return insets(value).map { set($0, forKey: last, of: owner) } ?? false
  }

  /// The insets that a rectangle's numbers make. Interface Builder has no type for insets, and key-value coding copies the four
  /// numbers of a rectangle. (Known from public answers; observed in 13 pictures of iOS 14 in one repository.)
  private static func insets(_ value: Any?) -> UIEdgeInsets? {
    (value as? CGRect).map {
      UIEdgeInsets(top: $0.origin.x, left: $0.origin.y, bottom: $0.size.width, right: $0.size.height)
    }
  }
}

/// An object of the façade with outlets that documents connect.
@MainActor
protocol OutletHolder: AnyObject {
  /// - Returns: false if the object has no outlet of that name.
  func setOutlet(_ value: Any?, forKey key: String) -> Bool
}
