import AutoLayout
import Foundation
import Testing
import iOSViews

/// Frames of compositional layouts. Examples are those of Apple's sample "Implementing Modern Collection Views" where a
/// test says so; rules are quoted from Apple's pages of the classes.
@MainActor
struct CompositionalLayoutTests {
  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutItem
  {
    NSCollectionLayoutItem(layoutSize: size(width, height))
  }

  private func show(
    _ section: NSCollectionLayoutSection, _ items: CountedItems, width: CGFloat = 375, height: CGFloat = 600,
    kinds: [String] = []
  ) -> UICollectionView {
    .showing(
      items, UICollectionViewCompositionalLayout(section: section), width: width, height: height, kinds: kinds
    )
  }

  // MARK: Orthogonal sections

  /// Apple, `orthogonalScrollingBehavior`, and `scrollToItem(at:at:animated:)`: 20 items of 100 points in 300, 10 points from the
  /// edges. Item 10 comes to the middle; the last one ends 10 points before the edge. The header stays.
  @Test func orthogonalSectionsScrollToItems() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.absolute(100), .absolute(40)), subitems: [item(.absolute(100), .absolute(40))]))
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "head", alignment: .top)
    ]
    let items = CountedItems(20)
    let view = show(section, items, width: 300, kinds: ["head"])
    func scroll(to item: Int) {
      view.scrollToItem(at: IndexPath(item: item, section: 0), at: .centeredHorizontally, animated: false)
      view.layoutIfNeeded()
    }
    #expect(view.frame(0, 0) == CGRect(x: 10, y: 20, width: 100, height: 40))
    scroll(to: 10)
    #expect(view.frame(0, 10) == CGRect(x: 100, y: 20, width: 100, height: 40))
    #expect(view.contentOffset.x == 0)
    let header = view.supplementaryView(forElementKind: "head", at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 10, y: 0, width: 280, height: 20))
    scroll(to: 19)
    #expect(view.frame(0, 19)?.maxX == 290)
    scroll(to: 0)
    #expect(view.frame(0, 0)?.minX == 10)
    withExtendedLifetime(items) {}
  }

  // MARK: Groups

  /// The sample's grid: fifths of the width, as high as they are wide.
  @Test func fractionsAreOfTheContainer() {
    let cell = item(.fractionalWidth(0.2), .fractionalHeight(1))
    cell.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [cell])
    let view = show(NSCollectionLayoutSection(group: group), CountedItems(12))
    #expect(view.frame(0, 0) == CGRect(x: 5, y: 5, width: 65, height: 65))
    #expect(view.frame(0, 4) == CGRect(x: 305, y: 5, width: 65, height: 65))
    #expect(view.frame(0, 5) == CGRect(x: 5, y: 80, width: 65, height: 65))
    #expect(view.contentSize == CGSize(width: 375, height: 225))
  }

  /// The sample's two columns. "The group keeps the same number of items and automatically resizes them to add the extra
  /// specified spacing between them." (Apple, `horizontal(layoutSize:subitem:count:)`.)
  @Test func aCountDividesTheGroup() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let view = show(section, CountedItems(3))
    #expect(view.frame(0, 0) == CGRect(x: 10, y: 0, width: 172.5, height: 44))
    #expect(view.frame(0, 1) == CGRect(x: 192.5, y: 0, width: 172.5, height: 44))
    #expect(view.frame(0, 2) == CGRect(x: 10, y: 54, width: 172.5, height: 44))
    #expect(view.contentSize.height == 98)
  }

  /// "It's your responsibility to ensure that the group's layoutSize can fit count repetitions of this item." (Apple,
  /// `horizontal(layoutSize:repeatingSubitem:count:)`.)
  @Test func repeatedItemsKeepTheirSize() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      repeatingSubitem: item(.fractionalWidth(0.25), .fractionalHeight(1)), count: 3)
    let view = show(NSCollectionLayoutSection(group: group), CountedItems(4), width: 400)
    #expect((0..<3).map { view.frame(0, $0)?.minX } == [0, 100, 200])
    #expect(view.frame(0, 3) == CGRect(x: 0, y: 50, width: 100, height: 50))
  }

  /// The sample's nested groups: a large item, and two small ones above each other beside it.
  @Test func groupsNest() {
    let leading = item(.fractionalWidth(0.7), .fractionalHeight(1))
    let trailing = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(0.3)), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.4)), subitems: [leading, trailing])
    let view = show(NSCollectionLayoutSection(group: group), CountedItems(4), width: 400, height: 500)
    #expect(view.frame(0, 0) == CGRect(x: 0, y: 0, width: 280, height: 200))
    #expect(view.frame(0, 1) == CGRect(x: 280, y: 0, width: 120, height: 100))
    #expect(view.frame(0, 2) == CGRect(x: 280, y: 100, width: 120, height: 100))
    #expect(view.frame(0, 3) == CGRect(x: 0, y: 200, width: 280, height: 200))
  }

  @Test func customGroupsPlaceTheirItems() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) {
      let width = $0.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 60)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width / 2, y: 40, width: 50, height: 60), zIndex: 2),
      ]
    }
    let view = show(NSCollectionLayoutSection(group: group), CountedItems(3), width: 300)
    #expect(view.frame(0, 1) == CGRect(x: 150, y: 40, width: 50, height: 60))
    #expect(view.frame(0, 2) == CGRect(x: 0, y: 100, width: 150, height: 60))
    #expect(view.subviews.last === view.cellForItem(at: IndexPath(item: 1, section: 0)))
  }

  // MARK: Spacing

  /// Flexible spacing takes what is left, at least its own. (Apple, `NSCollectionLayoutSpacing`.)
  @Test func flexibleSpacingTakesTheRest() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item(.absolute(80), .fractionalHeight(1))])
    group.interItemSpacing = .flexible(10)
    let view = show(NSCollectionLayoutSection(group: group), CountedItems(3), width: 300)
    #expect((0..<3).map { view.frame(0, $0)?.minX } == [0, 110, 220])
  }

  /// Edge spacing pushes neighbours away; flexible at both sides it centres. (Apple, `NSCollectionLayoutEdgeSpacing`.)
  @Test func edgeSpacingCentresAndSeparates() {
    let cell = item(.absolute(50), .absolute(20))
    cell.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(4), top: .flexible(0), trailing: .fixed(6), bottom: .flexible(0))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [cell])
    let view = show(NSCollectionLayoutSection(group: group), CountedItems(2), width: 300)
    #expect(view.frame(0, 0) == CGRect(x: 4, y: 20, width: 50, height: 20))
    #expect(view.frame(0, 1) == CGRect(x: 64, y: 20, width: 50, height: 20))
  }

  // MARK: Sizes that contents decide

  /// "Use an estimated value if the size of your content might change at runtime." (Apple,
  /// `NSCollectionLayoutDimension`.) Widths stay the layout's.
  @Test func estimatedHeightsAreTheContents() {
    let row = size(.fractionalWidth(1), .estimated(100))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    let items = CountedItems(3)
    items.contents = { CGSize(width: 40, height: 20 + 10 * CGFloat($0.item)) }
    let view = show(section, items)
    #expect((0..<3).map { view.frame(0, $0)?.minY } == [0, 25, 60])
    #expect((0..<3).map { view.frame(0, $0)?.height } == [20, 30, 40])
    #expect(view.frame(0, 0)?.width == 375)
    #expect(view.contentSize.height == 100)
  }

  /// A row is as high as its highest item; items that fill it grow with it.
  @Test func aRowIsAsHighAsItsHighestItem() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(50)),
      subitems: [item(.fractionalWidth(0.5), .estimated(50))])
    let items = CountedItems(4)
    items.contents = { CGSize(width: 10, height: 20 + 20 * CGFloat($0.item)) }
    let view = show(NSCollectionLayoutSection(group: group), items, width: 300)
    #expect(view.frame(0, 2)?.minY == 40)
    #expect(view.contentSize.height == 120)
  }

  /// Words of estimated width wrap like text.
  @Test func estimatedWidthsWrap() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(30)),
      subitems: [item(.estimated(60), .estimated(30))])
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    let items = CountedItems(5)
    let widths: [CGFloat] = [100, 80, 90, 150, 60]
    items.contents = { CGSize(width: widths[$0.item], height: 30) }
    let view = show(section, items, width: 300)
    #expect((0..<5).map { view.frame(0, $0)?.minX } == [0, 108, 196, 0, 158])
    #expect((0..<5).map { view.frame(0, $0)?.minY } == [0, 0, 0, 38, 38])
  }

  /// "The value of this property is ignored for any axis that uses an estimated value for its dimension." (Apple,
  /// `contentInsets`.)
  @Test func insetsOfEstimatedAxesAreIgnored() {
    let cell = item(.fractionalWidth(1), .estimated(100))
    cell.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(100)), subitems: [cell])
    let view = show(NSCollectionLayoutSection(group: group), CountedItems(1), width: 300)
    #expect(view.frame(0, 0) == CGRect(x: 7, y: 0, width: 286, height: 30))
  }

  /// Siblings as high as the highest of them. (Apple, `uniformAcrossSiblings(estimate:)`.)
  @Test func siblingsAreUniform() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(50)),
      subitems: [item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50))])
    let items = CountedItems(2)
    items.contents = { CGSize(width: 10, height: 20 + 20 * CGFloat($0.item)) }
    let view = show(NSCollectionLayoutSection(group: group), items, width: 300)
    #expect((0..<2).map { view.frame(0, $0)?.height } == [40, 40])
  }

  /// Sizes are requested again in another width.
  @Test func anotherWidthMeasuresAgain() {
    let row = size(.fractionalWidth(1), .estimated(100))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let items = CountedItems(1)
    let view = show(NSCollectionLayoutSection(group: group), items)
    (view.cellForItem(at: IndexPath(item: 0, section: 0)) as? ContentCell)?.box.content.height = 77
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(view.frame(0, 0) == CGRect(x: 0, y: 0, width: 200, height: 77))
  }
}
