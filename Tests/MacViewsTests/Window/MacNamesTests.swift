import AutoLayout
import Foundation
import MacViews
import Testing

/// Members of AppKit that ordinary Mac apps name, each used once and where nothing else tests it. Expectations are Apple's pages
/// of the members.
@MainActor
struct MacNamesTests {
  private let window = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: 400, height: 200), styleMask: [.titled, .closable, .resizable],
    backing: .buffered, defer: false)

  private func window(titled title: String) -> NSWindow {
    let made = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 50), styleMask: [.titled], backing: .buffered,
      defer: false)
    made.title = title
    return made
  }

  /// “Presents the sheet … before any sheets that wait”; the sheet below comes back afterwards.
  @Test func criticalSheetsComeBeforeOthers() {
    let (plain, critical) = (window(titled: "plain"), window(titled: "critical"))
    window.beginSheet(plain)
    window.beginCriticalSheet(critical)
    #expect(window.attachedSheet === critical)
    window.endSheet(critical)
    #expect(window.attachedSheet === plain)
  }

  /// A tab has the frame of the window to whose tabs it comes.
  @Test func windowsBecomeTabs() {
    let tab = window(titled: "tab")
    window.addTabbedWindow(tab, ordered: .above)
    #expect(window.tabbedWindows?.map(\.title) == [window.title, "tab"])
    #expect(tab.frame == window.frame)
  }

  /// A fifth of a second for 150 points (Apple, the default `NSWindowResizeTime`).
  @Test func resizingTakesAFifthOfASecond() {
    var frame = window.frame
    frame.size.width += 150
    #expect(window.animationResizeTime(frame) == 0.2)
    window.titlebarSeparatorStyle = .none
    #expect(window.titlebarSeparatorStyle == .none)
  }

  @Test func picturesHaveThePixelsOfTheirPart() throws {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 40, height: 30))
    let part = try #require(
      view.bitmapImageRepForCachingDisplay(in: NSRect(x: 0, y: 0, width: 20, height: 10)))
    view.cacheDisplay(in: NSRect(x: 0, y: 0, width: 20, height: 10), to: part)
    #expect(part.size == NSSize(width: 20, height: 10) && part.pixelsWide % 20 == 0)
    view.compositingFilter = "stored"
    #expect(view.compositingFilter as? String == "stored")
    #expect(view.preparedContentRect == view.visibleRect)
  }

  @Test func subviewsAreSortedByAFunction() {
    let root = NSView()
    for width in [30, 10, 20] { root.addSubview(NSView(frame: NSRect(x: 0, y: 0, width: width, height: 1))) }
    root.sortSubviews(
      { one, other, _ in one.frame.width < other.frame.width ? .orderedAscending : .orderedDescending },
      context: nil)
    #expect(root.subviews.map(\.frame.width) == [10, 20, 30])
  }

  @Test func viewsTakeDrags() {
    final class Target: NSView {
      override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { .copy }
      override class var isCompatibleWithResponsiveScrolling: Bool { false }
    }
    #expect(!Target.isCompatibleWithResponsiveScrolling && NSView.isCompatibleWithResponsiveScrolling)
    NSTableView().setDropRow(1, dropOperation: .above)
  }

  @Test func menusHaveBadgesAndPalettes() {
    let (menu, item) = (NSMenu(title: "Labels"), NSMenuItem(title: "Inbox", action: nil, keyEquivalent: ""))
    menu.presentationStyle = .palette
    item.badge = NSMenuItemBadge(count: 3)
    menu.addItem(item)
    #expect(menu.presentationStyle == .palette && item.badge?.itemCount == 3)
    #expect(!menu.popUp(positioning: nil, at: .zero, in: window.contentView))
  }
}
