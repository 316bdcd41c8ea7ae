import AutoLayout
import CSwiftMetadata
import Foundation

/// A stored property of a class, found by its name at run time.
///
/// Objective-C's runtime sets outlets by name. Swift's metadata contains the place and the type of each stored property, so
/// that its value can be written. Writes bypass the property and its observers: `didSet` does not run.
///
/// A place is used only if ``MetadataProbe`` has proven the layout, and if Swift's own reflection reads the same value from the
/// same object.
package struct StoredProperty {
  private let type: Any.Type
  private let isWeak: Bool
  /// Bytes from the start of the object.
  private let offset: Int

  /// Nil if neither the class nor its superclasses, up to this package's, store a variable with that name, and if its place
  /// is not proven.
  package init?(named name: String, in object: AnyObject) {
    guard MetadataProbe.knowsFields else { return nil }
    var current: AnyClass? = Swift.type(of: object)
    while let type = current, !LibraryModules.declare(type) {
      if let found = Self(named: name, declaredBy: type, in: object) {
        self = found
        return
      }
      current = ClassNames.superclass(of: type)
    }
    return nil
  }

  /// Nil if the class itself, which is one of the object's, does not declare such a variable, and if its place is not proven.
  init?(named name: String, declaredBy type: AnyClass, in object: AnyObject, layout: ClassLayout = .expected)
  {
    guard let metadata = ClassMetadata(type, layout: layout),
      let field = metadata.fields?.first(where: { $0.name == name }), field.isVariable,
      let offset = metadata.offset(of: field), let found = metadata.type(of: field),
      offset + size(of: found.type) <= metadata.instanceSize
    else { return nil }
    self.init(type: found.type, isWeak: found.isWeak, offset: offset)
    guard isProven(by: ReflectedFields(of: type, in: object), field) else { return nil }
  }

  init(type: Any.Type, isWeak: Bool, offset: Int) {
    self.type = type
    self.isWeak = isWeak
    self.offset = offset
  }

  // MARK: Setting

  /// - Returns: false if the value has another type.
  package func set(_ value: Any?, of object: AnyObject) -> Bool {
    let address = Unmanaged.passUnretained(object).toOpaque() + offset
    func store<Value>(_ type: Value.Type) -> Bool {
      guard let converted = Self.convert(value, to: type) else { return false }
      if isWeak {
        weak_assign(address, converted.flatMap(Self.object).map { Unmanaged.passUnretained($0).toOpaque() })
      } else if let converted {
        address.assumingMemoryBound(to: Value.self).pointee = converted
      }
      return true
    }
    return _openExistential(type, do: store)
  }

  private static func object<Value>(_ value: Value) -> AnyObject? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.map { $0.value as AnyObject } }
    return value as AnyObject
  }

  /// The outer optional is nil if the value does not fit.
  package static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value?? {
    guard let value else { return Optional<Any>.none as Any as? Value }
    if let fitting = value as? Value { return fitting }
    guard let number = value as? Double else { return nil }
    let numbers: [Any] = [CGFloat(number), Float(number), Int(exactly: number.rounded()) ?? 0]
    if let fitting = numbers.lazy.compactMap({ $0 as? Value }).first { return fitting }
    guard let type = Value.self as? any RawRepresentable.Type else { return nil }
    return enumerated(number, as: type) as? Value
  }

  /// The case of an enumeration with a raw value, as documents state `textAlignment`.
  private static func enumerated<Case: RawRepresentable>(_ number: Double, as type: Case.Type) -> Case? {
    (Int(exactly: number) as? Case.RawValue).flatMap(Case.init(rawValue:))
  }
}

// MARK: Proof

extension StoredProperty {
  /// Whether reflection sees a field of the same name and type in the same position, with the value that is at the offset.
  private func isProven(by fields: ReflectedFields, _ field: ClassMetadata.Field) -> Bool {
    guard let all = fields.all else { return fields.isCustom }
    guard all.indices.contains(field.index), all[field.index].label == field.name else { return false }
    return isWeak || hasValue(all[field.index].value, in: fields.object)
  }

  func hasValue(_ value: Any, in object: AnyObject) -> Bool {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset
    func compare<Value>(_ type: Value.Type) -> Bool {
      guard Int(bitPattern: address) % MemoryLayout<Value>.alignment == 0, let value = value as? Value else {
        return false
      }
      // Outlets are references, which are one word. Larger values may contain bytes that mean nothing.
      guard MemoryLayout<Value>.size == MemoryLayout<Int>.size else { return true }
      return withUnsafeBytes(of: value) { $0.load(as: Int.self) == address.load(as: Int.self) }
    }
    return _openExistential(type, do: compare)
  }
}

private func size(of type: Any.Type) -> Int {
  func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
  return _openExistential(type, do: size)
}

/// The fields of one class of an object as Swift's own reflection reads them, with the code of the runtime's version.
private struct ReflectedFields {
  let object: AnyObject
  /// Whether the object describes itself, so that reflection does not read its fields.
  let isCustom: Bool
  /// Nil if the object describes itself, or if the class is not one of the object's.
  let all: [Mirror.Child]?

  init(of type: AnyClass, in object: AnyObject) {
    self.object = object
    isCustom = object is any CustomReflectable
    var mirror = isCustom ? nil : Mirror(reflecting: object)
    while let current = mirror, current.subjectType != type { mirror = current.superclassMirror }
    all = mirror.map { Array($0.children) }
  }
}
