import AutoLayout
import Foundation

extension NSView {
  /// Whether the view is hidden and its layer has not come to rest yet.
  var isMovingOutOfSight: Bool { viewExtras.isLeaving && madeLayer?.runningAnimations.isEmpty == false }

  func setAutoresizing(_ isOn: Bool) {
    if viewExtras.statedAutoresizing == nil {
      layoutNode.usesAutoresizing = isOn
    } else {
      writableViewExtras.statedAutoresizing = isOn
    }
  }

  /// Has constraints of the container place the view from now on, whether the program translates its mask or not; what the
  /// program reads stays what it set.
  func takePlaceByContainer() {
    guard viewExtras.statedAutoresizing == nil else { return }
    writableViewExtras.statedAutoresizing = layoutNode.usesAutoresizing
    layoutNode.usesAutoresizing = false
  }

  /// Frame and mask place the view again, if the program wants that.
  func leavePlaceByContainer() {
    guard let stated = viewExtras.statedAutoresizing else { return }
    writableViewExtras.statedAutoresizing = nil
    layoutNode.usesAutoresizing = stated
  }

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
