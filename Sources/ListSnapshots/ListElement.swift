import Foundation

/// One view of a collection: an item's, or a view of a kind that goes with items or sections. In the order of their index
/// paths.
package struct ListElement: Hashable {
  /// The kinds of views. Both façades have them, under names and numbers of their own.
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

  /// The same element elsewhere.
  package func moved(to indexPath: IndexPath) -> ListElement {
    ListElement(category: category, kind: kind, indexPath: indexPath)
  }

  /// Orders elements of equal depth: decorations behind items behind supplementary views.
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
    // Beside an item: goes with it. At a section: with the section.
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
