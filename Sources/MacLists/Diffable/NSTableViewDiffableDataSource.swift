import AutoLayout
import Foundation

/// A data source that also creates a table's views.
@MainActor
protocol TableViewMaker: AnyObject {
  func makeView(_ tableView: NSTableView, _ column: NSTableColumn?, row: Int) -> NSView?
  func makeRowView(_ tableView: NSTableView, row: Int) -> NSTableRowView?
  func isHeader(row: Int) -> Bool
}

/// Shows snapshots in a table view: rows in both the old and the new one keep their views and selection. (Apple,
/// `NSTableViewDiffableDataSource`.) If there are views for section headers, each section begins with a header row.
@preconcurrency @MainActor
open class NSTableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, NSTableViewDataSource
{
  public typealias CellProvider = (
    _ tableView: NSTableView, _ tableColumn: NSTableColumn, _ row: Int, _ itemIdentifier: ItemIdentifierType
  ) -> NSView
  public typealias RowProvider = (
    _ tableView: NSTableView, _ row: Int, _ itemIdentifier: ItemIdentifierType
  ) -> NSTableRowView
  public typealias SectionHeaderViewProvider = (
    _ tableView: NSTableView, _ row: Int, _ sectionIdentifier: SectionIdentifierType
  ) -> NSView

  /// The contents of a row.
  private enum Row: Hashable {
    case header(SectionIdentifierType)
    case item(ItemIdentifierType)
  }

  private weak var tableView: NSTableView?
  private let cellProvider: CellProvider
  private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  private var rows: [Row] = []
  open var rowViewProvider: RowProvider?
  @AlwaysObserved open var sectionHeaderViewProvider: SectionHeaderViewProvider? {
    didSet { rowsDidChange([]) }
  }
  /// Stored only: rows appear and disappear immediately.
  open var defaultRowAnimation: NSTableView.AnimationOptions = .effectFade

  public init(tableView: NSTableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    state.snapshot
  }

  /// Shows a snapshot. Rows appear and disappear immediately, with or without animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) {
    let sections = Set(snapshot.reloadedSectionIdentifiers)
    var reloaded = Set(snapshot.reloadedItemIdentifiers.map(Row.item))
    for section in sections {
      reloaded.insert(.header(section))
      if snapshot.indexOfSection(section) != nil {
        reloaded.formUnion(snapshot.itemIdentifiers(inSection: section).map(Row.item))
      }
    }
    _ = state.apply(snapshot)
    rowsDidChange(reloaded)
    completion?()
  }

  /// - Parameter reloaded: remaining rows to recreate.
  private func rowsDidChange(_ reloaded: Set<Row>) {
    let old = rows
    rows = state.snapshot.sectionIdentifiers.flatMap { section -> [Row] in
      let items = state.snapshot.itemIdentifiers(inSection: section).map(Row.item)
      return sectionHeaderViewProvider == nil ? items : [.header(section)] + items
    }
    let places = Dictionary(rows.enumerated().map { ($1, $0) }) { first, _ in first }
    tableView?.change(
      TableChange(
        places: old.map { reloaded.contains($0) ? nil : places[$0] }, newCount: rows.count))
  }

  // MARK: Questions

  /// The item of a row; nil for header rows.
  open func itemIdentifier(forRow row: Int) -> ItemIdentifierType? {
    guard rows.indices.contains(row), case .item(let item) = rows[row] else { return nil }
    return item
  }
  open func row(forItemIdentifier identifier: ItemIdentifierType) -> Int? {
    rows.firstIndex(of: .item(identifier))
  }
  /// The section of a header row; nil for other rows.
  open func sectionIdentifier(forRow row: Int) -> SectionIdentifierType? {
    guard rows.indices.contains(row), case .header(let section) = rows[row] else { return nil }
    return section
  }
  open func row(forSectionIdentifier identifier: SectionIdentifierType) -> Int? {
    rows.firstIndex(of: .header(identifier))
  }

  // MARK: Data source

  open func numberOfRows(in tableView: NSTableView) -> Int { rows.count }
}

extension NSTableViewDiffableDataSource: TableViewMaker {
  func makeView(_ tableView: NSTableView, _ column: NSTableColumn?, row: Int) -> NSView? {
    if let section = sectionIdentifier(forRow: row) {
      return sectionHeaderViewProvider?(tableView, row, section)
    }
    guard let column, let item = itemIdentifier(forRow: row) else { return nil }
    return cellProvider(tableView, column, row, item)
  }

  func makeRowView(_ tableView: NSTableView, row: Int) -> NSTableRowView? {
    guard let item = itemIdentifier(forRow: row) else { return nil }
    return rowViewProvider?(tableView, row, item)
  }

  func isHeader(row: Int) -> Bool { sectionIdentifier(forRow: row) != nil }
}
