import Foundation
import Graphics
import LayerTree
@_spi(ViewHooks) import iOSDrawing

extension UIWindow {
  /// Lays out what needs it, and draws the views that need it, back to front, each once however often it was requested.
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
  /// Runs the program's `draw(_:)` as it runs in a picture: with a context and the view's traits. What it draws is not kept,
  /// since each picture is drawn anew.
  fileprivate func drawAtTurn() {
    let context = GraphicsContext(size: bounds.size)
    let outer = CurrentTraits.enter(.drawn(self, InterfaceLook(traitCollection)))
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.isolated(in: bounds) {
      GraphicsContextStack.pushInCurrentTraits(context)
      draw(bounds)
      GraphicsContextStack.pop()
    }
    CurrentTraits.leave(to: outer)
  }
}

extension UIWindow: TurnedWindow {}

extension RunLoopTurn {
  /// The windows of this façade that are alive, oldest first.
  package var windows: [UIWindow] { liveWindows.compactMap { $0 as? UIWindow } }
}
