import Foundation
import MacViews
import Testing

/// Buttons, fields and groups in title bars and toolbars. (Apple, `standardWindowButton(_:)`, `NSSearchToolbarItem`,
/// `NSToolbarItemGroup`.)
@MainActor
struct TitlebarTests {
  private let window = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: 400, height: 200), styleMask: [.titled, .closable, .resizable],
    backing: .buffered, defer: false)

  /// Buttons of 12 points, 20 apart, the first one's middle at 14 (Human Interface Guidelines), in the middle of 28 points.
  @Test func buttonsAreViews() throws {
    let close = try #require(window.standardWindowButton(.closeButton))
    #expect(close.frame == NSRect(x: 8, y: 208, width: 12, height: 12))
    #expect(window.standardWindowButton(.closeButton) === close)
    #expect(window.standardWindowButton(.miniaturizeButton)?.isEnabled == false)
    window.setContentSize(NSSize(width: 500, height: 300))
    #expect(close.frame == NSRect(x: 8, y: 308, width: 12, height: 12))
    #expect(window.standardWindowButton(.documentIconButton) == nil)
    let borderless = NSWindow(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
    #expect(borderless.standardWindowButton(.closeButton) == nil)
  }

  private func circles() -> Int {
    window.displayList().commands.count { command in
      guard case .fill(let path, rule: _, color: _) = command else { return false }
      let box = path.boundingBoxOfPoints ?? .zero
      return box.width == 12 && box.height == 12
    }
  }

  @Test func hiddenButtonsAreNotDrawn() {
    #expect(circles() == 3)
    window.standardWindowButton(.zoomButton)?.isHidden = true
    window.standardWindowButton(.closeButton)?.isHidden = false
    #expect(circles() == 2)
  }

  /// Buttons take 74 points at each side: in a window of 100 a title would lie over them.
  @Test func narrowWindowsShowNoTitle() {
    window.title = "A long title"
    func titles() -> Int {
      window.displayList().commands.count { if case .text = $0 { true } else { false } }
    }
    #expect(titles() == 1)
    window.setContentSize(NSSize(width: 100, height: 100))
    #expect(titles() == 0)
  }

  @Test func controllersHearOfTheWindowsSize() {
    final class Listener: NSViewController {
      var sizes: [NSSize] = []
      override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 100)) }
      override func viewWillTransition(to newSize: NSSize) { sizes.append(newSize) }
    }
    let listener = Listener()
    window.contentViewController = listener
    listener.sizes = []
    window.setContentSize(NSSize(width: 320, height: 120))
    #expect(listener.sizes == [NSSize(width: 320, height: 120)])
  }

  private final class Items: NSObject, NSToolbarDelegate {
    let items: [NSToolbarItem]
    init(_ items: [NSToolbarItem]) { self.items = items }
    func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
      items.map(\.itemIdentifier)
    }
    func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
      [NSToolbarItem.Identifier("plain")]
    }
    func toolbar(
      _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
      willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem? { items.first { $0.itemIdentifier == itemIdentifier } }
  }

  @Test func toolbarsHaveFieldsAndGroups() throws {
    let search = NSSearchToolbarItem(itemIdentifier: NSToolbarItem.Identifier("search"))
    let group = NSToolbarItemGroup(
      itemIdentifier: NSToolbarItem.Identifier("group"), titles: ["Day", "Week"], selectionMode: .selectOne,
      labels: nil, target: nil, action: nil)
    let plain = NSToolbarItem(itemIdentifier: NSToolbarItem.Identifier("plain"))
    let (toolbar, items) = (NSToolbar(identifier: "main"), Items([search, group, plain]))
    toolbar.delegate = items
    window.toolbar = toolbar
    // Wide enough for all items: a search field shrinks otherwise.
    window.setContentSize(NSSize(width: 600, height: 200))
    window.layoutIfNeeded()
    #expect(search.searchField.frame.width == search.preferredWidthForSearchField)
    search.preferredWidthForSearchField = 100
    window.layoutIfNeeded()
    #expect(search.searchField.frame.width == 100)
    let segments = try #require(group.view as? NSSegmentedControl)
    segments.setSelected(true, forSegment: 1)
    segments.onAction?(segments)
    #expect(group.selectedIndex == 1 && group.subitems.map(\.title) == ["Day", "Week"])
    plain.performClick()
    #expect(toolbar.selectedItemIdentifier?.rawValue == "plain")
    let (popover, controller) = (NSPopover(), NSViewController())
    controller.view = NSView(frame: NSRect(x: 0, y: 0, width: 80, height: 40))
    popover.contentViewController = controller
    popover.show(relativeTo: plain)
    #expect(popover.isShown && controller.view.frame.size == NSSize(width: 80, height: 40))
  }

  /// Apple, `isHorizontalContentSizeConstraintActive`.
  @Test func contentSizesCanBeSwitchedOff() {
    let (root, label) = (
      NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 100)), NSTextField(labelWithString: "Word")
    )
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let width = label.widthAnchor.constraint(equalToConstant: 7)
    width.priority = .defaultLow
    NSLayoutConstraint.activate([width, label.leadingAnchor.constraint(equalTo: root.leadingAnchor)])
    label.isHorizontalContentSizeConstraintActive = false
    root.layoutSubtreeIfNeeded()
    #expect(label.alignmentRect(forFrame: label.frame).width == 7)
    label.isHorizontalContentSizeConstraintActive = true
    root.layoutSubtreeIfNeeded()
    #expect(label.frame.width > 7)
  }

  /// Apple, `addFloatingSubview(_:for:)`: the view stays where it is on one axis.
  @Test func floatingSubviewsStay() {
    final class Flipped: NSView {
      override var isFlipped: Bool { true }
    }
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    scroll.documentView = Flipped(frame: NSRect(x: 0, y: 0, width: 400, height: 400))
    let (header, column) = (
      NSView(frame: NSRect(x: 10, y: 0, width: 50, height: 20)),
      NSView(frame: NSRect(x: 0, y: 30, width: 20, height: 50))
    )
    scroll.addFloatingSubview(header, for: .vertical)
    scroll.addFloatingSubview(column, for: .horizontal)
    scroll.contentView.scroll(to: NSPoint(x: 40, y: 60))
    scroll.reflectScrolledClipView(scroll.contentView)
    #expect(header.frame.origin == NSPoint(x: -30, y: 0))
    #expect(column.frame.origin == NSPoint(x: 0, y: -30))
  }
}
