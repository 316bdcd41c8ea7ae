import Foundation
import VisualFormat

/// The options of a visual format (Apple, `NSLayoutConstraint.FormatOptions`).
public typealias LayoutFormatOptions = FormatOptions

/// Reads visual formats into constraints between layout items.
public struct LayoutFormat {
  /// The meaning of a name in a format.
  public struct Item {
    /// The view or guide.
    public var item: LayoutItem
    /// The item that `|` means next to it.
    public var superitem: LayoutItem?
    /// The baselines of its text; nil for items without text.
    public var baselines: BaselineOffsets?

    public init(_ item: LayoutItem, superitem: LayoutItem?, baselines: BaselineOffsets? = nil) {
      self.item = item
      self.superitem = superitem
      self.baselines = baselines
    }
  }

  /// The space between views: 8 points (descriptions print `NSSpace(8)`).
  static let standardSpace: CGFloat = 8
  /// The space to a superview's edge where margins do not determine it: 20 points (descriptions print `NSSpace(20)`).
  static let standardSuperviewSpace: CGFloat = 20

  /// The options of the format.
  public var options: LayoutFormatOptions
  /// The numbers of the names, in points.
  public var metrics: [String: Double]
  /// The items of the names.
  public var items: [String: Item]
  /// The meaning of a bare `-` next to `|`: UIKit's margin, or AppKit's standard space.
  public var superviewSpace: FormatVocabulary.SuperviewSpace

  public init(
    options: LayoutFormatOptions = [], metrics: [String: Double] = [:], items: [String: Item],
    superviewSpace: FormatVocabulary.SuperviewSpace = .margin
  ) {
    self.options = options
    self.metrics = metrics
    self.items = items
    self.superviewSpace = superviewSpace
  }

  /// The constraints that `format` describes, in Apple's order; throws Apple's exception for a format that cannot be
  /// read or describes something illegal.
  public func constraints(_ format: String) throws(LayoutException) -> [ConstraintSpec] {
    let vocabulary = FormatVocabulary(
      metrics: metrics,
      views: items.mapValues {
        FormatVocabulary.View(hasSuperview: $0.superitem != nil, hasText: $0.baselines != nil)
      }, superviewSpace: superviewSpace)
    var specs: [ConstraintSpec] = []
    do throws(VisualFormatError) {
      let described = try VisualFormat.constraints(format, options: options, vocabulary: vocabulary)
      specs = described.map(spec)
    } catch {
      throw LayoutException(.invalidArgument, error.description)
    }
    for spec in specs {
      if let exception = spec.illegality { throw exception }
    }
    return specs
  }

  private func spec(_ described: FormatConstraint) -> ConstraintSpec {
    var spec = ConstraintSpec(
      firstItem: item(described.first), firstAttribute: attribute(described.firstAttribute),
      relation: LayoutRelation(rawValue: described.relation.rawValue) ?? .equal,
      secondItem: described.second.flatMap(item),
      secondAttribute: described.secondAttribute.map(attribute) ?? .notAnAttribute,
      constant: constant(of: described), priority: LayoutPriority(Float(described.priority)))
    if described.constant == .standardSpace || described.constant == .standardSuperviewSpace {
      spec.symbol = .standardSpace
    }
    return spec
  }

  private func item(_ item: FormatConstraint.Item) -> LayoutItem? {
    switch item {
    case .view(let name): items[name]?.item
    case .superview(let name): items[name]?.superitem
    }
  }

  /// The core's attribute for a format's attribute; both use the same numbers.
  private func attribute(_ attribute: FormatAttribute) -> LayoutAttribute {
    LayoutAttribute(rawValue: attribute.rawValue) ?? .notAnAttribute
  }

  private func constant(of described: FormatConstraint) -> CGFloat {
    switch described.constant {
    case .points(let points): CGFloat(points)
    case .standardSpace: Self.standardSpace
    case .standardSuperviewSpace: Self.standardSuperviewSpace
    case .standardBaselineSpace: baselineSpace(described)
    }
  }

  /// The distance between baselines of text whose views are separated by the standard space.
  private func baselineSpace(_ described: FormatConstraint) -> CGFloat {
    var space = Self.standardSpace
    if case .view(let name) = described.first, described.firstAttribute == .firstBaseline {
      space += items[name]?.baselines?.firstFromTop ?? 0
    }
    if case .view(let name)? = described.second, described.secondAttribute == .lastBaseline {
      space += items[name]?.baselines?.lastFromBottom ?? 0
    }
    return space
  }
}
