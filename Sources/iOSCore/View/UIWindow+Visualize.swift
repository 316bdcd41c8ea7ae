import AutoLayout
import ConstraintOverlay
import Foundation
import Graphics

extension UIWindow {
  /// Draws constraints over the window's picture, with the alignment rectangles of its views, what is ambiguous, and what
  /// is broken; an empty list shows the latter only. Nil ends it. (AppKit, `NSWindow.visualizeConstraints(_:)`.)
  public func visualizeConstraints(_ constraints: [NSLayoutConstraint]?) {
    visualizedConstraints = constraints
    setNeedsDisplay()
  }

  /// A drawing of the window with what ``visualizeConstraints(_:)`` requests.
  func visualized(_ list: DisplayList) -> DisplayList {
    guard let shown = visualizedConstraints else { return list }
    return LayoutOverlay.draw(shown, of: layoutNode, over: list) { ItemFacts(of: $0, isAtSavedSize: false) }
  }

  /// After a layout: shows what contradicts each other, where a person has switched that on.
  func visualizeConflicts() {
    guard let broken = layoutNode.engine.conflictsToVisualize else { return }
    visualizeConstraints(broken.compactMap { $0 as? NSLayoutConstraint })
  }
}
