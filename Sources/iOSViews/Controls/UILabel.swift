import AutoLayout
import Foundation
import Graphics

public typealias NSTextAlignment = TextAlignment
public typealias NSLineBreakMode = LineBreakMode

/// Text that is read, on one line or more. (Apple, `UILabel`.)
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// How strongly a label made in code clings to its height (measured in iOS 26; documents write their own).
  private static let verticalHugging = UILayoutPriority(251)

  open var text: String? {
    didSet {
      storedAttributedText = nil
      lineSpacing = 0
      if text != oldValue { textDidChange() }
    }
  }
  private var storedAttributedText: NSAttributedString?
  /// Points between lines, of the attributed text's paragraphs.
  private var lineSpacing: CGFloat = 0
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) { didSet { textDidChange() } }
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textDidChange() } }
  /// The most lines; 0 sets no limit. Default 1.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { linesDidChange(from: oldValue) } } }
  /// The width at which a label of several lines breaks for its natural size, in points; 0 takes the width that layout
  /// gives it.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }
  /// Kept, and not acted on: text keeps its size and is cut.
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var isEnabled = true
  open var isHighlighted = false
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  /// Apple's default: one point upwards.
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var allowsDefaultTighteningForTruncation = false
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var adjustsFontForContentSizeCategory = false

  /// The text with its attributes. Setting it takes over font, colour and paragraph of its first character for all of it;
  /// setting ``text`` takes its place.
  open var attributedText: NSAttributedString? {
    get {
      storedAttributedText
        ?? text.map {
          NSAttributedString(
            string: $0, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
        }
    }
    set {
      text = newValue?.string
      storedAttributedText = newValue
      if let newValue, newValue.length > 0 { take(TextAttributes(newValue)) }
      textDidChange()
    }
  }

  private func take(_ attributes: TextAttributes) {
    if let font = attributes.font { self.font = font }
    if let color = attributes.color { textColor = color }
    guard let paragraph = attributes.paragraph else { return }
    textAlignment = paragraph.alignment
    if paragraph.lineBreakMode != .byWordWrapping { lineBreakMode = paragraph.lineBreakMode }
    lineSpacing = paragraph.lineSpacing
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setContentHuggingPriority(Self.verticalHugging, for: .vertical)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    // Documents tell the priorities themselves.
    guard !(coder is NibCoder) else { return }
    setContentHuggingPriority(Self.verticalHugging, for: .vertical)
  }

  private func linesDidChange(from old: Int) {
    textDidChange()
    if (old == 1) != (numberOfLines == 1) {
      (superview as? UIStackView)?.arrangedSubviewVisibilityDidChange(self)
    }
  }

  private func textDidChange() {
    setNeedsUpdateConstraints()
    invalidateIntrinsicContentSize()
  }

  private var block: TextBlock {
    TextBlock(
      text: text ?? "", font: font ?? .systemFont(ofSize: UIFont.labelFontSize), lines: max(0, numberOfLines),
      lineBreakMode: lineBreakMode, alignment: textAlignment, direction: textDirection,
      lineSpacing: lineSpacing)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { contentSize(limitedTo: nil) }

  override func contentSize(limitedTo width: CGFloat?) -> CGSize {
    guard numberOfLines != 1 else { return block.size(width: nil, grid: layoutGrid) }
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : width
    return block.size(width: limit, grid: layoutGrid)
  }

  override var contentHeightDependsOnWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override var baselineOffsets: BaselineOffsets { block.baselines(grid: layoutGrid) }

  // MARK: Drawing

  /// Where the text lies in a rectangle, cut to `numberOfLines` lines. (Apple, `UILabel`.)
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    var limited = block
    limited.lines = numberOfLines
    let size = limited.size(width: bounds.width, grid: layoutGrid)
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Called when the label is drawn, with its bounds. Overrides may draw elsewhere by calling super with another
  /// rectangle.
  open func drawText(in rect: CGRect) { textRectangle = rect }
  /// Where ``drawText(in:)`` wants the text.
  private var textRectangle = CGRect.zero

  override func drawContent(on canvas: ViewCanvas) {
    textRectangle = bounds
    drawText(in: bounds)
    let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
    block.draw(in: textRectangle, color: isEnabled ? color : .tertiaryLabel, on: canvas)
  }
}

/// Which point of a text stays in place when it is shrunk to fit. Raw values are UIKit's.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  case alignBaselines = 0
  case alignCenters, none
}

extension UIView {
  /// The grid of the screen that the view is laid out for.
  var layoutGrid: PixelGrid {
    layoutNode.inheritedPixelGrid ?? pixelGrid
  }

  var textDirection: TextDirection {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
