import Foundation
import Graphics

/// Colours from components. The old "calibrated" and "device" spaces were never managed: their components are used
/// unconverted, as are those of greys.
extension NSColor {
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha), space: .genericRGB)
  }

  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha), space: .deviceRGB)
  }

  /// A colour from Display P3, converted to sRGB; components out of range are clipped.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(displayP3Red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, alpha: alpha), space: .genericGamma22Gray)
  }

  public convenience init(genericGamma22White white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, alpha: alpha), space: .genericGamma22Gray)
  }

  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, alpha: alpha), space: .genericGray)
  }

  public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, alpha: alpha), space: .deviceGray)
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  public convenience init(
    calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let color = Color(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    self.init(color, space: .genericRGB)
  }

  public convenience init(
    deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let color = Color(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    self.init(color, space: .deviceRGB)
  }

  public convenience init(
    colorSpace space: NSColorSpace, hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha), space: space)
  }

  /// A colour from cyan, magenta, yellow and black, converted arithmetically, without a profile.
  public convenience init(
    deviceCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    func part(_ ink: CGFloat) -> CGFloat { (1 - min(1, max(0, ink))) * (1 - min(1, max(0, black))) }
    self.init(
      Color(red: part(cyan), green: part(magenta), blue: part(yellow), alpha: alpha), space: .deviceRGB)
  }

  /// A colour from a space's components, the opacity last. Missing components are 0.
  public convenience init(
    colorSpace space: NSColorSpace, components: UnsafePointer<CGFloat>, count numberOfComponents: Int
  ) {
    let values = Array(UnsafeBufferPointer(start: components, count: max(0, numberOfComponents)))
    func value(_ place: Int) -> CGFloat { place < values.count ? values[place] : 0 }
    let color =
      space.colorSpaceModel == .gray
      ? Color(white: value(0), alpha: value(1))
      : Color(red: value(0), green: value(1), blue: value(2), alpha: value(3))
    self.init(color, space: space)
  }

  public convenience init?(cgColor: CGColor) { self.init(cgColor) }

  /// Areas in this colour are tiled with the image. (Apple, `init(patternImage:)`.)
  public convenience init(patternImage image: NSImage) {
    var color = Color(white: 0.5)
    color.pattern = ColorPattern(tile: image.recorded(in: .light))
    self.init(light: color, dark: color, pattern: image)
  }

  /// Writes red, green, blue and opacity.
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    red?.pointee = redComponent
    green?.pointee = greenComponent
    blue?.pointee = blueComponent
    alpha?.pointee = alphaComponent
  }

  /// Writes hue, saturation, brightness and opacity.
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    hue?.pointee = hueComponent
    saturation?.pointee = saturationComponent
    brightness?.pointee = brightnessComponent
    alpha?.pointee = alphaComponent
  }

  /// Writes the grey's lightness and its opacity.
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) {
    white?.pointee = whiteComponent
    alpha?.pointee = alphaComponent
  }

  // MARK: Drawing

  /// Sets the fill and stroke colour of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() { GraphicsContextStack.current?.setFillColor(cgColor) }
  public func setStroke() { GraphicsContextStack.current?.setStrokeColor(cgColor) }

  /// Fills a rectangle of the current context.
  public func drawSwatch(in rect: NSRect) {
    guard let context = GraphicsContextStack.current else { return }
    context.saveGState()
    context.setFillColor(cgColor)
    context.fill(rect)
    context.restoreGState()
  }
}

/// The colour space of components. (Apple, `NSColorSpace`.) All are shown as sRGB.
open class NSColorSpace: NSObject, @unchecked Sendable {
  /// The kinds of components. Raw values match AppKit's.
  public enum Model: Int, Hashable, Sendable {
    case unknown = -1
    case gray = 0
    case rgb, cmyk, lab, deviceN, indexed, patterned
  }

  public let colorSpaceModel: Model
  public let localizedName: String?

  private init(_ model: Model, _ name: String) {
    colorSpaceModel = model
    localizedName = name
  }

  public static let sRGB = NSColorSpace(.rgb, "sRGB IEC61966-2.1")
  public static let extendedSRGB = NSColorSpace(.rgb, "Extended sRGB")
  public static let displayP3 = NSColorSpace(.rgb, "Display P3")
  public static let adobeRGB1998 = NSColorSpace(.rgb, "Adobe RGB (1998)")
  public static let genericRGB = NSColorSpace(.rgb, "Generic RGB Profile")
  public static let deviceRGB = NSColorSpace(.rgb, "Device RGB")
  public static let genericGray = NSColorSpace(.gray, "Generic Gray Profile")
  public static let genericGamma22Gray = NSColorSpace(.gray, "Generic Gray Gamma 2.2 Profile")
  public static let extendedGenericGamma22Gray = NSColorSpace(.gray, "Extended Gray")
  public static let deviceGray = NSColorSpace(.gray, "Device Gray")
  public static let genericCMYK = NSColorSpace(.cmyk, "Generic CMYK Profile")
  public static let deviceCMYK = NSColorSpace(.cmyk, "Device CMYK")

  /// The number of components without the opacity.
  open var numberOfColorComponents: Int {
    switch colorSpaceModel {
    case .gray: 1
    case .cmyk: 4
    default: 3
    }
  }
}
