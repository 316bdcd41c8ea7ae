import Foundation
import iOSViews

/// Sections of rows, with notes of what a table says to its data source and its delegate.
final class TableLog: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
  var sections: [Int]
  var calls: [String] = []
  /// The height of each row.
  var height: CGFloat = 44
  var headerTitle: String?
  var headerView: UIView?
  var immovable: Set<Int> = []
  private var shown: UIWindow?

  init(_ sections: [Int]) { self.sections = sections }

  /// A table of 400 by 440 points in a window, laid out: ten rows are in view.
  func table(style: UITableView.Style = .plain) -> UITableView {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 440))
    let table = LoggedTable(frame: window.bounds, style: style)
    table.kept = self
    table.contentInsetAdjustmentBehavior = .never
    table.sectionHeaderTopPadding = 0
    table.register(LoggedCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    table.prefetchDataSource = self
    window.addSubview(table)
    window.layoutIfNeeded()
    shown = window
    return table
  }

  /// The calls whose first word is one of `names`.
  func calls(_ names: String...) -> [String] {
    calls.filter { call in names.contains { call == $0 || call.hasPrefix($0 + " ") } }
  }

  private func text(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }

  func numberOfSections(in tableView: UITableView) -> Int {
    calls.append("sections")
    return sections.count
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    calls.append("rows \(section)")
    return sections[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    calls.append("cell \(text(indexPath))")
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? LoggedCell)?.log = self
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headerTitle }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { headerView }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    calls.append("height \(text(indexPath))")
    return height
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerTitle == nil && headerView == nil ? 0 : 30
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    calls.append("display \(text(indexPath))")
  }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    calls.append("end \(text(indexPath))")
  }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    calls.append("header \(section)")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    calls.append("endHeader \(section)")
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    calls.append("canEdit \(text(indexPath))")
    return !immovable.contains(indexPath.row)
  }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    calls.append("style \(text(indexPath))")
    return .delete
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("willSelect \(text(indexPath))")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("didDeselect \(text(indexPath))")
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    calls.append("prefetch \(indexPaths.sorted().map(text).joined(separator: ","))")
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    calls.append("cancel \(indexPaths.sorted().map(text).joined(separator: ","))")
  }
}

/// Notes what becomes of it.
final class LoggedCell: UITableViewCell {
  weak var log: TableLog?
  override func prepareForReuse() {
    super.prepareForReuse()
    log?.calls.append("reuse")
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    log?.calls.append("setEditing \(editing)")
  }
}

/// Keeps its log alive, which tables reference weakly.
private final class LoggedTable: UITableView {
  var kept: TableLog?
}

/// Sections of items, with notes of what a collection says to its data source and its delegate.
final class CollectionLog: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections: [Int]
  var calls: [String] = []
  /// The size that the delegate gives each item; nil for the layout's.
  var size: CGSize?
  var movable = true
  private var shown: UIWindow?

  init(_ sections: [Int]) { self.sections = sections }

  /// A collection of 100 by 500 points in a window, laid out: items of 50 by 50 points stand one below the other unless
  /// `layout` has them elsewhere.
  func collection(_ layout: UICollectionViewLayout = CollectionLog.column()) -> UICollectionView {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
    let collection = LoggedCollection(frame: window.bounds, collectionViewLayout: layout)
    collection.kept = self
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(LoggedItem.self, forCellWithReuseIdentifier: "item")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "part")
    }
    collection.dataSource = self
    collection.delegate = self
    window.addSubview(collection)
    window.layoutIfNeeded()
    shown = window
    return collection
  }

  /// Items of 100 by 50 points without gaps.
  static func column() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    return layout
  }

  /// The calls whose first word is one of `names`.
  func calls(_ names: String...) -> [String] {
    calls.filter { call in names.contains { call == $0 || call.hasPrefix($0 + " ") } }
  }

  private func text(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    calls.append("sections")
    return sections.count
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    calls.append("items \(section)")
    return sections[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    calls.append("cell \(text(indexPath))")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? LoggedItem)?.log = self
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    calls.append("part \(kind == UICollectionView.elementKindSectionHeader ? "header" : "footer")")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "part", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    size ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    calls.append("display \(text(indexPath))")
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    calls.append("end \(text(indexPath))")
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    calls.append("shouldSelect \(text(indexPath))")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.append("didSelect \(text(indexPath))")
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    calls.append("canMove \(text(indexPath))")
    return movable
  }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    calls.append("move \(text(sourceIndexPath)) to \(text(destinationIndexPath))")
  }
}

/// Notes what becomes of it.
final class LoggedItem: UICollectionViewCell {
  weak var log: CollectionLog?
  override func prepareForReuse() {
    super.prepareForReuse()
    log?.calls.append("reuse")
  }
  override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    log?.calls.append("willTransition")
  }
  override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    log?.calls.append("didTransition")
  }
}

/// Keeps its log alive, which collections reference weakly.
private final class LoggedCollection: UICollectionView {
  var kept: CollectionLog?
}

/// Items below each other, with notes of what the collection asks.
final class NotedLayout: UICollectionViewLayout {
  var calls: [String] = []
  var followsBounds = false
  /// An item that the data source does not have is among those laid out.
  var inventsItem = false
  private let side: CGFloat = 50

  override func prepare() { calls.append("prepare") }
  override var collectionViewContentSize: CGSize {
    calls.append("size")
    return CGSize(width: side, height: CGFloat(count) * side)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    calls.append("elements")
    let all = (0..<(count + (inventsItem ? 1 : 0))).map { IndexPath(item: $0, section: 0) }
    return all.compactMap(layoutAttributesForItem(at:)).filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * side, width: side, height: side)
    return attributes
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    calls.append("bounds \(newBounds.minY)")
    return followsBounds
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    calls.append("updates \(updateItems.count)")
  }
  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    calls.append("finalize")
  }
  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    calls.append("appear \(itemIndexPath.item)")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  private var count: Int {
    collectionView.map { $0.numberOfSections > 0 ? $0.numberOfItems(inSection: 0) : 0 } ?? 0
  }
}
