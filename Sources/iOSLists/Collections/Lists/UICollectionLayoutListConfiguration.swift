import AutoLayout
import Foundation

/// The appearance of a list section. (Apple, `UICollectionLayoutListConfiguration`.)
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  public enum Appearance: Hashable, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  public enum HeaderMode: Hashable, Sendable {
    case none, supplementary
    /// The first item of each section is its header.
    case firstItemInSection
  }

  public enum FooterMode: Hashable, Sendable {
    case none, supplementary
  }

  public let appearance: Appearance
  /// Whether separators are shown. Default: true, except in sidebars.
  public var showsSeparators: Bool
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Adjusts the configuration of an item's separators.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background colour; nil for the appearance's default.
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The space above each header, in points; nil for the appearance's default.
  public var headerTopPadding: CGFloat?
  /// Stored only: nothing is swiped.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// The appearance of the lines between rows. (Apple, `UIListSeparatorConfiguration`.)
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration: @MainActor Hashable {
  public enum Visibility: Hashable, Sendable {
    case automatic, visible, hidden
  }

  /// Represents insets that follow the row's text.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color = UIColor.separator
  public var multipleSelectionColor = UIColor.separator

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are all lists with one configuration.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout(list: configuration)
  }
}

extension NSCollectionLayoutSection {
  /// A section of rows with the layout's width and their content's height.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let style = ListSectionStyle(configuration: configuration)
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableMetrics.rowHeight))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = style
    section.contentInsets = style.contentInsets(
      width: layoutEnvironment.container.contentSize.width)
    section.boundarySupplementaryItems = style.boundaryItems(row)
    return section
  }
}

/// Lengths of lists, in points.
enum ListMetrics {
  /// The margin above and below the content of rows with their own margins (UIKit's default margin).
  static let margin: CGFloat = 8
  /// The margin beside inset groups (observed: a list cell's frame starts at 16).
  static let groupInset: CGFloat = 16
  /// The side margin of text and groups in a list of a given width, in points: that of a controller's view. Observed in
  /// Apple's pictures of a running app, by iOS 15.4, 16, 17, 18.2, 26.0 and 26.1: 16 on 390 points. Interface Builder's
  /// canvas widens the margins of cells earlier, from 390.
  @MainActor
  static func sideMargin(width: CGFloat) -> CGFloat { UIViewController.minimumMargins(width: width).leading }
  /// The corner radius of inset groups (iOS 13 to 18).
  static let groupCornerRadius: CGFloat = 10
}

/// The properties of a list section that its rows use.
@MainActor
struct ListSectionStyle {
  let configuration: UICollectionLayoutListConfiguration

  var appearance: UICollectionLayoutListConfiguration.Appearance { configuration.appearance }

  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  /// The colour behind the rows.
  var backgroundColor: UIColor {
    if let color = configuration.backgroundColor { return color }
    return switch appearance {
    case .plain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    // Estimated from screenshots of iPadOS 14 to 18: slightly darker than the content.
    case .sidebar, .sidebarPlain: .secondarySystemBackground
    }
  }

  /// The insets of the content. Groups without a header or footer keep the gap of grouped tables.
  func contentInsets(width: CGFloat) -> NSDirectionalEdgeInsets {
    let isInset = appearance == .insetGrouped || appearance == .sidebar
    let side = isInset ? ListMetrics.sideMargin(width: width) : 0
    let top = isGrouped && configuration.headerMode != .supplementary ? TableMetrics.groupGap : 0
    let bottom = isGrouped && configuration.footerMode == .none ? TableMetrics.groupGap : 0
    return NSDirectionalEdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
  }

  /// The gap above the section's header.
  var headerGap: CGFloat {
    guard configuration.headerMode == .supplementary else { return 0 }
    return configuration.headerTopPadding ?? (appearance == .plain ? TableRelease.headerTopPadding : 0)
  }

  /// The additional gap above the first section of a layout, in points.
  var firstSectionGap: CGFloat {
    isGrouped && configuration.headerMode != .supplementary ? TableMetrics.groupGap : 0
  }

  func boundaryItems(_ row: NSCollectionLayoutSize) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: row, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top,
        absoluteOffset: CGPoint(x: 0, y: 0))
      header.pinToVisibleBounds = appearance == .plain
      items.append(header)
    }
    if configuration.footerMode == .supplementary {
      items.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: row, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return items
  }

  /// The position of an element in the section; nil for elements outside of the list.
  func place(of element: ListElement, itemCount: Int) -> ListCellPlace? {
    guard element.category == .item else {
      return element.category == .supplementaryView ? ListCellPlace(style: self) : nil
    }
    let item = element.indexPath.item
    let hasHeaderItem = configuration.headerMode == .firstItemInSection
    var place = ListCellPlace(style: self)
    place.isHeaderItem = hasHeaderItem && item == 0
    place.isFirst = item == (hasHeaderItem ? 1 : 0)
    place.isLast = item == itemCount - 1
    guard !place.isHeaderItem, configuration.showsSeparators else { return place }
    place.separators = separators(at: element.indexPath, place)
    return place
  }

  private func separators(at indexPath: IndexPath, _ place: ListCellPlace)
    -> UIListSeparatorConfiguration
  {
    var configuration = self.configuration.separatorConfiguration
    if configuration.topSeparatorVisibility == .automatic {
      configuration.topSeparatorVisibility =
        place.isFirst && appearance == .grouped ? .visible : .hidden
    }
    if configuration.bottomSeparatorVisibility == .automatic {
      configuration.bottomSeparatorVisibility =
        place.isLast && appearance != .plain && appearance != .grouped ? .hidden : .visible
    }
    if appearance == .grouped {
      if place.isFirst { configuration.topSeparatorInsets = .zero }
      if place.isLast { configuration.bottomSeparatorInsets = .zero }
    }
    return self.configuration.itemSeparatorHandler?(indexPath, configuration) ?? configuration
  }
}

/// The position of a row in its section.
@MainActor
struct ListCellPlace {
  let style: ListSectionStyle
  var isHeaderItem = false
  var isFirst = false
  var isLast = false
  /// The separators; nil if the list draws none.
  var separators: UIListSeparatorConfiguration?

  init(style: ListSectionStyle) { self.style = style }

  /// True if the row looks the same in both positions.
  func isSame(as other: ListCellPlace) -> Bool {
    style.appearance == other.style.appearance && isHeaderItem == other.isHeaderItem
      && isFirst == other.isFirst
      && isLast == other.isLast && separators == other.separators
  }

  /// The corners that the row rounds.
  var corners: CACornerMask {
    guard style.appearance == .insetGrouped else { return [] }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}
