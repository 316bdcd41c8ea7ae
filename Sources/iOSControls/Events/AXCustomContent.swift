import Foundation

/// A piece of information about an element that a screen reader speaks on demand. (Apple, Accessibility,
/// `AXCustomContent`.)
@preconcurrency @MainActor
open class AXCustomContent: NSObject {
  /// Whether the information is also spoken with the element. Raw values match Apple's.
  public enum Importance: UInt, Hashable, Sendable {
    case `default` = 0
    case high
  }

  /// The label of the information, such as "Colour".
  open private(set) var label: String
  /// The information itself, such as "red".
  open private(set) var value: String
  /// Whether a screen reader speaks the information with the element; by default only on demand.
  open var importance = Importance.default

  public init(label: String, value: String) {
    self.label = label
    self.value = value
    super.init()
  }
}

/// An element that has custom content. (Apple, Accessibility, `AXCustomContentProvider`.)
@preconcurrency @MainActor
public protocol AXCustomContentProvider: AnyObject {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
