import AutoLayout
import Foundation
import MacViews

/// Two texts that are scrolled together, with numbers that say how many lines differ.
final class DiffController: NSViewController {
  private(set) var sides: [NSScrollView] = []

  override func loadView() {
    let (split, summary) = (NSSplitView(), label("2 lines differ", .secondaryLabelColor))
    split.isVertical = true
    split.dividerStyle = .thin
    for side in 0..<2 {
      let (scroll, text) = (NSScrollView(), NSTextView())
      text.isEditable = false
      text.isVerticallyResizable = true
      text.autoresizingMask = .width
      text.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
      text.string = (1...40).map { "line \($0)\($0 % 9 == 4 && side == 1 ? " changed" : "")" }.joined(
        separator: "\n")
      scroll.documentView = text
      (scroll.hasVerticalScroller, scroll.borderType) = (side == 1, .noBorder)
      scroll.contentView.postsBoundsChangedNotifications = true
      scroll.widthAnchor.constraint(greaterThanOrEqualToConstant: 140).isActive = true
      sides.append(scroll)
      split.addArrangedSubview(scroll)
    }
    let arrows = NSSegmentedControl(
      images: ["chevron.up", "chevron.down"].compactMap {
        NSImage(systemSymbolName: $0, accessibilityDescription: nil)
      },
      trackingMode: .momentary, target: nil, action: nil)
    view = NSView()
    view.addConstrained(summary, arrows, split)
    NSLayoutConstraint.activate([
      arrows.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      arrows.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
      summary.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      summary.centerYAnchor.constraint(equalTo: arrows.centerYAnchor),
      summary.trailingAnchor.constraint(lessThanOrEqualTo: arrows.leadingAnchor, constant: -8),
      split.topAnchor.constraint(equalTo: arrows.bottomAnchor, constant: 8),
      split.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      split.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      split.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      split.heightAnchor.constraint(greaterThanOrEqualToConstant: 120),
    ])
  }

  /// Scrolls both sides as a person scrolls one.
  func scrollTogether(to y: CGFloat) {
    for side in sides {
      side.contentView.scroll(to: NSPoint(x: 0, y: y))
      side.reflectScrolledClipView(side.contentView)
    }
  }
}

/// Seven days of equal width over lines for the hours, which scroll below the names of the days.
final class CalendarController: NSViewController {
  final class Hours: NSView {
    override var isFlipped: Bool { true }
    override func draw(_ dirtyRect: NSRect) {
      NSColor.separatorColor.setFill()
      for hour in 1..<24 { NSRect(x: 0, y: CGFloat(hour) * 40, width: bounds.width, height: 1).fill() }
    }
  }

  let (hours, meeting, names) = (Hours(), NSBox(), NSStackView())

  override func loadView() {
    let scroll = NSScrollView()
    scroll.hasVerticalScroller = true
    scroll.documentView = hours
    hours.translatesAutoresizingMaskIntoConstraints = false
    names.distribution = .fillEqually
    names.spacing = 0
    for day in ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] {
      let name = label(day)
      name.alignment = .center
      name.lineBreakMode = .byTruncatingTail
      name.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      names.addArrangedSubview(name)
    }
    let title = label("Call with Iris", .white, size: 11)
    title.lineBreakMode = .byTruncatingTail
    title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    (meeting.boxType, meeting.fillColor, meeting.cornerRadius) = (.custom, .systemBlue, 4)
    meeting.borderWidth = 0
    meeting.contentView?.addConstrained(title)
    hours.addConstrained(meeting)
    view = NSView()
    view.addConstrained(names, scroll)
    let inside = meeting.contentView ?? meeting
    NSLayoutConstraint.activate([
      names.topAnchor.constraint(equalTo: view.topAnchor, constant: 6),
      names.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      names.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      names.widthAnchor.constraint(greaterThanOrEqualToConstant: 210),
      scroll.topAnchor.constraint(equalTo: names.bottomAnchor, constant: 6),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.heightAnchor.constraint(greaterThanOrEqualToConstant: 120),
      hours.topAnchor.constraint(equalTo: scroll.contentView.topAnchor),
      hours.leadingAnchor.constraint(equalTo: scroll.contentView.leadingAnchor),
      hours.widthAnchor.constraint(equalTo: scroll.contentView.widthAnchor),
      hours.heightAnchor.constraint(equalToConstant: 24 * 40),
      meeting.topAnchor.constraint(equalTo: hours.topAnchor, constant: 60),
      meeting.heightAnchor.constraint(equalToConstant: 60),
      meeting.widthAnchor.constraint(equalTo: hours.widthAnchor, multiplier: 1 / 7, constant: -4),
      // The third day: its middle is five fourteenths from the leading edge.
      NSLayoutConstraint(
        item: meeting, attribute: .centerX, relatedBy: .equal, toItem: names.arrangedSubviews[2],
        attribute: .centerX,
        multiplier: 1, constant: 0),
      title.topAnchor.constraint(equalTo: inside.topAnchor, constant: 2),
      title.leadingAnchor.constraint(equalTo: inside.leadingAnchor, constant: 2),
      title.trailingAnchor.constraint(lessThanOrEqualTo: inside.trailingAnchor, constant: -2),
    ])
  }
}

