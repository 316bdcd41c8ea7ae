import AutoLayout
import Foundation
import LayerTree

/// A tree of views as it is shown at the `AnimationClock`'s time. No API of Apple's.
///
/// Between two layouts Core Animation leads each frame by itself, so constraints may not hold on the way: `misses` tells
/// which. Transforms do not count, as for layout itself.
///
/// ```swift
/// AnimationClock.manual { clock in
///   UIView.animate(withDuration: 1) { … }
///   clock.advance(to: 0.5)
///   for miss in ShownLayout(of: window).misses { print(miss.constraint, miss.points) }
/// }
/// ```
@MainActor
public struct ShownLayout {
  /// A constraint that holds at rest and does not hold now.
  public struct Miss {
    /// The constraint, which the animation's way breaks.
    public let constraint: NSLayoutConstraint
    /// By how many points.
    public let points: CGFloat
  }

  /// The views, each before those in it.
  public let views: [UIView]
  private var shown: [ObjectIdentifier: CGRect] = [:]
  private var atRest: [ObjectIdentifier: CGRect] = [:]

  /// The layout of a view and everything in it as it is shown now.
  public init(of root: UIView) {
    var (views, pending) = ([UIView](), [root])
    while let view = pending.popLast() {
      views.append(view)
      pending += view.subviews.reversed()
    }
    self.views = views
    shown[ObjectIdentifier(root)] = CGRect(origin: .zero, size: Self.bounds(of: root, isShown: true).size)
    atRest[ObjectIdentifier(root)] = CGRect(origin: .zero, size: root.bounds.size)
    for view in views {
      for subview in view.subviews {
        let (id, outer) = (ObjectIdentifier(subview), ObjectIdentifier(view))
        shown[id] = shown[outer].map { Self.frame(of: subview, in: $0, of: view, isShown: true) }
        atRest[id] = atRest[outer].map { Self.frame(of: subview, in: $0, of: view, isShown: false) }
      }
    }
  }

  /// Where a view is shown, in the root view's coordinates; nil for views of other trees.
  public func frame(of view: UIView) -> CGRect? { shown[ObjectIdentifier(view)] }

  /// Where a view is when nothing moves any more, in the root view's coordinates.
  public func finalFrame(of view: UIView) -> CGRect? { atRest[ObjectIdentifier(view)] }

  private static func layer(_ view: UIView, isShown: Bool) -> CALayer? {
    guard isShown, let layer = view.madeLayer, !layer.runningAnimations.isEmpty else { return nil }
    return layer.presentation()
  }

  private static func bounds(of view: UIView, isShown: Bool) -> CGRect {
    layer(view, isShown: isShown)?.bounds ?? view.bounds
  }

  private static func frame(of view: UIView, in outer: CGRect, of superview: UIView, isShown: Bool) -> CGRect
  {
    let origin = bounds(of: superview, isShown: isShown).origin
    var frame = view.layoutNode.frame
    if let layer = layer(view, isShown: isShown) {
      let (size, anchor) = (layer.bounds.size, layer.anchorPoint)
      frame = CGRect(
        x: layer.position.x - anchor.x * size.width, y: layer.position.y - anchor.y * size.height,
        width: size.width, height: size.height)
    }
    return frame.offsetBy(dx: outer.minX - origin.x, dy: outer.minY - origin.y)
  }

  // MARK: Constraints

  /// Less is rounding to pixels: each of two sides may be half a point off.
  private static let tolerance: CGFloat = 1

  /// The active constraints that hold at rest and do not hold as the views are shown, in the order of the views that hold
  /// them. Constraints on baselines and on layout guides that are not insets of a view are left out: what they speak of
  /// has no place on the way.
  public var misses: [Miss] {
    views.flatMap(\.constraints).compactMap { constraint in
      guard constraint.isActive, let now = miss(constraint, shown), now > Self.tolerance,
        let later = miss(constraint, atRest), later <= Self.tolerance
      else { return nil }
      return Miss(constraint: constraint, points: now)
    }
  }

  private func miss(_ constraint: NSLayoutConstraint, _ frames: [ObjectIdentifier: CGRect]) -> CGFloat? {
    guard let left = value(constraint.firstAttribute, of: constraint.firstItem, frames) else { return nil }
    var right = constraint.constant
    if constraint.secondAttribute != .notAnAttribute {
      guard let other = value(constraint.secondAttribute, of: constraint.secondItem, frames) else {
        return nil
      }
      right += constraint.multiplier * other
    }
    return switch constraint.relation {
    case .equal: abs(left - right)
    case .lessThanOrEqual: max(0, left - right)
    case .greaterThanOrEqual: max(0, right - left)
    }
  }

  private func value(
    _ attribute: LayoutAttribute, of item: AnyObject?, _ frames: [ObjectIdentifier: CGRect]
  ) -> CGFloat? {
    if let view = item as? UIView, let frame = frames[ObjectIdentifier(view)] {
      return Self.value(attribute, of: view, in: frame)
    }
    guard let guide = item as? UILayoutGuide, let view = guide.owningView,
      let frame = frames[ObjectIdentifier(view)],
      guide === view.safeAreaLayoutGuide || guide === view.layoutMarginsGuide
    else { return nil }
    let inset = guide === view.safeAreaLayoutGuide ? view.safeAreaInsets : view.layoutMargins
    return Self.value(attribute, in: frame.shrunk(by: inset), isRightToLeft: Self.isRightToLeft(view))
  }

  private static func isRightToLeft(_ view: UIView) -> Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private static func value(_ attribute: LayoutAttribute, of view: UIView, in frame: CGRect) -> CGFloat? {
    let plain: [LayoutAttribute: LayoutAttribute] = [
      .leftMargin: .left, .rightMargin: .right, .topMargin: .top, .bottomMargin: .bottom,
      .leadingMargin: .leading, .trailingMargin: .trailing, .centerXWithinMargins: .centerX,
      .centerYWithinMargins: .centerY,
    ]
    let (inset, own) =
      plain[attribute].map { (view.layoutMargins, $0) } ?? (view.alignmentRectInsets, attribute)
    return value(own, in: frame.shrunk(by: inset), isRightToLeft: isRightToLeft(view))
  }

  private static func value(_ attribute: LayoutAttribute, in box: CGRect, isRightToLeft: Bool) -> CGFloat? {
    switch attribute {
    case .left: box.origin.x
    case .right: box.origin.x + box.size.width
    case .leading: isRightToLeft ? box.origin.x + box.size.width : box.origin.x
    case .trailing: isRightToLeft ? box.origin.x : box.origin.x + box.size.width
    case .top: box.origin.y
    case .bottom: box.origin.y + box.size.height
    case .width: box.size.width
    case .height: box.size.height
    case .centerX: box.origin.x + box.size.width / 2
    case .centerY: box.origin.y + box.size.height / 2
    default: nil
    }
  }
}

extension CGRect {
  /// Unlike a standardized inset it may turn inside out: constraints do not mind.
  fileprivate func shrunk(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
