import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// A button that shows the selected item of a menu, or opens a pull-down menu. (Apple, `NSPopUpButton`.)
@preconcurrency @MainActor
open class NSPopUpButton: NSButton {
  open override class var cellClass: AnyClass? {
    get { NSPopUpButtonCell.self }
    set {}
  }
  override class var usualKind: ControlKind? { .popUp }

  public convenience init(frame buttonFrame: NSRect, pullsDown flag: Bool) {
    self.init(frame: buttonFrame)
    pullsDown = flag
  }

  /// A button for selecting one of a menu's items. (macOS 14.)
  public convenience init(popUpMenu menu: NSMenu, target: Any?, action: Selector?) {
    self.init(frame: .zero, pullsDown: false)
    take(menu, target, action)
  }

  /// A button with a title or an image that opens a menu. (macOS 14.)
  public convenience init(title: String, pullDownMenu menu: NSMenu) {
    self.init(frame: .zero, pullsDown: true)
    menu.insertItem(withTitle: title, action: nil, keyEquivalent: "", at: 0)
    take(menu, nil, nil)
  }

  public convenience init(image: NSImage, pullDownMenu menu: NSMenu) {
    self.init(frame: .zero, pullsDown: true)
    menu.insertItem(withTitle: "", action: nil, keyEquivalent: "", at: 0)
    menu.items[0].image = image
    imagePosition = .imageOnly
    take(menu, nil, nil)
  }

  private func take(_ menu: NSMenu, _ target: Any?, _ action: Selector?) {
    self.menu = menu
    self.target = target.map { $0 as AnyObject }
    self.action = action
    sizeToFit()
  }

  final var popUpCell: NSPopUpButtonCell { typedCell(NSPopUpButtonCell.self) }

  open override var menu: NSMenu? {
    get { popUpCell.menu }
    set { popUpCell.menu = newValue }
  }
  open var pullsDown: Bool {
    get { popUpCell.pullsDown }
    set { popUpCell.pullsDown = newValue }
  }
  open var autoenablesItems: Bool {
    get { popUpCell.autoenablesItems }
    set { popUpCell.autoenablesItems = newValue }
  }
  open var preferredEdge: NSRectEdge {
    get { popUpCell.preferredEdge }
    set { popUpCell.preferredEdge = newValue }
  }
  open var usesItemFromMenu: Bool {
    get { popUpCell.usesItemFromMenu }
    set { popUpCell.usesItemFromMenu = newValue }
  }
  open var altersStateOfSelectedItem: Bool {
    get { popUpCell.altersStateOfSelectedItem }
    set { popUpCell.altersStateOfSelectedItem = newValue }
  }

  // MARK: Items

  open func addItem(withTitle title: String) { popUpCell.addItem(withTitle: title) }
  open func addItems(withTitles itemTitles: [String]) { popUpCell.addItems(withTitles: itemTitles) }
  open func insertItem(withTitle title: String, at index: Int) {
    popUpCell.insertItem(withTitle: title, at: index)
  }
  open func removeItem(withTitle title: String) { popUpCell.removeItem(withTitle: title) }
  open func removeItem(at index: Int) { popUpCell.removeItem(at: index) }
  open func removeAllItems() { popUpCell.removeAllItems() }
  open var itemArray: [NSMenuItem] { popUpCell.itemArray }
  open var numberOfItems: Int { popUpCell.numberOfItems }
  open var itemTitles: [String] { popUpCell.itemTitles }
  open var lastItem: NSMenuItem? { popUpCell.lastItem }
  open func index(of item: NSMenuItem) -> Int { popUpCell.index(of: item) }
  open func indexOfItem(withTitle title: String) -> Int { popUpCell.indexOfItem(withTitle: title) }
  open func indexOfItem(withTag tag: Int) -> Int { popUpCell.indexOfItem(withTag: tag) }
  open func indexOfItem(withRepresentedObject obj: Any?) -> Int {
    popUpCell.indexOfItem(withRepresentedObject: obj)
  }
  open func indexOfItem(withTarget target: Any?, andAction actionSelector: Selector?) -> Int {
    popUpCell.indexOfItem(withTarget: target, andAction: actionSelector)
  }
  open func item(at index: Int) -> NSMenuItem? { popUpCell.item(at: index) }
  open func item(withTitle title: String) -> NSMenuItem? { popUpCell.item(withTitle: title) }
  open func itemTitle(at index: Int) -> String { popUpCell.itemTitle(at: index) }

  // MARK: Selection

  open func select(_ item: NSMenuItem?) { popUpCell.select(item) }
  open func selectItem(at index: Int) { popUpCell.selectItem(at: index) }
  open func selectItem(withTitle title: String) { popUpCell.selectItem(withTitle: title) }
  @discardableResult
  open func selectItem(withTag tag: Int) -> Bool { popUpCell.selectItem(withTag: tag) }
  open func setTitle(_ string: String) { popUpCell.title = string }
  open var selectedItem: NSMenuItem? { popUpCell.selectedItem }
  open var indexOfSelectedItem: Int { popUpCell.indexOfSelectedItem }
  open var titleOfSelectedItem: String? { popUpCell.titleOfSelectedItem }
  open override func selectedTag() -> Int { popUpCell.selectedTag() }
  open func synchronizeTitleAndSelectedItem() { popUpCell.synchronizeTitleAndSelectedItem() }

  @_spi(ViewHooks) open override func contentSize(limitedTo width: CGFloat?) -> CGSize { popUpCell.popUpSize }
  @_spi(ViewHooks) open override var contentHeightDependsOnWidth: Bool { false }
}