/// A document browser: places in a path, files in a table that is sorted by a column, and a preview that is there on request.
@MainActor
final class DocumentsWindow: NSObject, NSToolbarDelegate {
  private let files = Files()

  static func make() -> ShownWindow {
    let owner = DocumentsWindow()
    var shown = ShownWindow(owner.files, "Documents", width: 560, height: 340)
    let toolbar = NSToolbar(identifier: "documents")
    toolbar.delegate = owner
    toolbar.centeredItemIdentifier = NSToolbarItem.Identifier("view")
    shown.window.toolbar = toolbar
    shown.window.toolbarStyle = .unifiedCompact
    shown.owner = owner
    return shown
  }

  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    [
      NSToolbarItem.Identifier("move"), .flexibleSpace, NSToolbarItem.Identifier("view"), .flexibleSpace,
      NSToolbarItem.Identifier("send"),
    ]
  }

  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? {
    switch itemIdentifier.rawValue {
    case "move":
      return NSToolbarItemGroup(
        itemIdentifier: itemIdentifier,
        images: ["chevron.left", "chevron.right"].compactMap {
          NSImage(systemSymbolName: $0, accessibilityDescription: nil)
        }, selectionMode: .momentary, labels: nil, target: nil, action: nil)
    case "view":
      return NSToolbarItemGroup(
        itemIdentifier: itemIdentifier, titles: ["List", "Icons"].map { localized($0) },
        selectionMode: .selectOne,
        labels: nil, target: nil, action: nil)
    default:
      let item = NSToolbarItem(itemIdentifier: itemIdentifier)
      item.image = NSImage(systemSymbolName: "square.and.arrow.up", accessibilityDescription: nil)
      return item
    }
  }

  private final class Files: NSViewController, NSTableViewDataSource, NSTableViewDelegate {
    override func loadView() {
      let (path, scroll, table) = (NSPathControl(), NSScrollView(), NSTableView())
      path.url = URL(fileURLWithPath: "/Users/nora/Documents")
      path.pathStyle = .standard
      for (name, width) in [("Name", 240.0), ("Size", 80), ("Changed", 120)] {
        let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier(name))
        column.title = localized(name)
        column.width = width
        table.addTableColumn(column)
      }
      table.usesAlternatingRowBackgroundColors = true
      table.allowsMultipleSelection = true
      table.columnAutoresizingStyle = .uniformColumnAutoresizingStyle
      (table.dataSource, table.delegate) = (self, self)
      scroll.documentView = table
      scroll.hasVerticalScroller = true
      scroll.borderType = .noBorder
      let root = NSView()
      root.addConstrained(scroll, path)
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: root.topAnchor),
        scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        scroll.widthAnchor.constraint(greaterThanOrEqualToConstant: 320),
        scroll.heightAnchor.constraint(greaterThanOrEqualToConstant: 100),
        path.topAnchor.constraint(equalTo: scroll.bottomAnchor, constant: 4),
        path.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        path.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -8),
        path.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -4),
      ])
      view = root
      table.reloadData()
      table.selectRowIndexes([1, 2], byExtendingSelection: false)
    }

    func numberOfRows(in tableView: NSTableView) -> Int { 6 }

    func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
      let isName = tableColumn?.identifier.rawValue == "Name"
      let text =
        isName
        ? label("Report \(row + 1)") : label(tableColumn?.identifier.rawValue == "Size" ? "4 KB" : "Today")
      text.lineBreakMode = .byTruncatingTail
      text.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      let cell = NSTableCellView()
      cell.addConstrained(text)
      cell.textField = text
      NSLayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 2),
        text.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -2),
        text.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
      ])
      return cell
    }
  }
}
