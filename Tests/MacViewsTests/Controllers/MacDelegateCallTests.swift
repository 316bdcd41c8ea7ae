import Foundation
import MacViews
import Testing

/// When delegates of windows, menus, popovers, tabs and split views are called. Expected: Apple's pages of the members.
@MainActor
struct MacDelegateCallTests {
  // MARK: Windows

  private final class WindowListener: NSObject, NSWindowDelegate {
    var heard: [String] = []
    var answers = true
    func windowShouldClose(_ sender: NSWindow) -> Bool {
      heard.append("should close")
      return answers
    }
    func windowWillClose(_ notification: Notification) { heard.append("will close") }
    func windowWillMiniaturize(_ notification: Notification) { heard.append("will miniaturize") }
    func windowDidMiniaturize(_ notification: Notification) { heard.append("did miniaturize") }
    func windowDidDeminiaturize(_ notification: Notification) { heard.append("did deminiaturize") }
    func windowWillEnterFullScreen(_ notification: Notification) { heard.append("will enter") }
    func windowDidEnterFullScreen(_ notification: Notification) { heard.append("did enter") }
    func windowWillExitFullScreen(_ notification: Notification) { heard.append("will exit") }
    func windowDidExitFullScreen(_ notification: Notification) { heard.append("did exit") }
    func windowDidMove(_ notification: Notification) { heard.append("did move") }
    func windowDidResize(_ notification: Notification) { heard.append("did resize") }
    func windowDidUpdate(_ notification: Notification) { heard.append("did update") }
    func windowDidChangeOcclusionState(_ notification: Notification) { heard.append("occlusion") }
    func windowWillStartLiveResize(_ notification: Notification) { heard.append("will drag") }
    func windowDidEndLiveResize(_ notification: Notification) { heard.append("did drag") }
    func windowShouldZoom(_ window: NSWindow, toFrame newFrame: NSRect) -> Bool {
      heard.append("should zoom \(Int(newFrame.width))")
      return answers
    }
    func windowWillUseStandardFrame(_ window: NSWindow, defaultFrame newFrame: NSRect) -> NSRect {
      heard.append("standard")
      return NSRect(x: 0, y: 0, width: 500, height: 500)
    }
  }

  private func window(_ listener: WindowListener) -> NSWindow {
    let window = NSWindow(
      contentRect: NSRect(x: 10, y: 10, width: 300, height: 200),
      styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: false)
    window.isReleasedWhenClosed = false
    window.delegate = listener
    return window
  }

  @Test func windowsCloseOnlyIfTheDelegateAgrees() {
    let listener = WindowListener()
    let window = window(listener)
    window.orderFront(nil)
    listener.heard = []
    listener.answers = false
    window.performClose(nil)
    #expect(listener.heard == ["should close"] && window.isVisible)
    listener.answers = true
    window.performClose(nil)
    #expect(listener.heard == ["should close", "should close", "will close", "occlusion"])
    // A call of the program is not up to the delegate.
    listener.heard = []
    window.close()
    #expect(!listener.heard.contains("should close"))
  }

