import AutoLayout
import Foundation
import Graphics

/// One line of text to be typed. (Apple, `UITextField`.)
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// Raw values are UIKit's.
  public enum BorderStyle: Int, Hashable, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// How far the text lies inside a rounded or drawn border (`textRect(forBounds:)` of iOS 26: 7 and 2).
  private static let borderInset = CGSize(width: 7, height: 2)
  /// What a rounded border adds above and below a text too high for the least height; a guess that keeps 17-point text
  /// at 34 (n = 8).
  private static let roundedPadding: CGFloat = 6.5
  private static let roundedRadius: CGFloat = 5

  open var text: String? { didSet { if text != oldValue { contentDidChange() } } }
  open var placeholder: String? { didSet { if placeholder != oldValue { contentDidChange() } } }
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) { didSet { contentDidChange() } }
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
  open var isSecureTextEntry = false { didSet { contentDidChange() } }
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0

  private func contentDidChange() {
    setNeedsUpdateConstraints()
    invalidateIntrinsicContentSize()
  }

  /// What is shown: the text, dots for a secret one, or the placeholder.
  private var shown: (text: String, isPlaceholder: Bool) {
    let text = text ?? ""
    if text.isEmpty { return (placeholder ?? "", true) }
    return (isSecureTextEntry ? String(repeating: "•", count: text.count) : text, false)
  }

  private var block: TextBlock {
    TextBlock(
      text: shown.text, font: font ?? .systemFont(ofSize: UIFont.labelFontSize), lines: 1,
      alignment: textAlignment, direction: textDirection)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    let width = block.size(width: nil, grid: layoutGrid).width
    let inset = borderStyle == .none ? 0 : Self.borderInset.width
    return CGSize(width: width + 2 * inset, height: contentHeight)
  }

  /// Lines of a text field are whole points high (n: 17 points, 21; 18, 22).
  private var contentHeight: CGFloat {
    let line = TextSystem.measurer.metrics(for: block.font.descriptor).lineHeight
    switch borderStyle {
    case .none: return line.rounded(.up)
    case .line, .bezel: return line.rounded(.up) + 2 * Self.borderInset.height
    case .roundedRect:
      let padded = layoutGrid.roundUp(line) + 2 * Self.roundedPadding
      return max(controlMetrics.roundedTextFieldHeight, padded.rounded(.down))
    }
  }

  override var baselineOffsets: BaselineOffsets {
    let metrics = TextSystem.measurer.metrics(for: block.font.descriptor)
    let room = (contentHeight - metrics.lineHeight) / 2
    return BaselineOffsets(firstFromTop: room + metrics.ascent, lastFromBottom: room + metrics.descent)
  }

  override var centersBaselines: Bool { true }

  /// Where the text lies.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    guard borderStyle != .none else { return bounds }
    return bounds.insetBy(
      dx: min(Self.borderInset.width, bounds.width / 2), dy: min(Self.borderInset.height, bounds.height / 2))
  }

  // MARK: Drawing

  override func drawContent(on canvas: ViewCanvas) {
    drawBorder(on: canvas)
    let color: UIColor = shown.isPlaceholder ? .placeholderText : textColor ?? .label
    block.draw(in: textRect(forBounds: bounds), color: isEnabled ? color : .tertiaryLabel, on: canvas)
  }

  private func drawBorder(on canvas: ViewCanvas) {
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
