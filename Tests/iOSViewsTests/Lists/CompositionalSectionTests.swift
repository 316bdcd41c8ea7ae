import AutoLayout
import Foundation
import Testing
import iOSViews

/// Headers, badges, backgrounds, and sections beside and below one another. Examples are those of Apple's sample
/// "Implementing Modern Collection Views" where a test says so.
@MainActor
struct CompositionalSectionTests {
  private static let header = UICollectionView.elementKindSectionHeader

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// Rows of 50 points.
  private func rows(_ supplementary: [NSCollectionLayoutSupplementaryItem] = []) -> NSCollectionLayoutSection
  {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: supplementary)
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
  }

  private func boundary(
    _ kind: String, _ alignment: NSRectAlignment, _ height: NSCollectionLayoutDimension = .absolute(30)
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), height), elementKind: kind, alignment: alignment)
  }

  private func view(_ view: UICollectionView, _ kind: String, section: Int = 0) -> CGRect? {
    view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }

  /// The sample's headers and footers: outside the content's insets along the direction, inside them across.
  @Test func headersStandOutsideTheContent() {
    let section = rows()
    section.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 10, bottom: 8, trailing: 10)
    section.boundarySupplementaryItems = [boundary(Self.header, .top), boundary("foot", .bottom)]
    let shown = UICollectionView.showing(
      CountedItems(2, 1), UICollectionViewCompositionalLayout(section: section), width: 300,
      kinds: [Self.header, "foot"])
    #expect(view(shown, Self.header) == CGRect(x: 10, y: 0, width: 280, height: 30))
    #expect(shown.frame(0, 0) == CGRect(x: 10, y: 36, width: 280, height: 50))
    #expect(view(shown, "foot") == CGRect(x: 10, y: 144, width: 280, height: 30))
    #expect(view(shown, Self.header, section: 1)?.minY == 174)
    #expect(shown.contentSize.height == 298)
  }

  @Test func headersNeedNotFollowTheInsets() {
    let section = rows()
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = [boundary(Self.header, .top)]
    let shown = UICollectionView.showing(
      CountedItems(1), UICollectionViewCompositionalLayout(section: section), width: 300, kinds: [Self.header]
    )
    #expect(view(shown, Self.header) == CGRect(x: 0, y: 0, width: 300, height: 30))
  }

  /// Without `extendsBoundary` the header covers content. (Apple, `extendsBoundary`.)
  @Test func headersMayCoverContent() {
    let section = rows()
    let header = boundary(Self.header, .top)
    header.extendsBoundary = false
    section.boundarySupplementaryItems = [header]
    let shown = UICollectionView.showing(
      CountedItems(1), UICollectionViewCompositionalLayout(section: section), width: 300, kinds: [Self.header]
    )
    #expect(view(shown, Self.header)?.minY == 0)
    #expect(shown.frame(0, 0)?.minY == 0)
    #expect(shown.contentSize.height == 50)
    #expect(shown.subviews.last is ContentView)
  }

  @Test func headersOfEstimatedHeightAreTheirContents() {
    let section = rows()
    section.boundarySupplementaryItems = [boundary(Self.header, .top, .estimated(44))]
    let shown = UICollectionView.showing(
      CountedItems(1), UICollectionViewCompositionalLayout(section: section), width: 300, kinds: [Self.header]
    )
    #expect(view(shown, Self.header) == CGRect(x: 0, y: 0, width: 300, height: 20))
    #expect(shown.frame(0, 0)?.minY == 20)
  }

  /// The sample's pinned headers: at the top as long as their section is there.
  @Test func pinnedHeadersStayInView() {
    let section = rows()
    let header = boundary(Self.header, .top)
    header.pinToVisibleBounds = true
    header.zIndex = 2
    section.boundarySupplementaryItems = [header]
    let items = CountedItems(10, 10)
    let shown = UICollectionView.showing(
      items, UICollectionViewCompositionalLayout(section: section), width: 300, height: 200,
      kinds: [Self.header])
    shown.contentOffset.y = 120
    shown.layoutIfNeeded()
    #expect(view(shown, Self.header)?.minY == 120)
    // The section ends at 530: the next one's header pushes this one out.
    shown.contentOffset.y = 510
    shown.layoutIfNeeded()
    #expect(view(shown, Self.header)?.minY == 500)
    #expect(view(shown, Self.header, section: 1)?.minY == 530)
  }

  /// The sample's badges: 20 by 20, at the top trailing corner, three tenths of themselves outside.
  @Test func badgesAreAttachedToCorners() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let shown = UICollectionView.showing(
      CountedItems(2), UICollectionViewCompositionalLayout(section: rows([badge])), width: 300,
      kinds: ["badge"])
    #expect(view(shown, "badge") == CGRect(x: 286, y: -6, width: 20, height: 20))
    let second = shown.supplementaryView(forElementKind: "badge", at: IndexPath(item: 1, section: 0))
    #expect(second?.frame.minY == 44)
    #expect(shown.subviews.last === second)
  }

  private final class Background: UICollectionReusableView {}

  /// The sample's section backgrounds: the whole section less 5 points all around, behind the cells.
  @Test func backgroundsLieBehindSections() {
    let section = rows()
    let decoration = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    decoration.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    section.decorationItems = [decoration]
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Background.self, forDecorationViewOfKind: "background")
    let shown = UICollectionView.showing(CountedItems(2), layout, width: 300)
    let background = shown.subviews.first { $0 is Background }
    #expect(background?.frame == CGRect(x: 5, y: 5, width: 290, height: 110))
    #expect(shown.subviews.first === background)
  }

  /// A section that scrolls across is as high as one group; its groups stand side by side, and only those in view exist.
  @Test func orthogonalSectionsStandAtTheirStart() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(120), .absolute(80)),
      subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    let items = CountedItems(20, 1)
    let shown = UICollectionView.showing(
      items, UICollectionViewCompositionalLayout(section: section), width: 300)
    #expect((0..<3).map { shown.frame(0, $0)?.minX } == [20, 150, 280])
    #expect(shown.frame(0, 3) == nil)
    #expect(shown.frame(1, 0) == CGRect(x: 20, y: 80, width: 120, height: 80))
    #expect(shown.contentSize == CGSize(width: 300, height: 160))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.contentInsets = .zero
    shown.collectionViewLayout.invalidateLayout()
    shown.layoutIfNeeded()
    #expect(shown.frame(0, 0)?.minX == 90)
  }

  /// Groups of sections that scroll across may be as wide as the container: its insets are around all of them. Nothing is left of a
  /// section without items. (faberNovel/CompositionalLayoutDSL, pictures for the iPhone X in iOS 17: four items, 8 points apart, are
  /// 87.5 points wide in 375 with insets of 16, in 43 sections; empty sections have neither insets nor background.)
  @Test func sharesInOrthogonalSectionsAreOfTheContainer() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitem: NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))), count: 4)
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let shown = UICollectionView.showing(CountedItems(0, 4), layout, width: 375)
    #expect(shown.frame(1, 0)?.integral == CGRect(x: 16, y: 16, width: 88, height: 40))
    #expect(shown.frame(1, 3).map { ($0.maxX * 2).rounded() / 2 } == 391)
    #expect(shown.contentSize.height == 72)
  }

  /// Short content of compositional layouts is below the bars, as of tables, unless bouncing is switched off; that of flow layouts is
  /// at the top. (faberNovel/CompositionalLayoutDSL, four pictures in iOS 17.)
  @Test func shortContentIsBelowTheBars() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(40)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item]))
    func top(_ layout: UICollectionViewLayout, bounces: Bool? = nil) -> CGFloat {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
      window.screenSafeAreaInsets.top = 44
      let items = CountedItems(2)
      let shown = UICollectionView.showing(items, layout)
      if let bounces { shown.alwaysBounceVertical = bounces }
      let controller = UIViewController()
      controller.view = shown
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
      return -shown.contentOffset.y
    }
    let compositional = UICollectionViewCompositionalLayout(section: section)
    #expect(top(compositional) == 44)
    #expect(top(UICollectionViewCompositionalLayout(section: section), bounces: false) == 0)
    #expect(top(UICollectionViewFlowLayout()) == 0)
  }

  /// Columns by the width that there is. (Apple's sample, adaptive sections.)
  @Test func sectionsKnowTheirEnvironment() {
    var widths: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout { _, environment in
      widths.append(environment.container.effectiveContentSize.width)
      let columns = environment.container.effectiveContentSize.width > 500 ? 4 : 2
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
          subitem: NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))), count: columns))
    }
    let items = CountedItems(4)
    let shown = UICollectionView.showing(items, layout, width: 400)
    #expect(shown.frame(0, 1)?.minX == 200)
    shown.frame.size.width = 800
    shown.layoutIfNeeded()
    #expect(shown.frame(0, 1)?.minX == 200)
    #expect(shown.frame(0, 3)?.maxX == 800)
    #expect(widths.first == 400 && widths.last == 800)
  }

  /// Space between sections, not around them; a header of the whole layout has one index. (Apple,
  /// `UICollectionViewCompositionalLayoutConfiguration`.)
  @Test func layoutsHaveSpacingAndHeadersOfTheirOwn() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    configuration.boundarySupplementaryItems = [boundary("global", .top)]
    let layout = UICollectionViewCompositionalLayout(section: rows(), configuration: configuration)
    let shown = UICollectionView.showing(CountedItems(1, 1), layout, width: 300, kinds: ["global"])
    #expect(shown.supplementaryView(forElementKind: "global", at: IndexPath(index: 0))?.frame.height == 30)
    #expect(shown.frame(0, 0)?.minY == 30)
    #expect(shown.frame(1, 0)?.minY == 100)
    #expect(shown.contentSize.height == 150)
  }

  @Test func layoutsMayScrollSideways() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .fractionalHeight(1)),
      subitem: NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))), count: 2)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let shown = UICollectionView.showing(CountedItems(4), layout, width: 300, height: 200)
    #expect(shown.frame(0, 1) == CGRect(x: 0, y: 100, width: 100, height: 100))
    #expect(shown.frame(0, 2) == CGRect(x: 110, y: 0, width: 100, height: 100))
    #expect(shown.contentSize == CGSize(width: 210, height: 200))
  }

  /// Sections read in the interface's direction.
  @Test func rightToLeftMirrors() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
    let shown = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 100),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    shown.semanticContentAttribute = .forceRightToLeft
    let items = CountedItems(2)
    shown.register(ContentCell.self, forCellWithReuseIdentifier: "content")
    shown.dataSource = items
    shown.layoutIfNeeded()
    #expect(shown.frame(0, 0)?.minX == 170)
    #expect(shown.frame(0, 1)?.minX == 70)
  }

  /// Insets are measured from the safe area unless a section says otherwise. (Apple, `contentInsetsReference`.)
  @Test func insetsAreMeasuredFromTheSafeArea() {
    let section = rows()
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.rootViewController = controller
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    let items = CountedItems(1)
    let shown = UICollectionView.showing(
      items, UICollectionViewCompositionalLayout(section: section), width: 300, height: 200)
    controller.view.addSubview(shown)
    window.makeKeyAndVisible()
    shown.layoutIfNeeded()
    #expect(shown.frame(0, 0)?.minX == 40)
    #expect(shown.frame(0, 0)?.width == 220)
    section.contentInsetsReference = .none
    shown.collectionViewLayout.invalidateLayout()
    shown.layoutIfNeeded()
    #expect(shown.frame(0, 0)?.width == 300)
  }
}
