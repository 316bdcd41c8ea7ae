import AutoLayout
import CompositionalLayout
import Foundation

/// A sequence of groups with its headers, footers and insets. (Apple, `NSCollectionLayoutSection`.)
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The insets between the content and the section's edges, inside headers and footers.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var orthogonalScrollingBehavior = NSCollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers have the same insets as the content. Default true.
  open var supplementariesFollowContentInsets = true
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called for the visible items before they are shown.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

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
    return settings
  }
}

public typealias NSCollectionLayoutSectionOrthogonalScrollingBehavior = SectionScrollingBehavior

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], NSPoint, any NSCollectionLayoutEnvironment) -> Void

/// A visible item, which a section's handler may move or fade. (Apple, `NSCollectionLayoutVisibleItem`.)
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: NSPoint { get set }
  var name: String { get }
  var indexPath: IndexPath { get }
  var frame: NSRect { get }
  var bounds: NSRect { get }
  var representedElementCategory: NSCollectionElementCategory { get }
  var representedElementKind: String? { get }
}

/// A visible item for its attributes, whose index path may be nil in AppKit.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: NSCollectionViewLayoutAttributes
  let indexPath: IndexPath

  init(_ attributes: NSCollectionViewLayoutAttributes, at indexPath: IndexPath) {
    self.attributes = attributes
    self.indexPath = indexPath
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: NSPoint {
    get { NSPoint(x: frame.midX, y: frame.midY) }
    set {
      attributes.frame.origin = NSPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  var name: String { representedElementKind ?? "" }
  var frame: NSRect { attributes.frame }
  var bounds: NSRect { NSRect(origin: .zero, size: frame.size) }
  var representedElementCategory: NSCollectionElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }
}

/// The environment of a layout. (Apple, `NSCollectionLayoutEnvironment`.)
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, LayoutSurroundings {
  let container: any NSCollectionLayoutContainer

  init(container: any NSCollectionLayoutContainer) { self.container = container }

  func around(_ container: any NSCollectionLayoutContainer) -> any LayoutSurroundings {
    LayoutEnvironment(container: container)
  }
}

/// Provides the frames of a custom group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items along a line or at custom positions; the group is repeated until all items are placed. (Apple,
/// `NSCollectionLayoutGroup`.)
@preconcurrency @MainActor
public class NSCollectionLayoutGroup: LayoutGroup {
  /// A group with items at the provider's frames, in the group's coordinates.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    self.init(
      layoutSize: layoutSize, subitems: [],
      arrangement: .custom { surroundings in
        guard let environment = surroundings as? any NSCollectionLayoutEnvironment else {
          preconditionFailure("a custom group of AppKit is used in a layout of UIKit")
        }
        return itemProvider(environment)
      })
  }
}
