import AutoLayout
import Foundation
import Graphics

/// A text in one font as views measure and draw it: sizes rounded up to pixels, lines centred in height.
@MainActor
struct TextBlock {
  var text: String
  var font: UIFont
  /// The most lines; 0 sets no limit.
  var lines: Int
  var lineBreakMode: LineBreakMode = .byTruncatingTail
  var alignment: TextAlignment = .natural
  var direction: TextDirection = .leftToRight
  /// Points between two lines.
  var lineSpacing: CGFloat = 0

  private func layout(width: CGFloat?, lines: Int) -> TextLayout {
    var layout = TextSystem.measurer.layout(
      TextRequest(
        text: text, font: font.descriptor, maximumWidth: width, maximumLines: lines,
        lineBreakMode: lineBreakMode, alignment: alignment, direction: direction))
    guard lineSpacing != 0 else { return layout }
    for index in layout.lines.indices { layout.lines[index].baseline += CGFloat(index) * lineSpacing }
    layout.size.height += CGFloat(max(0, layout.lines.count - 1)) * lineSpacing
    return layout
  }

  /// The size that shows the text without cutting it, if need be broken at `width` points.
  func size(width: CGFloat?, grid: PixelGrid) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let size = layout(width: width, lines: lines).size
    return CGSize(width: grid.roundUp(size.width), height: grid.roundUp(size.height))
  }

  /// Baselines in a box that is just as high as the text.
  func baselines(grid: PixelGrid) -> BaselineOffsets {
    let metrics = TextSystem.measurer.metrics(for: font.descriptor)
    let slack = (grid.roundUp(metrics.lineHeight) - metrics.lineHeight) / 2
    return BaselineOffsets(
      firstFromTop: metrics.ascent + slack, lastFromBottom: metrics.descent + slack)
  }

  /// Draws as many lines as the rectangle has room for, in the middle of its height, and nothing outside it.
  func draw(in rect: CGRect, color: UIColor, on canvas: ViewCanvas) {
    guard !text.isEmpty, rect.width > 0, rect.height > 0 else { return }
    let layout = layout(width: rect.width, lines: visibleLines(height: rect.height, canvas.grid))
    let spills = layout.size.width > rect.width + 0.5 || layout.size.height > rect.height + 1
    if spills {
      canvas.context.saveGState()
      canvas.context.clip(to: rect)
    }
    let top = rect.minY + (rect.height - layout.size.height) / 2
    canvas.draw(
      layout, at: CGPoint(x: rect.minX, y: top), font: font, color: color, direction: direction)
    if spills { canvas.context.restoreGState() }
  }

  /// At least one, at most what the height holds; a pixel too little still counts.
  private func visibleLines(height: CGFloat, _ grid: PixelGrid) -> Int {
    let metrics = TextSystem.measurer.metrics(for: font.descriptor)
    guard metrics.lineHeight > 0 else { return lines }
    let room = Int(min(1e6, (height + 1) / metrics.lineHeight))
    return max(1, lines > 0 ? min(lines, room) : room)
  }
}
