import CCairo
import CZlib
import Foundation

/// Writes a PNG of opaque pixels from the top down, band by band, so that only the current band and the compressed bytes
/// of the previous ones are in memory.
final class PNGStream {
  private let width: Int
  /// The compressor stores the address of its state, which must not move.
  private let stream: UnsafeMutablePointer<z_stream>
  private var file: Data
  /// The previous row, which the PNG filter subtracts.
  private var above: [UInt8]
  private var compressed = Data()

  /// Red, green and blue.
  private static let bytesPerPixel = 3
  /// A pixel of Cairo: blue, green, red, and an unused byte.
  private static let bytesPerCairoPixel = 4
  /// The filter “Up”: each byte minus the byte above it (PNG, third edition, chapter 9).
  private static let filterUp: UInt8 = 2
  /// Compressed bytes of one chunk.
  private static let chunkLength = 1 << 16

  /// Begins a file of a size in pixels.
  init(width: Int, height: Int) throws(CairoRenderer.RenderingError) {
    self.width = width
    above = Array(repeating: 0, count: width * Self.bytesPerPixel)
    file = Data(AnimatedPNG.signature)
    var header = Data()
    for side in [width, height] { header += Swift.withUnsafeBytes(of: UInt32(side).bigEndian) { Data($0) } }
    // Eight bits per component, true colour, and the only defined methods.
    file += PNGChunk(type: "IHDR", content: header + [8, 2, 0, 0, 0]).encoded
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let status = deflateInit_(
      stream, Z_DEFAULT_COMPRESSION, zlibVersion(), Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else {
      throw CairoRenderer.RenderingError(description: "no memory to compress the picture")
    }
  }

  deinit {
    deflateEnd(stream)
    stream.deinitialize(count: 1)
    stream.deallocate()
  }

  /// Adds the rows of a surface of the file's width.
  func add(_ surface: OpaquePointer) {
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var (row, line) = (above, [UInt8](repeating: 0, count: above.count + 1))
    line[0] = Self.filterUp
    for y in 0..<Int(cairo_image_surface_get_height(surface)) {
      let start = pixels + y * stride
      for x in 0..<width {
        let pixel = start + x * Self.bytesPerCairoPixel
        for component in 0..<Self.bytesPerPixel {
          // Cairo's pixels are 32-bit numbers, blue in the lowest bits.
          row[x * Self.bytesPerPixel + component] = pixel[2 - component]
        }
      }
      for index in row.indices { line[index + 1] = row[index] &- above[index] }
      swap(&row, &above)
      compress(&line, Z_NO_FLUSH)
    }
  }

  /// The file.
  func finish() -> Data {
    var nothing: [UInt8] = []
    compress(&nothing, Z_FINISH)
    flushChunk()
    return file + PNGChunk(type: "IEND", content: Data()).encoded
  }

  private func compress(_ bytes: inout [UInt8], _ flush: Int32) {
    var buffer = [UInt8](repeating: 0, count: Self.chunkLength)
    bytes.withUnsafeMutableBufferPointer { input in
      stream.pointee.next_in = input.baseAddress
      stream.pointee.avail_in = UInt32(input.count)
      repeat {
        let written = buffer.withUnsafeMutableBufferPointer { output in
          stream.pointee.next_out = output.baseAddress
          stream.pointee.avail_out = UInt32(output.count)
          _ = deflate(stream, flush)
          return output.count - Int(stream.pointee.avail_out)
        }
        compressed += buffer[..<written]
      } while stream.pointee.avail_out == 0
    }
    if compressed.count >= Self.chunkLength { flushChunk() }
  }

  private func flushChunk() {
    guard !compressed.isEmpty else { return }
    file += PNGChunk(type: "IDAT", content: compressed).encoded
    compressed = Data()
  }
}
