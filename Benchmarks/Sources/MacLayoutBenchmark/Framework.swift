// Exported to the files of this target that it shares with the other framework's.
@_exported import AppKit

// AppKit's views, under the names by which the scenes of both frameworks know them.
typealias PlatformView = NSView
typealias PlatformLabel = NSTextField

final class PlainView: NSView {
  override var isFlipped: Bool { true }
}

/// A view that may lay out its subviews by hand.
class HandLaidView: NSView {
  var isLaidOutByHand: Bool { true }
  func layOutByHand() {}

  override var isFlipped: Bool { true }

  override func layout() {
    guard isLaidOutByHand else { return super.layout() }
    layOutByHand()
  }
}

extension NSView {
  func requestLayout() { needsLayout = true }
  func layOutNow() { layoutSubtreeIfNeeded() }
}

extension NSTextField {
  static func title() -> NSTextField {
    let label = NSTextField(labelWithString: "")
    // Where the picture is higher than both texts, the body takes what is left.
    label.setContentHuggingPriority(NSLayoutConstraint.Priority(751), for: .vertical)
    return label
  }

  static func body() -> NSTextField { NSTextField(wrappingLabelWithString: "") }

  var shownText: String {
    get { stringValue }
    set { stringValue = newValue }
  }

  /// Frames of labels are wider than their alignment rectangles, in which layout is expressed.
  func height(forWidth width: CGFloat) -> CGFloat {
    var bounds = frame(forAlignmentRect: CGRect(x: 0, y: 0, width: width, height: 0))
    bounds.size.height = .greatestFiniteMagnitude
    bounds.size.height = cell?.cellSize(forBounds: bounds).height ?? 0
    return alignmentRect(forFrame: bounds).height
  }

  func place(_ rect: CGRect) { frame = frame(forAlignmentRect: rect) }
}
