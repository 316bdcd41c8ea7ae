import Foundation
import ObjCCompatibility

extension NSResponder: NamedActions {}

/// The values that a program sets on an object for assistive technologies.
@MainActor
final class AccessibilityFacts {
  /// The facts of objects of which nothing was stated; never written.
  static let none = AccessibilityFacts()

  var label: String?
  var title: String?
  var help: String?
  var value: Any?
  var identifier = ""
  var role: NSAccessibility.Role?
  var subrole: NSAccessibility.Subrole?
  var roleDescription: String?
  var isElement: Bool?
  var isHidden = false
  var isEnabled: Bool?
  var children: [Any]?
  var parent: Any?
}

/// Names of assistive technologies. (Apple, `NSAccessibility`.)
public enum NSAccessibility {
  /// Raw values match AppKit's.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let application = Role(rawValue: "AXApplication")
    public static let button = Role(rawValue: "AXButton")
    public static let cell = Role(rawValue: "AXCell")
    public static let checkBox = Role(rawValue: "AXCheckBox")
    public static let group = Role(rawValue: "AXGroup")
    public static let image = Role(rawValue: "AXImage")
    public static let link = Role(rawValue: "AXLink")
    public static let list = Role(rawValue: "AXList")
    public static let menuItem = Role(rawValue: "AXMenuItem")
    public static let popUpButton = Role(rawValue: "AXPopUpButton")
    public static let radioButton = Role(rawValue: "AXRadioButton")
    public static let row = Role(rawValue: "AXRow")
    public static let slider = Role(rawValue: "AXSlider")
    public static let splitter = Role(rawValue: "AXSplitter")
    public static let staticText = Role(rawValue: "AXStaticText")
    public static let tabGroup = Role(rawValue: "AXTabGroup")
    public static let table = Role(rawValue: "AXTable")
    public static let textArea = Role(rawValue: "AXTextArea")
    public static let textField = Role(rawValue: "AXTextField")
    public static let toolbar = Role(rawValue: "AXToolbar")
    public static let unknown = Role(rawValue: "AXUnknown")
    public static let window = Role(rawValue: "AXWindow")
  }

  /// Raw values match AppKit's.
  public struct Subrole: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let dialog = Subrole(rawValue: "AXDialog")
    public static let searchField = Subrole(rawValue: "AXSearchField")
    public static let secureTextField = Subrole(rawValue: "AXSecureTextField")
    public static let standardWindow = Subrole(rawValue: "AXStandardWindow")
    public static let toggle = Subrole(rawValue: "AXToggle")
    public static let unknown = Subrole(rawValue: "AXUnknown")
  }

  /// Raw values match AppKit's.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let announcementRequested = Notification(rawValue: "AXAnnouncementRequested")
    public static let layoutChanged = Notification(rawValue: "AXLayoutChanged")
    public static let valueChanged = Notification(rawValue: "AXValueChanged")
    public static let titleChanged = Notification(rawValue: "AXTitleChanged")
  }

  /// Does nothing: there is no screen reader.
  public static func post(element: Any, notification: Notification) {}
}

/// An element of assistive technologies. (Apple, `NSAccessibilityElement`.)
open class NSAccessibilityElement: NSObject {}

/// An object that is accessible to assistive technologies. (Apple, `NSAccessibilityProtocol`.)
@preconcurrency @MainActor
public protocol NSAccessibilityProtocol: NSObjectProtocol {}
extension NSResponder: NSAccessibilityProtocol {}
