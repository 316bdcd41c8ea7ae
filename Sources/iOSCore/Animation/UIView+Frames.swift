import Foundation
import Graphics
import LayerTree

extension UIView {
  /// Advances the manual clock from frame to frame and draws the view at each, one picture at a time. Not part of UIKit.
  ///
  /// - Parameters:
  ///   - frames: the times of the frames, from now on.
  ///   - body: takes the frame's number from 0, its time in seconds from the first frame, and its drawing.
  public func drawFrames(
    _ frames: AnimationFrames, _ body: (Int, TimeInterval, DisplayList) throws -> Void
  ) rethrows {
    try frames.play { index, time in try body(index, time, displayList()) }
  }
}
