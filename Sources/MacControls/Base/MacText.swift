import AttributedText
import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// The text of a control: with AppKit's line heights, and the baselines of the metrics.
@MainActor
struct MacText {
  var block: TextBlock
  let era: MetricEra

  init(_ block: TextBlock, era: MetricEra) {
    self.block = block
    self.era = era
  }

  /// A single-line text.
  init(
    _ text: String, font: NSFont, era: MetricEra, alignment: TextAlignment = .natural,
    direction: TextDirection = .leftToRight
  ) {
    self.init(
      TextBlock(
        text: text, font: font.descriptor, lines: 1, alignment: alignment, direction: direction), era: era)
  }

  /// The size of the system font, if the whole text uses it without a paragraph style that affects lines; the line heights
  /// of other texts come from their fonts.
  private var systemFontSize: CGFloat? {
    guard let runs = block.runs?.runs else { return Self.systemSize(block.font) }
    guard let first = runs.first, let size = Self.systemSize(first.font) else { return nil }
    let isUniform = runs.allSatisfy {
      Self.systemSize($0.font) == size && $0.attachment == nil && $0.baselineOffset == 0
        && $0.paragraph.hasPlainLines
    }
    return isUniform ? size : nil
  }

  private static func systemSize(_ font: FontDescriptor) -> CGFloat? {
    if case .named = font.family { return nil }
    return font.pointSize
  }

  /// Whether the text is in the system font of a control of a size, for which the tables have baselines.
  func hasSystemFontSize(_ size: MacControlSize) -> Bool { systemFontSize == size.fontSize }

  /// The line height in points; the first line's if lines differ.
  var lineHeight: CGFloat {
    if let systemFontSize { return MacTextMetrics.lineHeight(fontSize: systemFontSize, era: era) }
    let metrics = TextSystem.measurer.metrics(for: block.runs?.runs.first?.font ?? block.font)
    return metrics.ascent.rounded(.up) + metrics.descent.rounded(.up) + metrics.leading.rounded(.up)
  }

  /// The baseline above the lower edge of a line.
  var baselineAboveLineBottom: CGFloat {
    if let systemFontSize {
      return MacTextMetrics.baselineAboveLineBottom(fontSize: systemFontSize, era: era)
    }
    return TextSystem.measurer.metrics(for: block.runs?.runs.first?.font ?? block.font).descent.rounded(.up)
  }

  private var hasMeasuredLines: Bool { block.runs != nil && systemFontSize == nil }

  /// The unrounded width of the lines, and the height of all lines, at least one.
  ///
  /// - Parameter width: the width at which lines break, in points; nil for no breaks.
  func size(limitedTo width: CGFloat? = nil) -> CGSize {
    guard !block.text.isEmpty else { return CGSize(width: 0, height: lineHeight) }
    let layout = block.layout(width: width, lines: block.lines)
    let height =
      hasMeasuredLines ? layout.size.height.rounded(.up) : CGFloat(max(1, layout.lines.count)) * lineHeight
    return CGSize(width: layout.size.width, height: height)
  }

  /// The last baseline above the lower edge of a text whose lines break at `width`.
  func lastBaselineAboveBottom(limitedTo width: CGFloat?) -> CGFloat {
    guard hasMeasuredLines, !block.text.isEmpty else { return baselineAboveLineBottom }
    let layout = block.layout(width: width, lines: block.lines)
    return layout.size.height.rounded(.up) - layout.lastBaseline.rounded()
  }

  /// The first baseline below the upper edge.
  func firstBaselineBelowTop(limitedTo width: CGFloat?) -> CGFloat {
    guard hasMeasuredLines, !block.text.isEmpty else { return lineHeight - baselineAboveLineBottom }
    return block.layout(width: width, lines: block.lines).firstBaseline.rounded()
  }

  // MARK: Drawing

  /// Draws the lines that fit a rectangle.
  ///
  /// - Parameter baseline: the first line's, below the canvas's upper edge.
  func draw(in rect: CGRect, baseline: CGFloat, color: NSColor, on canvas: MacCanvas) {
    guard !block.text.isEmpty, rect.width > 0, rect.height > 0 else { return }
    var layout = block.layout(width: drawnWidth(in: rect), lines: fittingLines(in: rect))
    guard let first = layout.lines.first?.baseline else { return }
    if !hasMeasuredLines { spread(&layout, from: first) }
    block.draw(layout, in: rect, top: baseline - first, color: color, on: canvas.text)
  }

  /// Sets the distances between lines to AppKit's.
  private func spread(_ layout: inout TextLayout, from first: CGFloat) {
    for line in layout.lines.indices {
      let moved = first + CGFloat(line) * lineHeight - layout.lines[line].baseline
      layout.lines[line].baseline += moved
      layout.lines[line].top += moved
    }
    layout.size.height = CGFloat(layout.lines.count) * lineHeight
  }

  /// The width for drawing in a rectangle. Frames are sized for Apple's font, which may be slightly narrower than the one
  /// here: a line that is slightly too wide is drawn in full, because an ellipsis would remove several letters.
  private func drawnWidth(in rect: CGRect) -> CGFloat {
    guard block.lines == 1 else { return rect.width }
    let whole = block.layout(width: nil, lines: 1).size.width
    return whole > rect.width && whole <= rect.width + max(1, rect.width * Self.fontTolerance)
      ? whole : rect.width
  }
  private static let fontTolerance: CGFloat = 0.03

  private func fittingLines(in rect: CGRect) -> Int {
    guard block.lines != 1, !hasMeasuredLines else { return block.lines }
    let fitting = max(1, Int(min(Self.mostLines, (rect.height + 1) / max(1, lineHeight))))
    return block.lines > 0 ? min(block.lines, fitting) : fitting
  }
  /// The maximum number of lines drawn.
  private static let mostLines: CGFloat = 1e6
}

extension TextParagraphStyle {
  /// Whether the style leaves line heights and spacing unchanged.
  fileprivate var hasPlainLines: Bool {
    lineSpacing == 0 && spacingAfter == 0 && spacingBefore == 0 && minimumLineHeight == 0
      && maximumLineHeight == 0 && (lineHeightMultiple == 0 || lineHeightMultiple == 1)
  }
}
