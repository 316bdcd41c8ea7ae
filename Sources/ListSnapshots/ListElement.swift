import Foundation

/// One view of a collection: an item's view, or a supplementary or decoration view. Elements are ordered by their index
/// paths.
package struct ListElement: Hashable {
  /// The kinds of views. Both façades have them, under different names and numbers.
  package enum Category: Hashable { case item, supplementaryView, decorationView }

  package let category: Category
  /// Nil for items.
  package let kind: String?
  package let indexPath: IndexPath

  package init(category: Category, kind: String?, indexPath: IndexPath) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  package static func item(_ indexPath: IndexPath) -> ListElement {
    ListElement(category: .item, kind: nil, indexPath: indexPath)
  }
  package static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ListElement {
    ListElement(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }
  package static func decoration(_ kind: String, _ indexPath: IndexPath) -> ListElement {
    ListElement(category: .decorationView, kind: kind, indexPath: indexPath)
  }

  /// The same element at another index path.
  package func moved(to indexPath: IndexPath) -> ListElement {
    ListElement(category: category, kind: kind, indexPath: indexPath)
  }

  /// The order of elements of equal depth: decorations are behind items, and items are behind supplementary views.
  package var depth: Int {
    switch category {
    case .decorationView: 0
    case .item: 1
    case .supplementaryView: 2
    }
  }
}

extension ListElement: Comparable {
  package static func < (one: ListElement, other: ListElement) -> Bool {
    one.indexPath == other.indexPath
      ? (one.kind ?? "", one.depth) < (other.kind ?? "", other.depth) : one.indexPath < other.indexPath
  }
}

extension ListTransition {
  /// The new place of an element.
  package func moved(_ element: ListElement) -> ListElement? {
    guard element.category != .item else { return item(element.indexPath).map(element.moved) }
    guard element.indexPath.count > 1 else { return element }
    // A view of an item moves with the item, and a view of a section with the section.
    guard let section = section(element.indexPath.section) else { return nil }
    let isItems = element.indexPath.item > 0
    if isItems { return item(element.indexPath).map(element.moved) }
    return element.moved(to: IndexPath(item: 0, section: section))
  }

  /// The values of the elements that stay, under their new index paths.
  package func moved<Value>(_ values: [ListElement: Value]) -> [ListElement: Value] {
    var moved: [ListElement: Value] = [:]
    for (element, value) in values {
      if let place = self.moved(element) { moved[place] = value }
    }
    return moved
  }
}
