import Foundation

/// The role and state of an element for assistive technologies. Bits are UIKit's.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
}

/// Whether readers ask for less motion and the like: nobody does here.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// A notification to a screen reader.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static func post(notification: Notification, argument: Any?) {}
}

extension UIView {
  /// The traits of views of the class for assistive technologies, unless the program sets others.
  ///
  /// Standard controls are elements, other views are not (Apple, `isAccessibilityElement`); the traits are those that the
  /// pages of `UIAccessibilityTraits` name for each.
  var standardAccessibility: (isElement: Bool, traits: UIAccessibilityTraits) {
    switch self {
    case is UILabel: (true, .staticText)
    case is UISwitch: (true, .button)
    case let button as UIButton: (true, button.stateTraits.union(.button))
    case let slider as UISlider: (true, slider.stateTraits.union(.adjustable))
    case let pages as UIPageControl: (true, pages.stateTraits.union(.adjustable))
    case is UISearchTextField: (true, .searchField)
    case is UITextField, is UITextView: (true, .none)
    case is UIProgressView: (true, .updatesFrequently)
    case is UIImageView: (false, .image)
    case is UITabBar: (false, .tabBar)
    default: (false, .none)
    }
  }
}

extension UIControl {
  /// The traits that the control's state adds.
  fileprivate var stateTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}
