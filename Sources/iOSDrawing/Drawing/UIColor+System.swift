import Foundation
import Graphics

/// The system's named colours for light, dark and elevated dark interfaces.
///
/// Accents and greys: Apple, Human Interface Guidelines, "Color", specifications (iOS 15 to 18). Labels, fills, lines and
/// backgrounds: what UIKit's colours resolve to, which Apple publishes in its design resources and not on a page.
extension UIColor {
  // MARK: Accents

  /// The default colour of interactive parts. (Apple's resolves to the view's tint; this one is always the system's
  /// blue.)
  public static let tintColor = systemBlue
  public static let systemRed = UIColor(light: Color(rgb: 0xFF3B30), dark: Color(rgb: 0xFF453A))
  public static let systemOrange = UIColor(light: Color(rgb: 0xFF9500), dark: Color(rgb: 0xFF9F0A))
  public static let systemYellow = UIColor(light: Color(rgb: 0xFFCC00), dark: Color(rgb: 0xFFD60A))
  public static let systemGreen = UIColor(light: Color(rgb: 0x34C759), dark: Color(rgb: 0x30D158))
  public static let systemMint = UIColor(light: Color(rgb: 0x00C7BE), dark: Color(rgb: 0x66D4CF))
  public static let systemTeal = UIColor(light: Color(rgb: 0x30B0C7), dark: Color(rgb: 0x40C8E0))
  public static let systemCyan = UIColor(light: Color(rgb: 0x32ADE6), dark: Color(rgb: 0x64D2FF))
  public static let systemBlue = UIColor(light: Color(rgb: 0x007AFF), dark: Color(rgb: 0x0A84FF))
  public static let systemIndigo = UIColor(light: Color(rgb: 0x5856D6), dark: Color(rgb: 0x5E5CE6))
  public static let systemPurple = UIColor(light: Color(rgb: 0xAF52DE), dark: Color(rgb: 0xBF5AF2))
  public static let systemPink = UIColor(light: Color(rgb: 0xFF2D55), dark: Color(rgb: 0xFF375F))
  public static let systemBrown = UIColor(light: Color(rgb: 0xA2845E), dark: Color(rgb: 0xAC8E68))

  // MARK: Greys

  public static let systemGray = UIColor(light: Color(rgb: 0x8E8E93), dark: Color(rgb: 0x8E8E93))
  public static let systemGray2 = UIColor(light: Color(rgb: 0xAEAEB2), dark: Color(rgb: 0x636366))
  public static let systemGray3 = UIColor(light: Color(rgb: 0xC7C7CC), dark: Color(rgb: 0x48484A))
  public static let systemGray4 = UIColor(light: Color(rgb: 0xD1D1D6), dark: Color(rgb: 0x3A3A3C))
  public static let systemGray5 = UIColor(light: Color(rgb: 0xE5E5EA), dark: Color(rgb: 0x2C2C2E))
  public static let systemGray6 = UIColor(light: Color(rgb: 0xF2F2F7), dark: Color(rgb: 0x1C1C1E))

  // MARK: Text

  public static let label = UIColor(light: Color(rgb: 0x000000), dark: Color(rgb: 0xFFFFFF))
  public static let secondaryLabel = UIColor(
    light: Color(rgb: 0x3C3C43, alpha: 0.6), dark: Color(rgb: 0xEBEBF5, alpha: 0.6))
  public static let tertiaryLabel = UIColor(
    light: Color(rgb: 0x3C3C43, alpha: 0.3), dark: Color(rgb: 0xEBEBF5, alpha: 0.3))
  public static let quaternaryLabel = UIColor(
    light: Color(rgb: 0x3C3C43, alpha: 0.18), dark: Color(rgb: 0xEBEBF5, alpha: 0.16))
  public static let placeholderText = UIColor(
    light: Color(rgb: 0x3C3C43, alpha: 0.3), dark: Color(rgb: 0xEBEBF5, alpha: 0.3))
  public static let link = UIColor(light: Color(rgb: 0x007AFF), dark: Color(rgb: 0x0984FF))
  public static let lightText = UIColor(
    light: Color(rgb: 0xFFFFFF, alpha: 0.6), dark: Color(rgb: 0xFFFFFF, alpha: 0.6))
  public static let darkText = UIColor(light: Color(rgb: 0x000000), dark: Color(rgb: 0x000000))

  // MARK: Lines and fills

  public static let separator = UIColor(
    light: Color(rgb: 0x3C3C43, alpha: 0.29), dark: Color(rgb: 0x545458, alpha: 0.6))
  public static let opaqueSeparator = UIColor(light: Color(rgb: 0xC6C6C8), dark: Color(rgb: 0x38383A))
  public static let systemFill = UIColor(
    light: Color(rgb: 0x787880, alpha: 0.2), dark: Color(rgb: 0x787880, alpha: 0.36))
  public static let secondarySystemFill = UIColor(
    light: Color(rgb: 0x787880, alpha: 0.16), dark: Color(rgb: 0x787880, alpha: 0.32))
  public static let tertiarySystemFill = UIColor(
    light: Color(rgb: 0x767680, alpha: 0.12), dark: Color(rgb: 0x767680, alpha: 0.24))
  public static let quaternarySystemFill = UIColor(
    light: Color(rgb: 0x747480, alpha: 0.08), dark: Color(rgb: 0x747480, alpha: 0.18))

  // MARK: Backgrounds

  public static let systemBackground = UIColor(
    light: Color(rgb: 0xFFFFFF), dark: Color(rgb: 0x000000), elevated: Color(rgb: 0x1C1C1E))
  public static let secondarySystemBackground = UIColor(
    light: Color(rgb: 0xF2F2F7), dark: Color(rgb: 0x1C1C1E), elevated: Color(rgb: 0x2C2C2E))
  public static let tertiarySystemBackground = UIColor(
    light: Color(rgb: 0xFFFFFF), dark: Color(rgb: 0x2C2C2E), elevated: Color(rgb: 0x3A3A3C))
  public static let systemGroupedBackground = UIColor(
    light: Color(rgb: 0xF2F2F7), dark: Color(rgb: 0x000000), elevated: Color(rgb: 0x1C1C1E))
  public static let secondarySystemGroupedBackground = UIColor(
    light: Color(rgb: 0xFFFFFF), dark: Color(rgb: 0x1C1C1E), elevated: Color(rgb: 0x2C2C2E))
  public static let tertiarySystemGroupedBackground = UIColor(
    light: Color(rgb: 0xF2F2F7), dark: Color(rgb: 0x2C2C2E), elevated: Color(rgb: 0x3A3A3C))

  /// The former background of grouped tables.
  public static let groupTableViewBackground = systemGroupedBackground
}
