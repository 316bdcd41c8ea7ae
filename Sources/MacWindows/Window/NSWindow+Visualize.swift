import AutoLayout
import ConstraintOverlay
import Foundation
import Graphics
import LayoutExplanations
@_spi(ViewHooks) import MacDrawing

extension NSWindow {
  /// Draws constraints over the window's picture, with the alignment rectangles of its views, ambiguities and broken
  /// constraints. An empty array shows all but the constraints; nil ends the drawing. (Apple,
  /// `NSWindow.visualizeConstraints(_:)`.)
  ///
  /// Apple's window then has a button that exercises ambiguity; ``exerciseAmbiguity()`` does the same.
  public func visualizeConstraints(_ constraints: [NSLayoutConstraint]?) {
    visualizedConstraints = constraints
    frameView.needsDisplay = true
  }

  /// Moves every ambiguous view of the window to another frame that satisfies the constraints equally well, each once; the
  /// next call moves them back.
  public func exerciseAmbiguity() {
    for view in frameView.subtree where view.hasAmbiguousLayout { view.exerciseAmbiguityInLayout() }
    layoutIfNeeded()
  }

  /// A drawing of the window with its frame and the additions of ``visualizeConstraints(_:)``. Performs pending layout
  /// first.
  public func displayList() -> DisplayList { visualized(frameView.displayList()) }

  private func visualized(_ list: DisplayList) -> DisplayList {
    guard let shown = visualizedConstraints else { return list }
    return LayoutOverlay.draw(shown, of: frameView.layoutNode, over: list) { ItemFacts(of: $0) }
  }

  /// Shows conflicting constraints after a layout, if this is enabled.
  func visualizeConflicts() {
    guard let broken = frameView.layoutNode.engine.conflictsToVisualize else { return }
    visualizeConstraints(broken.compactMap { $0 as? NSLayoutConstraint })
  }
}

extension ItemFacts {
  /// The values about a view or a guide for the drawing.
  @MainActor
  package init(of owner: AnyObject?) {
    guard let view = owner as? NSView else {
      let guide = owner as? NSLayoutGuide
      self.init(className: "NSLayoutGuide", name: guide?.identifier?.rawValue)
      return
    }
    self.init(
      identifier: view.documentIdentifier,
      className: view.reportedClassName,
      name: view.documentLabel ?? view.identifier?.rawValue ?? view.shownText,
      location: view.documentLocation,
      isDrawn: !view.isHidden && view.alphaValue > MacRecorder.faintest,
      boundsOrigin: view.layoutNode.boundsOrigin, savedFrame: view.savedFrame)
  }
}
