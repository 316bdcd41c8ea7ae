import AutoLayout
import Foundation
import Graphics

/// Text on many lines that scrolls. (Apple, `UITextView`.)
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  /// UIKit's default `textContainerInset` and `lineFragmentPadding`.
  private static let standardInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  private static let lineFragmentPadding: CGFloat = 5
  private static let defaultFontSize: CGFloat = 14

  open var text: String! = "" { didSet { textDidChange() } }
  open var font: UIFont? = .systemFont(ofSize: defaultFontSize) { didSet { textDidChange() } }
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  /// Without scrolling the view is as high as its text.
  open override var isScrollEnabled: Bool { didSet { textDidChange() } }
  open var textContainerInset = standardInset { didSet { textDidChange() } }

  private func textDidChange() {
    setNeedsUpdateConstraints()
    invalidateIntrinsicContentSize()
  }

  private var block: TextBlock {
    TextBlock(
      text: text ?? "", font: font ?? .systemFont(ofSize: Self.defaultFontSize), lines: 0,
      lineBreakMode: .byWordWrapping, alignment: textAlignment, direction: textDirection)
  }

  private var insets: UIEdgeInsets {
    var insets = textContainerInset
    insets.left += Self.lineFragmentPadding
    insets.right += Self.lineFragmentPadding
    return insets
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { contentSize(limitedTo: nil) }

  override func contentSize(limitedTo width: CGFloat?) -> CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let insets = insets
    let room = width.map { max(0, $0 - insets.left - insets.right) }
    var size = block.size(width: room, grid: layoutGrid)
    let line = TextSystem.measurer.metrics(for: block.font.descriptor).lineHeight
    size.height = max(size.height, layoutGrid.roundUp(line))
    return CGSize(
      width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  override var contentHeightDependsOnWidth: Bool { !isScrollEnabled }

  override var baselineOffsets: BaselineOffsets {
    let text = block.baselines(grid: layoutGrid)
    return BaselineOffsets(
      firstFromTop: text.firstFromTop + textContainerInset.top,
      lastFromBottom: text.lastFromBottom + textContainerInset.bottom)
  }

  // MARK: Drawing

  /// The text starts at the top and runs out of the view at the bottom.
  override func drawContent(on canvas: ViewCanvas) {
    let room = insets.inset(bounds)
    guard room.width > 0 else { return }
    let height = max(room.height, block.size(width: room.width, grid: canvas.grid).height)
    let natural = block.size(width: room.width, grid: canvas.grid).height
    let box = CGRect(x: room.minX, y: room.minY, width: room.width, height: min(height, natural))
    block.draw(in: box, color: textColor ?? .label, on: canvas)
  }
}
