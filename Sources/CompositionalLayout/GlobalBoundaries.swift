import AutoLayout
import Foundation
import ListSnapshots

/// Headers and footers of a whole layout. Their index path has one index, 0.
@MainActor
struct GlobalBoundaries {
  private let placed: [(item: NSCollectionLayoutBoundarySupplementaryItem, size: CGSize)]
  private let container: CGSize
  let head: CGFloat
  let tail: CGFloat

  init(
    items: [NSCollectionLayoutBoundarySupplementaryItem], axis: LayoutAxis, container: CGSize,
    groups: GroupSolver
  ) {
    let sized = items.map {
      (
        item: $0,
        size: groups.measured($0, .supplementary($0.elementKind, IndexPath(index: 0)), in: container)
      )
    }
    func extent(_ end: AxisAlignment) -> CGFloat {
      sized.filter { $0.item.extendsBoundary && axis.alignment($0.item.alignment) == end }
        .reduce(0) { $0 + axis.length($1.size) }
    }
    self.container = container
    head = extent(.start)
    tail = extent(.end)
    placed = sized
  }

  func place(_ axis: LayoutAxis, length: CGFloat) -> SolvedSection {
    var start: CGFloat = 0
    var end = length - tail
    let elements = placed.map { item, size -> PlacedElement in
      let isEnd = axis.alignment(item.alignment) == .end
      let position = isEnd ? end : start
      if isEnd { end += axis.length(size) } else { start += axis.length(size) }
      let free = axis.other.length(container) - axis.other.length(size)
      let shift: CGFloat =
        switch axis.other.alignment(item.alignment) {
        case .start: 0
        case .middle: free / 2
        case .end: free
        }
      var frame = CGRect(origin: axis.point(position, across: shift), size: size)
      frame = frame.offsetBy(dx: item.offset.x, dy: item.offset.y)
      var element = PlacedElement(
        element: .supplementary(item.elementKind, IndexPath(index: 0)), frame: frame, zIndex: item.zIndex,
        selfSizing: item.layoutSize.selfSizing)
      if item.pinToVisibleBounds {
        element.pin = .init(edge: isEnd ? .end : .start, low: 0, high: length)
      }
      return element
    }
    return SolvedSection(
      frame: CGRect(origin: .zero, size: axis.size(length, across: axis.other.length(container))),
      elements: elements)
  }
}
