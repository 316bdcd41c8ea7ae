import ListSnapshots

extension ListElement {
  /// The element that the attributes describe.
  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      category: attributes.representedElementCategory.category, kind: attributes.representedElementKind,
      indexPath: attributes.indexPath)
  }
}

extension UICollectionView.ElementCategory {
  init(_ category: ListElement.Category) {
    self =
      switch category {
      case .item: .cell
      case .supplementaryView: .supplementaryView
      case .decorationView: .decorationView
      }
  }

  var category: ListElement.Category {
    switch self {
    case .cell: .item
    case .supplementaryView: .supplementaryView
    case .decorationView: .decorationView
    }
  }
}
