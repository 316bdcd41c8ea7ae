import AutoLayout
import Foundation
import Graphics

/// A text that is measured and drawn by itself, without a view.
@MainActor
struct StandaloneText {
  private let block: TextBlock

  init(_ text: NSAttributedString) {
    let font = FontDescriptor.ofTextWithoutFont
    block = TextBlock(
      text: text.string, font: font, lines: 0, lineBreakMode: .byWordWrapping,
      runs: AttributedRuns(text, font: font, in: .alone))
  }

  init(_ text: String, _ attributes: [NSAttributedString.Key: Any]?) {
    self.init(NSAttributedString(string: text, attributes: attributes))
  }

  /// The size without line wrapping, not rounded.
  var size: CGSize { block.layout(width: nil, lines: 0).size }

  // MARK: In a box

  /// The layout settings of a text in a box.
  private struct Setting {
    var block: TextBlock
    var layout: TextLayout
  }

  private func setting(
    in size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> Setting {
    let wraps = options.contains(.usesLineFragmentOrigin)
    // Apple treats 0 as no limit.
    let isLimited = wraps && size.width > 0 && size.width < CGFloat(Int32.max)
    let width = isLimited ? size.width : nil
    var block = block
    block.lines = wraps ? 0 : 1
    if let context, context.minimumScaleFactor > 0, size.width > 0, size.height > 0 {
      let natural = block.runs?.runs.first?.font.pointSize ?? 1
      block = block.shrunk(toFit: size, least: context.minimumScaleFactor)
      context.actualScaleFactor = (block.runs?.runs.first?.font.pointSize ?? natural) / natural
    }
    if wraps, size.height > 0, options.contains(.truncatesLastVisibleLine) {
      block.lineBreakMode = .byTruncatingTail
      let space = CGSize(width: width ?? .greatestFiniteMagnitude, height: size.height)
      block.lines = block.visibleLines(in: space)
    }
    let layout = block.layout(width: width, lines: block.lines)
    context?.totalBounds = CGRect(origin: .zero, size: layout.size)
    return Setting(block: block, layout: layout)
  }

  func boundingRect(
    in size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(origin: .zero, size: setting(in: size, options, context).layout.size)
  }

  // MARK: Drawing

  /// Draws into the current context, in its colours or black; does nothing without a context.
  func draw(at point: CGPoint) {
    let layout = block.layout(width: nil, lines: 0)
    draw(layout, of: block, at: point, top: point.y + layout.size.height)
  }

  /// Lines that do not fit into the rectangle's height are left out.
  func draw(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    let lines = block.visibleLines(in: rect.size)
    draw(block.layout(width: rect.width, lines: lines), of: block, at: rect.origin, top: rect.maxY)
  }

  /// Without `usesLineFragmentOrigin` the rectangle's origin is that of the baseline (Apple, `NSStringDrawingOptions`).
  func draw(in rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) {
    let setting = setting(in: rect.size, options, context)
    var (origin, top) = (rect.origin, rect.maxY)
    if !options.contains(.usesLineFragmentOrigin) {
      origin.y -= setting.layout.firstBaseline
      top = rect.minY + setting.layout.firstBaseline
    }
    draw(setting.layout, of: setting.block, at: origin, top: top)
  }

  /// - Parameters:
  ///   - origin: the origin of the text's box, where y points down.
  ///   - top: the top of the box, where y points up.
  private func draw(_ layout: TextLayout, of block: TextBlock, at origin: CGPoint, top: CGFloat) {
    guard let canvas = TextCanvas.current, let runs = block.runs else { return }
    let painter = RunPainter(runs: runs, color: StandardTextColor.black, canvas: canvas)
    guard GraphicsContextStack.surroundings.pointsUp else { return painter.draw(layout, at: origin) }
    canvas.context.saveGState()
    canvas.context.scaleBy(x: 1, y: -1)
    painter.draw(layout, at: CGPoint(x: origin.x, y: -top))
    canvas.context.restoreGState()
  }
}

@MainActor
extension NSAttributedString {
  /// The size of the text without line wrapping, in points, not rounded.
  @preconcurrency
  public func size() -> CGSize { StandaloneText(self).size }

  /// The size of the text in a box of `size`; a width of 0 sets no limit.
  @preconcurrency
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) -> CGRect { StandaloneText(self).boundingRect(in: size, options, context) }

  /// Draws the text into the current context, its top left corner at `point`.
  @preconcurrency
  public func draw(at point: CGPoint) { StandaloneText(self).draw(at: point) }

  /// Draws the text into the current context, with lines as wide as the rectangle.
  @preconcurrency
  public func draw(in rect: CGRect) { StandaloneText(self).draw(in: rect) }

  @preconcurrency
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) { StandaloneText(self).draw(in: rect, options, context) }
}

@MainActor
extension String {
  /// The size of the text without line wrapping, in points, not rounded.
  @preconcurrency
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StandaloneText(self, attrs).size
  }

  /// The size of the text in a box of `size`; a width of 0 sets no limit.
  @preconcurrency
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext? = nil
  ) -> CGRect { StandaloneText(self, attributes).boundingRect(in: size, options, context) }

  /// Draws the text into the current context, its top left corner at `point`.
  @preconcurrency
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StandaloneText(self, attrs).draw(at: point)
  }

  /// Draws the text into the current context, with lines as wide as the rectangle.
  @preconcurrency
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StandaloneText(self, attrs).draw(in: rect)
  }

  @preconcurrency
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext? = nil
  ) { StandaloneText(self, attributes).draw(in: rect, options, context) }
}

@MainActor
extension NSString {
  private var text: String { String(describing: self) }

  /// The size of the text without line wrapping, in points, not rounded.
  @preconcurrency
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    text.size(withAttributes: attrs)
  }

  /// The size of the text in a box of `size`; a width of 0 sets no limit.
  @preconcurrency
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext? = nil
  ) -> CGRect {
    text.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text into the current context, its top left corner at `point`.
  @preconcurrency
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    text.draw(at: point, withAttributes: attrs)
  }

  /// Draws the text into the current context, with lines as wide as the rectangle.
  @preconcurrency
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    text.draw(in: rect, withAttributes: attrs)
  }

  @preconcurrency
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext? = nil
  ) { text.draw(with: rect, options: options, attributes: attributes, context: context) }
}
