import Foundation
import Graphics

extension UIColor {
  /// Fills and strokes in the current context with the colour.
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: Components

  /// Hands out red, green, blue and opacity, from 0 to 1. Always true here.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = cgColor.red
    green?.pointee = cgColor.green
    blue?.pointee = cgColor.blue
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Hands out hue, saturation, brightness and opacity, from 0 to 1. Always true here.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue) = (cgColor.red, cgColor.green, cgColor.blue)
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    var turn: CGFloat = 0
    if range > 0 {
      switch high {
      case red: turn = ((green - blue) / range).truncatingRemainder(dividingBy: 6)
      case green: turn = (blue - red) / range + 2
      default: turn = (red - green) / range + 4
      }
    }
    hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Hands out grey level and opacity; false for a colour that is no grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    white?.pointee = cgColor.red
    alpha?.pointee = cgColor.alpha
    return cgColor.red == cgColor.green && cgColor.green == cgColor.blue
  }

  public convenience init(cgColor: CGColor) { self.init(cgColor) }

  /// A colour that is asked for again for each interface's traits: drawing asks once for light and once for dark,
  /// ``resolvedColor(with:)`` each time.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    // UIKit's own closure is not `Sendable` either, and colours go anywhere.
    nonisolated(unsafe) let provider = dynamicProvider
    self.init(
      light: provider(UITraitCollection(userInterfaceStyle: .light)).color(for: .light),
      dark: provider(UITraitCollection(userInterfaceStyle: .dark)).color(for: .dark),
      provider: { provider($0) })
  }

  /// The colour that it is in an interface with these traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let style = traitCollection.userInterfaceStyle
    // A provider may hand out another dynamic colour.
    return UIColor((provider?(traitCollection) ?? self).color(for: style))
  }
}

/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// How what is drawn mixes with what is there. Raw values are Core Graphics'. Drawings here are always mixed `normal`ly.
public enum CGBlendMode: Int32, Hashable, Sendable {
  case normal = 0
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
    exclusion,
    hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver,
    destinationIn,
    destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// Fills a rectangle of the current context; the mode counts as `normal`.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) { UIRectFill(rect) }

/// Draws a line along the inside of a rectangle of the current context.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
}

/// Keeps what is drawn into the current context inside a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Begins a picture of `size` points and makes its context the current one.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  UIGraphicsPushContext(GraphicsContext(size: size))
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// The picture begun last, as far as it has been drawn; nil outside one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().map { UIImage(drawing: $0.displayList) }
}

/// Makes pictures by drawing. (Apple, `UIGraphicsImageRenderer`.) What is drawn is kept as a drawing, not as pixels.
open class UIGraphicsImageRenderer: NSObject {
  public let size: CGSize
  public let format: UIGraphicsImageRendererFormat

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
    super.init()
  }

  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size, format: format)
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = GraphicsContext(size: size)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    UIGraphicsPopContext()
    return UIImage(drawing: context.displayList)
  }
}

/// What a picture that is drawn should be like.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; 0 stands for the main screen's. Drawings have no pixels, so nothing follows from it.
  open var scale: CGFloat = 0
  open var opaque = false

  open class func `default`() -> Self { Self() }
  open class func preferred() -> Self { Self() }

  public override required init() { super.init() }
}

/// Where a picture is drawn.
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
