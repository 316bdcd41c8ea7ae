import Foundation

// The settings of accessibility, with the notifications of their changes: all off, and none is posted. (Apple, "Accessibility for
// UIKit".)
extension UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  /// True, as on a new device.
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// True, as on a new device.
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }

  private nonisolated static func name(_ text: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(text)Notification")
  }

  public nonisolated static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
  public nonisolated static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = name(
    "ReduceTransparencyStatusDidChange")
  public nonisolated static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = name(
    "DarkerSystemColorsStatusDidChange")
  public nonisolated static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
  public nonisolated static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
  public nonisolated static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChange")
  public nonisolated static let switchControlStatusDidChangeNotification = name(
    "SwitchControlStatusDidChange")
  public nonisolated static let assistiveTouchStatusDidChangeNotification = name(
    "AssistiveTouchStatusDidChange")
  public nonisolated static let announcementDidFinishNotification = name("AnnouncementDidFinish")
  public nonisolated static let elementFocusedNotification = name("ElementFocused")
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = name(
    "ButtonShapesEnabledStatusDidChange")
  public nonisolated static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChange")
  public nonisolated static let differentiateWithoutColorDidChangeNotification = name(
    "ShouldDifferentiateWithoutColorDidChange")
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = name(
    "PrefersCrossFadeTransitionsStatusDidChange")
  public nonisolated static let videoAutoplayStatusDidChangeNotification = name(
    "VideoAutoplayStatusDidChange")
}
