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

  /// The stack of items. The bar shows the last one, with a back button for the one before it.
  @AlwaysObserved open var items: [UINavigationItem]? {
    willSet { checkManager("items") }
    didSet {
      for item in items ?? [] { item.bar = self }
      itemsDidChange()
    }
  }
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open weak var delegate: (any UINavigationBarDelegate)? {
    get { storedDelegate }
    set {
      checkManager("delegate")
      storedDelegate = newValue
    }
  }
  private weak var storedDelegate: (any UINavigationBarDelegate)?

  /// Raises where a navigation controller manages the bar, and is not changing it itself.
  private func checkManager(_ property: String) {
    guard !BarManagement.isUnderWay, let stack = superview?.owningController as? UINavigationController,
      stack.navigationBar === self
    else { return }
    LayoutException.raise(
      .internalInconsistency,
      "The \(property) of a navigation bar are its navigation controller's to change.",
      page: "UINavigationController.navigationBar")
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Pushes an item, unless the delegate refuses.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  /// Pops the top item. Returns nil if the delegate refuses or there is no item.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    items?.removeLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// Whether titles are large, unless their items specify otherwise. Default false.
  @AlwaysObserved open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { largeTitlesDidChange?() } }
  }
  /// The callback of the controller, which lays out the bar.
  var largeTitlesDidChange: (() -> Void)?
  /// Whether the title is large, below the buttons.
  var showsLargeTitle = false { didSet { if showsLargeTitle != oldValue { setNeedsLayout() } } }
  /// The height that the controller reserves for the search bar below the title, in points.
  var searchHeight: CGFloat = 0 { didSet { if searchHeight != oldValue { setNeedsLayout() } } }
  /// The height of the row of title and buttons, set by the controller, in points; nil for a bar without
  /// one.
  var rowHeight: CGFloat? { didSet { if rowHeight != oldValue { setNeedsLayout() } } }
  /// Whether title and buttons are shown; false while a search replaces them.
  var showsRow = true
  /// Returns whether the content is at its scroll edge, set by the controller; nil for a bar without one.
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

  /// The title of a document's bar without items.
  package var title: String?
  package var leftItems: [BarItem] = []
  package var rightItems: [BarItem] = []
  /// False for a transparent bar, such as one with a large title.
  package var showsBackground = true

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height + promptHeight)
  }

  // MARK: Content

  /// The title and the buttons before and after it, in visual order from left to right.
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
    let free = widthOfBackButton(item, beside: own)
    let mark = backIndicatorImage ?? shownAppearance.backIndicatorImage ?? BackMark.standard
    let buttons = back.backTitles.map { UINavigationItem.backButton($0, mark) }
    let fitting = buttons.first { BarDrawing.width(of: BarItem($0), layoutGrid) <= free }
    return [fitting ?? buttons[buttons.count - 1]] + own
  }

  /// The back button's width: the space left by the title and other buttons. If its title does not fit, it is "Back",
  /// or else empty. (Apple, `UINavigationItem.backBarButtonItem`.)
  private func widthOfBackButton(_ item: UINavigationItem, beside own: [UIBarButtonItem]) -> CGFloat {
    guard bounds.width > 0 else { return .infinity }
    let others = (own + (item.rightBarButtonItems ?? [])).filter { !$0.isHidden }.map(BarItem.init)
    let taken = others.map { BarDrawing.width(of: $0, layoutGrid) + BarDrawing.gap }.reduce(0, +)
    return row.width - taken - titleWidth(of: item)
  }

  /// The title's width with the gap before it; zero if the row has no title.
  private func titleWidth(of item: UINavigationItem) -> CGFloat {
    if let view = item.titleView {
      return (view is UISearchBar ? UISearchBar.leastWidthInBar : view.barSize.width) + BarDrawing.gap
    }
    guard !showsLargeTitle, let title = item.title, !title.isEmpty else { return 0 }
    let font =
      TextAttributes(titleTextAttributes ?? shownAppearance.titleTextAttributes).font ?? Self.titleFont
    let words = TextBlock(text: title, font: font, lines: 1)
    return words.size(width: nil, grid: layoutGrid).width + BarDrawing.gap
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

  /// The search bar of the top item, if a controller reserves space for it.
  private var hostedSearchBar: UISearchBar? {
    isAtScrollEdge == nil ? nil : topItem?.searchController?.searchBar
  }

  /// The items' custom views, which are subviews.
  private var hostedViews: [UIView] = []

  // MARK: Layout

  /// The rectangle of the row of buttons.
  var row: CGRect {
    let lane = lane(margin: BarRelease.sideMargin(of: self, hasController: isAtScrollEdge != nil))
    if let rowHeight {
      return CGRect(
        x: lane.minX, y: bounds.minY + promptHeight, width: lane.width,
        height: max(0, min(rowHeight, bounds.height - promptHeight)))
    }
    let height = min(Self.height, max(0, bounds.height - searchHeight))
    return CGRect(
      x: lane.minX,
      y: showsLargeTitle ? bounds.minY + promptHeight : bounds.maxY - searchHeight - height,
      width: lane.width, height: height)
  }

  /// The height of the shown item's prompt above the row.
  var promptHeight: CGFloat { showsRow && topItem?.prompt != nil ? BarHeight.prompt : 0 }

  /// The rectangle of the large title that scrolling has left.
  var largeTitlePlace: CGRect {
    let row = row
    return CGRect(
      x: bounds.minX, y: row.maxY, width: bounds.width,
      height: max(0, bounds.maxY - searchHeight - row.maxY))
  }

  /// The frame of one of the bar's buttons; nil if it is not shown.
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
      item.view?.place(inBar: place)
    }
    placeTitleView(between: places, leftCount: content.left.count)
  }

  /// Centres the title view in the bar if it fits there, else in the space between the buttons. A search bar has no
  /// intrinsic width and fills that space.
  private func placeTitleView(between places: [CGRect], leftCount: Int) {
    guard let view = topItem?.titleView else { return }
    let row = row
    let left = leftCount > 0 ? places[leftCount - 1].maxX + BarDrawing.gap : row.minX
    let right = leftCount + 1 < places.count ? places[leftCount + 1].minX - BarDrawing.gap : row.maxX
    let size = view.barSize
    let free = max(0, right - left)
    let width = view is UISearchBar ? free : min(size.width, free)
    let x = min(max(bounds.midX - width / 2, left), max(left, right - width))
    let height = min(size.height, row.height)
    view.place(
      inBar: layoutGrid.round(CGRect(x: x, y: row.midY - height / 2, width: width, height: height)))
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
  /// The possible titles of the back button to this item, from the longest to an empty one.
  fileprivate var backTitles: [String] {
    if let own = backBarButtonItem { return [own.title ?? "", Self.back, ""] }
    switch backButtonDisplayMode {
    case .minimal: return [""]
    case .generic: return [Self.back, ""]
    case .default:
      let words = backButtonTitle ?? title ?? ""
      return words.isEmpty ? [Self.back, ""] : [words, Self.back, ""]
    }
  }

  fileprivate static func backButton(_ words: String, _ mark: UIImage?) -> UIBarButtonItem {
    let button = UIBarButtonItem(title: words, style: .plain, target: nil, action: nil)
    button.backMark = mark
    return button
  }

  private static let back = "Back"
}

extension UIView {
  /// The size of a view that a bar hosts: the one that the program set, or else the size of its content and constraints (WWDC
  /// 2017, session 204: bars measure such views by Auto Layout).
  @MainActor
  package var barSize: CGSize {
    guard translatesAutoresizingMaskIntoConstraints else {
      return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let given = sizeGivenByProgram
    guard given == .zero else { return given }
    let natural = intrinsicContentSize
    if natural.width > 0, natural.height > 0 { return natural }
    return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// The size that the program set, before a bar placed the view.
  private var sizeGivenByProgram: CGSize {
    guard let sizes = viewExtras.barSizes, sizes.placed == bounds.size else { return bounds.size }
    return sizes.given
  }

  /// Places the view in a bar. The size from the bar is not kept as the view's own: the view is measured again when its
  /// content changes.
  func place(inBar frame: CGRect) {
    let given = sizeGivenByProgram
    self.frame = frame
    writableViewExtras.barSizes = (given, bounds.size)
  }
}

/// The delegate of a navigation bar, which allows changes of its items and is notified of them. (Apple,
/// `UINavigationBarDelegate`.)
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called after ``UINavigationBar/pushItem(_:animated:)``.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Called after ``UINavigationBar/popItem(animated:)``.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    true
  }
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
}
