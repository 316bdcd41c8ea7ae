import AttributedText
import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// The cell of text fields: their content and appearance. (Apple, `NSTextFieldCell`.)
@preconcurrency @MainActor
open class NSTextFieldCell: NSActionCell {
  public override init() {
    super.init()
    setUp()
  }

  public override init(textCell string: String) {
    super.init(textCell: string)
    setUp()
  }

  public required init(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    type = .textCellType
    wraps = true
  }

  @AlwaysObserved open var textColor: NSColor? = .controlTextColor { didSet { needsDisplay() } }
  @AlwaysObserved open var backgroundColor: NSColor? = .textBackgroundColor { didSet { needsDisplay() } }
  @AlwaysObserved open var drawsBackground = false { didSet { needsDisplay() } }
  @AlwaysObserved open var bezelStyle = NSTextField.BezelStyle.squareBezel { didSet { contentDidChange() } }
  @AlwaysObserved open var placeholderString: String? { didSet { contentDidChange() } }
  @AlwaysObserved open var placeholderAttributedString: NSAttributedString? { didSet { contentDidChange() } }
  open var allowedInputSourceLocales: [String]?
  /// The maximum number of lines; 0 for no limit.
  @AlwaysObserved open var maximumNumberOfLines = 0 { didSet { contentDidChange() } }
  /// The width in points; 0 for the width from layout.
  @AlwaysObserved open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }

  open func setUpFieldEditorAttributes(_ textObj: NSObject) -> NSObject { textObj }
  open func setWantsNotificationForMarkedText(_ flag: Bool) {}

  @_spi(ViewHooks) open override var baseTextAttributes: [NSAttributedString.Key: Any] {
    var attributes = super.baseTextAttributes
    attributes[.foregroundColor] = textColor
    return attributes
  }

  open override var isOpaque: Bool { drawsBackground && backgroundColor?.alphaComponent == 1 }

  // MARK: Metrics

  /// Whether the text has a border or a bezel.
  var isFramed: Bool { isBezeled || isBordered }
  @_spi(ViewHooks) open override var metricKind: ControlKind? { isFramed ? .textField : .label }

  /// The text that is shown: dots in fields for passwords.
  var shownString: String { stringValue }

  /// The maximum number of lines; 0 for no limit.
  var lineLimit: Int {
    guard !usesSingleLineMode else { return 1 }
    if wraps { return max(0, maximumNumberOfLines) }
    let paragraphs = 1 + shownString.count { $0.isNewline }
    return maximumNumberOfLines > 0 ? min(maximumNumberOfLines, paragraphs) : paragraphs
  }

  var control: NSControl? { controlView as? NSControl }
  var era: MetricEra { control?.metricEra ?? .current }
  var size: MacControlSize { MacControlSize(rawValue: controlSize.rawValue) ?? .regular }
  var geometry: ControlGeometry? { metricKind.map { ControlGeometry(kind: $0, size: size, era: era) } }

  /// The text, or the placeholder.
  var text: MacText {
    let font = font ?? .systemFont(ofSize: size.fontSize)
    var content = AttributedContent()
    content.text = showsPlaceholder ? placeholderAttributedString : objectValue as? NSAttributedString
    let shown =
      showsPlaceholder ? placeholderAttributedString?.string ?? placeholderString ?? "" : shownString
    return MacText(
      TextBlock(
        text: shown, font: font.descriptor, lines: lineLimit,
        lineBreakMode: wraps && truncatesLastVisibleLine ? .byTruncatingTail : lineBreakMode,
        alignment: alignment, direction: controlView?.textDirection ?? .leftToRight,
        runs: content.runs(font: font.descriptor), underlinesLinks: true), era: era)
  }

  var showsPlaceholder: Bool {
    shownString.isEmpty && (placeholderString != nil || placeholderAttributedString != nil)
  }

  /// The size of the field's alignment rectangle around its text.
  ///
  /// - Parameter width: the alignment rectangle's width; nil for no limit.
  func contentSize(limitedTo width: CGFloat?) -> CGSize {
    guard let geometry else { return .zero }
    let insets = geometry.insets
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : width
    let size = frameSize(limitedTo: limit.map { $0 + insets.left + insets.right }, geometry)
    return geometry.aligned(width: isEditable ? nil : size.width, height: size.height)
  }

  /// The size of the field's frame around its text.
  private func frameSize(limitedTo width: CGFloat?, _ geometry: ControlGeometry) -> CGSize {
    let (text, beside) = (text, besideText(geometry))
    let space = width.map { max(0, $0 - beside) }
    let size = text.size(limitedTo: wraps && !usesSingleLineMode ? space : nil)
    return CGSize(width: (size.width + beside).rounded(.up), height: frameHeight(around: text, size.height))
  }

  /// The size of a field for its text, whose lines wrap at the rectangle's width if wrapping is enabled.
  /// (Apple, `NSCell.cellSize(forBounds:)`: programs use it to find the height of wrapped text.)
  open override func cellSize(forBounds rect: NSRect) -> NSSize {
    guard let geometry, wraps, !usesSingleLineMode else { return super.cellSize(forBounds: rect) }
    let size = frameSize(limitedTo: rect.width < Self.unlimited ? rect.width : nil, geometry)
    return NSSize(width: min(size.width, rect.width), height: min(size.height, rect.height))
  }

  /// The width, in points, from which space is regarded as unlimited; programs use the largest number for it.
  private static let unlimited: CGFloat = 1e6

  /// The points by which the frame is wider than the text.
  private func besideText(_ geometry: ControlGeometry) -> CGFloat {
    let beside = MacControlMetrics.widthBesideText(kind: geometry.kind, size: size, era: era) ?? 0
    return !isFramed && alignment == .center ? beside + MacTextMetrics.centeredPadding : beside
  }

  /// A label is as high as its text; a field has space around it.
  private func frameHeight(around text: MacText, _ textHeight: CGFloat) -> CGFloat {
    guard isFramed, let geometry, let own = geometry.frameHeight else { return textHeight }
    return own + textHeight - MacTextMetrics.lineHeight(fontSize: size.fontSize, era: era)
  }

  // MARK: Drawing

  @_spi(ViewHooks) open override func drawCell(in rect: CGRect, on canvas: MacCanvas) {
    drawFrame(in: rect, on: canvas)
    let inner = titleRect(forBounds: drawingRect(forBounds: rect))
    drawText(in: textRect(in: inner), frame: inner, on: canvas)
  }

  func drawFrame(in rect: CGRect, on canvas: MacCanvas) {
    let frame = FieldFrame(
      style: !isFramed
        ? .none : isBordered && !isBezeled ? .line : bezelStyle == .roundedBezel ? .round : .square,
      background: drawsBackground ? backgroundColor : nil, isEnabled: isEnabled)
    frame.draw(in: rect, on: canvas)
  }

  /// The text's rectangle in the frame.
  func textRect(in rect: CGRect) -> CGRect {
    let margin = isFramed ? MacControlMetrics.fieldTextMargin : MacTextMetrics.labelPadding
    return rect.insetBy(dx: min(margin, rect.width / 2), dy: 0)
  }

  func drawText(in space: CGRect, frame: CGRect, on canvas: MacCanvas) {
    let text = text
    text.draw(
      in: space, baseline: frame.minY + firstBaseline(of: text, in: frame), color: inkColor, on: canvas)
  }

  /// The distance of the first line's baseline below the frame's upper edge, in points.
  func firstBaseline(of text: MacText, in frame: CGRect) -> CGFloat {
    guard isFramed, let geometry else { return text.firstBaselineBelowTop(limitedTo: frame.width) }
    let height = frameHeight(around: text, text.lineHeight)
    let above = geometry.baselineAboveBottom(frameHeight: height) ?? text.baselineAboveLineBottom
    return height - above
  }

  private var inkColor: NSColor {
    if showsPlaceholder { return .placeholderTextColor }
    guard isEnabled else { return .disabledControlTextColor }
    return backgroundStyle == .emphasized
      ? .alternateSelectedControlTextColor : textColor ?? .controlTextColor
  }
}
