import AutoLayout
import ConstraintOverlay
import Foundation
import Graphics
@_spi(ViewHooks) import MacDrawing

extension NSWindow {
  /// Draws constraints over the window's picture, with the alignment rectangles of its views, what is ambiguous, and what
  /// is broken; an empty list shows the latter only. Nil ends it. (Apple, `NSWindow.visualizeConstraints(_:)`.)
  ///
  /// Apple's window then has a button that exercises ambiguity: ``exerciseAmbiguity()`` does what it does.
  public func visualizeConstraints(_ constraints: [NSLayoutConstraint]?) {
    visualizedConstraints = constraints
    frameView.needsDisplay = true
  }

  /// Moves every ambiguous view of the window to another place that satisfies the constraints as well, each once; the next
  /// call moves them back.
  public func exerciseAmbiguity() {
    for view in frameView.subtree where view.hasAmbiguousLayout { view.exerciseAmbiguityInLayout() }
    layoutIfNeeded()
  }

  /// A drawing of the window, frame and all, with what ``visualizeConstraints(_:)`` requests. Lays out first what needs it.
  public func displayList() -> DisplayList { visualized(frameView.displayList()) }

  private func visualized(_ list: DisplayList) -> DisplayList {
    guard let shown = visualizedConstraints else { return list }
    return LayoutOverlay.draw(shown, of: frameView.layoutNode, over: list) { ItemFacts(of: $0) }
  }

  /// After a layout: shows what contradicts each other, where a person has switched that on.
  func visualizeConflicts() {
    guard let broken = frameView.layoutNode.engine.conflictsToVisualize else { return }
    visualizeConstraints(broken.compactMap { $0 as? NSLayoutConstraint })
  }
}

extension ItemFacts {
  /// The facts about a view or a guide.
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
