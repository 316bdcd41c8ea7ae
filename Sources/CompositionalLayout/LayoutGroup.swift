import AutoLayout
import Foundation

/// The selection and placement of a group's items. Only the functions of groups create it.
public struct GroupArrangement {
  enum Kind {
    /// In turn, until the group is full.
    case line(LayoutAxis)
    /// A number of items with their own sizes.
    case repeated(LayoutAxis, count: Int)
    /// A number of items that share the group's length.
    case divided(LayoutAxis, count: Int)
    /// The items' places, computed when the group is laid out.
    case custom(@MainActor (any LayoutSurroundings) -> [NSCollectionLayoutGroupCustomItem])
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// Items at the places that a function returns, which is called when the group is laid out.
  package static func custom(
    _ places: @escaping @MainActor (any LayoutSurroundings) -> [NSCollectionLayoutGroupCustomItem]
  ) -> GroupArrangement {
    GroupArrangement(.custom(places))
  }
}

/// Items along a line or at custom places; the group is repeated until all items are placed. Each façade has its own class of
/// groups, `NSCollectionLayoutGroup`, because custom groups are called with the façade's environment. (Apple,
/// `NSCollectionLayoutGroup`.)
@preconcurrency @MainActor
open class LayoutGroup: NSCollectionLayoutItem {
  let arrangement: GroupArrangement
  /// The items, or groups, that the group repeats.
  public let subitems: [NSCollectionLayoutItem]
  /// The space between items along the group's line; none by default.
  public var interItemSpacing: NSCollectionLayoutSpacing?
  private var groupSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

  /// A group of any arrangement. Programs make groups with the class's functions.
  public required init(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem], arrangement: GroupArrangement
  ) {
    self.subitems = subitems
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize)
  }

  /// Views anchored to the group as a whole.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { groupSupplementaryItems }
    set { groupSupplementaryItems = newValue }
  }

  // MARK: Horizontal

  /// Items side by side, in turn until the group is full.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
  {
    self.init(layoutSize: layoutSize, subitems: subitems, arrangement: GroupArrangement(.line(.horizontal)))
  }

  /// A group of `count` items of equal width; spacing between them makes them narrower (Apple).
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(
      layoutSize: layoutSize, subitems: [subitem],
      arrangement: GroupArrangement(.divided(.horizontal, count: count)))
  }

  /// A group of `count` items with the size of `subitem`; the caller makes sure that they fit (Apple).
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(
      layoutSize: layoutSize, subitems: [subitem],
      arrangement: GroupArrangement(.repeated(.horizontal, count: count)))
  }

  // MARK: Vertical

  /// Items below each other, in turn until the group is full.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    self.init(layoutSize: layoutSize, subitems: subitems, arrangement: GroupArrangement(.line(.vertical)))
  }

  /// A group of `count` items of equal height; spacing between them reduces their height (Apple).
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(
      layoutSize: layoutSize, subitems: [subitem],
      arrangement: GroupArrangement(.divided(.vertical, count: count)))
  }

  /// A group of `count` items with the size of `subitem`; the caller makes sure that they fit (Apple).
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(
      layoutSize: layoutSize, subitems: [subitem],
      arrangement: GroupArrangement(.repeated(.vertical, count: count)))
  }

  // MARK: Description

  /// The group's items and their sizes, for debugging.
  public func visualDescription() -> String {
    let axis: String =
      switch arrangement.kind {
      case .line(let axis), .repeated(let axis, _), .divided(let axis, _):
        axis == .horizontal ? "horizontal" : "vertical"
      case .custom: "custom"
      }
    return "\(axis) group of \(subitems.count) subitems"
  }
}

/// The place of one item of a custom group. (Apple, `NSCollectionLayoutGroupCustomItem`.)
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int

  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
