import Foundation
import Graphics
import LayerTree

extension UIWindow {
  /// Draws the views that need it, back to front, each once however often it was requested.
  package func displayIfNeeded() {
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      guard !view.isHidden else { continue }
      if view.needsDisplay {
        view.needsDisplay = false
        view.draw(view.bounds)
      }
      pending.append(contentsOf: view.storedSubviews.reversed())
    }
  }
}

extension UIWindow: TurnedWindow {}

extension RunLoopTurn {
  /// The windows of this façade that are alive, oldest first.
  package var windows: [UIWindow] { liveWindows.compactMap { $0 as? UIWindow } }
}
