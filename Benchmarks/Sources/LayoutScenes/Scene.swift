import AutoLayout
import Foundation
import LayoutMeasuring

/// A scene of views.
@MainActor
protocol Scene: MeasuredScene {
  /// The host; its size is the scene's input.
  var root: PlatformView { get }
  /// Every view whose frame counts, in the same order either way.
  var views: [PlatformView] { get }
}

extension Scene {
  func layOut() {
    root.requestLayout()
    root.layOutNow()
  }
  func layOutAgain() { root.layOutNow() }

  var frames: [CGRect] { views.map(\.frame) }
  var counts: LayoutCounts { root.layoutCounts }
}
