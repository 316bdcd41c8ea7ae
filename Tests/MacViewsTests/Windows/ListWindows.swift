import AutoLayout
import Foundation
import MacViews

/// An outline with check boxes, and a bar of buttons at the bottom.
final class TodoController: NSViewController, NSOutlineViewDataSource, NSOutlineViewDelegate {
  private let lists = [
    ("House", ["Order glass for the roof", "Call the carpenter"]), ("Garden", ["Dig", "Sow"]),
  ]
  let outline = NSOutlineView()

  override func loadView() {
    let (scroll, bar) = (NSScrollView(), NSStackView())
    for (name, width) in [("task", 260.0), ("due", 90)] {
      let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier(name))
      column.title = localized(name == "task" ? "Task" : "Due")
      (column.width, column.minWidth) = (width, 70)
      outline.addTableColumn(column)
    }
    outline.outlineTableColumn = outline.tableColumns[0]
    outline.columnAutoresizingStyle = .firstColumnOnlyAutoresizingStyle
    outline.usesAlternatingRowBackgroundColors = true
    outline.rowHeight = 24
    (outline.dataSource, outline.delegate) = (self, self)
    scroll.documentView = outline
    (scroll.hasVerticalScroller, scroll.autohidesScrollers) = (true, true)
    let add = NSButton(
      image: NSImage(systemSymbolName: "plus", accessibilityDescription: nil) ?? NSImage(), target: nil,
      action: nil)
    add.isBordered = false
    bar.setViews([add, label("4 tasks", .secondaryLabelColor, size: 11)], in: .leading)
    bar.setViews([button("Clear Completed")], in: .trailing)
    bar.edgeInsets = NSEdgeInsets(top: 6, left: 10, bottom: 6, right: 10)
    let column = NSStackView(views: [scroll, bar])
    (column.orientation, column.spacing) = (.vertical, 0)
    for part in [scroll, bar] { part.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true }
    column.widthAnchor.constraint(greaterThanOrEqualToConstant: 240).isActive = true
    scroll.heightAnchor.constraint(greaterThanOrEqualToConstant: 80).isActive = true
    view = column
    outline.reloadData()
    outline.expandItem(nil, expandChildren: true)
  }

  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
    guard let name = item as? String else { return lists.count }
    return lists.first { $0.0 == name }?.1.count ?? 0
  }
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
    guard let name = item as? String else { return lists[index].0 }
    return lists.first { $0.0 == name }?.1[index] ?? ""
  }
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
    lists.contains { $0.0 == item as? String }
  }

  func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView? {
    let (cell, name) = (NSTableCellView(), item as? String ?? "")
    let isGroup = lists.contains { $0.0 == name }
    let content: NSView
    if tableColumn?.identifier.rawValue == "due" {
      content = isGroup ? label("") : label("Today", .secondaryLabelColor)
    } else {
      content =
        isGroup ? label(name) : NSButton(checkboxWithTitle: localized(name), target: nil, action: nil)
    }
    content.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    (content as? NSTextField)?.lineBreakMode = .byTruncatingTail
    (content as? NSButton)?.lineBreakMode = .byTruncatingTail
    cell.addConstrained(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 2),
      content.trailingAnchor.constraint(lessThanOrEqualTo: cell.trailingAnchor, constant: -2),
      content.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
    ])
    return cell
  }
}

/// Rows of automatic height, each with a bar that shows how far a download is.
final class DownloadsController: NSViewController, NSTableViewDataSource, NSTableViewDelegate {
  private let files = [
    ("Field recordings.zip", 0.72), ("Map of the northern coast.pdf", 1), ("Lines.dmg", 0.1),
  ]
  let table = NSTableView()

