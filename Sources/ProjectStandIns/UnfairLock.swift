import Foundation

/// A lock that is one word in memory. (Apple, `os_unfair_lock`.)
public struct os_unfair_lock {
  fileprivate var isLocked = false

  /// A lock that nobody has.
  public init() {}
}

/// The type under its older name.
public typealias os_unfair_lock_s = os_unfair_lock
/// A place of a lock in memory.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Guards the words of all locks; threads that wait for one are woken when any is released.
private let guardian = NSCondition()

/// Waits until the lock is free, and takes it. (Apple, `os_unfair_lock_lock`.)
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
  guardian.lock()
  while lock.pointee.isLocked { guardian.wait() }
  lock.pointee.isLocked = true
  guardian.unlock()
}

/// Takes the lock if it is free.
///
/// - Returns: whether it was taken.
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock>) -> Bool {
  guardian.withLock {
    defer { lock.pointee.isLocked = true }
    return !lock.pointee.isLocked
  }
}

/// Releases the lock.
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
  guardian.withLock {
    lock.pointee.isLocked = false
    guardian.broadcast()
  }
}

/// Adds to a number that several threads use, and returns the sum. (Apple, `libkern/OSAtomic.h`, deprecated.)
@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  guardian.withLock {
    value.pointee &+= amount
    return value.pointee
  }
}
/// Adds 1.
@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(1, value) }
/// Subtracts 1.
@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(-1, value) }
