import Foundation

/// A view at its place in a laid-out tree, as the checks of `lint` and of tests see it. Checks take lists of them, the root
/// first and parents before their children.
@MainActor
package protocol CheckedPlace {
  var node: LayoutNode { get }
  /// The place of the superview in the list; nil for the root.
  var parent: Int? { get }
  /// Whether neither the view nor any of its superviews is hidden or clear.
  var isShown: Bool { get }
  /// Whether its superview takes it out of layout, as stacks do with hidden views.
  var isLeftOut: Bool { get }
  /// Whether constraints have to determine its position and size.
  var isToBeDetermined: Bool { get }
  /// Whether something other than constraints places it when it is shown: standard cells place their labels themselves.
  var isPlacedLater: Bool { get }
  /// The space that is missing for its text; nil if the text fits, and for views without text.
  var textShortfall: ClippedText? { get }
}

extension CheckedPlace {
  /// Whether constraints leave the place or size of the view open on an axis.
  package func isOpen(_ axis: LayoutAxis) -> Bool {
    let ambiguity = node.engine.ambiguity(of: node, axis)
    return ambiguity.near || ambiguity.far
  }
}
