import AutoLayout
import Foundation

@MainActor
enum AmbiguityCheck {
  /// The outermost views with an ambiguous place or size; the views in them are ambiguous only as a
  /// consequence.
  static func problems(in root: any CheckedView) -> [LayoutProblem] {
    guard isAnyOpen(in: root) else { return [] }
    let scene = root.explanation()
    let views = allViews(in: root)
    var problems: [LayoutProblem] = []
    // By place in the scene's list: the axes that are open because of the view or of one that it is in.
    var explained: [Set<LayoutAxis>] = []
    for (view, item) in zip(views, scene.items) {
      let outer = item.parent.map { explained[$0] } ?? []
      let open = item.quantities.filter { !$0.isDetermined && !outer.contains($0.quantity.axis) }
      let isTold =
        !open.isEmpty && item.parent != nil && view.isToBeDetermined
      explained.append(isTold ? outer.union(open.map(\.quantity.axis)) : outer)
      if isTold { problems.append(problem(view, open)) }
    }
    return problems
  }

  private static func isAnyOpen(in root: any CheckedView) -> Bool {
    allViews(in: root).contains { $0.checkedNode.hasAmbiguousLayout }
  }

  /// Each before its subviews, back to front, as explanations list them.
  private static func allViews(in root: any CheckedView) -> [any CheckedView] {
    var views: [any CheckedView] = []
    root.checkedNode.forEachInSubtree { node in
      if let view = node.owner as? any CheckedView { views.append(view) }
    }
    return views
  }

  private static func problem(_ view: any CheckedView, _ open: [QuantityExplanation]) -> LayoutProblem {
    let names = open.map(\.quantity.rawValue).joined(separator: ", ")
    var details = ""
    for quantity in open {
      for suggestion in quantity.suggestions {
        details += "  Try: \(suggestion.text)\n       \(suggestion.code)\n"
      }
    }
    let headline = "Nothing determines \(names) of \(view.nameInFailures)"
    return LayoutProblem(headline: headline, details: details, identity: headline)
  }
}

extension QuantityExplanation.Quantity {
  fileprivate var axis: LayoutAxis { self == .x || self == .width ? .horizontal : .vertical }
}
