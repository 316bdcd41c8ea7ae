import Foundation
import Graphics
import MacViews
import Testing

/// Toolbars whose separators track the dividers of a split view.
@MainActor
struct ToolbarSectionTests {
  private static let add = NSToolbarItem.Identifier("add")
  private static let search = NSToolbarItem.Identifier("search")

  private final class Items: NSObject, NSToolbarDelegate {
    let add = NSView(frame: NSRect(x: 0, y: 0, width: 30, height: 24))
    let search = NSSearchToolbarItem(itemIdentifier: ToolbarSectionTests.search)

    func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
      [
        .toggleSidebar, .sidebarTrackingSeparator, ToolbarSectionTests.add, .flexibleSpace,
        ToolbarSectionTests.search,
      ]
    }
    func toolbar(
      _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
      willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem? {
      guard itemIdentifier != ToolbarSectionTests.search else { return search }
      let item = NSToolbarItem(itemIdentifier: itemIdentifier)
      item.view = add
      return item
    }
  }

  private func window(_ items: Items, width: CGFloat = 700) -> (NSWindow, NSSplitViewController) {
    let split = NSSplitViewController()
    for index in 0..<2 {
      let pane = NSViewController()
      let box = NSBox()
      box.boxType = .custom
      box.fillColor = .white
      pane.view = box
      let item =
        index == 0 ? NSSplitViewItem(sidebarWithViewController: pane) : NSSplitViewItem(viewController: pane)
      split.addSplitViewItem(item)
    }
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: width, height: 300),
      styleMask: [.titled, .closable, .miniaturizable, .resizable, .fullSizeContentView], backing: .buffered,
      defer: false)
    window.contentViewController = split
    window.title = "Inbox"
    let toolbar = NSToolbar(identifier: "mail")
    toolbar.delegate = items
    window.toolbar = toolbar
    window.setContentSize(NSSize(width: width, height: 300))
    window.layoutIfNeeded()
    return (window, split)
  }

  private func left(of view: NSView) -> CGFloat { view.convert(view.bounds, to: nil).minX }

  private func titleStart(of window: NSWindow) -> CGFloat? {
    var (moved, saved): (CGFloat, [CGFloat]) = (0, [])
    for command in window.displayList().commands {
      switch command {
      case .save, .beginGroup, .beginLayer: saved.append(moved)
      case .restore, .endGroup, .endLayer: moved = saved.popLast() ?? 0
      case .concatenate(let transform): moved += transform.tx
      case .text(let text) where text.line.text == "Inbox": return moved + text.line.x
      default: break
      }
    }
    return nil
  }

  /// “… sections that visually align with the views on either side of the divider” (Apple,
  /// `NSTrackingSeparatorToolbarItem`): title and items of the content begin after the sidebar's divider.
  @Test func sectionsFollowTheSidebar() throws {
    let items = Items()
    let (window, split) = window(items)
    let divider = split.splitViewItems[0].viewController.view.frame.maxX
    #expect(divider > 0)
    let title = try #require(titleStart(of: window))
    #expect(title > divider && title < left(of: items.add))
    split.splitView.setPosition(160, ofDividerAt: 0)
    window.layoutIfNeeded()
    let moved = split.splitViewItems[0].viewController.view.frame.maxX - divider
    #expect(moved != 0)
    #expect(try #require(titleStart(of: window)) == title + moved)
    split.splitViewItems[0].isCollapsed = true
    window.layoutIfNeeded()
    #expect(
      try #require(titleStart(of: window)) < title, "without a sidebar the title stands beside the buttons")
  }

  /// The content view occupies the whole window, under the buttons and the title. (Apple, `fullSizeContentView`.)
  @Test func theTitleIsDrawnOverTheContent() throws {
    let (window, _) = window(Items())
    let commands = window.displayList().commands
    let title = try #require(
      commands.firstIndex { if case .text(let text) = $0 { text.line.text == "Inbox" } else { false } })
    let content = try #require(
      commands.lastIndex { if case .fill(_, _, let color) = $0 { color == Color.white } else { false } })
    #expect(content < title)
  }

  /// A field of 220 points does not fit beside the other items of a window 440 wide; it shrinks, and regains its width.
  @Test func searchFieldsShrinkBeforeTheyLeaveTheToolbar() {
    let items = Items()
    let (window, _) = window(items, width: 440)
    let field = items.search.searchField
    #expect(field.frame.width < 220 && left(of: field) + field.frame.width <= 440)
    window.setContentSize(NSSize(width: 900, height: 300))
    window.layoutIfNeeded()
    #expect(field.frame.width == 220)
  }

  /// Only windows that can be closed, minimised or zoomed have buttons: this alert's are not drawn.
  @Test func alertsHaveNoButtonsInTheirTitleBar() {
    let alert = NSAlert()
    alert.messageText = "Saved"
    alert.layout()
    let circles = alert.window.displayList().commands.count {
      guard case .fill(let path, _, _) = $0 else { return false }
      return path.boundingBoxOfPoints?.size == CGSize(width: 12, height: 12)
    }
    #expect(circles == 0)
  }
}
