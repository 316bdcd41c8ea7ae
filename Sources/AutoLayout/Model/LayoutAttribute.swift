/// The part of a view or guide that a constraint refers to. Raw values are Apple's (`NSLayoutConstraint.Attribute`,
/// NSLayoutConstraint.h).
public enum LayoutAttribute: Int, Hashable, Sendable, CaseIterable {
  case notAnAttribute = 0
  case left = 1
  case right = 2
  case top = 3
  case bottom = 4
  case leading = 5
  case trailing = 6
  case width = 7
  case height = 8
  case centerX = 9
  case centerY = 10
  case lastBaseline = 11
  case firstBaseline = 12
  case leftMargin = 13
  case rightMargin = 14
  case topMargin = 15
  case bottomMargin = 16
  case leadingMargin = 17
  case trailingMargin = 18
  case centerXWithinMargins = 19
  case centerYWithinMargins = 20
}

extension LayoutAttribute {
  /// The kind of quantity: a position on one axis, or an extent, which may be compared across axes.
  public enum Kind: Hashable, Sendable {
    case horizontalPosition, verticalPosition, size, none
  }

  /// The kind of the attribute's quantity.
  public var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontalPosition
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .verticalPosition
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }

  /// The axis of the attribute; nil for `notAnAttribute`.
  public var axis: LayoutAxis? {
    switch kind {
    case .horizontalPosition: .horizontal
    case .verticalPosition: .vertical
    case .size: self == .width ? .horizontal : .vertical
    case .none: nil
    }
  }

  /// True for edges that swap sides when the interface runs right to left.
  public var followsDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// True for horizontal edges that never swap sides.
  public var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// True for attributes of the layout margins' rectangle.
  public var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  /// Whether the attribute is a baseline.
  public var isBaseline: Bool { self == .lastBaseline || self == .firstBaseline }

  /// The attribute's name in descriptions (`UIView.centerX`).
  public var name: String {
    self == .lastBaseline ? "lastBaseline" : String(describing: self)
  }

  /// The same edge of the view itself, for a margin; the attribute itself otherwise.
  var withoutMargin: LayoutAttribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }

  /// Leading and trailing edges as sides.
  func resolved(for direction: LayoutDirection) -> LayoutAttribute {
    let isRightToLeft = direction == .rightToLeft
    switch self {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    case .leadingMargin: return isRightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: return isRightToLeft ? .leftMargin : .rightMargin
    default: return self
    }
  }
}

/// The relation between the two sides of a constraint. Raw values are Apple's (`NSLayoutConstraint.Relation`).
public enum LayoutRelation: Int, Hashable, Sendable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}

/// Raw values are Apple's (`NSLayoutConstraint.Axis`).
public enum LayoutAxis: Int, Hashable, Sendable, CaseIterable {
  case horizontal = 0
  case vertical = 1
}

/// The reading direction of an interface. Raw values are Apple's (`UIUserInterfaceLayoutDirection`).
public enum LayoutDirection: Int, Hashable, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}
