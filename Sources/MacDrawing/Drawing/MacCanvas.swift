import AttributedText
import AutoLayout
import Foundation
import Graphics

/// The canvas on which a view draws its content: a context whose y points down, the interface's look, and the grid of
/// the screen's pixels.
@_spi(ViewHooks) @MainActor
public struct MacCanvas: PaintedCanvas {
  package typealias Paint = NSColor
  package typealias Face = NSFont

  package let context: GraphicsContext
  package let look: InterfaceLook
  package let grid: PixelGrid
  /// The colour behind the drawing, for drawings with holes.
  package var ground = NSColor.windowBackgroundColor
  /// Whether the view being drawn reads from right to left, in which case directional images are
  /// mirrored.
  package var isRightToLeft = false
  /// Whether the window is active: controls in other windows are drawn without the accent colour.
  package var isEmphasized = true

  package init(context: GraphicsContext, look: InterfaceLook, grid: PixelGrid) {
    self.context = context
    self.look = look
    self.grid = grid
  }

  package func fill(_ rect: CGRect, cornerRadius: CGFloat, _ color: NSColor) {
    fill(Path(roundedRect: rect, cornerRadius: cornerRadius), color)
  }

  /// Fills a shape with a gradient from one colour at the top to another at the bottom.
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

  /// Draws the shadow of a shape that is drawn over it afterwards.
  package func shade(_ path: Path, _ color: NSColor, offset: CGSize, deviation: CGFloat) {
    context.drawShadow(
      of: path, Shadow(offset: offset, deviation: deviation, color: color.color(in: look)))
  }

  /// Draws a symbol as large as fits; nothing if there is no drawing of it.
  package func drawSymbol(_ name: String, in rect: CGRect, _ color: NSColor) {
    _ = draw(SymbolName(name), in: rect, tint: color)
  }
}
