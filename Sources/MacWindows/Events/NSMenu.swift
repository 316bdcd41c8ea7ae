import Foundation

/// The delegate of a menu. (Apple, `NSMenuDelegate`.)
@preconcurrency @MainActor
public protocol NSMenuDelegate: NSObjectProtocol {
  func menuNeedsUpdate(_ menu: NSMenu)
  func numberOfItems(in menu: NSMenu) -> Int
  func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool
  func menuWillOpen(_ menu: NSMenu)
  func menuDidClose(_ menu: NSMenu)
  /// Never called: menus are not shown.
  func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?)
  /// Never called: menus are not shown.
  func confinementRect(for menu: NSMenu, on screen: NSScreen?) -> NSRect
  /// Never called: the keys of all items are checked.
  func menuHasKeyEquivalent(
    _ menu: NSMenu, for event: NSEvent, target: UnsafeMutablePointer<AnyObject?>,
    action: UnsafeMutablePointer<Selector?>
  ) -> Bool
}

extension NSMenuDelegate {
  public func menuNeedsUpdate(_ menu: NSMenu) {}
  /// A negative number leaves the items unchanged.
  public func numberOfItems(in menu: NSMenu) -> Int { -1 }
  public func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool {
    true
  }
  public func menuWillOpen(_ menu: NSMenu) {}
  public func menuDidClose(_ menu: NSMenu) {}
  public func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?) {}
  public func confinementRect(for menu: NSMenu, on screen: NSScreen?) -> NSRect { .zero }
  public func menuHasKeyEquivalent(
    _ menu: NSMenu, for event: NSEvent, target: UnsafeMutablePointer<AnyObject?>,
    action: UnsafeMutablePointer<Selector?>
  ) -> Bool { false }
}

/// A list of commands. (Apple, `NSMenu`.)
@preconcurrency @MainActor
open class NSMenu: NSObject, NSUserInterfaceItemIdentification {
  open var title: String
  /// The items; setting it replaces them.
  open var items: [NSMenuItem] {
    get { all }
    set {
      removeAllItems()
      for item in newValue { addItem(item) }
    }
  }
  private var all: [NSMenuItem] = []
  open weak var delegate: (any NSMenuDelegate)?
  open weak var supermenu: NSMenu?
  open var autoenablesItems = true
  open var identifier: NSUserInterfaceItemIdentifier?
  open var font: NSFont! = NSFont.menuFont(ofSize: 0)
  /// The width in points; 0 for the items' width.
  open var minimumWidth: CGFloat = 0
  open var showsStateColumn = true
  open var allowsContextMenuPlugIns = true
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight

  public init(title: String) {
    self.title = title
    super.init()
  }

  public override convenience init() { self.init(title: "") }

  /// Decodes nothing.
  public required init(coder: NSCoder) {
    title = ""
    super.init()
  }

  // MARK: Items

  open var numberOfItems: Int { all.count }

  open func addItem(_ newItem: NSMenuItem) { insertItem(newItem, at: all.count) }

