import Foundation
import Graphics

/// Whether an interface is light on dark or dark on light. Raw values match UIKit's.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// A colour, possibly a different one in light and in dark interfaces. (Apple, `UIColor`.)
open class UIColor: NSObject, @unchecked Sendable {
  private let foundationKind = FoundationKind()
  private let light: Color
  private let dark: Color
  /// The colour in elevated dark interfaces; nil if it is the same.
  private let elevated: Color?
  /// Provides the colour for traits other than light and dark, such as high contrast; nil if there are no variants.
  let provider: (@Sendable (UITraitCollection) -> UIColor)?

  package init(
    light: Color, dark: Color, elevated: Color? = nil,
    provider: (@Sendable (UITraitCollection) -> UIColor)? = nil
  ) {
    self.light = light
    self.dark = dark
    self.elevated = elevated == dark ? nil : elevated
    self.provider = provider
  }

  /// The same colour in light and in dark interfaces.
  public convenience init(_ color: Color) { self.init(light: color, dark: color) }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Areas in this colour are tiled with the image, from the upper left corner of the drawing's context. (Apple,
  /// `UIColor.init(patternImage:)`.) A picture without pixels is treated as grey.
  public convenience init(patternImage image: UIImage) {
    var color = Color(white: 0.5)
    color.pattern = ColorPattern(tile: image.drawing)
    self.init(color)
  }

  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A colour without components, which is drawn as ``clear``.
  public convenience override init() { self.init(white: 0, alpha: 0) }

  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, alpha: alpha)) }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(displayP3Red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The colour for the interface being laid out or drawn (Apple: in the current traits), or for a light one outside
  /// of both.
  public var cgColor: Color {
    light == dark && elevated == nil ? light : color(in: onMainThread { CurrentTraits.look } ?? .light)
  }

  /// The colour for an interface style; an unspecified style is treated as light.
  package func color(for style: UIUserInterfaceStyle) -> Color { style == .dark ? dark : light }

  /// The colour in interfaces of a style and level.
  package func color(in look: InterfaceLook) -> Color {
    if look.style == .dark, look.isElevated, let elevated { return elevated }
    return color(for: look.style)
  }

  /// Whether the colour hides more than half of the background.
  package func isSolid(in style: UIUserInterfaceStyle) -> Bool { color(for: style).alpha > 0.5 }

  /// The perceived brightness of the colour, from 0 for black to 1 for white (ITU-R BT.601).
  package func luma(in style: UIUserInterfaceStyle) -> CGFloat {
    let color = color(for: style)
    return 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var (light, dark) = (light, dark)
    light.alpha = alpha
    dark.alpha = alpha
    var elevated = elevated
    elevated?.alpha = alpha
    return UIColor(light: light, dark: dark, elevated: elevated, provider: withAlpha(alpha))
  }

  private func withAlpha(_ alpha: CGFloat) -> (@Sendable (UITraitCollection) -> UIColor)? {
    guard let provider else { return nil }
    return { provider($0).withAlphaComponent(alpha) }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return light == other.light && dark == other.dark && elevated == other.elevated
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(light)
    hasher.combine(dark)
    return hasher.finalize()
  }

  open override var description: String { light == dark ? "\(light)" : "\(light)/\(dark)" }
}

extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
}

/// Support for `#colorLiteral`.
extension UIColor: _ExpressibleByColorLiteral {}

/// The default type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

extension CGColor {
  /// Red, green, blue and opacity; for a pattern, the opacity alone. (Apple, Core Graphics, `CGPattern`: a
  /// coloured pattern has one component, its opacity.)
  public var components: [CGFloat]? { pattern == nil ? [red, green, blue, alpha] : [alpha] }
  public var numberOfComponents: Int { components?.count ?? 0 }
}
