import Foundation
import Graphics

@_exported import typealias LayerTree.CFAbsoluteTime
@_exported import func LayerTree.CFAbsoluteTimeGetCurrent
@_exported import typealias LayerTree.CFTimeInterval

// Names of Core Foundation that Foundation exports on Apple's systems. (Apple, "Core Foundation".)

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

// MARK: - Names that Swift 4.2 replaced

/// A key of an attribute.
public typealias NSAttributedStringKey = NSAttributedString.Key

/// A way in which a loop waits.
public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  public static var commonModes: RunLoop.Mode { .common }
  public static var defaultRunLoopMode: RunLoop.Mode { .default }
  public static var UITrackingRunLoopMode: RunLoop.Mode { RunLoop.Mode(rawValue: "UITrackingRunLoopMode") }
}

extension Data.WritingOptions {
  /// The name of `atomic` before Swift 3.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension String {
  /// The name of a picture, document or scene: `NSImage.Name(rawValue: "a")`. Such names have been strings since Swift 4.2.
  public init(rawValue: String) { self = rawValue }
}
