import Foundation

/// Distances from the four sides of a rectangle, inwards, in points. UIKit's `UIEdgeInsets`.
public struct LayoutInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  public static let zero = LayoutInsets()

  /// What is left of `rect` inside the insets.
  public func inset(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.origin.x + left, y: rect.origin.y + top, width: rect.size.width - left - right,
      height: rect.size.height - top - bottom)
  }

  /// The rectangle whose inside is `rect`.
  public func outset(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.origin.x - left, y: rect.origin.y - top, width: rect.size.width + left + right,
      height: rect.size.height + top + bottom)
  }

  static func + (a: LayoutInsets, b: LayoutInsets) -> LayoutInsets {
    LayoutInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }

  /// The larger of two insets, side by side.
  static func max(_ a: LayoutInsets, _ b: LayoutInsets) -> LayoutInsets {
    LayoutInsets(
      top: Swift.max(a.top, b.top), left: Swift.max(a.left, b.left), bottom: Swift.max(a.bottom, b.bottom),
      right: Swift.max(a.right, b.right))
  }
}

/// Distances from the sides of a rectangle that follow the reading direction. UIKit's `NSDirectionalEdgeInsets`.
public struct DirectionalLayoutInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public static let zero = DirectionalLayoutInsets()

  public func resolved(for direction: LayoutDirection) -> LayoutInsets {
    direction == .leftToRight
      ? LayoutInsets(top: top, left: leading, bottom: bottom, right: trailing)
      : LayoutInsets(top: top, left: trailing, bottom: bottom, right: leading)
  }

  public init(_ insets: LayoutInsets, direction: LayoutDirection) {
    let isRightToLeft = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
  }
}

/// Which of a view's margins and extents stretch when its superview does. Bits are UIKit's (`UIView.AutoresizingMask`).
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
}
