import Foundation

#if !canImport(Darwin)
  /// A drawing that contexts draw again and again. (Core Graphics, `CGLayer`.)
  public final class CGLayer {
    /// The size, in points.
    public let size: CGSize
    /// The context that draws into the layer.
    public let context: GraphicsContext?

    /// An empty layer for contexts like another one.
    ///
    /// - Returns: nil if the size is empty, as in Core Graphics.
    public init?(_ context: GraphicsContext, size: CGSize, auxiliaryInfo: [String: Any]?) {
      guard size.width > 0, size.height > 0 else { return nil }
      self.size = size
      self.context = GraphicsContext(size: size)
    }
  }

  extension GraphicsContext {
    /// Draws a layer, stretched to a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
      if let drawing = layer.context?.displayList { draw(drawing, in: rect) }
    }

    /// Draws a layer in its size.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
      draw(layer, in: CGRect(origin: point, size: layer.size))
    }
  }

  // MARK: Bitmaps

  /// How a bitmap stores its opacity. Raw values are Core Graphics'.
  public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
  }

  /// How a bitmap stores its pixels: a `CGImageAlphaInfo` and the order of bytes. Raw values are Core Graphics'.
  public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The bits of a `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Components are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// The bits of the order of bytes.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// 16 bits, the lowest byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    /// 32 bits, the lowest byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// 16 bits, the highest byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    /// 32 bits, the highest byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
  }

  extension GraphicsContext {
    /// A context whose drawing becomes a picture by ``makeImage()``. Its origin is the lower left corner, and y grows upwards, as in
    /// Core Graphics.
    ///
    /// - Parameters:
    ///   - data: memory for pixels. Nothing is written to it, because contexts record what is drawn.
    ///   - width: the size in pixels, with `height`.
    /// - Returns: nil if the size is empty.
    public convenience init?(
      data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
      space: CGColorSpace, bitmapInfo: UInt32
    ) {
      guard width > 0, height > 0 else { return nil }
      self.init(size: CGSize(width: width, height: height))
      translateBy(x: 0, y: size.height)
      scaleBy(x: 1, y: -1)
    }

    /// The picture of what was drawn, one pixel for each point.
    public func makeImage() -> CGImage? {
      guard size.width > 0, size.height > 0 else { return nil }
      return CGImage(Bitmap(.drawing(displayList, scale: 1)))
    }

    /// The memory of the pixels, which there is none of.
    public var data: UnsafeMutableRawPointer? { nil }
    /// The size in pixels.
    public var width: Int { Int(size.width) }
    /// The size in pixels.
    public var height: Int { Int(size.height) }
  }

  extension CGImage {
    /// The bits of a component. Pictures are drawn with eight, whatever their files have.
    public var bitsPerComponent: Int { Self.usualBits }
    /// The bits of a pixel with red, green, blue and opacity.
    public var bitsPerPixel: Int { Self.usualBits * Self.components }
    /// The bytes of a row without padding.
    public var bytesPerRow: Int { width * Self.components }
    /// The colour space in which pictures are drawn.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    /// Red, green and blue times opacity, with the opacity last.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    /// The information in ``alphaInfo``.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

    private static let usualBits = 8
    private static let components = 4
  }

  // MARK: Tiles and strokes

  extension GraphicsContext {
    /// Draws a picture stretched to a rectangle or, by tiling, repeats it from there over everything that is clipped to.
    ///
    /// Tiles cover the context's size, in the coordinates of the call.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
      guard byTiling, rect.width > 0, rect.height > 0 else { return draw(image, in: rect) }
      let canvas = CGRect(origin: .zero, size: size).applying(ctm.inverted())
      let (firstX, firstY) = (
        rect.minX + ((canvas.minX - rect.minX) / rect.width).rounded(.down) * rect.width,
        rect.minY + ((canvas.minY - rect.minY) / rect.height).rounded(.down) * rect.height
      )
      for y in stride(from: firstY, to: canvas.maxY, by: rect.height) {
        for x in stride(from: firstX, to: canvas.maxX, by: rect.width) {
          draw(image, in: CGRect(x: x, y: y, width: rect.width, height: rect.height))
        }
      }
    }

    /// Replaces the current path by the outline of its stroke.
    public func replacePathWithStrokedPath() {
      let outline = currentPath.stroked(strokeStyle)
      beginPath()
      addPath(outline)
    }
  }

  extension CGPath {
    /// The outline of a stroke of the path, whose curves are straight lines.
    public func copy(
      strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
      transform: CGAffineTransform = .identity
    ) -> CGPath {
      let style = StrokeStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
      return CGPath(path.applying(transform).stroked(style))
    }

    /// The dashes of the path, whose curves are straight lines.
    public func copy(
      dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath { CGPath(path.applying(transform).dashed(phase: phase, lengths: lengths)) }
  }
#endif
