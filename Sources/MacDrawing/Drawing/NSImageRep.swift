import Foundation
import Graphics

/// The names of colour spaces of bitmaps. Raw values match AppKit's.
public struct NSColorSpaceName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let calibratedWhite = NSColorSpaceName(rawValue: "NSCalibratedWhiteColorSpace")
  public static let calibratedRGB = NSColorSpaceName(rawValue: "NSCalibratedRGBColorSpace")
  public static let deviceWhite = NSColorSpaceName(rawValue: "NSDeviceWhiteColorSpace")
  public static let deviceRGB = NSColorSpaceName(rawValue: "NSDeviceRGBColorSpace")
  public static let named = NSColorSpaceName(rawValue: "NSNamedColorSpace")
  public static let pattern = NSColorSpaceName(rawValue: "NSPatternColorSpace")
}

/// A representation of an image. (Apple, `NSImageRep`.)
open class NSImageRep: NSObject {
  /// A hint for drawing.
  public struct HintKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interpolation = HintKey(rawValue: "NSImageHintInterpolation")
    public static let ctm = HintKey(rawValue: "NSImageHintCTM")
  }

  /// The size in points.
  open var size = NSSize.zero
  open var pixelsWide = 0
  open var pixelsHigh = 0
  open var hasAlpha = true
  open var isOpaque = false
  open var bitsPerSample = 8
  open var colorSpaceName = NSColorSpaceName.calibratedRGB

  /// Draws the representation; for overriding. The default draws nothing.
  open func draw() -> Bool { false }

  /// The content of an image with this representation; nil for representations that draw themselves.
  var content: NSImage.Content? { nil }

  open func draw(in rect: NSRect) -> Bool {
    guard let content else { return draw() }
    NSImage(content, size: size).draw(in: rect)
    return true
  }
}

/// A representation by pixels, or by a drawing in their place. (Apple, `NSBitmapImageRep`.)
open class NSBitmapImageRep: NSImageRep {
  /// The formats of files. Raw values match AppKit's.
  public enum FileType: UInt, Hashable, Sendable {
    case tiff = 0
    case bmp, gif, jpeg, png, jpeg2000
  }

  /// A property of a file.
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
    public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
  }

  private var bitmap: Bitmap?
  private var drawing: GraphicsContext?

  /// A representation from a file; nil for data that is neither PNG nor JPEG.
  public init?(data: Data) {
    guard let pixels = EncodedImage(data) else { return nil }
    super.init()
    take(Bitmap(.encoded(pixels)))
  }

  public init(cgImage: CGImage) {
    super.init()
    take(cgImage.bitmap)
  }

  /// A bitmap to draw into with `NSGraphicsContext(bitmapImageRep:)`. Nil if the program passes its own bytes,
  /// which are not supported.
  public init?(
    bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int,
    pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool,
    isPlanar: Bool, colorSpaceName: NSColorSpaceName, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int
  ) {
    guard planes == nil, width > 0, height > 0 else { return nil }
    super.init()
    size = NSSize(width: width, height: height)
    (pixelsWide, pixelsHigh) = (width, height)
    hasAlpha = alpha
    bitsPerSample = bps
    self.colorSpaceName = colorSpaceName
  }

  private func take(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    size = bitmap.crop.size
    (pixelsWide, pixelsHigh) = (Int(size.width), Int(size.height))
  }

  /// A context in the representation's size, with y pointing up. Existing content is kept.
  func startDrawing() -> GraphicsContext {
    let context = GraphicsContext(size: size)
    if let content {
      NSImage(content, size: size).draw(in: CGRect(origin: .zero, size: size), into: context)
    }
    context.turnUpwards()
    drawing = context
    return context
  }

  /// Draws a part of a drawing, given relative to its upper left corner, over the whole representation.
  package func draw(_ list: DisplayList, from part: CGRect) {
    let context = startDrawing()
    guard part.width > 0, part.height > 0 else { return }
    context.saveGState()
    context.translateBy(x: 0, y: size.height)
    context.scaleBy(x: size.width / part.width, y: -size.height / part.height)
    context.translateBy(x: -part.minX, y: -part.minY)
    context.draw(list, in: CGRect(origin: .zero, size: list.size))
    context.restoreGState()
  }

  override var content: NSImage.Content? {
    drawing.map { .drawing($0.displayList) } ?? bitmap.map { .bitmap($0) }
  }

  open var cgImage: CGImage? {
    if let drawing { return CGImage(Bitmap(.drawing(drawing.displayList, scale: scale))) }
    return bitmap.map { CGImage($0) }
  }

  /// The pixels per point.
  private var scale: CGFloat { size.width > 0 ? CGFloat(pixelsWide) / size.width : 1 }

  /// The bytes of a PNG or JPEG file, made by the process's `PictureSystem.encoder`; nil without one, and for other
  /// formats.
  open func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
    guard let content, let encoder = PictureSystem.encoder else { return nil }
    let list = NSImage(content, size: size).recorded(in: .light)
    let quality = Self.quality(properties[.compressionFactor])
    switch storageType {
    case .png: return encoder.png(of: list, scale: scale)
    case .jpeg: return encoder.jpeg(of: list, scale: scale, quality: quality)
    default: return nil
    }
  }

  /// The quality from 0 to 1; 1 if the value is not a number.
  private static func quality(_ value: Any?) -> CGFloat {
    if let number = value as? NSNumber { return CGFloat(number.doubleValue) }
    return value as? CGFloat ?? (value as? Double).map { CGFloat($0) } ?? 1
  }

  /// Nil: no TIFF files are written here.
  open var tiffRepresentation: Data? { nil }
}
