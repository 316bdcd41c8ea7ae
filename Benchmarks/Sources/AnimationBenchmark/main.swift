// Times drawing 1,000 views as a display list: at rest, and with two animations each, at a new time for each drawing. What
// is timed includes advancing the clock to that time.
// Prints one line for each, `name microseconds` by the median of process CPU time, then the ratio, which is to be 2 at most.

import Foundation
import Measuring
import UIKit

private let count = 1_000
private let rounds = 60

@MainActor
private func makeScreen() -> (root: UIView, views: [UIView]) {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 1_000, height: 1_000))
  let views = (0..<count).map { index in
    let view = UIView(
      frame: CGRect(x: Double(index % 40) * 25, y: Double(index / 40) * 25, width: 20, height: 20))
    view.backgroundColor = .systemBlue
    view.layer.cornerRadius = 4
    root.addSubview(view)
    return view
  }
  return (root, views)
}

@MainActor
private func drawingTime(_ root: UIView, before: () -> Void) -> Double {
  median(
    (0..<rounds).map { _ in
      timed {
        before()
        return root.displayList().commands.count
      }.time
    })
}

@MainActor
private func compare() {
  let (root, views) = makeScreen()
  let rest = drawingTime(root) {}
  let animated = AnimationClock.manual { clock in
    UIView.animate(withDuration: 100, delay: 0, options: .curveEaseInOut) {
      for view in views {
        view.center.x += 10
        view.alpha = 0.5
      }
    }
    return drawingTime(root) { clock.advance(by: 1) }
  }
  print("at-rest \(Int(rest))\nanimated \(Int(animated))")
  print("ratio \((animated / rest * 100).rounded() / 100)")
}

MainActor.assumeIsolated { compare() }
