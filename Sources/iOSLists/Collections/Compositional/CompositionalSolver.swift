import AutoLayout
import Foundation

/// One section where it lies.
struct SolvedSection {
  var frame: CGRect
  var elements: [PlacedElement]
  /// Nil for what belongs to the whole layout.
  var section: NSCollectionLayoutSection?
  var index: Int?
  var itemCount = 0
  var isOrthogonal = false

  /// Pinned elements may be seen anywhere within their section.
  func mayShow(in rect: CGRect) -> Bool {
    frame.intersects(rect) || section == nil || elements.contains { $0.frame.intersects(rect) }
  }
}

/// A whole layout, solved.
struct SolvedLayout {
  var size = CGSize.zero
  var sections: [SolvedSection] = []
  var axis = LayoutAxis.vertical
  var environment: LayoutEnvironment?

  /// The element where it is shown: pinned ones keep to the visible rectangle's edge within their section.
  func pinned(_ placed: PlacedElement, in visible: CGRect) -> PlacedElement {
    guard let pin = placed.pin else { return placed }
    let position = pin.start(of: placed.frame, in: visible, along: axis)
    var shown = placed
    if axis == .vertical { shown.frame.origin.y = position } else { shown.frame.origin.x = position }
    return shown
  }
}

/// Puts sections one after the other, between the layout's own headers and footers.
@MainActor
struct CompositionalSolver {
  let view: UICollectionView
  let configuration: UICollectionViewCompositionalLayoutConfiguration
  let provider: UICollectionViewCompositionalLayoutSectionProvider
  let preferred: [ListElement: CGSize]

  private var axis: LayoutAxis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

  func solve() -> SolvedLayout {
    let container = containerSize
    let reference = insets(configuration.contentInsetsReference)
    let environment = LayoutEnvironment(
      container: LayoutContainer(contentSize: container, contentInsets: reference),
      traitCollection: view.traitCollection, pixel: 1 / max(1, view.layoutGrid.scale))
    var layout = SolvedLayout(axis: axis, environment: environment)
    let global = globalSection(environment, container)
    var position = global.head
    for index in 0..<view.numberOfSections {
      guard let section = provider(index, environment) else { continue }
      if !layout.sections.isEmpty { position += configuration.interSectionSpacing }
      position += section.list?.headerGap ?? 0
      let solved = solve(section, index, environment, container)
      layout.sections.append(place(solved, section, index, at: position, container))
      position += solved.length
    }
    let length = position + global.tail
    layout.sections.append(global.place(axis, length: length))
    layout.size = axis.size(length, across: axis.other.length(container))
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft { mirror(&layout) }
    return layout
  }

  /// The visible size, less the insets around the content.
  private var containerSize: CGSize {
    let size = view.adjustedContentInset.inset(CGRect(origin: .zero, size: view.bounds.size)).size
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  // MARK: Sections

  private func solve(
    _ section: NSCollectionLayoutSection, _ index: Int, _ environment: LayoutEnvironment,
    _ container: CGSize
  ) -> SectionLayout {
    SectionSolver(
      section: section, index: index, itemCount: view.numberOfItems(inSection: index), axis: axis,
      container: container, referenceInsets: insets(section.contentInsetsReference),
      supplementaryInsets: insets(
        section.supplementaryContentInsetsReference == .automatic
          ? section.contentInsetsReference : section.supplementaryContentInsetsReference),
      groups: GroupSolver(section: index, preferred: preferred, environment: environment)
    ).solve()
  }

  private func place(
    _ solved: SectionLayout, _ section: NSCollectionLayoutSection, _ index: Int, at position: CGFloat,
    _ container: CGSize
  ) -> SolvedSection {
    let origin = axis.point(position, across: 0)
    let elements = solved.elements.map { element -> PlacedElement in
      var moved = element.offsetBy(origin)
      if let pin = element.pin {
        moved.pin = .init(edge: pin.edge, low: pin.low + position, high: pin.high + position)
      }
      return moved
    }
    return SolvedSection(
      frame: CGRect(origin: origin, size: axis.size(solved.length, across: axis.other.length(container))),
      elements: elements, section: section, index: index, itemCount: view.numberOfItems(inSection: index),
      isOrthogonal: solved.orthogonalLength != nil)
  }

  // MARK: Insets

  /// The insets that a reference adds on the sides across the layout's direction, as far as the view does not inset its
  /// content there already.
  private func insets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    let reference = reference == .automatic ? configuration.contentInsetsReference : reference
    let wanted: UIEdgeInsets =
      switch reference {
      case .none: .zero
      case .automatic, .safeArea: view.safeAreaInsets
      case .layoutMargins: view.layoutMargins
      case .readableContent: readableInsets
      }
    let adjusted = view.adjustedContentInset
    let content = view.contentInset
    let taken = UIEdgeInsets(
      top: adjusted.top - content.top, left: adjusted.left - content.left,
      bottom: adjusted.bottom - content.bottom, right: adjusted.right - content.right)
    var insets = UIEdgeInsets.zero
    if axis == .vertical {
      insets.left = max(0, wanted.left - taken.left)
      insets.right = max(0, wanted.right - taken.right)
    } else {
      insets.top = max(0, wanted.top - taken.top)
      insets.bottom = max(0, wanted.bottom - taken.bottom)
    }
    return NSDirectionalEdgeInsets(insets, direction: view.effectiveUserInterfaceLayoutDirection)
  }

  private var readableInsets: UIEdgeInsets {
    let frame = view.readableContentGuide.layoutFrame
    guard frame.width > 0 else { return view.layoutMargins }
    return UIEdgeInsets(
      top: view.layoutMargins.top, left: frame.minX - view.bounds.minX, bottom: view.layoutMargins.bottom,
      right: view.bounds.maxX - frame.maxX)
  }

  // MARK: The layout's own headers and footers

  private func globalSection(_ environment: LayoutEnvironment, _ container: CGSize) -> GlobalBoundaries {
    let groups = GroupSolver(section: 0, preferred: preferred, environment: environment)
    return GlobalBoundaries(
      items: configuration.boundarySupplementaryItems, axis: axis, container: container, groups: groups)
  }

  // MARK: Right to left

  private func mirror(_ layout: inout SolvedLayout) {
    let width = layout.size.width
    for section in layout.sections.indices {
      for element in layout.sections[section].elements.indices {
        let frame = layout.sections[section].elements[element].frame
        layout.sections[section].elements[element].frame.origin.x = width - frame.maxX
      }
    }
  }
}

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
