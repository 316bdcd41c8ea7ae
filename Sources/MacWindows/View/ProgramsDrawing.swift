import Foundation
import Graphics
@_spi(ViewHooks) import MacDrawing

/// Drawing by methods of views that programs override.
extension NSView {
  /// Runs a program's drawing in the view's own coordinates, with its context as the current one.
  func runProgramsDrawing(on canvas: MacCanvas, _ draw: () -> Void) {
    let context = canvas.context
    context.isolated(in: CGRect(origin: .zero, size: layoutNode.frame.size)) {
      context.concatenate(transformFromBounds)
      let surroundings = DrawingSurroundings(look: canvas.look, scale: canvas.grid.scale)
      NSGraphicsContext.draw(into: context, isFlipped: isFlipped, in: surroundings, draw)
    }
  }

  /// Draws a part of the view through an overridable method if a program declares the view's class, and else directly.
  /// The method's own implementation draws on ``programsCanvas``.
  package func drawPart(
    on canvas: MacCanvas, by program: () -> Void, or standard: (MacCanvas) -> Void
  ) {
    guard ClientClasses.contains(type(of: self)) else { return standard(canvas) }
    let outer = ProgramsCanvas.current
    ProgramsCanvas.current = canvas
    runProgramsDrawing(on: canvas, program)
    ProgramsCanvas.current = outer
  }

  /// The canvas of the part that is being drawn through an overridable method; nil at other times.
  package var programsCanvas: MacCanvas? { ProgramsCanvas.current }
}

@MainActor
private enum ProgramsCanvas {
  static var current: MacCanvas?
}
