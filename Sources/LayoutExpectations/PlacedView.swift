import AutoLayout
import Foundation

/// A view of a screen under test, at its place in the tree.
@MainActor
struct PlacedView: CheckedPlace {
  let view: any CheckedView
  let parent: Int?
  let isShown: Bool
  let isPlacedLater: Bool

  var node: LayoutNode { view.checkedNode }
  var isLeftOut: Bool { view.isLeftOutOfLayout }
  var isToBeDetermined: Bool { view.isToBeDetermined }
  var textShortfall: ClippedText? { view.cutText }

  /// Each view comes before its subviews, back to front, as in explanations. Something other than constraints may place the
  /// root; everything in a view that is placed later is placed later, too.
  static func all(in root: any CheckedView) -> [PlacedView] {
    var found: [PlacedView] = []
    var places: [ObjectIdentifier: Int] = [:]
    root.checkedNode.forEachInSubtree { node in
      guard let view = node.owner as? any CheckedView else { return }
      let parent = view === root ? nil : node.parent.flatMap { places[ObjectIdentifier($0)] }
      let outer = parent.map { found[$0] }
      places[ObjectIdentifier(node)] = found.count
      found.append(
        PlacedView(
          view: view, parent: parent, isShown: outer?.isShown != false && view.isSeen,
          isPlacedLater: outer.map { $0.isPlacedLater || view.isPlacedLater } ?? false))
    }
    return found
  }
}
