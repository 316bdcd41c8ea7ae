import AutoLayout
import Foundation
import iOSViews

@MainActor
enum ClippingCheck {
  static func problems(in root: UIView) -> [LayoutProblem] {
    var problems: [LayoutProblem] = []
    var pending = [root]
    while let view = pending.popLast() {
      // Invisible text may be clipped; standard cells place their labels themselves when they are shown.
      let isPlacedLater = view.translatesAutoresizingMaskIntoConstraints && view.bounds.isEmpty
      guard !view.isHidden, view.alpha > 0, !isPlacedLater || view === root else { continue }
      if let lack = view.clippedText {
        let name = ViewName.text(view)
        problems.append(LayoutProblem(headline: "\(name) \(lack)", identity: name))
      }
      pending.append(contentsOf: view.subviews.reversed())
    }
    return problems
  }
}
