import Foundation

/// Is notified of the editing of a control's text. (Apple, `NSControlTextEditingDelegate`.)
@preconcurrency @MainActor
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  func controlTextDidBeginEditing(_ obj: Notification)
  func controlTextDidEndEditing(_ obj: Notification)
  func controlTextDidChange(_ obj: Notification)
  /// Never called: typed text is not validated.
  func control(_ control: NSControl, didFailToFormatString string: String, errorDescription error: String?)
    -> Bool
  /// Never called: typed text is not validated.
  func control(
    _ control: NSControl, didFailToValidatePartialString string: String, errorDescription error: String?)
  /// Never called: typed text is not validated.
  func control(_ control: NSControl, isValidObject obj: Any?) -> Bool
  /// Never called: there is no keyboard.
  func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool
  /// Never called: there is no keyboard.
  func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
  /// Never called: there is no keyboard.
  func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
  /// Never called: there is no keyboard.
  func control(
    _ control: NSControl, textView: NSTextView, completions words: [String],
    forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>
  ) -> [String]
}

extension NSControlTextEditingDelegate {
  public func controlTextDidBeginEditing(_ obj: Notification) {}
  public func controlTextDidEndEditing(_ obj: Notification) {}
  public func controlTextDidChange(_ obj: Notification) {}
  public func control(
    _ control: NSControl, didFailToFormatString string: String, errorDescription error: String?
  ) -> Bool { true }
  public func control(
    _ control: NSControl, didFailToValidatePartialString string: String, errorDescription error: String?
  ) {}
  public func control(_ control: NSControl, isValidObject obj: Any?) -> Bool { true }
}

/// The delegate of a text field. (Apple, `NSTextFieldDelegate`.)
@preconcurrency @MainActor
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

extension NSControl {
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "NSControlTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "NSControlTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "NSControlTextDidChangeNotification")
}

/// The kind of text that people type into a field. (Apple, `NSTextContentType`.)
public struct NSTextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let username = NSTextContentType(rawValue: "NSTextContentTypeUsername")
  public static let password = NSTextContentType(rawValue: "NSTextContentTypePassword")
  public static let oneTimeCode = NSTextContentType(rawValue: "NSTextContentTypeOneTimeCode")
}

/// AppKit's defaults for methods that are rarely implemented.
extension NSControlTextEditingDelegate {
  public func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool { true }
  public func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool { true }
  public func control(
    _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
  ) -> Bool { false }
  public func control(
    _ control: NSControl, textView: NSTextView, completions words: [String],
    forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>
  ) -> [String] { words }
}
