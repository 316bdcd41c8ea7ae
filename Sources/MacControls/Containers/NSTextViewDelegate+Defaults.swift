import Foundation
import MacWindows

/// AppKit's defaults for methods that are rarely implemented.
extension NSTextViewDelegate {
  public func textView(
    _ textView: NSTextView, willChangeSelectionFromCharacterRange oldSelectedCharRange: NSRange,
    toCharacterRange newSelectedCharRange: NSRange
  ) -> NSRange { newSelectedCharRange }
  public func textView(
    _ textView: NSTextView, willChangeSelectionFromCharacterRanges oldSelectedCharRanges: [NSValue],
    toCharacterRanges newSelectedCharRanges: [NSValue]
  ) -> [NSValue] { newSelectedCharRanges }
  public func textView(
    _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue],
    replacementStrings: [String]?
  ) -> Bool { true }
  public func textView(
    _ textView: NSTextView, shouldChangeTypingAttributes oldTypingAttributes: [String: Any],
    toAttributes newTypingAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any] { newTypingAttributes }
  public func textViewDidChangeTypingAttributes(_ notification: Notification) {}
  public func textView(
    _ textView: NSTextView, willDisplayToolTip tooltip: String, forCharacterAt characterIndex: Int
  ) -> String? { tooltip }
  public func textView(
    _ textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange,
    indexOfSelectedItem index: UnsafeMutablePointer<Int>?
  ) -> [String] { words }
  public func textView(
    _ textView: NSTextView, shouldSetSpellingState value: Int, range affectedCharRange: NSRange
  ) -> Int { value }
  public func textView(_ view: NSTextView, menu: NSMenu, for event: NSEvent, at charIndex: Int) -> NSMenu? {
    menu
  }
}
