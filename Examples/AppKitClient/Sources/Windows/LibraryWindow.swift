import AppKit

/// A music library: a source list beside a detail pane.
public final class LibraryWindowController: NSWindowController {
  public convenience init() {
    let split = NSSplitViewController()
    let sidebar = NSSplitViewItem(sidebarWithViewController: SourceListViewController())
    sidebar.minimumThickness = 210
    split.addSplitViewItem(sidebar)
    split.addSplitViewItem(NSSplitViewItem(viewController: AlbumViewController()))
    let window = NSWindow(contentViewController: split)
    window.title = "Library"
    window.setContentSize(NSSize(width: 720, height: 420))
    self.init(window: window)
  }
}

final class SourceListViewController: NSViewController, NSTableViewDataSource, NSTableViewDelegate {
  private let names = ["Recently Added", "Artists", "Albums", "Songs", "Playlists"]
  private let symbols = ["clock", "person", "square.grid.2x2", "music.note", "list.bullet"]

  override func loadView() {
    let table = NSTableView()
    let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name"))
    column.width = 170
    table.addTableColumn(column)
    table.headerView = nil
    table.style = .sourceList
    table.rowHeight = 28
    table.dataSource = self
    table.delegate = self
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 200, height: 420))
    scroll.documentView = table
    scroll.hasVerticalScroller = true
    scroll.drawsBackground = false
    view = scroll
    table.reloadData()
    table.selectRowIndexes([2], byExtendingSelection: false)
  }

  func numberOfRows(in tableView: NSTableView) -> Int { names.count }

  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
    let cell = NSTableCellView()
    let image = NSImageView()
    image.image = NSImage(systemSymbolName: symbols[row], accessibilityDescription: nil)
    image.contentTintColor = .controlAccentColor
    let text = NSTextField(labelWithString: names[row])
    for view in [image, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.addSubview(view)
    }
    NSLayoutConstraint.activate([
      image.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 4),
      image.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
      image.widthAnchor.constraint(equalToConstant: 18),
      text.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 6),
      text.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
      text.trailingAnchor.constraint(lessThanOrEqualTo: cell.trailingAnchor, constant: -4),
    ])
    return cell
  }
}

final class AlbumViewController: NSViewController {
  override func loadView() {
    let title = NSTextField(labelWithString: "Evening Music")
    title.font = .systemFont(ofSize: 22, weight: .bold)
    let artist = NSTextField(labelWithString: "The Linear Constraints")
    artist.textColor = .secondaryLabelColor
    let notes = NSTextField(
      wrappingLabelWithString:
        "Twelve pieces for strings and patience, recorded in one night. The third movement has never been played the same "
        + "way twice.")
    let play = NSButton(title: "Play", target: nil, action: nil)
    play.keyEquivalent = "\r"
    let shuffle = NSButton(title: "Shuffle", target: nil, action: nil)
    let buttons = NSStackView(views: [play, shuffle])
    let rule = NSBox()
    rule.boxType = .separator
    let stack = NSStackView(views: [title, artist, buttons, rule, notes])
    stack.orientation = .vertical
    stack.alignment = .leading
    stack.setCustomSpacing(2, after: title)
    stack.setCustomSpacing(16, after: artist)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 500, height: 420))
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -24),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -24),
      rule.widthAnchor.constraint(equalTo: stack.widthAnchor),
      root.widthAnchor.constraint(greaterThanOrEqualToConstant: 300),
    ])
    view = root
  }
}
