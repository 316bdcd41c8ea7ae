import Foundation
import Graphics

/// Plain colours.
extension NSColor {
  public static let black = NSColor(white: 0, alpha: 1)
  public static let darkGray = NSColor(white: 1 / 3, alpha: 1)
  public static let lightGray = NSColor(white: 2 / 3, alpha: 1)
  public static let white = NSColor(white: 1, alpha: 1)
  public static let gray = NSColor(white: 0.5, alpha: 1)
  public static let red = NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  public static let green = NSColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = NSColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = NSColor(srgbRed: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = NSColor(srgbRed: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = NSColor(srgbRed: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = NSColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = NSColor(srgbRed: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = NSColor(srgbRed: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = NSColor(white: 0, alpha: 0)
}

/// The accents. Source: Apple, Human Interface Guidelines, "Color", specifications, macOS (macOS 12 to 15).
extension NSColor {
  public static let systemRed = accent("systemRedColor", 0xFF3B30, 0xFF453A)
  public static let systemOrange = accent("systemOrangeColor", 0xFF9500, 0xFF9F0A)
  public static let systemYellow = accent("systemYellowColor", 0xFFCC00, 0xFFD60A)
  public static let systemGreen = accent("systemGreenColor", 0x28CD41, 0x32D74B)
  public static let systemMint = accent("systemMintColor", 0x00C7BE, 0x66D4CF)
  public static let systemTeal = accent("systemTealColor", 0x59ADC4, 0x6AC4DC)
  public static let systemCyan = accent("systemCyanColor", 0x55BEF0, 0x5AC8F5)
  public static let systemBlue = accent("systemBlueColor", 0x007AFF, 0x0A84FF)
  public static let systemIndigo = accent("systemIndigoColor", 0x5856D6, 0x5E5CE6)
  public static let systemPurple = accent("systemPurpleColor", 0xAF52DE, 0xBF5AF2)
  public static let systemPink = accent("systemPinkColor", 0xFF2D55, 0xFF375F)
  public static let systemBrown = accent("systemBrownColor", 0xA2845E, 0xAC8E68)
  public static let systemGray = accent("systemGrayColor", 0x8E8E93, 0x98989D)

  /// The user's accent colour: here always the default, blue.
  public static let controlAccentColor = accent("controlAccentColor", 0x007AFF, 0x0A84FF)

  private static func accent(_ name: String, _ light: UInt32, _ dark: UInt32) -> NSColor {
    system(name, Color(rgb: light), Color(rgb: dark))
  }

  /// A colour of the catalogue "System".
  fileprivate static func system(_ name: String, _ light: Color, _ dark: Color) -> NSColor {
    NSColor(light: light, dark: dark, names: (catalog: "System", color: name))
  }

  /// A colour that is black in light appearances and white in dark ones, each with an opacity.
  fileprivate static func ink(_ name: String, _ light: CGFloat, _ dark: CGFloat) -> NSColor {
    system(name, Color(white: 0, alpha: light), Color(white: 1, alpha: dark))
  }

  fileprivate static func opaque(_ name: String, _ light: UInt32, _ dark: UInt32) -> NSColor {
    system(name, Color(rgb: light), Color(rgb: dark))
  }
}

/// Colours by purpose. Source: the values of AppKit's colours on macOS 11 to 14 with the blue accent, which Apple
/// publishes in its design resources, not in its documentation.
extension NSColor {
  // MARK: Labels

  public static let labelColor = ink("labelColor", 0.85, 0.85)
  public static let secondaryLabelColor = ink("secondaryLabelColor", 0.5, 0.55)
  public static let tertiaryLabelColor = ink("tertiaryLabelColor", 0.26, 0.25)
  public static let quaternaryLabelColor = ink("quaternaryLabelColor", 0.1, 0.1)

  // MARK: Text

  public static let textColor = opaque("textColor", 0x000000, 0xFFFFFF)
  public static let placeholderTextColor = ink("placeholderTextColor", 0.25, 0.25)
  public static let selectedTextColor = opaque("selectedTextColor", 0x000000, 0xFFFFFF)
  public static let textBackgroundColor = opaque("textBackgroundColor", 0xFFFFFF, 0x1E1E1E)
  public static let selectedTextBackgroundColor = opaque("selectedTextBackgroundColor", 0xB3D7FF, 0x3F638B)
  public static let textInsertionPointColor = opaque("textInsertionPointColor", 0x007AFF, 0x0A84FF)
  public static let keyboardFocusIndicatorColor = system(
    "keyboardFocusIndicatorColor", Color(rgb: 0x0067F4, alpha: 0.5), Color(rgb: 0x1AA9FF, alpha: 0.5))
  public static let unemphasizedSelectedTextColor = opaque(
    "unemphasizedSelectedTextColor", 0x000000, 0xFFFFFF)
  public static let unemphasizedSelectedTextBackgroundColor = opaque(
    "unemphasizedSelectedTextBackgroundColor", 0xDCDCDC, 0x464646)

  // MARK: Content

  public static let linkColor = opaque("linkColor", 0x0068DA, 0x419CFF)
  public static let separatorColor = ink("separatorColor", 0.1, 0.1)
  public static let selectedContentBackgroundColor = opaque(
    "selectedContentBackgroundColor", 0x0063E1, 0x0058D0)
  public static let unemphasizedSelectedContentBackgroundColor = opaque(
    "unemphasizedSelectedContentBackgroundColor", 0xDCDCDC, 0x464646)

  // MARK: Menus and tables

  public static let selectedMenuItemTextColor = opaque("selectedMenuItemTextColor", 0xFFFFFF, 0xFFFFFF)
  public static let gridColor = opaque("gridColor", 0xE6E6E6, 0x1A1A1A)
  public static let headerTextColor = system(
    "headerTextColor", Color(white: 0, alpha: 0.85), Color(white: 1))
  /// The alternating backgrounds of rows.
  public static let alternatingContentBackgroundColors = [
    opaque("controlBackgroundColor", 0xFFFFFF, 0x1E1E1E),
    system("alternatingContentBackgroundColor", Color(rgb: 0xF4F5F5), Color(white: 1, alpha: 0.05)),
  ]

  // MARK: Controls

  public static let controlColor = system(
    "controlColor", Color(white: 1), Color(white: 1, alpha: 0.25))
  public static let controlBackgroundColor = opaque("controlBackgroundColor", 0xFFFFFF, 0x1E1E1E)
  public static let controlTextColor = ink("controlTextColor", 0.85, 0.85)
  public static let disabledControlTextColor = ink("disabledControlTextColor", 0.25, 0.25)
  public static let selectedControlColor = opaque("selectedControlColor", 0xB3D7FF, 0x3F638B)
  public static let selectedControlTextColor = ink("selectedControlTextColor", 0.85, 0.85)
  public static let alternateSelectedControlTextColor = opaque(
    "alternateSelectedControlTextColor", 0xFFFFFF, 0xFFFFFF)
  public static let scrubberTexturedBackground = opaque("scrubberTexturedBackgroundColor", 0xFFFFFF, 0x3C3C3C)

  // MARK: Windows

  public static let windowBackgroundColor = opaque("windowBackgroundColor", 0xECECEC, 0x323232)
  public static let windowFrameTextColor = ink("windowFrameTextColor", 0.85, 0.85)
  public static let underPageBackgroundColor = system(
    "underPageBackgroundColor", Color(rgb: 0x969696, alpha: 0.9), Color(rgb: 0x282828))

  // MARK: Highlights and shadows

  public static let findHighlightColor = opaque("findHighlightColor", 0xFFFF00, 0xFFFF00)
  public static let highlightColor = opaque("highlightColor", 0xFFFFFF, 0xB4B4B4)
  public static let shadowColor = opaque("shadowColor", 0x000000, 0x000000)

  // MARK: Fills

  /// Source of the fills: the same resources, macOS 14.
  public static let systemFill = ink("systemFill", 0.1, 0.1)
  public static let secondarySystemFill = ink("secondarySystemFill", 0.08, 0.08)
  public static let tertiarySystemFill = ink("tertiarySystemFill", 0.05, 0.05)
  public static let quaternarySystemFill = ink("quaternarySystemFill", 0.03, 0.03)
  public static let quinarySystemFill = ink("quinarySystemFill", 0.02, 0.02)
  public static let quinaryLabel = ink("quinaryLabel", 0.05, 0.05)
}

/// Older names.
extension NSColor {
  public static let selectedMenuItemColor = selectedContentBackgroundColor
  public static let alternateSelectedControlColor = selectedContentBackgroundColor
  public static let secondarySelectedControlColor = unemphasizedSelectedContentBackgroundColor
  public static let controlAlternatingRowBackgroundColors = alternatingContentBackgroundColors
  public static let headerColor = controlColor
  public static let windowFrameColor = opaque("windowFrameColor", 0xAAAAAA, 0x5A5A5A)
  public static let controlHighlightColor = opaque("controlHighlightColor", 0xFFFFFF, 0x666666)
  public static let controlLightHighlightColor = opaque("controlLightHighlightColor", 0xFFFFFF, 0xB4B4B4)
  public static let controlShadowColor = opaque("controlShadowColor", 0xAAAAAA, 0x404040)
  public static let controlDarkShadowColor = opaque("controlDarkShadowColor", 0x555555, 0x202020)
  public static let scrollBarColor = opaque("scrollBarColor", 0xAAAAAA, 0x5A5A5A)
  public static let knobColor = opaque("knobColor", 0xFFFFFF, 0x5A5A5A)
  public static let selectedKnobColor = opaque("selectedKnobColor", 0xAAAAAA, 0x5A5A5A)
}

extension NSColor {
  /// The system's colours by their names in documents and catalogues.
  package static func systemColor(named name: String) -> NSColor? { byName[name] }

  private static let byName: [String: NSColor] = {
    let catalogued = [
      systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue,
      systemIndigo, systemPurple, systemPink, systemBrown, systemGray, controlAccentColor, labelColor,
      secondaryLabelColor, tertiaryLabelColor, quaternaryLabelColor, textColor, placeholderTextColor,
      selectedTextColor, textBackgroundColor, selectedTextBackgroundColor, textInsertionPointColor,
      keyboardFocusIndicatorColor, unemphasizedSelectedTextColor, unemphasizedSelectedTextBackgroundColor,
      linkColor, separatorColor, selectedContentBackgroundColor, unemphasizedSelectedContentBackgroundColor,
      selectedMenuItemTextColor, gridColor, headerTextColor, alternatingContentBackgroundColors[1],
      controlColor, controlBackgroundColor, controlTextColor, disabledControlTextColor,
      selectedControlColor, selectedControlTextColor, alternateSelectedControlTextColor,
      windowBackgroundColor, windowFrameTextColor, underPageBackgroundColor, findHighlightColor,
      highlightColor, shadowColor, windowFrameColor, controlHighlightColor, controlLightHighlightColor,
      controlShadowColor, controlDarkShadowColor, scrollBarColor, knobColor, selectedKnobColor,
    ].map { ($0.colorNameComponent, $0) }
    let others: [(String, NSColor)] = [
      ("blackColor", black), ("blueColor", blue), ("brownColor", brown), ("clearColor", clear),
      ("cyanColor", cyan), ("darkGrayColor", darkGray), ("grayColor", gray), ("greenColor", green),
      ("lightGrayColor", lightGray), ("magentaColor", magenta), ("orangeColor", orange),
      ("purpleColor", purple), ("redColor", red), ("whiteColor", white), ("yellowColor", yellow),
      ("selectedMenuItemColor", selectedMenuItemColor), ("headerColor", headerColor),
      ("alternateSelectedControlColor", alternateSelectedControlColor),
      ("secondarySelectedControlColor", secondarySelectedControlColor),
    ]
    return Dictionary(catalogued + others) { first, _ in first }
  }()
}
