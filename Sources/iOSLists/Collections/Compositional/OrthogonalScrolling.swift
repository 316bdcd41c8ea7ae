import CompositionalLayout
import Foundation

/// Sections that scroll across the layout's direction. (Apple, `orthogonalScrollingBehavior`.) Their items are moved within the
/// collection, without scroll views of their own.
extension UICollectionViewCompositionalLayout {
  var isVertical: Bool { configuration.scrollDirection == .vertical }

  /// Moves the items of orthogonal sections by the distances scrolled, as far as there are items.
  func applyShifts() {
    guard !shifts.isEmpty else { return }
    for index in solved.sections.indices {
      guard let section = solved.sections[index].index, let shift = shifts[section],
        solved.sections[index].isOrthogonal
      else { continue }
      let boundaries = sections[section]?.boundarySupplementaryItems ?? []
      solved.sections[index].boundaryKinds = Set(boundaries.map(\.elementKind))
      solved.sections[index].shift = limited(shift, in: solved.sections[index])
      shifts[section] = solved.sections[index].shift
    }
  }

  /// Scrolls the section of an item if it scrolls by itself. Items are at the edges of the view, or in its middle.
  func scrollSection(toItemAt path: IndexPath, _ position: UICollectionView.ScrollPosition) {
    guard let view = collectionView, let frame = view.layoutAttributesForItem(at: path)?.frame,
      solved.sections.contains(where: { $0.index == path.section && $0.isOrthogonal })
    else { return }
    let known = shifts[path.section] ?? .zero
    let place = frame.offsetBy(dx: -known.x, dy: -known.y)
    var shift = known
    if isVertical {
      if position.contains(.left) { shift.x = -place.minX }
      if position.contains(.centeredHorizontally) { shift.x = view.bounds.width / 2 - place.midX }
      if position.contains(.right) { shift.x = view.bounds.width - place.maxX }
    } else {
      if position.contains(.top) { shift.y = -place.minY }
      if position.contains(.centeredVertically) { shift.y = view.bounds.height / 2 - place.midY }
      if position.contains(.bottom) { shift.y = view.bounds.height - place.maxY }
    }
    guard shift != known else { return }
    shifts[path.section] = shift
    invalidateLayout()
  }

  /// A shift that leaves the first item in its place at least, and ends where the last one has the same distance from the other
  /// edge, corrected by the insets.
  private func limited(_ shift: CGPoint, in section: SolvedSection) -> CGPoint {
    guard let view = collectionView, let index = section.index, let insets = sections[index]?.contentInsets
    else { return .zero }
    let items = section.frameOfItems
    guard !items.isNull else { return .zero }
    guard isVertical else {
      let end = items.minY - insets.top + insets.bottom
      return CGPoint(x: 0, y: max(min(0, view.bounds.height - items.maxY - end), min(shift.y, 0)))
    }
    let width = view.bounds.width
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      let end = width - items.maxX - insets.leading + insets.trailing
      return CGPoint(x: min(max(0, end - items.minX), max(shift.x, 0)), y: 0)
    }
    let end = items.minX - insets.leading + insets.trailing
    return CGPoint(x: max(min(0, width - items.maxX - end), min(shift.x, 0)), y: 0)
  }
}
