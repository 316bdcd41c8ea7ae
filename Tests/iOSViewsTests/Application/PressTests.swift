import Foundation
import Testing
import iOSViews

/// Keys that are pressed go up the chain of responders until one takes them (Apple, "Handling key presses made on a physical
/// keyboard").
@MainActor
struct PressTests {
  private final class Taker: UIView {
    var codes: [UIKeyboardHIDUsage] = []

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let keys = presses.compactMap(\.key)
      codes += keys.filter { $0.modifierFlags.contains(.shift) }.map(\.keyCode)
      super.pressesBegan(presses, with: event)
    }
  }

  @Test func pressesGoUpTheChain() {
    let taker = Taker()
    let child = UIView()
    taker.addSubview(child)
    let key = UIKey(.keyboardTab, characters: "\t", modifiers: .shift)
    child.pressesBegan([UIPress(key: key)], with: UIPressesEvent())
    #expect(taker.codes == [.keyboardTab])
    #expect(key.charactersIgnoringModifiers == "\t")
    #expect(UIPressesEvent().type == .presses)
  }

  /// USB HID usage tables 1.12, keyboard page.
  @Test func codesAreThoseOfTheStandard() {
    #expect(UIKeyboardHIDUsage.keyboardTab.rawValue == 0x2B)
    #expect(UIKeyboardHIDUsage.keyboardCapsLock.rawValue == 0x39)
    #expect(UIKeyboardHIDUsage.keyboardF12.rawValue == 0x45)
    #expect(UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 0x52)
    #expect(UIKeyboardHIDUsage.keypadPeriod.rawValue == 0x63)
    #expect(UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 0xE7)
  }
}
