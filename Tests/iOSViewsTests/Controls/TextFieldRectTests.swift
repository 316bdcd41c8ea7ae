import AutoLayout
import Foundation
import Testing
import iOSViews

@testable import iOSCore

/// The rectangles of text fields. Apple: `textRect(forBounds:)`, `editingRect(forBounds:)` and `placeholderRect(forBounds:)`
/// are overridden one by one; a placeholder without an override is where the text is.
@MainActor
struct TextFieldRectTests {
  private final class Padded: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
    }
    override func editingRect(forBounds bounds: CGRect) -> CGRect {
      super.editingRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
    }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
      super.placeholderRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
    }
  }

  private let bounds = CGRect(x: 0, y: 0, width: 200, height: 30)

  /// A button that was given no frame, such as the eye beside a password, is as large as its content: three characters of ten
  /// points.
  @Test func sideViewsWithoutAFrameAreMeasured() {
    withTenByTenText {
      let (field, label) = (UITextField(frame: bounds), UILabel())
      label.text = "eye"
      field.rightView = label
      field.rightViewMode = .always
      field.layoutIfNeeded()
      #expect(label.frame == CGRect(x: 170, y: 10, width: 30, height: 10))
      label.text = "close"
      field.setNeedsLayout()
      field.layoutIfNeeded()
      #expect(label.frame == CGRect(x: 150, y: 10, width: 50, height: 10))
    }
  }

  @Test func insetsAreTakenOnce() {
    let field = Padded(frame: bounds)
    let expected = CGRect(x: 10, y: 0, width: 180, height: 30)
    #expect(field.textRect(forBounds: bounds) == expected)
    #expect(field.editingRect(forBounds: bounds) == expected)
    #expect(field.placeholderRect(forBounds: bounds) == expected)
  }

  private final class OnlyText: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 50, dy: 0) }
  }

  @Test func othersKeepTheirDefaults() {
    let field = OnlyText(frame: bounds)
    #expect(field.editingRect(forBounds: bounds) == bounds)
  }

  /// 16 pictures of iOS 17 in a public library of controls: text and placeholder begin at the same place.
  @Test func placeholdersAreWhereTheTextIs() {
    let field = OnlyText(frame: bounds)
    #expect(field.placeholderRect(forBounds: bounds) == bounds.insetBy(dx: 50, dy: 0))
  }

  /// Apple, `UITextField.background` and `disabledBackground`; 42 pictures of the same library show such borders.
  @Test func backgroundsFillTheField() {
    let field = UITextField(frame: bounds)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let plain = field.displayList().commands.count
    field.disabledBackground = picture
    field.isEnabled = false
    #expect(field.displayList().commands.count == plain)
    field.background = picture
    #expect(field.displayList().commands.count > plain)
    field.borderStyle = .roundedRect
    let rounded = field.displayList().commands.count
    field.background = nil
    #expect(field.displayList().commands.count == rounded)
  }

  /// The left view is at the leading edge (Apple, `UITextField.leftView`).
  @Test(arguments: [false, true])
  func theLeftViewIsWhereReadingBegins(isRightToLeft: Bool) {
    let field = UITextField(frame: bounds)
    if isRightToLeft { field.semanticContentAttribute = .forceRightToLeft }
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let right = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    (field.leftView, field.rightView) = (left, right)
    (field.leftViewMode, field.rightViewMode) = (.always, .always)
    field.layoutIfNeeded()
    #expect(left.frame.minX == (isRightToLeft ? 170 : 0))
    #expect(right.frame.minX == (isRightToLeft ? 0 : 160))
    let text = field.textRect(forBounds: bounds)
    #expect(text == CGRect(x: isRightToLeft ? 40 : 30, y: 0, width: 130, height: 30))
  }
}
