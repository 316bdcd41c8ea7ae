import CCairo
import Foundation
import Graphics
import PangoText

/// Draws display lists with Cairo: pixels as PNG, vectors as PDF. The same list gives the same bytes.
///
/// Not thread-safe; make one per thread.
public final class CairoRenderer {
  /// An error of Cairo for a drawing, in its words.
  public struct RenderingError: Error, Hashable, CustomStringConvertible {
    public let description: String
  }

  /// The largest width or height of an image, in pixels; Cairo's own limit is 32,767.
  public static let largestSide = 32_767

  private let typesetter: Typesetter
  private let images = ImageCache()

  /// - Parameter fonts: fonts in addition to the installed ones.
  public init(fonts: ApplicationFonts? = nil) { typesetter = Typesetter(fonts: fonts) }

  /// A PNG with `scale` pixels per point on `background`, nil for a transparent one.
  ///
  /// Throws if the canvas has no area or more than ``largestSide`` pixels per side.
  public func png(
    of list: DisplayList, scale: CGFloat = 1, background: Color? = .white
  ) throws(RenderingError) -> Data {
    let surface = try drawn(list, scale: scale, background: background)
    defer { cairo_surface_destroy(surface) }
    return try png(of: surface)
  }

  func png(of surface: OpaquePointer) throws(RenderingError) -> Data {
    let output = ByteStream()
    let status = cairo_surface_write_to_png_stream(surface, ByteStream.write, output.opaque)
    try check(status)
    return output.bytes
  }

  /// A JPEG with `scale` pixels per point; `quality` ranges from 0 to 1. Throws as ``png(of:scale:background:)``
  /// does.
  public func jpeg(
    of list: DisplayList, scale: CGFloat = 1, quality: CGFloat = 0.9, background: Color = .white
  ) throws(RenderingError) -> Data {
    let surface = try drawn(list, scale: scale, background: background)
    defer { cairo_surface_destroy(surface) }
    cairo_surface_flush(surface)
    guard let file = JPEGPixels.file(of: surface, quality: quality) else {
      throw RenderingError(description: "the JPEG could not be written")
    }
    return file
  }

  /// The drawing's pixels, which the caller frees.
  private func drawn(
    _ list: DisplayList, scale: CGFloat, background: Color?
  ) throws(RenderingError) -> OpaquePointer {
    let surface = try surface(size: list.size, scale: scale)
    do {
      try draw(list, on: surface, scale: scale, background: background)
    } catch {
      cairo_surface_destroy(surface)
      throw error
    }
    return surface
  }

  /// Pixels for a picture, which the caller frees.
  func surface(size: CGSize, scale: CGFloat) throws(RenderingError) -> OpaquePointer {
    try surface(width: pixels(size.width * scale), height: pixels(size.height * scale))
  }

  func surface(width: Int, height: Int) throws(RenderingError) -> OpaquePointer {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
      throw RenderingError(description: "no memory for the picture")
    }
    do {
      try check(cairo_surface_status(surface))
    } catch {
      cairo_surface_destroy(surface)
      throw error
    }
    return surface
  }

  /// A one-page PDF at the original size in points, with text as text.
  ///
  /// - Throws: ``RenderingError`` if Cairo cannot draw or if there is not enough memory.
  public func pdf(of list: DisplayList, background: Color? = nil) throws(RenderingError) -> Data {
    try pdf(of: [list], background: background)
  }

  /// A PDF with a page for each list, which is as large as the list.
  ///
  /// - Throws: ``RenderingError`` if there is no page, Cairo cannot draw, or the memory does not suffice.
  func pdf(of pages: [DisplayList], background: Color? = nil) throws(RenderingError) -> Data {
    guard let first = pages.first else { throw RenderingError(description: "a document without pages") }
    let output = ByteStream()
    let surface = cairo_pdf_surface_create_for_stream(
      ByteStream.write, output.opaque, Double(first.size.width), Double(first.size.height))
    defer { cairo_surface_destroy(surface) }
    try check(cairo_surface_status(surface))
    // Without a fixed date, two runs would give different files.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    for page in pages {
      cairo_pdf_surface_set_size(surface, Double(page.size.width), Double(page.size.height))
      try draw(
        page, on: surface, scale: 1, background: background, textAsOutlines: false,
        pixelScale: Self.pixelsOfPDF)
      cairo_surface_show_page(surface)
    }
    cairo_surface_finish(surface)
    try check(cairo_surface_status(surface))
    return output.bytes
  }

  /// Pixels per point of content that a PDF can contain only as pixels, such as blurred shadows.
  private static let pixelsOfPDF = 3.0

  func pixels(_ length: CGFloat) throws(RenderingError) -> Int {
    let rounded = length.rounded(.up)
    guard rounded.isFinite, rounded >= 1, rounded <= CGFloat(Self.largestSide) else {
      throw RenderingError(
        description: "a side of \(length.decimalText) pixels cannot be drawn (1 to \(Self.largestSide))")
    }
    return Int(rounded)
  }

  func draw(
    _ list: DisplayList, on surface: OpaquePointer?, scale: CGFloat, background: Color?,
    textAsOutlines: Bool = true, pixelScale: Double = 1
  ) throws(RenderingError) {
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    guard let context else { throw RenderingError(description: "no drawing context") }
    cairo_scale(context, Double(scale), Double(scale))
    let painter = CairoPainter(
      context: context, typesetter: typesetter, images: images, textAsOutlines: textAsOutlines,
      pixelScale: pixelScale)
    if let background { painter.paint(background) }
    painter.draw(list.commands)
    try check(cairo_status(context))
  }

  private func check(_ status: cairo_status_t) throws(RenderingError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw RenderingError(description: String(cString: cairo_status_to_string(status)))
  }
}

/// The destination of Cairo's output.
private final class ByteStream {
  var bytes = Data()

  var opaque: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure else { return CAIRO_STATUS_WRITE_ERROR }
    if let data {
      Unmanaged<ByteStream>.fromOpaque(closure).takeUnretainedValue().bytes
        .append(data, count: Int(length))
    }
    return CAIRO_STATUS_SUCCESS
  }
}
