import Foundation
import iOSCore

extension UIAccessibility {
  /// A technology that reads or controls the screen. (Apple, `UIAccessibility.AssistiveTechnologyIdentifier`; raw values are
  /// the names of its constants.)
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  /// Nil: no assistive technology is running, so none focuses an element. (Apple,
  /// `UIAccessibility.focusedElement(using:)`.)
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { nil }
}
