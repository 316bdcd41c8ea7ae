import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSCore
@_spi(ViewHooks) import iOSDrawing

/// A scrolling view of multi-line text. (Apple, `UITextView`.)
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits, UIContentSizeCategoryAdjusting {
  @_spi(ViewHooks) open override var namedProperties: [String: AnyKeyPath] {
    [
      "text": \UITextView.text, "font": \UITextView.font, "textColor": \UITextView.textColor,
      "attributedText": \UITextView.attributedText, "textContainer": \UITextView.textContainer,
      "textContainerInset": \UITextView.textContainerInset,
    ]
  }

  /// UIKit's default `textContainerInset`.
  private static let standardInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  private static let defaultFontSize: CGFloat = 14

  /// The text; empty after nil has been set.
  @AlwaysObserved open var text: String! = "" {
    didSet {
      if text == nil { _text.wrappedValue = "" }
      attributes.text = nil
      textDidChange()
    }
  }
  /// The attributed text, if the view shows one.
  private var attributes = AttributedContent(place: .alone)
  /// The font of the text; nil if neither a text nor a font has been set, as in UIKit (BonMot's tests).
  open var font: UIFont? {
    get { storedFont ?? (hasText ? shownFont : nil) }
    set {
      storedFont = newValue
      attributes.change { $0.setting(.font, to: newValue) }
      textDidChange()
    }
  }
  private final var storedFont: UIFont?
  /// The font of text without a font attribute.
  final var shownFont: UIFont { storedFont ?? .systemFont(ofSize: Self.defaultFontSize) }
  @AlwaysObserved open var textColor: UIColor? = .label {
    didSet { attributes.change { $0.setting(.foregroundColor, to: textColor) } }
  }
  @AlwaysObserved open var textAlignment = NSTextAlignment.natural {
    didSet { attributes.change { $0.changingParagraphs { $0.alignment = textAlignment } } }
  }
  open var isEditable = true
  open var isSelectable = true
  /// Whether the text scrolls; otherwise the view is as high as its text.
  open override var isScrollEnabled: Bool { didSet { textDidChange() } }
  @AlwaysObserved open var textContainerInset = standardInset { didSet { textDidChange() } }
  /// The container of the text, whose padding is used.
  open private(set) lazy var textContainer = makeContainer()
  private var givenContainer: NSTextContainer?
  @AlwaysObserved open var adjustsFontForContentSizeCategory = false { didSet { adjustFontsToTraits() } }
  /// Stored only: links are not detected.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The TextKit objects, once a program uses them.
  private var kit: TextViewKit?
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Stored only: there are no touches.
  open var allowsEditingTextAttributes = false
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The selection in UTF-16 units, limited to the text.
  open var selectedRange: NSRange {
    get { rangeInText(selection) }
    set {
      let old = selectedRange
      selection = rangeInText(newValue)
      if selectedRange != old { textDelegate?.textViewDidChangeSelection(self) }
    }
  }
  private var selection = NSRange(location: 0, length: 0)

  private func rangeInText(_ range: NSRange) -> NSRange {
    let end = (text ?? "").utf16.count
    let start = min(max(0, range.location), end)
    return NSRange(location: start, length: min(max(0, range.length), end - start))
  }

  open override var inputView: UIView? {
    get { keyboardViews.input }
    set { keyboardViews.input = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { keyboardViews.accessory }
    set { keyboardViews.accessory = newValue }
  }
  private var keyboardViews = KeyboardViews()
  open var isSecureTextEntry = false

  /// The text with its attributes. Font, colour and alignment of its first character become the view's; setting one of
  /// these later changes it for the whole text, and setting ``text`` replaces the attributed text. Text without a font is in
  /// Helvetica of 12 points (Apple, `NSAttributedString.Key.font`), whatever the view's font was.
  open var attributedText: NSAttributedString! {
    get {
      attributes.text
        ?? NSAttributedString(
          string: text ?? "", attributes: [.font: shownFont, .foregroundColor: textColor as Any])
    }
    set {
      text = newValue?.string
      guard let newValue else { return }
      let first = TextAttributes(newValue)
      if newValue.length > 0 { font = first.font ?? UIFont(name: "Helvetica", size: 12) }
      if let color = first.color { textColor = color }
      if let paragraph = first.paragraph { textAlignment = paragraph.alignment }
      attributes.text = NSAttributedString(attributedString: newValue)
      textDidChange()
    }
  }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Whether the view has become first responder to be edited, and not only for selections.
  private var isBeingEdited = false

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, !isEditable || textDelegate?.textViewShouldBeginEditing(self) ?? true else {
      return isFirstResponder
    }
    guard super.becomeFirstResponder() else { return false }
    isBeingEdited = isEditable
    guard isBeingEdited else { return true }
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    let mayEnd = !isBeingEdited || textDelegate?.textViewShouldEndEditing(self) ?? true
    guard mayEnd || UIResponder.forcesResignation, super.resignFirstResponder() else {
      return false
    }
    guard isBeingEdited else { return true }
    isBeingEdited = false
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  // MARK: Typing

  open var hasText: Bool { !(text ?? "").isEmpty }

  /// Replaces the selection by text.
  open func insertText(_ text: String) { type(text, in: selectedRange) }

  /// Deletes the selection or the character before it. Called for the delete key; may be overridden.
  open func deleteBackward() {
    guard hasText else { return }
    guard selectedRange.length == 0 else { return type("", in: selectedRange) }
    let place = min(selectedRange.location, NSString(string: text ?? "").length)
    guard place > 0 else { return }
    type("", in: NSString(string: text ?? "").rangeOfComposedCharacterSequence(at: place - 1))
  }

  private func type(_ new: String, in range: NSRange) {
    let old = NSString(string: text ?? "")
    let start = min(range.location, old.length)
    let place = NSRange(location: start, length: min(range.length, old.length - start))
    guard mayChange(place, new) else { return }
    text = old.replacingCharacters(in: place, with: new)
    selectedRange = NSRange(location: start + new.utf16.count, length: 0)
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Returns whether the delegate allows a change. A delegate that changes the text during this call is
  /// not called again.
  private func mayChange(_ range: NSRange, _ text: String) -> Bool {
    guard !isCheckingChange, let textDelegate else { return true }
    isCheckingChange = true
    defer { isCheckingChange = false }
    return textDelegate.textView(self, shouldChangeTextIn: range, replacementText: text)
  }
  private var isCheckingChange = false

  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }
  private var textDelegate: (any UITextViewDelegate)? { delegate }

  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  // MARK: Keyboard traits

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!

  /// A view of the text of the container's layout manager, or of its own text. Its background is the system's, unlike that of other
  /// views (observed: 43 pictures of iOS 14 in a public library).
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    givenContainer = textContainer
    super.init(frame: frame)
    backgroundColor = .systemBackground
    guard let storage = textContainer?.layoutManager?.textStorage else { return }
    if storage.length > 0 { attributedText = storage }
    // Keeps the storage, which the layout manager does not.
    _ = textKit
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// A text view. The argument selects one of Apple's two text engines; here the layout is the same.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func makeContainer() -> NSTextContainer {
    let container = givenContainer ?? NSTextContainer(size: .zero)
    container.didChange = { [weak self] in self?.textDidChange() }
    return container
  }

  private func textDidChange() {
    kit?.textDidChange(to: attributedText)
    setNeedsUpdateConstraints()
    invalidateIntrinsicContentSize()
  }

  private var block: TextBlock {
    let font = font ?? shownFont
    var block = TextBlock(
      text: text ?? "", font: font, lines: textContainer.maximumNumberOfLines,
      lineBreakMode: textContainer.lineBreakMode, alignment: textAlignment, direction: textDirection,
      runs: attributes.runs(font: font),
      linkColor: linkTextAttributes[.foregroundColor] as? UIColor ?? tintColor,
      underlinesLinks: (linkTextAttributes[.underlineStyle] as? Int ?? 0) != 0)
    block.exclusions = textContainer.exclusionsOfLines
    return block
  }

  private var insets: UIEdgeInsets {
    var insets = textContainerInset
    insets.left += textContainer.lineFragmentPadding
    insets.right += textContainer.lineFragmentPadding
    return insets
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { contentSize(limitedTo: widthInHand) }

  @_spi(ViewHooks) open override func contentSize(limitedTo width: CGFloat?) -> CGSize {
    isScrollEnabled ? super.intrinsicContentSize : textSize(limitedTo: width)
  }

  /// The size of the text with its insets: at least one line.
  private func textSize(limitedTo width: CGFloat?) -> CGSize {
    let insets = insets
    let space = width.map { max(0, $0 - insets.left - insets.right) }
    var size = block.size(width: space, grid: layoutGrid)
    let metrics = TextSystem.measurer.metrics(for: block.font)
    // Unlike a label's, the last line has its leading, too. Observed in text styles: 6 of 6 heights of a line or more.
    size.height = layoutGrid.roundUp(max(size.height, metrics.lineHeight) + metrics.leading)
    return CGSize(
      width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  /// The size of the text, limited to the available width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(limitedTo: size.width > 0 && size.width < CGFloat(Int32.max) ? size.width : nil)
  }

  /// The content size: as wide as the view and as high as the text.
  open override var contentSize: CGSize {
    get {
      guard bounds.width > 0 else { return super.contentSize }
      return CGSize(width: bounds.width, height: textSize(limitedTo: bounds.width).height)
    }
    set { super.contentSize = newValue }
  }

  @_spi(ViewHooks) open override var contentHeightDependsOnWidth: Bool { !isScrollEnabled }

  @_spi(ViewHooks) open override var baselineOffsets: BaselineOffsets {
    let space = layoutNode.frame.width - insets.left - insets.right
    let text = block.baselines(grid: layoutGrid, width: space > 0 ? space : nil)
    return BaselineOffsets(
      firstFromTop: text.firstFromTop + textContainerInset.top,
      lastFromBottom: text.lastFromBottom + textContainerInset.bottom)
  }

  // MARK: Drawing

  @_spi(ViewHooks) open override var classFacts: ClassFacts {
    ClassFacts(
      accessibility: (true, .none),
      appearance: ClassFacts.Appearance("text view", properties: AppearanceProperty.textView) { UITextView() }
    )
  }

  /// The text, which starts at the top and may extend beyond the view's bottom.
  @_spi(ViewHooks) open override var viewText: ViewText? {
    ViewText(described: text, reported: text, font: font ?? shownFont)
  }

  @_spi(ViewHooks) open override func drawContent(on canvas: ViewCanvas) {
    let width = insets.inset(bounds).width
    guard width > 0 else { return }
    let height = block.size(width: width, grid: canvas.grid).height
    let box = CGRect(x: insets.left, y: insets.top, width: width, height: height)
    if let kit, kit.drawsItself {
      GraphicsContextStack.pushInCurrentTraits(canvas.context, scale: canvas.grid.scale)
      kit.draw(at: CGPoint(x: textContainerInset.left, y: textContainerInset.top), in: textContainer)
      return GraphicsContextStack.pop()
    }
    block.draw(in: box, color: textColor ?? .label, on: canvas)
  }
}

extension UITextView: FontAdjusting {
  package func adjustFonts(to category: UIContentSizeCategory) {
    let adjusted = attributes.text?.adjusted(to: category)
    let old = shownFont
    if old.adjusted(to: category) != old { font = old.adjusted(to: category) }
    guard let adjusted, adjusted != attributes.text else { return }
    attributes.text = adjusted
    textDidChange()
  }
}

// MARK: TextKit

extension UITextView {
  /// The layout manager of the text, in ``textContainer``'s coordinates.
  public var layoutManager: NSLayoutManager { textKit.layoutManager }

  /// The view's text storage; changes to it are shown.
  public var textStorage: NSTextStorage { textKit.storage }

  private var textKit: TextViewKit {
    if let kit { return kit }
    let made = TextViewKit(text: attributedText, container: textContainer) { [weak self] text in
      self?.attributedText = text
    }
    textContainer.viewWidth = { [weak self] in
      guard let self, bounds.width > 0 else { return nil }
      return max(0, bounds.width - textContainerInset.left - textContainerInset.right)
    }
    kit = made
    return made
  }

  /// Scrolls until a part of the text is in view.
  public func scrollRangeToVisible(_ range: NSRange) {
    let glyphs = layoutManager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
    let rect = layoutManager.boundingRect(forGlyphRange: glyphs, in: textContainer)
    scrollRectToVisible(
      rect.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top), animated: false)
  }
}

/// Kinds of text that a text view may turn into links. Raw values match UIKit's.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
