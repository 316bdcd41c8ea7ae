import AutoLayout
import ConstraintOverlay
import Foundation
import Graphics
import LayoutExplanations

extension UIWindow {
  /// Draws constraints over the window's picture, with the alignment rectangles of its views, ambiguities and broken
  /// constraints. An empty array shows all but the constraints; nil ends the drawing. (AppKit,
  /// `NSWindow.visualizeConstraints(_:)`.)
  public func visualizeConstraints(_ constraints: [NSLayoutConstraint]?) {
    visualizedConstraints = constraints
    setNeedsDisplay()
  }

  /// A drawing of the window with the additions of ``visualizeConstraints(_:)``.
  func visualized(_ list: DisplayList) -> DisplayList {
    guard let shown = visualizedConstraints else { return list }
    return LayoutOverlay.draw(shown, of: layoutNode, over: list) { ItemFacts(of: $0, isAtSavedSize: false) }
  }

  /// Shows conflicting constraints after a layout, if this is enabled.
  func visualizeConflicts() {
    guard let broken = layoutNode.engine.conflictsToVisualize else { return }
    visualizeConstraints(broken.compactMap { $0 as? NSLayoutConstraint })
  }
}
