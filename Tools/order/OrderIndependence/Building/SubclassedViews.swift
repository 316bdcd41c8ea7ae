import Foundation
import iOSViews

/// Subclasses as programs write them: each overrides what trees are to mix.

/// Has a size of its own.
final class ContentView: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(content: CGSize) {
    self.content = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

/// Adds points around its text.
final class PaddedLabel: UILabel {
  var padding: CGFloat = 0

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 2 * padding, height: size.height + 2 * padding)
  }
}

/// Constraints speak of less than its frame.
final class InsetView: UIView {
  var insets = UIEdgeInsets.zero

  override var alignmentRectInsets: UIEdgeInsets { insets }
}

/// Gives its subviews equal parts of its bounds, by their tags.
final class ArrangingView: UIView {
  var isVertical = false

  override func layoutSubviews() {
    super.layoutSubviews()
    let ordered = subviews.sorted { $0.tag < $1.tag }
    let share = CGFloat(max(1, ordered.count))
    let part = CGSize(
      width: isVertical ? bounds.width : bounds.width / share,
      height: isVertical ? bounds.height / share : bounds.height)
    for (index, view) in ordered.enumerated() {
      // From right to left the first one stands on the right.
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let place = CGFloat(isMirrored && !isVertical ? ordered.count - 1 - index : index)
      view.frame = CGRect(
        x: isVertical ? 0 : place * part.width, y: isVertical ? place * part.height : 0, width: part.width,
        height: part.height)
    }
  }
}

/// Puts its subviews inside its margins.
final class MarginFollowingView: UIView {
  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.inset(by: layoutMargins)
    let size = CGSize(width: max(0, inner.size.width), height: max(0, inner.size.height))
    // Where margins leave no space, views begin at the leading one.
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? bounds.width - layoutMargins.right - size.width : inner.origin.x
    for view in subviews { view.frame = CGRect(origin: CGPoint(x: x, y: inner.origin.y), size: size) }
  }
}

/// Makes its constraints in `updateConstraints`.
final class ConstrainingView: UIView {
  /// The constraints among what is in the view, made by the tree that it is part of.
  var own: [NSLayoutConstraint] = []

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    setNeedsUpdateConstraints()
  }

  override func updateConstraints() {
    NSLayoutConstraint.activate(own.filter { !$0.isActive && areItemsInside($0) })
    super.updateConstraints()
  }

  private func areItemsInside(_ constraint: NSLayoutConstraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].allSatisfy { item in
      guard let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView else { return item == nil }
      return view.isDescendant(of: self)
    }
  }
}
