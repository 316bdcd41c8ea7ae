import AutoLayout
import Foundation

@MainActor
enum ClippingCheck {
  static func problems(in root: any CheckedView) -> [LayoutProblem] {
    PlacedView.all(in: root).cutTexts().map { placed, lack in
      let name = placed.view.nameInFailures
      return LayoutProblem(headline: "\(name) \(lack)", identity: name)
    }
  }
}
