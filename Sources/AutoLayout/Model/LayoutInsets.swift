import Foundation

/// Distances from the four sides of a rectangle, inwards, in points. UIKit's `UIEdgeInsets`.
public struct LayoutInsets: Hashable, Sendable {
  /// The inset at the top, in points.
  public var top: CGFloat
  /// The inset at the left, in points.
  public var left: CGFloat
  /// The inset at the bottom, in points.
  public var bottom: CGFloat
  /// The inset at the right, in points.
  public var right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// No insets.
  public static let zero = LayoutInsets()

  /// The part of `rect` inside the insets.
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
  /// The inset at the top, in points.
  public var top: CGFloat
  /// The inset at the leading side, in points.
  public var leading: CGFloat
  /// The inset at the bottom, in points.
  public var bottom: CGFloat
  /// The inset at the trailing side, in points.
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// No insets.
  public static let zero = DirectionalLayoutInsets()

  /// The insets with left and right for a reading direction.
  public func resolved(for direction: LayoutDirection) -> LayoutInsets {
    direction == .leftToRight
      ? LayoutInsets(top: top, left: leading, bottom: bottom, right: trailing)
      : LayoutInsets(top: top, left: trailing, bottom: bottom, right: leading)
  }

  /// The insets with leading and trailing sides for a reading direction.
  public init(_ insets: LayoutInsets, direction: LayoutDirection) {
    let isRightToLeft = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
  }
}

/// The margins and extents of a view that stretch with its superview. Bits are UIKit's (`UIView.AutoresizingMask`).
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The left margin may change.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  /// The width may change.
  public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  /// The right margin may change.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  /// The top margin may change.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  /// The height may change.
  public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  /// The bottom margin may change.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
}
