import Foundation
import MacViews
import Testing

@MainActor
struct MenuTests {
  @Test func itemsKnowTheirMenus() {
    let (menu, inner) = (NSMenu(title: "File"), NSMenu(title: "Recent"))
    let item = menu.addItem(withTitle: "Open Recent", action: nil, keyEquivalent: "")
    menu.setSubmenu(inner, for: item)
    let leaf = inner.addItem(withTitle: "One", action: "open:", keyEquivalent: "")
    #expect(leaf.parent === item)
    #expect(inner.supermenu === menu)
    item.isHidden = true
    #expect(leaf.isHiddenOrHasHiddenAncestor)
    menu.removeItem(item)
    #expect(item.menu == nil && inner.supermenu == nil)
    #expect(menu.index(of: item) == -1)
  }

  /// Apple, `keyEquivalent`: a capital letter implies the shift key; the command key is the default modifier.
  @Test func keysChooseItems() throws {
    let (menu, inner) = (NSMenu(title: "Main"), NSMenu(title: "Edit"))
    menu.addItem(withTitle: "Edit", action: nil, keyEquivalent: "").submenu = inner
    inner.addItem(withTitle: "Redo", action: "redo:", keyEquivalent: "Z")
    var sent: [Selector] = []
    let outer = MenuActions.send
    MenuActions.send = { action, _, _ in sent.append(action) }
    defer { MenuActions.send = outer }
    func press(_ flags: NSEvent.ModifierFlags) throws -> Bool {
      let event = NSEvent.keyEvent(
        with: .keyDown, location: .zero, modifierFlags: flags, timestamp: 0, windowNumber: 0, context: nil,
        characters: "z", charactersIgnoringModifiers: "z", isARepeat: false, keyCode: 6)
      return menu.performKeyEquivalent(with: try #require(event))
    }
    #expect(try !press(.command))
    #expect(try press([.command, .shift]))
    #expect(sent == ["redo:"])
  }

  @Test func eventsAreOfTheirKind() {
    let wrong = NSEvent.mouseEvent(
      with: .keyDown, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: 0, context: nil,
      eventNumber: 0, clickCount: 1, pressure: 1)
    #expect(wrong == nil)
    #expect(NSEvent.EventTypeMask.leftMouseDown.rawValue == 2)
  }

  /// Apple, `NSPasteboard`: taking a board over empties it and counts.
  @Test func pasteboardsKeepText() {
    let board = NSPasteboard.withUniqueName()
    let count = board.clearContents()
    #expect(board.setString("Grüße", forType: .string))
    #expect(NSPasteboard(name: board.name).string(forType: .string) == "Grüße")
    #expect(board.availableType(from: [.pdf, .string]) == .string)
    #expect(board.clearContents() == count + 1)
    #expect(board.string(forType: .string) == nil)
  }

  /// A MacBook Air's default: 1440 × 900 points at 2 pixels a point, 24 of them for the bar of menus.
  @Test func theScreenHasSpaceBelowTheMenus() throws {
    let screen = try #require(NSScreen.main)
    #expect(screen.frame.size == NSSize(width: 1440, height: 900))
    #expect(screen.visibleFrame.height == 876)
    #expect(screen.backingScaleFactor == 2)
  }
}
