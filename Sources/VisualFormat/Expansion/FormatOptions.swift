/// The alignment of a format's views, its direction, and the edges between which its spaces are measured. Raw
/// values are Apple's (`NSLayoutConstraint.FormatOptions`).
public struct FormatOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Aligns all views by their left edges.
  public static let alignAllLeft = FormatOptions(.left)
  /// Aligns all views by their right edges.
  public static let alignAllRight = FormatOptions(.right)
  /// Aligns all views by their top edges.
  public static let alignAllTop = FormatOptions(.top)
  /// Aligns all views by their bottom edges.
  public static let alignAllBottom = FormatOptions(.bottom)
  /// Aligns all views by their leading edges.
  public static let alignAllLeading = FormatOptions(.leading)
  /// Aligns all views by their trailing edges.
  public static let alignAllTrailing = FormatOptions(.trailing)
  /// Aligns all views by their horizontal centres.
  public static let alignAllCenterX = FormatOptions(.centerX)
  /// Aligns all views by their vertical centres.
  public static let alignAllCenterY = FormatOptions(.centerY)
  /// Aligns all views by their last baselines.
  public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
  /// Aligns all views by their first baselines.
  public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
  /// All bits of alignments.
  public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

  /// Formats run in the reading direction. The default.
  public static let directionLeadingToTrailing: FormatOptions = []
  /// Lays a horizontal format out from left to right.
  public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
  /// Lays a horizontal format out from right to left.
  public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  /// All bits of directions.
  public static let directionMask = FormatOptions(rawValue: 3 << 16)

  /// Spaces lie between edges. The default.
  public static let spacingEdgeToEdge: FormatOptions = []
  /// Vertical spaces between text lie between its baselines.
  public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
  /// All bits of spacings.
  public static let spacingMask = FormatOptions(rawValue: 1 << 19)

  private init(_ attribute: FormatAttribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }

  /// The attributes by which views are aligned, ascending by raw value.
  var alignments: [FormatAttribute] {
    FormatAttribute.allCases.filter { $0.isAlignment && contains(FormatOptions($0)) }
  }
}

/// An edge or extent that formats use. Raw values are Apple's (`NSLayoutConstraint.Attribute`).
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
