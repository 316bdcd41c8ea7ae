import Foundation

/// Positions in the text of a text view. (Apple, `UITextInput`, except for the parts that concern a cursor on a
/// screen.)
extension UITextView: UITextInput {
  public var endOfDocument: UITextPosition { UITextPosition(offset: places.end) }

  private var places: TextPlaces { TextPlaces(text: text ?? "") }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    places.position(position.offset + offset)
  }

  /// Nil for a range that is not in the text.
  public func text(in range: UITextRange) -> String? { places.part(range) }

  public func replace(_ range: UITextRange, withText text: String) {
    if let new = places.replacing(range, with: text) { self.text = new }
  }

  public var selectedTextRange: UITextRange? {
    get {
      UITextRange(
        UITextPosition(offset: selectedRange.location),
        UITextPosition(offset: selectedRange.location + selectedRange.length))
    }
    set {
      guard let range = newValue else { return }
      selectedRange = NSRange(
        location: range.start.offset, length: max(0, range.end.offset - range.start.offset))
    }
  }

  /// The rectangle of the cursor at a position of the text, in the view's coordinates.
  public func caretRect(for position: UITextPosition) -> CGRect {
    let length = (text ?? "").utf16.count
    let line = shownFont.lineHeight
    guard length > 0 else {
      return CGRect(
        x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top,
        width: Self.caretWidth, height: line)
    }
    let isAtEnd = position.offset >= length
    let character = NSRange(location: isAtEnd ? length - 1 : max(0, position.offset), length: 1)
    let glyphs = layoutManager.glyphRange(forCharacterRange: character, actualCharacterRange: nil)
    let box = layoutManager.boundingRect(forGlyphRange: glyphs, in: textContainer)
      .offsetBy(dx: textContainerInset.left, dy: textContainerInset.top)
    return CGRect(x: isAtEnd ? box.maxX : box.minX, y: box.minY, width: Self.caretWidth, height: box.height)
  }

  /// The width of UIKit's cursor, in points.
  private static let caretWidth: CGFloat = 2
}
