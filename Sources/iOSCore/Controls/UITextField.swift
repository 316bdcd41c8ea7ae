import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSDrawing

/// A field for one line of text. (Apple, `UITextField`.)
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits, UIContentSizeCategoryAdjusting {
  /// Raw values match UIKit's.
  public enum BorderStyle: Int, Hashable, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// The condition for showing a view beside the text. Raw values match UIKit's.
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

  /// The inset of the text from a rounded or drawn border (`textRect(forBounds:)` of iOS 26: 7 and 2).
  private static let borderInset = CGSize(width: 7, height: 2)
  private static let roundedRadius: CGFloat = 5

  open weak var delegate: (any UITextFieldDelegate)?
  /// The text; empty by default and after setting nil.
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
  /// The attributed texts, if the field shows any.
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
  /// Whether text that does not fit is drawn smaller.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum font size in points; 0 prevents shrinking.
  open var minimumFontSize: CGFloat = 0
  @AlwaysObserved open var adjustsFontForContentSizeCategory = false { didSet { adjustFontsToTraits() } }
  open var clearsOnBeginEditing = false
  /// The picture behind the text, stretched to the field's bounds; not drawn with rounded borders. (Apple,
  /// `UITextField.background`.)
  open var background: UIImage?
  /// The same while the field is disabled; ignored if there is no ``background``.
  open var disabledBackground: UIImage?
  open var selectedTextRange: UITextRange? {
    get { selection }
    set {
      selection = newValue
      delegate?.textFieldDidChangeSelection(self)
    }
  }
  private var selection: UITextRange?
  /// The views that replace the keyboard and that appear above it.
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
  /// A view before the text, shown according to its mode.
  @AlwaysObserved open var leftView: UIView? { didSet { replace(oldValue, leftView) } }
  @AlwaysObserved open var leftViewMode = ViewMode.never { didSet { sideViewsDidChange() } }
  /// A view after the text, shown according to its mode.
  @AlwaysObserved open var rightView: UIView? { didSet { replace(oldValue, rightView) } }
  @AlwaysObserved open var rightViewMode = ViewMode.never { didSet { sideViewsDidChange() } }
  open private(set) var isEditing = false
  /// The attributes of new text.
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
      _text.wrappedValue = newValue?.string ?? ""
      if let newValue, newValue.length > 0 {
        defaultTextAttributes = newValue.attributes(at: 0, effectiveRange: nil)
      }
      attributes.text = newValue.map { NSAttributedString(attributedString: $0) }
      contentDidChange()
    }
  }

  /// The placeholder with its attributes; characters without a colour use that of the first one.
  open var attributedPlaceholder: NSAttributedString? {
    get {
      placeholderAttributes.text
        ?? placeholder.map {
          NSAttributedString(string: $0, attributes: [.foregroundColor: placeholderColor ?? .placeholderText])
        }
    }
    set {
      // A subclass may set this property when its placeholder is set.
      _placeholder.wrappedValue = newValue?.string
      placeholderColor = newValue.flatMap { TextAttributes($0).color }
      placeholderAttributes.text = newValue.map { NSAttributedString(attributedString: $0) }
      contentDidChange()
    }
  }

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
  /// of 20 points. In points per character.
  private static func looseness(_ font: FontDescriptor) -> CGFloat {
    font.family == .system && font.pointSize >= largeSize ? largeTracking * font.pointSize : 0
  }

  /// The point size from which other views use the optical size for large text (Apple, WWDC 2015 session
  /// 804).
  private static let largeSize: CGFloat = 20
  /// The tracking in ems per character: 6, 6.5 and 6 points in 20, 19 and 17 characters.
  private static let largeTracking: CGFloat = 0.0165

  /// The text as shown in a given size: scaled down if the field allows it.
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

  /// Inserts text at the end, if the delegate allows it.
  open func insertText(_ text: String) {
    let old = self.text ?? ""
    guard mayChange(NSRange(location: old.utf16.count, length: 0), text) else { return }
    self.text = old + text
    textWasTyped()
  }

  /// Deletes the last character. Called for the delete key; may be overridden.
  open func deleteBackward() {
    guard let old = text, let last = old.last else { return }
    let length = last.utf16.count
    guard mayChange(NSRange(location: old.utf16.count - length, length: length), "") else { return }
    text?.removeLast()
    textWasTyped()
  }

  /// Returns whether the delegate allows a change. A delegate that changes the text during this call is
  /// not called again.
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

  /// The side view's frame: vertically centred at the edge, in the size that the program set, or else that of its content
  /// and constraints (observed: a button without a frame is visible since iOS 13).
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

  /// The frame of the clear button while it is shown: 19 by 19 points, 5 points from the end. (Apple,
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

  /// Whether the clear button is shown: if there is text, and no trailing view in its place. (Apple,
  /// `UITextField.rightView`.)
  private var showsClearButton: Bool {
    !shown.isPlaceholder && shownRightView == nil && shows(clearButtonMode)
  }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the text during editing. The default does not call ``textRect(forBounds:)``: a subclass that
  /// overrides one of the two methods has to override the other, too, as on iOS.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }
  /// The rectangle of the placeholder: that of the text, also where a subclass overrides only this one (see ``PlaceholderProbe``).
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    if let answer = PlaceholderProbe.answer { return answer }
    if PlaceholderProbe.placesPlaceholder(self) { return standardTextRect(in: bounds) }
    return isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Called when the text is drawn. Overrides may draw elsewhere by calling super with another rectangle.
  open func drawText(in rect: CGRect) { textRectangle = rect }
  /// The same for the placeholder.
  open func drawPlaceholder(in rect: CGRect) { textRectangle = rect }
  /// The rectangle passed to ``drawText(in:)``; nil if the text is not to be drawn.
  private var textRectangle: CGRect?

  /// The rectangle of the cursor at a position of the text, in the field's coordinates. No cursor is drawn.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let rect = editingRect(forBounds: bounds)
    var part = block
    part.text = String(decoding: (text ?? "").utf16.prefix(position.offset), as: UTF16.self)
    let width = part.size(width: nil, grid: layoutGrid).width
    let height = TextSystem.measurer.metrics(for: block.font).lineHeight
    let x = textDirection == .rightToLeft ? rect.maxX - width - Self.caretWidth : rect.minX + width
    return CGRect(x: x, y: rect.midY - height / 2, width: Self.caretWidth, height: height)
  }

  /// The width of UIKit's cursor, in points.
  private static let caretWidth: CGFloat = 2

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    var loose = block
    loose.font.kern += Self.looseness(loose.font)
    var width = loose.size(width: nil, grid: layoutGrid).width
    if shown.text.isEmpty, borderStyle == .roundedRect { width = ControlMetrics.emptyTextFieldWidth }
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
      // The same height for all fonts that fit. Observed: 53 of 56 of 14 to 20 points up to Xcode 10, 36 of 44
      // since.
      return max(controlMetrics.roundedTextFieldHeight, line.rounded(.up) + 2 * Self.borderInset.height)
    }
  }

  @_spi(ViewHooks) open override var baselineOffsets: BaselineOffsets {
    let metrics = TextSystem.measurer.metrics(for: block.font)
    let space = (contentHeight - metrics.lineHeight) / 2
    return BaselineOffsets(firstFromTop: space + metrics.ascent, lastFromBottom: space + metrics.descent)
  }

  @_spi(ViewHooks) open override var centersBaselines: Bool { true }

  /// The rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }

  /// The rectangle between the side views and inside the border.
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

  /// The left view is at the leading edge, despite its name. (Apple, `leftView`: "in the leading edge".)
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
    drawBackground(on: canvas)
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

  private func drawBackground(on canvas: ViewCanvas) {
    guard borderStyle != .roundedRect, let background else { return }
    let image = isEnabled ? background : disabledBackground ?? background
    image.draw(in: bounds, on: canvas, tint: tintColor)
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
