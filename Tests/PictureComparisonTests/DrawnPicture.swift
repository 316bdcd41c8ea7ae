import CairoRenderer
import Foundation
import Graphics
import PictureComparison
import Testing

/// Pictures of a few rectangles and texts, 200 × 200 points at two pixels per point.
struct DrawnPicture {
  static let scale: CGFloat = 2

  static func image(_ draw: (GraphicsContext) -> Void) throws -> EncodedImage {
    let size = CGSize(width: 200, height: 200)
    let context = GraphicsContext(size: size)
    context.setFillColor(.white)
    context.fill(CGRect(origin: .zero, size: size))
    draw(context)
    let png = try CairoRenderer().png(of: context.displayList, scale: scale, background: nil)
    return try #require(EncodedImage(png))
  }

  static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ rgb: UInt32) -> (
    GraphicsContext
  ) -> Void {
    { context in
      context.setFillColor(Color(rgb: rgb))
      context.fill(CGRect(x: x, y: y, width: width, height: height))
    }
  }

  static func text(_ text: String, x: CGFloat, baseline: CGFloat, size: CGFloat = 17) -> (GraphicsContext) ->
    Void
  {
    { context in
      context.setFillColor(.black)
      context.draw(
        TextLine(text: text, x: x, baseline: baseline, width: 0), font: FontDescriptor(pointSize: size))
    }
  }

  static func report(
    _ expected: [(GraphicsContext) -> Void], _ actual: [(GraphicsContext) -> Void],
    comparison: PictureComparison = PictureComparison()
  ) throws -> PictureReport {
    try comparison.report(
      expected: image { context in expected.forEach { $0(context) } },
      actual: image { context in actual.forEach { $0(context) } }, scale: scale)
  }
}
