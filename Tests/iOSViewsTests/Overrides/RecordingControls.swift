import AutoLayout
import Foundation
import Graphics
import iOSViews

// Subclasses that note each call of an override and go on to super. See docs/overrides.tsv.

class RecordingLabel: UILabel {
  override func drawText(in rect: CGRect) {
    Calls.note("UILabel.drawText(in:)")
    super.drawText(in: rect)
  }

  override var text: String? {
    get {
      Calls.note("UILabel.text")
      return super.text
    }
    set {
      Calls.note("UILabel.text set")
      super.text = newValue
    }
  }

  override var font: UIFont! {
    get {
      Calls.note("UILabel.font")
      return super.font
    }
    set {
      Calls.note("UILabel.font set")
      super.font = newValue
    }
  }

  override var textColor: UIColor! {
    get {
      Calls.note("UILabel.textColor")
      return super.textColor
    }
    set {
      Calls.note("UILabel.textColor set")
      super.textColor = newValue
    }
  }

  override var textAlignment: NSTextAlignment {
    get {
      Calls.note("UILabel.textAlignment")
      return super.textAlignment
    }
    set {
      Calls.note("UILabel.textAlignment set")
      super.textAlignment = newValue
    }
  }

  override var numberOfLines: Int {
    get {
      Calls.note("UILabel.numberOfLines")
      return super.numberOfLines
    }
    set {
      Calls.note("UILabel.numberOfLines set")
      super.numberOfLines = newValue
    }
  }

  override var lineBreakMode: NSLineBreakMode {
    get {
      Calls.note("UILabel.lineBreakMode")
      return super.lineBreakMode
    }
    set {
      Calls.note("UILabel.lineBreakMode set")
      super.lineBreakMode = newValue
    }
  }

  override var isEnabled: Bool {
    get {
      Calls.note("UILabel.isEnabled")
      return super.isEnabled
    }
    set {
      Calls.note("UILabel.isEnabled set")
      super.isEnabled = newValue
    }
  }

  override var isHighlighted: Bool {
    get {
      Calls.note("UILabel.isHighlighted")
      return super.isHighlighted
    }
    set {
      Calls.note("UILabel.isHighlighted set")
      super.isHighlighted = newValue
    }
  }
}

class RecordingControl: UIControl {
  override func sendAction(_ action: UIAction) {
    Calls.note("UIControl.sendAction(_:)")
    super.sendAction(action)
  }

  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    Calls.note("UIControl.sendAction(_:to:for:)")
    super.sendAction(action, to: target, for: event)
  }
}

class RecordingButton: UIButton {
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    Calls.note("UIButton.titleRect(forContentRect:)")
    return super.titleRect(forContentRect: contentRect)
  }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    Calls.note("UIButton.imageRect(forContentRect:)")
    return super.imageRect(forContentRect: contentRect)
  }

  override func contentRect(forBounds bounds: CGRect) -> CGRect {
    Calls.note("UIButton.contentRect(forBounds:)")
    return super.contentRect(forBounds: bounds)
  }

  override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
    Calls.note("UIButton.backgroundRect(forBounds:)")
    return super.backgroundRect(forBounds: bounds)
  }

  override func updateConfiguration() {
    Calls.note("UIButton.updateConfiguration()")
    super.updateConfiguration()
  }

  override func setNeedsUpdateConfiguration() {
    Calls.note("UIButton.setNeedsUpdateConfiguration()")
    super.setNeedsUpdateConfiguration()
  }

  override var currentTitle: String? {
    Calls.note("UIButton.currentTitle")
    return super.currentTitle
  }

  override var currentTitleColor: UIColor! {
    Calls.note("UIButton.currentTitleColor")
    return super.currentTitleColor
  }

  override var currentImage: UIImage? {
    Calls.note("UIButton.currentImage")
    return super.currentImage
  }

  override var currentBackgroundImage: UIImage? {
    Calls.note("UIButton.currentBackgroundImage")
    return super.currentBackgroundImage
  }

  override var currentAttributedTitle: NSAttributedString? {
    Calls.note("UIButton.currentAttributedTitle")
    return super.currentAttributedTitle
  }

  override var font: UIFont! {
    get {
      Calls.note("UIButton.font")
      return super.font
    }
    set {
      Calls.note("UIButton.font set")
      super.font = newValue
    }
  }

  override var configuration: UIButton.Configuration? {
    get {
      Calls.note("UIButton.configuration")
      return super.configuration
    }
    set {
      Calls.note("UIButton.configuration set")
      super.configuration = newValue
    }
  }

  override var contentEdgeInsets: LayoutInsets {
    get {
      Calls.note("UIButton.contentEdgeInsets")
      return super.contentEdgeInsets
    }
    set {
      Calls.note("UIButton.contentEdgeInsets set")
      super.contentEdgeInsets = newValue
    }
  }
}

