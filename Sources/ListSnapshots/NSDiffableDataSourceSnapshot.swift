import Foundation
import ObjCCompatibility

/// The state of a list at one moment: sections and items by identifier, in order. (Apple, `NSDiffableDataSourceSnapshot`.)
///
/// Missing or duplicate identifiers are programming errors and trap, as in UIKit.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var itemsBySection: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sectionByItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  // MARK: Questions

  public var numberOfItems: Int { sectionByItem.count }
  public var numberOfSections: Int { sectionIdentifiers.count }
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { itemsBySection[$0] ?? [] }
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let items = itemsBySection[identifier] else { missing("section", identifier) }
    return items
  }

  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionByItem[identifier]
  }

  /// Counted over all sections. O(n).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    sectionByItem[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Appends items to a section; to the last one if none is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      preconditionFailure(
        "There are currently no sections in the data source. Please add a section first.")
    }
    insert(identifiers, at: itemIdentifiers(inSection: section).count, in: section)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let (section, index) = place(of: beforeIdentifier)
    insert(identifiers, at: index, in: section)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let (section, index) = place(of: afterIdentifier)
    insert(identifiers, at: index + 1, in: section)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let removed = Set(identifiers)
    for section in Set(removed.compactMap { sectionByItem[$0] }) {
      itemsBySection[section]?.removeAll { removed.contains($0) }
    }
    for item in removed { sectionByItem[item] = nil }
  }

  public mutating func deleteAllItems() {
    sectionIdentifiers = []
    itemsBySection = [:]
    sectionByItem = [:]
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  /// Requests new views for the items.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { _ = place(of: item) }
    reloadedItemIdentifiers += identifiers.filter { !reloadedItemIdentifiers.contains($0) }
  }

  /// Requests that the items' current views be configured again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { _ = place(of: item) }
    reconfiguredItemIdentifiers += identifiers.filter { !reconfiguredItemIdentifiers.contains($0) }
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: sectionIdentifiers.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insertSections(identifiers, at: index(of: toIdentifier))
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insertSections(identifiers, at: index(of: toIdentifier) + 1)
  }

  /// Deletes the sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let removed = Set(identifiers)
    sectionIdentifiers.removeAll { removed.contains($0) }
    for section in identifiers {
      for item in itemsBySection.removeValue(forKey: section) ?? [] { sectionByItem[item] = nil }
    }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers { _ = index(of: section) }
    reloadedSectionIdentifiers += identifiers.filter { !reloadedSectionIdentifiers.contains($0) }
  }

  // MARK: Steps

  private func missing(_ noun: String, _ identifier: some Hashable) -> Never {
    preconditionFailure(
      "Invalid parameter not satisfying: the \(noun) \(identifier) is not in the snapshot")
  }

  private func index(of section: SectionIdentifierType) -> Int {
    guard let index = sectionIdentifiers.firstIndex(of: section) else { missing("section", section) }
    return index
  }

  private func place(of item: ItemIdentifierType) -> (SectionIdentifierType, Int) {
    guard let section = sectionByItem[item], let index = itemsBySection[section]?.firstIndex(of: item) else {
      missing("item", item)
    }
    return (section, index)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at index: Int, in section: SectionIdentifierType
  ) {
    for item in items {
      precondition(
        sectionByItem.updateValue(section, forKey: item) == nil,
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\(item))}")
    }
    itemsBySection[section]?.insert(contentsOf: items, at: index)
  }

  private mutating func insertSections(_ sections: [SectionIdentifierType], at index: Int) {
    for section in sections {
      precondition(
        itemsBySection.updateValue([], forKey: section) == nil,
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\(section))}")
    }
    sectionIdentifiers.insert(contentsOf: sections, at: index)
  }

  private mutating func move(
    _ item: ItemIdentifierType, beside target: ItemIdentifierType, offset: Int
  ) {
    precondition(item != target, "Invalid update: an item cannot be moved beside itself: \(item)")
    _ = place(of: item)
    deleteItems([item])
    let (section, index) = place(of: target)
    insert([item], at: index + offset, in: section)
  }

  private mutating func move(
    _ section: SectionIdentifierType, beside target: SectionIdentifierType, offset: Int
  ) {
    precondition(section != target, "Invalid update: a section cannot be moved beside itself: \(section)")
    sectionIdentifiers.remove(at: index(of: section))
    sectionIdentifiers.insert(section, at: index(of: target) + offset)
  }

  // MARK: For data sources

  /// The same snapshot without reload requests, which apply only once.
  package var settled: NSDiffableDataSourceSnapshot {
    var settled = self
    settled.reloadedSectionIdentifiers = []
    settled.reloadedItemIdentifiers = []
    settled.reconfiguredItemIdentifiers = []
    return settled
  }

  /// Replaces a section's items.
  package mutating func replaceItems(in section: SectionIdentifierType, with items: [ItemIdentifierType]) {
    if itemsBySection[section] == nil { appendSections([section]) }
    deleteItems(itemIdentifiers(inSection: section))
    insert(items, at: 0, in: section)
  }

  package func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count > 1, sectionIdentifiers.indices.contains(indexPath.section),
      let items = itemsBySection[sectionIdentifiers[indexPath.section]],
      items.indices.contains(indexPath.item)
    else { return nil }
    return items[indexPath.item]
  }

  package func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionByItem[item], let number = sectionIdentifiers.firstIndex(of: section),
      let index = itemsBySection[section]?.firstIndex(of: item)
    else { return nil }
    return IndexPath(item: index, section: number)
  }

  /// The transition from this snapshot to a newer one. Elements that are to be reloaded count as removed.
  package func transition(to new: NSDiffableDataSourceSnapshot) -> ListTransition {
    let reloaded = Set(new.reloadedItemIdentifiers)
    let reloadedSections = Set(new.reloadedSectionIdentifiers)
    var sections: [Int: Int] = [:]
    for (number, section) in sectionIdentifiers.enumerated() where !reloadedSections.contains(section) {
      sections[number] = new.indexOfSection(section)
    }
    var places: [ItemIdentifierType: IndexPath] = [:]
    for (number, section) in new.sectionIdentifiers.enumerated() {
      for (index, item) in (new.itemsBySection[section] ?? []).enumerated() where !reloaded.contains(item) {
        places[item] = IndexPath(item: index, section: number)
      }
    }
    return ListTransition(
      item: { path in
        guard let item = self.item(at: path), let section = self.sectionByItem[item],
          !reloadedSections.contains(section)
        else { return nil }
        return places[item]
      }, section: { sections[$0] })
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
