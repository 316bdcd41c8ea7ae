import CompositionalLayout
import Foundation

/// The environment of a layout. (Apple, `NSCollectionLayoutEnvironment`.)
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, LayoutSurroundings {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(container: any NSCollectionLayoutContainer, traitCollection: UITraitCollection) {
    self.container = container
    self.traitCollection = traitCollection
  }

  func around(_ container: any NSCollectionLayoutContainer) -> any LayoutSurroundings {
    LayoutEnvironment(container: container, traitCollection: traitCollection)
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
          preconditionFailure("a custom group of UIKit is used in a layout of AppKit")
        }
        return itemProvider(environment)
      })
  }
}
