import Foundation
import MacViews
import Testing

/// Documented behaviour of menus, popovers, toolbars and alerts: each test has the id of its row in docs/behaviour-mac.tsv, which
/// names the page.
@MainActor
struct MacMenuBehaviourTests {
  /// Validates items by its answer, and notes the actions that it is sent.
  private final class Target: NSObject, NamedActions, NSMenuItemValidation, NSToolbarItemValidation {
    var heard: [String] = []
    var valid = true
    func perform(_ action: Selector, from sender: Any?) -> Bool {
      heard.append(NSStringFromSelector(action))
      return true
    }
    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
      heard.append("validate \(menuItem.title)")
      return valid
    }
    func validateToolbarItem(_ item: NSToolbarItem) -> Bool {
      heard.append("validate \(item.itemIdentifier.rawValue)")
      return valid
    }
  }

  private final class MenuListener: NSObject, NSMenuDelegate {
    var heard: [String] = []
    var count = -1
    var stops = false
    func menuNeedsUpdate(_ menu: NSMenu) { heard.append("needsUpdate") }
    func menuWillOpen(_ menu: NSMenu) { heard.append("willOpen") }
    func menuDidClose(_ menu: NSMenu) { heard.append("didClose") }
    func numberOfItems(in menu: NSMenu) -> Int { count }
    func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool {
      item.title = "item \(index)"
      return !stops
    }
  }

  private func menu(_ titles: String...) -> NSMenu {
    let menu = NSMenu()
    for title in titles { menu.addItem(withTitle: title, action: "act:", keyEquivalent: "") }
    return menu
  }

  private func press(_ key: String, _ flags: NSEvent.ModifierFlags = .command) throws -> NSEvent {
    try #require(
      NSEvent.keyEvent(
        with: .keyDown, location: .zero, modifierFlags: flags, timestamp: 0, windowNumber: 0, context: nil,
        characters: key, charactersIgnoringModifiers: key, isARepeat: false, keyCode: 0))
  }

  // MARK: Items

  @Test("menu.insert-shifts") func insertShifts() {
    let menu = menu("a", "b")
    menu.insertItem(withTitle: "c", action: nil, keyEquivalent: "", at: 1)
    #expect(menu.items.map(\.title) == ["a", "c", "b"])
    menu.removeItem(at: 0)
    #expect(menu.indexOfItem(withTitle: "b") == 1)
  }

  @Test("menu.item-with-tag") func itemWithTag() {
    let menu = menu("a", "b", "c")
    menu.items[1].tag = 3
    menu.items[2].tag = 3
    #expect(menu.item(withTag: 3) === menu.items[1] && menu.item(withTag: 4) == nil)
  }

  @Test("menu.separator") func separator() {
    let item = NSMenuItem.separator()
    #expect(item.isSeparatorItem && item.title.isEmpty && !NSMenuItem().isSeparatorItem)
  }

  @Test("menu.parent-item") func parentItem() {
    let (menu, below) = (menu("a"), menu("b"))
    menu.items[0].submenu = below
    #expect(below.items[0].parent === menu.items[0] && menu.items[0].parent == nil)
  }

  @Test("menu.hidden-ancestor") func hiddenAncestor() {
    let (menu, below) = (menu("a"), menu("b"))
    menu.items[0].submenu = below
    menu.items[0].isHidden = true
    #expect(below.items[0].isHiddenOrHasHiddenAncestor && !below.items[0].isHidden)
  }

  @Test("menu.submenu-replaced") func submenuReplaced() {
    let (menu, first, second) = (menu("a"), NSMenu(), NSMenu())
    menu.items[0].submenu = first
    menu.items[0].submenu = second
    #expect(first.supermenu == nil && second.supermenu === menu)
  }

  @Test("menu.hidden-counts") func hiddenCounts() {
    let menu = menu("a", "b")
    menu.items[0].isHidden = true
    #expect(menu.numberOfItems == 2 && menu.indexOfItem(withTitle: "b") == 1)
  }

  private func posted(_ name: Notification.Name, _ menu: NSMenu, during change: () -> Void) -> [Int] {
    let notes = MacNotes()
    let token = NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) {
      notification in
      let index = notification.userInfo?["NSMenuItemIndex"] as? Int ?? -1
      MainActor.assumeIsolated { notes.add("\(index)") }
    }
    change()
    NotificationCenter.default.removeObserver(token)
    return notes.lines.compactMap { Int($0) }
  }

  @Test("menu.add-posted") func addPosted() {
    let menu = menu("a")
    #expect(
      posted(NSMenu.didAddItemNotification, menu) {
        menu.addItem(withTitle: "b", action: nil, keyEquivalent: "")
      } == [1])
  }

  @Test("menu.remove-posted") func removePosted() {
    let menu = menu("a", "b")
    #expect(posted(NSMenu.didRemoveItemNotification, menu) { menu.removeItem(at: 1) } == [1])
  }

  @Test("menu.remove-all-quiet") func removeAllQuiet() {
    let menu = menu("a", "b")
    #expect(posted(NSMenu.didRemoveItemNotification, menu) { menu.removeAllItems() }.isEmpty)
    #expect(menu.numberOfItems == 0)
  }

  @Test("menu.change-posted") func changePosted() {
    let menu = menu("a", "b")
    #expect(posted(NSMenu.didChangeItemNotification, menu) { menu.items[1].title = "c" } == [1])
  }

  // MARK: Validation and actions

  @Test("menu.validates") func validates() {
    let (menu, target) = (menu("a"), Target())
    menu.items[0].target = target
    target.valid = false
    menu.update()
    #expect(!menu.items[0].isEnabled && target.heard == ["validate a"])
  }

  @Test("menu.no-validation") func noValidation() {
    let (menu, target) = (menu("a"), Target())
    menu.items[0].target = target
    target.valid = false
    menu.autoenablesItems = false
    menu.update()
    #expect(menu.items[0].isEnabled && target.heard.isEmpty)
  }

  @Test("menu.performs-action") func performsAction() {
    let (menu, target) = (menu("a", "b"), Target())
    menu.items[1].target = target
    menu.performActionForItem(at: 1)
    #expect(target.heard.last == "act:")
  }

  @Test("menu.key-in-submenu") func keyInSubmenu() throws {
    let (menu, below, target) = (menu("a"), menu("b"), Target())
    menu.items[0].submenu = below
    below.items[0].keyEquivalent = "k"
    below.items[0].target = target
    #expect(try menu.performKeyEquivalent(with: press("k")))
    #expect(target.heard.last == "act:")
  }

  @Test("menu.key-needs-modifiers") func keyNeedsModifiers() throws {
    let (menu, target) = (menu("a"), Target())
    menu.items[0].keyEquivalent = "k"
    menu.items[0].target = target
    #expect(try !menu.performKeyEquivalent(with: press("k", [])))
    #expect(!target.heard.contains("act:"))
  }

  @Test("menu.key-of-disabled") func keyOfDisabled() throws {
    let (menu, target) = (menu("a"), Target())
    menu.autoenablesItems = false
    menu.items[0].keyEquivalent = "k"
    menu.items[0].target = target
    menu.items[0].isEnabled = false
    _ = try menu.performKeyEquivalent(with: press("k"))
    #expect(!target.heard.contains("act:"))
  }

  @Test("menu.key-of-hidden") func keyOfHidden() throws {
    let (menu, target) = (menu("a"), Target())
    menu.items[0].keyEquivalent = "k"
    menu.items[0].target = target
    menu.items[0].isHidden = true
    #expect(try !menu.performKeyEquivalent(with: press("k")))
    menu.items[0].allowsKeyEquivalentWhenHidden = true
    #expect(try menu.performKeyEquivalent(with: press("k")))
  }

  @Test("menu.open-order") func openOrder() {
    let (menu, listener) = (menu("a"), MenuListener())
    menu.delegate = listener
    _ = menu.popUp(positioning: nil, at: .zero, in: nil)
    #expect(listener.heard == ["needsUpdate", "willOpen", "didClose"])
  }

  @Test("menu.delegate-fills") func delegateFills() {
    let (menu, listener) = (menu("a"), MenuListener())
    listener.count = 3
    menu.delegate = listener
    menu.update()
    #expect(menu.items.map(\.title) == ["item 0", "item 1", "item 2"])
  }

  @Test("menu.delegate-stops") func delegateStops() {
    let (menu, listener) = (menu("a", "b"), MenuListener())
    listener.count = 2
    listener.stops = true
    menu.delegate = listener
    menu.update()
    #expect(menu.items.map(\.title) == ["item 0", "b"])
  }

  // MARK: Popovers

  private final class PopoverListener: NSObject, NSPopoverDelegate {
    var heard: [String] = []
    var closes = true
    func popoverWillShow(_ notification: Notification) { heard.append("willShow") }
    func popoverDidShow(_ notification: Notification) { heard.append("didShow") }
    func popoverShouldClose(_ popover: NSPopover) -> Bool {
      heard.append("shouldClose")
      return closes
    }
    func popoverWillClose(_ notification: Notification) { heard.append("willClose") }
    func popoverDidClose(_ notification: Notification) { heard.append("didClose") }
  }

  private func window() -> NSWindow {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 300, height: 200), styleMask: [.titled, .closable],
      backing: .buffered, defer: false)
    window.isReleasedWhenClosed = false
    window.orderFront(nil)
    return window
  }

  private func popover(_ listener: PopoverListener) -> NSPopover {
    let (popover, controller) = (NSPopover(), NSViewController())
    controller.view = NSView(frame: NSRect(x: 0, y: 0, width: 60, height: 40))
    popover.contentViewController = controller
    popover.animates = false
    popover.delegate = listener
    return popover
  }

  private func show(_ popover: NSPopover, _ window: NSWindow) throws {
    popover.show(relativeTo: .zero, of: try #require(window.contentView), preferredEdge: .minY)
  }

  @Test("popover.size-of-content") func sizeOfContent() {
    #expect(popover(PopoverListener()).contentSize == NSSize(width: 60, height: 40))
  }

  @Test("popover.show-order") func popoverShowOrder() throws {
    let (listener, window) = (PopoverListener(), window())
    let popover = popover(listener)
    try show(popover, window)
    #expect(listener.heard == ["willShow", "didShow"] && popover.isShown)
    popover.close()
    window.orderOut(nil)
  }

  @Test("popover.close-order") func popoverCloseOrder() throws {
    let (listener, window) = (PopoverListener(), window())
    let popover = popover(listener)
    try show(popover, window)
    listener.heard = []
    popover.performClose(nil)
    #expect(listener.heard == ["shouldClose", "willClose", "didClose"] && !popover.isShown)
    window.orderOut(nil)
  }

  @Test("popover.close-refused") func popoverCloseRefused() throws {
    let (listener, window) = (PopoverListener(), window())
    let popover = popover(listener)
    try show(popover, window)
    listener.closes = false
    popover.performClose(nil)
    #expect(popover.isShown && !listener.heard.contains("willClose"))
    popover.close()
    window.orderOut(nil)
  }

  @Test("popover.close-not-asked") func popoverCloseNotAsked() throws {
    let (listener, window) = (PopoverListener(), window())
    let popover = popover(listener)
    try show(popover, window)
    popover.close()
    #expect(!popover.isShown && !listener.heard.contains("shouldClose"))
    window.orderOut(nil)
  }

  @Test("popover.closes-with-window") func closesWithWindow() throws {
    let (listener, window) = (PopoverListener(), window())
    let popover = popover(listener)
    try show(popover, window)
    window.close()
    #expect(!popover.isShown && listener.heard.contains("didClose"))
  }

  @Test("popover.invisible-view") func invisibleView() throws {
    let (listener, window) = (PopoverListener(), window())
    let popover = popover(listener)
    window.contentView?.isHidden = true
    try show(popover, window)
    #expect(!popover.isShown && listener.heard.isEmpty)
    window.orderOut(nil)
  }

  @Test("popover.content-in-window") func contentInWindow() throws {
    let (listener, window) = (PopoverListener(), window())
    let popover = popover(listener)
    try show(popover, window)
    let content = try #require(popover.contentViewController).view
    #expect(content.window != nil && content.window !== window)
    popover.close()
    window.orderOut(nil)
  }

  // MARK: Alerts

  @Test("alert.button-codes") func buttonCodes() {
    let alert = NSAlert()
    let tags = ["a", "b", "c", "d"].map { alert.addButton(withTitle: $0).tag }
    #expect(tags == [1000, 1001, 1002, 1003] && alert.buttons.map(\.title) == ["a", "b", "c", "d"])
  }

  @Test("alert.first-is-default") func firstIsDefault() {
    let alert = NSAlert()
    let (first, second) = (alert.addButton(withTitle: "a"), alert.addButton(withTitle: "b"))
    #expect(first.keyEquivalent == "\r" && second.keyEquivalent.isEmpty)
  }

  @Test("alert.cancel-is-escape") func cancelIsEscape() {
    let alert = NSAlert()
    alert.addButton(withTitle: "a")
    #expect(alert.addButton(withTitle: "Cancel").keyEquivalent == "\u{1b}")
  }

  @Test("alert.dont-save-key") func dontSaveKey() {
    let alert = NSAlert()
    alert.addButton(withTitle: "Save")
    let button = alert.addButton(withTitle: "Don't Save")
    #expect(button.keyEquivalent == "d" && button.keyEquivalentModifierMask == .command)
  }

  @Test("alert.tag-answers") func tagAnswers() {
    let (alert, window) = (NSAlert(), window())
    let button = alert.addButton(withTitle: "a")
    button.tag = 77
    var codes: [Int] = []
    alert.beginSheetModal(for: window) { codes.append($0.rawValue) }
    button.performClick(nil)
    #expect(codes == [77])
    window.orderOut(nil)
  }

  @Test("alert.error-text") func errorText() {
    let error = NSError(domain: "a", code: 1, userInfo: [NSLocalizedDescriptionKey: "It failed."])
    #expect(NSAlert(error: error).messageText == "It failed.")
  }
}
