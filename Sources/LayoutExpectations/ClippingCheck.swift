import AutoLayout
import Foundation

@MainActor
enum ClippingCheck {
  static func problems(in root: any CheckedView) -> [LayoutProblem] {
    var problems: [LayoutProblem] = []
    var pending: [any CheckedView] = [root]
    while let view = pending.popLast() {
      // Invisible text may be clipped; standard cells place their labels themselves when they are shown.
      guard view.isSeen, !view.isPlacedLater || view === root else { continue }
      if let lack = view.lackOfRoom {
        let name = view.nameInFailures
        problems.append(LayoutProblem(headline: "\(name) \(lack)", identity: name))
      }
      pending.append(contentsOf: view.checkedSubviews.reversed())
    }
    return problems
  }
}
