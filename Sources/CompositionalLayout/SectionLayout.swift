import AutoLayout
import Foundation
import ListSnapshots
import ObjCCompatibility

/// One section, laid out from its top leading corner.
struct SectionLayout {
  /// Along the layout's direction.
  var length: CGFloat = 0
  var elements: [PlacedElement] = []
  /// The extent of the groups across the layout's direction, if they scroll across it.
  var orthogonalLength: CGFloat?
}

/// Lays a section out: its headers, its groups within the insets, its footers, and the decorations behind
/// them.
@MainActor
struct SectionSolver {
  let section: SectionSettings
  /// The layout's direction.
  let axis: LayoutAxis
  /// The space for the section: the whole extent across the layout's direction, and the visible
  /// rectangle's extent along it.
  let container: CGSize
  let groups: GroupSolver

  private var across: LayoutAxis { axis.other }
  private var isOrthogonal: Bool { section.scrolling != .none }

  func solve() -> SectionLayout {
    var layout = SectionLayout()
    let boundaries = section.boundaryItems.map(boundary)
    // Nothing is left of a section without items and headers (faberNovel/CompositionalLayoutDSL, iOS 17).
    if section.itemCount == 0, boundaries.isEmpty { return layout }
    var insets = section.contentInsets + section.referenceInsets
    for item in boundaries where item.item.extendsBoundary { reserve(across: item, &insets) }
    let starts = boundaries.filter { axis.alignment($0.item.alignment) == .start }
    let ends = boundaries.filter { axis.alignment($0.item.alignment) == .end }
    let head = starts.reduce(0) { $0 + growth(for: $1) }
    let content = placeGroups(insets: insets, start: head, into: &layout)
    let tail = ends.reduce(0) { $0 + growth(for: $1) }
    layout.length = head + content + tail
    let space = axis.insets(insets)
    let inner = (head + space.start, head + content - space.end)
    placeBoundaries(boundaries, head: head, content: content, inner: inner, into: &layout)
    placeDecorations(into: &layout)
    return layout
  }

  // MARK: Groups

  /// Places the groups with their insets, and returns their length along the layout's direction.
  private func placeGroups(
    insets: DirectionalLayoutInsets, start: CGFloat, into layout: inout SectionLayout
  ) -> CGFloat {
    let space = spaceOfGroups(insets)
    let flow = isOrthogonal ? across : axis
    let own = (along: axis.insets(insets), across: across.insets(insets))
    var position: CGFloat = 0
    var thickness: CGFloat = 0
    var item = 0
    while item < section.itemCount {
      let group = groups.solve(section.group, in: space, first: item, remaining: section.itemCount - item)
      guard group.consumed > 0 else { break }
      if item == 0 { position = firstPosition(group, space: flow.length(insets.inset(container))) }
      if item > 0 { position += section.interGroupSpacing }
      let edges = flow.spacing(section.group.edgeSpacing)
      let side = flow.other.spacing(section.group.edgeSpacing)
      position += edges.before(0)
      let free = max(0, flow.other.length(space) - flow.other.length(group.size) - side.least)
      let share = isOrthogonal || side.flexibleCount == 0 ? 0 : free / CGFloat(side.flexibleCount)
      let shift = side.before(share)
      let origin = flow.point(position, across: shift)
      let corner = axis.point(start + own.along.start, across: own.across.start)
      layout.elements += group.elements.map {
        $0.offsetBy(CGPoint(x: corner.x + origin.x, y: corner.y + origin.y))
      }
      position += flow.length(group.size) + edges.after(0)
      thickness = max(thickness, shift + flow.other.length(group.size) + side.after(0))
      item += group.consumed
    }
    if isOrthogonal { layout.orthogonalLength = position }
    return own.along.start + (isOrthogonal ? thickness : position) + own.along.end
  }

  /// The space that shares of groups refer to. Groups that scroll across the layout's direction may be as wide as the container
  /// without the section's insets: these are around all groups together (faberNovel/CompositionalLayoutDSL, 43 sections of iOS 17;
  /// kishikawakatsumi/IBPCollectionViewCompositionalLayout, issue 78, iOS 13).
  private func spaceOfGroups(_ insets: DirectionalLayoutInsets) -> CGSize {
    let inset = insets.inset(container)
    return isOrthogonal ? axis.size(axis.length(inset), across: across.length(container)) : inset
  }

  /// The start of the first group: centred if scrolling centres groups.
  private func firstPosition(_ group: GroupLayout, space: CGFloat) -> CGFloat {
    guard section.scrolling == .groupPagingCentered else { return 0 }
    return max(0, (space - across.length(group.size)) / 2)
  }

  // MARK: Headers and footers

