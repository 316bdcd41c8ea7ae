import Foundation

/// A view that constraints leave open.
package struct OpenView: Hashable, Sendable {
  /// Its place in the list of views.
  package var place: Int
  /// The axes that are open because of the view itself.
  package var axes: [LayoutAxis]
}

extension Array where Element: CheckedPlace {
  /// The outermost views with an ambiguous place or size. The views in them are ambiguous only as a consequence, and so is
  /// what is in a view that takes no part in layout.
  ///
  /// - Parameter isReported: whether an open axis of a view is to be reported; if not, it does not stand for the views inside.
  @MainActor
  package func outermostOpenViews(
    where isReported: (_ view: Element, _ axis: LayoutAxis) -> Bool = { _, _ in true }
  ) -> [OpenView] {
    var found: [OpenView] = []
    // By place: the axes that are open because of the view or of one that it is in.
    var explained: [Set<LayoutAxis>] = []
    for (place, view) in enumerated() {
      let outer = view.parent.map { explained[$0] } ?? []
      let open = LayoutAxis.allCases.filter { !outer.contains($0) && view.isOpen($0) }
      if view.isLeftOut {
        explained.append(outer.union(open))
        continue
      }
      let reported = open.filter { view.parent != nil && view.isToBeDetermined && isReported(view, $0) }
      explained.append(outer.union(reported))
      if !reported.isEmpty { found.append(OpenView(place: place, axes: reported)) }
    }
    return found
  }
}
