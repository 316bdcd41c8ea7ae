import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacDrawing

/// The topmost view of a window: title bar, toolbar and the place of the content view.
package final class WindowFrameView: NSView {
  package override var printedText: String? { hostingWindow?.title }

  /// The content view follows the window by its mask; toolbar and accessories stand where the window puts them.
  package override func layout() {
    super.layout()
    hostingWindow?.placeBars()
  }

  package override func drawContent(on canvas: MacCanvas) { drawFrame(on: canvas) }

  /// Draws the views that need it, back to front, each once however often it was requested.
  func displayMarkedViews() {
    var pending: [NSView] = [self]
    while let view = pending.popLast() {
      guard !view.isHidden else { continue }
      pending += view.storedSubviews.reversed()
      guard view.isMarkedForDisplay else { continue }
      view.isMarkedForDisplay = false
      view.viewWillDraw()
      if view.wantsUpdateLayer { view.updateLayer() } else { view.draw(view.bounds) }
    }
  }
}
