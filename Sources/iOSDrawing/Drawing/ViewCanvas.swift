import AttributedText
import AutoLayout
import Foundation
import Graphics

/// The canvas on which a view draws its content: a context, the interface's style, and the grid of the screen's pixels.
@_spi(ViewHooks) @MainActor
public struct ViewCanvas: PaintedCanvas {
  package typealias Paint = UIColor
  package typealias Face = UIFont

  package let context: GraphicsContext
  package let look: InterfaceLook
  package let grid: PixelGrid
  /// The colour behind the drawing, for drawings with holes.
  package var ground = UIColor.systemBackground
  /// Whether the view being drawn reads from right to left, in which case directional images are
  /// mirrored.
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
}
