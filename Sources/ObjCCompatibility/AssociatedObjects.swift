import Foundation

/// The way in which an associated value is stored. Raw values are those of Apple's runtime (objc/runtime.h).
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
  /// A weak reference: nil after the last other reference is gone. (Apple's runtime keeps a dangling pointer.)
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// The value that was associated with `object` under `key`, or nil.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationStore.shared.value(of: object as AnyObject, key: key)
}

/// Associates `value` with `object` under `key` for as long as the object lives; nil removes the value.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociationStore.shared.set(value, of: object as AnyObject, key: key, policy: policy)
}

/// A key of associated objects that differs from every other one.
package struct AssociationKey: @unchecked Sendable {
  // Only the address is used; the memory is never read or written. So any thread may use it.
  fileprivate let address = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  package init() {}
}

package func objc_getAssociatedObject(_ object: Any, _ key: AssociationKey) -> Any? {
  objc_getAssociatedObject(object, key.address)
}

package func objc_setAssociatedObject(
  _ object: Any, _ key: AssociationKey, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  objc_setAssociatedObject(object, key.address, value, policy)
}

extension AssociationKey {
  /// The object that another one keeps under the key, made if there is none yet.
  package func value<Value: AnyObject>(of object: Any, orMake make: () -> Value) -> Value {
    if let known = objc_getAssociatedObject(object, self) as? Value { return known }
    let made = make()
    objc_setAssociatedObject(object, self, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}

/// Removes all values from `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationStore.shared.removeAll(of: object as AnyObject)
}

/// Objects that store their associated values themselves, so that the values are released with them.
package protocol AssociationHolder: AnyObject {
  /// Guarded by the store's lock.
  var associations: AssociationTable? { get set }
}

/// One object's associated values by key.
package struct AssociationTable {
  private enum Value {
    case kept(Any)
    case weak(WeakReference)
  }

  private var values: [UnsafeRawPointer: Value] = [:]

  var isEmpty: Bool { values.isEmpty }

  subscript(key: UnsafeRawPointer) -> Any? {
    switch values[key] {
    case .kept(let value): value
    case .weak(let reference): reference.object
    case nil: nil
    }
  }

  mutating func set(_ value: Any?, key: UnsafeRawPointer, policy: objc_AssociationPolicy) {
    values[key] = value.map { value in
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN:
        type(of: value) is AnyClass ? .weak(WeakReference(value as AnyObject)) : .kept(value)
      case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .kept(value)
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
      }
    }
  }
}

/// A reference that does not keep its object.
package final class WeakReference {
  package weak var object: AnyObject?

  package init(_ object: AnyObject) { self.object = object }
}

/// Finds the table of any object. The store contains the tables of objects that do not conform to
/// ``AssociationHolder``; those of deallocated objects are dropped when the store grows.
private final class AssociationStore: @unchecked Sendable {
  static let shared = AssociationStore()

  private struct Entry {
    let owner: WeakReference
    var table: AssociationTable
  }

  private let lock = NSRecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sizeOfNextPurge = AssociationStore.smallestPurge
  private static let smallestPurge = 64

  func value(of object: AnyObject, key: UnsafeRawPointer) -> Any? {
    lock.withLock { table(of: object)?[key] }
  }

  func set(_ value: Any?, of object: AnyObject, key: UnsafeRawPointer, policy: objc_AssociationPolicy) {
    // The old value is released outside the lock: its deinitialiser may call the store again.
    let old = lock.withLock {
      var table = table(of: object) ?? AssociationTable()
      let old = table[key]
      table.set(value, key: key, policy: policy)
      replaceTable(of: object, with: table.isEmpty ? nil : table)
      return old
    }
    withExtendedLifetime(old) {}
  }

  func removeAll(of object: AnyObject) {
    let old = lock.withLock {
      let old = table(of: object)
      replaceTable(of: object, with: nil)
      return old
    }
    withExtendedLifetime(old) {}
  }

  private func table(of object: AnyObject) -> AssociationTable? {
    if let holder = object as? any AssociationHolder { return holder.associations }
    // An identifier may be reused after its object is deallocated: the weak reference detects that.
    guard let entry = entries[ObjectIdentifier(object)], entry.owner.object === object else { return nil }
    return entry.table
  }

  private func replaceTable(of object: AnyObject, with table: AssociationTable?) {
    if let holder = object as? any AssociationHolder {
      holder.associations = table
      return
    }
    entries[ObjectIdentifier(object)] = table.map { Entry(owner: WeakReference(object), table: $0) }
    guard entries.count >= sizeOfNextPurge else { return }
    entries = entries.filter { $0.value.owner.object != nil }
    sizeOfNextPurge = max(Self.smallestPurge, entries.count * 2)
  }
}
