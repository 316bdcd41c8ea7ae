import AutoLayout
import Foundation
import MacViews

/// Sections that open and close, bound to a selection of several objects.
@MainActor
enum InspectorWindow {
  static func make() -> ShownWindow {
    let panel = NSPanel(
      contentRect: NSRect(x: 0, y: 0, width: 250, height: 320),
      styleMask: [.titled, .closable, .utilityWindow, .resizable], backing: .buffered, defer: false)
    panel.title = localized("Inspector")
    let position = NSStackView(views: [number("X", 12), number("Y", 40)])
    let size = NSStackView(views: [number("W", 320), number("H", 200)])
    for row in [position, size] { row.distribution = .fillEqually }
    let opacity = NSSlider(value: 80, minValue: 0, maxValue: 100, target: nil, action: nil)
    let blend = NSPopUpButton(frame: .zero, pullsDown: false)
    blend.addItems(withTitles: ["Normal", "Multiply"].map(localized))
    let stack = NSStackView(views: [
      header("Arrange"), position, size, line(), header("Look"), opacity, blend,
    ])
    stack.orientation = .vertical
    stack.alignment = .leading
    stack.spacing = 8
    stack.edgeInsets = NSEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    let content = NSView()
    content.addConstrained(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: content.topAnchor),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor),
    ])
    for wide in [position, size, opacity, blend, stack.arrangedSubviews[3]] {
      wide.widthAnchor.constraint(equalTo: stack.widthAnchor, constant: -24).isActive = true
    }
    panel.contentView = content
    return ShownWindow(panel)
  }

  private static func line() -> NSBox {
    let made = NSBox()
    made.boxType = .separator
    return made
  }

  private static func header(_ title: String) -> NSView {
    let triangle = NSButton(title: "", target: nil, action: nil)
    triangle.bezelStyle = .disclosure
    triangle.setButtonType(.pushOnPushOff)
    triangle.state = .on
    let text = label(title, size: 11)
    text.font = .boldSystemFont(ofSize: 11)
    let row = NSView()
    row.addConstrained(triangle, text)
    NSLayoutConstraint.activate([
      triangle.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      triangle.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      text.leadingAnchor.constraint(equalTo: triangle.trailingAnchor, constant: 4),
      text.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      text.topAnchor.constraint(equalTo: row.topAnchor),
      text.bottomAnchor.constraint(equalTo: row.bottomAnchor),
    ])
    return row
  }

  private static func number(_ name: String, _ value: Int) -> NSStackView {
    let (field, stepper) = (NSTextField(string: "\(value)"), NSStepper())
    field.alignment = .right
    field.setContentHuggingPriority(.defaultLow, for: .horizontal)
    field.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    let row = NSStackView(views: [NSTextField(labelWithString: name), field, stepper])
    row.spacing = 4
    return row
  }
}

/// Mailboxes, messages of automatic height, and one message, under a toolbar.
@MainActor
final class MailWindow: NSObject, NSToolbarDelegate {
  private let split = NSSplitViewController()

