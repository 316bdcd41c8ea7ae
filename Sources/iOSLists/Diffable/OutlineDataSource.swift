import Foundation

/// Where an item stands in an outline.
struct OutlinePlace: Equatable {
  /// 0 for root items.
  let level: Int
  let isExpanded: Bool
}

/// A data source that knows outlines.
@MainActor
protocol OutlineDataSource {
  /// Nil for items of sections that are none.
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
