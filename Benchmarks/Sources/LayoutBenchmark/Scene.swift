import AutoLayout
import Foundation
import LayoutMeasuring
import UIKit

/// A scene of UIKit's views.
@MainActor
protocol Scene: MeasuredScene {
  /// The host; its size is the scene's input.
  var root: UIView { get }
  /// Every view whose frame counts, in the same order either way.
  var views: [UIView] { get }
}

extension Scene {
  func layOut() {
    root.setNeedsLayout()
    root.layoutIfNeeded()
  }
  func layOutAgain() { root.layoutIfNeeded() }

  var frames: [CGRect] { views.map(\.frame) }
  var counts: LayoutCounts { root.layoutCounts }
}
