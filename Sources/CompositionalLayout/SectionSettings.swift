import AutoLayout
import Foundation

/// The section's properties that its layout needs. Each façade has its own class of sections, with different
/// settings.
@MainActor
package struct SectionSettings {
  /// The section's number.
  let index: Int
  /// The number of its items.
  let itemCount: Int
  let group: LayoutGroup
  package var contentInsets = DirectionalLayoutInsets.zero
  package var interGroupSpacing: CGFloat = 0
  package var scrolling = SectionScrollingBehavior.none
  package var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers have the same insets as the content.
  package var boundariesFollowInsets = true
  package var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// The insets that the surroundings add to the content's, and to those of headers and footers.
  package var referenceInsets = DirectionalLayoutInsets.zero
  package var supplementaryReferenceInsets = DirectionalLayoutInsets.zero
  /// Points before the section.
  package var gapBefore: CGFloat = 0

  package init(index: Int, itemCount: Int, group: LayoutGroup) {
    self.index = index
    self.itemCount = itemCount
    self.group = group
  }
}

/// The scrolling of a section across the layout's direction. Raw values are Apple's
/// (`UICollectionLayoutSectionOrthogonalScrollingBehavior`, `NSCollectionLayoutSectionOrthogonalScrollingBehavior`).
/// Nothing scrolls here: sections are shown at their start.
public enum SectionScrollingBehavior: Int, Hashable, Sendable {
  /// The section's groups follow each other along the layout's direction.
  case none = 0
  /// Scrolling may stop anywhere.
  case continuous
  /// Scrolling stops at a group's leading edge.
  case continuousGroupLeadingBoundary
  /// Scrolling advances by the visible extent.
  case paging
  /// Scrolling advances group by group.
  case groupPaging
  /// Scrolling advances group by group, and centres each group.
  case groupPagingCentered
}
