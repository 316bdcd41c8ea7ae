import CairoRenderer
import Foundation
import Graphics
import ObjCCompatibility
import PangoText

/// Runs work of the main actor for strategies, which belong to no actor.
package func onMainActor<Result: Sendable>(_ work: @MainActor () -> Result) -> Result {
  if let result = onMainThread(work) { return result }
  return DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
}

/// The drawing of snapshots for both façades.
package enum SnapshotDrawing {
  /// Runs work with real fonts, because pictures are drawn with them, unless the process has set a measurer itself.
  @MainActor
  package static func withRealFonts<Result>(_ work: () -> Result) -> Result {
    guard TextSystem.measurer is FixedPitchTextMeasurer else { return work() }
    var inputs = AmbientInputs()
    inputs.textMeasurer = PangoTextMeasurer()
    return inputs.run(work)
  }

  /// A picture as a PNG: the original file, if there is one. Nil for a picture that cannot be drawn.
  package static func png(of bitmap: Bitmap) -> Data? {
    let crop = bitmap.crop
    let isWhole = crop == Bitmap(bitmap.content).crop
    switch bitmap.content {
    case .encoded(let file) where isWhole && file.format == .png: return file.data
    case .drawing(let drawing, let scale) where isWhole:
      return try? CairoRenderer.ofProcess.png(of: drawing, scale: scale, background: nil)
    case .encoded, .drawing:
      let context = GraphicsContext(size: crop.size)
      bitmap.draw(in: CGRect(origin: .zero, size: crop.size), name: "", on: context)
      return try? CairoRenderer.ofProcess.png(of: context.displayList, background: nil)
    }
  }

  /// A picture that says that the view has no size.
  package static var errorPNG: Data? {
    let context = GraphicsContext(size: CGSize(width: 400, height: 40))
    context.setFillColor(Color(red: 1, green: 0.23, blue: 0.19))
    context.fill(CGRect(x: 0, y: 0, width: 400, height: 40))
    context.setFillColor(.white)
    let line = TextLine(text: "No picture: the view has no size.", x: 12, baseline: 25, width: 376)
    context.draw(line, font: FontDescriptor(pointSize: 14))
    return try? CairoRenderer.ofProcess.png(of: context.displayList, background: nil)
  }

  /// A picture as a PNG that is marked as this package's; for a picture without a size, one that says so.
  package static func reference(of bitmap: Bitmap?) -> Data {
    var scale: CGFloat = 1
    if case .drawing(_, let pixels)? = bitmap?.content { scale = pixels }
    return PictureDiffing.marked(bitmap.flatMap(png) ?? errorPNG ?? Data(), scale: scale)
  }
}
