import AutoLayout
import Foundation

extension NSView {
  /// Puts a subview at fixed distances from this view's sides, which it keeps whatever size this view gets: as springs and
  /// struts, so that constraints inside the subview reach this view.
  package func fill(with subview: NSView, insets: LayoutInsets) {
    subview.translatesAutoresizingMaskIntoConstraints = true
    subview.autoresizingMask = [.width, .height]
    subview.layoutNode.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place(subview, inNode: insets.inset(CGRect(origin: .zero, size: boundsSize)))
  }

  /// Gives a subview a frame in this view's coordinates from the upper left corner, the start of its springs and struts.
  package func place(_ subview: NSView, inNode frame: CGRect) {
    let old = subview.layoutNode.frame
    subview.layoutNode.setFrame(frame, container: boundsSize)
    subview.frameDidChange(from: old)
  }
}