class RecordingTextField: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect {
    Calls.note("UITextField.textRect(forBounds:)")
    return super.textRect(forBounds: bounds)
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    Calls.note("UITextField.editingRect(forBounds:)")
    return super.editingRect(forBounds: bounds)
  }

  override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    Calls.note("UITextField.placeholderRect(forBounds:)")
    return super.placeholderRect(forBounds: bounds)
  }

  override func borderRect(forBounds bounds: CGRect) -> CGRect {
    Calls.note("UITextField.borderRect(forBounds:)")
    return super.borderRect(forBounds: bounds)
  }

  override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    Calls.note("UITextField.leftViewRect(forBounds:)")
    return super.leftViewRect(forBounds: bounds)
  }

  override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    Calls.note("UITextField.rightViewRect(forBounds:)")
    return super.rightViewRect(forBounds: bounds)
  }

  override func drawText(in rect: CGRect) {
    Calls.note("UITextField.drawText(in:)")
    super.drawText(in: rect)
  }

  override func drawPlaceholder(in rect: CGRect) {
    Calls.note("UITextField.drawPlaceholder(in:)")
    super.drawPlaceholder(in: rect)
  }

  override var text: String? {
    get {
      Calls.note("UITextField.text")
      return super.text
    }
    set {
      Calls.note("UITextField.text set")
      super.text = newValue
    }
  }

  override var font: UIFont? {
    get {
      Calls.note("UITextField.font")
      return super.font
    }
    set {
      Calls.note("UITextField.font set")
      super.font = newValue
    }
  }

  override var placeholder: String? {
    get {
      Calls.note("UITextField.placeholder")
      return super.placeholder
    }
    set {
      Calls.note("UITextField.placeholder set")
      super.placeholder = newValue
    }
  }

  override var borderStyle: UITextField.BorderStyle {
    get {
      Calls.note("UITextField.borderStyle")
      return super.borderStyle
    }
    set {
      Calls.note("UITextField.borderStyle set")
      super.borderStyle = newValue
    }
  }

  override var leftView: UIView? {
    get {
      Calls.note("UITextField.leftView")
      return super.leftView
    }
    set {
      Calls.note("UITextField.leftView set")
      super.leftView = newValue
    }
  }

  override var leftViewMode: UITextField.ViewMode {
    get {
      Calls.note("UITextField.leftViewMode")
      return super.leftViewMode
    }
    set {
      Calls.note("UITextField.leftViewMode set")
      super.leftViewMode = newValue
    }
  }

  override var rightView: UIView? {
    get {
      Calls.note("UITextField.rightView")
      return super.rightView
    }
    set {
      Calls.note("UITextField.rightView set")
      super.rightView = newValue
    }
  }

  override var rightViewMode: UITextField.ViewMode {
    get {
      Calls.note("UITextField.rightViewMode")
      return super.rightViewMode
    }
    set {
      Calls.note("UITextField.rightViewMode set")
      super.rightViewMode = newValue
    }
  }

  override var isEditing: Bool {
    Calls.note("UITextField.isEditing")
    return super.isEditing
  }
}

class RecordingTextView: UITextView {
  override var text: String! {
    get {
      Calls.note("UITextView.text")
      return super.text
    }
    set {
      Calls.note("UITextView.text set")
      super.text = newValue
    }
  }

  override var font: UIFont? {
    get {
      Calls.note("UITextView.font")
      return super.font
    }
    set {
      Calls.note("UITextView.font set")
      super.font = newValue
    }
  }

  override var textColor: UIColor? {
    get {
      Calls.note("UITextView.textColor")
      return super.textColor
    }
    set {
      Calls.note("UITextView.textColor set")
      super.textColor = newValue
    }
  }

  override var textContainerInset: UIEdgeInsets {
    get {
      Calls.note("UITextView.textContainerInset")
      return super.textContainerInset
    }
    set {
      Calls.note("UITextView.textContainerInset set")
      super.textContainerInset = newValue
    }
  }
}

class RecordingSlider: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    Calls.note("UISlider.trackRect(forBounds:)")
    return super.trackRect(forBounds: bounds)
  }

  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    Calls.note("UISlider.thumbRect(forBounds:trackRect:value:)")
    return super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
  }
}

class RecordingPageControl: UIPageControl {
  override func size(forNumberOfPages pageCount: Int) -> CGSize {
    Calls.note("UIPageControl.size(forNumberOfPages:)")
    return super.size(forNumberOfPages: pageCount)
  }
}

class RecordingImageView: UIImageView {
  override var image: UIImage? {
    get {
      Calls.note("UIImageView.image")
      return super.image
    }
    set {
      Calls.note("UIImageView.image set")
      super.image = newValue
    }
  }

  override var highlightedImage: UIImage? {
    get {
      Calls.note("UIImageView.highlightedImage")
      return super.highlightedImage
    }
    set {
      Calls.note("UIImageView.highlightedImage set")
      super.highlightedImage = newValue
    }
  }
}

class RecordingAttachment: NSTextAttachment, @unchecked Sendable {
  override func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    Calls.note("NSTextAttachment.attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)")
    return super.attachmentBounds(
      for: textContainer, proposedLineFragment: lineFrag, glyphPosition: position, characterIndex: charIndex)
  }

  override func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? {
    Calls.note("NSTextAttachment.image(forBounds:textContainer:characterIndex:)")
    return super.image(forBounds: imageBounds, textContainer: textContainer, characterIndex: charIndex)
  }
}

class RecordingStorage: NSTextStorage {
  override func processEditing() {
    Calls.note("NSTextStorage.processEditing()")
    super.processEditing()
  }
}
