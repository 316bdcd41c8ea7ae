import Foundation
import MacViews
import Testing

/// Rules of AppKit's compositional layout beside those that Apple's sample shows. Sources:
/// NSCollectionViewCompositionalLayout.h and Apple's pages, as each test says; frames are worked out by hand.
@MainActor
struct CompositionalLayoutTests {
  private func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let size = layoutSize(.fractionalWidth(1), height)
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  // MARK: Sizes that contents decide

  /// "dimension is estimated with a point value. Actual size will be determined when the content is rendered." (The header.)
  @Test func estimatedHeightsAreTheContents() {
    let section = rows(.estimated(100))
    section.interGroupSpacing = 5
    let shown = ShownCollection([3], NSCollectionViewCompositionalLayout(section: section)) { source, _ in
      source.contents = { NSSize(width: 40, height: 20 + 10 * CGFloat($0.item)) }
    }
    #expect((0..<3).map { shown.frame(0, $0)?.minY } == [0, 25, 60])
    #expect((0..<3).map { shown.frame(0, $0)?.height } == [20, 30, 40])
    #expect(shown.frame(0, 0)?.width == 400)
    #expect(shown.contentSize.height == 100)
  }

  /// Items that come into sight are measured then; those before and after keep what they reported.
  @Test func sizesHoldWhileItemsAreOutOfSight() {
    let layout = NSCollectionViewCompositionalLayout(section: rows(.estimated(60)))
    let shown = ShownCollection([40], layout, height: 290) { source, _ in
      source.contents = { _ in NSSize(width: 40, height: 50) }
    }
    // Six rows of 50 are seen, at least in part; the other 34 count 60. After scrolling, twelve and 28.
    #expect(shown.contentSize.height == 2_340)
    shown.scroll(to: 300)
    #expect(shown.contentSize.height == 2_280)
    #expect(shown.frame(0, 6) == NSRect(x: 0, y: 300, width: 400, height: 50))
    #expect(shown.frame(0, 0) == nil)
    #expect(shown.view.frame.height == 2_280)
  }

