import AutoLayout
import Foundation
import Graphics

/// The environment for drawing text: a context, the appearance of the interface, and the grid of the
/// screen's pixels.
@MainActor
package struct TextCanvas {
  package let context: GraphicsContext
  package let look: InterfaceLook
  package let grid: PixelGrid

  package init(context: GraphicsContext, look: InterfaceLook, grid: PixelGrid) {
    self.context = context
    self.look = look
    self.grid = grid
  }

  /// The thread's current context and its surroundings; nil outside of drawing.
  static var current: TextCanvas? {
    GraphicsContextStack.current.map {
      let surroundings = GraphicsContextStack.surroundings
      return TextCanvas(
        context: $0, look: surroundings.look, grid: PixelGrid(scale: surroundings.scale))
    }
  }

  /// The thinnest line that the screen shows.
  var hairline: CGFloat { 1 / max(1, grid.scale) }

  func fill(_ rect: CGRect, _ color: any TextColor) {
    context.setFillColor(color.color(in: look))
    context.fill(Path(rect: rect))
  }

  func stroke(_ path: Path, _ color: any TextColor, width: CGFloat) {
    context.setStrokeColor(color.color(in: look))
    context.setLineWidth(width)
    context.setLineCap(.butt)
    context.setLineJoin(.miter)
    context.stroke(path)
  }

  /// Draws laid-out text with its box's top left corner at `origin`; baselines are aligned to pixels.
  package func draw(
    _ layout: TextLayout, at origin: CGPoint, font: FontDescriptor, color: any TextColor,
    direction: TextDirection = .leftToRight
  ) {
    draw(layout, at: origin, font: font, color: color.color(in: look), direction: direction)
  }

  package func draw(
    _ layout: TextLayout, at origin: CGPoint, font: FontDescriptor, color: Color,
    direction: TextDirection = .leftToRight
  ) {
    context.setFillColor(color)
    for line in layout.lines {
      var placed = line
      placed.x += origin.x
      placed.baseline = grid.round(placed.baseline + origin.y)
      for part in placed.drawnParts(shiftedBy: origin.x) {
        context.draw(part, font: font, direction: direction)
      }
    }
  }
}

extension TextLine {
  /// The words of a justified line, each as a line of its own, or else the whole line.
  fileprivate func drawnParts(shiftedBy offset: CGFloat) -> [TextLine] {
    guard !pieces.isEmpty else { return [self] }
    return pieces.filter { !$0.text.allSatisfy(\.isWhitespace) }.map {
      TextLine(text: $0.text, x: $0.x + offset, baseline: baseline, width: $0.width)
    }
  }
}
