import Foundation
import Graphics

@_exported import typealias Graphics.CFString
@_exported import typealias LayerTree.CFAbsoluteTime
@_exported import func LayerTree.CFAbsoluteTimeGetCurrent
@_exported import typealias LayerTree.CFTimeInterval

// Names of Core Foundation and C that Foundation exports on Apple's systems. (Apple, "Core Foundation".)

/// Keys of a bundle's information.
public let kCFBundleNameKey: CFString! = "CFBundleName"
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"

/// A count or index.
public typealias CFIndex = Int
/// The index of a search without result.
public let kCFNotFound: CFIndex = -1
/// A text with attributes, which is bridged on Apple's systems.
public typealias CFAttributedString = NSAttributedString
/// An address, which is bridged on Apple's systems.
public typealias CFURL = URL
/// An error, which is bridged on Apple's systems.
public typealias CFError = NSError

/// A part of a list.
public struct CFRange: Hashable, Sendable {
  public var location: CFIndex
  public var length: CFIndex

  /// The empty range at 0.
  public init() { (location, length) = (0, 0) }
  public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}

/// A part of a list.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// The length of a list, which is bridged on Apple's systems.
public func CFArrayGetCount(_ theArray: [some Any]) -> CFIndex { theArray.count }

/// An object that allocates memory. There is one.
public struct CFAllocator: Sendable {}
/// The usual way to allocate memory.
public let kCFAllocatorDefault: CFAllocator! = CFAllocator()

/// The largest and smallest integers, as macros of C.
public let UINT64_MAX = UInt64.max
public let UINT32_MAX = UInt32.max
public let INT64_MAX = Int64.max
public let INT32_MAX = Int32.max

/// A timer, which on Apple's systems is bridged to `Timer`.
public typealias CFRunLoopTimer = Timer

/// A timer that calls a closure at a time, and each `interval` seconds after it unless that is 0.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: UInt,
  _ order: Int,
  _ block: (@Sendable (CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  Timer(fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0) {
    block?($0)
  }
}

/// A loop of events, which on Apple's systems is bridged to `RunLoop`.
public typealias CFRunLoop = RunLoop

/// The loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
/// The loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }
/// Lets a loop that waits go through its sources again.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl.perform {} }

extension ProcessInfo {
  /// Whether an app of iOS runs on a Mac. It does not.
  public var isMacCatalystApp: Bool { false }
  /// Whether an app of iOS runs on a Mac. It does not.
  public var isiOSAppOnMac: Bool { false }
}

/// A mode of a loop of events, which on Apple's systems is bridged to `RunLoop.Mode`.
public typealias CFRunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  /// The default mode by its name in Core Foundation.
  public static var defaultMode: RunLoop.Mode { .default }
}

/// The reason for which a loop of events returned. Raw values match Core Foundation's.
public enum CFRunLoopRunResult: Int32, Hashable, Sendable {
  case finished = 1
  case stopped, timedOut, handledSource
}

/// Runs the current thread's loop for a time in seconds, or until its first source if `returnAfterSourceHandled`.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  let end = Date(timeIntervalSinceNow: seconds)
  guard returnAfterSourceHandled else {
    _ = RunLoop.current.run(mode: mode, before: Date())
    while Date() < end, RunLoop.current.run(mode: mode, before: end) {}
    Thread.sleep(until: end)
    return .timedOut
  }
  return RunLoop.current.run(mode: mode, before: end) ? .handledSource : .finished
}

/// Nanoseconds of the system's clock, as `mach_timebase_info` says.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// The length of a tick of `mach_absolute_time` in nanoseconds, as a fraction: 1.
public struct mach_timebase_info: Sendable {
  /// The numerator.
  public var numer: UInt32
  /// The denominator.
  public var denom: UInt32

  /// An unset length.
  public init() { (numer, denom) = (0, 0) }
  /// A length in nanoseconds.
  public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }

  /// Sets the length of a tick, as the function of C that has the type's name.
  @discardableResult
  public init(_ info: inout mach_timebase_info) {
    (numer, denom) = (1, 1)
    info = self
  }
}
/// The name of the type in C.
public typealias mach_timebase_info_data_t = mach_timebase_info
