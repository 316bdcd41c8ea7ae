import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// A control's key in the tables of metrics: its kind, size and releases.
struct ControlGeometry: Hashable {
  let kind: ControlKind
  var size = MacControlSize.regular
  let era: MetricEra

  var insets: LayoutInsets { MacControlMetrics.insets(kind: kind, size: size, era: era) }

  /// The size of the alignment rectangle in a frame; a nil axis has no intrinsic size.
  func aligned(width: CGFloat?, height: CGFloat?) -> CGSize {
    let insets = insets
    return CGSize(
      width: width.map { max(0, $0 - insets.left - insets.right) } ?? LayoutNode.noIntrinsicMetric,
      height: height.map { max(0, $0 - insets.top - insets.bottom) } ?? LayoutNode.noIntrinsicMetric)
  }

  /// The width of the control's frame in the tables, in points; nil if they have none.
  var frameWidth: CGFloat? { MacControlMetrics.frameWidth(kind: kind, size: size, era: era) }
  var frameHeight: CGFloat? { MacControlMetrics.frameHeight(kind: kind, size: size, era: era) }

  /// The size of the alignment rectangle of a control whose size does not depend on its content.
  var naturalSize: CGSize { aligned(width: frameWidth, height: frameHeight) }

  func frameWidth(textWidth: CGFloat) -> CGFloat? {
    MacControlMetrics.frameWidth(kind: kind, size: size, era: era, textWidth: textWidth)
  }

  func baselineAboveBottom(frameHeight: CGFloat?) -> CGFloat? {
    MacControlMetrics.baselineAboveBottom(kind: kind, size: size, era: era, frameHeight: frameHeight)
  }

  /// The alignment rectangle in a frame.
  func alignmentRect(in frame: CGRect) -> CGRect { insets.inset(frame) }
}

extension NSView {
  /// Sets the default priorities of a kind of view created in code.
  final func takePriorities(of kind: ControlKind) {
    let own = MacContentPriorities(kind: kind)
    setContentHuggingPriority(NSLayoutConstraint.Priority(own.horizontalHugging), for: .horizontal)
    setContentHuggingPriority(NSLayoutConstraint.Priority(own.verticalHugging), for: .vertical)
    setContentCompressionResistancePriority(
      NSLayoutConstraint.Priority(own.horizontalResistance), for: .horizontal)
    setContentCompressionResistancePriority(
      NSLayoutConstraint.Priority(own.verticalResistance), for: .vertical)
  }

  /// The view's bounds for its drawing, relative to the upper left corner.
  final var drawingBounds: CGRect { CGRect(origin: .zero, size: layoutNode.frame.size) }

  final var isRightToLeft: Bool { userInterfaceLayoutDirection == .rightToLeft }
  final var textDirection: TextDirection { isRightToLeft ? .rightToLeft : .leftToRight }
}
