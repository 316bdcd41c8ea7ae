import AutoLayout
import Foundation
import MacViews

/// Colours in lines of squares, with a heading for each group, and a slider for their size.
final class SwatchController: NSViewController, NSCollectionViewDataSource, NSCollectionViewDelegateFlowLayout
{
  private let groups: [(String, [NSColor])] = [
    ("Warm", [.systemRed, .systemOrange, .systemYellow, .systemPink, .systemBrown]),
    ("Cold", [.systemBlue, .systemTeal, .systemIndigo, .systemGreen, .systemPurple, .systemGray]),
  ]
  let collection = NSCollectionView()
  private static let swatch = NSUserInterfaceItemIdentifier("swatch")
  private static let heading = NSUserInterfaceItemIdentifier("heading")

  override func loadView() {
    let (scroll, flow) = (NSScrollView(), NSCollectionViewFlowLayout())
    flow.itemSize = NSSize(width: 72, height: 88)
    flow.minimumInteritemSpacing = 8
    flow.sectionInset = NSEdgeInsets(top: 4, left: 12, bottom: 12, right: 12)
    flow.headerReferenceSize = NSSize(width: 0, height: 28)
    collection.collectionViewLayout = flow
    collection.register(Swatch.self, forItemWithIdentifier: Self.swatch)
    collection.register(
      Heading.self, forSupplementaryViewOfKind: NSCollectionView.elementKindSectionHeader,
      withIdentifier: Self.heading)
    (collection.dataSource, collection.delegate) = (self, self)
    scroll.documentView = collection
    scroll.hasVerticalScroller = true
    let (size, bottom) = (NSSlider(value: 2, minValue: 1, maxValue: 4, target: nil, action: nil), NSView())
    size.numberOfTickMarks = 4
    size.controlSize = .small
    bottom.addConstrained(size)
    view = NSView()
    view.addConstrained(scroll, bottom)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.widthAnchor.constraint(greaterThanOrEqualToConstant: 200),
      scroll.heightAnchor.constraint(greaterThanOrEqualToConstant: 120),
      bottom.topAnchor.constraint(equalTo: scroll.bottomAnchor),
      bottom.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bottom.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottom.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      bottom.heightAnchor.constraint(equalToConstant: 30),
      size.centerYAnchor.constraint(equalTo: bottom.centerYAnchor),
      size.trailingAnchor.constraint(equalTo: bottom.trailingAnchor, constant: -12),
      size.widthAnchor.constraint(equalToConstant: 90),
    ])
  }

  func numberOfSections(in collectionView: NSCollectionView) -> Int { groups.count }
  func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int {
    groups[section].1.count
  }
  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    let item = collectionView.makeItem(withIdentifier: Self.swatch, for: indexPath)
    (item as? Swatch)?.show(
      groups[indexPath.section].1[indexPath.item], localized("Colour \(indexPath.item)"))
    return item
  }
  func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView {
    let view = collectionView.makeSupplementaryView(
      ofKind: kind, withIdentifier: Self.heading, for: indexPath)
    (view as? Heading)?.text.stringValue = localized(groups[indexPath.section].0)
    return view
  }

  final class Heading: NSView {
    let text = label("")
    override init(frame frameRect: NSRect) {
      super.init(frame: frameRect)
      text.font = .boldSystemFont(ofSize: 13)
      addConstrained(text)
      NSLayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
        text.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -12),
        text.centerYAnchor.constraint(equalTo: centerYAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Swatch: NSCollectionViewItem {
    private let (box, name) = (NSBox(), label("", size: 11))

    override func loadView() {
      box.boxType = .custom
      box.cornerRadius = 8
      name.alignment = .center
      name.lineBreakMode = .byTruncatingTail
      name.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      view = NSView()
      view.addConstrained(box, name)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        name.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 4),
        name.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        name.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        name.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }

    func show(_ color: NSColor, _ title: String) {
      _ = view
      (box.fillColor, name.stringValue) = (color, title)
    }
  }
}

/// Pictures in a compositional grid beside a source list, with a filter below the title bar.
@MainActor
enum MediaBrowser {
  static func make() -> ShownWindow {
    let split = NSSplitViewController()
    let info = NSSplitViewItem(viewController: Info())
    (info.minimumThickness, info.maximumThickness) = (140, 200)
    info.holdingPriority = .init(260)
    let grid = NSSplitViewItem(viewController: Grid())
    grid.minimumThickness = 260
    split.addSplitViewItem(grid)
    split.addSplitViewItem(info)
    var shown = ShownWindow(split, "Pictures", width: 680, height: 420)
    let filter = NSTitlebarAccessoryViewController()
    filter.layoutAttribute = .bottom
    let tabs = NSSegmentedControl(
      labels: ["All", "Favourites", "Shared"].map(localized), trackingMode: .selectOne, target: nil,
      action: nil)
    tabs.selectedSegment = 1
    let row = NSView()
    row.addConstrained(tabs)
    NSLayoutConstraint.activate([
      tabs.centerXAnchor.constraint(equalTo: row.centerXAnchor),
      tabs.topAnchor.constraint(equalTo: row.topAnchor, constant: 4),
      tabs.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -6),
    ])
    filter.view = row
    shown.window.addTitlebarAccessoryViewController(filter)
    shown.owner = split
    return shown
  }

  private final class Info: NSViewController {
    override func loadView() {
      let grid = NSGridView(views: [
        [label("Size:", .secondaryLabelColor), label("4032 × 3024")],
        [label("Taken:", .secondaryLabelColor), label("3 May")],
        [label("Camera:", .secondaryLabelColor), label("Old Leica")],
      ])
      grid.column(at: 0).xPlacement = .trailing
      grid.rowAlignment = .firstBaseline
      view = NSView()
      view.addConstrained(grid)
      NSLayoutConstraint.activate([
        grid.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
        grid.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
        grid.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -12),
        grid.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -16),
      ])
      for text in view.subviews[0].subviews {
        text.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        (text as? NSTextField)?.lineBreakMode = .byTruncatingTail
      }
    }
  }

  private final class Grid: NSViewController {
    private var source: NSCollectionViewDiffableDataSource<Int, Int>?

    override func loadView() {
      let (scroll, collection) = (NSScrollView(), NSCollectionView())
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: row)
      section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      collection.collectionViewLayout = NSCollectionViewCompositionalLayout(section: section)
      collection.register(
        SwatchController.Swatch.self, forItemWithIdentifier: NSUserInterfaceItemIdentifier("picture"))
      scroll.documentView = collection
      scroll.hasVerticalScroller = true
      view = scroll
      let colors: [NSColor] = [.systemTeal, .systemBrown, .systemIndigo, .systemGreen]
      source = NSCollectionViewDiffableDataSource(collectionView: collection) { collection, path, number in
        let item = collection.makeItem(withIdentifier: NSUserInterfaceItemIdentifier("picture"), for: path)
        (item as? SwatchController.Swatch)?.show(colors[number % 4], localized("Picture \(number)"))
        return item
      }
      var items = NSDiffableDataSourceSnapshot<Int, Int>()
      items.appendSections([0])
      items.appendItems(Array(0..<8))
      source?.apply(items, animatingDifferences: false)
    }
  }
}
