import AutoLayout
import Foundation
import Graphics

/// Text on many lines that scrolls. (Apple, `UITextView`.)
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits, UIContentSizeCategoryAdjusting {
  /// UIKit's default `textContainerInset`.
  private static let standardInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  private static let defaultFontSize: CGFloat = 14

  open var text: String! = "" { didSet { textDidChange() } }
  open var font: UIFont? = .systemFont(ofSize: defaultFontSize) { didSet { textDidChange() } }
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  /// Without scrolling the view is as high as its text.
  open override var isScrollEnabled: Bool { didSet { textDidChange() } }
  open var textContainerInset = standardInset { didSet { textDidChange() } }
  /// Where the text is set: its padding counts.
  open private(set) lazy var textContainer = NSTextContainer { [weak self] in self?.textDidChange() }
  open var adjustsFontForContentSizeCategory = false
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var selectedRange = NSRange(location: 0, length: 0)
  open var inputView: UIView?
  open var inputAccessoryView: UIView?
  open var isSecureTextEntry = false

  /// The text with its attributes; font and colour of the first character are those of all.
  open var attributedText: NSAttributedString! {
    get {
      NSAttributedString(
        string: text ?? "", attributes: [.font: font as Any, .foregroundColor: textColor as Any])
    }
    set {
      text = newValue?.string
      guard let newValue, newValue.length > 0 else { return }
      let attributes = TextAttributes(newValue)
      if let font = attributes.font { self.font = font }
      if let color = attributes.color { textColor = color }
      if let paragraph = attributes.paragraph { textAlignment = paragraph.alignment }
    }
  }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, textDelegate?.textViewShouldBeginEditing(self) ?? true else {
      return isFirstResponder
    }
    guard super.becomeFirstResponder() else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    textDelegate?.textViewDidEndEditing(self)
    return true
  }

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  // MARK: What a keyboard would be like

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!

  private func textDidChange() {
    setNeedsUpdateConstraints()
    invalidateIntrinsicContentSize()
  }

  private var block: TextBlock {
    TextBlock(
      text: text ?? "", font: font ?? .systemFont(ofSize: Self.defaultFontSize),
      lines: textContainer.maximumNumberOfLines,
      lineBreakMode: textContainer.lineBreakMode, alignment: textAlignment, direction: textDirection)
  }

  private var insets: UIEdgeInsets {
    var insets = textContainerInset
    insets.left += textContainer.lineFragmentPadding
    insets.right += textContainer.lineFragmentPadding
    return insets
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { contentSize(limitedTo: nil) }

  override func contentSize(limitedTo width: CGFloat?) -> CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let insets = insets
    let room = width.map { max(0, $0 - insets.left - insets.right) }
    var size = block.size(width: room, grid: layoutGrid)
    let line = TextSystem.measurer.metrics(for: block.font.descriptor).lineHeight
    size.height = max(size.height, layoutGrid.roundUp(line))
    return CGSize(
      width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  override var contentHeightDependsOnWidth: Bool { !isScrollEnabled }

  override var baselineOffsets: BaselineOffsets {
    let text = block.baselines(grid: layoutGrid)
    return BaselineOffsets(
      firstFromTop: text.firstFromTop + textContainerInset.top,
      lastFromBottom: text.lastFromBottom + textContainerInset.bottom)
  }

  // MARK: Drawing

  /// The text starts at the top and runs out of the view at the bottom.
  override func drawContent(on canvas: ViewCanvas) {
    let room = insets.inset(bounds)
    guard room.width > 0 else { return }
    let height = max(room.height, block.size(width: room.width, grid: canvas.grid).height)
    let natural = block.size(width: room.width, grid: canvas.grid).height
    let box = CGRect(x: room.minX, y: room.minY, width: room.width, height: min(height, natural))
    block.draw(in: box, color: textColor ?? .label, on: canvas)
  }
}
