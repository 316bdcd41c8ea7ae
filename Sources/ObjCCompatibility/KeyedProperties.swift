import AutoLayout
import Foundation
import SwiftMetadata

/// An object of this package whose documented properties can be read and set by their names.
@MainActor
package protocol KeyedProperties: AnyObject {
  /// The key paths of properties by their names in Objective-C.
  var keyedProperties: [String: AnyKeyPath] { get }
}

#if !canImport(ObjectiveC)
  /// Key-value coding. (Foundation, `NSKeyValueCoding`.)
  ///
  /// Objective-C finds accessors by their names. Here, a key is that of a documented property that views, bar items or constraints
  /// list, or else a stored property of a program's class. Setting a stored property does not run its observers.
  extension NSObjectProtocol {
    /// The value of a property; nil for nil. A key that does not exist ends the program, as Foundation's exception does.
    public func value(forKey key: String) -> Any? {
      guard let found = PropertyValues.read(key, of: self) else {
        preconditionFailure(
          """
          [<\(type(of: self))> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).
          """)
      }
      return found
    }

    /// The value at the end of a path of keys, whose parts points separate.
    public func value(forKeyPath keyPath: String) -> Any? {
      var object: Any? = self
      for key in keyPath.split(separator: ".") {
        guard let current = object as? any NSObjectProtocol else { return nil }
        object = current.value(forKey: String(key))
      }
      return object
    }

    /// Whether a property of that name can be read.
    package func hasValue(forKey key: String) -> Bool { PropertyValues.read(key, of: self) != nil }
  }
#endif

/// Reads and writes properties by their names.
package enum PropertyValues {
  /// The outer optional is nil if the object has no such property.
  package static func read(_ key: String, of object: Any) -> Any?? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, !LibraryModules.declare(current.subjectType) {
      // A lazy property stores its value under another name.
      let found = current.children.first { $0.label == key || $0.label == "$__lazy_storage_$_\(key)" }
      if let found { return .some(flattened(found.value)) }
      mirror = current.superclassMirror
    }
    if let path = path(key, of: object) { return .some(flattened(object[keyPath: path])) }
    return nil
  }

  /// - Returns: false if the object has no such property, or the value has another type.
  package static func write(_ value: Any?, to key: String, of object: AnyObject) -> Bool {
    if let path = registeredPath(key, of: object) { return write(value, to: path, of: object) }
    if StoredProperty(named: key, in: object)?.set(value, of: object) == true { return true }
    return path(key, of: object).map { write(value, to: $0, of: object) } ?? false
  }

  private static func write(_ value: Any?, to path: AnyKeyPath, of object: AnyObject) -> Bool {
    func assign<Root>(_ root: Root.Type) -> Bool {
      func assign<Value>(_ type: Value.Type) -> Bool {
        guard let path = path as? ReferenceWritableKeyPath<Root, Value>, let owner = object as? Root,
          let converted = StoredProperty.convert(value, to: Value.self), let converted
        else { return false }
        owner[keyPath: path] = converted
        return true
      }
      return _openExistential(Swift.type(of: path).valueType, do: assign)
    }
    return _openExistential(Swift.type(of: path).rootType, do: assign)
  }

  private static func registeredPath(_ key: String, of object: AnyObject) -> AnyKeyPath? {
    onMainThread(with: type(of: object)) { RegisteredProperties.path(key, of: $0) }
  }

  private static func path(_ key: String, of object: Any) -> AnyKeyPath? {
    guard let holder = object as? any KeyedProperties else { return nil }
    return onMainThread(with: holder) { $0.keyedProperties[key] }
  }

  /// Without the optionals around a value.
  private static func flattened(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return flattened(mirror.children.first?.value)
  }
}

/// The properties that programs have registered for classes of documents, by the classes that declare them.
@MainActor
package enum RegisteredProperties {
  private static var known: [ObjectIdentifier: [String: AnyKeyPath]] = [:]

  package static func register(_ properties: [String: AnyKeyPath], of type: AnyClass) {
    known[ObjectIdentifier(type), default: [:]].merge(properties) { $1 }
  }

  /// The key path that the class or the closest superclass has for a name.
  static func path(_ key: String, of type: AnyClass) -> AnyKeyPath? {
    guard !known.isEmpty else { return nil }
    var current: AnyClass? = type
    while let type = current {
      if let path = known[ObjectIdentifier(type)]?[key] { return path }
      current = ClassNames.superclass(of: type)
    }
    return nil
  }
}
