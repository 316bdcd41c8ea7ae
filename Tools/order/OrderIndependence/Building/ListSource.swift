import Foundation
import iOSViews

/// A list's data source: one cell for each of the views in it, which is filled when it is first made and used again only for
/// the same view.
@MainActor
final class ListSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  let cells: [Int]
  private unowned let tree: LiveTree

  init(_ cells: [Int], _ tree: LiveTree) {
    self.cells = cells
    self.tree = tree
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let id = cells[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "\(id)", for: indexPath)
    if let direction = tree.direction { cell.semanticContentAttribute = direction }
    tree.fill(cell.contentView, of: id)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    cells.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let id = cells[indexPath.item]
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "\(id)", for: indexPath)
    if let direction = tree.direction { cell.semanticContentAttribute = direction }
    tree.fill(cell.contentView, of: id)
    return cell
  }
}
