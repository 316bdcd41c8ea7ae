import AutoLayout
import Foundation
import Graphics

#if !canImport(ObjectiveC)
  /// Nanoseconds a second, as Dispatch counts them on Apple's systems.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// Nanoseconds a millisecond.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// Microseconds a second.
  public let USEC_PER_SEC: UInt64 = 1_000_000

  /// Runs the block: objects are counted, there is nothing to drain.
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

  /// A direction and a length. (Core Graphics.)
  public struct CGVector: Hashable, Sendable, Codable {
    public var dx: CGFloat
    public var dy: CGFloat

    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    public init() { self.init(dx: 0, dy: 0) }

    public static let zero = CGVector()
  }

  public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
  public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

  extension NSAttributedString {
    /// A text of nothing. Foundation on Linux does not have the initialiser that the class inherits on Apple's systems.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
  }

  extension NotificationCenter {
    /// Does nothing: without Objective-C's runtime no method can be called by name. Observe with a closure instead.
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
    ) {}
  }
#endif

extension CGSize {
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }

  /// The size as a transform stretches and turns it. (Core Graphics, `CGSizeApplyAffineTransform`.)
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension NSCoder {
  /// `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String { NSStringFromRect(rect) }
  public class func string(for size: CGSize) -> String { NSStringFromSize(size) }
  public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }
  /// `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    "{\(insets.top.decimalText), \(insets.left.decimalText), \(insets.bottom.decimalText), \(insets.right.decimalText)}"
  }
}

public func NSStringFromCGRect(_ rect: CGRect) -> String { NSStringFromRect(rect) }
public func NSStringFromCGSize(_ size: CGSize) -> String { NSStringFromSize(size) }
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSStringFromPoint(point) }
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }
