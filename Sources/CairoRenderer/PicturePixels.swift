import CCairo
import Foundation
import Graphics

/// The decoded pixels of a picture file, for programs that compare pictures.
public struct PicturePixels: Hashable, Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Red, green, blue and opacity of each pixel, row by row; colours are multiplied by the opacity.
  public let bytes: [UInt8]

  /// The largest number of pixels that is decoded, which is several times that of any screen.
  public static let largestCount = 80_000_000

  /// Pixels from bytes in the order of ``bytes``; nil if their number does not match the size.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0, bytes.count == width * height * 4 else { return nil }
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// Decodes a PNG or JPEG file in its own size.
  ///
  /// - Throws: ``CairoRenderer/RenderingError`` if the file is damaged or has more than ``largestCount`` pixels.
  public init(reading file: EncodedImage) throws(CairoRenderer.RenderingError) {
    try self.init(reading: file, width: file.width, height: file.height, background: nil)
  }

  /// Decodes a PNG or JPEG file, scaled to a size in pixels and composited on a background.
  ///
  /// - Throws: ``CairoRenderer/RenderingError`` if the file is damaged or one of the sizes has more than
  ///   ``largestCount`` pixels.
  public init(
    reading file: EncodedImage, width: Int, height: Int, background: Color?
  ) throws(CairoRenderer.RenderingError) {
    guard width > 0, height > 0, width * height <= Self.largestCount,
      file.width * file.height <= Self.largestCount
    else { throw CairoRenderer.RenderingError(description: "the picture has too many pixels") }
    let decoded = file.format == .png ? PNGPixels.surface(of: file.data) : JPEGPixels.surface(of: file)
    guard let decoded else { throw CairoRenderer.RenderingError(description: "the picture is damaged") }
    defer { cairo_surface_destroy(decoded) }
    let target = try CairoRenderer().surface(width: width, height: height)
    defer { cairo_surface_destroy(target) }
    Self.copy(decoded, onto: target, width, height, background)
    guard let bytes = Self.bytes(of: target, width, height) else {
      throw CairoRenderer.RenderingError(description: "the picture could not be decoded")
    }
    (self.width, self.height) = (width, height)
    self.bytes = PNGProfile.isWide(file) ? PNGProfile.converted(bytes) : bytes
  }

  /// Every format that Cairo reads, such as 16 bits per component, becomes 8 bits with opacity.
  private static func copy(
    _ source: OpaquePointer, onto target: OpaquePointer, _ width: Int, _ height: Int, _ background: Color?
  ) {
    guard let context = cairo_create(target), let pattern = cairo_pattern_create_for_surface(source) else {
      return
    }
    defer {
      cairo_pattern_destroy(pattern)
      cairo_destroy(context)
    }
    if let background {
      cairo_set_source_rgb(
        context, Double(background.red), Double(background.green), Double(background.blue))
      cairo_paint(context)
    }
    cairo_scale(
      context, Double(width) / Double(cairo_image_surface_get_width(source)),
      Double(height) / Double(cairo_image_surface_get_height(source)))
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_paint(context)
  }

  private static func bytes(of surface: OpaquePointer, _ width: Int, _ height: Int) -> [UInt8]? {
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    return [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      guard var target = buffer.baseAddress else { return }
      for y in 0..<height {
        var source = UnsafePointer(pixels + y * stride)
        let end = source + width * 4
        // Cairo's pixels are 32-bit numbers, blue in the lowest bits.
        while source < end {
          target[0] = source[2]
          target[1] = source[1]
          target[2] = source[0]
          target[3] = source[3]
          target += 4
          source += 4
        }
      }
      count = width * height * 4
    }
  }
}
