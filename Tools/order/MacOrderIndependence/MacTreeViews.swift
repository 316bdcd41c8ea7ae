import AutoLayout
import Foundation
import MacViews
import OrderIndependence

/// Views as programs write them: each overrides what trees are to mix.

/// A view whose coordinates go up or down.
class TreeNSView: NSView {
  let flips: Bool
  let id: Int

  init(_ id: Int, flips: Bool) {
    self.id = id
    self.flips = flips
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var isFlipped: Bool { flips }
  override var tag: Int { id }

  /// Gives a subview a frame that is meant from the upper left corner.
  func place(_ view: NSView, _ frame: CGRect) {
    var frame = frame
    if !flips { frame.origin.y = bounds.height - frame.maxY }
    view.frame = frame
  }
}

/// Has a size of its own.
final class ContentNSView: TreeNSView {
  var content = NSSize.zero { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: NSSize { content }
}

/// Adds points around its text.
final class PaddedField: NSTextField {
  var padding: CGFloat = 0

  override var intrinsicContentSize: NSSize {
    let size = super.intrinsicContentSize
    return NSSize(width: size.width + 2 * padding, height: size.height + 2 * padding)
  }
}

/// Constraints speak of less than its frame.
final class InsetNSView: TreeNSView {
  var insets = NSEdgeInsets()

  override var alignmentRectInsets: NSEdgeInsets { insets }
}

/// Gives its subviews equal parts of its bounds, by their numbers.
final class ArrangingNSView: TreeNSView {
  var isVertical = false
  /// Free on all sides.
  var inset: CGFloat = 0

  override func layout() {
    super.layout()
    let ordered = subviews.sorted { $0.tag < $1.tag }
    let share = CGFloat(max(1, ordered.count))
    let space = CGSize(width: max(0, bounds.width - 2 * inset), height: max(0, bounds.height - 2 * inset))
    let part = CGSize(
      width: isVertical ? space.width : space.width / share,
      height: isVertical ? space.height / share : space.height)
    for (index, view) in ordered.enumerated() {
      // From right to left the first one stands on the right.
      let isMirrored = userInterfaceLayoutDirection == .rightToLeft
      let step = CGFloat(isMirrored && !isVertical ? ordered.count - 1 - index : index)
      // Where there is no space, views begin at the leading side.
      let x = isMirrored ? bounds.width - inset - space.width : inset
      place(
        view,
        CGRect(
          x: x + (isVertical ? 0 : step * part.width), y: inset + (isVertical ? step * part.height : 0),
          width: part.width, height: part.height))
    }
  }
}

/// Makes its constraints in `updateConstraints`.
final class ConstrainingNSView: TreeNSView {
  /// The constraints among what is in the view, made by the tree that it is part of.
  var own: [NSLayoutConstraint] = []

  override func didAddSubview(_ subview: NSView) {
    super.didAddSubview(subview)
    needsUpdateConstraints = true
  }

  override func updateConstraints() {
    NSLayoutConstraint.activate(own.filter { !$0.isActive && areItemsInside($0) })
    super.updateConstraints()
  }

  private func areItemsInside(_ constraint: NSLayoutConstraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].allSatisfy { item in
      guard let view = item as? NSView ?? (item as? NSLayoutGuide)?.owningView else { return item == nil }
      return view.isDescendant(of: self)
    }
  }
}
