import Foundation

/// A colour in sRGB with an opacity, components from 0 to 1 and not premultiplied.
public struct Color: Hashable, Sendable {
  /// The red component, from 0 to 1.
  public var red: CGFloat
  /// The green component, from 0 to 1.
  public var green: CGFloat
  /// The blue component, from 0 to 1.
  public var blue: CGFloat
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat
  /// A picture that is repeated instead of the colour; of the components, only the opacity then applies.
  public var pattern: ColorPattern?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A shade of grey, from 0 (black) to 1 (white).
  public init(white: CGFloat, alpha: CGFloat = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour from eight bits per component, as in `0xFF9500`.
  public init(rgb: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((rgb >> 16) & 0xFF) / 255, green: CGFloat((rgb >> 8) & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255, alpha: alpha)
  }

  /// Opaque black.
  public static let black = Color(white: 0)
  /// Opaque white.
  public static let white = Color(white: 1)
  /// Transparent black.
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

/// A picture that fills areas by being tiled, from the origin of the current coordinates.
public final class ColorPattern: Hashable, Sendable {
  /// One tile; its size is the distance between two tiles.
  public let tile: DisplayList

  public init(tile: DisplayList) { self.tile = tile }

  /// Whether both are the same object.
  public static func == (one: ColorPattern, other: ColorPattern) -> Bool {
    one === other || one.tile == other.tile
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(tile.size.width)
    hasher.combine(tile.size.height)
    hasher.combine(tile.commands.count)
  }

  /// A pattern without area cannot be repeated.
  package var isUsable: Bool {
    tile.size.width > 0 && tile.size.height > 0 && tile.size.width.isFinite && tile.size.height.isFinite
  }
}

extension Color: CustomStringConvertible {
  /// `#rrggbb`, with two more digits if the colour is not opaque; for a pattern, its size.
  public var description: String {
    if let pattern {
      return "pattern(\(pattern.tile.size.width.decimalText)×\(pattern.tile.size.height.decimalText))"
    }
    let parts = bytes
    let opaque = "#" + [parts.red, parts.green, parts.blue].map(Self.hex).joined()
    return parts.alpha == 255 ? opaque : opaque + Self.hex(parts.alpha)
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }
}
