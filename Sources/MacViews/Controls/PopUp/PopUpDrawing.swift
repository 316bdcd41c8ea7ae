import AutoLayout
import Foundation
import Graphics

/// Draws a pop-up button: bezel, title and arrows.
@MainActor
struct PopUpDrawing {
  let cell: NSPopUpButtonCell
  let content: ButtonContent

  func draw(in rect: CGRect, on canvas: MacCanvas) {
    ButtonDrawing(cell: cell, content: content).draw(in: rect, on: canvas)
  }
}
