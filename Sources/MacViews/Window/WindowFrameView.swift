import AutoLayout
import Foundation
import Graphics

/// The topmost view of a window: title bar, toolbar and the place of the content view.
package final class WindowFrameView: NSView {
  override var printedText: String? { hostingWindow?.title }

  /// The content view follows the window by its mask; accessories stand at the right end of the title bar.
  package override func layout() {
    super.layout()
    var right = bounds.maxX - Self.accessoryInset
    for accessory in hostingWindow?.titlebarAccessoryViewControllers ?? [] {
      let size = accessory.view.frame.size
      right -= size.width
      accessory.view.frame = NSRect(
        x: right, y: bounds.maxY - NSWindow.titleBarHeight / 2 - size.height / 2, width: size.width,
        height: size.height)
    }
  }

  /// The space of accessories to the window's edge, in points (a guess).
  private static let accessoryInset: CGFloat = 8

  /// Draws the views that asked for it, back to front, each once however often it asked.
  func displayMarkedViews() {
    for view in subtree where view.isMarkedForDisplay && !view.isHiddenOrHasHiddenAncestor {
      view.isMarkedForDisplay = false
      view.viewWillDraw()
      if view.wantsUpdateLayer { view.updateLayer() } else { view.draw(view.bounds) }
    }
  }
}
