import AutoLayout
import Foundation
import ObjCCompatibility

/// The base class of bar buttons and tabs. (Apple, `UIBarItem`.)
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var tag = 0
  open var isEnabled = true
  open var landscapeImagePhone: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// The font and colour of the title in a state, as far as bars draw titles.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleAttributes[state] = attributes }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// The attributes of the present state, or else of the normal one, or else those of the proxies.
  var shownTitleAttributes: [NSAttributedString.Key: Any]? {
    let own = (isEnabled ? nil : titleAttributes[.disabled]) ?? titleAttributes[.normal]
    return own
      ?? BarItemProxies.proxies(for: self).lazy.compactMap { proxy in
        (self.isEnabled ? nil : proxy.titleAttributes[.disabled]) ?? proxy.titleAttributes[.normal]
      }.first
  }

  /// The attributes of a tab; a selected tab without attributes uses the normal ones.
  func titleAttributes(isSelected: Bool) -> [NSAttributedString.Key: Any] {
    (isSelected ? titleAttributes[.selected] : nil) ?? shownTitleAttributes ?? [:]
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
}

/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// Raw values match UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    case done = 2

    /// A style from before iOS 8, with a border.
    public static var bordered: Style { .plain }
  }

  /// Raw values match UIKit's.
  public enum SystemItem: Int, Hashable, Sendable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks,
      search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }

  open var style = Style.plain
  /// The width in points; 0 for the width of the content.
  open var width: CGFloat = 0
  open var customView: UIView?
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open var changesSelectionAsPrimaryAction = false
  open var tintColor: UIColor?
  open var isSelected = false
  open var isHidden = false
  open var possibleTitles: Set<String>?
  package private(set) var systemItem: SystemItem?
  /// The mark before a back button's title.
  var backMark: UIImage?

  /// The tint, or else that of the proxies.
  var shownTintColor: UIColor? {
    tintColor
      ?? BarItemProxies.proxies(for: self).lazy.compactMap { ($0 as? UIBarButtonItem)?.tintColor }.first
  }

  /// Turns the button into another system item; its action stays.
  func take(_ item: SystemItem) {
    systemItem = item
    style = item == .done ? .done : .plain
  }

  /// Space that fills the width left by other items.
  open class func flexibleSpace() -> Self { space(.flexibleSpace, width: 0) }

  /// Space of a width, in points.
  open class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width: width) }

  /// Lets documents and spaces be made without looking into method tables.
  static let isRegistered: Void = ObjectMaker.register(UIBarButtonItem.self) { UIBarButtonItem() }

  private class func space(_ kind: SystemItem, width: CGFloat) -> Self {
    _ = isRegistered
    let item = ObjectMaker.make(self)
    item.systemItem = kind
    item.width = width
    return item
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(title: nil, style: systemItem == .done ? .done : .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}

/// A tab of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// The font and colour of the badge in a state; those of the appearance apply if nothing is set.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { badgeAttributes[state] = textAttributes }
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  func badgeAttributes(isSelected: Bool) -> [NSAttributedString.Key: Any] {
    (isSelected ? badgeAttributes[.selected] : nil) ?? badgeAttributes[.normal] ?? [:]
  }

  open var titlePositionAdjustment = UIOffset.zero
  open var standardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// The tabs of the system. Raw values match UIKit's.
  public enum SystemItem: Int, Hashable, Sendable {
    case more = 0
    case favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent,
      mostViewed
  }

  /// A tab of the system's, with its English title.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}

/// The items that a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Raw values match UIKit's.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    case automatic = 0
    case always, never
  }

  open var title: String?
  /// A line of text above the title, which makes the bar taller.
  open var prompt: String? {
    get { words }
    set {
      words = newValue
      barDidChange()
    }
  }
  private var words: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  /// The view that the bar shows instead of the title.
  @AlwaysObserved open var titleView: UIView? { didSet { bar?.itemsDidChange() } }
  /// The controller that the item belongs to.
  weak var owner: UIViewController?
  /// The bar that the item is in.
  weak var bar: UINavigationBar?
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the back button that leads from the next item to this one.
  open var backButtonTitle: String?
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var hidesBackButton = false
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Whether left items appear beside the back button instead of replacing it. Default false.
  open var leftItemsSupplementBackButton = false
  /// The search controller whose search bar appears below the title in a navigation controller's bar.
  @AlwaysObserved open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.item = nil
      searchController?.item = self
      barDidChange()
    }
  }
  /// Whether scrolling the content hides the search bar. Default true.
  @AlwaysObserved open var hidesSearchBarWhenScrolling = true { didSet { barDidChange() } }
  /// The placement of the search bar. Stored only: it is always below the title.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  /// Raw values match UIKit's.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    case automatic = 0
    case inline, stacked
  }

  /// The arrangement of the bar's content on an iPad. Stored only: it is always a navigator's. (Apple,
  /// `UINavigationItem.style`.)
  open var style = ItemStyle.navigator

  /// Raw values match UIKit's.
  public enum ItemStyle: Int, Hashable, Sendable {
    case navigator = 0
    case browser, editor
  }

  /// Updates the bar, whose height may depend on the item.
  func barDidChange() {
    guard let bar else { return }
    bar.itemsDidChange()
    bar.largeTitlesDidChange?()
  }
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The content of the back button. Raw values match UIKit's.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    case `default` = 0
    case generic, minimal
  }
  @AlwaysObserved open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { barDidChange() }
  }
  @AlwaysObserved open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemsDidChange() } }
  @AlwaysObserved open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemsDidChange() } }

  public init(title: String) {
    self.title = title
    super.init()
  }

  public override convenience init() { self.init(storedTitle: nil) }

  convenience init(storedTitle: String?) {
    self.init(title: "")
    title = storedTitle
  }

  convenience init(of controller: UIViewController) {
    self.init(storedTitle: controller.title)
    owner = controller
  }

  public required init?(coder: NSCoder) { super.init() }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
