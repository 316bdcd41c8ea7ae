import AttributedText
import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// A label or an editable text field. (Apple, `NSTextField`.)
@preconcurrency @MainActor
open class NSTextField: NSControl, NSUserInterfaceValidations {
  /// The frame of a field with a bezel. Raw values match AppKit's.
  public enum BezelStyle: UInt, Hashable, Sendable {
    case squareBezel = 0
    case roundedBezel
  }

  open override class var cellClass: AnyClass? {
    get { NSTextFieldCell.self }
    set {}
  }
  override class var usualKind: ControlKind? { .textField }

  /// An editable field with a square bezel.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    takeFieldLook()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeFieldLook()
  }

  /// An editable field in the size of its text. (Apple, `init(string:)`.)
  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
    usesSingleLineMode = true
    sizeToFit()
  }

  /// A single-line label, which does not wrap. (Apple, `init(labelWithString:)`.)
  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    becomeLabel(wraps: false)
    self.stringValue = stringValue
    sizeToFit()
  }

  /// A label whose text wraps and can be selected. (Apple, `init(wrappingLabelWithString:)`.)
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(frame: .zero)
    becomeLabel(wraps: true)
    isSelectable = true
    self.stringValue = stringValue
    sizeToFit()
  }

  /// A label with an attributed text, whose first paragraph determines the line break mode. (Apple,
  /// `init(labelWithAttributedString:)`.)
  public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
    self.init(frame: .zero)
    let paragraph =
      attributedStringValue.length > 0
      ? attributedStringValue.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
      : nil
    becomeLabel(wraps: paragraph.map { $0.lineBreakMode == .byWordWrapping } ?? true)
    if let paragraph {
      lineBreakMode = paragraph.lineBreakMode
      alignment = paragraph.alignment
    }
    self.attributedStringValue = attributedStringValue
    sizeToFit()
  }

  private func takeFieldLook() {
    anyCell.isEditable = true
    anyCell.isSelectable = true
    anyCell.isBezeled = true
    fieldCell.drawsBackground = true
  }

  /// Turns the field into a label. If space is limited, wrapping labels wrap before others are truncated: their compression
  /// resistance of 250 is a guess from programs that rely on it.
  private func becomeLabel(wraps: Bool) {
    isEditable = false
    isSelectable = false
    isBezeled = false
    drawsBackground = false
    textColor = .labelColor
    lineBreakMode = wraps ? .byWordWrapping : .byClipping
    takePriorities(of: .label)
    if wraps { setContentCompressionResistancePriority(.defaultLow, for: .horizontal) }
  }

  /// The cell with the properties of text fields.
  final var fieldCell: NSTextFieldCell { typedCell(NSTextFieldCell.self) }

  // MARK: Looks

  open var textColor: NSColor? {
    get { fieldCell.textColor }
    set { fieldCell.textColor = newValue }
  }
  open var backgroundColor: NSColor? {
    get { fieldCell.backgroundColor }
    set { fieldCell.backgroundColor = newValue }
  }
  open var drawsBackground: Bool {
    get { fieldCell.drawsBackground }
    set { fieldCell.drawsBackground = newValue }
  }
  /// Whether a thin line is drawn around the text. Setting it removes the bezel, whatever the value.
  open var isBordered: Bool {
    get { anyCell.isBordered }
    set { anyCell.isBordered = newValue }
  }
  /// Whether the text has a bezel.
  open var isBezeled: Bool {
    get { anyCell.isBezeled }
    set { anyCell.isBezeled = newValue }
  }
  open var bezelStyle: BezelStyle {
    get { fieldCell.bezelStyle }
    set { fieldCell.bezelStyle = newValue }
  }
  open var placeholderString: String? {
    get { fieldCell.placeholderString }
    set { fieldCell.placeholderString = newValue }
  }
  open var placeholderAttributedString: NSAttributedString? {
    get { fieldCell.placeholderAttributedString }
    set { fieldCell.placeholderAttributedString = newValue }
  }

  // MARK: Lines

  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines: Int {
    get { fieldCell.maximumNumberOfLines }
    set { fieldCell.maximumNumberOfLines = newValue }
  }
  /// The width at which text wraps for the intrinsic content size, in points; 0 for the width from layout.
  open var preferredMaxLayoutWidth: CGFloat {
    get { fieldCell.preferredMaxLayoutWidth }
    set { fieldCell.preferredMaxLayoutWidth = newValue }
  }
  open var allowsDefaultTighteningForTruncation = false
  /// Stored only: lines break between words.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

  // MARK: Editing

  open var isEditable: Bool {
    get { anyCell.isEditable }
    set {
      anyCell.isEditable = newValue
      if newValue { anyCell.isSelectable = true }
    }
  }
  open var isSelectable: Bool {
    get { anyCell.isSelectable }
    set {
      anyCell.isSelectable = newValue
      if !newValue { anyCell.isEditable = false }
    }
  }
  open weak var delegate: (any NSTextFieldDelegate)?
  open var allowsEditingTextAttributes = false
  open var importsGraphics = false
  open var isAutomaticTextCompletionEnabled = true
  open var allowsCharacterPickerTouchBarItem = true
  open var allowsWritingTools = true
  open var allowsWritingToolsAffordance = false
  open var contentType: NSTextContentType?
  open override var acceptsFirstResponder: Bool { isEnabled && !refusesFirstResponder && isSelectable }
  open func selectText(_ sender: Any?) { _ = window?.makeFirstResponder(self) }
  /// Nil: nothing is edited, because there is no keyboard.
  open func currentEditor() -> NSText? { nil }
  open func abortEditing() -> Bool { false }
  open func validateEditing() {}
  open func textShouldBeginEditing(_ textObject: NSText) -> Bool { isEditable }
  open func textShouldEndEditing(_ textObject: NSText) -> Bool { true }
  open func textDidBeginEditing(_ notification: Notification) {
    report(NSControl.textDidBeginEditingNotification)
  }
  open func textDidEndEditing(_ notification: Notification) {
    report(NSControl.textDidEndEditingNotification)
  }
  open func textDidChange(_ notification: Notification) { report(NSControl.textDidChangeNotification) }
  open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool { isEnabled }

  /// Notifies the delegate and the notification center.
  private func report(_ name: Notification.Name) {
    let note = Notification(name: name, object: self)
    switch name {
    case NSControl.textDidBeginEditingNotification: delegate?.controlTextDidBeginEditing(note)
    case NSControl.textDidEndEditingNotification: delegate?.controlTextDidEndEditing(note)
    default: delegate?.controlTextDidChange(note)
    }
    NotificationCenter.default.post(note)
  }

  // MARK: Size

  open override var intrinsicContentSize: NSSize { contentSize(limitedTo: nil) }

  @_spi(ViewHooks) open override func contentSize(limitedTo width: CGFloat?) -> CGSize {
    fieldCell.contentSize(limitedTo: width)
  }

  /// Whether the height depends on the width: text that wraps for lack of space is measured again for its
  /// width from layout.
  @_spi(ViewHooks) open override var contentHeightDependsOnWidth: Bool {
    let cell = fieldCell
    return cell.wraps && !cell.usesSingleLineMode && cell.maximumNumberOfLines != 1
      && cell.preferredMaxLayoutWidth <= 0 && !cell.isEditable
  }

  open override var baselineOffsetFromBottom: CGFloat {
    guard !fieldCell.isFramed else { return super.baselineOffsetFromBottom }
    return fieldCell.text.lastBaselineAboveBottom(limitedTo: lineWidth)
  }
  open override var firstBaselineOffsetFromTop: CGFloat {
    guard !fieldCell.isFramed else { return super.firstBaselineOffsetFromTop }
    return fieldCell.text.firstBaselineBelowTop(limitedTo: lineWidth)
  }

  /// The present width of lines; nil before the first layout.
  private var lineWidth: CGFloat? {
    guard preferredMaxLayoutWidth <= 0 else { return preferredMaxLayoutWidth }
    let width = alignmentRect(forFrame: frame).width
    return width > 0 ? width : nil
  }

  open override var isFlipped: Bool { true }
}
