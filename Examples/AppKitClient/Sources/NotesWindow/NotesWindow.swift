import Cocoa

/// A list of notes beside the chosen one, with a toolbar that hides the list.
public final class NotesWindowController: NSWindowController, NSToolbarDelegate {
  public let split = NSSplitViewController()
  public let list = ColumnController(color: .controlBackgroundColor)
  public let page = ColumnController(color: .textBackgroundColor)
  public private(set) var sidebar: NSSplitViewItem

  public init() {
    sidebar = NSSplitViewItem(sidebarWithViewController: list)
    sidebar.minimumThickness = 160
    sidebar.maximumThickness = 240
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 700, height: 400),
      styleMask: [.titled, .closable, .resizable], backing: .buffered, defer: false)
    super.init(window: window)
    split.addSplitViewItem(sidebar)
    let item = NSSplitViewItem(viewController: page)
    item.minimumThickness = 300
    split.addSplitViewItem(item)
    window.contentViewController = split
    window.setContentSize(NSSize(width: 700, height: 400))
    window.title = "Notes"
    let toolbar = NSToolbar(identifier: "notes")
    toolbar.delegate = self
    window.toolbar = toolbar
  }

  public required init?(coder: NSCoder) { fatalError("Made in code") }

  public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    [.toggleSidebar, .flexibleSpace]
  }
}

/// A column of one colour.
public final class ColumnController: NSViewController {
  private let color: NSColor

  public init(color: NSColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("Made in code") }

  public override func loadView() {
    let column = ColumnView(frame: NSRect(x: 0, y: 0, width: 200, height: 400))
    column.color = color
    view = column
  }
}

/// Fills itself with a colour.
public final class ColumnView: NSView {
  public var color = NSColor.white

  public override func draw(_ dirtyRect: NSRect) {
    color.setFill()
    dirtyRect.fill()
  }
}
