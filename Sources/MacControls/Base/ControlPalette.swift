import Foundation
import Graphics

/// The colours of controls' parts, light and dark, estimated from screenshots of macOS 11 to 15.
enum ControlPalette {
  private static func ink(_ light: CGFloat, _ dark: CGFloat) -> NSColor {
    NSColor(light: Color(white: 0, alpha: light), dark: Color(white: 1, alpha: dark))
  }
  private static func shade(_ light: CGFloat, _ dark: CGFloat) -> NSColor {
    NSColor(light: Color(white: 0, alpha: light), dark: Color(white: 0, alpha: dark))
  }

  /// The surface of a button.
  static let surface = NSColor(light: Color(white: 1), dark: Color(white: 1, alpha: 0.22))
  static let pressedSurface = NSColor(light: Color(rgb: 0xE4E4E6), dark: Color(white: 1, alpha: 0.36))
  static let disabledSurface = NSColor(light: Color(white: 1, alpha: 0.5), dark: Color(white: 1, alpha: 0.1))
  static let edge = NSColor(light: Color(white: 0, alpha: 0.13), dark: Color(white: 0, alpha: 0.25))
  static let topLight = NSColor(light: Color(white: 1, alpha: 0), dark: Color(white: 1, alpha: 0.16))
  static let shadow = shade(0.22, 0.35)
  /// A surface flush with the background: textured, recessed and square buttons.
  static let quietSurface = ink(0.06, 0.1)
  static let chosenSurface = ink(0.14, 0.24)
  /// The groove of sliders, progress bars and switches.
  static let track = ink(0.1, 0.16)
  static let trackEdge = ink(0.06, 0.04)
  static let knob = NSColor(light: Color(white: 1), dark: Color(rgb: 0xD2D2D6))
  static let knobEdge = shade(0.16, 0.2)
  static let divider = ink(0.1, 0.14)
  static let tick = ink(0.25, 0.35)

  static let accentTop = NSColor(light: Color(rgb: 0x3D96FF), dark: Color(rgb: 0x2C8BFF))
  static let accentBottom = NSColor(light: Color(rgb: 0x0A76F5), dark: Color(rgb: 0x0A64E0))
  /// The accent of controls in inactive windows.
  static let restingAccent = NSColor(light: Color(rgb: 0xC2C2C6), dark: Color(rgb: 0x6A6A6E))
  static let onAccent = NSColor(light: Color(white: 1), dark: Color(white: 1))

  /// Black or white, whichever is legible on a colour.
  static func ink(on color: NSColor, in look: InterfaceLook) -> NSColor {
    let shown = color.color(in: look)
    let brightness = 0.299 * shown.red + 0.587 * shown.green + 0.114 * shown.blue
    return brightness > 0.65 ? .black : onAccent
  }
}
