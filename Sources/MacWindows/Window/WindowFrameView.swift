import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacDrawing

/// The topmost view of a window: title bar, toolbar and content view.
package final class WindowFrameView: NSView {
  package override var printedText: String? { hostingWindow?.title }

  /// The content view is resized by its mask; the window places toolbar and accessories.
  package override func layout() {
    super.layout()
    hostingWindow?.placeBars()
  }

  package override func drawContent(on canvas: MacCanvas) { drawFrame(on: canvas) }

  /// Draws the views that need display, back to front, each once even after several requests.
  func displayMarkedViews() {
    var pending: [NSView] = [self]
    var marked: [NSView] = []
    while let view = pending.popLast() {
      guard !view.isHidden else { continue }
      pending += view.storedSubviews.reversed()
      if view.isMarkedForDisplay { marked.append(view) }
    }
    for view in marked { view.viewWillDraw() }
    for view in marked {
      view.isMarkedForDisplay = false
      if view.wantsUpdateLayer {
        view.updateLayer()
      } else {
        view.trackingReads({ view.draw(view.bounds) }, invalidate: { $0.needsDisplay = true })
      }
    }
  }
}
