import Foundation

/// A key or a button that is held down. (Apple, `UIPress`.) Only tests and programs that replay events create one: there is
/// no keyboard.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// Raw values match UIKit's.
  public enum Phase: Int, Hashable, Sendable {
    case began = 0
    case changed, stationary, ended, cancelled
  }

  /// The button of a remote control. Raw values match UIKit's.
  public enum PressType: Int, Hashable, Sendable {
    case upArrow = 0
    case downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown = 31
  }

  open internal(set) var phase = Phase.began
  open internal(set) var type = PressType.select
  /// The force, from 0 to 1.
  open internal(set) var force: CGFloat = 0
  /// The time of the press, in seconds since the system started.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var responder: UIResponder?
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The key of a keyboard; nil for a remote control's button.
  open internal(set) var key: UIKey?

  /// The beginning of a press.
  package init(key: UIKey) {
    self.key = key
    super.init()
  }
}

/// Keys and buttons that are held down together. (Apple, `UIPressesEvent`.)
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  open internal(set) var allPresses: Set<UIPress> = []

  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains(gesture) ?? false }
  }
}

/// A key of a keyboard. (Apple, `UIKey`.)
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters that the key types with the present modifiers.
  open var characters: String { text }
  open var charactersIgnoringModifiers: String { plainText }
  open var modifierFlags: UIKeyModifierFlags { modifiers }
  open var keyCode: UIKeyboardHIDUsage { code }

  private let text: String
  private let plainText: String
  private let modifiers: UIKeyModifierFlags
  private let code: UIKeyboardHIDUsage

  package init(
    _ code: UIKeyboardHIDUsage, characters: String = "", ignoringModifiers: String? = nil,
    modifiers: UIKeyModifierFlags = []
  ) {
    self.code = code
    text = characters
    plainText = ignoringModifiers ?? characters
    self.modifiers = modifiers
    super.init()
  }
}

/// The position of a key on the keyboard, independent of its characters. Raw values come from the USB HID usage tables
/// (keyboard page), as in UIKit.
public enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
  case keyboardErrorRollOver = 1
  case keyboardPOSTFail, keyboardErrorUndefined
  case keyboardA = 4
  case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ,
    keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS,
    keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
  case keyboard1 = 30
  case keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
  case keyboardReturnOrEnter = 40
  case keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar, keyboardHyphen,
    keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash, keyboardNonUSPound,
    keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod,
    keyboardSlash, keyboardCapsLock
  case keyboardF1 = 58
  case keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8, keyboardF9,
    keyboardF10, keyboardF11, keyboardF12
  case keyboardPrintScreen = 70
  case keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome, keyboardPageUp,
    keyboardDeleteForward, keyboardEnd, keyboardPageDown, keyboardRightArrow, keyboardLeftArrow,
    keyboardDownArrow, keyboardUpArrow
  case keypadNumLock = 83
  case keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter, keypad1, keypad2, keypad3, keypad4,
    keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod
  case keyboardLeftControl = 224
  case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl, keyboardRightShift,
    keyboardRightAlt, keyboardRightGUI
}