  /// Words of estimated width wrap like text.
  @Test func estimatedWidthsWrap() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .estimated(30)),
      subitems: [NSCollectionLayoutItem(layoutSize: layoutSize(.estimated(60), .estimated(30)))])
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    let widths: [CGFloat] = [100, 80, 90, 150, 60]
    let shown = ShownCollection([5], NSCollectionViewCompositionalLayout(section: section), width: 300) {
      source, _ in source.contents = { NSSize(width: widths[$0.item], height: 30) }
    }
    #expect((0..<5).map { shown.frame(0, $0)?.minX } == [0, 108, 196, 0, 158])
    #expect((0..<5).map { shown.frame(0, $0)?.minY } == [0, 0, 0, 38, 38])
  }

  private final class TallItem: NSCollectionViewItem {
    override func loadView() { view = NSView() }
    override func preferredLayoutAttributesFitting(_ layoutAttributes: NSCollectionViewLayoutAttributes)
      -> NSCollectionViewLayoutAttributes
    {
      let wanted = super.preferredLayoutAttributesFitting(layoutAttributes)
      wanted.size.height = 70
      return wanted
    }
  }

  /// "You can override this method in subclasses and use it to return a different set of attributes." (Apple,
  /// `preferredLayoutAttributesFitting(_:)`.)
  @Test func itemsMaySayTheirSize() {
    let shown = ShownCollection([2], NSCollectionViewCompositionalLayout(section: rows(.estimated(20)))) {
      _, view in view.register(TallItem.self, forItemWithIdentifier: BoxSource.item)
    }
    #expect(shown.frame(0, 1) == NSRect(x: 0, y: 70, width: 400, height: 70))
  }

  private final class SilentItem: NSCollectionViewItem {
    override func loadView() { view = NSView() }
  }

  /// Ours: a view whose constraints say nothing keeps the guess, as rows of tables keep their `rowHeight`.
  @Test func viewsWithoutConstraintsKeepTheGuess() {
    let shown = ShownCollection([2], NSCollectionViewCompositionalLayout(section: rows(.estimated(20)))) {
      _, view in view.register(SilentItem.self, forItemWithIdentifier: BoxSource.item)
    }
    #expect(shown.frame(0, 1) == NSRect(x: 0, y: 20, width: 400, height: 20))
  }

  /// Items are measured again in another width, and when the program invalidates the layout.
  @Test func sizesAreRequestedAgain() {
    let shown = ShownCollection([2], NSCollectionViewCompositionalLayout(section: rows(.estimated(20))))
    (shown.view.item(at: 0) as? BoxedItem)?.box?.content.height = 77
    shown.resize(200, 300)
    #expect(shown.frame(0, 0) == NSRect(x: 0, y: 0, width: 200, height: 77))
    #expect(shown.frame(0, 1)?.minY == 77)
    (shown.view.item(at: 0) as? BoxedItem)?.box?.content.height = 55
    shown.view.collectionViewLayout?.invalidateLayout()
    shown.scroll.layoutSubtreeIfNeeded()
    #expect(shown.frame(0, 1)?.minY == 55)
  }

  /// Sizes go with their items when a snapshot moves them.
  @Test func sizesGoWithTheirItems() {
    let shown = ShownCollection([0], NSCollectionViewCompositionalLayout(section: rows(.estimated(20))))
    let source = NSCollectionViewDiffableDataSource<Int, Int>(collectionView: shown.view) {
      view, path, number in
      let item = view.makeItem(withIdentifier: BoxSource.item, for: path)
      (item as? BoxedItem)?.box?.content.height = CGFloat(number)
      return item
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([30, 40, 50])
    source.apply(snapshot)
    shown.scroll.layoutSubtreeIfNeeded()
    #expect((0..<3).map { shown.frame(0, $0)?.minY } == [0, 30, 70])
    snapshot.moveItem(50, beforeItem: 30)
    source.apply(snapshot)
    shown.scroll.layoutSubtreeIfNeeded()
    #expect((0..<3).map { shown.frame(0, $0)?.minY } == [0, 50, 80])
  }

  // MARK: The whole layout

  /// Space between sections, not around them, and a header of the whole layout. (Apple,
  /// `NSCollectionViewCompositionalLayoutConfiguration`.)
  @Test func layoutsHaveSpacingAndHeadersOfTheirOwn() {
    let configuration = NSCollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: layoutSize(.fractionalWidth(1), .absolute(30)), elementKind: "global", alignment: .top)
    ]
    let layout = NSCollectionViewCompositionalLayout(
      section: rows(.absolute(50)), configuration: configuration)
    let shown = ShownCollection([1, 1], layout, kinds: ["global"])
    let header = shown.view.supplementaryView(forElementKind: "global", at: IndexPath(index: 0))
    #expect(header?.frame == NSRect(x: 0, y: 0, width: 400, height: 30))
    #expect(shown.frame(0, 0)?.minY == 30)
    #expect(shown.frame(1, 0)?.minY == 100)
    #expect(shown.contentSize.height == 150)
  }

  /// "Setting this property will invalidate the layout immediately to affect any changes. Note: any changes made to
  /// [properties] directly will have no effect." (The header.)
  @Test func configurationsAreCopied() {
    let layout = NSCollectionViewCompositionalLayout(section: rows(.absolute(50)))
    let shown = ShownCollection([1, 1], layout)
    let configuration = layout.configuration
    configuration.interSectionSpacing = 20
    layout.invalidateLayout()
    shown.scroll.layoutSubtreeIfNeeded()
    #expect(shown.frame(1, 0)?.minY == 50)
    layout.configuration = configuration
    shown.scroll.layoutSubtreeIfNeeded()
    #expect(shown.frame(1, 0)?.minY == 70)
  }

  @Test func layoutsMayScrollSideways() {
    let configuration = NSCollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize(.absolute(150), .fractionalHeight(1)), subitem: item, count: 2)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let layout = NSCollectionViewCompositionalLayout(
      sectionProvider: { _, _ in section }, configuration: configuration)
    let shown = ShownCollection([6], layout)
    #expect(shown.frame(0, 1) == NSRect(x: 0, y: 150, width: 150, height: 150))
    #expect(shown.frame(0, 2) == NSRect(x: 160, y: 0, width: 150, height: 150))
    #expect(shown.contentSize == NSSize(width: 470, height: 300))
    #expect(shown.view.frame.size == NSSize(width: 470, height: 300))
  }

  /// Insets and anchors are leading and trailing ones: they follow the interface's direction.
  @Test func rightToLeftMirrors() {
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(.absolute(100), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: layoutSize(.fractionalWidth(1), .absolute(50)), subitems: [item]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
    let shown = ShownCollection([2], NSCollectionViewCompositionalLayout(section: section)) { _, view in
      view.userInterfaceLayoutDirection = .rightToLeft
    }
    #expect((0..<2).map { shown.frame(0, $0)?.minX } == [270, 170])
  }

  /// Sections of which the provider has none are left out.
  @Test func sectionsMayBeMissing() {
    let layout = NSCollectionViewCompositionalLayout { [rows] index, _ in
      index == 1 ? nil : rows(.absolute(CGFloat(40 + index)))
    }
    let shown = ShownCollection([1, 3, 1], layout)
    #expect(shown.frame(1, 0) == nil)
    #expect(shown.frame(2, 0) == NSRect(x: 0, y: 40, width: 400, height: 42))
  }

  // MARK: Groups and handlers

  /// "The coordinate space for returned frames should be {0,0} relative to this group's geometry." (The header.)
  @Test func customGroupsPlaceTheirItems() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: NSRect(x: 0, y: 0, width: width / 2, height: 60)),
        NSCollectionLayoutGroupCustomItem(
          frame: NSRect(x: width / 2, y: 40, width: 50, height: 60), zIndex: 2),
      ]
    }
    let shown = ShownCollection(
      [3], NSCollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(shown.frame(0, 1) == NSRect(x: 200, y: 40, width: 50, height: 60))
    #expect(shown.frame(0, 2) == NSRect(x: 0, y: 100, width: 200, height: 60))
    #expect(shown.view.subviews.last === shown.view.item(at: 1)?.view)
  }

  /// "Called for each layout pass to allow modification of item properties right before they are displayed." (The header.)
  @Test func handlersChangeWhatIsShown() {
    let section = rows(.absolute(50))
    var names: [String] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      names = items.map { "\($0.representedElementCategory) \($0.indexPath.item) \($0.center.y) \(offset.y)" }
      for item in items where item.indexPath.item == 0 {
        item.alpha = 0.5
        item.center.x += environment.container.contentSize.width / 4
      }
    }
    let shown = ShownCollection([2], NSCollectionViewCompositionalLayout(section: section))
    #expect(names == ["item 0 25.0 0.0", "item 1 75.0 0.0"])
    #expect(shown.frame(0, 0) == NSRect(x: 100, y: 0, width: 400, height: 50))
    #expect(shown.view.item(at: 0)?.view.alphaValue == 0.5)
  }

  private final class CustomAttributes: NSCollectionViewLayoutAttributes {
    var note = ""
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? CustomAttributes)?.note = note
      return copy
    }
  }

  private final class CustomLayout: NSCollectionViewCompositionalLayout {
    override class var layoutAttributesClass: AnyClass { CustomAttributes.self }
    override func layoutAttributesForElements(in rect: NSRect) -> [NSCollectionViewLayoutAttributes] {
      let found = super.layoutAttributesForElements(in: rect)
      for attributes in found { (attributes as? CustomAttributes)?.note = "seen" }
      return found
    }
  }

  private final class NotingItem: NSCollectionViewItem {
    var notes: [String] = []
    override func loadView() { view = NSView() }
    override func preferredLayoutAttributesFitting(_ layoutAttributes: NSCollectionViewLayoutAttributes)
      -> NSCollectionViewLayoutAttributes
    {
      notes.append((layoutAttributes as? CustomAttributes)?.note ?? "none")
      return layoutAttributes
    }
  }

  /// Attributes of a program's class reach its items, as copies that have what the class adds. (Apple,
  /// `layoutAttributesClass`.)
  @Test func layoutsMayHaveAttributesOfTheirOwn() {
    let shown = ShownCollection([1], CustomLayout(section: rows(.estimated(20)))) { _, view in
      view.register(NotingItem.self, forItemWithIdentifier: BoxSource.item)
    }
    #expect((shown.view.item(at: 0) as? NotingItem)?.notes == ["seen"])
  }
}
