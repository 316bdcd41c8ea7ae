import Foundation

/// One view of a collection: a cell, or a view of a kind that goes with one. In the order of their index paths; behind
/// what lies in front.
struct ListElement: Hashable {
  let category: UICollectionView.ElementCategory
  let kind: String?
  let indexPath: IndexPath

  static func cell(_ indexPath: IndexPath) -> ListElement {
    ListElement(category: .cell, kind: nil, indexPath: indexPath)
  }
  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ListElement {
    ListElement(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }
  static func decoration(_ kind: String, _ indexPath: IndexPath) -> ListElement {
    ListElement(category: .decorationView, kind: kind, indexPath: indexPath)
  }

  init(category: UICollectionView.ElementCategory, kind: String?, indexPath: IndexPath) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      category: attributes.representedElementCategory, kind: attributes.representedElementKind,
      indexPath: attributes.indexPath)
  }

  /// The same element elsewhere.
  func moved(to indexPath: IndexPath) -> ListElement {
    ListElement(category: category, kind: kind, indexPath: indexPath)
  }

  /// Orders elements of equal depth: decorations behind cells behind supplementary views.
  var depth: Int {
    switch category {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }
}

extension ListElement: Comparable {
  static func < (one: ListElement, other: ListElement) -> Bool {
    one.indexPath == other.indexPath
      ? (one.kind ?? "", one.depth) < (other.kind ?? "", other.depth) : one.indexPath < other.indexPath
  }
}
