import Foundation

/// A position between two characters of a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The number of UTF-16 code units before it.
  package let offset: Int

  package init(offset: Int) { self.offset = offset }
}

/// A range of text between two positions.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  open private(set) var start: UITextPosition
  open private(set) var end: UITextPosition

  package init(_ start: UITextPosition, _ end: UITextPosition) {
    self.start = start
    self.end = end
  }

  open var isEmpty: Bool { start.offset == end.offset }
}

/// A view that accepts typed characters.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// A view with a text that can be addressed by positions. (Apple, `UITextInput`, except for the parts that concern a
/// cursor on a screen.)
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  /// The text that an input method has not confirmed yet; always nil here.
  var markedTextRange: UITextRange? { get }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

/// Defaults for every text.
extension UITextInput {
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  public var markedTextRange: UITextRange? { nil }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(fromPosition, toPosition)
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
}

/// Computes with the positions of a text.
package struct TextPlaces {
  package let text: String

  package init(text: String) {
    self.text = text
  }

  package var end: Int { text.utf16.count }

  /// Nil for a position outside of the text.
  @MainActor
  package func position(_ offset: Int) -> UITextPosition? {
    (0...end).contains(offset) ? UITextPosition(offset: offset) : nil
  }

  /// Nil for a range that is not in the text.
  @MainActor
  func range(_ range: UITextRange) -> NSRange? {
    let (start, stop) = (range.start.offset, range.end.offset)
    guard start >= 0, start <= stop, stop <= end else { return nil }
    return NSRange(location: start, length: stop - start)
  }

  @MainActor
  package func part(_ range: UITextRange) -> String? {
    self.range(range).map { NSString(string: text).substring(with: $0) }
  }

  @MainActor
  package func replacing(_ range: UITextRange, with new: String) -> String? {
    self.range(range).map { NSString(string: text).replacingCharacters(in: $0, with: new) }
  }
}