  @discardableResult
  open func addItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
  ) -> NSMenuItem {
    insertItem(withTitle: string, action: selector, keyEquivalent: charCode, at: all.count)
  }

  /// Traps for an item that is in a menu, and for an invalid index, as AppKit does.
  open func insertItem(_ newItem: NSMenuItem, at index: Int) {
    precondition(newItem.menu == nil, "Item to be inserted into menu already is in another menu")
    precondition(
      (0...all.count).contains(index),
      "Invalid parameter not satisfying: no place \(index) among \(all.count) items")
    all.insert(newItem, at: index)
    newItem.menu = self
    newItem.submenu?.supermenu = self
    itemsDidChange()
    post(Self.didAddItemNotification, at: index)
  }

  @discardableResult
  open func insertItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String, at index: Int
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    insertItem(item, at: index)
    return item
  }

  /// Traps for an invalid index, as AppKit does.
  open func removeItem(at index: Int) {
    precondition(
      all.indices.contains(index), "Invalid parameter not satisfying: no item \(index) of \(all.count)")
    let item = all.remove(at: index)
    item.menu = nil
    item.submenu?.supermenu = nil
    itemsDidChange()
    post(Self.didRemoveItemNotification, at: index)
  }

  /// Traps for an item that is not in the menu, as AppKit does.
  open func removeItem(_ item: NSMenuItem) {
    guard let place = all.firstIndex(where: { $0 === item }) else {
      preconditionFailure("Invalid parameter not satisfying: the item is not in the menu")
    }
    removeItem(at: place)
  }

  /// Posts nothing. (AppKit's header: for efficiency.)
  open func removeAllItems() {
    for item in all {
      item.menu = nil
      item.submenu?.supermenu = nil
    }
    all = []
    itemsDidChange()
  }

  /// Called after items were added or removed, for views that show the menu.
  package var onChange: (() -> Void)?

  private func itemsDidChange() { onChange?() }

  /// Called when an item's title, key, picture, submenu or state of being enabled or hidden changes.
  open func itemChanged(_ item: NSMenuItem) {
    onChange?()
    post(Self.didChangeItemNotification, at: index(of: item))
  }
  open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }

  /// The item at an index; nil for an invalid index.
  open func item(at index: Int) -> NSMenuItem? { all.indices.contains(index) ? all[index] : nil }
  open func item(withTitle title: String) -> NSMenuItem? { all.first { $0.title == title } }
  open func item(withTag tag: Int) -> NSMenuItem? { all.first { $0.tag == tag } }

  /// The index of an item; −1 if it is not in the menu, as in the methods below.
  open func index(of item: NSMenuItem) -> Int { place { $0 === item } }
  open func indexOfItem(withTitle title: String) -> Int { place { $0.title == title } }
  open func indexOfItem(withTag tag: Int) -> Int { place { $0.tag == tag } }
  open func indexOfItem(withSubmenu submenu: NSMenu?) -> Int { place { $0.submenu === submenu } }
  open func indexOfItem(withRepresentedObject object: Any?) -> Int {
    let sought = object as? AnyHashable
    return place { ($0.representedObject as? AnyHashable) == sought }
  }
  open func indexOfItem(withTarget target: Any?, andAction actionSelector: Selector?) -> Int {
    let sought = target.map { $0 as AnyObject }
    return place { $0.target === sought && (actionSelector == nil || $0.action == actionSelector) }
  }

  private func place(_ isSought: (NSMenuItem) -> Bool) -> Int { all.firstIndex(where: isSought) ?? -1 }

  // MARK: Use

  /// Lets the delegate update the items, and validates them.
  open func update() {
    delegate?.menuNeedsUpdate(self)
    if let delegate { updateEach(by: delegate) }
    guard autoenablesItems else { return }
    for item in all where !item.isSeparatorItem && !item.isSectionHeader { validate(item) }
  }

  private func updateEach(by delegate: any NSMenuDelegate) {
    let count = delegate.numberOfItems(in: self)
    guard count >= 0 else { return }
    while all.count > count { removeItem(at: all.count - 1) }
    while all.count < count { addItem(NSMenuItem()) }
    for (place, item) in all.enumerated() {
      guard delegate.menu(self, update: item, at: place, shouldCancel: false) else { return }
    }
  }

  /// Validates an item through its target, if that implements the method.
  private func validate(_ item: NSMenuItem) {
    guard !item.hasSubmenu else { return }
    switch item.target {
    case let target as any NSMenuItemValidation: item.isEnabled = target.validateMenuItem(item)
    case let target as any NSUserInterfaceValidations: item.isEnabled = target.validateUserInterfaceItem(item)
    default: break
    }
  }

  /// Runs the item's closure, and sends its action through the application.
  open func performActionForItem(at index: Int) {
    guard let item = item(at: index), item.isEnabled else { return }
    item.onAction?(item)
    guard let action = item.action else { return }
    MenuActions.send?(action, item.target, item)
  }

  /// Performs the item whose key was pressed, in the menu or its submenus.
  @discardableResult
  open func performKeyEquivalent(with event: NSEvent) -> Bool {
    var waiting: [NSMenu] = [self]
    while let menu = waiting.popLast() {
      for (place, item) in menu.items.enumerated() {
        if !item.isHidden, let inner = item.submenu { waiting.append(inner) }
        guard item.isEnabled, !item.isHidden || item.allowsKeyEquivalentWhenHidden, item.answers(event) else {
          continue
        }
        menu.performActionForItem(at: place)
        return true
      }
    }
    return false
  }

  /// Opens the menu at a location in a view. There is no user here: the menu closes immediately.
  ///
  /// - Returns: whether an item was chosen: false.
  @discardableResult
  open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?) -> Bool {
    open()
    return false
  }
  /// Opens a menu for an event. It closes immediately.
  open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) { menu.open() }

  private func open() {
    update()
    delegate?.menuWillOpen(self)
    delegate?.menuDidClose(self)
  }

  /// How items are arranged. (Apple, `presentationStyle`.) Stored only.
  open var presentationStyle = PresentationStyle.regular
  /// The number of items that may be on at once. (Apple, `selectionMode`.) Stored only.
  open var selectionMode = SelectionMode.automatic
  /// The items that are on.
  open var selectedItems: [NSMenuItem] {
    get { all.filter { $0.state == .on } }
    set { for item in all { item.state = newValue.contains(item) ? .on : .off } }
  }

  /// Raw values match AppKit's.
  public enum PresentationStyle: Int, Hashable, Sendable {
    case regular = 0
    case palette
  }
  /// Raw values match AppKit's.
  public enum SelectionMode: Int, Hashable, Sendable {
    case automatic = 0
    case selectOne, selectAny
  }

  open func cancelTracking() {}
  open func cancelTrackingWithoutAnimation() {}
  open class func setMenuBarVisible(_ visible: Bool) {}
  open class func menuBarVisible() -> Bool { true }
  open var menuBarHeight: CGFloat { NSScreen.menuBarHeight }
}

extension NSMenuItem {
  fileprivate func answers(_ event: NSEvent) -> Bool {
    guard event.type == .keyDown, !keyEquivalent.isEmpty else { return false }
    var wanted = keyEquivalentModifierMask.intersection(.deviceIndependentFlagsMask)
    if keyEquivalent != keyEquivalent.lowercased() { wanted.insert(.shift) }
    let keys: NSEvent.ModifierFlags = [.command, .option, .control, .shift]
    return event.modifierFlags.intersection(keys) == wanted
      && event.charactersIgnoringModifiers?.lowercased() == keyEquivalent.lowercased()
  }
}

/// Sends the actions of menus, through the application.
@MainActor
package enum MenuActions {
  package static var send: ((Selector, AnyObject?, NSMenuItem) -> Void)? = { action, target, item in
    NSApplication.shared.sendAction(action, to: target, from: item)
  }
}
