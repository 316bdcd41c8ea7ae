import Foundation

/// An integer of the machine's word. (Apple, `NSInteger`.)
public typealias NSInteger = Int
/// An unsigned integer of the machine's word. (Apple, `NSUInteger`.)
public typealias NSUInteger = UInt

/// The largest finite value, a constant of C's `math.h` on Apple's systems. Animations repeat so often without an end.
public let HUGE = Float.greatestFiniteMagnitude

/// A method of Objective-C. No class here has any.
public typealias Method = OpaquePointer
/// The code of a method of Objective-C.
public typealias IMP = OpaquePointer

/// A property of Objective-C. No class here has any.
public typealias objc_property_t = OpaquePointer

/// Nil, because no class here has properties of Objective-C. (Apple, `class_copyPropertyList(_:_:)`.)
public func class_copyPropertyList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?)
  -> UnsafeMutablePointer<objc_property_t>?
{
  outCount?.pointee = 0
  return nil
}
/// An empty name. (Apple, `property_getName(_:)`.)
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> {
  let name: StaticString = ""
  return UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// Nil, because no class here has methods of Objective-C. (Apple, `class_getInstanceMethod(_:_:)`.)
public func class_getInstanceMethod<Name>(_ cls: AnyClass?, _ name: Name) -> Method? { nil }
/// Nil, because no class here has methods of Objective-C. (Apple, `class_getClassMethod(_:_:)`.)
public func class_getClassMethod<Name>(_ cls: AnyClass?, _ name: Name) -> Method? { nil }
/// Does nothing, because there are no methods to exchange. (Apple, `method_exchangeImplementations(_:_:)`.)
public func method_exchangeImplementations(_ first: Method, _ second: Method) {}

/// Nil: there are no methods to look up. (Apple, `class_getMethodImplementation(_:_:)`.)
public func class_getMethodImplementation<Name>(_ cls: AnyClass?, _ name: Name) -> IMP? { nil }
/// False: no method is added. (Apple, `class_addMethod(_:_:_:_:)`.)
@discardableResult
public func class_addMethod<Name>(_ cls: AnyClass?, _ name: Name, _ imp: IMP?, _ types: UnsafePointer<CChar>?)
  -> Bool
{
  false
}
/// Nil: no method is replaced. (Apple, `class_replaceMethod(_:_:_:_:)`.)
@discardableResult
public func class_replaceMethod<Name>(
  _ cls: AnyClass?, _ name: Name, _ imp: IMP?, _ types: UnsafePointer<CChar>?
) -> IMP? {
  nil
}
/// Never called: there is no method to pass. (Apple, `method_getImplementation(_:)`.)
public func method_getImplementation(_ m: Method) -> IMP { m }
/// Never called: there is no method to pass. (Apple, `method_getTypeEncoding(_:)`.)
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
/// Never called: there is no method to pass. (Apple, `method_setImplementation(_:_:)`.)
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }
/// The place of the block; it cannot be called as a method. (Apple, `imp_implementationWithBlock(_:)`.)
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  OpaquePointer(Unmanaged.passUnretained(block as AnyObject).toOpaque())
}
/// The class of an object. (Apple, `object_getClass(_:)`.)
public func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }

/// The locks of `objc_sync_enter(_:)`.
private final class ObjectLocks: @unchecked Sendable {
  static let shared = ObjectLocks()
  private let access = NSLock()
  private var locks: [ObjectIdentifier: (lock: NSRecursiveLock, users: Int)] = [:]

  func enter(_ object: AnyObject) {
    let key = ObjectIdentifier(object)
    access.lock()
    var entry = locks[key] ?? (NSRecursiveLock(), 0)
    entry.users += 1
    locks[key] = entry
    access.unlock()
    entry.lock.lock()
  }

  func exit(_ object: AnyObject) -> Bool {
    let key = ObjectIdentifier(object)
    access.lock()
    defer { access.unlock() }
    guard var entry = locks[key] else { return false }
    entry.users -= 1
    locks[key] = entry.users == 0 ? nil : entry
    entry.lock.unlock()
    return true
  }
}

/// Locks an object for other threads until a call of `objc_sync_exit(_:)`. (Apple, `objc_sync_enter(_:)`.)
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.shared.enter(object as AnyObject)
  return 0
}

/// Unlocks an object. (Apple, `objc_sync_exit(_:)`.)
///
/// - Returns: -1 if the object is not locked.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 { ObjectLocks.shared.exit(object as AnyObject) ? 0 : -1 }
