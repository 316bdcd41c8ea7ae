import AttributedText
import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// A view of multi-line text. (Apple, `NSTextView`.) In a scroll view it is as high as its text, and at least as
/// high as the visible area.
@preconcurrency @MainActor
open class NSTextView: NSText {
  private let container: NSTextContainer
  private let storage: NSTextStorage
  private let manager: NSLayoutManager
  private var isSizing = false
  private var isEditingByHand = false

  /// A view whose container is as wide as the view.
  public override convenience init(frame frameRect: NSRect) {
    let container = NSTextContainer(
      size: NSSize(width: frameRect.width, height: MacContainerMetrics.longestText))
    container.widthTracksTextView = true
    self.init(frame: frameRect, textContainer: container)
  }

  /// A view of the text of the container's layout manager, or of its own text.
  public init(frame frameRect: NSRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer(size: frameRect.size)
    (manager, storage) = Self.kit(of: container)
    super.init(frame: frameRect)
    setUp()
    minSize = frameRect.size
  }

  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    container = NSTextContainer(size: NSSize(width: 0, height: MacContainerMetrics.longestText))
    (manager, storage) = Self.kit(of: container)
    super.init(coder: coder)
    setUp()
  }

  private static func kit(of container: NSTextContainer) -> (NSLayoutManager, NSTextStorage) {
    let manager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { manager.addTextContainer(container) }
    let storage = manager.textStorage ?? NSTextStorage()
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    return (manager, storage)
  }

  private func setUp() {
    maxSize = NSSize(width: MacContainerMetrics.longestText, height: MacContainerMetrics.longestText)
    container.viewWidth = { [weak self] in
      guard let self, container.widthTracksTextView, boundsSize.width > 0 else { return nil }
      return max(0, boundsSize.width - 2 * textContainerInset.width)
    }
    container.didChange = { [weak self] in self?.textLayoutDidChange() }
    storage.didProcessEditing = { [weak self] _ in
      MainActor.assumeIsolated { self?.textLayoutDidChange() }
    }
  }

  // MARK: TextKit

  open var textContainer: NSTextContainer? { container }
  open var layoutManager: NSLayoutManager? { manager }
  open var textStorage: NSTextStorage? { storage }
  /// The inset between the container and the view's sides, in points. Default: none.
  @AlwaysObserved open var textContainerInset = NSSize.zero { didSet { textLayoutDidChange() } }
  open var textContainerOrigin: NSPoint { NSPoint(x: textContainerInset.width, y: textContainerInset.height) }
  open func attributedString() -> NSAttributedString { storage }

  // MARK: Text

  open override var string: String {
    get { storage.string }
    set {
      storage.setAttributedString(NSAttributedString(string: newValue, attributes: baseTextAttributes))
      selectedRange = NSRange(location: newValue.utf16.count, length: 0)
    }
  }
  /// The attributes of newly typed text.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var defaultParagraphStyle: NSParagraphStyle?
  open var linkTextAttributes: [NSAttributedString.Key: Any]? = [:]
  open var selectedTextAttributes: [NSAttributedString.Key: Any] = [:]
  private var storedFont: NSFont?
  private var storedColor: NSColor?
  private var storedAlignment = NSTextAlignment.natural

  private var baseTextAttributes: [NSAttributedString.Key: Any] {
    var attributes = typingAttributes
    attributes[.font] = storedFont ?? typingAttributes[.font] ?? NSFont.userFont(ofSize: 0)
    attributes[.foregroundColor] = storedColor ?? typingAttributes[.foregroundColor] ?? NSColor.textColor
    if attributes[.paragraphStyle] == nil, let style = storedParagraphStyle {
      attributes[.paragraphStyle] = style
    }
    return attributes
  }

  private var storedParagraphStyle: NSParagraphStyle? {
    guard storedAlignment != .natural else { return defaultParagraphStyle }
    let style = NSMutableParagraphStyle()
    style.alignment = storedAlignment
    return style
  }

  private var all: NSRange { NSRange(location: 0, length: storage.length) }

  open override var font: NSFont? {
    get { storedFont ?? firstAttribute(.font) as? NSFont ?? NSFont.userFont(ofSize: 0) }
    set {
      storedFont = newValue
      if let newValue { setFont(newValue, range: all) }
    }
  }
  open override var textColor: NSColor? {
    get { storedColor ?? firstAttribute(.foregroundColor) as? NSColor ?? .textColor }
    set {
      storedColor = newValue
      setTextColor(newValue, range: all)
    }
  }
  open override var alignment: NSTextAlignment {
    get { storedAlignment }
    set {
      storedAlignment = newValue
      if let style = storedParagraphStyle { storage.addAttribute(.paragraphStyle, value: style, range: all) }
    }
  }
  open func setAlignment(_ alignment: NSTextAlignment, range: NSRange) {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    storage.addAttribute(.paragraphStyle, value: style, range: range)
  }
  open override func setFont(_ font: NSFont, range: NSRange) {
    storage.addAttribute(.font, value: font, range: range)
  }
  open override func setTextColor(_ color: NSColor?, range: NSRange) {
    if let color {
      storage.addAttribute(.foregroundColor, value: color, range: range)
    } else {
      storage.removeAttribute(.foregroundColor, range: range)
    }
  }

  private func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
    storage.length > 0 ? storage.attribute(key, at: 0, effectiveRange: nil) : nil
  }

  // MARK: Editing

  open override func replaceCharacters(in range: NSRange, with string: String) {
    precondition(
      range.location >= 0 && range.upperBound <= storage.length,
      "The range \(range) is outside of \(storage.length) characters")
    storage.replaceCharacters(
      in: range, with: NSAttributedString(string: string, attributes: baseTextAttributes))
  }
  open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool {
    let mayChange =
      isEditable && (hasBegunEditing || textDelegate?.textShouldBeginEditing(self) ?? true)
      && (textDelegate?.textView(
        self, shouldChangeTextIn: affectedCharRange, replacementString: replacementString) ?? true)
    if mayChange { beginEditing() }
    return mayChange
  }

  /// Whether the text has been changed since the view became first responder.
  private var hasBegunEditing = false

  /// Editing begins with the first change (Apple, `NSTextDelegate.textDidBeginEditing(_:)`).
  private func beginEditing() {
    guard !hasBegunEditing else { return }
    hasBegunEditing = true
    let notification = Notification(name: NSText.didBeginEditingNotification, object: self)
    textDelegate?.textDidBeginEditing(notification)
    NotificationCenter.default.post(notification)
  }

  open func didChangeText() {
    let notification = Notification(name: NSText.didChangeNotification, object: self)
    textDelegate?.textDidChange(notification)
    NotificationCenter.default.post(notification)
  }
  open func insertText(_ string: Any, replacementRange: NSRange) {
    guard let text = (string as? String) ?? (string as? NSAttributedString)?.string else { return }
    let range = replacementRange.location == NSNotFound ? selectedRange : replacementRange
    guard NSMaxRange(range) <= storage.length, shouldChangeText(in: range, replacementString: text) else {
      return
    }
    replaceCharacters(in: range, with: text)
    selectedRange = NSRange(location: range.location + text.utf16.count, length: 0)
    didChangeText()
  }
  open override func insertText(_ insertString: Any) {
    insertText(insertString, replacementRange: NSRange(location: NSNotFound, length: 0))
  }
  open override func deleteBackward(_ sender: Any?) {
    var range = selectedRange
    if range.length == 0 {
      guard range.location > 0, range.location <= storage.length else { return }
      range = NSString(string: string).rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    insertText("", replacementRange: range)
  }
  open override func insertNewline(_ sender: Any?) { insertText("\n") }
  open func setSelectedRange(_ charRange: NSRange) { selectedRange = charRange }
  open var selectedRanges: [NSValue] {
    get { [NSValue(range: selectedRange)] }
    set { if let first = newValue.first { selectedRange = first.rangeValue } }
  }
  open override var selectedRange: NSRange {
    didSet {
      guard selectedRange != oldValue else { return }
      needsDisplay = true
      let notification = Notification(name: Self.didChangeSelectionNotification, object: self)
      textDelegate?.textViewDidChangeSelection(notification)
      NotificationCenter.default.post(notification)
    }
  }

  @_nonoverride open weak var delegate: (any NSTextViewDelegate)? {
    get { super.delegate as? any NSTextViewDelegate }
    set { super.delegate = newValue }
  }
  private var textDelegate: (any NSTextViewDelegate)? { delegate }

  public nonisolated static let didChangeSelectionNotification = Notification.Name(
    "NSTextViewDidChangeSelectionNotification")

  open override func becomeFirstResponder() -> Bool {
    hasBegunEditing = false
    return true
  }
  open override func resignFirstResponder() -> Bool {
    guard textDelegate?.textShouldEndEditing(self) ?? true else { return false }
    textDelegate?.textDidEndEditing(Notification(name: NSText.didEndEditingNotification, object: self))
    return true
  }

  // MARK: Keyboard traits

  open var allowsUndo = false
  open var allowsImageEditing = false
  open var allowsDocumentBackgroundColorChange = false
  open var usesRuler = true
  open var usesInspectorBar = false
  open var usesFindBar = false
  open var usesFindPanel = false
  open var isIncrementalSearchingEnabled = false
  open var isContinuousSpellCheckingEnabled = false
  open var isGrammarCheckingEnabled = false
  open var isAutomaticSpellingCorrectionEnabled = false
  open var isAutomaticQuoteSubstitutionEnabled = false
  open var isAutomaticDashSubstitutionEnabled = false
  open var isAutomaticTextReplacementEnabled = false
  open var isAutomaticTextCompletionEnabled = true
  open var isAutomaticLinkDetectionEnabled = false
  open var isAutomaticDataDetectionEnabled = false
  open var smartInsertDeleteEnabled = true
  open var displaysLinkToolTips = true
  open var acceptsGlyphInfo = false
  @AlwaysObserved open var insertionPointColor = NSColor.textInsertionPointColor {
    didSet { needsDisplay = true }
  }

  // MARK: Size

  /// The size of the laid-out text with the inset around it.
  private var textSize: NSSize {
    manager.ensureLayout(for: container)
    let used = manager.usedRect(for: container)
    let line = lineHeight
    return NSSize(
      width: backingGrid.roundUp(used.maxX) + 2 * textContainerInset.width,
      height: backingGrid.roundUp(max(used.height, line)) + 2 * textContainerInset.height)
  }

  private var lineHeight: CGFloat {
    guard let font else { return 0 }
    return TextSystem.measurer.metrics(for: font.descriptor).lineHeight
  }

  /// Resizes the view to its text on the resizable axes, between ``minSize`` and ``maxSize``.
  open override func sizeToFit() {
    guard !isSizing, !keepsSavedPlaces else { return }
    isSizing = true
    defer { isSizing = false }
    var size = frame.size
    let wanted = textSize
    let visible = (storedSuperview as? NSClipView).map { clip in
      let insets = clip.contentInsets
      return NSSize(
        width: clip.boundsSize.width - insets.left - insets.right,
        height: clip.boundsSize.height - insets.top - insets.bottom)
    }
    if isHorizontallyResizable {
      size.width = min(max(wanted.width, visible?.width ?? minSize.width, minSize.width), maxSize.width)
    }
    if isVerticallyResizable {
      size.height = min(max(wanted.height, visible?.height ?? minSize.height), maxSize.height)
      if visible == nil || minSize.height < size.height { size.height = max(size.height, minSize.height) }
    }
    if size != frame.size, translatesAutoresizingMaskIntoConstraints { setFrameSize(size) }
  }

  /// Sets a size, limited by ``minSize`` and ``maxSize``.
  open func setConstrainedFrameSize(_ desiredSize: NSSize) {
    setFrameSize(
      NSSize(
        width: isHorizontallyResizable
          ? min(max(desiredSize.width, minSize.width), maxSize.width) : frame.width,
        height: isVerticallyResizable
          ? min(max(desiredSize.height, minSize.height), maxSize.height) : frame.height))
  }

  private func textLayoutDidChange() {
    needsDisplay = true
    invalidateIntrinsicContentSize()
    if storedSuperview is NSClipView || isVerticallyResizable { sizeToFit() }
  }

  @_spi(ViewHooks) open override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    manager.textContainerChangedGeometry(container)
    if !isSizing, old.width != boundsSize.width { sizeToFit() }
  }

  open override var firstBaselineOffsetFromTop: CGFloat {
    guard let font else { return 0 }
    return textContainerInset.height + TextSystem.measurer.metrics(for: font.descriptor).ascent
  }

  open override func scrollRangeToVisible(_ range: NSRange) {
    let glyphs = manager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
    let box = manager.boundingRect(forGlyphRange: glyphs, in: container)
    scrollToVisible(box.offsetBy(dx: textContainerInset.width, dy: textContainerInset.height))
  }

  // MARK: Drawing

  @_spi(ViewHooks) open override func drawContent(on canvas: MacCanvas) {
    let rect = CGRect(origin: .zero, size: layoutNode.frame.size)
    if drawsBackground, let backgroundColor { canvas.fill(rect, backgroundColor) }
    guard storage.length > 0 else { return }
    let inset = textContainerInset
    let padding = container.lineFragmentPadding
    let width =
      container.size.width > 0 ? min(container.size.width, MacContainerMetrics.longestText) : rect.width
    let box = CGRect(
      x: inset.width + padding, y: inset.height, width: max(0, width - 2 * padding),
      height: max(rect.height - 2 * inset.height, textSize.height))
    let descriptor = (font ?? .systemFont(ofSize: 0)).descriptor
    let block = TextBlock(
      text: storage.string, font: descriptor, lines: container.maximumNumberOfLines,
      lineBreakMode: container.lineBreakMode, alignment: storedAlignment,
      runs: AttributedRuns(storage, font: descriptor, in: .alone), linkColor: NSColor.linkColor,
      underlinesLinks: true)
    drawSelection(on: canvas)
    let layout = block.layout(width: box.width, lines: block.lines)
    block.draw(layout, in: box, top: box.minY, color: textColor ?? .textColor, on: canvas.text)
  }

  private func drawSelection(on canvas: MacCanvas) {
    guard selectedRange.length > 0, NSMaxRange(selectedRange) <= storage.length else { return }
    let none = NSRange(location: NSNotFound, length: 0)
    let color: NSColor =
      canvas.isEmphasized ? .selectedTextBackgroundColor : .unemphasizedSelectedTextBackgroundColor
    manager.enumerateEnclosingRects(
      forGlyphRange: selectedRange, withinSelectedGlyphRange: none, in: container
    ) { rect, _ in
      canvas.fill(rect.offsetBy(dx: textContainerInset.width, dy: textContainerInset.height), color)
    }
  }
}

