import AutoLayout
import Foundation
import Testing
import iOSViews

@testable import iOSControls
@testable import iOSLists

/// List content, backgrounds, list cells and list sections. Margins and paddings are those that iOS 14 to 18 print for
/// configurations: `Cell` {11, 16, 11, 8}, `Grouped Header` {17, 8, 6, 8}, 16 beside images, 3 between texts.
@MainActor
struct ListContentTests {
  private func content(_ make: () -> UIListContentConfiguration, _ text: String, _ second: String? = nil)
    -> UIListContentConfiguration
  {
    var content = make()
    content.text = text
    content.secondaryText = second
    return content
  }

  private func view(_ configuration: UIListContentConfiguration, width: CGFloat = 320) -> UIListContentView {
    let view = UIListContentView(configuration: configuration)
    view.layoutNode.setPixelGrid(.init(scale: 2))
    let height = view.sizeThatFits(CGSize(width: width, height: 0)).height
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    view.layoutIfNeeded()
    return view
  }

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
  }

  private func height(_ style: UIFont.TextStyle) -> CGFloat {
    let label = UILabel()
    label.layoutNode.setPixelGrid(.init(scale: 2))
    label.font = .preferredFont(forTextStyle: style)
    label.text = "x"
    return label.intrinsicContentSize.height
  }

  // MARK: Content views

  /// Seen in pictures of Apple's apps: headings of prominent sections are bold, as are those of sidebars.
  @Test func prominentHeadersAreBold() {
    for header in [
      UIListContentConfiguration.prominentInsetGroupedHeader(), .extraProminentInsetGroupedHeader(),
    ] {
      #expect(header.textProperties.font.fontDescriptor.symbolicTraits.contains(.traitBold))
    }
  }

  /// Rows are at least 44 points high (Apple's design resources).
  @Test func rowsAreAtLeast44PointsHigh() {
    let shown = view(content(UIListContentConfiguration.cell, "One"))
    #expect(shown.bounds.height == 44)
    let text = labels(shown)[0]
    #expect(text.frame.minX == 16)
    #expect(text.frame.maxX == 312)
    #expect(abs(text.frame.midY - 22) <= 0.5)
  }

  @Test func subtitlesStandBelow() {
    let shown = view(content(UIListContentConfiguration.subtitleCell, "One", "Two"))
    let parts = labels(shown)
    #expect(shown.bounds.height == 11 + height(.body) + 3 + height(.caption1) + 11)
    #expect(parts[0].frame.minY == 11)
    #expect(parts[1].frame.minY == parts[0].frame.maxY + 3)
    #expect(parts[1].frame.minX == 16)
  }

  /// Side by side where there is space, else one above the other. (Apple, `prefersSideBySideTextAndSecondaryText`.)
  @Test func valuesStandBesideOrBelow() {
    let beside = labels(view(content(UIListContentConfiguration.valueCell, "Name", "Value")))
    #expect(beside[0].frame.midY == beside[1].frame.midY)
    #expect(beside[1].frame.maxX == 312)
    let below = labels(
      view(content(UIListContentConfiguration.valueCell, "A rather long name", "and its value"), width: 150))
    #expect(below[1].frame.minY >= below[0].frame.maxY)
    #expect(below[1].frame.minX == 16)
  }

  @Test func longTextsBreak() {
    let words = Array(repeating: "word", count: 40).joined(separator: " ")
    let shown = view(content(UIListContentConfiguration.cell, words))
    #expect(shown.bounds.height > 100)
    #expect(labels(shown)[0].frame.height == shown.bounds.height - 22)
    var short = content(UIListContentConfiguration.cell, words)
    short.textProperties.numberOfLines = 1
    #expect(view(short).bounds.height == 44)
  }

  /// The image, its padding, the text; reserved space keeps texts in line. (Apple, `reservedLayoutSize`.)
  @Test func imagesStandBeforeTexts() {
    var configuration = content(UIListContentConfiguration.cell, "One")
    configuration.image = UIImage(name: "picture", size: CGSize(width: 80, height: 40))
    let natural = view(configuration)
    #expect(labels(natural)[0].frame.minX == 112)
    #expect(natural.bounds.height == 62)
    configuration.imageProperties.maximumSize = CGSize(width: 40, height: 40)
    #expect(labels(view(configuration))[0].frame.minX == 72)
    configuration.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
    let reserved = view(configuration)
    #expect(labels(reserved)[0].frame.minX == 92)
    let picture = reserved.subviews.first { $0 is UIImageView }
    #expect(picture?.frame == CGRect(x: 26, y: 12, width: 40, height: 20))
  }

  /// Headers of groups are in capitals and as deep as their margins say.
  @Test func groupedHeadersAreInCapitals() {
    let shown = view(content(UIListContentConfiguration.groupedHeader, "General"))
    #expect(labels(shown)[0].text == "GENERAL")
    #expect(shown.bounds.height == 17 + height(.footnote) + 6)
  }

  @Test func rightToLeftMirrors() {
    let shown = UIListContentView(
      configuration: content(UIListContentConfiguration.valueCell, "Name", "Value"))
    shown.semanticContentAttribute = .forceRightToLeft
    shown.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    shown.layoutIfNeeded()
    #expect(labels(shown)[0].frame.maxX == 304)
    #expect(labels(shown)[1].frame.minX == 8)
  }

  /// A content view works anywhere: constraints see its size, its texts' guides follow them.
  @Test func contentViewsTakePartInConstraints() {
    let shown = UIListContentView(
      configuration: content(UIListContentConfiguration.subtitleCell, "One", "Two"))
    let container = UIView.container(300, 400, shown)
    let guide = shown.textLayoutGuide
    NSLayoutConstraint.activate([
      shown.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      shown.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      shown.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    #expect(shown.frame.height == 11 + height(.body) + 3 + height(.caption1) + 11)
    #expect(guide?.layoutFrame.minX == 16)
    #expect(shown.imageLayoutGuide == nil)
  }

  // MARK: Cells

  private final class StateCell: UICollectionViewListCell {
    var states: [Bool] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state.isSelected)
      var content = defaultContentConfiguration()
      content.text = state.isSelected ? "selected" : "plain"
      contentConfiguration = content
    }
  }

  /// Before the first layout and after each change of state. (Apple, `updateConfiguration(using:)`.)
  @Test func cellsFollowTheirState() {
    let cell = StateCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.layoutIfNeeded()
    #expect(cell.states == [false])
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.states == [false, true])
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "selected")
    #expect(cell.contentView is UIListContentView)
  }

  /// The view stays while it supports the configuration. (Apple, `UIContentView.supports(_:)`.)
  @Test func contentViewsAreKept() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var handled = 0
    cell.configurationUpdateHandler = { _, _ in handled += 1 }
    cell.contentConfiguration = content(UIListContentConfiguration.cell, "One")
    let first = cell.contentView
    cell.contentConfiguration = content(UIListContentConfiguration.cell, "Two")
    #expect(cell.contentView === first)
    #expect(labels(first)[0].text == "Two")
    cell.layoutIfNeeded()
    #expect(handled == 1)
  }

  @Test func accessoriesTakeSpaceFromContent() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.accessories = [.disclosureIndicator(), .delete()]
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 0)
    #expect(cell.contentView.frame.maxX == 320 - 16 - 10.5)
    cell.isEditing = true
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 38)
    let order = cell.subviews.compactMap { ($0 as? AccessoryGlyph)?.kind }
    #expect(Set(order) == [.chevron, .delete])
  }

  // MARK: List sections

  private func list(
    _ configuration: UICollectionLayoutListConfiguration, _ counts: [Int], width: CGFloat = 375
  ) -> (UICollectionView, CountedItems) {
    let items = CountedItems()
    items.counts = counts
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.layoutNode.setPixelGrid(.init(scale: 2))
    view.register(TextCell.self, forCellWithReuseIdentifier: "content")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(TextCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = items
    view.layoutIfNeeded()
    return (view, items)
  }

  private final class TextCell: UICollectionViewListCell {
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      var content = defaultContentConfiguration()
      content.text = "text"
      contentConfiguration = content
    }
  }

  @Test func plainListsFillTheWidth() {
    let (view, items) = list(UICollectionLayoutListConfiguration(appearance: .plain), [3])
    #expect(items.requested.count == 3)
    #expect(
      (0..<3).map { view.frame(0, $0) } == [0, 44, 88].map { CGRect(x: 0, y: $0, width: 375, height: 44) })
    #expect(view.layoutNode.engine.conflicts.isEmpty)
  }

  /// Rows stand in by 16 on 390 points (Apple's pictures of a running app, by iOS 15.4 to 26.1), and on 414 by 20 (saved
  /// documents of Xcode 15 on). Headers stand in as far.
  @Test func rowsStandInAsTheWidthWants() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    for (width, margin) in [(375, 16), (390, 16), (414, 20)] as [(CGFloat, CGFloat)] {
      let (view, items) = list(configuration, [1], width: width)
      #expect(items.counts == [1])
      let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
      let header = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
      for row in [cell, header] {
        let content = (row as? UICollectionViewCell)?.contentView
        #expect(content.map { labels($0).map(\.frame.minX) } == [margin])
      }
    }
  }

  /// Plain lists have 22 points above headers since iOS 15, as tables have, unless the configuration says otherwise.
  @Test func plainListsHaveSpaceAboveHeaders() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let (view, items) = list(configuration, [1])
    #expect(items.counts == [1])
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame.minY == 22)
    configuration.headerTopPadding = 0
    let (tight, tightItems) = list(configuration, [1])
    #expect(tightItems.counts == [1])
    #expect(tight.frame(0, 0)?.minY == header?.frame.height)
  }

  /// A separator starts where the program puts its guide. (Apple, `separatorLayoutGuide`.)
  @Test func separatorsFollowTheirGuide() {
    let (view, items) = list(UICollectionLayoutListConfiguration(appearance: .plain), [1])
    #expect(items.counts == [1])
    guard let cell = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell else {
      Issue.record("no list cell")
      return
    }
    cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 100).isActive =
      true
    cell.setNeedsLayout()
    view.layoutIfNeeded()
    cell.setNeedsLayout()
    view.layoutIfNeeded()
    let line = cell.subviews.first { $0.backgroundColor == .separator && !$0.isHidden }
    #expect(line?.frame.minX == 100)
  }

  /// Groups stand in by 16 (observed of a list cell in an inset group) and are 35 apart; headers are 17, a line and 6
  /// high (observed: 38⅔ at three pixels a point).
  @Test func insetGroupsStandIn() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let (plain, plainItems) = list(configuration, [2, 1])
    #expect(plainItems.counts == [2, 1])
    #expect(plain.frame(0, 0) == CGRect(x: 16, y: 35, width: 343, height: 44))
    #expect(plain.frame(1, 0)?.minY == 158)
    configuration.headerMode = .supplementary
    let (headed, headedItems) = list(configuration, [2])
    #expect(headedItems.counts == [2])
    #expect(headed.frame(0, 0)?.minY == 17 + height(.footnote) + 6)
    let first = headed.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(first?.listPlace?.corners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  /// Lines start at the text; groups end without one. A handler has the last word. (Apple, `itemSeparatorHandler`.)
  @Test func linesStartAtTheText() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    func lines(_ view: UICollectionView) -> [CGRect?] {
      view.visibleCells.map { cell in
        cell.subviews.first { $0.backgroundColor == .separator && !$0.isHidden && $0.frame.minY > 0 }?.frame
      }
    }
    let (view, items) = list(configuration, [2])
    view.layoutIfNeeded()
    #expect(lines(view) == [CGRect(x: 16, y: 43.5, width: 327, height: 0.5), nil])
    #expect(items.counts == [2])
    configuration.itemSeparatorHandler = { _, given in
      var given = given
      given.bottomSeparatorVisibility = .visible
      given.bottomSeparatorInsets.leading = 40
      return given
    }
    let (handled, handledItems) = list(configuration, [1])
    #expect(handledItems.counts == [1])
    #expect(lines(handled) == [CGRect(x: 40, y: 43.5, width: 303, height: 0.5)])
  }

  @Test func backgroundsAreTheLists() {
    let (view, items) = list(UICollectionLayoutListConfiguration(appearance: .insetGrouped), [1])
    #expect(items.counts == [1])
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(cell?.defaultBackgroundConfiguration().backgroundColor == .secondarySystemGroupedBackground)
    let background = cell?.subviews.compactMap { $0 as? SystemBackgroundView }.first
    #expect(background?.configuration?.backgroundColor == .secondarySystemGroupedBackground)
    cell?.backgroundConfiguration = .clear()
    #expect(background?.configuration?.backgroundColor == .clear)
  }

  /// A content that changes gives its cell another height, unless that is switched off. (Apple,
  /// `selfSizingInvalidation`.)
  @Test func cellsThatChangeAreMeasuredAgain() {
    let (view, items) = list(UICollectionLayoutListConfiguration(appearance: .plain), [2])
    #expect(items.counts == [2])
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    cell?.automaticallyUpdatesContentConfiguration = false
    cell?.contentConfiguration = content(UIListContentConfiguration.subtitleCell, "One", "Two")
    view.layoutIfNeeded()
    #expect((cell?.frame.height ?? 0) > 44)
    view.selfSizingInvalidation = .disabled
    cell?.contentConfiguration = content(UIListContentConfiguration.cell, "One")
    view.layoutIfNeeded()
    #expect((cell?.frame.height ?? 0) > 44)
  }

  /// A guess: the chevron of a header is beside its words, which are below the middle.
  @Test func accessoriesAreBesideTheWords() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    cell.accessories = [.customView(configuration: .init(customView: mark, placement: .trailing()))]
    var words = content(UIListContentConfiguration.prominentInsetGroupedHeader, "Header")
    words.directionalLayoutMargins.top = 30
    words.directionalLayoutMargins.bottom = 10
    cell.contentConfiguration = words
    cell.layoutIfNeeded()
    // The middle between 30 and 70.
    #expect(mark.frame.midY == 50)
  }

  /// Apple, `adjustsFontForContentSizeCategory`: texts of a text style follow the text size, attributed ones, too, also those that
  /// are set afterwards.
  @Test func attributedTextsFollowTheTextSize() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    let content = UIListContentView(configuration: .cell())
    content.frame = window.bounds
    window.addSubview(content)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    var words = UIListContentConfiguration.cell()
    words.attributedText = NSAttributedString(
      string: "Words", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    content.configuration = words
    let label = try #require(labels(content).first)
    // The body font of the largest text size (Apple, Human Interface Guidelines, "Typography").
    #expect(label.font.pointSize == 53)
  }
}
