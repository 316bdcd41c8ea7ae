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

  package init(
    initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    difference: CollectionDifference<ItemIdentifierType>,
    sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
  ) {
    self.initialSnapshot = initialSnapshot
    self.finalSnapshot = finalSnapshot
    self.difference = difference
    self.sectionTransactions = sectionTransactions
  }
}

/// The same for one section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let sectionIdentifier: SectionIdentifierType
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>
}
