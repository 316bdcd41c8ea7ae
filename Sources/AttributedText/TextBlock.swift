import AutoLayout
import Foundation
import Graphics

/// A text that views measure and draw: sizes are rounded up to pixels, lines are centred vertically.
@MainActor
package struct TextBlock {
  package var text: String
  package var font: FontDescriptor
  /// The largest number of lines; 0 for no limit.
  package var lines: Int
  package var lineBreakMode: LineBreakMode = .byTruncatingTail
  package var alignment: TextAlignment = .natural
  package var direction: TextDirection = .leftToRight
  /// The text's runs, if it has more than one font and colour; they take precedence over the font.
  package var runs: AttributedRuns?
  /// The areas without text, in the coordinate system of the text's box.
  package var exclusions: [Path] = []
  /// Whether no word stands alone in the second line of two (Apple, `UILabel.lineBreakStrategy`).
  package var avoidsOrphans = false
  /// The colour of links without their own colour.
  package var linkColor: any TextColor = StandardTextColor.link
  package var underlinesLinks = false
  /// The colour of a shadow, which has one colour however the text is styled.
  package var silhouette: (any TextColor)?

  package init(
    text: String, font: FontDescriptor, lines: Int, lineBreakMode: LineBreakMode = .byTruncatingTail,
    alignment: TextAlignment = .natural, direction: TextDirection = .leftToRight, runs: AttributedRuns? = nil,
    linkColor: any TextColor = StandardTextColor.link, underlinesLinks: Bool = false
  ) {
    self.text = text
    self.font = font
    self.lines = lines
    self.lineBreakMode = lineBreakMode
    self.alignment = alignment
    self.direction = direction
    self.runs = runs
    self.linkColor = linkColor
    self.underlinesLinks = underlinesLinks
  }

  package func layout(width: CGFloat?, lines: Int) -> TextLayout {
    var request = TextRequest(
      text: text, font: font, maximumWidth: width, maximumLines: lines,
      lineBreakMode: lineBreakMode, alignment: alignment, direction: direction, runs: runs?.runs ?? [])
    request.exclusions = exclusions
    request.avoidsOrphans = avoidsOrphans
    return TextSystem.measurer.layout(request)
  }

  /// The size that shows the text without truncation, with lines wrapped at `width` points if necessary.
  package func size(width: CGFloat?, grid: PixelGrid) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let size = layout(width: width, lines: lines).size
    return CGSize(width: grid.roundUp(size.width), height: grid.roundUp(size.height))
  }

  /// Baselines in a box with exactly the text's height; for text in several fonts, they depend on the line breaks.
  package func baselines(grid: PixelGrid, width: CGFloat? = nil) -> BaselineOffsets {
    if runs != nil, !text.isEmpty { return runBaselines(layout(width: width, lines: lines), grid) }
    let metrics = TextSystem.measurer.metrics(for: font)
    let slack = (grid.roundUp(metrics.lineHeight) - metrics.lineHeight) / 2
    return BaselineOffsets(
      firstFromTop: metrics.ascent + slack, lastFromBottom: metrics.descent + slack)
  }

  private func runBaselines(_ layout: TextLayout, _ grid: PixelGrid) -> BaselineOffsets {
    let height = layout.size.height
    let slack = (grid.roundUp(height) - height) / 2
    return BaselineOffsets(
      firstFromTop: layout.firstBaseline + slack, lastFromBottom: height - layout.lastBaseline + slack)
  }

  /// Draws as many lines as fit into the rectangle, centred vertically, and nothing outside it.
  package func draw(in rect: CGRect, color: any TextColor, on canvas: TextCanvas) {
    guard !text.isEmpty, rect.width > 0, rect.height > 0 else { return }
    var space = rect
    space.size.width = drawnWidth(in: rect)
    let layout = layout(width: space.width, lines: visibleLines(in: space.size))
    draw(layout, in: space, top: rect.minY + (rect.height - layout.size.height) / 2, color: color, on: canvas)
  }

  /// Draws laid-out lines from `top` on, as far as they fit in the rectangle.
  package func draw(
    _ layout: TextLayout, in rect: CGRect, top: CGFloat, color: any TextColor, on canvas: TextCanvas
  ) {
    let spills = layout.size.width > rect.width + 0.5 || layout.size.height > rect.height + 1
    if spills {
      canvas.context.saveGState()
      canvas.context.clip(to: rect)
    }
    let origin = CGPoint(x: rect.minX, y: top)
    if let runs {
      RunPainter(
        runs: runs, color: color, linkColor: linkColor, underlinesLinks: underlinesLinks,
        silhouette: silhouette, canvas: canvas
      ).draw(layout, at: origin)
    } else {
      canvas.draw(layout, at: origin, font: font, color: color, direction: direction)
    }
    if spills { canvas.context.restoreGState() }
  }

  /// The saved sizes of labels are those of Apple's font, in which a text may be a little narrower than here. A line that
  /// is only slightly too wide is drawn completely, because an ellipsis would replace several letters.
  private func drawnWidth(in rect: CGRect) -> CGFloat {
    guard lines == 1 else { return rect.width }
    let whole = layout(width: nil, lines: 1).size.width
    let tolerance = max(1, rect.width * Self.fontTolerance)
    return whole > rect.width && whole <= rect.width + tolerance ? whole : rect.width
  }

  /// 95 of 100 labels of published documents are measured within this fraction of their saved width.
  private static let fontTolerance: CGFloat = 0.03

  /// At least one line, at most as many as fit into the height, with a tolerance of one pixel.
  package func visibleLines(in size: CGSize) -> Int {
    guard runs == nil else {
      let all = layout(width: size.width, lines: lines).lines
      return max(1, all.prefix { $0.top + $0.height <= size.height + 1 }.count)
    }
    let metrics = TextSystem.measurer.metrics(for: font)
    guard metrics.lineHeight > 0 else { return lines }
    let space = Int(min(1e6, (size.height + 1) / metrics.lineHeight))
    return max(1, lines > 0 ? min(lines, space) : space)
  }

  // MARK: Making fit

  func scaled(by factor: CGFloat) -> TextBlock {
    var copy = self
    copy.font = font.scaled(by: factor)
    copy.runs = runs?.scaled(by: factor)
    return copy
  }

  /// The text with the distance between characters reduced by `points`.
  func tightened(by points: CGFloat) -> TextBlock {
    var copy = self
    copy.font.kern -= points
    copy.runs = runs?.tightened(by: points)
    return copy
  }
}
