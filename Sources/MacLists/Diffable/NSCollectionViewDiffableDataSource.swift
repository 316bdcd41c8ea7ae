import Foundation

/// Shows snapshots in a collection view: items in both the old and the new one keep their views and
/// selection. (Apple, `NSCollectionViewDiffableDataSource`.)
@preconcurrency @MainActor
open class NSCollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, NSCollectionViewDataSource {
  public typealias ItemProvider = (
    _ collectionView: NSCollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> NSCollectionViewItem?
  public typealias SupplementaryViewProvider = (
    _ collectionView: NSCollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> (NSView & NSCollectionViewElement)?

  private weak var collectionView: NSCollectionView?
  private let itemProvider: ItemProvider
  private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  open var supplementaryViewProvider: SupplementaryViewProvider?

  public init(collectionView: NSCollectionView, itemProvider: @escaping ItemProvider) {
    self.collectionView = collectionView
    self.itemProvider = itemProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    state.snapshot
  }

  /// Shows a snapshot. Items appear and disappear immediately, with or without animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let transition = state.apply(snapshot)
    collectionView?.follow(transition)
    completion?()
  }

  // MARK: Questions

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state.snapshot.item(at: indexPath)
  }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.snapshot.indexPath(of: itemIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: NSCollectionView) -> Int { state.snapshot.numberOfSections }

  open func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int {
    let sections = state.snapshot.sectionIdentifiers
    guard sections.indices.contains(section) else { return 0 }
    return state.snapshot.numberOfItems(inSection: sections[section])
  }

  open func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    guard let identifier = itemIdentifier(for: indexPath),
      let item = itemProvider(collectionView, indexPath, identifier)
    else {
      preconditionFailure("the item provider returned no item for the index path \(indexPath)")
    }
    return item
  }

  open func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure(
        "no view of the kind \(kind) for \(indexPath): set the data source's supplementaryViewProvider")
    }
    return view
  }
}
