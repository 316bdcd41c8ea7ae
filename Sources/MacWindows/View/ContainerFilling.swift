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

  /// Lets constraints of the container place the view from now on, whether or not the program translates its mask; the
  /// program still reads the value that it set.
  func takePlaceByContainer() {
    guard viewExtras.statedAutoresizing == nil else { return }
    writableViewExtras.statedAutoresizing = layoutNode.usesAutoresizing
    layoutNode.usesAutoresizing = false
  }

  /// Lets frame and mask place the view again, if the program has set this.
  func leavePlaceByContainer() {
    guard let stated = viewExtras.statedAutoresizing else { return }
    writableViewExtras.statedAutoresizing = nil
    layoutNode.usesAutoresizing = stated
  }

  /// Adds a subview at fixed distances from this view's sides at any size, by autoresizing, so that constraints inside the
  /// subview affect this view.
  package func fill(with subview: NSView, insets: LayoutInsets) {
    subview.translatesAutoresizingMaskIntoConstraints = true
    subview.autoresizingMask = [.width, .height]
    subview.layoutNode.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place(subview, inNode: insets.inset(CGRect(origin: .zero, size: boundsSize)))
  }

  /// Sets a subview's frame in this view's coordinates from the upper left corner, the initial frame of its
  /// autoresizing.
  package func place(_ subview: NSView, inNode frame: CGRect) {
    let old = subview.layoutNode.frame
    subview.layoutNode.setFrame(frame, container: boundsSize)
    subview.frameDidChange(from: old)
  }
}
