import AttributedText
import AutoLayout
import Foundation
import Graphics

/// The canvas on which a view draws its content: a context, the interface's style, and the grid of the screen's pixels.
@MainActor
struct ViewCanvas: PaintedCanvas {
  typealias Paint = UIColor
  typealias Face = UIFont

  let context: GraphicsContext
  let look: InterfaceLook
  let grid: PixelGrid
  /// The colour behind the drawing, for drawings with holes.
  var ground = UIColor.systemBackground
  /// Whether the view that is drawn reads from right to left, where directional images are mirrored.
  var isRightToLeft = false

  var style: UIUserInterfaceStyle { look.style }
}
