import Foundation

#if !canImport(ObjectiveC)
  /// Nanoseconds per second, a constant of Dispatch on Apple's systems.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// Nanoseconds per millisecond.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// Microseconds per second.
  public let USEC_PER_SEC: UInt64 = 1_000_000

  /// Runs the block: objects are reference-counted, so there is no pool to drain.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

  extension CGRect {
    /// Core Graphics' text: `(x, y, width, height)`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
  }

  extension CGPoint {
    public var debugDescription: String { "(\(x), \(y))" }
  }

  extension CGSize {
    public var debugDescription: String { "(\(width), \(height))" }
  }

  extension NSObject {
    /// The class itself, which Objective-C's runtime answers when the message is sent to a class.
    public class func classForCoder() -> AnyClass { self }
  }

  extension NSMutableDictionary {
    /// Sets the value of a key, or removes it for nil: key-value coding on Apple's systems.
    public func setValue(_ value: Any?, forKey key: String) {
      if let value {
        setObject(value, forKey: key as NSString)
      } else {
        removeObject(forKey: key as NSString)
      }
    }
  }

  extension UserDefaults {
    /// The same as `set(_:forKey:)`: key-value coding on Apple's systems.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  }

  extension NSAttributedString {
    /// An empty text. Foundation on Linux lacks the initialiser that the class inherits on Apple's systems.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
  }
#endif
