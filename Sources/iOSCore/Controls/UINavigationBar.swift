import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSDrawing

/// The bar at the top, with a title between buttons. (Apple, `UINavigationBar`.)
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Saved frames: n = 17.
  private static let height: CGFloat = 44
  static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  static let largeTitleFont = UIFont.systemFont(ofSize: 34, weight: .bold)
  /// Between the bar's sides and what is in it.
  private static let sideMargin: CGFloat = 16

  /// The items pushed, the last one shown; the one before it gives the back button.
  @AlwaysObserved open var items: [UINavigationItem]? {
    didSet {
      for item in items ?? [] { item.bar = self }
      itemsDidChange()
    }
  }
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open weak var delegate: (any UINavigationBarDelegate)?

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }

  /// Whether titles are large, where their items do not want otherwise. Default false.
  @AlwaysObserved open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { largeTitlesDidChange?() } }
  }
  /// The controller's, which places the bar.
  var largeTitlesDidChange: (() -> Void)?
  /// Whether the title stands large below the buttons.
  var showsLargeTitle = false { didSet { if showsLargeTitle != oldValue { setNeedsLayout() } } }
  /// The height that the controller leaves the search bar below the title, in points.
  var searchHeight: CGFloat = 0 { didSet { if searchHeight != oldValue { setNeedsLayout() } } }
  /// The height that the controller gives title and buttons, in points; nil for a bar without controller.
  var rowHeight: CGFloat? { didSet { if rowHeight != oldValue { setNeedsLayout() } } }
  /// False while a search takes the place of title and buttons.
  var showsRow = true
  /// Whether nothing is scrolled below the bar, as its controller knows; nil for a bar without controller.
  var isAtScrollEdge: (() -> Bool)?
  open var barTintColor: UIColor?

  // MARK: Looks

  open var standardAppearance = markedAsBars(UINavigationBarAppearance())
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

  /// The title that a document gives a bar without items.
  package var title: String?
  package var leftItems: [BarItem] = []
  package var rightItems: [BarItem] = []
  /// False for a bar that lets what is below it show, as one with a large title does.
  package var showsBackground = true

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  // MARK: Content

  /// The title and the buttons before and after it, as seen from left to right.
  var content: (title: String?, left: [BarItem], right: [BarItem]) {
    guard let item = topItem else { return (title, leftItems, rightItems) }
    let left = shownLeftItems(of: item).filter { !$0.isHidden }.map(BarItem.init)
    // The first of the right items is the outermost (Apple, `UINavigationItem.rightBarButtonItems`).
    let right = (item.rightBarButtonItems ?? []).reversed().filter { !$0.isHidden }.map(BarItem.init)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (item.title, isRightToLeft ? right.reversed() : left, isRightToLeft ? left.reversed() : right)
  }

  private func shownLeftItems(of item: UINavigationItem) -> [UIBarButtonItem] {
    let own = item.leftBarButtonItems ?? []
    guard let back = backItem, !item.hidesBackButton, own.isEmpty || item.leftItemsSupplementBackButton
    else { return own }
    return [back.backButton(to: item)] + own
  }

  func itemsDidChange() {
    let wanted = topItem.map { item in
      ([item.titleView] + (item.leftBarButtonItems ?? []).map(\.customView)
        + (item.rightBarButtonItems ?? []).map(\.customView) + [hostedSearchBar]).compactMap { $0 }
    }
    for view in hostedViews where !(wanted ?? []).contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    hostedViews = wanted ?? []
    for view in hostedViews where view.superview !== self { addSubview(view) }
    hostedSearchBar?.isInNavigationBar = true
    setNeedsLayout()
  }

  /// The bar of the shown item's search controller, where a controller leaves space for it.
  private var hostedSearchBar: UISearchBar? {
    isAtScrollEdge == nil ? nil : topItem?.searchController?.searchBar
  }

  /// The views of items, which are subviews.
  private var hostedViews: [UIView] = []

  // MARK: Layout

  /// The row of buttons.
  var row: CGRect {
    if let rowHeight {
      return CGRect(
        x: bounds.minX + Self.sideMargin, y: bounds.minY, width: max(0, bounds.width - 2 * Self.sideMargin),
        height: min(rowHeight, bounds.height))
    }
    let height = min(Self.height, max(0, bounds.height - searchHeight))
    return CGRect(
      x: bounds.minX + Self.sideMargin,
      y: showsLargeTitle ? bounds.minY : bounds.maxY - searchHeight - height,
      width: max(0, bounds.width - 2 * Self.sideMargin), height: height)
  }

  /// The part of the large title's place that scrolling has left.
  var largeTitlePlace: CGRect {
    let row = row
    return CGRect(
      x: bounds.minX, y: row.maxY, width: bounds.width,
      height: max(0, bounds.maxY - searchHeight - row.maxY))
  }

  /// Where one of the bar's buttons lies; nil for one that it does not show.
  func frame(of item: UIBarButtonItem) -> CGRect? {
    let content = content
    let items = content.left + [BarItem(space: .flexible)] + content.right
    return zip(items, places(content)).first { $0.0.source === item }?.1
  }

  private func places(_ content: (title: String?, left: [BarItem], right: [BarItem])) -> [CGRect] {
    BarDrawing.places(
      content.left + [BarItem(space: .flexible)] + content.right, in: row, grid: layoutGrid)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !hostedViews.isEmpty else { return }
    if let search = hostedSearchBar {
      search.frame = CGRect(
        x: bounds.minX, y: bounds.maxY - searchHeight, width: bounds.width, height: searchHeight)
      search.isHidden = searchHeight <= 0
    }
    for view in hostedViews where view !== hostedSearchBar { view.isHidden = !showsRow }
    let content = content
    let places = places(content)
    for (item, place) in zip(content.left + [BarItem(space: .flexible)] + content.right, places) {
      item.view?.frame = place
    }
    placeTitleView(between: places, leftCount: content.left.count)
  }

  /// In the middle of the bar where it has space there, else in the middle of what the buttons leave.
  private func placeTitleView(between places: [CGRect], leftCount: Int) {
    guard let view = topItem?.titleView else { return }
    let row = row
    let left = leftCount > 0 ? places[leftCount - 1].maxX + BarDrawing.gap : row.minX
    let right = leftCount + 1 < places.count ? places[leftCount + 1].minX - BarDrawing.gap : row.maxX
    let size = view.barSize
    let width = min(size.width, max(0, right - left))
    let x = min(max(bounds.midX - width / 2, left), max(left, right - width))
    let height = min(size.height, row.height)
    view.frame = layoutGrid.round(
      CGRect(x: x, y: row.midY - height / 2, width: width, height: height))
  }

  @_spi(ViewHooks) open override var classFacts: ClassFacts {
    ClassFacts(
      sizesToContent: true,
      appearance: ClassFacts.Appearance("navigation bar", properties: AppearanceProperty.navigationBar) {
        UINavigationBar()
      })
  }

  @_spi(ViewHooks) open override func drawContent(on canvas: ViewCanvas) { drawBar(on: canvas) }
}

