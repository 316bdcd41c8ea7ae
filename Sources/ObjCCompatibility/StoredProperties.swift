import AutoLayout
import CInitialisers
import Foundation

/// A stored property of a class, found by its name at run time.
///
/// Objective-C's runtime sets outlets by name. Swift's metadata contains the place and the type of each stored property, so
/// that its value can be written. (Layout: Swift's ABI/TypeMetadata.rst, "Class Metadata" and "Field descriptors".) Writes
/// bypass the property and its observers: `didSet` does not run.
package struct StoredProperty {
  let type: Any.Type
  let isWeak: Bool
  /// Bytes from the start of the object.
  fileprivate let offset: Int

  /// Nil if neither the class nor its superclasses, up to this package's, store a variable with that name.
  package init?(named name: String, in object: AnyObject) {
    var current: AnyClass? = Swift.type(of: object)
    while let type = current, !Self.isOurs(type) {
      if let found = ClassFields(type)?.property(named: name) {
        self = found
        return
      }
      current = _getSuperclass(type)
    }
    return nil
  }

  fileprivate init(type: Any.Type, isWeak: Bool, offset: Int) {
    self.type = type
    self.isWeak = isWeak
    self.offset = offset
  }

  /// Whether a class belongs to this package; its properties must not be written from outside.
  private static func isOurs(_ type: AnyClass) -> Bool { LibraryModules.declare(type) }

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
    return numbers.lazy.compactMap { $0 as? Value }.first
  }
}

/// The fields that one class itself adds.
private struct ClassFields {
  private let metadata: UnsafeRawPointer
  private let description: UnsafeRawPointer
  private let fields: UnsafeRawPointer

  #if canImport(ObjectiveC)
    /// The word of a class's metadata that points to its description.
    private static let descriptionWord = 8
  #else
    private static let descriptionWord = 5
  #endif
  /// Within a class's description, in bytes.
  private static let fieldsOffset = 16
  private static let fieldVectorOffset = 40
  private static let hasResilientSuperclass: UInt32 = 1 << 29
  private static let isGeneric: UInt32 = 1 << 7
  /// Within a list of fields, in bytes.
  private static let countOffset = 12
  private static let firstField = 16
  private static let fieldSize = 12
  private static let isVariable: UInt32 = 2

  init?(_ type: AnyClass) {
    metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let description = metadata.load(
      fromByteOffset: Self.descriptionWord * MemoryLayout<Int>.size, as: UnsafeRawPointer?.self)
    guard let description else { return nil }
    let flags = description.load(as: UInt32.self)
    guard flags & (Self.isGeneric | Self.hasResilientSuperclass) == 0,
      let fields = Self.follow(description + Self.fieldsOffset)
    else { return nil }
    self.description = description
    self.fields = fields
  }

  /// The address that a relative pointer refers to.
  private static func follow(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = place.loadUnaligned(as: Int32.self)
    return distance == 0 ? nil : place + Int(distance)
  }

  func property(named name: String) -> StoredProperty? {
    for index in 0..<Int(fields.load(fromByteOffset: Self.countOffset, as: UInt32.self)) {
      let field = fields + Self.firstField + index * Self.fieldSize
      guard let text = Self.follow(field + 8),
        name == String(cString: text.assumingMemoryBound(to: CChar.self))
      else { continue }
      guard field.load(as: UInt32.self) & Self.isVariable != 0 else { return nil }
      return property(field, at: index)
    }
    return nil
  }

  private func property(_ field: UnsafeRawPointer, at index: Int) -> StoredProperty? {
    guard let name = Self.follow(field + 4) else { return nil }
    let text = name.assumingMemoryBound(to: UInt8.self)
    let length = Self.mangledLength(text)
    guard
      let type = _getTypeByMangledNameInContext(
        text, UInt(length), genericContext: description, genericArguments: nil)
    else { return nil }
    let vector = Int(description.load(fromByteOffset: Self.fieldVectorOffset, as: UInt32.self))
    let offset = metadata.load(
      fromByteOffset: (vector + index) * MemoryLayout<Int>.size, as: Int.self)
    let suffix = length >= 2 ? (text[length - 2], text[length - 1]) : (0, 0)
    let isWeak = suffix == (UInt8(ascii: "X"), UInt8(ascii: "w"))
    return StoredProperty(type: type, isWeak: isWeak, offset: offset)
  }

  /// Mangled names contain addresses after some control characters, and so may contain zeros.
  private static func mangledLength(_ name: UnsafePointer<UInt8>) -> Int {
    var length = 0
    while name[length] != 0 {
      switch name[length] {
      case 0x01...0x17: length += 1 + MemoryLayout<Int32>.size
      case 0x18...0x1F: length += 1 + MemoryLayout<Int>.size
      default: length += 1
      }
    }
    return length
  }
}
