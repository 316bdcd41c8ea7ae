/// How views of a format are aligned, which way it runs, and what its spaces are measured between. Raw values are
/// Apple's (`NSLayoutConstraint.FormatOptions`).
public struct FormatOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let alignAllLeft = FormatOptions(.left)
  public static let alignAllRight = FormatOptions(.right)
  public static let alignAllTop = FormatOptions(.top)
  public static let alignAllBottom = FormatOptions(.bottom)
  public static let alignAllLeading = FormatOptions(.leading)
  public static let alignAllTrailing = FormatOptions(.trailing)
  public static let alignAllCenterX = FormatOptions(.centerX)
  public static let alignAllCenterY = FormatOptions(.centerY)
  public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
  public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
  public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

  /// Formats run in the reading direction. The default.
  public static let directionLeadingToTrailing: FormatOptions = []
  public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
  public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  public static let directionMask = FormatOptions(rawValue: 3 << 16)

  /// Spaces lie between edges. The default.
  public static let spacingEdgeToEdge: FormatOptions = []
  /// Vertical spaces between text lie between its baselines.
  public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
  public static let spacingMask = FormatOptions(rawValue: 1 << 19)

  private init(_ attribute: FormatAttribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }

  /// What views are aligned by, ascending by raw value.
  var alignments: [FormatAttribute] {
    FormatAttribute.allCases.filter { $0.isAlignment && contains(FormatOptions($0)) }
  }
}

/// An edge or extent, as far as formats speak of it. Raw values are Apple's (`NSLayoutConstraint.Attribute`).
public enum FormatAttribute: Int, Hashable, Sendable, CaseIterable {
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

  fileprivate var isAlignment: Bool {
    self != .width && self != .height && rawValue < Self.leftMargin.rawValue
  }

  /// True for places along the horizontal axis.
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: true
    default: false
    }
  }

  /// The same edge of the layout margins.
  var margin: FormatAttribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
