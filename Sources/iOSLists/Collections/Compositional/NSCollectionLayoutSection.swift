import AutoLayout
import CompositionalLayout
import Foundation
import Graphics

/// A sequence of groups with its headers, footers and insets. (Apple, `NSCollectionLayoutSection`.)
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The insets between the content and the section's edges, inside headers and footers.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The reference of the insets; by default that of the layout's configuration.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The reference of headers' and footers' insets; by default ``contentInsetsReference``.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  open var interGroupSpacing: CGFloat = 0
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers have the same insets as the content. Default true.
  open var supplementariesFollowContentInsets = true
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called for the visible items before they are shown.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The style of a list section; nil for others.
  var list: ListSectionStyle?

  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// The section's settings for the shared solver.
  func settings(_ index: Int, itemCount: Int) -> SectionSettings {
    var settings = SectionSettings(index: index, itemCount: itemCount, group: group)
    settings.contentInsets = contentInsets
    settings.interGroupSpacing = interGroupSpacing
    settings.scrolling = orthogonalScrollingBehavior
    settings.boundaryItems = boundarySupplementaryItems
    settings.boundariesFollowInsets = supplementariesFollowContentInsets
    settings.decorationItems = decorationItems
    settings.gapBefore = list?.headerGap ?? 0
    return settings
  }

  /// A row of cards with the system's spacing, for pictures and films.
  open class func orthogonalLayoutSectionForMediaItems() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(mediaItemShare), heightDimension: .fractionalWidth(mediaItemShare)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = mediaItemSpacing
    return section
  }

  /// The width of a card that leaves a part of the next one visible; Apple documents no numbers.
  private static let mediaItemShare: CGFloat = 0.85
  private static let mediaItemSpacing: CGFloat = 8
}

public typealias UICollectionLayoutSectionOrthogonalScrollingBehavior = SectionScrollingBehavior

/// Properties of orthogonal scrolling. Stored only.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  open var decelerationRate = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate.automatic
  open var bounce = UICollectionLayoutSectionOrthogonalScrollingBounce.automatic
}

/// Raw values match UIKit's.
public enum UICollectionLayoutSectionOrthogonalScrollingDecelerationRate: Int, Hashable, Sendable {
  case automatic = 0
  case normal, fast
}

/// Raw values match UIKit's.
public enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int, Hashable, Sendable {
  case automatic = 0
  case always, never
}

/// The edges that insets are measured from. Raw values match UIKit's.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  case automatic = 0
  case none, safeArea, layoutMargins, readableContent
}

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// An object that behaviours move: a view, or the attributes of a collection's item. (Apple, `UIDynamicItem`.)
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

/// A visible item, which a section's handler may move, fade or rotate. (Apple,
/// `NSCollectionLayoutVisibleItem`.)
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var transform3D: CATransform3D { get set }
  var name: String { get }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
  public var name: String { representedElementKind ?? "" }
}
