import Foundation
import Graphics

/// Begins a picture of `size` points and makes its context the current one.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  GraphicsContextStack.pushInCurrentTraits(GraphicsContext(size: size), scale: scale > 0 ? scale : nil)
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// The content drawn so far into the innermost picture context; nil without one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().map {
    UIImage(drawing: $0.displayList).withScale(GraphicsContextStack.surroundings.scale)
  }
}

/// Makes pictures by drawing. (Apple, `UIGraphicsImageRenderer`.) The picture is stored as a list of drawing commands. The
/// process's `PictureSystem.encoder` encodes it to files; without an encoder they are empty.
open class UIGraphicsImageRenderer: NSObject {
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect
  public var size: CGSize { bounds.size }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let image = UIImage(drawing: drawn(actions))
    return format.scale > 0 ? image.withScale(format.scale) : image
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    // The program draws even if there is no encoder.
    let picture = drawn(actions)
    return PictureSystem.encoder?.png(of: picture, scale: pixelScale) ?? Data()
  }

  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    let picture = drawn(actions)
    return PictureSystem.encoder?.jpeg(of: picture, scale: pixelScale, quality: compressionQuality) ?? Data()
  }

  private func drawn(_ actions: (UIGraphicsImageRendererContext) -> Void) -> DisplayList {
    let context = GraphicsContext(size: size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    UIGraphicsPopContext()
    return context.displayList
  }

  private var pixelScale: CGFloat {
    format.scale > 0 ? format.scale : onMainThread { UIScreen.main.scale } ?? 1
  }
}

/// The format of a picture to draw: scale, opacity and range.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point of the picture; 0 for the main screen's.
  open var scale: CGFloat = 0
  open var opaque = false
  /// The range of colours. Stored only.
  open var preferredRange = Range.automatic

  /// Raw values match UIKit's.
  public enum Range: Int, Hashable, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended, standard
  }

  /// A format with the scale of the traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }

  open class func preferred() -> Self { Self() }

  public required init() { super.init() }
}

/// The format of a renderer's output. (Apple, `UIGraphicsRendererFormat`.)
open class UIGraphicsRendererFormat: NSObject {
  open var bounds: CGRect { .zero }

  open class func `default`() -> Self { Self() }

  public override required init() { super.init() }
}

/// The context that a picture is drawn into.
open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  open var currentImage: UIImage { UIImage(drawing: cgContext.displayList) }
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
