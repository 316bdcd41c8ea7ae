import AutoLayout
import Foundation
import MacViews

/// Cells below a formula bar, and a line of sums at the bottom.
final class SpreadsheetController: NSViewController, NSTableViewDataSource, NSTableViewDelegate {
  let (cellName, formula, table) = (NSComboBox(), NSTextField(string: ""), NSTableView())
  let sum = NSTextField(labelWithString: "")

  override func loadView() {
    let (root, scroll, bar) = (NSView(), NSScrollView(), NSBox())
    bar.boxType = .separator
    scroll.documentView = table
    scroll.hasVerticalScroller = true
    scroll.hasHorizontalScroller = true
    formula.placeholderString = localized("Formula")
    formula.stringValue = "=SUM(B1:B4)"
    formula.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
    cellName.addItems(withObjectValues: ["A1", "B5"])
    cellName.selectItem(at: 1)
    sum.stringValue = localized("Sum: 1,048.20")
    sum.setContentCompressionResistancePriority(.required, for: .horizontal)
    let sign = label("fx", .secondaryLabelColor)
    sign.setContentHuggingPriority(.required, for: .horizontal)
    root.addConstrained(cellName, sign, formula, bar, scroll, sum)
    NSLayoutConstraint.activate([
      cellName.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      cellName.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      cellName.widthAnchor.constraint(equalToConstant: 72),
      sign.leadingAnchor.constraint(equalTo: cellName.trailingAnchor, constant: 8),
      sign.firstBaselineAnchor.constraint(equalTo: cellName.firstBaselineAnchor),
      formula.leadingAnchor.constraint(equalTo: sign.trailingAnchor, constant: 6),
      formula.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
      formula.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
      formula.centerYAnchor.constraint(equalTo: cellName.centerYAnchor),
      bar.topAnchor.constraint(equalTo: cellName.bottomAnchor, constant: 8),
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: bar.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scroll.heightAnchor.constraint(greaterThanOrEqualToConstant: 120),
      sum.topAnchor.constraint(equalTo: scroll.bottomAnchor, constant: 4),
      sum.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
      sum.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 8),
      sum.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -4),
    ])
    fillTable()
    view = root
  }

  private func fillTable() {
    for name in ["Item", "Price", "Count", "Total", "Note"] {
      let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier(name))
      column.title = localized(name)
      column.width = name == "Item" ? 180 : 100
      table.addTableColumn(column)
    }
    table.style = .plain
    table.gridStyleMask = [.solidVerticalGridLineMask, .solidHorizontalGridLineMask]
    table.columnAutoresizingStyle = .noColumnAutoresizing
    (table.dataSource, table.delegate) = (self, self)
  }

  func numberOfRows(in tableView: NSTableView) -> Int { 12 }

  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
    let cell = NSTableCellView()
    let isText = tableColumn?.identifier.rawValue == "Item"
    let text = isText ? label("Window glass") : NSTextField(labelWithString: "\(12 * row + 4).50")
    text.alignment = isText ? .natural : .right
    text.lineBreakMode = .byTruncatingTail
    text.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    cell.addConstrained(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 2),
      text.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -2),
      text.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
    ])
    return cell
  }
}

/// Tabs in the toolbar, with a grid in each.
@MainActor
enum PreferencesTabs {
  static func make() -> ShownWindow {
    let tabs = NSTabViewController()
    tabs.tabStyle = .toolbar
    for (title, image, pane) in [
      ("General", "gearshape", GeneralPane() as NSViewController), ("Accounts", "person", AccountsPane()),
    ] {
      let item = NSTabViewItem(viewController: pane)
      item.label = localized(title)
      item.image = NSImage(systemSymbolName: image, accessibilityDescription: nil)
      tabs.addTabViewItem(item)
    }
    let window = NSWindow(contentViewController: tabs)
    window.styleMask = [.titled, .closable]
    window.toolbarStyle = .preference
    window.title = localized("General")
    return ShownWindow(window, keeping: tabs)
  }

  final class GeneralPane: NSViewController {
    let startup = NSPopUpButton(frame: .zero, pullsDown: false)

    override func loadView() {
      startup.addItems(withTitles: ["Open the last document", "Show the gallery"].map(localized))
      let accent = NSColorWell()
      let hint = label("Takes effect when the app is opened again.", .secondaryLabelColor, size: 11)
      let grid = NSGridView(views: [
        [label("At startup:"), startup],
        [label("Appearance:"), NSButton(radioButtonWithTitle: localized("Light"), target: nil, action: nil)],
        [
          NSGridCell.emptyContentView,
          NSButton(radioButtonWithTitle: localized("Dark"), target: nil, action: nil),
        ],
        [label("Highlight colour:"), accent],
        [NSGridCell.emptyContentView, hint],
        [
          NSGridCell.emptyContentView,
          NSButton(checkboxWithTitle: localized("Play sounds"), target: nil, action: nil),
        ],
      ])
      grid.column(at: 0).xPlacement = .trailing
      grid.rowAlignment = .firstBaseline
      grid.cell(for: accent)?.rowAlignment = .none
      grid.cell(for: accent)?.yPlacement = .center
      grid.row(at: 3).rowAlignment = .none
      grid.row(at: 3).yPlacement = .center
      grid.row(at: 5).topPadding = 10
      view = NSView()
      view.fill(grid, 20)
    }
  }

  final class AccountsPane: NSViewController {
    override func loadView() {
      view = NSView()
      view.fill(label("No accounts yet."), 40)
    }
  }
}

/// Two fields, options and buttons of equal width, in a panel.
@MainActor
enum FindPanel {
  static func make() -> ShownWindow {
    let panel = NSPanel(
      contentRect: NSRect(x: 0, y: 0, width: 460, height: 150), styleMask: [.titled, .closable, .resizable],
      backing: .buffered, defer: false)
    panel.title = localized("Find")
    let (find, replace) = (NSTextField(string: "layout"), NSTextField(string: ""))
    let fields = NSGridView(views: [[label("Find:"), find], [label("Replace with:"), replace]])
    fields.column(at: 0).xPlacement = .trailing
    fields.column(at: 1).xPlacement = .fill
    fields.rowAlignment = .firstBaseline
    let options = NSStackView(views: [
      NSButton(checkboxWithTitle: localized("Ignore case"), target: nil, action: nil),
      NSButton(checkboxWithTitle: localized("Wrap around"), target: nil, action: nil),
    ])
    let buttons = [
      button("Replace All"), button("Replace"), button("Previous"), button("Next", key: "\r"),
    ]
    let content = NSView()
    content.addConstrained(fields, options)
    content.addConstrained(buttons[0], buttons[1], buttons[2], buttons[3])
    let views = [
      "fields": fields, "options": options, "all": buttons[0], "one": buttons[1], "back": buttons[2],
      "next": buttons[3],
    ]
    let formats: [(String, NSLayoutConstraint.FormatOptions)] = [
      ("|-[fields]-|", []), ("V:|-[fields]-12-[options]-20-[next]-|", []),
      ("|-(>=20)-[all]-[one(all)]-[back(all)]-[next(all)]-|", .alignAllFirstBaseline),
    ]
    NSLayoutConstraint.activate(
      formats.flatMap {
        NSLayoutConstraint.constraints(
          withVisualFormat: $0, options: $1, metrics: nil, views: views)
      } + [
        options.leadingAnchor.constraint(equalTo: find.leadingAnchor),
        options.trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor, constant: -20),
        find.widthAnchor.constraint(greaterThanOrEqualToConstant: 160),
      ])
    panel.contentView = content
    return ShownWindow(panel)
  }
}