extension UINavigationItem {
  /// The button that leads back to this item from another one.
  fileprivate func backButton(to item: UINavigationItem) -> UIBarButtonItem {
    if let own = backBarButtonItem {
      return UIBarButtonItem(
        title: Self.backMark + (own.title ?? ""), style: .plain, target: nil, action: nil)
    }
    let title = backButtonDisplayMode == .minimal ? "" : backButtonTitle ?? title ?? ""
    let words = backButtonDisplayMode == .generic || title.isEmpty ? "Back" : title
    return UIBarButtonItem(
      title: Self.backMark + (backButtonDisplayMode == .minimal ? "" : words), style: .plain, target: nil,
      action: nil)
  }

  private static let backMark = "‹ "
}

extension UIView {
  /// The size of a view that a bar hosts: what its constraints want, or the one it was given.
  @MainActor
  package var barSize: CGSize {
    guard translatesAutoresizingMaskIntoConstraints else {
      return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    guard bounds.size == .zero else { return bounds.size }
    let natural = intrinsicContentSize
    return CGSize(width: max(0, natural.width), height: max(0, natural.height))
  }
}

/// The delegate of a bar that can lie at different places. (Apple, `UIBarPositioningDelegate`.)
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {}

/// Decides and is notified about changes of a navigation bar's items. (Apple, `UINavigationBarDelegate`.)
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    true
  }
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
}
