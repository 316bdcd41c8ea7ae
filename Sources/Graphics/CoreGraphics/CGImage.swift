import Foundation

/// A picture with its own size: the pixels of a file, or a program's drawing.
package struct Bitmap: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case encoded(EncodedImage)
    /// A drawing with `scale` pixels per point.
    case drawing(DisplayList, scale: CGFloat)
  }

  package var content: Content
  /// The part that is shown, in pixels of the whole.
  package var crop: CGRect

  package init(_ content: Content) {
    self.content = content
    crop = CGRect(origin: .zero, size: content.pixelSize)
  }

  /// Draws the part, stretched to a rectangle.
  package func draw(in rect: CGRect, name: String, on context: GraphicsContext, keepsPixels: Bool = false) {
    guard crop.width > 0, crop.height > 0, rect.width > 0, rect.height > 0 else { return }
    let whole = CGRect(origin: .zero, size: content.pixelSize)
    let (x, y) = (rect.width / crop.width, rect.height / crop.height)
    let frame = CGRect(
      x: rect.minX - crop.minX * x, y: rect.minY - crop.minY * y, width: whole.width * x,
      height: whole.height * y)
    guard crop != whole else { return drawAll(in: rect, name, on: context, keepsPixels) }
    context.saveGState()
    context.clip(to: rect)
    drawAll(in: frame, name, on: context, keepsPixels)
    context.restoreGState()
  }

  private func drawAll(
    in frame: CGRect, _ name: String, on context: GraphicsContext, _ keepsPixels: Bool
  ) {
    switch content {
    case .encoded(let pixels):
      context.drawImage(named: name, pixels: pixels, in: frame, keepsPixels: keepsPixels) { context in
        // Shown if a renderer cannot read the file.
        context.setFillColor(Color(white: 0.5))
        context.fill(frame)
      }
    case .drawing(let drawing, _): context.draw(drawing, in: frame)
    }
  }
}

extension Bitmap.Content {
  var pixelSize: CGSize {
    switch self {
    case .encoded(let pixels): CGSize(width: pixels.width, height: pixels.height)
    case .drawing(let drawing, let scale):
      CGSize(
        width: (drawing.size.width * scale).rounded(), height: (drawing.size.height * scale).rounded())
    }
  }
}

#if !canImport(Darwin)
  /// A picture of pixels. (Core Graphics.) The pixels of a file are not decoded before they are drawn.
  public final class CGImage: Hashable, Sendable {
    package let bitmap: Bitmap

    package init(_ bitmap: Bitmap) { self.bitmap = bitmap }

    public static func == (one: CGImage, other: CGImage) -> Bool { one.bitmap == other.bitmap }
    public func hash(into hasher: inout Hasher) {
      hasher.combine(bitmap.crop.width)
      hasher.combine(bitmap.crop.height)
    }

    /// In pixels.
    public var width: Int { Int(bitmap.crop.width) }
    public var height: Int { Int(bitmap.crop.height) }

    /// The part of the picture in a rectangle of its pixels, rounded outwards to whole pixels; nil if they do not
    /// overlap.
    public func cropping(to rect: CGRect) -> CGImage? {
      let requested = rect.standardized.offsetBy(dx: bitmap.crop.minX, dy: bitmap.crop.minY).integral
      let part = requested.intersection(bitmap.crop)
      guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
      var copy = bitmap
      copy.crop = part
      return CGImage(copy)
    }

    public func copy() -> CGImage? { self }
  }
#endif

extension GraphicsContext {
  /// Draws a picture's pixels stretched to a rectangle. Core Graphics counts y upwards, so in UIKit's contexts the
  /// picture is upside down unless the program flipped the coordinates. The same happens here.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    image.bitmap.draw(in: rect, name: "", on: self)
    restoreGState()
  }
}
