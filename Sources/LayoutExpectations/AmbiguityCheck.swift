import AutoLayout
import Foundation
import LayoutExplanations

@MainActor
enum AmbiguityCheck {
  /// The outermost views with an ambiguous position or size; their subviews are ambiguous only as a
  /// consequence.
  static func problems(in root: any CheckedView) -> [LayoutProblem] {
    let views = PlacedView.all(in: root)
    let openViews = views.outermostOpenViews()
    guard !openViews.isEmpty else { return [] }
    let scene = root.explanation()
    return openViews.compactMap { found in
      let open = scene.items[found.place].quantities.filter {
        !$0.isDetermined && found.axes.contains($0.quantity.axis)
      }
      return open.isEmpty ? nil : problem(views[found.place].view, open)
    }
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
