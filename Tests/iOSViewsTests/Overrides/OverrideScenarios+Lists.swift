import AutoLayout
import Foundation
import iOSViews

extension OverrideScenarios {
  final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row"
      return cell
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }
  }

  func tables() {
    let root = UIViewController()
    let window = makeWindow(root)
    let table = RecordingTable(frame: root.view.bounds, style: .plain)
    let rows = Rows()
    table.register(RecordingRow.self, forCellReuseIdentifier: "row")
    table.register(RecordingHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    table.rowHeight = UITableView.automaticDimension
    table.dataSource = rows
    table.delegate = rows
    root.view.addSubview(table)
    window.layoutIfNeeded()
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    table.setEditing(true, animated: false)
    table.cellForRow(at: IndexPath(row: 0, section: 0))?.setHighlighted(true, animated: false)
    window.layoutIfNeeded()
    table.setEditing(false, animated: false)
    _ = window.displayList()
    table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
    window.layoutIfNeeded()
    table.performBatchUpdates({ table.reloadRows(at: [IndexPath(row: 29, section: 0)], with: .none) })
    table.reloadSections([0], with: .none)
    table.reloadData()
    window.layoutIfNeeded()
    _ = window.displayList()
  }

  final class Rows2: RecordingTableController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      _ = super.tableView(tableView, numberOfRowsInSection: section)
      return 30
    }
    override func numberOfSections(in tableView: UITableView) -> Int {
      _ = super.numberOfSections(in: tableView)
      return 2
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      Calls.note("UITableViewController.tableView(_:cellForRowAt:)")
      return UITableViewCell()
    }
  }

  func tableController() {
    let controller = Rows2(style: .grouped)
    let window = makeWindow(UINavigationController(rootViewController: controller))
    controller.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    controller.setEditing(true, animated: false)
    window.layoutIfNeeded()
    _ = window.displayList()
    controller.tableView.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
    window.layoutIfNeeded()
  }

  final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  final class Grid: RecordingLayout {
    override var collectionViewContentSize: CGSize {
      _ = super.collectionViewContentSize
      return CGSize(width: 390, height: 3000)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      _ = super.layoutAttributesForElements(in: rect)
      return (0..<30).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
        + [
          layoutAttributesForSupplementaryView(ofKind: "header", at: IndexPath(item: 0, section: 0)),
          layoutAttributesForDecorationView(ofKind: "line", at: IndexPath(item: 0, section: 0)),
        ].compactMap { $0 }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      _ = super.layoutAttributesForItem(at: indexPath)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 100 + 50, width: 100, height: 90)
      return attributes
    }
    override func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      _ = super.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
      let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: indexPath)
      attributes.frame = CGRect(x: 0, y: 0, width: 390, height: 50)
      return attributes
    }
    override func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      _ = super.layoutAttributesForDecorationView(ofKind: kind, at: indexPath)
      let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: indexPath)
      attributes.frame = CGRect(x: 0, y: 0, width: 390, height: 5)
      return attributes
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      _ = super.shouldInvalidateLayout(forBoundsChange: newBounds)
      return true
    }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      _ = super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
      return preferredAttributes.frame != originalAttributes.frame
    }
  }

  func collections() {
    let root = UIViewController()
    let window = makeWindow(root)
    let items = Items()
    let grid = Grid()
    grid.register(RecordingReusableView.self, forDecorationViewOfKind: "line")
    let collection = RecordingCollection(frame: root.view.bounds, collectionViewLayout: grid)
    collection.register(RecordingItem.self, forCellWithReuseIdentifier: "item")
    for kind in ["header", UICollectionView.elementKindSectionHeader] {
      collection.register(
        RecordingReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    collection.dataSource = items
    collection.delegate = items
    root.view.addSubview(collection)
    window.layoutIfNeeded()
    collection.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    collection.deselectItem(at: IndexPath(item: 0, section: 0), animated: false)
    collection.isEditing = true
    collection.scrollToItem(at: IndexPath(item: 29, section: 0), at: .bottom, animated: false)
    window.layoutIfNeeded()
    collection.performBatchUpdates({ collection.reloadItems(at: [IndexPath(item: 29, section: 0)]) })
    collection.reloadSections([0])
    window.layoutIfNeeded()
    collection.frame.size.width = 200
    window.layoutIfNeeded()
    _ = window.displayList()
    let flow = RecordingFlow()
    flow.headerReferenceSize = CGSize(width: 10, height: 10)
    collection.setCollectionViewLayout(flow, animated: false)
    window.layoutIfNeeded()
    collection.reloadData()
    window.layoutIfNeeded()
    flow.invalidateLayout()
    window.layoutIfNeeded()
    collection.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
    window.layoutIfNeeded()
  }

  func collectionController() {
    let controller = RecordingCollectionController(collectionViewLayout: UICollectionViewFlowLayout())
    let window = makeWindow(controller)
    window.layoutIfNeeded()
    controller.collectionView.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
  }
}
