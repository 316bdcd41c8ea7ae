import AutoLayout
import Foundation

/// A guide that follows something that moves.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// Where the keyboard is. There is none: the guide lies over the bottom of the safe area, as on a device whose keyboard
/// is away. (Apple, `UIKeyboardLayoutGuide`.)
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
  open var keyboardDismissPadding: CGFloat = 0
}
