import Foundation
import LayerTree

/// Receives the end of an animated scroll.
@MainActor
final class OffsetAnimation: NSObject, CAAnimationDelegate {
  private let end: (OffsetAnimation) -> Void
  var landing: (() -> CGPoint?)?

  /// - Parameter end: called when the scroll has arrived.
  init(end: @escaping (OffsetAnimation) -> Void) { self.end = end }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if flag { end(self) }
  }
}
