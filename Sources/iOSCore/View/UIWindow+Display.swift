import Foundation
import Graphics
import LayerTree
@_spi(ViewHooks) import iOSDrawing

extension UIWindow {
  /// Performs pending layout, and draws the views that need display, back to front, each once even after several
  /// requests.
  package func displayIfNeeded() {
    layoutIfNeeded()
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      guard !view.isHidden else { continue }
      if view.needsDisplay {
        view.needsDisplay = false
        view.drawAtTurn()
      }
      pending.append(contentsOf: view.storedSubviews.reversed())
    }
  }
}

extension UIView {
  /// Calls the program's `draw(_:)` with a context and the view's traits, as for a picture. The result is discarded, because
  /// each picture is drawn again.
  fileprivate func drawAtTurn() {
    let context = GraphicsContext(size: bounds.size)
    let outer = CurrentTraits.enter(.drawn(self, InterfaceLook(traitCollection)))
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.isolated(in: bounds) {
      GraphicsContextStack.pushInCurrentTraits(context)
      trackingReads({ draw(bounds) }, invalidate: { $0.setNeedsDisplay() })
      GraphicsContextStack.pop()
    }
    CurrentTraits.leave(to: outer)
  }
}

extension UIWindow: TurnedWindow {}

extension RunLoopTurn {
  /// The existing windows of this façade, the oldest first.
  package var windows: [UIWindow] { liveWindows.compactMap { $0 as? UIWindow } }
}
