import Foundation

/// A view that constraints leave open.
package struct OpenView: Hashable, Sendable {
  /// Its place in the list of views.
  package var place: Int
  /// The axes that are open because of the view itself.
  package var axes: [LayoutAxis]
}

extension Array where Element: CheckedPlace {
  /// The outermost views with an ambiguous place or size. Their subviews are ambiguous only as a consequence, as is everything
  /// in a view that takes no part in layout.
  ///
  /// - Parameter isReported: whether to report an open axis of a view; if not, the views inside are reported themselves.
  @MainActor
  package func outermostOpenViews(
    where isReported: (_ view: Element, _ axis: LayoutAxis) -> Bool = { _, _ in true }
  ) -> [OpenView] {
    var found: [OpenView] = []
    // For each place, the axes that are open because of the view or one of its superviews.
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
