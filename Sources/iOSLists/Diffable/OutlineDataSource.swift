import Foundation

/// The position of an item in an outline.
struct OutlinePlace: Equatable {
  /// The level; 0 for root items.
  let level: Int
  let isExpanded: Bool
}

/// A data source with outlines.
@MainActor
protocol OutlineDataSource {
  /// The outline position of an item; nil in sections without an outline.
  func outline(at indexPath: IndexPath) -> OutlinePlace?
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  func outline(at indexPath: IndexPath) -> OutlinePlace? {
    guard indexPath.count > 1, let section = sectionIdentifier(for: indexPath.section),
      let outline = outlines[section], let item = itemIdentifier(for: indexPath)
    else { return nil }
    return OutlinePlace(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
  }
}
