import CCairo
import Foundation
import Graphics

/// Frames of one size side by side in one picture, in reading order.
public struct FilmStrip: Hashable, Sendable {
  /// How many frames there are.
  public var count: Int
  /// The size of each, in points.
  public var frameSize: CGSize
  /// Frames in a row.
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

  /// Behind and between the frames.
  static let ground = Color(white: 0.8, alpha: 1)
}

extension CairoRenderer {
  /// The most pixels of one film strip: 400 megabytes of memory.
  public static let mostPixelsOfStrips = 100_000_000

  /// A PNG of all frames. Each is asked for once, in order, and drawn before the next: only the picture is kept.
  ///
  /// Throws as ``png(of:scale:background:)`` does, and for more than ``mostPixelsOfStrips``.
  public func png(
    of strip: FilmStrip, scale: CGFloat = 1, background: Color = .white, frame: (Int) throws -> DisplayList
  ) throws -> Data {
    let size = strip.size
    guard size.width * scale * size.height * scale <= CGFloat(Self.mostPixelsOfStrips) else {
      throw RenderingError(
        description: "\(strip.count) frames have more than \(Self.mostPixelsOfStrips) pixels together")
    }
    let surface = try surface(size: size, scale: scale)
    defer { cairo_surface_destroy(surface) }
    try draw(DisplayList(size: size), on: surface, scale: scale, background: FilmStrip.ground)
    for index in 0..<strip.count {
      let box = strip.frame(at: index)
      let context = GraphicsContext(size: size)
      context.clip(to: box)
      context.setFillColor(background)
      context.fill(box)
      context.translateBy(x: box.minX, y: box.minY)
      context.append(contentsOf: try frame(index).commands)
      try draw(context.displayList, on: surface, scale: scale, background: nil)
    }
    return try png(of: surface)
  }
}
