import Foundation
import ListSnapshots

extension ListElement {
  /// The element that the attributes describe; nil for gaps, and for attributes without an index path.
  @MainActor
  init?(_ attributes: NSCollectionViewLayoutAttributes) {
    guard let indexPath = attributes.indexPath,
      let category = Category(attributes.representedElementCategory)
    else { return nil }
    self.init(category: category, kind: attributes.representedElementKind, indexPath: indexPath)
  }
}

extension ListElement.Category {
  init?(_ category: NSCollectionElementCategory) {
    switch category {
    case .item: self = .item
    case .supplementaryView: self = .supplementaryView
    case .decorationView: self = .decorationView
    case .interItemGap: return nil
    }
  }

  var category: NSCollectionElementCategory {
    switch self {
    case .item: .item
    case .supplementaryView: .supplementaryView
    case .decorationView: .decorationView
    }
  }
}
