import AppKit
import AutoLayout
import Foundation
import LayoutMeasuring

/// A scene of AppKit's views.
@MainActor
protocol Scene: MeasuredScene {
  /// The host; its size is the scene's input.
  var root: NSView { get }
  /// Every view whose frame counts, in the same order either way.
  var views: [NSView] { get }
}

extension Scene {
  func layOut() {
    root.needsLayout = true
    root.layoutSubtreeIfNeeded()
  }
  func layOutAgain() { root.layoutSubtreeIfNeeded() }

  var frames: [CGRect] { views.map(\.frame) }
  var counts: LayoutCounts { root.layoutCounts }
}
