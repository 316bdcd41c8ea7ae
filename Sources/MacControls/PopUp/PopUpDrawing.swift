import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// Draws a pop-up button: bezel, title and arrows.
@MainActor
struct PopUpDrawing {
  let cell: NSPopUpButtonCell
  let content: ButtonContent

  /// The margin before the title, in points.
  private static let titleMargin: CGFloat = 8

  /// The width that the arrow takes from a bezel of this height, beyond the margin that follows the title without an arrow.
  static func arrowSpace(inHeight height: CGFloat) -> CGFloat { max(0, height + 2 - titleMargin) }

  /// The width of the margins around the title of a button without an arrow.
  static func margins(of kind: ControlKind) -> CGFloat { leadingMargin(of: kind) + titleMargin }

  private static func leadingMargin(of kind: ControlKind) -> CGFloat {
    kind == .popUpBorderless ? 2 : titleMargin
  }

  func draw(in rect: CGRect, on canvas: MacCanvas) {
    let wanted = cell.popUpSize.height + content.geometry.insets.top + content.geometry.insets.bottom
    let height =
      content.kind == .popUpBevel || content.kind == .popUpSmallSquare
      ? rect.height : min(rect.height, wanted)
    let frame = CGRect(
      x: rect.minX, y: rect.minY + ((rect.height - height) / 2).rounded(.down), width: rect.width,
      height: height)
    let inner = content.geometry.alignmentRect(in: frame)
    guard inner.width > 0, inner.height > 0 else { return }
    let arrows = arrowBox(in: inner, isRightToLeft: canvas.isRightToLeft)
    var shown = ButtonDrawing(cell: cell, content: content)
    shown.reserved =
      Self.titleMargin + (cell.arrowPosition == .noArrow ? 0 : Self.arrowSpace(inHeight: inner.height))
    shown.leadingMargin = Self.leadingMargin(of: content.kind)
    shown.draw(in: frame, on: canvas)
    if cell.arrowPosition != .noArrow { drawArrows(in: arrows, on: canvas) }
  }

  private func arrowBox(in rect: CGRect, isRightToLeft: Bool) -> CGRect {
    let side = max(0, min(rect.height, 22) - 4)
    let x = isRightToLeft ? rect.minX + 2 : rect.maxX - 2 - side
    return CGRect(x: x, y: rect.midY - side / 2, width: side, height: side)
  }

  private func drawArrows(in box: CGRect, on canvas: MacCanvas) {
    var ink = cell.isEnabled ? NSColor.controlTextColor : .disabledControlTextColor
    if content.kind == .popUp, cell.isEnabled {
      Bezel(fill: .accent(cell.bezelColor), radius: 3.5).draw(in: box, on: canvas)
      ink = cell.bezelColor.map { ControlPalette.ink(on: $0, in: canvas.look) } ?? ControlPalette.onAccent
    }
    ArrowMarks(isSingle: cell.pullsDown).draw(in: box, ink, on: canvas)
  }
}

/// Draws a chevron that points down, or two that point up and down.
@MainActor
struct ArrowMarks {
  let isSingle: Bool

  func draw(in box: CGRect, _ ink: NSColor, on canvas: MacCanvas) {
    let (width, height) = (box.width * 0.44, box.width * 0.22)
    func place(_ y: CGFloat) -> CGRect {
      CGRect(x: box.midX - width / 2, y: y - height / 2, width: width, height: height)
    }
    let marks =
      isSingle
      ? [ControlMarks.chevronDown(in: place(box.midY))]
      : [
        ControlMarks.chevronUp(in: place(box.midY - box.height * 0.19)),
        ControlMarks.chevronDown(in: place(box.midY + box.height * 0.19)),
      ]
    for mark in marks {
      canvas.stroke(mark, ink, width: max(1.2, box.width * 0.095), cap: .round, join: .round)
    }
  }
}
