import Foundation

/// A colour in sRGB with an opacity, components from 0 to 1 and not premultiplied.
public struct Color: Hashable, Sendable {
  public var red: CGFloat
  public var green: CGFloat
  public var blue: CGFloat
  public var alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public init(white: CGFloat, alpha: CGFloat = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour from eight bits a component, as in `0xFF9500`.
  public init(rgb: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((rgb >> 16) & 0xFF) / 255, green: CGFloat((rgb >> 8) & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255, alpha: alpha)
  }

  public static let black = Color(white: 0)
  public static let white = Color(white: 1)
  public static let clear = Color(white: 0, alpha: 0)

  /// The same hue with its opacity multiplied by `factor`.
  public func multipliedAlpha(by factor: CGFloat) -> Color {
    var copy = self
    copy.alpha *= factor
    return copy
  }

  /// The components as bytes, clamped, for renderers that write eight bits.
  package var bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    (Self.byte(red), Self.byte(green), Self.byte(blue), Self.byte(alpha))
  }

  private static func byte(_ component: CGFloat) -> UInt8 {
    guard component.isFinite else { return 0 }
    return UInt8((min(1, max(0, component)) * 255).rounded())
  }
}

extension Color: CustomStringConvertible {
  /// `#rrggbb`, with two more digits where the colour is not opaque.
  public var description: String {
    let parts = bytes
    let opaque = "#" + [parts.red, parts.green, parts.blue].map(Self.hex).joined()
    return parts.alpha == 255 ? opaque : opaque + Self.hex(parts.alpha)
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }
}
