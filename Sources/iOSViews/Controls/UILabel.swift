import AutoLayout
import Foundation
import Graphics

public typealias NSTextAlignment = TextAlignment
public typealias NSLineBreakMode = LineBreakMode

/// Text that is read, on one line or more. (Apple, `UILabel`.)
@preconcurrency @MainActor
open class UILabel: UIView {
  /// How strongly a label made in code clings to its height (measured in iOS 26; documents write their own).
  private static let verticalHugging = UILayoutPriority(251)

  open var text: String? { didSet { if text != oldValue { textDidChange() } } }
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) { didSet { textDidChange() } }
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textDidChange() } }
  /// The most lines; 0 sets no limit. Default 1.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }
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

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setContentHuggingPriority(Self.verticalHugging, for: .vertical)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setContentHuggingPriority(Self.verticalHugging, for: .vertical)
  }

  private func textDidChange() {
    setNeedsUpdateConstraints()
    invalidateIntrinsicContentSize()
  }

  private var block: TextBlock {
    TextBlock(
      text: text ?? "", font: font ?? .systemFont(ofSize: UIFont.labelFontSize), lines: max(0, numberOfLines),
      lineBreakMode: lineBreakMode, alignment: textAlignment, direction: textDirection)
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

  override func drawContent(on canvas: ViewCanvas) {
    let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
    block.draw(in: bounds, color: isEnabled ? color : .tertiaryLabel, on: canvas)
  }
}

extension UIView {
  /// The grid of the screen that the view is laid out for.
  var layoutGrid: PixelGrid {
    // Asked of the host, for a view that has not entered the engine yet.
    let node = layoutNode.host.pixelGrid
    return node.scale > 1 ? node : pixelGrid
  }

  var textDirection: TextDirection {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
