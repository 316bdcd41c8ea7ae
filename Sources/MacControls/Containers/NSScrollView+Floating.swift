import AutoLayout
import Foundation
import MacWindows

extension NSEvent {
  /// The axis of a gesture. Raw values match AppKit's.
  public enum GestureAxis: Int, Hashable, Sendable {
    case none = 0
    case horizontal, vertical
  }
}

/// A view over a scroll view's document that does not scroll on one axis.
struct FloatingSubview {
  let view: NSView
  let axis: NSEvent.GestureAxis
  /// The view's original position, in the clip view's coordinates.
  let origin: NSPoint
}

extension NSScrollView {
  /// Adds a view that does not scroll on an axis, and scrolls with the document on the other. (Apple,
  /// `addFloatingSubview(_:for:)`.)
  public func addFloatingSubview(_ view: NSView, for axis: NSEvent.GestureAxis) {
    floating.append(FloatingSubview(view: view, axis: axis, origin: view.frame.origin))
    addSubview(view)
    placeFloatingSubviews()
  }

  func placeFloatingSubviews() {
    floating.removeAll { $0.view.superview !== self }
    let (clip, start) = (contentView.frame.origin, contentView.bounds.origin)
    for entry in floating {
      entry.view.setFrameOrigin(
        NSPoint(
          x: clip.x + entry.origin.x - (entry.axis == .horizontal ? 0 : start.x),
          y: clip.y + entry.origin.y - (entry.axis == .vertical ? 0 : start.y)))
    }
  }
}