  override func loadView() {
    let scroll = NSScrollView()
    table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("file")))
    table.headerView = nil
    table.usesAutomaticRowHeights = true
    table.style = .fullWidth
    table.gridStyleMask = .solidHorizontalGridLineMask
    (table.dataSource, table.delegate) = (self, self)
    scroll.documentView = table
    scroll.hasVerticalScroller = true
    scroll.widthAnchor.constraint(greaterThanOrEqualToConstant: 300).isActive = true
    scroll.heightAnchor.constraint(greaterThanOrEqualToConstant: 120).isActive = true
    view = scroll
  }

  func numberOfRows(in tableView: NSTableView) -> Int { files.count }

  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
    let (name, part) = files[row]
    let title = label(name)
    title.lineBreakMode = .byTruncatingMiddle
    title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let column = NSStackView(views: [title])
    (column.orientation, column.alignment, column.spacing) = (.vertical, .leading, 3)
    if part < 1 {
      let bar = NSProgressIndicator()
      (bar.isIndeterminate, bar.doubleValue) = (false, part * 100)
      column.addArrangedSubview(bar)
      bar.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true
    }
    column.addArrangedSubview(label(part < 1 ? "12 MB of 18 MB" : "18 MB", .secondaryLabelColor, size: 11))
    let stop = NSButton(
      image: NSImage(systemSymbolName: part < 1 ? "xmark" : "magnifyingglass", accessibilityDescription: nil)
        ?? NSImage(), target: nil, action: nil)
    stop.isBordered = false
    stop.setContentHuggingPriority(.required, for: .horizontal)
    let line = NSStackView(views: [symbol("doc"), column, stop])
    line.spacing = 10
    line.edgeInsets = NSEdgeInsets(top: 0, left: 4, bottom: 0, right: 4)
    column.setHuggingPriority(.init(1), for: .horizontal)
    let cell = NSTableCellView()
    cell.fill(line, 8)
    return cell
  }
}

/// Lines of a log in fixed-pitch letters, under a bar that gives up its lesser controls when the window is narrow.
final class LogController: NSViewController, NSTableViewDataSource, NSTableViewDelegate {
  let bar = NSStackView()
  let level = NSSegmentedControl(
    labels: ["All", "Warnings", "Errors"].map { localized($0) }, trackingMode: .selectOne, target: nil,
    action: nil)
  let search = NSSearchField()
  let onlyMine = NSButton(checkboxWithTitle: localized("This process"), target: nil, action: nil)
  private let table = NSTableView()

  override func loadView() {
    level.selectedSegment = 0
    search.placeholderString = localized("Filter")
    search.widthAnchor.constraint(greaterThanOrEqualToConstant: 120).isActive = true
    bar.setViews([level, onlyMine], in: .leading)
    bar.setViews([search], in: .trailing)
    bar.setVisibilityPriority(.detachOnlyIfNecessary, for: onlyMine)
    bar.setClippingResistancePriority(.defaultLow, for: .horizontal)
    bar.edgeInsets = NSEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    let scroll = NSScrollView()
    for (name, width) in [("time", 90.0), ("message", 400)] {
      let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier(name))
      column.title = localized(name == "time" ? "Time" : "Message")
      column.width = width
      table.addTableColumn(column)
    }
    table.style = .fullWidth
    table.rowHeight = 18
    (table.dataSource, table.delegate) = (self, self)
    scroll.documentView = table
    scroll.hasVerticalScroller = true
    view = NSView()
    view.addConstrained(bar, scroll)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: bar.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.heightAnchor.constraint(greaterThanOrEqualToConstant: 100),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 360),
    ])
  }

  func numberOfRows(in tableView: NSTableView) -> Int { 30 }

  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
    let isTime = tableColumn?.identifier.rawValue == "time"
    let text = isTime ? "09:41:\(10 + row)" : localized("Connection \(row) was closed by the other side")
    let line = NSTextField(labelWithString: text)
    line.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
    line.textColor = row % 7 == 3 && !isTime ? .systemRed : .labelColor
    line.lineBreakMode = .byTruncatingTail
    return line
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    table.selectRowIndexes([2], byExtendingSelection: false)
  }
}
