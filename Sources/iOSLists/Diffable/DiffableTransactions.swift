import Foundation

/// The changes that the reader made by moving items. (Apple, `NSDiffableDataSourceTransaction`.)
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The same of one section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let sectionIdentifier: SectionIdentifierType
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>
}

/// The identifiers that a diffable data source holds, and how they change.
@MainActor
struct DiffableState<Section: Hashable, Item: Hashable> {
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  private(set) var outlines: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]

  /// Takes a snapshot over; what changes on the way.
  mutating func apply(_ new: NSDiffableDataSourceSnapshot<Section, Item>) -> ListTransition {
    let transition = snapshot.transition(to: new)
    snapshot = new.settled
    outlines = outlines.filter { new.indexOfSection($0.key) != nil }
    return transition
  }

  mutating func apply(
    _ outline: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section
  ) -> ListTransition {
    var new = snapshot
    new.replaceItems(in: section, with: outline.visibleItems)
    let transition = apply(new)
    outlines[section] = outline
    return transition
  }

  func outline(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
    if let outline = outlines[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<Item>()
    if snapshot.indexOfSection(section) != nil { flat.append(snapshot.itemIdentifiers(inSection: section)) }
    return flat
  }
}
