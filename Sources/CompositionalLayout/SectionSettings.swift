import AutoLayout
import Foundation

/// A section as its layout needs it. Each façade has a class of sections, which differ in what programs may set.
@MainActor
package struct SectionSettings {
  /// The section's number.
  let index: Int
  /// How many items it has.
  let itemCount: Int
  let group: LayoutGroup
  package var contentInsets = DirectionalLayoutInsets.zero
  package var interGroupSpacing: CGFloat = 0
  package var scrolling = SectionScrollingBehavior.none
  package var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers stand as far in as the content.
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

/// How a section scrolls across the layout's direction. Raw values are Apple's
/// (`UICollectionLayoutSectionOrthogonalScrollingBehavior`, `NSCollectionLayoutSectionOrthogonalScrollingBehavior`).
/// Nothing scrolls here: sections stand at their start.
public enum SectionScrollingBehavior: Int, Hashable, Sendable {
  /// The section's groups follow each other along the layout's direction.
  case none = 0
  /// Scrolling ends anywhere.
  case continuous
  /// Scrolling ends at a group's leading edge.
  case continuousGroupLeadingBoundary
  /// Scrolling goes on by what is seen.
  case paging
  /// Scrolling goes on group by group.
  case groupPaging
  /// Scrolling goes on group by group, and each comes to rest in the middle.
  case groupPagingCentered
}
