import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// The raised surface of a button, a knob or a segment.
@MainActor
struct Bezel {
  enum Fill {
    case plain, pressed, disabled
    /// The accent colour, or a custom colour.
    case accent(NSColor?)
    case quiet, chosen, none
  }

  var fill = Fill.plain
  var radius: CGFloat

  /// The shadow's offset: half a point down, because the light comes from above.
  private static let drop = CGSize(width: 0, height: 0.5)
  private static let softness: CGFloat = 0.75

  func draw(in rect: CGRect, on canvas: MacCanvas) {
    guard rect.width > 0, rect.height > 0 else { return }
    let path = Path(roundedRect: rect, cornerRadius: min(radius, rect.width / 2, rect.height / 2))
    switch fill {
    case .plain: raise(path, rect, ControlPalette.surface, on: canvas)
    case .pressed: raise(path, rect, ControlPalette.pressedSurface, on: canvas)
    case .disabled:
      canvas.fill(path, ControlPalette.disabledSurface)
      canvas.strokeInside(rect, cornerRadius: radius, ControlPalette.trackEdge, width: 0.5)
    case .accent(let own): drawAccent(path, rect, own, on: canvas)
    case .quiet: canvas.fill(path, ControlPalette.quietSurface)
    case .chosen: canvas.fill(path, ControlPalette.chosenSurface)
    case .none: break
    }
  }

  private func raise(_ path: Path, _ rect: CGRect, _ color: NSColor, on canvas: MacCanvas) {
    canvas.shade(path, ControlPalette.shadow, offset: Self.drop, deviation: Self.softness)
    canvas.fill(path, color)
    canvas.strokeInside(rect, cornerRadius: radius, ControlPalette.edge, width: 0.5)
    light(rect, on: canvas)
  }

  /// Draws the thin light line along the upper edge in dark appearances.
  private func light(_ rect: CGRect, on canvas: MacCanvas) {
    guard canvas.look.isDark, rect.width > 2 * radius else { return }
    canvas.fill(
      CGRect(x: rect.minX + radius * 0.7, y: rect.minY, width: rect.width - radius * 1.4, height: 0.5),
      ControlPalette.topLight)
  }

  private func drawAccent(_ path: Path, _ rect: CGRect, _ own: NSColor?, on canvas: MacCanvas) {
    canvas.shade(path, ControlPalette.shadow, offset: Self.drop, deviation: Self.softness)
    if let own {
      canvas.fill(path, own)
    } else if canvas.isEmphasized {
      canvas.fill(path, from: ControlPalette.accentTop, to: ControlPalette.accentBottom)
    } else {
      canvas.fill(path, ControlPalette.restingAccent)
    }
    canvas.strokeInside(rect, cornerRadius: radius, ControlPalette.edge, width: 0.5)
    light(rect, on: canvas)
  }
}

extension MacCanvas {
  /// A white knob with its shadow.
  @MainActor
  func drawKnob(_ rect: CGRect, isEnabled: Bool = true) {
    let path = Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    if isEnabled { shade(path, ControlPalette.shadow, offset: CGSize(width: 0, height: 0.8), deviation: 1) }
    fill(
      path, isEnabled ? ControlPalette.knob : ControlPalette.knob.withAlphaComponent(look.isDark ? 0.4 : 0.85)
    )
    strokeInside(rect, cornerRadius: min(rect.width, rect.height) / 2, ControlPalette.knobEdge, width: 0.5)
  }

  /// The accent colour in active windows, else its inactive variant.
  var accent: NSColor { isEmphasized ? .controlAccentColor : ControlPalette.restingAccent }
}
