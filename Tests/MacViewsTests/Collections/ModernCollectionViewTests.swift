import Foundation
import MacViews
import Testing

/// The layouts of Apple's sample "Implementing Modern Collection Views", written as the Mac target of the sample has them.
/// Sizes, counts and insets are the sample's; frames are worked out by hand from Apple's pages of the classes, in a
/// collection of 400 by 300 points where a test does not say otherwise.
@MainActor
struct ModernCollectionViewTests {
  private func whole() -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(1)))
  }

  /// Rows of 44 points.
  private func rows(spacing: CGFloat = 0) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(44)), subitems: [whole()])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    return section
  }

  @Test func list() {
    let shown = ShownCollection([3], NSCollectionViewCompositionalLayout(section: rows()))
    #expect(
      (0..<3).map { shown.frame(0, $0) } == [0, 44, 88].map { NSRect(x: 0, y: $0, width: 400, height: 44) })
    #expect(shown.contentSize == NSSize(width: 400, height: 132))
    #expect(shown.view.frame.size == NSSize(width: 400, height: 300))
  }

  /// Fifths of the width, as high as they are wide.
  @Test(arguments: [0, 5])
  func grid(inset: CGFloat) {
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(0.2), .fractionalHeight(1)))
    item.contentInsets = .all(inset)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item])
    let shown = ShownCollection(
      [12], NSCollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    let side = 80 - 2 * inset
    #expect(shown.frame(0, 0) == NSRect(x: inset, y: inset, width: side, height: side))
    #expect(shown.frame(0, 4) == NSRect(x: 320 + inset, y: inset, width: side, height: side))
    #expect(shown.frame(0, 11) == NSRect(x: 80 + inset, y: 160 + inset, width: side, height: side))
    #expect(shown.contentSize == NSSize(width: 400, height: 240))
  }

  /// "The group keeps the same number of items and automatically resizes them to add the extra specified spacing between
  /// them." (Apple, `horizontal(layoutSize:subitem:count:)`.)
  @Test func twoColumns() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(44)), subitem: whole(), count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let shown = ShownCollection([3], NSCollectionViewCompositionalLayout(section: section))
    #expect(shown.frame(0, 0) == NSRect(x: 10, y: 0, width: 185, height: 44))
    #expect(shown.frame(0, 1) == NSRect(x: 205, y: 0, width: 185, height: 44))
    #expect(shown.frame(0, 2) == NSRect(x: 10, y: 54, width: 185, height: 44))
    #expect(shown.contentSize.height == 98)
  }

  /// One column, five, three: each section of its own.
  @Test func distinctSections() {
    let columns = [1, 5, 3]
    let layout = NSCollectionViewCompositionalLayout { index, _ in
      let item = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(1)))
      item.contentInsets = .all(2)
      let height: NSCollectionLayoutDimension = index == 0 ? .absolute(44) : .fractionalWidth(0.2)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: layoutSize(.fractionalWidth(1), height), subitem: item, count: columns[index])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = .all(20)
      return section
    }
    let shown = ShownCollection([2, 6, 3], layout, height: 500)
    #expect(shown.frame(0, 1) == NSRect(x: 22, y: 66, width: 356, height: 40))
    #expect(shown.frame(1, 0) == NSRect(x: 22, y: 150, width: 68, height: 68))
    #expect(shown.frame(1, 4) == NSRect(x: 310, y: 150, width: 68, height: 68))
    #expect(shown.frame(1, 5) == NSRect(x: 22, y: 222, width: 68, height: 68))
    #expect(shown.frame(2, 2) == NSRect(x: 262, y: 334, width: 116, height: 68))
    #expect(shown.contentSize.height == 424)
  }

  /// Badges of 20 by 20 at the top trailing corner, three tenths of themselves outside.
  @Test func badges() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: NSPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: layoutSize(.fractionalWidth(0.25), .fractionalHeight(1)), supplementaryItems: [badge])
    item.contentInsets = .all(5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .all(20)
    let shown = ShownCollection(
      [5], NSCollectionViewCompositionalLayout(section: section), kinds: ["badge"])
    #expect(shown.frame(0, 0) == NSRect(x: 25, y: 25, width: 80, height: 62))
    #expect(shown.frame("badge") == NSRect(x: 91, y: 19, width: 20, height: 20))
    #expect(shown.frame("badge", item: 4) == NSRect(x: 91, y: 91, width: 20, height: 20))
    // In front of all items.
    #expect(shown.view.subviews.suffix(5).allSatisfy { $0.identifier == BoxSource.view })
  }

  private func nestedGroup(width: CGFloat) -> NSCollectionLayoutGroup {
    let leading = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(0.7), .fractionalHeight(1)))
    leading.contentInsets = .all(10)
    let trailing = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(0.3)))
    trailing.contentInsets = .all(10)
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: trailing, count: 2)
    return .horizontal(
      layoutSize: layoutSize(.fractionalWidth(width), .fractionalHeight(0.4)), subitems: [leading, pair])
  }

  /// A large item, and two small ones above each other beside it.
  @Test func nestedGroups() {
    let section = NSCollectionLayoutSection(group: nestedGroup(width: 1))
    let shown = ShownCollection([4], NSCollectionViewCompositionalLayout(section: section), height: 500)
    #expect(shown.frame(0, 0) == NSRect(x: 10, y: 10, width: 260, height: 180))
    #expect(shown.frame(0, 1) == NSRect(x: 290, y: 10, width: 100, height: 80))
    #expect(shown.frame(0, 2) == NSRect(x: 290, y: 110, width: 100, height: 80))
    #expect(shown.frame(0, 3) == NSRect(x: 10, y: 210, width: 260, height: 180))
  }

  /// The same groups side by side: sections stand at their start, and only what is in sight has views.
  @Test func orthogonalSections() {
    let section = NSCollectionLayoutSection(group: nestedGroup(width: 0.85))
    section.orthogonalScrollingBehavior = .continuous
    let shown = ShownCollection([30, 30], NSCollectionViewCompositionalLayout(section: section), height: 500)
    #expect(shown.frame(0, 0) == NSRect(x: 10, y: 10, width: 218, height: 180))
    #expect(shown.frame(0, 2) == NSRect(x: 248, y: 110, width: 82, height: 80))
    #expect(shown.frame(0, 3) == NSRect(x: 350, y: 10, width: 218, height: 180))
    #expect(shown.frame(0, 4) == nil)
    #expect(shown.frame(1, 0) == NSRect(x: 10, y: 210, width: 218, height: 180))
    #expect(shown.contentSize == NSSize(width: 400, height: 400))
  }

  private func boundary(_ kind: String, _ alignment: NSRectAlignment)
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize(.fractionalWidth(1), .estimated(44)), elementKind: kind, alignment: alignment)
  }

  /// Headers and footers of the height that their content has, 20 points, within the section's side insets.
  @Test func headersAndFooters() {
    let section = rows(spacing: 5)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    section.boundarySupplementaryItems = [boundary("header", .top), boundary("footer", .bottom)]
    let shown = ShownCollection(
      [2, 1], NSCollectionViewCompositionalLayout(section: section), kinds: ["header", "footer"])
    #expect(shown.frame("header") == NSRect(x: 10, y: 0, width: 380, height: 20))
    #expect(shown.frame(0, 0) == NSRect(x: 10, y: 20, width: 380, height: 44))
    #expect(shown.frame(0, 1) == NSRect(x: 10, y: 69, width: 380, height: 44))
    #expect(shown.frame("footer") == NSRect(x: 10, y: 113, width: 380, height: 20))
    #expect(shown.frame("header", 1) == NSRect(x: 10, y: 133, width: 380, height: 20))
    #expect(shown.contentSize.height == 217)
  }

  /// At the top as long as their section is there, in front of the items.
  @Test func pinnedHeaders() {
    let section = rows(spacing: 5)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let header = boundary("header", .top)
    header.pinToVisibleBounds = true
    header.zIndex = 2
    section.boundarySupplementaryItems = [header]
    let shown = ShownCollection(
      [10, 10], NSCollectionViewCompositionalLayout(section: section), kinds: ["header"])
    // 20 points of header, ten rows of 44, nine gaps of 5.
    shown.scroll(to: 100)
    #expect(shown.frame("header")?.minY == 100)
    #expect(shown.view.subviews.last?.frame == shown.frame("header"))
    shown.scroll(to: 495)
    #expect(shown.frame("header")?.minY == 485)
    #expect(shown.frame("header", 1)?.minY == 505)
  }

  final class Background: NSView {}

  /// Backgrounds: the whole section less 5 points all around, behind the items.
  @Test func sectionBackgrounds() {
    let section = rows(spacing: 5)
    section.contentInsets = .all(10)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = .all(5)
    section.decorationItems = [background]
    let layout = NSCollectionViewCompositionalLayout(section: section)
    layout.register(Background.self, forDecorationViewOfKind: "background")
    let shown = ShownCollection([2, 1], layout)
    let found = shown.view.subviews.filter { $0 is Background }
    #expect(
      found.map(\.frame) == [
        NSRect(x: 5, y: 5, width: 390, height: 103), NSRect(x: 5, y: 118, width: 390, height: 54),
      ])
    #expect(shown.view.subviews.prefix(2).allSatisfy { $0 is Background })
  }

  /// Columns by the width that there is.
  @Test func adaptiveSections() {
    let layout = NSCollectionViewCompositionalLayout { _, environment in
      let columns = environment.container.effectiveContentSize.width > 800 ? 5 : 2
      let item = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(0.2), .fractionalHeight(1)))
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: layoutSize(.fractionalWidth(1), .absolute(44)), subitem: item, count: columns))
    }
    let shown = ShownCollection([5], layout)
    #expect(shown.frame(0, 3) == NSRect(x: 200, y: 44, width: 200, height: 44))
    shown.resize(1000, 300)
    #expect(shown.frame(0, 3) == NSRect(x: 600, y: 0, width: 200, height: 44))
  }
}
