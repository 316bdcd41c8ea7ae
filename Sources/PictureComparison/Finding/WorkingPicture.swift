import CairoRenderer
import Foundation
import Graphics

/// A picture at the resolution at which elements are looked for.
struct WorkingPicture {
  let width: Int
  let height: Int
  /// Pixels per point.
  let scale: CGFloat
  /// Red, green, blue and an unused byte of each pixel.
  let bytes: [UInt8]

  /// Half points are exact enough, and more pixels take more time.
  static let largestScale: CGFloat = 2
  /// The background of transparent pictures: black and white both stand out from it.
  static let background = Color(white: 0.75)

  /// - Parameters:
  ///   - file: the picture.
  ///   - fileScale: its pixels per point.
  ///   - scale: the wanted pixels per point.
  /// - Throws: `CairoRenderer.RenderingError` if the file cannot be decoded.
  init(
    _ file: EncodedImage, fileScale: CGFloat, scale: CGFloat
  ) throws(CairoRenderer.RenderingError) {
    let ratio = scale / fileScale
    let pixels = try PicturePixels(
      reading: file, width: max(1, Int((CGFloat(file.width) * ratio).rounded())),
      height: max(1, Int((CGFloat(file.height) * ratio).rounded())), background: Self.background)
    (width, height, bytes) = (pixels.width, pixels.height, pixels.bytes)
    self.scale = scale
  }

  init(width: Int, height: Int, scale: CGFloat, bytes: [UInt8]) {
    (self.width, self.height, self.scale, self.bytes) = (width, height, scale, bytes)
  }

  func color(at index: Int) -> PictureColor {
    PictureColor(
      red: Double(bytes[index * 4]), green: Double(bytes[index * 4 + 1]), blue: Double(bytes[index * 4 + 2]))
  }

  /// A rectangle of pixels, from the first to the last inclusive, in points.
  func points(_ bounds: PixelBounds) -> CGRect {
    CGRect(
      x: CGFloat(bounds.minX) / scale, y: CGFloat(bounds.minY) / scale,
      width: CGFloat(bounds.maxX - bounds.minX + 1) / scale,
      height: CGFloat(bounds.maxY - bounds.minY + 1) / scale)
  }
}

/// A rectangle of whole pixels that includes its last column and row.
struct PixelBounds: Hashable, Sendable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  static let empty = PixelBounds(minX: .max, minY: .max, maxX: -1, maxY: -1)

  var width: Int { maxX - minX + 1 }
  var height: Int { maxY - minY + 1 }
  var area: Int { width * height }

  mutating func add(x: Int, y: Int) {
    if x < minX { minX = x }
    if x > maxX { maxX = x }
    if y < minY { minY = y }
    if y > maxY { maxY = y }
  }

  mutating func add(_ other: PixelBounds) {
    minX = min(minX, other.minX)
    minY = min(minY, other.minY)
    maxX = max(maxX, other.maxX)
    maxY = max(maxY, other.maxY)
  }

  func contains(_ other: PixelBounds, slack: Int = 0) -> Bool {
    other.minX >= minX - slack && other.maxX <= maxX + slack && other.minY >= minY - slack
      && other.maxY <= maxY + slack
  }
}
