import Foundation

/// A place between two characters of a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// How many UTF-16 units lie before it.
  let offset: Int

  init(offset: Int) { self.offset = offset }
}

/// A part of a text between two places.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  open private(set) var start: UITextPosition
  open private(set) var end: UITextPosition

  init(_ start: UITextPosition, _ end: UITextPosition) {
    self.start = start
    self.end = end
  }

  open var isEmpty: Bool { start.offset == end.offset }
}

/// A view that characters are typed into.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// Places in the text of a field. (Apple, `UITextInput`, as far as a field without a cursor on a screen has it.)
extension UITextField: UIKeyInput {
  public var hasText: Bool { !(text ?? "").isEmpty }

  public func insertText(_ text: String) {
    self.text = (self.text ?? "") + text
    sendActions(for: .editingChanged)
  }

  public func deleteBackward() {
    guard hasText else { return }
    text?.removeLast()
    sendActions(for: .editingChanged)
  }

  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  public var endOfDocument: UITextPosition { UITextPosition(offset: (text ?? "").utf16.count) }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...endOfDocument.offset).contains(place) ? UITextPosition(offset: place) : nil
  }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(fromPosition, toPosition)
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
}
