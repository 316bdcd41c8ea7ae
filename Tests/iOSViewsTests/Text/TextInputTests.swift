import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

@testable import iOSControls

@MainActor
struct TextInputTests {
  private final class Listener: NSObject, UITextFieldDelegate {
    var heard: [String] = []
    var mayBegin = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }
    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("end") }
  }

  @Test("a field calls its delegate before and after editing")
  func editing() {
    let field = UITextField()
    let listener = Listener()
    field.delegate = listener
    listener.mayBegin = false
    #expect(!field.becomeFirstResponder())
    listener.mayBegin = true
    #expect(field.becomeFirstResponder())
    #expect(field.isEditing)
    #expect(field.resignFirstResponder())
    #expect(listener.heard == ["begin", "end"])
  }

  @Test("side views take space from the text and are subviews while they are shown")
  func sideViews() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    field.leftView = icon
    #expect(icon.superview == nil)
    #expect(field.textRect(forBounds: field.bounds).minX == 0)
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(icon.frame == CGRect(x: 0, y: 8, width: 24, height: 24))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 24, y: 0, width: 176, height: 40))
  }

  @Test("attributed text brings font, colour and spacing; plain text takes its place")
  func attributedLabels() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 9
    let font = UIFont.systemFont(ofSize: 30)
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "one\ntwo", attributes: [.font: font, .foregroundColor: UIColor.red, .paragraphStyle: style])
    #expect(label.text == "one\ntwo")
    #expect(label.font == font)
    #expect(label.textColor == .red)
    let spaced = label.intrinsicContentSize.height
    label.text = "one\ntwo"
    #expect(spaced == label.intrinsicContentSize.height + 9)
  }

  @Test("a text view's padding and lines count in its size")
  func textContainers() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.text = "one\ntwo\nthree"
    let full = view.intrinsicContentSize
    view.textContainer.lineFragmentPadding = 0
    #expect(view.intrinsicContentSize.width == full.width - 10)
    view.textContainer.maximumNumberOfLines = 1
    #expect(view.intrinsicContentSize.height < full.height)
  }
}

/// The cursor of a field, whose letters are 10 × 10 points. (Apple, `UITextInput.caretRect(for:)`.)
@MainActor
struct FieldCaretTests {
  @Test func caretsStandBehindTheText() {
    withTenByTenText {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      field.text = "abc"
      #expect(field.caretRect(for: UITextPosition(offset: 0)) == CGRect(x: 0, y: 5, width: 2, height: 10))
      #expect(field.caretRect(for: UITextPosition(offset: 2)).minX == 20)
      #expect(field.caretRect(for: UITextPosition(offset: 9)).minX == 30)
    }
  }
}
