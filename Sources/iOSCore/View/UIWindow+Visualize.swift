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

  /// A drawing of the window with what ``visualizeConstraints(_:)`` asks for.
  func visualized(_ list: DisplayList) -> DisplayList {
    guard let shown = visualizedConstraints else { return list }
    let chosen = Set(shown.map { ObjectIdentifier($0) })
    let scene = SceneExplainer.explain(
      layoutNode,
      itemFacts: { item in
        nonisolated(unsafe) let owner = item.owner
        return MainActor.assumeIsolated { ItemFacts(of: owner, isAtSavedSize: false) }
      },
      // The overlay draws what programs and documents say, not what the system adds.
      constraintFacts: { ConstraintFacts(kind: chosen.contains(ObjectIdentifier($0)) ? .program : .system) })
    return LayoutOverlay.draw(scene, over: list)
  }

  /// After a layout: shows what contradicts each other, where a person has switched that on.
  func visualizeConflicts() {
    guard layoutNode.engine.hasToldConflicts, LayoutSwitches.current.visualizesUnsatisfiable else { return }
    let members = layoutNode.engine.unsatisfiableLayouts().flatMap(\.members)
    visualizeConstraints(members.compactMap { $0.constraint as? NSLayoutConstraint })
  }
}