extension NSTextView: ScrolledDocument {
  /// Resizes the view to fill the clip view's visible area.
  package func clipViewDidChange(_ clipView: NSClipView) {
    guard translatesAutoresizingMaskIntoConstraints, isVerticallyResizable || isHorizontallyResizable else {
      return
    }
    sizeToFit()
  }
  package func visiblePartDidChange() {}
}

// MARK: Ready-made views

extension NSTextView {
  /// A text view that follows the width of the scroll view around it.
  public class func scrollableTextView() -> NSScrollView {
    let scroll = NSScrollView(frame: NSRect(origin: .zero, size: MacContainerMetrics.scrollableTextSize))
    scroll.hasVerticalScroller = true
    let text = NSTextView(frame: NSRect(origin: .zero, size: scroll.contentSize))
    text.minSize = NSSize(width: 0, height: 0)
    text.isVerticallyResizable = true
    text.autoresizingMask = [.width]
    scroll.documentView = text
    return scroll
  }
  public class func scrollableDocumentContentTextView() -> NSScrollView { scrollableTextView() }
  public class func scrollablePlainDocumentContentTextView() -> NSScrollView {
    let scroll = scrollableTextView()
    (scroll.documentView as? NSTextView)?.isRichText = false
    return scroll
  }
  public class func fieldEditor() -> Self {
    let editor = ObjectMaker.make(Self.self)
    editor.isFieldEditor = true
    return editor
  }
}
