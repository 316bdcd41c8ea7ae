import AutoLayout
import Foundation
import MacViews
import MacWindows
import Testing

/// Faults that pictures of whole windows showed, each alone. Where no page is named, expected values are worked out by hand.
@MainActor
struct WindowFaultTests {
  private func window(_ style: NSWindow.StyleMask = [.titled, .closable, .resizable]) -> NSWindow {
    NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 400, height: 200), styleMask: style, backing: .buffered,
      defer: false)
  }

  private func rightToLeft(_ body: () -> Void) {
    let before = InterfaceDirection.chosen
    InterfaceDirection.chosen = .rightToLeft
    defer { InterfaceDirection.chosen = before }
    body()
  }

  /// The bars of a window whose content lies under them: what `contentLayoutRect` leaves away.
  private func bars(of window: NSWindow) -> CGFloat { window.frame.height - window.contentLayoutRect.height }

  /// Apple, `contentLayoutGuide`: the content that no bar covers, whatever size the window gets.
  @Test func safeAreasStayWhenWindowsAreResized() throws {
    let window = window([.titled, .resizable, .fullSizeContentView])
    window.toolbar = NSToolbar(identifier: "bar")
    let content = try #require(window.contentView)
    window.setContentSize(NSSize(width: 500, height: 300))
    window.layoutIfNeeded()
    #expect(bars(of: window) > 28)
    #expect(content.safeAreaInsets.top == bars(of: window))
    window.styleMask.remove(.fullSizeContentView)
    #expect(content.safeAreaInsets.top == 0)
  }

  /// Apple, `automaticallyAdjustsContentInsets`: insets follow the bars over the view.
  @Test func barsDoNotCoverWhatScrolls() throws {
    let window = window([.titled, .resizable, .fullSizeContentView])
    let (scroll, table) = (NSScrollView(), NSTableView())
    table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("c")))
    scroll.documentView = table
    scroll.hasVerticalScroller = true
    window.contentView = scroll
    window.layoutIfNeeded()
    let covered = bars(of: window)
    #expect(covered == 28 && scroll.contentInsets.top == covered)
    let header = try #require(table.headerView)
    let place = header.convert(header.bounds, to: nil)
    #expect(place.maxY == window.frame.height - covered)
    #expect(table.convert(NSPoint.zero, to: nil).y == place.minY)
    let scroller = try #require(scroll.verticalScroller)
    #expect(scroller.convert(scroller.bounds, to: nil).maxY == place.minY)
    scroll.automaticallyAdjustsContentInsets = false
    scroll.contentInsets = NSEdgeInsets()
    #expect(scroller.convert(scroller.bounds, to: nil).maxY == window.frame.height - header.frame.height)
  }

  /// A column of 100 points in a scroll view that gets its 300 points later: the cell is as wide as the table.
  @Test(arguments: [
    NSTableView.ColumnAutoresizingStyle.lastColumnOnlyAutoresizingStyle, .noColumnAutoresizing,
  ])
  func aSingleColumnFillsItsFirstWidth(style: NSTableView.ColumnAutoresizingStyle) {
    let (scroll, table) = (NSScrollView(), NSTableView())
    let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier("c"))
    table.style = .plain
    table.columnAutoresizingStyle = style
    scroll.documentView = table
    table.addTableColumn(column)
    scroll.setFrameSize(NSSize(width: 300, height: 100))
    scroll.layoutSubtreeIfNeeded()
    let fills = style == .lastColumnOnlyAutoresizingStyle
    #expect(fills ? table.rect(ofColumn: 0).width == 300 : column.width == 100)
  }

  /// “… with toolbar items centered in the toolbar.” (Apple, `NSWindow.ToolbarStyle.preference`.)
  @Test func preferencesCentreTheirItems() throws {
    let tabs = NSTabViewController()
    tabs.tabStyle = .toolbar
    for title in ["General", "Accounts"] {
      let item = NSTabViewItem(viewController: NSViewController())
      item.label = title
      tabs.addTabViewItem(item)
    }
    let window = window([.titled])
    window.contentViewController = tabs
    window.toolbarStyle = .preference
    window.makeKeyAndOrderFront(nil)
    window.setContentSize(NSSize(width: 500, height: 200))
    window.layoutIfNeeded()
    let items = try #require(window.toolbar?.items)
    let frames = items.compactMap(\.shownView).map { $0.convert($0.bounds, to: nil) }
    #expect(frames.count == 2)
    #expect(abs((frames[0].minX + frames[1].maxX) / 2 - 250) <= 1)
  }

  /// “A sidebar appears on the leading side of a view” (Apple, Human Interface Guidelines, Sidebars). Three panes in 800: the
  /// mirror image, at dividers that a program moves, too.
  @Test func panesStandInTheReadingDirection() {
    func frames() -> [NSRect] {
      let split = NSSplitView(frame: NSRect(x: 0, y: 0, width: 800, height: 100))
      split.isVertical = true
      split.dividerStyle = .thin
      for _ in 0..<3 { split.addArrangedSubview(NSView()) }
      split.layoutSubtreeIfNeeded()
      split.setPosition(150, ofDividerAt: 0)
      split.setPosition(500, ofDividerAt: 1)
      split.layoutSubtreeIfNeeded()
      return split.arrangedSubviews.map(\.frame)
    }
    #expect(frames().map(\.minX) == [0, 151, 501])
    rightToLeft {
      #expect(frames().map(\.maxX) == [800, 649, 299])
      #expect(frames().map(\.width) == [150, 349, 299])
    }
  }

  // MARK: Tables

  private func table(_ rows: Int, _ source: Rows) -> NSTableView {
    let table = NSTableView()
    let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier("c"))
    table.addTableColumn(column)
    source.count = rows
    (table.dataSource, table.delegate) = (source, source)
    return table
  }

  /// Header and scroller of a scroll view that was made without a frame: as wide as the view, and below the header.
  @Test func headersFollowAViewThatHadNoSize() throws {
    let (scroll, source) = (NSScrollView(), Rows())
    let table = table(30, source)
    scroll.hasVerticalScroller = true
    scroll.documentView = table
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    root.fill(scroll)
    for width in [300.0, 20, 260] {
      root.setFrameSize(NSSize(width: width, height: 200))
      root.layoutSubtreeIfNeeded()
    }
    let header = try #require(table.headerView)
    #expect(header.superview?.frame.width == 260 && header.frame.width == 260)
    let scroller = try #require(scroll.verticalScroller)
    #expect(
      scroll.isFlipped
        ? scroller.frame.minY == header.frame.height : scroller.frame.maxY == 200 - header.frame.height)
  }

  /// “… tells subviews, such as controls, how to draw” (Apple, `NSTableRowView.interiorBackgroundStyle`), where no
  /// `NSTableCellView` passes it on.
  @Test func textsThatAreCellsThemselvesAreInverted() {
    let (scroll, source) = (NSScrollView(frame: NSRect(x: 0, y: 0, width: 200, height: 100)), Rows())
    let table = table(2, source)
    scroll.documentView = table
    scroll.layoutSubtreeIfNeeded()
    table.selectRowIndexes([1], byExtendingSelection: false)
    let cells = (0..<2).map { table.view(atColumn: 0, row: $0, makeIfNecessary: true) as? NSTextField }
    #expect(cells.map { $0?.cell?.backgroundStyle } == [.normal, .emphasized])
  }

  /// Lines and triangles are drawn by the row, over its background.
  @Test func backgroundsOfRowsDoNotHideLines() throws {
    let (scroll, source) = (NSScrollView(frame: NSRect(x: 0, y: 0, width: 200, height: 100)), Rows())
    let outline = NSOutlineView()
    let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier("c"))
    outline.addTableColumn(column)
    outline.outlineTableColumn = column
    outline.usesAlternatingRowBackgroundColors = true
    (outline.dataSource, outline.delegate) = (source, source)
    scroll.documentView = outline
    scroll.layoutSubtreeIfNeeded()
    #expect(outline.numberOfRows == 2)
    // Of alternating colours, the first row's draws nothing.
    let rows = try (0..<2).map { try #require(outline.rowView(atRow: $0, makeIfNecessary: true)) }
    for row in rows { row.backgroundColor = .systemRed }
    let (group, leaf) = (rows[0].displayList().commands, rows[1].displayList().commands)
    #expect(group.count > leaf.count && group.first == leaf.first, "the triangle of the first row")
    outline.gridStyleMask = .solidHorizontalGridLineMask
    let lined = rows[1].displayList().commands
    #expect(lined.count == leaf.count + 1 && lined.first == leaf.first)
  }

  /// Rows of texts without a cell around them; the first item of an outline can be expanded.
  private final class Rows: NSObject, NSTableViewDataSource, NSTableViewDelegate, NSOutlineViewDataSource,
    NSOutlineViewDelegate
  {
    var count = 0
    func numberOfRows(in tableView: NSTableView) -> Int { count }
    func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
      NSTextField(labelWithString: "Row")
    }
    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
      item == nil ? 2 : 1
    }
    func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
      item == nil ? index : 2
    }
    func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { item as? Int == 0 }
    func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView?
    {
      NSView()
    }
  }
}
