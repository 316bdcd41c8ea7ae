import AutoLayout
import Foundation

/// Places a line's pieces.
extension GroupSolver {
  /// Places the pieces one after the other and adds their elements.
  func arrange(
    _ pieces: [Piece], of group: LayoutGroup, along axis: LayoutAxis, _ given: CGSize
  ) -> GroupLayout {
    let insets = group.effectiveInsets
    let pieces = evened(pieces, of: group, along: axis, in: insets.inset(given))
    let size = actualSize(of: pieces, in: group, along: axis, given)
    let content = insets.inset(size)
    var layout = GroupLayout(size: size)
    let share = flexibleShare(pieces, group, axis, space: axis.length(content))
    let gap = group.interItemSpacing.map { $0.spacing + ($0.isFlexible ? share : 0) } ?? 0
    var position = axis.insets(insets).start
    let acrossStart = axis.other.insets(insets).start
    for (index, piece) in pieces.enumerated() {
      if index > 0 { position += gap }
      let edges = axis.spacing(piece.item.edgeSpacing)
      position += edges.before(share)
      let across = acrossStart + acrossOffset(of: piece, axis.other, space: axis.other.length(content))
      take(piece, at: axis.point(position, across: across), into: &layout)
      position += axis.length(piece.size) + edges.after(share)
    }
    let first = pieces.first?.first ?? 0
    addSupplementaries(of: group, at: CGRect(origin: .zero, size: size), first: first, to: &layout)
    return layout
  }

  private func take(_ piece: Piece, at origin: CGPoint, into layout: inout GroupLayout) {
    layout.consumed += piece.inner.consumed
    guard !(piece.item is LayoutGroup) else {
      layout.elements += piece.inner.elements.map { $0.offsetBy(origin) }
      return
    }
    let frame = piece.item.effectiveInsets.inset(CGRect(origin: origin, size: piece.size))
    for var element in piece.inner.elements {
      element.frame = frame
      layout.elements.append(element)
    }
    addSupplementaries(of: piece.item, at: frame, first: piece.first, to: &layout)
  }

  // MARK: Sizes

  /// Makes uniform siblings equally large, and resolves fractions of lengths that the content determines.
  private func evened(
    _ pieces: [Piece], of group: LayoutGroup, along axis: LayoutAxis, in content: CGSize
  ) -> [Piece] {
    var pieces = pieces
    let across = axis.other
    let lengths = pieces.filter { across.dimension($0.item.layoutSize).isUniformAcrossSiblings }
      .map { across.length($0.size) }
    if let largest = lengths.max() {
      for index in pieces.indices
      where across.dimension(pieces[index].item.layoutSize).isUniformAcrossSiblings {
        pieces[index].size = axis.size(axis.length(pieces[index].size), across: largest)
      }
    }
    guard across.dimension(group.layoutSize).isSelfSizing, let decided = decidedLength(pieces, across) else {
      return pieces
    }
    for index in pieces.indices {
      guard let share = Self.share(pieces[index].item, across) else { continue }
      pieces[index].size = axis.size(axis.length(pieces[index].size), across: share * decided)
    }
    return pieces
  }

  /// The fraction of its container's length that an item has on the same axis.
  private static func share(_ item: NSCollectionLayoutItem, _ axis: LayoutAxis) -> CGFloat? {
    let dimension = axis.dimension(item.layoutSize)
    let isShare = axis == .horizontal ? dimension.isFractionalWidth : dimension.isFractionalHeight
    return isShare ? dimension.dimension : nil
  }

  /// The longest of the pieces whose length is not a fraction.
  private func decidedLength(_ pieces: [Piece], _ axis: LayoutAxis) -> CGFloat? {
    pieces.filter { Self.share($0.item, axis) == nil }
      .map { axis.length($0.size) + axis.spacing($0.item.edgeSpacing).least }.max()
  }

  private func actualSize(
    of pieces: [Piece], in group: LayoutGroup, along axis: LayoutAxis, _ given: CGSize
  ) -> CGSize {
    let gaps = CGFloat(max(0, pieces.count - 1)) * (group.interItemSpacing?.spacing ?? 0)
    let used = pieces.reduce(gaps) {
      $0 + axis.length($1.size) + axis.spacing($1.item.edgeSpacing).least
    }
    let along = axis.dimension(group.layoutSize).isSelfSizing ? used : axis.length(given)
    let across =
      axis.other.dimension(group.layoutSize).isSelfSizing
      ? decidedLength(pieces, axis.other) ?? axis.other.length(given) : axis.other.length(given)
    return axis.size(along, across: across)
  }

  // MARK: Space left over

  /// The share of each flexible spacing in the remaining space.
  private func flexibleShare(
    _ pieces: [Piece], _ group: LayoutGroup, _ axis: LayoutAxis, space: CGFloat
  ) -> CGFloat {
    let gapCount = max(0, pieces.count - 1)
    var used = CGFloat(gapCount) * (group.interItemSpacing?.spacing ?? 0)
    var count = group.interItemSpacing?.isFlexible == true ? gapCount : 0
    for piece in pieces {
      let edges = axis.spacing(piece.item.edgeSpacing)
      used += axis.length(piece.size) + edges.least
      count += edges.flexibleCount
    }
    return count == 0 ? 0 : max(0, space - used) / CGFloat(count)
  }

  private func acrossOffset(of piece: Piece, _ axis: LayoutAxis, space: CGFloat) -> CGFloat {
    let edges = axis.spacing(piece.item.edgeSpacing)
    guard edges.flexibleCount > 0 else { return edges.before(0) }
    let free = max(0, space - axis.length(piece.size) - edges.least)
    return edges.before(free / CGFloat(edges.flexibleCount))
  }
}
