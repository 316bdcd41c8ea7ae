import AutoLayout
import Foundation
import Testing
import iOSViews

@testable import iOSCore

/// Typing into text views and fields by program. (Apple, `UIKeyInput` and `UITextInput`.)
@MainActor
struct TypingTests {
  @Test func typedTextTakesTheSelectionsPlace() {
    let view = UITextView()
    view.text = "one two"
    view.selectedRange = NSRange(location: 4, length: 3)
    view.insertText("three")
    #expect(view.text == "one three")
    #expect(view.selectedRange == NSRange(location: 9, length: 0))
    view.deleteBackward()
    #expect(view.text == "one thre")
    #expect(view.text(in: UITextRange(UITextPosition(offset: 0), UITextPosition(offset: 3))) == "one")
  }

  /// A character of two UTF-16 units goes at once.
  @Test func aWholeCharacterIsDeleted() {
    let view = UITextView()
    view.insertText("a😀")
    view.deleteBackward()
    #expect(view.text == "a")
  }

  @Test func rangesOutsideTheTextAreNoText() {
    let view = UITextView()
    view.text = "abc"
    let outside = UITextRange(UITextPosition(offset: 2), UITextPosition(offset: 9))
    #expect(view.text(in: outside) == nil)
    view.replace(outside, withText: "x")
    #expect(view.text == "abc")
    #expect(view.position(from: view.endOfDocument, offset: 1) == nil)
  }

  /// Fields that notice the delete key override the method; UIKit calls it for the key.
  @Test func theDeleteKeyCanBeOverridden() {
    final class Field: UITextField {
      var deletions = 0
      override func deleteBackward() {
        deletions += 1
        super.deleteBackward()
      }
    }
    let field = Field()
    field.text = "ab"
    (field as any UIKeyInput).deleteBackward()
    #expect(field.deletions == 1 && field.text == "a")
  }

  /// A cursor is as high as its line and stands behind the last character.
  @Test func theCursorStandsInItsLine() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "ab"
    let start = view.caretRect(for: view.beginningOfDocument)
    let end = view.caretRect(for: view.endOfDocument)
    #expect(start.minX == 5 && start.minY == 8)
    #expect(end.minX > start.minX && end.minY == start.minY)
  }

  #if !canImport(ObjectiveC)
    @Test func textsOfNothingCanBeMade() {
      #expect(NSAttributedString().length == 0)
      #expect(NSMutableAttributedString().length == 0)
      #expect(NSTextStorage().length == 0)
    }
  #endif
}
