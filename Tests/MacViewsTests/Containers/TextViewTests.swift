import AutoLayout
import Foundation
import MacViews
import Testing

@MainActor
struct TextViewTests {
  private func makeScroll() -> (NSScrollView, NSTextView)? {
    let scroll = NSTextView.scrollableTextView()
    scroll.setFrameSize(NSSize(width: 200, height: 100))
    guard let text = scroll.documentView as? NSTextView else { return nil }
    return (scroll, text)
  }

  /// Apple, "Creating a text view in a scroll view": the view fills what is seen and grows with its text.
  @Test func theViewFillsTheScrollViewAndGrowsWithItsText() throws {
    let (scroll, text) = try #require(makeScroll())
    #expect(text.frame == NSRect(x: 0, y: 0, width: 200, height: 100))
    text.string = Array(repeating: "line", count: 40).joined(separator: "\n")
    #expect(text.frame.width == 200)
    #expect(text.frame.height > 400)
    let tall = text.frame.height
    text.string = "short"
    #expect(text.frame.height == 100)
    // The same at another width and back.
    text.string = Array(repeating: "line", count: 40).joined(separator: "\n")
    scroll.setFrameSize(NSSize(width: 20, height: 30))
    scroll.setFrameSize(NSSize(width: 200, height: 100))
    #expect(text.frame.height == tall)
  }

  /// The storage is the text: changes of either show in the other.
  @Test func storageAndStringAreOneText() throws {
    let text = NSTextView(frame: NSRect(x: 0, y: 0, width: 100, height: 20))
    text.string = "one"
    let storage = try #require(text.textStorage)
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "twenty")
    #expect(text.string == "twenty")
    text.font = .systemFont(ofSize: 20)
    #expect((storage.attribute(.font, at: 0, effectiveRange: nil) as? NSFont)?.pointSize == 20)
    #expect(text.textContainer?.lineFragmentPadding == 5)
  }

  /// Apple, `NSTextViewDelegate`: typing calls the delegate before and after.
  @Test func typingCallsTheDelegate() {
    final class Listener: NSTextViewDelegate {
      var changes = 0
      func textView(
        _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
      ) -> Bool { replacementString != "x" }
      func textDidChange(_ notification: Notification) { changes += 1 }
    }
    let text = NSTextView(frame: NSRect(x: 0, y: 0, width: 100, height: 20))
    let listener = Listener()
    text.delegate = listener
    text.insertText("ab")
    text.insertText("x")
    text.deleteBackward(nil)
    #expect(text.string == "a")
    #expect(listener.changes == 2)
    text.isEditable = false
    text.insertText("b")
    #expect(text.string == "a")
  }
}
