import UIKit

/// A mosaic of pictures with headers, and a row of albums that scrolls across.
final class PhotosViewController: UIViewController {
  private struct Photo: Hashable {
    let id: Int
    var color: UIColor { Photo.colors[id % Photo.colors.count] }
    private static let colors: [UIColor] = [
      .systemTeal, .systemOrange, .systemPurple, .systemGreen, .systemPink, .systemIndigo, .systemBrown,
    ]
  }

  private enum Section: Int, CaseIterable {
    case albums, days
    var title: String { self == .albums ? "Albums" : "Last Week" }
  }

  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
  private var dataSource: UICollectionViewDiffableDataSource<Section, Photo>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    navigationController?.navigationBar.prefersLargeTitles = true
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let album = UICollectionView.CellRegistration<AlbumCell, Photo> { cell, indexPath, photo in
      cell.show(
        color: photo.color, title: ["Lakes", "Rooftops", "Family", "Kitchen"][indexPath.item % 4],
        count: 12 + 31 * indexPath.item)
    }
    let picture = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, _, photo in
      cell.picture.color = photo.color
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = Section.allCases[indexPath.section].title
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      content.textProperties.color = .label
      content.textProperties.transform = .none
      // The albums' section is inset already.
      content.axesPreservingSuperviewLayoutMargins = []
      content.directionalLayoutMargins.leading = indexPath.section == 0 ? 0 : 16
      view.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Section, Photo>(collectionView: collectionView) {
      view, indexPath, photo in
      indexPath.section == 0
        ? view.dequeueConfiguredReusableCell(using: album, for: indexPath, item: photo)
        : view.dequeueConfiguredReusableCell(using: picture, for: indexPath, item: photo)
    }
    source.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    dataSource = source
    var snapshot = NSDiffableDataSourceSnapshot<Section, Photo>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems((100..<104).map(Photo.init), toSection: .albums)
    snapshot.appendItems((0..<18).map(Photo.init), toSection: .days)
    source.apply(snapshot, animatingDifferences: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let isTextLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      let section =
        index == 0
        ? PhotosViewController.albums(width: isTextLarge ? 0.75 : 0.42) : PhotosViewController.mosaic()
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      section.boundarySupplementaryItems = [header]
      return section
    }
  }

  /// - Parameter width: an album's share of the row.
  private static func albums(width: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(190)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width), heightDimension: .estimated(190)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 8, trailing: 16)
    return section
  }

  /// One large picture beside two small ones, then a row of three.
  private static func mosaic() -> NSCollectionLayoutSection {
    func item(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
      return item
    }
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)),
      repeatingSubitem: item(1, 0.5), count: 2)
    let top = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(2 / 3)),
      subitems: [item(2 / 3, 1), pair])
    let bottom = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
      repeatingSubitem: item(1 / 3, 1), count: 3)
    let both = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1)),
      subitems: [top, bottom])
    return NSCollectionLayoutSection(group: both)
  }
}

private final class PhotoCell: UICollectionViewCell {
  let picture = PictureView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }
}

private final class AlbumCell: UICollectionViewCell {
  private let picture = PictureView()
  private let title = UILabel("", style: .subheadline)
  private let count = UILabel("", style: .footnote, color: .secondaryLabel)

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.layer.cornerRadius = 10
    picture.clipsToBounds = true
    let column = UIStackView(arrangedSubviews: [picture, title, count])
    column.axis = .vertical
    column.spacing = 2
    column.setCustomSpacing(6, after: picture)
    // Takes what is left where a neighbour is higher.
    count.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
    contentView.addConstrained(column)
    NSLayoutConstraint.activate([
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      column.topAnchor.constraint(equalTo: contentView.topAnchor),
      column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(color: UIColor, title: String, count: Int) {
    picture.color = color
    self.title.text = title
    self.count.text = "\(count)"
  }
}
