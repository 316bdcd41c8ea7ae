import AutoLayout
import Foundation
import ListSnapshots

/// Puts sections one after the other, between the layout's own headers and footers.
@MainActor
package struct CompositionalSolver {
  /// The direction in which the layout scrolls.
  let axis: LayoutAxis
  /// The visible size minus the insets around the content.
  let container: CGSize
  let surroundings: any LayoutSurroundings
  /// The sizes that elements have reported.
  package var preferred: [ListElement: ContentSize] = [:]
  package var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout.
  package var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  package var isRightToLeft = false

  package init(axis: LayoutAxis, container: CGSize, surroundings: any LayoutSurroundings) {
    self.axis = axis
    self.container = CGSize(width: max(0, container.width), height: max(0, container.height))
    self.surroundings = surroundings
  }

  package func solve(_ sections: [SectionSettings]) -> SolvedLayout {
    var layout = SolvedLayout(axis: axis)
    let global = GlobalBoundaries(
      items: boundaryItems, axis: axis, container: container, groups: groups(section: 0))
    var position = global.head
    for section in sections {
      if !layout.sections.isEmpty { position += interSectionSpacing }
      position += section.gapBefore
      let solved = SectionSolver(
        section: section, axis: axis, container: container, groups: groups(section: section.index)
      ).solve()
      layout.sections.append(place(solved, section, at: position))
      position += solved.length
    }
    let length = position + global.tail
    layout.sections.append(global.place(axis, length: length))
    layout.size = axis.size(length, across: axis.other.length(container))
    if isRightToLeft { mirror(&layout) }
    return layout
  }

  private func groups(section: Int) -> GroupSolver {
    GroupSolver(section: section, preferred: preferred, surroundings: surroundings)
  }

  private func place(_ solved: SectionLayout, _ section: SectionSettings, at position: CGFloat)
    -> SolvedSection
  {
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
      elements: elements, index: section.index, itemCount: section.itemCount,
      isOrthogonal: solved.orthogonalLength != nil)
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
