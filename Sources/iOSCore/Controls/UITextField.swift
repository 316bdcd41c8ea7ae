import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSDrawing

/// One line of text to be typed. (Apple, `UITextField`.)
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits, UIContentSizeCategoryAdjusting {
  /// Raw values are UIKit's.
  public enum BorderStyle: Int, Hashable, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// When a view beside the text is shown. Raw values are UIKit's.
  public enum ViewMode: Int, Hashable, Sendable {
    case never = 0
    case whileEditing, unlessEditing, always
  }

  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  /// How far the text lies inside a rounded or drawn border (`textRect(forBounds:)` of iOS 26: 7 and 2).
  private static let borderInset = CGSize(width: 7, height: 2)
  private static let roundedRadius: CGFloat = 5

  open weak var delegate: (any UITextFieldDelegate)?
  /// The empty text by default, and for nil.
  @AlwaysObserved open var text: String? = "" {
    didSet {
      if text == nil { _text.wrappedValue = "" }
      attributes.text = nil
      if text != oldValue { contentDidChange() }
    }
  }
  @AlwaysObserved open var placeholder: String? {
    didSet {
      placeholderAttributes.text = nil
      if placeholder != oldValue { contentDidChange() }
    }
  }
  /// Attributed texts, where these are shown.
  private var attributes = AttributedContent()
  private var placeholderAttributes = AttributedContent()
  @AlwaysObserved open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      attributes.change { $0.setting(.font, to: font) }
      contentDidChange()
    }
  }
  @AlwaysObserved open var textColor: UIColor? = .label {
    didSet { attributes.change { $0.setting(.foregroundColor, to: textColor) } }
  }
  @AlwaysObserved open var textAlignment = NSTextAlignment.natural {
    didSet { attributes.change { $0.changingParagraphs { $0.alignment = textAlignment } } }
  }
  @AlwaysObserved open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
  @AlwaysObserved open var isSecureTextEntry = false { didSet { contentDidChange() } }
  /// Whether text is drawn smaller where there is no space for it.
  open var adjustsFontSizeToFitWidth = false
  /// Points; 0 lets no text be smaller.
  open var minimumFontSize: CGFloat = 0
  @AlwaysObserved open var adjustsFontForContentSizeCategory = false { didSet { adjustFontsToTraits() } }
  open var clearsOnBeginEditing = false
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open var selectedTextRange: UITextRange? {
    get { selection }
    set {
      selection = newValue
      delegate?.textFieldDidChangeSelection(self)
    }
  }
  private var selection: UITextRange?
  /// Shown instead of the keyboard, and above it.
  open override var inputView: UIView? {
    get { keyboardViews.input }
    set { keyboardViews.input = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { keyboardViews.accessory }
    set { keyboardViews.accessory = newValue }
  }
  private var keyboardViews = KeyboardViews()
  open var clearButtonMode = ViewMode.never
  /// A view before the text, as far as its mode shows it.
  @AlwaysObserved open var leftView: UIView? { didSet { replace(oldValue, leftView) } }
  @AlwaysObserved open var leftViewMode = ViewMode.never { didSet { sideViewsDidChange() } }
  /// A view behind the text, as far as its mode shows it.
  @AlwaysObserved open var rightView: UIView? { didSet { replace(oldValue, rightView) } }
  @AlwaysObserved open var rightViewMode = ViewMode.never { didSet { sideViewsDidChange() } }
  open private(set) var isEditing = false
  /// The attributes that new text gets.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: font as Any, .foregroundColor: textColor as Any] }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }
  open var typingAttributes: [NSAttributedString.Key: Any]?
  private var placeholderColor: UIColor?

  /// The text with its attributes; font and colour of the first character become the field's.
  open var attributedText: NSAttributedString? {
    get { attributes.text ?? text.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) } }
    set {
      text = newValue?.string
      if let newValue, newValue.length > 0 {
        defaultTextAttributes = newValue.attributes(at: 0, effectiveRange: nil)
      }
      attributes.text = newValue.map { NSAttributedString(attributedString: $0) }
      contentDidChange()
    }
  }

  /// The placeholder with its attributes; characters without a colour get that of the first one.
  open var attributedPlaceholder: NSAttributedString? {
    get {
      placeholderAttributes.text
        ?? placeholder.map {
          NSAttributedString(string: $0, attributes: [.foregroundColor: placeholderColor ?? .placeholderText])
        }
    }
    set {
      placeholder = newValue?.string
      placeholderColor = newValue.flatMap { TextAttributes($0).color }
      placeholderAttributes.text = newValue.map { NSAttributedString(attributedString: $0) }
      contentDidChange()
    }
  }

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
  open var passwordRules: UITextInputPasswordRules?

  private func contentDidChange() {
    setNeedsUpdateConstraints()
    invalidateIntrinsicContentSize()
  }

  /// The visible text: the text, dots for a secret one, or the placeholder.
  private var shown: (text: String, isPlaceholder: Bool) {
    let text = text ?? ""
    if text.isEmpty { return (placeholder ?? "", true) }
    return (isSecureTextEntry ? String(repeating: "•", count: text.count) : text, false)
  }

  private var block: TextBlock {
    let shown = shown
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let runs =
      shown.isPlaceholder
      ? placeholderAttributes.runs(font: font) : isSecureTextEntry ? nil : attributes.runs(font: font)
    return TextBlock(
      text: shown.text, font: font, lines: 1, alignment: textAlignment, direction: textDirection, runs: runs)
  }

  /// A field's width always uses the optical size for small text, also at 20 points and above: observed in 3 of 3 rounded fields
  /// of 20 points. In points a character.
  private static func looseness(_ font: FontDescriptor) -> CGFloat {
    font.family == .system && font.pointSize >= largeSize ? largeTracking * font.pointSize : 0
  }

  /// From here on the design for large text is used elsewhere, in points (Apple, WWDC 2015 session 804).
  private static let largeSize: CGFloat = 20
  /// Ems a character: 6, 6.5 and 6 points in 20, 19 and 17 characters.
  private static let largeTracking: CGFloat = 0.0165

  /// The text as it is shown in a space: smaller where the field may do that.
  private func fittedBlock(in size: CGSize) -> TextBlock {
    guard adjustsFontSizeToFitWidth, minimumFontSize > 0, !shown.isPlaceholder else { return block }
    return block.shrunk(toFit: size, least: minimumFontSize / block.font.pointSize)
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isEditing, isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return isEditing }
    guard super.becomeFirstResponder() else { return false }
    isEditing = true
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    sideViewsDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    let mayEnd = delegate?.textFieldShouldEndEditing(self) ?? true
    guard mayEnd || UIResponder.forcesResignation, super.resignFirstResponder() else {
      return false
    }
    isEditing = false
    sideViewsDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  // MARK: Typing

  open var hasText: Bool { !(text ?? "").isEmpty }

  /// At the end of the text, as far as the delegate lets it.
  open func insertText(_ text: String) {
    let old = self.text ?? ""
    guard mayChange(NSRange(location: old.utf16.count, length: 0), text) else { return }
    self.text = old + text
    textWasTyped()
  }

  /// For overriding, too: called for the key that deletes.
  open func deleteBackward() {
    guard let old = text, let last = old.last else { return }
    let length = last.utf16.count
    guard mayChange(NSRange(location: old.utf16.count - length, length: length), "") else { return }
    text?.removeLast()
    textWasTyped()
  }

  /// A delegate that types while it is being called is not called again.
  private func mayChange(_ range: NSRange, _ text: String) -> Bool {
    guard !isCheckingChange, let delegate else { return true }
    isCheckingChange = true
    defer { isCheckingChange = false }
    return delegate.textField(self, shouldChangeCharactersIn: range, replacementString: text)
  }
  private var isCheckingChange = false

  private func textWasTyped() {
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: Side views

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var shownLeftView: UIView? { shows(leftViewMode) ? leftView : nil }
  private var shownRightView: UIView? { shows(rightViewMode) ? rightView : nil }

  private func replace(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    sideViewsDidChange()
  }

  private func sideViewsDidChange() {
    for (view, isShown) in [(leftView, shownLeftView != nil), (rightView, shownRightView != nil)] {
      guard let view else { continue }
      if isShown, view.superview !== self { addSubview(view) }
      if !isShown, view.superview === self { view.removeFromSuperview() }
    }
    setNeedsLayout()
    contentDidChange()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    shownLeftView?.place(inBar: leftViewRect(forBounds: bounds))
    shownRightView?.place(inBar: rightViewRect(forBounds: bounds))
  }

  /// The size that the side views were given, or else that their content and constraints want (observed: a button without a
  /// frame is shown since iOS 13), in the middle of the height at the edges.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    place(shownLeftView?.barSize, in: bounds, atMinX: !isRightToLeft)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    place(shownRightView?.barSize, in: bounds, atMinX: isRightToLeft)
  }

  private func place(_ size: CGSize?, in bounds: CGRect, atMinX: Bool) -> CGRect {
    guard let size else { return .zero }
    return CGRect(
      x: atMinX ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Where the button lies that empties the field, while it is shown: 19 points wide and high, five from the end. (Apple,
  /// `UITextField.clearButtonRect(forBounds:)`; the numbers are those of iOS's own fields.)
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    guard showsClearButton else { return .zero }
    let (side, inset) = (Self.clearButtonSide, Self.clearButtonInset)
    let x = textDirection == .rightToLeft ? bounds.minX + inset : bounds.maxX - inset - side
    return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
  }

  private static let clearButtonSide: CGFloat = 19
  private static let clearButtonInset: CGFloat = 5
  /// The disc in the button.
  private static let clearDisc: CGFloat = 16

  /// Where there is text; a view at the end takes the button's place. (Apple, `UITextField.rightView`.)
  private var showsClearButton: Bool {
    !shown.isPlaceholder && shownRightView == nil && shows(clearButtonMode)
  }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text lies while it is typed. The default does not call ``textRect(forBounds:)``: who overrides one of the
  /// three overrides the others, too, as on iOS.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }
  /// Called when the text is drawn. Overrides may draw elsewhere by calling super with another rectangle.
  open func drawText(in rect: CGRect) { textRectangle = rect }
  /// The same for the placeholder.
  open func drawPlaceholder(in rect: CGRect) { textRectangle = rect }
  /// Where the text is wanted; nil for nowhere.
  private var textRectangle: CGRect?

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    var loose = block
    loose.font.kern += Self.looseness(loose.font)
    var width = loose.size(width: nil, grid: layoutGrid).width
    if shown.text.isEmpty, borderStyle == .roundedRect { width = controlMetrics.emptyTextFieldWidth }
    let inset = borderStyle == .none ? 0 : Self.borderInset.width
    let sides = (shownLeftView?.bounds.width ?? 0) + (shownRightView?.bounds.width ?? 0)
    return CGSize(width: width + 2 * inset + sides, height: contentHeight)
  }

  /// Lines of a text field are whole points high (see also ``ControlMetrics/textFieldSlack``).
  private var contentHeight: CGFloat {
    let line = TextSystem.measurer.metrics(for: block.font).lineHeight
    switch borderStyle {
    case .none: return line.rounded(.up) + (isSecureTextEntry ? 0 : controlMetrics.textFieldSlack)
    case .line, .bezel: return line.rounded(.up) + 2 * Self.borderInset.height
    case .roundedRect:
      // One height for all fonts that fit. Observed: 53 of 56 of 14 to 20 points up to Xcode 10, 36 of 44 since.
      return max(controlMetrics.roundedTextFieldHeight, line.rounded(.up) + 2 * Self.borderInset.height)
    }
  }

  @_spi(ViewHooks) open override var baselineOffsets: BaselineOffsets {
    let metrics = TextSystem.measurer.metrics(for: block.font)
    let space = (contentHeight - metrics.lineHeight) / 2
    return BaselineOffsets(firstFromTop: space + metrics.ascent, lastFromBottom: space + metrics.descent)
  }

  @_spi(ViewHooks) open override var centersBaselines: Bool { true }

  /// Where the text lies.
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }

  /// The rectangle that the side views and the border leave.
  private func standardTextRect(in bounds: CGRect) -> CGRect {
    var bounds = bounds
    let (before, behind) = (shownLeftView?.bounds.width ?? 0, shownRightView?.bounds.width ?? 0)
    bounds.origin.x += isRightToLeft ? behind : before
    bounds.size.width = max(0, bounds.width - before - behind)
    if showsClearButton {
      let space = min(bounds.width, Self.clearButtonSide + Self.clearButtonInset)
      bounds.size.width -= space
      if textDirection == .rightToLeft { bounds.origin.x += space }
    }
    guard borderStyle != .none else { return bounds }
    return bounds.insetBy(
      dx: min(Self.borderInset.width, bounds.width / 2), dy: min(Self.borderInset.height, bounds.height / 2))
  }

  /// The left view stands where reading begins, despite its name. (Apple, `leftView`: "in the leading edge".)
  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Drawing

  @_spi(ViewHooks) open override var classFacts: ClassFacts {
    ClassFacts(
      sizesToContent: true, accessibility: (true, .none),
      appearance: ClassFacts.Appearance("field", properties: AppearanceProperty.textField) { UITextField() })
  }

  @_spi(ViewHooks) open override var viewText: ViewText? {
    ViewText(described: nil, reported: text?.isEmpty == false ? text : placeholder, font: font)
  }

  @_spi(ViewHooks) open override func drawContent(on canvas: ViewCanvas) {
    drawBorder(in: borderRect(forBounds: bounds), on: canvas)
    let color: UIColor = shown.isPlaceholder ? placeholderColor ?? .placeholderText : textColor ?? .label
    textRectangle = nil
    if shown.isPlaceholder {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    } else {
      drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    }
    if let rect = textRectangle {
      fittedBlock(in: rect.size).draw(in: rect, color: isEnabled ? color : .tertiaryLabel, on: canvas)
    }
    drawClearButton(on: canvas)
  }

  private func drawClearButton(on canvas: ViewCanvas) {
    guard showsClearButton else { return }
    let rect = clearButtonRect(forBounds: bounds)
    let slack = max(0, (min(rect.width, rect.height) - Self.clearDisc) / 2)
    _ = canvas.draw(
      SymbolName("xmark.circle.fill"), in: rect.insetBy(dx: slack, dy: slack), tint: .tertiaryLabel)
  }

  private func drawBorder(in bounds: CGRect, on canvas: ViewCanvas) {
    switch borderStyle {
    case .none: break
    case .line: canvas.strokeInside(bounds, .label, width: 1)
    case .bezel:
      canvas.fill(bounds, .systemBackground)
      canvas.strokeInside(bounds, .systemGray, width: 1)
    case .roundedRect:
      let field: UIColor = isEnabled ? backgroundColor ?? .systemBackground : .systemGray6
      canvas.fill(Path(roundedRect: bounds, cornerRadius: Self.roundedRadius), field)
      canvas.strokeInside(bounds, cornerRadius: Self.roundedRadius, .systemGray4, width: canvas.hairline)
    }
  }
}

extension UITextField: FontAdjusting {
  package func adjustFonts(to category: UIContentSizeCategory) {
    let adjusted = attributedText.map { $0.adjusted(to: category) }
    let hasAttributes = attributes.text != nil
    if let old = font, old.adjusted(to: category) != old { font = old.adjusted(to: category) }
    guard hasAttributes, adjusted != attributes.text else { return }
    attributes.text = adjusted
    contentDidChange()
  }
}
