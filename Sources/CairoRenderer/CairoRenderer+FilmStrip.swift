import CCairo
import Foundation
import Graphics

/// Frames of one size side by side in one picture, in reading order.
public struct FilmStrip: Hashable, Sendable {
  /// The number of frames.
  public var count: Int
  /// The size of each, in points.
  public var frameSize: CGSize
  /// The number of frames per row.
  public var columns: Int
  /// Points between frames, and around all.
  public var gap: CGFloat

  /// A strip of at least one frame, with no more columns than frames.
  public init(count: Int, frameSize: CGSize, columns: Int, gap: CGFloat = 8) {
    self.count = max(1, count)
    self.frameSize = frameSize
    self.columns = min(max(1, columns), max(1, count))
    self.gap = gap
  }

  /// Points.
  public var size: CGSize {
    let rows = (count + columns - 1) / columns
    return CGSize(
      width: gap + CGFloat(columns) * (frameSize.width + gap),
      height: gap + CGFloat(rows) * (frameSize.height + gap))
  }

  /// The place of a frame, in points.
  public func frame(at index: Int) -> CGRect {
    CGRect(
      origin: CGPoint(
        x: gap + CGFloat(index % columns) * (frameSize.width + gap),
        y: gap + CGFloat(index / columns) * (frameSize.height + gap)), size: frameSize)
  }

  /// The colour behind and between the frames.
  public static let ground = Color(white: 0.8, alpha: 1)
}

extension CairoRenderer {
  /// The largest number of pixels of a film strip; larger files could not be opened.
  public static let mostPixelsOfStrips = 100_000_000

  /// A PNG of all frames. Each frame is requested once, in order, and drawn before the next. The strip is drawn and
  /// compressed row by row, so that only the pixels of one row of frames are kept.
  ///
  /// Throws as ``png(of:scale:background:)`` does, and for more pixels than ``mostPixelsOfStrips``.
  public func png(
    of strip: FilmStrip, scale: CGFloat = 1, background: Color = .white, frame: (Int) throws -> DisplayList
  ) throws -> Data {
    let size = strip.size
    guard size.width * scale * size.height * scale <= CGFloat(Self.mostPixelsOfStrips) else {
      throw RenderingError(
        description: "\(strip.count) frames have more than \(Self.mostPixelsOfStrips) pixels together")
    }
    let (width, height) = (try pixels(size.width * scale), try pixels(size.height * scale))
    let file = try PNGStream(width: width, height: height)
    var top = 0
    for first in stride(from: 0, to: strip.count, by: strip.columns) {
      let row = first..<min(first + strip.columns, strip.count)
      // In the middle of the gap below the row.
      let end = strip.frame(at: first).maxY + strip.gap / 2
      let bottom = row.upperBound == strip.count ? height : min(height, Int((end * scale).rounded()))
      guard bottom > top else { continue }
      let band = Band(rows: top..<bottom, width: width, scale: scale, background: background)
      let surface = try draw(row, of: strip, in: band, frame)
      withExtendedLifetime(surface) { file.add(surface.pixels) }
      top = bottom
    }
    return file.finish()
  }

  /// Rows of pixels of a strip.
  private struct Band {
    let rows: Range<Int>
    let width: Int
    let scale: CGFloat
    let background: Color
  }

  private func draw(
    _ frames: Range<Int>, of strip: FilmStrip, in band: Band, _ frame: (Int) throws -> DisplayList
  ) throws -> BandSurface {
    let (scale, shift) = (band.scale, -CGFloat(band.rows.lowerBound) / band.scale)
    let size = CGSize(width: CGFloat(band.width) / scale, height: CGFloat(band.rows.count) / scale)
    let surface = BandSurface(try surface(width: band.width, height: band.rows.count))
    try draw(
      DisplayList(size: size), on: surface.pixels, scale: scale, background: FilmStrip.ground)
    for index in frames {
      let box = strip.frame(at: index).offsetBy(dx: 0, dy: shift)
      let context = GraphicsContext(size: size)
      context.clip(to: box)
      context.setFillColor(band.background)
      context.fill(box)
      context.translateBy(x: box.minX, y: box.minY)
      context.append(contentsOf: try frame(index).commands)
      try draw(context.displayList, on: surface.pixels, scale: scale, background: nil)
    }
    return surface
  }
}

/// Frees a surface's pixels when they are no longer needed.
final class BandSurface {
  let pixels: OpaquePointer

  init(_ pixels: OpaquePointer) { self.pixels = pixels }

  deinit { cairo_surface_destroy(pixels) }
}
