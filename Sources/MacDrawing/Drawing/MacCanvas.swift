import AttributedText
import AutoLayout
import Foundation
import Graphics

/// The canvas on which a view draws its content: a context whose y points down, the interface's look, and the grid of
/// the screen's pixels.
@_spi(ViewHooks) @MainActor
public struct MacCanvas {
  package let context: GraphicsContext
  package let look: InterfaceLook
  package let grid: PixelGrid
  /// The colour behind the drawing, for drawings with holes.
  package var ground = NSColor.windowBackgroundColor
  /// Whether the view that is drawn reads from right to left, where directional images are mirrored.
  package var isRightToLeft = false
  /// Whether the window is the one that is worked in: controls of others show no accent.
  package var isEmphasized = true

  package init(context: GraphicsContext, look: InterfaceLook, grid: PixelGrid) {
    self.context = context
    self.look = look
    self.grid = grid
  }

  /// The means of drawing text on the canvas.
  package var text: TextCanvas { TextCanvas(context: context, look: look, grid: grid) }

  package func fill(_ path: Path, _ color: NSColor) {
    context.setFillColor(color.color(in: look))
    context.fill(path)
  }

  package func fill(_ rect: CGRect, _ color: NSColor) { fill(Path(rect: rect), color) }

  package func fill(_ rect: CGRect, cornerRadius: CGFloat, _ color: NSColor) {
    fill(Path(roundedRect: rect, cornerRadius: cornerRadius), color)
  }

  /// Fills a shape from one colour at the top to another at the bottom.
  package func fill(_ path: Path, from top: NSColor, to bottom: NSColor) {
    guard let box = path.boundingBoxOfPoints, box.height > 0 else { return }
    let stops = [(top, CGFloat(0)), (bottom, 1)].map {
      Gradient.Stop(location: $0.1, color: $0.0.color(in: look))
    }
    context.fill(
      path,
      with: Gradient(
        stops: stops, start: CGPoint(x: box.midX, y: box.minY), end: CGPoint(x: box.midX, y: box.maxY)))
  }

  package func stroke(
    _ path: Path, _ color: NSColor, width: CGFloat, cap: LineCap = .butt, join: LineJoin = .miter
  ) {
    context.setStrokeColor(color.color(in: look))
    context.setLineWidth(width)
    context.setLineCap(cap)
    context.setLineJoin(join)
    context.stroke(path)
  }

  /// A line along the inside of a shape's edge, so that it stays within the shape.
  package func strokeInside(_ rect: CGRect, cornerRadius: CGFloat = 0, _ color: NSColor, width: CGFloat) {
    let inner = rect.insetBy(dx: width / 2, dy: width / 2)
    stroke(
      Path(roundedRect: inner, cornerRadius: max(0, cornerRadius - width / 2)), color, width: width)
  }

  /// Casts a shadow of a shape, which is drawn over it afterwards.
  package func shade(_ path: Path, _ color: NSColor, offset: CGSize, deviation: CGFloat) {
    context.drawShadow(
      of: path, Shadow(offset: offset, deviation: deviation, color: color.color(in: look)))
  }

  /// The thinnest line that the screen shows, in points.
  package var hairline: CGFloat { 1 / max(1, grid.scale) }

  /// Draws laid-out text with its box's top left corner at `origin`; baselines keep to pixels.
  package func draw(
    _ layout: TextLayout, at origin: CGPoint, font: NSFont, color: NSColor,
    direction: TextDirection = .leftToRight
  ) {
    text.draw(layout, at: origin, font: font.descriptor, color: color, direction: direction)
  }

  /// Draws one line of text in the middle of a rectangle's height, cut to its width.
  package func drawLine(
    _ text: String, in rect: CGRect, font: NSFont, color: NSColor, alignment: TextAlignment = .natural,
    direction: TextDirection = .leftToRight
  ) {
    let layout = TextSystem.measurer.layout(
      TextRequest(
        text: text, font: font.descriptor, maximumWidth: max(0, rect.width), maximumLines: 1,
        lineBreakMode: .byTruncatingTail, alignment: alignment, direction: direction))
    let top = rect.midY - layout.size.height / 2
    draw(layout, at: CGPoint(x: rect.minX, y: top), font: font, color: color, direction: direction)
  }

  /// Draws a symbol as large as fits; nothing for one that there is no drawing of.
  package func drawSymbol(_ name: String, in rect: CGRect, _ color: NSColor) {
    _ = SymbolDrawing(
      name: SymbolName(name), rect: rect, tint: color.color(in: look), ground: ground.color(in: look)
    ).draw(on: context)
  }
}

extension TextBlock {
  /// Draws as many lines as the rectangle has room for, in the middle of its height, and nothing outside it.
  @MainActor
  package func draw(in rect: CGRect, color: NSColor, on canvas: MacCanvas) {
    draw(in: rect, color: color as any TextColor, on: canvas.text)
  }
}
