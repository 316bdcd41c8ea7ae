import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSDrawing

/// A view that shows text on one or more lines. (Apple, `UILabel`.)
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The vertical hugging priority of a label created in code (measured in iOS 26; documents state their
  /// own).
  private static let verticalHugging = UILayoutPriority(251)

  @AlwaysObserved open var text: String? {
    didSet {
      let wasAttributed = attributes.text != nil
      attributes.text = nil
      if wasAttributed || text != oldValue { textDidChange() }
    }
  }
  /// The attributed text, if the label shows one.
  private var attributes = AttributedContent()
  /// The font; nil stands for the default. (UILabel.h: `null_resettable`, the system's font of 17 points.)
  @AlwaysObserved open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { _font.wrappedValue = .systemFont(ofSize: UIFont.labelFontSize) }
      attributes.change { $0.setting(.font, to: font) }
      textDidChange()
    }
  }
  /// The colour of the text; nil stands for the default. (UILabel.h: `null_resettable`.)
  @AlwaysObserved open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { _textColor.wrappedValue = .label }
      attributes.change { $0.setting(.foregroundColor, to: textColor) }
    }
  }
  @AlwaysObserved open var textAlignment = NSTextAlignment.natural {
    didSet { attributes.change { $0.changingParagraphs { $0.alignment = textAlignment } } }
  }
  @AlwaysObserved open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textDidChange() } }
  /// The maximum number of lines; 0 for no limit. Default 1.
  @AlwaysObserved open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { linesDidChange(from: oldValue) } }
  }
  /// The width at which a multi-line label wraps for its intrinsic content size, in points; 0 for the width from
  /// layout.
  @AlwaysObserved open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }
  /// Whether text that does not fit is drawn smaller; the label's font is unchanged.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest scale of the text; 0 for no limit.
  open var minimumScaleFactor: CGFloat = 0
  open var isEnabled = true
  open var isHighlighted = false
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  /// Apple's default: one point upwards.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether the spacing of characters is tightened before text is truncated.
  open var allowsDefaultTighteningForTruncation = false
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// With `pushOut`, which the standard includes, no word stands alone in the second line of two.
  @AlwaysObserved open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
    didSet { textDidChange() }
  }
  /// Stored only: there is no pointer to rest on a label.
  open var showsExpansionTextWhenTruncated = false
  @AlwaysObserved open var adjustsFontForContentSizeCategory = false { didSet { adjustFontsToTraits() } }

  /// The text with its attributes. The font, colour and alignment of its first character become the label's. Setting
  /// one of these later changes it for the whole text; setting ``text`` replaces the attributed text.
  open var attributedText: NSAttributedString? {
    get {
      attributes.text
        ?? text.map {
          NSAttributedString(
            string: $0, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
        }
    }
    set {
      // A subclass may set this property when its text is set.
      _text.wrappedValue = newValue?.string
      if let newValue, newValue.length > 0 { take(TextAttributes(newValue)) }
      attributes.text = newValue.map { NSAttributedString(attributedString: $0) }
      textDidChange()
    }
  }

  private func take(_ attributes: TextAttributes) {
    if let font = attributes.font { self.font = font }
    if let color = attributes.color { textColor = color }
    guard let paragraph = attributes.paragraph else { return }
    textAlignment = paragraph.alignment
    // Also the mode of new styles, which wraps: labels then have no ellipsis (18 references of iOS 15 to 17 in a public library).
    lineBreakMode = paragraph.lineBreakMode
    // New styles have no strategy: one word may then be alone (Digitaler-Impfnachweis/covpass-ios, iOS 14.5).
    lineBreakStrategy = paragraph.lineBreakStrategy
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setContentHuggingPriority(Self.verticalHugging, for: .vertical)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    // Documents state the priorities themselves.
    guard !(coder is NibCoder) else { return }
    setContentHuggingPriority(Self.verticalHugging, for: .vertical)
  }

  private func linesDidChange(from old: Int) {
    textDidChange()
    if (old == 1) != (numberOfLines == 1) {
      superview?.arrangementDidChange(of: self)
    }
  }

  private func textDidChange() {
    measured = nil
    setNeedsUpdateConstraints()
    invalidateIntrinsicContentSize()
  }

  package var block: TextBlock {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    var block = TextBlock(
      text: text ?? "", font: font, lines: max(0, numberOfLines), lineBreakMode: lineBreakMode,
      alignment: textAlignment, direction: textDirection, runs: attributes.runs(font: font),
      underlinesLinks: true)
    block.avoidsOrphans = lineBreakStrategy.contains(.pushOut)
    return block
  }

  /// The text as shown in a given size: scaled down or tightened if the label allows it.
  package func fittedBlock(in size: CGSize, least: CGFloat) -> TextBlock {
    var fitted = block
    if allowsDefaultTighteningForTruncation { fitted = fitted.tightened(toFit: size.width) }
    guard adjustsFontSizeToFitWidth else { return fitted }
    return fitted.shrunk(toFit: size, least: least)
  }

  // MARK: Layout

  /// Whether the label's size has whole points, as on the canvas of Xcode 7.
  package var hasWholePoints = false
  private var contentGrid: PixelGrid { hasWholePoints ? PixelGrid(scale: 1) : layoutGrid }

  open override var intrinsicContentSize: CGSize { contentSize(limitedTo: widthInHand) }

  /// A label without constraints has its text's size, within the target's width, unless that is required. Observed: 6 of 6 labels in
  /// pictures of a public repository (iOS 18), measured with a width of 300 at `defaultHigh`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard translatesAutoresizingMaskIntoConstraints, constraints.isEmpty,
      horizontalFittingPriority < .required, verticalFittingPriority < .required, targetSize.width > 0
    else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return contentSize(limitedTo: targetSize.width)
  }

  @_spi(ViewHooks) open override func contentSize(limitedTo width: CGFloat?) -> CGSize {
    let limit = numberOfLines == 1 ? nil : preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : width
    guard layoutNode.questions.contains(.content) else {
      let key = MeasuredText.Key(
        text: text, font: font, lines: numberOfLines, lineBreakMode: lineBreakMode, limit: limit,
        grid: contentGrid, direction: textDirection, revision: TextSystem.revision)
      if let measured, measured.key == key { return measured.size }
      let size = block.size(width: limit, grid: key.grid)
      measured = MeasuredText(key: key, size: size)
      return size
    }
    let space = CGRect(x: 0, y: 0, width: limit ?? Self.unlimited, height: Self.unlimited)
    return textRect(forBounds: space, limitedToNumberOfLines: numberOfLines).size
  }

  /// The last measured size, until the text changes.
  private var measured: MeasuredText?

  /// Represents unlimited space, in points.
  private static let unlimited: CGFloat = 1e6
  /// A width above this is an unlimited space that an override has inset, in points.
  private static let nearlyUnlimited: CGFloat = 5e5

  @_spi(ViewHooks) open override var contentHeightDependsOnWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0
  }

  @_spi(ViewHooks) open override var baselineOffsets: BaselineOffsets {
    guard numberOfLines != 1, attributes.text != nil else { return block.baselines(grid: contentGrid) }
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutNode.frame.width
    return block.baselines(grid: layoutGrid, width: width > 0 ? width : nil)
  }

  // MARK: Drawing

  /// The rectangle of the text within bounds, limited to `numberOfLines` lines. (Apple, `UILabel`.) Its left edge is
  /// where the alignment puts it; its top is that of the bounds, although the label draws its text in the middle
  /// (square/Paralayout, four pictures of iOS 17.5: dots beside the first of two lines). An override also determines
  /// the intrinsic content size, for unlimited space or the width from layout.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    var limited = block
    limited.lines = max(0, numberOfLines)
    let isLimited = bounds.width < Self.nearlyUnlimited
    let size = limited.size(width: isLimited ? bounds.width : nil, grid: layoutGrid)
    let slack = isLimited ? max(0, bounds.width - size.width) * leadingShare : 0
    return CGRect(x: bounds.minX + slack, y: bounds.minY, width: size.width, height: size.height)
  }

  /// The share of the free width that the alignment leaves on the left of the text.
  private var leadingShare: CGFloat {
    switch textAlignment {
    case .center: 0.5
    case .right: 1
    case .natural: textDirection == .rightToLeft ? 1 : 0
    case .left, .justified: 0
    }
  }

  /// Called when the label is drawn, with its bounds. Overrides may draw elsewhere by calling super with another
  /// rectangle.
  open func drawText(in rect: CGRect) { textRectangle = rect }
  /// The rectangle passed to ``drawText(in:)``.
  private var textRectangle = CGRect.zero

  @_spi(ViewHooks) open override var classFacts: ClassFacts {
    ClassFacts(
      sizesToContent: true, accessibility: (true, .staticText),
      appearance: ClassFacts.Appearance("label", properties: AppearanceProperty.label) { UILabel() })
  }

  @_spi(ViewHooks) open override var viewText: ViewText? {
    ViewText(described: text, reported: text, font: font)
  }

  @_spi(ViewHooks) open override func drawContent(on canvas: ViewCanvas) {
    textRectangle = bounds
    drawText(in: bounds)
    let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
    let shown = fittedBlock(in: textRectangle.size, least: minimumScaleFactor)
    if let shadowColor { drawShadow(of: shown, shadowColor, on: canvas) }
    draw(shown, color: isEnabled ? color : .tertiaryLabel, on: canvas)
  }

  /// Draws the text again, in one colour and with an offset. (Apple, `UILabel.shadowColor`.)
  private func drawShadow(of shown: TextBlock, _ color: UIColor, on canvas: ViewCanvas) {
    var silhouette = shown
    silhouette.silhouette = color
    canvas.context.saveGState()
    canvas.context.translateBy(x: shadowOffset.width, y: shadowOffset.height)
    draw(silhouette, color: color, on: canvas)
    canvas.context.restoreGState()
  }

  private func draw(_ shown: TextBlock, color: UIColor, on canvas: ViewCanvas) {
    let rect = textRectangle
    guard shown.font != font.descriptor, !shown.text.isEmpty, rect.width > 0, rect.height > 0 else {
      return shown.draw(in: rect, color: color, on: canvas)
    }
    let small = shown.layout(width: rect.width, lines: shown.visibleLines(in: rect.size))
    let full = block.layout(width: rect.width, lines: block.visibleLines(in: rect.size))
    let top = rect.minY + (rect.height - full.size.height) / 2
    // The adjustment counts for a single line only. (Apple, `UILabel.baselineAdjustment`.)
    let place =
      switch numberOfLines == 1 ? baselineAdjustment : .alignCenters {
      case .alignBaselines: top + full.firstBaseline - small.firstBaseline
      case .alignCenters: rect.midY - small.size.height / 2
      case .none: top
      }
    shown.draw(small, in: rect, top: place, color: color, on: canvas)
  }
}

