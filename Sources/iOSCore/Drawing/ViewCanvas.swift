import AutoLayout
import Foundation
import Graphics

/// The canvas on which a view draws its content: a context, the interface's style, and the grid of the screen's pixels.
@_spi(OwnClasses) @MainActor
public struct ViewCanvas {
  package let context: GraphicsContext
  package let look: InterfaceLook
  package let grid: PixelGrid
  /// The colour behind the drawing, for drawings with holes.
  package var ground = UIColor.systemBackground
  /// Whether the view that is drawn reads from right to left, where directional images are mirrored.
  package var isRightToLeft = false

  package init(
    context: GraphicsContext, look: InterfaceLook, grid: PixelGrid,
    ground: UIColor = UIColor.systemBackground, isRightToLeft: Bool = false
  ) {
    self.context = context
    self.look = look
    self.grid = grid
    self.ground = ground
    self.isRightToLeft = isRightToLeft
  }

  package var style: UIUserInterfaceStyle { look.style }

  package func fill(_ path: Path, _ color: UIColor) {
    context.setFillColor(color.color(in: look))
    context.fill(path)
  }

  package func fill(_ rect: CGRect, _ color: UIColor) { fill(Path(rect: rect), color) }

  package func stroke(
    _ path: Path, _ color: UIColor, width: CGFloat, cap: LineCap = .butt, join: LineJoin = .miter
  ) {
    context.setStrokeColor(color.color(in: look))
    context.setLineWidth(width)
    context.setLineCap(cap)
    context.setLineJoin(join)
    context.stroke(path)
  }

  /// A line along the inside of a shape's edge, so that it stays within the shape.
  package func strokeInside(_ rect: CGRect, cornerRadius: CGFloat = 0, _ color: UIColor, width: CGFloat) {
    let inner = rect.insetBy(dx: width / 2, dy: width / 2)
    stroke(Path(roundedRect: inner, cornerRadius: cornerRadius - width / 2), color, width: width)
  }

  /// The thinnest line that the screen shows.
  package var hairline: CGFloat { 1 / max(1, grid.scale) }

  /// Draws laid-out text with its box's top left corner at `origin`; baselines keep to pixels.
  func draw(
    _ layout: TextLayout, at origin: CGPoint, font: UIFont, color: UIColor,
    direction: TextDirection = .leftToRight
  ) {
    text.draw(layout, at: origin, font: font.descriptor, color: color, direction: direction)
  }

  /// Draws one line of text in the middle of a rectangle's height, cut to its width.
  package func drawLine(
    _ text: String, in rect: CGRect, font: UIFont, color: UIColor, alignment: TextAlignment = .natural,
    direction: TextDirection = .leftToRight
  ) {
    let layout = TextSystem.measurer.layout(
      TextRequest(
        text: text, font: font.descriptor, maximumWidth: max(0, rect.width), maximumLines: 1,
        lineBreakMode: .byTruncatingTail, alignment: alignment, direction: direction))
    let top = rect.midY - layout.size.height / 2
    draw(layout, at: CGPoint(x: rect.minX, y: top), font: font, color: color, direction: direction)
  }
}
