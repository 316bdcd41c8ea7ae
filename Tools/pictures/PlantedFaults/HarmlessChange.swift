import CairoRenderer
import Foundation
import Graphics
import SeededRandom

/// A change of the pixels that leaves everything in its place.
public enum HarmlessChange: String, CaseIterable, Sendable {
  case font, smoothing, colorSpace, scale

  /// A picture of a plan after the change.
  public struct Result: Sendable {
    /// The file.
    public var png: Data
    /// Pixels per point.
    public var scale: CGFloat
  }

  /// Families with shapes unlike the system font's.
  private static let families = ["Lato", "DejaVu Sans", "Open Sans", "Liberation Sans"]

  /// Draws the plan with the change.
  ///
  /// - Throws: `CairoRenderer.RenderingError` if it cannot be drawn.
  public func draw(_ plan: ScreenPlan, scale: CGFloat, _ random: inout SeededGenerator) throws -> Result {
    var drawing = PlanDrawing()
    switch self {
    case .font:
      drawing.family = random.pick(Self.families)
      return Result(png: try drawing.png(of: plan, scale: scale), scale: scale)
    case .smoothing: return Result(png: try smoothed(plan, scale), scale: scale)
    case .colorSpace:
      return Result(png: try Self.inDisplayP3(drawing.png(of: plan, scale: scale)), scale: scale)
    case .scale:
      let other: CGFloat = scale == 2 ? 3 : 2
      return Result(png: try drawing.png(of: plan, scale: other), scale: other)
    }
  }

  /// Drawn at a larger scale and reduced, so that edges are blended in another way.
  private func smoothed(_ plan: ScreenPlan, _ scale: CGFloat) throws -> Data {
    let large = try PlanDrawing().png(of: plan, scale: scale * 1.5)
    guard let image = EncodedImage(large) else { return large }
    let context = GraphicsContext(size: plan.size)
    context.drawImage(named: "", pixels: image, in: CGRect(origin: .zero, size: plan.size)) { _ in }
    return try CairoRenderer().png(of: context.displayList, scale: scale, background: nil)
  }

  // MARK: Display P3

  /// From linear sRGB to linear Display P3. (CSS Color 4, 10.)
  private static let matrix: [[Double]] = [
    [0.8225, 0.1774, 0], [0.0332, 0.9669, 0], [0.0171, 0.0724, 0.9108],
  ]

  /// The same picture with the numbers of Display P3, and without a profile that says so.
  private static func inDisplayP3(_ png: Data) throws -> Data {
    guard let image = EncodedImage(png) else { return png }
    let pixels = try PicturePixels(reading: image)
    var cache: [UInt32: UInt32] = [:]
    let context = GraphicsContext(size: CGSize(width: pixels.width, height: pixels.height))
    // Runs of one colour become rectangles, which a renderer draws exactly.
    for y in 0..<pixels.height {
      var x = 0
      while x < pixels.width {
        let color = rgb(pixels, x, y)
        var end = x + 1
        while end < pixels.width, rgb(pixels, end, y) == color { end += 1 }
        let wide = cache[color] ?? converted(color)
        cache[color] = wide
        context.setFillColor(Color(rgb: wide))
        context.fill(CGRect(x: x, y: y, width: end - x, height: 1))
        x = end
      }
    }
    return try CairoRenderer().png(of: context.displayList, background: nil)
  }

  private static func rgb(_ pixels: PicturePixels, _ x: Int, _ y: Int) -> UInt32 {
    let index = (y * pixels.width + x) * 4
    let parts = pixels.bytes[index..<index + 3].map(UInt32.init)
    return parts.reduce(0) { $0 << 8 | $1 }
  }

  private static func converted(_ color: UInt32) -> UInt32 {
    let light = [16, 8, 0].map { shift -> Double in
      let value = Double(color >> UInt32(shift) & 0xFF) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return matrix.reduce(0) { result, row in
      let value = zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }
      let curved = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
      return result << 8 | UInt32((min(1, max(0, curved)) * 255).rounded())
    }
  }
}
