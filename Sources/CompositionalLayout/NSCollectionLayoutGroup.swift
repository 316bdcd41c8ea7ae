import AutoLayout
import Foundation

/// Items along a line, or at places of their own; repeated as often as there are items. (Apple,
/// `NSCollectionLayoutGroup`.)
@preconcurrency @MainActor
public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How a group's items are chosen and placed.
  package enum Arrangement {
    /// In turn, until the group is full.
    case line(LayoutAxis)
    /// A number of items with sizes of their own.
    case repeated(LayoutAxis, count: Int)
    /// A number of items that share the group's length.
    case divided(LayoutAxis, count: Int)
    /// The items' places, asked for where the group is.
    case custom(@MainActor (any LayoutSurroundings) -> [NSCollectionLayoutGroupCustomItem])
  }

  let arrangement: Arrangement
  public let subitems: [NSCollectionLayoutItem]
  public var interItemSpacing: NSCollectionLayoutSpacing?
  private var groupSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

  package required init(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem], arrangement: Arrangement
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

  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
  {
    self.init(layoutSize: layoutSize, subitems: subitems, arrangement: .line(.horizontal))
  }

  /// A group of `count` items of equal width; spacing between them makes them narrower (Apple).
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(
      layoutSize: layoutSize, subitems: [subitem], arrangement: .divided(.horizontal, count: count))
  }

  /// A group of `count` items with the size of `subitem`; the caller makes sure that they fit (Apple).
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(
      layoutSize: layoutSize, subitems: [subitem], arrangement: .repeated(.horizontal, count: count))
  }

  // MARK: Vertical

  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    self.init(layoutSize: layoutSize, subitems: subitems, arrangement: .line(.vertical))
  }

  /// A group of `count` items of equal height; spacing between them makes them lower (Apple).
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(layoutSize: layoutSize, subitems: [subitem], arrangement: .divided(.vertical, count: count))
  }

  /// A group of `count` items with the size of `subitem`; the caller makes sure that they fit (Apple).
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(layoutSize: layoutSize, subitems: [subitem], arrangement: .repeated(.vertical, count: count))
  }

  // MARK: Description

  /// The group's items and their sizes, for debugging.
  public func visualDescription() -> String {
    let axis: String =
      switch arrangement {
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