  static func make() -> ShownWindow {
    let mail = MailWindow()
    let sidebar = NSSplitViewItem(sidebarWithViewController: Mailboxes())
    sidebar.minimumThickness = 150
    sidebar.maximumThickness = 220
    let list = NSSplitViewItem(contentListWithViewController: Messages())
    list.minimumThickness = 200
    let message = NSSplitViewItem(viewController: Message())
    message.minimumThickness = 240
    for item in [sidebar, list, message] { mail.split.addSplitViewItem(item) }
    let window = NSWindow(contentViewController: mail.split)
    window.styleMask.insert(.fullSizeContentView)
    window.title = localized("Inbox")
    window.subtitle = localized("12 messages")
    let toolbar = NSToolbar(identifier: "mail")
    toolbar.delegate = mail
    toolbar.displayMode = .iconOnly
    window.toolbar = toolbar
    window.setContentSize(NSSize(width: 820, height: 440))
    return ShownWindow(window, keeping: mail)
  }

  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    [.toggleSidebar, .sidebarTrackingSeparator, Self.compose, .flexibleSpace, Self.search]
  }

  private static let compose = NSToolbarItem.Identifier("compose")
  private static let search = NSToolbarItem.Identifier("search")

  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? {
    guard itemIdentifier == Self.compose else { return NSSearchToolbarItem(itemIdentifier: itemIdentifier) }
    let item = NSToolbarItem(itemIdentifier: itemIdentifier)
    item.label = localized("Compose")
    item.image = NSImage(systemSymbolName: "square.and.pencil", accessibilityDescription: nil)
    item.isBordered = true
    return item
  }

  private final class Mailboxes: NSViewController, NSTableViewDataSource, NSTableViewDelegate {
    private let names = [("Inbox", "tray"), ("Drafts", "doc"), ("Sent", "paperplane"), ("Bin", "trash")]

    override func loadView() {
      let (table, scroll) = (NSTableView(), NSScrollView())
      table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name")))
      table.headerView = nil
      table.style = .sourceList
      (table.dataSource, table.delegate) = (self, self)
      scroll.documentView = table
      scroll.drawsBackground = false
      view = scroll
      table.reloadData()
      table.selectRowIndexes([0], byExtendingSelection: false)
    }

    func numberOfRows(in tableView: NSTableView) -> Int { names.count }
    func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
      let (cell, image, text) = (NSTableCellView(), symbol(names[row].1), label(names[row].0))
      text.lineBreakMode = .byTruncatingTail
      text.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      cell.addConstrained(image, text)
      (cell.imageView, cell.textField) = (image, text)
      NSLayoutConstraint.activate([
        image.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 2),
        image.widthAnchor.constraint(equalToConstant: 18),
        image.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
        text.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 5),
        text.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -2),
        text.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
      ])
      return cell
    }
  }

  private final class Messages: NSViewController, NSTableViewDataSource, NSTableViewDelegate {
    override func loadView() {
      let (table, scroll) = (NSTableView(), NSScrollView())
      table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("message")))
      table.headerView = nil
      table.style = .inset
      table.usesAutomaticRowHeights = true
      (table.dataSource, table.delegate) = (self, self)
      scroll.documentView = table
      scroll.hasVerticalScroller = true
      view = scroll
    }

    func numberOfRows(in tableView: NSTableView) -> Int { 5 }
    func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
      let (cell, sender, time) = (
        NSTableCellView(), label("Iris Novak"), label("9:41", .secondaryLabelColor, size: 11)
      )
      sender.font = .boldSystemFont(ofSize: 13)
      sender.lineBreakMode = .byTruncatingTail
      sender.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      let text = NSTextField(
        wrappingLabelWithString: localized(
          row % 2 == 0 ? "The path is on the south side of the house now." : "Yes."))
      text.maximumNumberOfLines = 2
      text.textColor = .secondaryLabelColor
      time.setContentHuggingPriority(.required, for: .horizontal)
      cell.addConstrained(sender, time, text)
      NSLayoutConstraint.activate([
        sender.topAnchor.constraint(equalTo: cell.topAnchor, constant: 6),
        sender.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 4),
        time.leadingAnchor.constraint(equalTo: sender.trailingAnchor, constant: 6),
        time.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -4),
        time.firstBaselineAnchor.constraint(equalTo: sender.firstBaselineAnchor),
        text.topAnchor.constraint(equalTo: sender.bottomAnchor, constant: 2),
        text.leadingAnchor.constraint(equalTo: sender.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: time.trailingAnchor),
        text.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -6),
      ])
      return cell
    }
  }

  private final class Message: NSViewController {
    override func loadView() {
      let (root, subject) = (NSView(), label("The garden in spring", size: 20))
      let text = NSTextField(
        wrappingLabelWithString: String(repeating: localized("Could you bring the long rope? "), count: 6))
      for part in [subject, text] {
        part.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      }
      subject.lineBreakMode = .byTruncatingTail
      root.addConstrained(subject, text)
      let safe = root.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        subject.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
        subject.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
        subject.trailingAnchor.constraint(lessThanOrEqualTo: safe.trailingAnchor, constant: -20),
        text.topAnchor.constraint(equalTo: subject.bottomAnchor, constant: 12),
        text.leadingAnchor.constraint(equalTo: subject.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
        text.bottomAnchor.constraint(lessThanOrEqualTo: safe.bottomAnchor, constant: -16),
      ])
      view = root
    }
  }
}
