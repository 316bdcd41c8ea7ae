import CCairo
import Foundation
import Graphics

/// Pixels of files, and patterns of pictures.
extension CairoPainter {
  /// Draws the image's pixels, or its placeholder if they cannot be read.
  func draw(_ image: DisplayImage) {
    guard let pixels = image.pixels, let surface = images.surface(of: pixels), image.frame.width > 0,
      image.frame.height > 0, let pattern = cairo_pattern_create_for_surface(surface)
    else { return draw(image.placeholder) }
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_filter(pattern, image.keepsPixels ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    // Colours at the edge are not blended with the area outside.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_save(context)
    cairo_translate(context, Double(image.frame.minX), Double(image.frame.minY))
    cairo_new_path(context)
    cairo_rectangle(context, 0, 0, Double(image.frame.width), Double(image.frame.height))
    cairo_scale(
      context, Double(image.frame.width) / Double(pixels.width),
      Double(image.frame.height) / Double(pixels.height))
    cairo_set_source(context, pattern)
    cairo_fill(context)
    cairo_restore(context)
  }

  /// Makes a picture, tiled from the origin of the current coordinates, the source of the next drawing.
  func set(_ pattern: ColorPattern) {
    let size = pattern.tile.size
    var extents = cairo_rectangle_t(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    guard let recording = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents),
      let inner = cairo_create(recording)
    else { return }
    CairoPainter(
      context: inner, typesetter: typesetter, images: images, textAsOutlines: textAsOutlines,
      pixelScale: pixelScale
    ).draw(pattern.tile.commands)
    cairo_destroy(inner)
    let source = cairo_pattern_create_for_surface(recording)
    cairo_surface_destroy(recording)
    cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
    cairo_set_source(context, source)
    cairo_pattern_destroy(source)
  }
}

/// The pixels of files that have been read, each once.
final class ImageCache {
  private var surfaces: [EncodedImage: Surface] = [:]

  /// The surface of one file; its pointer is nil if the file is damaged.
  private struct Surface {
    let pointer: OpaquePointer?
  }

  deinit {
    for surface in surfaces.values { surface.pointer.map { cairo_surface_destroy($0) } }
  }

  func surface(of image: EncodedImage) -> OpaquePointer? {
    if let known = surfaces[image] { return known.pointer }
    let read = image.format == .png ? PNGPixels.surface(of: image.data) : JPEGPixels.surface(of: image)
    surfaces[image] = Surface(pointer: read)
    return read
  }
}

/// Reads PNG files.
enum PNGPixels {
  private final class Reader {
    let data: Data
    var place = 0
    init(_ data: Data) { self.data = data }
  }

  static func surface(of data: Data) -> OpaquePointer? {
    let reader = Reader(data)
    let surface = withExtendedLifetime(reader) {
      cairo_image_surface_create_from_png_stream(read, Unmanaged.passUnretained(reader).toOpaque())
    }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }

  private static let read: cairo_read_func_t = { closure, bytes, length in
    guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
    let reader = Unmanaged<Reader>.fromOpaque(closure).takeUnretainedValue()
    let start = reader.data.startIndex + reader.place
    guard start + Int(length) <= reader.data.endIndex else { return CAIRO_STATUS_READ_ERROR }
    reader.data.copyBytes(to: bytes, from: start..<start + Int(length))
    reader.place += Int(length)
    return CAIRO_STATUS_SUCCESS
  }
}
