import CCairo
import CTurboJPEG
import Foundation
import Graphics

/// Reads and writes JPEG files, with libjpeg-turbo.
enum JPEGPixels {
  /// Cairo's order of bytes in a word of four, on little-endian machines: blue, green, red, opacity.
  private static let pixelFormat = Int32(TJPF_BGRX.rawValue)

  static func surface(of image: EncodedImage) -> OpaquePointer? {
    guard let handle = tjInitDecompress() else { return nil }
    defer { tjDestroy(handle) }
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(image.width), Int32(image.height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let pixels = cairo_image_surface_get_data(surface)
    else { return nil }
    cairo_surface_flush(surface)
    let result = image.data.withUnsafeBytes { bytes in
      tjDecompress2(
        handle, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), pixels, Int32(image.width),
        cairo_image_surface_get_stride(surface), Int32(image.height), pixelFormat, TJFLAG_ACCURATEDCT)
    }
    // After a warning, for example for a truncated file, the readable pixels are used.
    guard result == 0 || tjGetErrorCode(handle) == TJERR_WARNING.rawValue else {
      cairo_surface_destroy(surface)
      return nil
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }

  /// The file of an opaque picture's pixels.
  static func file(of surface: OpaquePointer, quality: CGFloat) -> Data? {
    guard let handle = tjInitCompress(), let pixels = cairo_image_surface_get_data(surface) else {
      return nil
    }
    defer { tjDestroy(handle) }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    let percent = Int32((min(1, max(0, quality)) * 100).rounded())
    let result = tjCompress2(
      handle, pixels, cairo_image_surface_get_width(surface), cairo_image_surface_get_stride(surface),
      cairo_image_surface_get_height(surface), pixelFormat, &bytes, &count, Int32(TJSAMP_444.rawValue),
      max(1, percent), TJFLAG_ACCURATEDCT)
    defer { tjFree(bytes) }
    guard result == 0, let bytes else { return nil }
    return Data(bytes: bytes, count: Int(count))
  }
}