  /// A header, footer or side view with its size.
  struct Boundary {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let element: ListElement
    let size: CGSize
    let insets: DirectionalLayoutInsets
  }

  private func boundary(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Boundary {
    var insets = section.supplementaryReferenceInsets
    if section.boundariesFollowInsets { insets = insets + section.contentInsets }
    // Headers lie outside the content's insets along the layout's direction.
    if axis == .vertical {
      (insets.top, insets.bottom) = (0, 0)
    } else {
      (insets.leading, insets.trailing) = (0, 0)
    }
    let element = ListElement.supplementary(item.elementKind, IndexPath(item: 0, section: section.index))
    let size = groups.measured(item, element, in: insets.inset(container))
    return Boundary(item: item, element: element, size: size, insets: insets)
  }

  /// The distance by which an item moves the content or the following sections.
  private func growth(for boundary: Boundary) -> CGFloat {
    guard boundary.item.extendsBoundary else { return 0 }
    let length = axis.length(boundary.size)
    let offset = axis == .vertical ? boundary.item.offset.y : boundary.item.offset.x
    let outward = axis.alignment(boundary.item.alignment) == .start ? -offset : offset
    return max(0, length + outward)
  }

  private func reserve(across boundary: Boundary, _ insets: inout DirectionalLayoutInsets) {
    guard axis.alignment(boundary.item.alignment) == .middle else { return }
    switch (axis, across.alignment(boundary.item.alignment)) {
    case (.vertical, .start): insets.leading += boundary.size.width
    case (.vertical, .end): insets.trailing += boundary.size.width
    case (.horizontal, .start): insets.top += boundary.size.height
    case (.horizontal, .end): insets.bottom += boundary.size.height
    case (_, .middle): break
    }
  }

  private func placeBoundaries(
    _ all: [Boundary], head: CGFloat, content: CGFloat, inner: (start: CGFloat, end: CGFloat),
    into layout: inout SectionLayout
  ) {
    var start = head
    var end = head + content
    for boundary in all {
      let length = axis.length(boundary.size)
      let position: CGFloat
      switch axis.alignment(boundary.item.alignment) {
      case .start where boundary.item.extendsBoundary:
        start -= length
        position = start
      case .start: position = head
      case .end where boundary.item.extendsBoundary:
        position = end
        end += length
      case .end: position = head + content - length
      case .middle: position = (inner.start + inner.end - length) / 2
      }
      layout.elements.append(placed(boundary, at: position, layout.length))
    }
  }

  private func placed(_ boundary: Boundary, at position: CGFloat, _ total: CGFloat) -> PlacedElement {
    let sides = across.insets(boundary.insets)
    let space = across.length(container) - sides.start - sides.end
    let free = space - across.length(boundary.size)
    let isSide = axis.alignment(boundary.item.alignment) == .middle
    let shift: CGFloat =
      switch across.alignment(boundary.item.alignment) {
      case .start: 0
      case .middle: free / 2
      case .end: free
      }
    // Views at the sides lie outside the insets, the others within.
    let outer = shift > 0 ? across.length(container) - across.length(boundary.size) : 0
    var origin = axis.point(position, across: isSide ? outer : sides.start + shift)
    origin.x += boundary.item.offset.x
    origin.y += boundary.item.offset.y
    let frame = boundary.item.effectiveInsets.inset(CGRect(origin: origin, size: boundary.size))
    var element = PlacedElement(
      element: boundary.element, frame: frame, zIndex: boundary.item.zIndex,
      selfSizing: boundary.item.layoutSize.selfSizing)
    if boundary.item.pinToVisibleBounds, !isSide {
      element.pin = .init(
        edge: axis.alignment(boundary.item.alignment) == .end ? .end : .start, low: 0, high: total)
    }
    return element
  }

  // MARK: Backgrounds

  private func placeDecorations(into layout: inout SectionLayout) {
    for item in section.decorationItems {
      let whole = CGRect(
        origin: .zero, size: axis.size(layout.length, across: across.length(container)))
      layout.elements.append(
        PlacedElement(
          element: .decoration(item.elementKind, IndexPath(item: 0, section: section.index)),
          frame: item.contentInsets.inset(whole), zIndex: item.zIndex, selfSizing: []))
    }
  }
}

/// The end of an axis that an alignment means.
enum AxisAlignment { case start, middle, end }

extension LayoutAxis {
  func alignment(_ alignment: NSRectAlignment) -> AxisAlignment {
    let edges = alignment.edges
    return self == .vertical
      ? edges.contains(.top) ? .start : edges.contains(.bottom) ? .end : .middle
      : edges.contains(.leading) ? .start : edges.contains(.trailing) ? .end : .middle
  }
}

extension DirectionalLayoutInsets {
  static func + (a: Self, b: Self) -> Self {
    Self(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }
}
