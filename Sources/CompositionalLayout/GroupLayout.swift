import AutoLayout
import Foundation
import ListSnapshots
import ObjCCompatibility

/// One group, laid out: its size, and its elements' places from its top leading corner.
struct GroupLayout {
  var size: CGSize
  /// The group itself and the space around it, which section layouts place.
  var elements: [PlacedElement] = []
  /// The number of the section's items that the group shows.
  var consumed = 0
}

/// Lays groups out: chooses items until a group is full, gives them sizes, and distributes the remaining space.
@MainActor
struct GroupSolver {
  let section: Int
  /// The sizes that elements have reported.
  let preferred: [ListElement: ContentSize]
  let surroundings: any LayoutSurroundings

  /// The largest excess of a line's length that counts as rounding, in points.
  static let tolerance: CGFloat = 1e-3

  /// One item of a line, or a group within it.
  struct Piece {
    let item: NSCollectionLayoutItem
    var size: CGSize
    var inner: GroupLayout
    let first: Int
  }

  /// - Parameters:
  ///   - container: the container to which the group's fractions refer.
  ///   - forced: an extent that the surrounding group determines.
  func solve(
    _ group: LayoutGroup, in container: CGSize, first: Int, remaining: Int,
    forced: (axis: LayoutAxis, length: CGFloat)? = nil
  ) -> GroupLayout {
    var size = group.layoutSize.size(in: container)
    if let forced {
      size = forced.axis.size(forced.length, across: forced.axis.other.length(size))
    }
    switch group.arrangement.kind {
    case .custom(let provider): return custom(group, provider, size, first: first, remaining: remaining)
    case .line(let axis):
      let pieces = fill(group, axis, size, first: first, remaining: remaining)
      return arrange(pieces, of: group, along: axis, size)
    case .repeated(let axis, let count):
      let pieces = repeated(
        group, axis, size, count: count, length: nil, first: first, remaining: remaining)
      return arrange(pieces, of: group, along: axis, size)
    case .divided(let axis, let count):
      let gap = group.interItemSpacing?.spacing ?? 0
      let space = axis.length(group.effectiveInsets.inset(size)) - CGFloat(max(0, count - 1)) * gap
      let pieces = repeated(
        group, axis, size, count: count, length: max(0, space / CGFloat(max(1, count))), first: first,
        remaining: remaining)
      return arrange(pieces, of: group, along: axis, size)
    }
  }

  // MARK: Choosing items

  /// Repeats the subitems in turn until the next one does not fit. The first one always fits. If the content determines
  /// the group's length, each subitem is added once.
  private func fill(
    _ group: LayoutGroup, _ axis: LayoutAxis, _ size: CGSize, first: Int, remaining: Int
  ) -> [Piece] {
    guard !group.subitems.isEmpty else { return [] }
    let content = group.effectiveInsets.inset(size)
    let space = axis.length(content)
    let isOpen = axis.dimension(group.layoutSize).isSelfSizing
    let gap = group.interItemSpacing?.spacing ?? 0
    var pieces: [Piece] = []
    var used: CGFloat = 0
    var consumed = 0
    while consumed < remaining {
      let item = group.subitems[pieces.count % group.subitems.count]
      let piece = measure(item, in: content, first: first + consumed, remaining: remaining - consumed)
      guard piece.inner.consumed > 0 else { break }
      let length = isOpen ? axis.length(item.layoutSize.size(in: content)) : axis.length(piece.size)
      let wanted = (pieces.isEmpty ? 0 : gap) + length + axis.spacing(item.edgeSpacing).least
      let isFirstRound = isOpen && pieces.count < group.subitems.count
      if !pieces.isEmpty, !isFirstRound, used + wanted > space + Self.tolerance { break }
      used += wanted
      consumed += piece.inner.consumed
      pieces.append(piece)
      // Items without length would never fill a line.
      if wanted <= 0, pieces.count >= group.subitems.count { break }
    }
    return pieces
  }

  private func repeated(
    _ group: LayoutGroup, _ axis: LayoutAxis, _ size: CGSize, count: Int, length: CGFloat?,
    first: Int, remaining: Int
  ) -> [Piece] {
    guard let item = group.subitems.first else { return [] }
    let content = group.effectiveInsets.inset(size)
    var pieces: [Piece] = []
    var consumed = 0
    while pieces.count < count, consumed < remaining {
      let edges = axis.spacing(item.edgeSpacing).least
      let piece = measure(
        item, in: content, first: first + consumed, remaining: remaining - consumed,
        forced: length.map { (axis, max(0, $0 - edges)) })
      guard piece.inner.consumed > 0 else { break }
      consumed += piece.inner.consumed
      pieces.append(piece)
    }
    return pieces
  }

  /// An item's size, including the extents that its content has reported.
  private func measure(
    _ item: NSCollectionLayoutItem, in container: CGSize, first: Int, remaining: Int,
    forced: (axis: LayoutAxis, length: CGFloat)? = nil
  ) -> Piece {
    if let group = item as? LayoutGroup {
      let inner = solve(group, in: container, first: first, remaining: remaining, forced: forced)
      return Piece(item: item, size: inner.size, inner: inner, first: first)
    }
    var size = item.layoutSize.size(in: container)
    var free = item.layoutSize.selfSizing
    if let forced {
      size = forced.axis.size(forced.length, across: forced.axis.other.length(size))
      free.remove(forced.axis == .horizontal ? .width : .height)
    }
    let element = ListElement.item(IndexPath(item: first, section: section))
    if let known = preferred[element] { size = known.applied(to: size, on: free) }
    let placed = PlacedElement(element: element, frame: .zero, zIndex: 0, selfSizing: free)
    return Piece(
      item: item, size: size, inner: GroupLayout(size: size, elements: [placed], consumed: 1), first: first)
  }

  // MARK: Custom groups

  private func custom(
    _ group: LayoutGroup,
    _ provider: @MainActor (any LayoutSurroundings) -> [NSCollectionLayoutGroupCustomItem], _ size: CGSize,
    first: Int, remaining: Int
  ) -> GroupLayout {
    let inner = surroundings.around(
      LayoutContainer(contentSize: size, contentInsets: group.effectiveInsets))
    let items = provider(inner).prefix(remaining)
    var layout = GroupLayout(size: size, consumed: items.count)
    for (offset, item) in items.enumerated() {
      layout.elements.append(
        PlacedElement(
          element: .item(IndexPath(item: first + offset, section: section)), frame: item.frame,
          zIndex: item.zIndex, selfSizing: []))
    }
    addSupplementaries(of: group, at: CGRect(origin: .zero, size: size), first: first, to: &layout)
    return layout
  }

  // MARK: Supplementary items

  func addSupplementaries(
    of item: NSCollectionLayoutItem, at container: CGRect, first: Int, to layout: inout GroupLayout
  ) {
    for supplementary in item.supplementaryItems {
      let element = ListElement.supplementary(
        supplementary.elementKind, IndexPath(item: first, section: section))
      let size = measured(supplementary, element, in: container.size)
      layout.elements.append(
        PlacedElement(
          element: element, frame: supplementary.frame(at: container, size: size),
          zIndex: supplementary.zIndex, selfSizing: supplementary.layoutSize.selfSizing))
    }
  }

  /// A supplementary view's size, including the extents that its content has reported.
  func measured(_ item: NSCollectionLayoutItem, _ element: ListElement, in container: CGSize) -> CGSize {
    let size = item.layoutSize.size(in: container)
    return preferred[element]?.applied(to: size, on: item.layoutSize.selfSizing) ?? size
  }
}
