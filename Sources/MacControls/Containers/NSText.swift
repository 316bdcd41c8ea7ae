import AttributedText
import AutoLayout
import Foundation

/// The base class of views of text. (Apple, `NSText`.) Only ``NSTextView`` contains text.
@preconcurrency @MainActor
open class NSText: NSView {
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var isFlipped: Bool { true }
  open override var acceptsFirstResponder: Bool { isSelectable }

  open var string: String {
    get { "" }
    set {}
  }
  /// The font of the first character; setting it sets the font of the whole text.
  open var font: NSFont? {
    get { nil }
    set {}
  }
  open var textColor: NSColor? {
    get { nil }
    set {}
  }
  open var alignment: NSTextAlignment {
    get { .natural }
    set {}
  }
  open var baseWritingDirection = NSWritingDirection.natural
  @AlwaysObserved open var isEditable = true { didSet { if isEditable { isSelectable = true } } }
  @AlwaysObserved open var isSelectable = true { didSet { if !isSelectable { isEditable = false } } }
  open var isRichText = true
  open var importsGraphics = false
  open var isFieldEditor = false
  open var usesFontPanel = true
  @AlwaysObserved open var drawsBackground = true { didSet { needsDisplay = true } }
  @AlwaysObserved open var backgroundColor: NSColor? = .textBackgroundColor { didSet { needsDisplay = true } }
  open var isRulerVisible: Bool { false }
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Text views declare delegates of their own type, which overload resolution prefers.
  @_disfavoredOverload
  open weak var delegate: (any NSTextDelegate)?
  open override var isOpaque: Bool { drawsBackground }

  // MARK: Size

  /// Whether the view is as high as its text, between ``minSize`` and ``maxSize``.
  open var isVerticallyResizable = true
  open var isHorizontallyResizable = false
  open var minSize = NSSize.zero
  open var maxSize = NSSize.zero
  open func sizeToFit() {}
  open func scrollRangeToVisible(_ range: NSRange) {}

  // MARK: Editing

  open func replaceCharacters(in range: NSRange, with string: String) {}
  open func setFont(_ font: NSFont, range: NSRange) {}
  open func setTextColor(_ color: NSColor?, range: NSRange) {}
  open func copy(_ sender: Any?) {}
  open func cut(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func delete(_ sender: Any?) { replaceCharacters(in: selectedRange, with: "") }
  open override func selectAll(_ sender: Any?) {
    selectedRange = NSRange(location: 0, length: string.utf16.count)
  }
  open func checkSpelling(_ sender: Any?) {}
  open func toggleRuler(_ sender: Any?) {}
  open func alignLeft(_ sender: Any?) { alignment = .left }
  open func alignCenter(_ sender: Any?) { alignment = .center }
  open func alignRight(_ sender: Any?) { alignment = .right }

  public nonisolated static let didBeginEditingNotification = Notification.Name(
    "NSTextDidBeginEditingNotification")
  public nonisolated static let didEndEditingNotification = Notification.Name(
    "NSTextDidEndEditingNotification")
  public nonisolated static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")
  /// The key for the ``NSTextMovement`` with which editing ended.
  public nonisolated static let movementUserInfoKey = "NSTextMovement"
}

/// The key that ended editing. Raw values match AppKit's.
public enum NSTextMovement: Int, Hashable, Sendable {
  case other = 0
  case `return` = 0x10
  case tab, backtab, left, right, up, down, cancel
}

/// The delegate of a text, which is notified of editing. (Apple, `NSTextDelegate`.)
@preconcurrency @MainActor
public protocol NSTextDelegate: AnyObject {
  func textShouldBeginEditing(_ textObject: NSText) -> Bool
  func textShouldEndEditing(_ textObject: NSText) -> Bool
  func textDidBeginEditing(_ notification: Notification)
  func textDidEndEditing(_ notification: Notification)
  func textDidChange(_ notification: Notification)
}

/// AppKit's defaults for methods that a delegate does not implement.
extension NSTextDelegate {
  public func textShouldBeginEditing(_ textObject: NSText) -> Bool { true }
  public func textShouldEndEditing(_ textObject: NSText) -> Bool { true }
  public func textDidBeginEditing(_ notification: Notification) {}
  public func textDidEndEditing(_ notification: Notification) {}
  public func textDidChange(_ notification: Notification) {}
}

/// The delegate of a text view, which is notified of editing and selection. (Apple,
/// `NSTextViewDelegate`.)
@preconcurrency @MainActor
public protocol NSTextViewDelegate: NSTextDelegate {
  func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
  )
    -> Bool
  /// Never called: there is no keyboard.
  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
  /// Never called: there are no clicks.
  func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool
  func textViewDidChangeSelection(_ notification: Notification)
  /// Never called: only the program changes selections.
  func textView(
    _ textView: NSTextView, willChangeSelectionFromCharacterRange oldSelectedCharRange: NSRange,
    toCharacterRange newSelectedCharRange: NSRange
  ) -> NSRange
  /// Never called: only the program changes selections.
  func textView(
    _ textView: NSTextView, willChangeSelectionFromCharacterRanges oldSelectedCharRanges: [NSValue],
    toCharacterRanges newSelectedCharRanges: [NSValue]
  ) -> [NSValue]
  /// Never called: texts change in one range at a time.
  func textView(
    _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue],
    replacementStrings: [String]?
  ) -> Bool
  /// Never called: there is no keyboard.
  func textView(
    _ textView: NSTextView, shouldChangeTypingAttributes oldTypingAttributes: [String: Any],
    toAttributes newTypingAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]
  /// Never called: there is no keyboard.
  func textViewDidChangeTypingAttributes(_ notification: Notification)
  /// Never called: tool tips are not shown.
  func textView(
    _ textView: NSTextView, willDisplayToolTip tooltip: String, forCharacterAt characterIndex: Int
  ) -> String?
  /// Never called: there is no keyboard.
  func textView(
    _ textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange,
    indexOfSelectedItem index: UnsafeMutablePointer<Int>?
  ) -> [String]
  /// Never called: spelling is not checked.
  func textView(
    _ textView: NSTextView, shouldSetSpellingState value: Int, range affectedCharRange: NSRange
  ) -> Int
  /// Never called: menus are not shown.
  func textView(_ view: NSTextView, menu: NSMenu, for event: NSEvent, at charIndex: Int) -> NSMenu?
}

/// AppKit's defaults for methods that a delegate does not implement.
extension NSTextViewDelegate {
  public func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
  ) -> Bool { true }
  public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
  public func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool { false }
  public func textViewDidChangeSelection(_ notification: Notification) {}
}

extension NSTextContainer {
  /// A container of a size in points; 0, or a value larger than any screen, for no limit.
  public convenience init(containerSize size: NSSize) { self.init(size: size) }
  /// ``NSTextContainer/size`` under its older name.
  public var containerSize: NSSize {
    get { size }
    set { size = newValue }
  }
}
