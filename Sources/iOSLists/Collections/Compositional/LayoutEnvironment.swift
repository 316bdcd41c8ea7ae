import CompositionalLayout
import Foundation

/// Where a layout is shown. (Apple, `NSCollectionLayoutEnvironment`.)
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

/// The places of a custom group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items along a line, or at places of their own; repeated as often as there are items. (Apple,
/// `NSCollectionLayoutGroup`.)
@preconcurrency @MainActor
public class NSCollectionLayoutGroup: LayoutGroup {
  /// Items at the places that the provider names, in the group's coordinates.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    self.init(
      layoutSize: layoutSize, subitems: [],
      arrangement: .custom { surroundings in
        guard let environment = surroundings as? any NSCollectionLayoutEnvironment else {
          preconditionFailure("a custom group of UIKit stands in a layout of AppKit")
        }
        return itemProvider(environment)
      })
  }
}
