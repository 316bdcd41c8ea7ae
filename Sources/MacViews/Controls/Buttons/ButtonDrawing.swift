import AutoLayout
import Foundation
import Graphics

/// Draws a button: bezel, image and title.
@MainActor
struct ButtonDrawing {
  let cell: NSButtonCell
  let content: ButtonContent

  func draw(in rect: CGRect, on canvas: MacCanvas) {
    let inner = content.geometry.alignmentRect(in: rect)
    content.title.draw(
      in: inner, baseline: inner.midY + 4, color: cell.isEnabled ? .controlTextColor : .disabledControlTextColor,
      on: canvas)
  }
}
