import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// Draws a button: bezel, image and title.
@MainActor
struct ButtonDrawing {
  let cell: NSButtonCell
  let content: ButtonContent
  /// Space reserved at the trailing side, for example for arrows.
  var reserved: CGFloat = 0
  var leadingMargin: CGFloat?

  private var isEnabled: Bool { cell.isEnabled }
  private var isPressed: Bool { cell.isHighlighted }
  private var isOn: Bool { cell.state == .on && cell.keepsState }
  private var isDefault: Bool { cell.keyEquivalent == "\r" && content.kind == .push }

  func draw(in rect: CGRect, on canvas: MacCanvas) {
    let natural = CGRect(
      x: rect.minX, y: rect.minY + ((rect.height - height(in: rect)) / 2).rounded(.down), width: rect.width,
      height: height(in: rect))
    let inner = content.geometry.alignmentRect(in: natural)
    guard inner.width > 0, inner.height > 0 else { return }
    switch content.kind {
    case .check, .radio: MarkDrawing(cell: cell, content: content).draw(in: inner, frame: natural, on: canvas)
    case .disclosureTriangle: drawTriangle(in: inner, on: canvas)
    default:
      if cell.programsCanvas != nil, let view = cell.controlView {
        cell.drawBezel(withFrame: inner, in: view)
      } else {
        drawBezel(in: inner, on: canvas)
      }
      drawContent(in: inner, frame: natural, on: canvas)
    }
  }

  /// The bezel's height; bezels of a fixed height keep it in taller frames.
  private func height(in rect: CGRect) -> CGFloat {
    switch content.kind {
    case .bevel, .square, .smallSquare, .borderless, .popUpBevel, .popUpBorderless: return rect.height
    default: break
    }
    let wanted = content.size(limitedTo: content.geometry.alignmentRect(in: rect).width).height
    let insets = content.geometry.insets
    return wanted < 0 ? rect.height : min(rect.height, wanted + insets.top + insets.bottom)
  }

  // MARK: Bezel

  private var fill: Bezel.Fill {
    guard isEnabled else { return .disabled }
    if isDefault { return .accent(cell.bezelColor) }
    if let color = cell.bezelColor { return .accent(color) }
    if isOn, content.kind == .push || content.kind == .bevel { return .accent(nil) }
    return isPressed ? .pressed : .plain
  }

  func drawBezel(in rect: CGRect, on canvas: MacCanvas) {
    switch content.kind {
    case .borderless, .popUpBorderless:
      if let color = cell.backgroundColor { canvas.fill(rect, color) }
    case .recessed, .inline, .popUpRecessed:
      let isShown = isOn || isPressed || content.kind == .inline || !cell.showsBorderOnlyWhileMouseInside
      if isShown {
        Bezel(fill: isOn || isPressed ? .chosen : .quiet, radius: Self.radius(content.kind, rect)).draw(
          in: rect, on: canvas)
      }
    case .square, .smallSquare, .popUpSmallSquare: drawSquare(in: rect, on: canvas)
    case .roundTextured, .texturedSquare, .popUpTextured:
      Bezel(fill: isOn ? .chosen : isEnabled ? fill : .quiet, radius: Self.radius(content.kind, rect)).draw(
        in: rect, on: canvas)
    case .roundRect:
      let shape = rect.insetBy(dx: 0, dy: 0.5)
      if isOn || isPressed { Bezel(fill: .chosen, radius: shape.height / 2).draw(in: shape, on: canvas) }
      canvas.strokeInside(shape, cornerRadius: Self.radius(content.kind, rect), ControlPalette.tick, width: 1)
    case .help, .circular:
      let side = min(rect.width, rect.height)
      let disc = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
      Bezel(fill: fill, radius: side / 2).draw(in: disc, on: canvas)
    default: Bezel(fill: fill, radius: Self.radius(content.kind, rect)).draw(in: rect, on: canvas)
    }
  }

  private static func radius(_ kind: ControlKind, _ rect: CGRect) -> CGFloat {
    switch kind {
    case .inline: rect.height / 2
    case .recessed, .popUpRecessed, .roundRect: 4
    default: rect.height > 24 ? 6 : 5
    }
  }

  private func drawSquare(in rect: CGRect, on canvas: MacCanvas) {
    canvas.fill(
      rect,
      isEnabled
        ? isOn || isPressed ? ControlPalette.pressedSurface : ControlPalette.surface
        : ControlPalette.disabledSurface)
    canvas.strokeInside(rect, ControlPalette.divider, width: 1)
  }

  private func drawTriangle(in rect: CGRect, on canvas: MacCanvas) {
    let side = min(rect.width, rect.height) * 0.55
    let isOpen = cell.state == .on
    let box = CGRect(
      x: rect.midX - (isOpen ? side : side / 2) / 2, y: rect.midY - (isOpen ? side / 2 : side) / 2,
      width: isOpen ? side : side / 2, height: isOpen ? side / 2 : side)
    let mark =
      isOpen
      ? ControlMarks.chevronDown(in: box)
      : canvas.isRightToLeft ? ControlMarks.chevronLeft(in: box) : ControlMarks.chevronRight(in: box)
    canvas.stroke(mark, ink(on: canvas), width: 1.6, cap: .round, join: .round)
  }

  // MARK: Content

  func ink(on canvas: MacCanvas) -> NSColor {
    guard isEnabled else { return .disabledControlTextColor }
    if let tint = cell.contentTintColor { return tint }
    if content.kind == .inline { return .secondaryLabelColor }
    if case .accent(let own) = fill, content.kind != .borderless {
      return canvas.isEmphasized
        ? own.map { ControlPalette.ink(on: $0, in: canvas.look) } ?? ControlPalette.onAccent
        : .controlTextColor
    }
    if (cell.controlView as? NSButton)?.hasDestructiveAction == true { return .systemRed }
    return .controlTextColor
  }

  private func drawContent(in rect: CGRect, frame: CGRect, on canvas: MacCanvas) {
    let ink = ink(on: canvas)
    switch content.kind {
    case .help:
      MacText(
        "?", font: .systemFont(ofSize: 15, weight: .medium), era: content.geometry.era, alignment: .center
      )
      .draw(in: rect, baseline: rect.midY + 5.5, color: ink, on: canvas)
    case .disclosure:
      let box = CGRect(x: rect.midX - 5, y: rect.midY - 2.5, width: 10, height: 5)
      let mark = cell.state == .on ? ControlMarks.chevronUp(in: box) : ControlMarks.chevronDown(in: box)
      canvas.stroke(mark, ink, width: 1.6, cap: .round, join: .round)
    default:
      ButtonArrangement(
        content: content, hugs: cell.imageHugsTitle, scaling: cell.imageScaling, reserved: reserved,
        leadingMargin: leadingMargin, program: cell.programsCanvas == nil ? nil : cell
      ).draw(in: rect, frame: frame, ink: ink, isDimmed: !isEnabled && cell.imageDimsWhenDisabled, on: canvas)
    }
  }
}
