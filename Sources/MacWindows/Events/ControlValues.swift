import Foundation

/// Whether a button or an item of a menu is on. `NSControl.StateValue` is this type. Raw values match AppKit's.
public struct NSControlStateValue: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  public static let mixed = NSControlStateValue(rawValue: -1)
  public static let off = NSControlStateValue(rawValue: 0)
  public static let on = NSControlStateValue(rawValue: 1)
}

/// The size of a control. `NSControl.ControlSize` is this type. Raw values match AppKit's.
public enum NSControlSize: UInt, Hashable, Sendable {
  case regular = 0
  case small, mini, large
}

/// Identifies views, columns and similar objects. (Apple, `NSUserInterfaceItemIdentifier`.)
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// An object with an identifier. (Apple, `NSUserInterfaceItemIdentification`.)
@preconcurrency @MainActor
public protocol NSUserInterfaceItemIdentification {
  var identifier: NSUserInterfaceItemIdentifier? { get set }
}

/// An item whose action may be enabled or not. (Apple, `NSValidatedUserInterfaceItem`.)
@preconcurrency @MainActor
public protocol NSValidatedUserInterfaceItem {
  var action: Selector? { get }
  var tag: Int { get }
}

/// An object that validates its actions. (Apple, `NSUserInterfaceValidations`.)
@preconcurrency @MainActor
public protocol NSUserInterfaceValidations {
  func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool
}

/// An object that validates a menu's items. (Apple, `NSMenuItemValidation`.)
@preconcurrency @MainActor
public protocol NSMenuItemValidation {
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}

extension NSFont {
  /// The size of a control's text, in points.
  public class func systemFontSize(for controlSize: NSControlSize) -> CGFloat {
    systemFontSize(forControlSize: controlSize.rawValue)
  }
}
