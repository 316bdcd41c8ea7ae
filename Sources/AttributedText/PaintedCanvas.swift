import AutoLayout
import Foundation
import Graphics

/// A canvas on which the views of a façade draw their content: a context whose y points down, the interface's look, and the
/// grid of the screen's pixels. Each façade has its own colours and fonts.
@MainActor
package protocol PaintedCanvas {
  associatedtype Paint: TextColor
  associatedtype Face: TextFont

  var context: GraphicsContext { get }
  var look: InterfaceLook { get }
  var grid: PixelGrid { get }
  /// The colour behind the drawing, for drawings with holes.
  var ground: Paint { get }
}

extension PaintedCanvas {
  /// The canvas for drawing text.
  package var text: TextCanvas { TextCanvas(context: context, look: look, grid: grid) }

  /// The thinnest line that the screen shows, in points.
  package var hairline: CGFloat { text.hairline }

  package func fill(_ path: Path, _ color: Paint) {
    context.setFillColor(color.color(in: look))
    context.fill(path)
  }

  package func fill(_ rect: CGRect, _ color: Paint) { fill(Path(rect: rect), color) }

  package func stroke(
    _ path: Path, _ color: Paint, width: CGFloat, cap: LineCap = .butt, join: LineJoin = .miter
  ) {
    context.setStrokeColor(color.color(in: look))
    context.setLineWidth(width)
    context.setLineCap(cap)
    context.setLineJoin(join)
    context.stroke(path)
  }

  /// Strokes a line along the inside of a shape's edge, so that it stays within the shape.
  package func strokeInside(_ rect: CGRect, cornerRadius: CGFloat = 0, _ color: Paint, width: CGFloat) {
    let inner = rect.insetBy(dx: width / 2, dy: width / 2)
    stroke(
      Path(roundedRect: inner, cornerRadius: max(0, cornerRadius - width / 2)), color, width: width)
  }

  /// Draws laid-out text with its box's top left corner at `origin`; baselines are aligned to pixels.
  package func draw(
    _ layout: TextLayout, at origin: CGPoint, font: Face, color: Paint,
    direction: TextDirection = .leftToRight
  ) {
    text.draw(layout, at: origin, font: font.descriptor, color: color, direction: direction)
  }

  /// Draws one line of text in the middle of a rectangle's height, cut to its width.
  package func drawLine(
    _ text: String, in rect: CGRect, font: Face, color: Paint, alignment: TextAlignment = .natural,
    direction: TextDirection = .leftToRight
  ) {
    let layout = TextSystem.measurer.layout(
      TextRequest(
        text: text, font: font.descriptor, maximumWidth: max(0, rect.width), maximumLines: 1,
        lineBreakMode: .byTruncatingTail, alignment: alignment, direction: direction))
    let top = rect.midY - layout.size.height / 2
    draw(layout, at: CGPoint(x: rect.minX, y: top), font: font, color: color, direction: direction)
  }

  /// Draws a symbol as large as fits.
  ///
  /// - Returns: false if there is no drawing of it.
  package func draw(_ symbol: SymbolName, in rect: CGRect, tint: Paint, enclosure: Paint? = nil) -> Bool {
    SymbolDrawing(
      name: symbol, rect: rect, tint: tint.color(in: look), ground: ground.color(in: look),
      enclosure: enclosure?.color(in: look)
    ).draw(on: context)
  }
}

extension TextBlock {
  /// Draws as many lines as fit into the rectangle, centred vertically, and nothing outside it.
  @MainActor
  package func draw<Canvas: PaintedCanvas>(in rect: CGRect, color: Canvas.Paint, on canvas: Canvas) {
    draw(in: rect, color: color, on: canvas.text)
  }

  /// Draws lines that were laid out before.
  @MainActor
  package func draw<Canvas: PaintedCanvas>(
    _ layout: TextLayout, in rect: CGRect, top: CGFloat, color: Canvas.Paint, on canvas: Canvas
  ) {
    draw(layout, in: rect, top: top, color: color, on: canvas.text)
  }
}
