import CCairo
import CairoRenderer
import Foundation
import Graphics

/// The pixels of a PNG, read back.
struct Pixels {
  let width: Int
  let height: Int
  /// Red, green, blue and opacity from 0 to 255, not premultiplied, row by row.
  private let values: [[Int]]

  init(of list: DisplayList, scale: CGFloat = 1, background: Color? = .white) throws {
    self.init(png: try CairoRenderer().png(of: list, scale: scale, background: background))
  }

  init(png: Data) {
    let source = Source(png)
    let surface = cairo_image_surface_create_from_png_stream(Source.read, source.opaque)
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    var values: [[Int]] = []
    if let bytes = cairo_image_surface_get_data(surface) {
      let hasAlpha = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
      for y in 0..<height {
        for x in 0..<width {
          let pixel = bytes + y * stride + x * 4
          let alpha = hasAlpha ? Int(pixel[3]) : 255
          func part(_ index: Int) -> Int {
            alpha > 0 ? min(255, (Int(pixel[index]) * 255 + alpha / 2) / alpha) : 0
          }
          values.append([part(2), part(1), part(0), alpha])
        }
      }
    }
    self.values = values
    cairo_surface_destroy(surface)
  }

  subscript(x: Int, y: Int) -> [Int] { values[y * width + x] }

  /// How many pixels a test holds for.
  func count(_ test: ([Int]) -> Bool) -> Int { values.count(where: test) }

  private final class Source {
    private let data: Data
    private var place = 0

    init(_ data: Data) { self.data = data }

    var opaque: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    static let read: cairo_read_func_t = { closure, bytes, length in
      guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
      let source = Unmanaged<Source>.fromOpaque(closure).takeUnretainedValue()
      let start = source.data.startIndex + source.place
      guard start + Int(length) <= source.data.endIndex else { return CAIRO_STATUS_READ_ERROR }
      source.data.copyBytes(to: bytes, from: start..<start + Int(length))
      source.place += Int(length)
      return CAIRO_STATUS_SUCCESS
    }
  }
}

/// The commands that a drawing into a canvas records.
func drawing(width: CGFloat = 20, height: CGFloat = 20, _ draw: (GraphicsContext) -> Void) -> DisplayList {
  let context = GraphicsContext(size: CGSize(width: width, height: height))
  draw(context)
  return context.displayList
}

let red = [255, 0, 0, 255]
let green = [0, 255, 0, 255]
let blue = [0, 0, 255, 255]
let white = [255, 255, 255, 255]
let black = [0, 0, 0, 255]
