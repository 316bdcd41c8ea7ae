import Foundation
import Graphics

extension UIImage {
  /// The picture's pixels, without its orientation applied. For symbols and missing pictures, the pixels
  /// of the placeholder.
  public var cgImage: CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    if case .bitmap(let bitmap) = kind { return CGImage(bitmap) }
    return CGImage(Bitmap(.drawing(drawing, scale: pixelScale)))
  }

  public convenience init(cgImage: CGImage) { self.init(cgImage.bitmap) }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage.bitmap, scale: scale, orientation: orientation)
  }

  /// A PNG file of the picture: its original file, or a file made by the process's `PictureSystem.encoder`. Nil without an
  /// encoder and for an empty picture.
  public func pngData() -> Data? {
    if let file = file(.png) { return file }
    guard size.width > 0, size.height > 0 else { return nil }
    return PictureSystem.encoder?.png(of: drawing, scale: pixelScale)
  }

  /// A JPEG file of the picture on white, made by the process's `PictureSystem.encoder`. Nil without an encoder and for an
  /// empty picture.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard size.width > 0, size.height > 0 else { return nil }
    return PictureSystem.encoder?.jpeg(of: drawing, scale: pixelScale, quality: compressionQuality)
  }

  /// A HEIC file of the picture. There is no encoder for this format here, so the answer is nil, as on a device that cannot
  /// encode it.
  public func heicData() -> Data? { nil }

  /// The picture's original file, if the picture is the whole file and has this format.
  private func file(_ format: EncodedImage.Format) -> Data? {
    guard case .bitmap(let bitmap) = kind, case .encoded(let pixels) = bitmap.content,
      pixels.format == format, bitmap == Bitmap(bitmap.content), storedOrientation == .up, storedTint == nil
    else { return nil }
    return pixels.data
  }

  private var pixelScale: CGFloat { storedScale ?? onMainThread { UIScreen.main.scale } ?? 1 }

  /// The picture as it is drawn in its own size, in a light interface.
  var drawing: DisplayList {
    if case .drawing(let drawing) = kind, storedTint == nil { return drawing }
    let context = GraphicsContext(size: size)
    let frame = CGRect(origin: .zero, size: size)
    if case .bitmap(let bitmap) = kind, storedTint == nil {
      draw(bitmap, in: frame, on: context)
      return context.displayList
    }
    return onMainThread {
      draw(in: frame, on: ViewCanvas(drawingInto: context), tint: .systemBlue)
      return context.displayList
    } ?? DisplayList(size: size)
  }

  /// Draws a bitmap in the picture's orientation.
  func draw(_ bitmap: Bitmap, in rect: CGRect, on context: GraphicsContext, keepsPixels: Bool = false) {
    guard storedOrientation != .up else {
      return bitmap.draw(in: rect, name: name, on: context, keepsPixels: keepsPixels)
    }
    context.saveGState()
    context.translateBy(x: rect.midX, y: rect.midY)
    context.concatenate(storedOrientation.transform)
    let size = storedOrientation.isSideways ? rect.size.swapped : rect.size
    let frame = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    bitmap.draw(in: frame, name: name, on: context, keepsPixels: keepsPixels)
    context.restoreGState()
  }
}

extension UIImage.Orientation {
  /// Whether the orientation swaps the width and height of the pixels.
  var isSideways: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: false
    case .left, .right, .leftMirrored, .rightMirrored: true
    }
  }

  /// The transform about the centre that turns the pixels upright. (Apple, `UIImage.Orientation`: a picture that was stored
  /// turned by a quarter to the left is shown turned to the right, and so on; mirrored ones are mirrored first.)
  var transform: CGAffineTransform {
    let quarter = CGFloat.pi / 2
    let mirror = CGAffineTransform(scaleX: -1, y: 1)
    return switch self {
    case .up: .identity
    case .down: CGAffineTransform(scaleX: -1, y: -1)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case .upMirrored: mirror
    case .downMirrored: CGAffineTransform(scaleX: 1, y: -1)
    case .leftMirrored: mirror.concatenating(CGAffineTransform(rotationAngle: -quarter)).exact
    case .rightMirrored: mirror.concatenating(CGAffineTransform(rotationAngle: quarter)).exact
    }
  }

  /// The orientation, mirrored horizontally.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }

  /// The orientation for the value in a photograph's file (EXIF 2.3, tag 274, against UIKit's cases).
  init(exif: Int) {
    self =
      switch exif {
      case 2: .upMirrored
      case 3: .down
      case 4: .downMirrored
      case 5: .leftMirrored
      case 6: .right
      case 7: .rightMirrored
      case 8: .left
      default: .up
      }
  }
}

extension CGAffineTransform {
  /// The transform with the rounding errors of sine and cosine removed.
  fileprivate var exact: CGAffineTransform {
    CGAffineTransform(a: a.rounded(), b: b.rounded(), c: c.rounded(), d: d.rounded(), tx: tx, ty: ty)
  }
}

extension CGSize {
  var swapped: CGSize { CGSize(width: height, height: width) }
}
