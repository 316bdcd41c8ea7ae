import Foundation

/// An interactive move of an item.
struct InteractiveMovement {
  let original: IndexPath
  /// The present target of the item.
  var current: IndexPath
  /// The middle of its cell, in the content's coordinates.
  var position: CGPoint

  /// The item of the data source that is shown at an index path while the move has not been applied to the
  /// data.
  func item(shownAt path: IndexPath) -> IndexPath {
    guard path.section == original.section, current.section == original.section else { return path }
    if path == current { return original }
    let amongOthers = path.item < current.item ? path.item : path.item - 1
    let item = amongOthers < original.item ? amongOthers : amongOthers + 1
    return IndexPath(item: item, section: path.section)
  }
}

/// Moving items by hand. (Apple, `beginInteractiveMovementForItem(at:)` and the methods after it.)
extension UICollectionView {
  func beginMovement(at indexPath: IndexPath) -> Bool {
    guard movement == nil, let source = dataSource, let attributes = layoutAttributesForItem(at: indexPath),
      source.collectionView(self, canMoveItemAt: indexPath)
    else { return false }
    movement = InteractiveMovement(original: indexPath, current: indexPath, position: attributes.center)
    notifyLayout(previous: indexPath, attributes.center)
    return true
  }

  func updateMovement(to position: CGPoint) {
    guard var movement else { return }
    let (previous, previousPosition) = (movement.current, movement.position)
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: previous, withPosition: position)
    movement.current =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
        atCurrentIndexPath: previous, toProposedIndexPath: proposed) ?? proposed
    movement.position = position
    self.movement = movement
    if movement.current != previous { shift(from: previous, to: movement.current) }
    notifyLayout(previous: previous, previousPosition)
    layoutIfNeeded()
  }

  func finishMovement(cancelled: Bool) {
    guard let movement else { return }
    let context = collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [cancelled ? movement.original : movement.current],
      previousIndexPaths: [movement.current], movementCancelled: cancelled)
    if movement.current != movement.original { shift(from: movement.current, to: movement.original) }
    self.movement = nil
    if !cancelled, movement.current != movement.original { moveData(movement) }
    collectionViewLayout.invalidateLayout(with: context)
    layoutIfNeeded()
  }

  /// Applies the move to the data. Diffable data sources update the view themselves.
  private func moveData(_ movement: InteractiveMovement) {
    let old = counts
    dataSource?.collectionView(self, moveItemAt: movement.original, to: movement.current)
    guard let old, !(dataSource is any OutlineDataSource) else { return }
    var changes = ListChanges()
    changes.moved = [(movement.original, movement.current)]
    let new = (0..<numberOfSections).map(numberOfItems)
    follow(changes.checkedTransition(from: old, to: new, noun: "collection"))
  }

  /// Makes space for the item at another position in its section. In other sections, space is made when the move
  /// ends.
  private func shift(from old: IndexPath, to new: IndexPath) {
    guard let counts, old.section == new.section, counts.indices.contains(old.section) else { return }
    var changes = ListChanges()
    changes.moved = [(old, new)]
    follow(changes.checkedTransition(from: counts, to: counts, noun: "collection"))
  }

  private func notifyLayout(previous: IndexPath, _ previousPosition: CGPoint) {
    guard let movement else { return }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(
        forInteractivelyMovingItems: [movement.current], withTargetPosition: movement.position,
        previousIndexPaths: [previous], previousPosition: previousPosition))
  }

  /// The attributes with which an element is shown: those of an item being moved follow the finger.
  func shownAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let movement, attributes.representedElementCategory == .cell,
      attributes.indexPath == movement.current
    else { return attributes }
    return collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.current, withTargetPosition: movement.position)
  }
}