  @Test func windowsAnnounceTheDockAndTheFullScreen() {
    let listener = WindowListener()
    let window = window(listener)
    window.miniaturize(nil)
    window.deminiaturize(nil)
    #expect(listener.heard == ["will miniaturize", "did miniaturize", "did deminiaturize"])
    listener.heard = []
    window.toggleFullScreen(nil)
    window.toggleFullScreen(nil)
    #expect(
      listener.heard.filter { $0.hasSuffix("enter") || $0.hasSuffix("exit") } == [
        "will enter", "did enter", "will exit", "did exit",
      ])
  }

  @Test func windowsAnnounceChangesOfTheirFrames() {
    let listener = WindowListener()
    let window = window(listener)
    window.setFrameOrigin(NSPoint(x: 50, y: 60))
    #expect(listener.heard == ["did move"])
    listener.heard = []
    window.setFrame(
      NSRect(origin: window.frame.origin, size: NSSize(width: 400, height: 300)), display: false)
    #expect(listener.heard == ["did resize"])
    listener.heard = []
    window.dragCorner(to: NSSize(width: 420, height: 300))
    #expect(listener.heard.first == "will drag" && listener.heard.contains("did resize"))
    listener.heard = []
    window.update()
    #expect(listener.heard == ["did update"])
  }

  /// Apple, `zoom(_:)`: the delegate gives the standard frame, and may keep the window from it.
  @Test func windowsZoomOnlyIfTheDelegateAgrees() {
    let listener = WindowListener()
    let window = window(listener)
    let before = window.frame
    listener.answers = false
    window.zoom(nil)
    #expect(listener.heard == ["standard", "should zoom 500"] && window.frame == before)
    listener.answers = true
    window.zoom(nil)
    #expect(window.frame.width == 500)
    window.zoom(nil)
    #expect(window.frame == before)
  }

  // MARK: Menus

  private final class MenuListener: NSObject, NSMenuDelegate {
    var heard: [String] = []
    func numberOfItems(in menu: NSMenu) -> Int {
      heard.append("number")
      return menu.numberOfItems
    }
    func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool {
      heard.append("item \(index)")
      return true
    }
    func menuNeedsUpdate(_ menu: NSMenu) { heard.append("update") }
    func menuWillOpen(_ menu: NSMenu) { heard.append("open") }
    func menuDidClose(_ menu: NSMenu) { heard.append("close") }
  }

  @Test func menusAreUpdatedBeforeTheyOpen() {
    let listener = MenuListener()
    let menu = NSMenu(title: "Menu")
    menu.addItem(NSMenuItem(title: "One", action: nil, keyEquivalent: ""))
    menu.delegate = listener
    listener.heard = []
    _ = menu.popUp(positioning: nil, at: .zero, in: nil)
    #expect(listener.heard.contains("update"))
    #expect(Array(listener.heard.suffix(2)) == ["open", "close"])
  }

  // MARK: Tabs

  private final class TabListener: NSObject, NSTabViewDelegate {
    var heard: [String] = []
    var answers = true
    func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool {
      heard.append("should \(tabViewItem?.label ?? "")")
      return answers
    }
    func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {
      heard.append("will \(tabViewItem?.label ?? "")")
    }
    func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {
      heard.append("did \(tabViewItem?.label ?? "")")
    }
    func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView) { heard.append("number") }
  }

  @Test func tabsAreSelectedIfTheDelegateAgrees() {
    let listener = TabListener()
    let tabs = NSTabView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let items = ["a", "b"].map { name in
      let item = NSTabViewItem(identifier: name)
      item.label = name
      return item
    }
    tabs.addTabViewItem(items[0])
    tabs.delegate = listener
    tabs.addTabViewItem(items[1])
    #expect(listener.heard == ["number"])
    listener.heard = []
    listener.answers = false
    tabs.selectTabViewItem(items[1])
    #expect(listener.heard == ["should b"] && tabs.selectedTabViewItem === items[0])
    listener.answers = true
    tabs.selectTabViewItem(items[1])
    #expect(listener.heard == ["should b", "should b", "will b", "did b"])
  }

  // MARK: Popovers

  private final class PopoverListener: NSObject, NSPopoverDelegate {
    var heard: [String] = []
    func popoverWillShow(_ notification: Notification) { heard.append("will show") }
    func popoverDidShow(_ notification: Notification) { heard.append("did show") }
    func popoverShouldClose(_ popover: NSPopover) -> Bool {
      heard.append("should close")
      return true
    }
    func popoverWillClose(_ notification: Notification) { heard.append("will close") }
    func popoverDidClose(_ notification: Notification) { heard.append("did close") }
  }

  @Test func popoversAnnounceThemselves() throws {
    let listener = PopoverListener()
    let window = window(WindowListener())
    window.orderFront(nil)
    let popover = NSPopover()
    let controller = NSViewController()
    controller.view = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 40))
    popover.contentViewController = controller
    popover.animates = false
    popover.delegate = listener
    popover.show(relativeTo: .zero, of: try #require(window.contentView), preferredEdge: .minY)
    #expect(listener.heard == ["will show", "did show"])
    popover.performClose(nil)
    #expect(listener.heard == ["will show", "did show", "should close", "will close", "did close"])
  }

  // MARK: Dividers

  private final class SplitListener: NSObject, NSSplitViewDelegate {
    var heard: [String] = []
    func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool { true }
    func splitView(
      _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
      ofSubviewAt dividerIndex: Int
    ) -> CGFloat { 60 }
    func splitView(
      _ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat,
      ofSubviewAt dividerIndex: Int
    ) -> CGFloat { (proposedPosition / 50).rounded() * 50 }
    func splitViewWillResizeSubviews(_ notification: Notification) { heard.append("will resize") }
    func splitViewDidResizeSubviews(_ notification: Notification) { heard.append("did resize") }
  }

  /// Positions in steps of 50, from 60 on; a pane collapses closer to its near side than half of that.
  @Test func dividersAreConstrainedByTheDelegate() {
    let listener = SplitListener()
    let split = NSSplitView(frame: NSRect(x: 0, y: 0, width: 301, height: 100))
    split.isVertical = true
    split.dividerStyle = .thin
    for _ in 0..<2 { split.addSubview(NSView(frame: NSRect(x: 0, y: 0, width: 150, height: 100))) }
    split.layoutSubtreeIfNeeded()
    split.delegate = listener
    split.setPosition(90, ofDividerAt: 0)
    split.layoutSubtreeIfNeeded()
    #expect(split.arrangedSubviews[0].frame.width == 100)
    #expect(listener.heard == ["will resize", "did resize"])
    split.setPosition(40, ofDividerAt: 0)
    split.layoutSubtreeIfNeeded()
    #expect(split.arrangedSubviews[0].frame.width == 60)
    split.setPosition(20, ofDividerAt: 0)
    split.layoutSubtreeIfNeeded()
    #expect(split.isSubviewCollapsed(split.arrangedSubviews[0]))
    #expect(split.arrangedSubviews[1].frame.width == 301)
  }
}