extension UILabel: FontAdjusting {
  package func adjustFonts(to category: UIContentSizeCategory) {
    let adjusted = attributes.text?.adjusted(to: category)
    if let old = font, old.adjusted(to: category) != old { font = old.adjusted(to: category) }
    guard let adjusted, adjusted != attributes.text else { return }
    attributes.text = adjusted
    textDidChange()
  }
}

/// A text's size with the values that it depends on besides the attributes: programs may override all of
/// these.
private struct MeasuredText {
  struct Key {
    let text: String?
    let font: UIFont?
    let lines: Int
    let lineBreakMode: NSLineBreakMode
    /// The width at which lines break; nil for none.
    let limit: CGFloat?
    let grid: PixelGrid
    let direction: TextDirection
    /// The revision of ``TextSystem`` by which it was measured.
    let revision: TextRevision

    /// Compares fonts by identity.
    static func == (one: Key, other: Key) -> Bool {
      one.font === other.font && one.lines == other.lines && one.lineBreakMode == other.lineBreakMode
        && one.limit == other.limit && one.grid == other.grid && one.direction == other.direction
        && one.revision == other.revision && one.text == other.text
    }
  }

  let key: Key
  let size: CGSize
}

/// The point of a text that stays in place when the text is shrunk to fit. Raw values match UIKit's.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  case alignBaselines = 0
  case alignCenters, none
}

extension UIView {
  /// The grid of the screen that the view is laid out for.
  package var layoutGrid: PixelGrid {
    layoutNode.inheritedPixelGrid ?? pixelGrid
  }

  package var textDirection: TextDirection {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
