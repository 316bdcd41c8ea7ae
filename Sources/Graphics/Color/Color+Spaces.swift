import Foundation

/// Conversions from the colour spaces that documents use.
///
/// Formulae: the sRGB transfer function of IEC 61966-2-1; Display P3's primaries (SMPTE RP 431-2, white point D65).
extension Color {
  /// Hue from 0 to 1 around the circle, saturation and brightness from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    let fraction = sector - sector.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    let parts: (CGFloat, CGFloat, CGFloat)
    switch Int(sector) {
    case 0: parts = (brightness, rising, low)
    case 1: parts = (falling, brightness, low)
    case 2: parts = (low, brightness, rising)
    case 3: parts = (low, falling, brightness)
    case 4: parts = (rising, low, brightness)
    default: parts = (brightness, low, falling)
    }
    self.init(red: parts.0, green: parts.1, blue: parts.2, alpha: alpha)
  }

  /// A colour of sRGB.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A Display P3 colour, converted to sRGB; components outside sRGB are clipped.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    self.init(
      red: Self.encoded(1.2249401 * r - 0.2249404 * g),
      green: Self.encoded(-0.0420569 * r + 1.0420571 * g),
      blue: Self.encoded(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b), alpha: alpha)
  }

  /// A colour with linear components, converted to sRGB and clipped.
  public init(linearRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.init(
      red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), alpha: alpha)
  }

  /// A grey of the old "calibrated" or generic 2.2-gamma space, converted to sRGB.
  public init(gamma22White white: CGFloat, alpha: CGFloat = 1) {
    self.init(white: Self.encoded(pow(max(0, white), 2.2)), alpha: alpha)
  }

  private static func linear(_ value: CGFloat) -> CGFloat {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: CGFloat) -> CGFloat {
    let clipped = min(1, max(0, value))
    return clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * pow(clipped, 1 / 2.4) - 0.055
  }
}
