import CairoRenderer
import Foundation
import Graphics

/// A frame of a film strip: the picture of a scene, a line where its screen ends, and the time below it.
struct StripFrame {
  /// The size of the pictures of all frames; a rotating screen fills only a part of it.
  let pictureSize: CGSize
  /// The screen's size at the frame's time.
  let screenSize: CGSize
  /// Seconds since the start.
  let time: Double

  /// The height of the line with the time, in points.
  static let captionHeight: CGFloat = 20
  private static let captionBaseline: CGFloat = 14
  private static let captionFont = FontDescriptor(pointSize: 12)
  private static let captionColor = Color(white: 0.2, alpha: 1)
  private static let edgeColor = Color(white: 0.4, alpha: 1)

  /// The size of a frame whose picture has a size.
  static func size(for picture: CGSize) -> CGSize {
    CGSize(width: picture.width, height: picture.height + captionHeight)
  }

  /// The time to a thousandth of a second, such as `0.25 s`.
  var caption: String { "\((time * 1000).rounded() / 1000) s" }

  /// The frame with a picture of the scene.
  func displayList(of picture: DisplayList) -> DisplayList {
    let screen = CGRect(origin: .zero, size: screenSize)
    let context = GraphicsContext(size: Self.size(for: pictureSize))
    context.setFillColor(.white)
    context.fill(screen)
    context.saveGState()
    context.clip(to: CGRect(origin: .zero, size: pictureSize))
    context.append(contentsOf: picture.commands)
    context.restoreGState()
    context.setLineWidth(1)
    context.setStrokeColor(Self.edgeColor)
    context.stroke(screen.insetBy(dx: 0.5, dy: 0.5))
    let line = TextLine(
      text: caption, x: 0, baseline: pictureSize.height + Self.captionBaseline, width: pictureSize.width)
    context.setFillColor(Self.captionColor)
    context.draw(line, font: Self.captionFont)
    return context.displayList
  }
}
