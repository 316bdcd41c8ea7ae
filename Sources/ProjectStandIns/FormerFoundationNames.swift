import Foundation

// Names of Foundation and AppKit that Swift 4.2 or an earlier version replaced.

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

extension NSMutableString {
  /// Appends a text with values in the places of its format.
  public func appendFormat(_ format: String, _ arguments: any CVarArg...) {
    append(String(format: format, arguments: arguments))
  }
}
