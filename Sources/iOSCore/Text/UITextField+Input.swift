import Foundation

extension UITextField: UITextInput {
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
}
