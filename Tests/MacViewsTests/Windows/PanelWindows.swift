import AutoLayout
import Foundation
import MacViews

/// Four steps with a picture, dots for the step, and buttons to go on and back; the tabs show no tabs.
final class AssistantController: NSViewController {
  let (tabs, back, next) = (NSTabView(), button("Back"), button("Continue", key: "\r"))

  override func loadView() {
    tabs.tabViewType = .noTabsNoBorder
    for (title, text) in [
      ("Welcome", "Three steps and everything is in its place."),
      ("Your library", "Choose the folder in which pictures are kept. It can be moved later."),
      ("Done", "Have fun."),
    ] {
      let item = NSTabViewItem(identifier: title)
      item.view = page(title, text)
      tabs.addTabViewItem(item)
    }
    let (level, bar) = (NSLevelIndicator(), NSView())
    level.levelIndicatorStyle = .discreteCapacity
    (level.maxValue, level.doubleValue) = (3, 1)
    back.isEnabled = false
    bar.addConstrained(level, back, next)
    view = NSView()
    view.addConstrained(tabs, bar)
    NSLayoutConstraint.activate([
      tabs.topAnchor.constraint(equalTo: view.topAnchor),
      tabs.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tabs.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tabs.heightAnchor.constraint(greaterThanOrEqualToConstant: 220),
      bar.topAnchor.constraint(equalTo: tabs.bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
      level.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      level.widthAnchor.constraint(equalToConstant: 60),
      level.centerYAnchor.constraint(equalTo: next.centerYAnchor),
      back.leadingAnchor.constraint(greaterThanOrEqualTo: level.trailingAnchor, constant: 20),
      next.leadingAnchor.constraint(equalTo: back.trailingAnchor, constant: 12),
      next.widthAnchor.constraint(equalTo: back.widthAnchor),
      next.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      next.topAnchor.constraint(equalTo: bar.topAnchor),
      next.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
      back.firstBaselineAnchor.constraint(equalTo: next.firstBaselineAnchor),
    ])
  }

  private func page(_ title: String, _ text: String) -> NSView {
    let (page, heading) = (NSView(), label(title, size: 24))
    let words = NSTextField(wrappingLabelWithString: localized(text))
    words.alignment = .center
    let picture = symbol("star.fill", .systemYellow)
    picture.symbolConfiguration = NSImage.SymbolConfiguration(pointSize: 48, weight: .regular)
    let column = NSStackView(views: [picture, heading, words])
    (column.orientation, column.spacing) = (.vertical, 12)
    page.addConstrained(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: page.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: page.centerYAnchor),
      column.topAnchor.constraint(greaterThanOrEqualTo: page.topAnchor, constant: 20),
      column.leadingAnchor.constraint(greaterThanOrEqualTo: page.leadingAnchor, constant: 20),
      words.widthAnchor.constraint(lessThanOrEqualToConstant: 320),
    ])
    return page
  }
}

/// A long text that cannot be edited, with a check box that lets the button be pressed.
final class LicenseController: NSViewController {
  let (scroll, agree) = (NSTextView.scrollableTextView(), button("Agree", key: "\r"))

  override func loadView() {
    let text = scroll.documentView as? NSTextView
    let part = localized("You may copy, change and pass on this program as long as these lines stay in it. ")
    text?.string = (1...6).map { "\($0). " + String(repeating: part, count: 3) }.joined(separator: "\n\n")
    text?.isEditable = false
    text?.font = .systemFont(ofSize: 12)
    text?.textContainerInset = NSSize(width: 8, height: 8)
    scroll.borderType = .bezelBorder
    agree.isEnabled = false
    let accept = NSButton(
      checkboxWithTitle: localized("I have read the license"), target: nil, action: nil)
    let buttons = NSStackView(views: [button("Print…"), button("Decline"), agree])
    let heading = label("License", size: 15)
    heading.font = .boldSystemFont(ofSize: 15)
    view = NSView()
    view.addConstrained(heading, scroll, accept, buttons)
    let views = ["heading": heading, "scroll": scroll, "accept": accept, "buttons": buttons]
    for format in [
      "V:|-[heading]-[scroll(>=140)]-12-[accept]-16-[buttons]-|", "|-[heading]-(>=20)-|",
      "|-[scroll(>=260)]-|",
      "|-[accept]-(>=20)-|", "|-(>=20)-[buttons]-|",
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    }
  }
}

/// A borderless panel under an item of the menu bar: rows of services, and switches.
@MainActor
enum SyncPanel {
  static func make() -> ShownWindow {
    let ground = NSVisualEffectView()
    ground.material = .popover
    ground.state = .active
    let rows = [
      ("Photos", "Up to date", true), ("Documents", "12 of 80 files", true), ("Music", "Paused", false),
    ]
    .map { row($0, $1, $2) }
    let progress = NSProgressIndicator()
    (progress.isIndeterminate, progress.doubleValue, progress.controlSize) = (false, 15, .small)
    let column = NSStackView(views: rows + [progress, button("Open the Folder")])
    column.orientation = .vertical
    column.alignment = .width
    column.spacing = 10
    ground.fill(column, 14)
    ground.widthAnchor.constraint(greaterThanOrEqualToConstant: 260).isActive = true
    let panel = NSPanel(
      contentRect: NSRect(x: 0, y: 0, width: 260, height: 100),
      styleMask: [.borderless, .nonactivatingPanel],
      backing: .buffered, defer: false)
    panel.contentView = ground
    panel.setContentSize(ground.fittingSize)
    return ShownWindow(panel)
  }

  private static func row(_ name: String, _ state: String, _ isOn: Bool) -> NSView {
    let toggle = NSSwitch()
    toggle.state = isOn ? .on : .off
    let words = NSStackView(views: [label(name), label(state, .secondaryLabelColor, size: 11)])
    (words.orientation, words.alignment, words.spacing) = (.vertical, .leading, 1)
    let row = NSStackView()
    row.setViews([symbol(isOn ? "checkmark.circle" : "circle"), words], in: .leading)
    row.setViews([toggle], in: .trailing)
    return row
  }
}

/// Events of the last hours, in a popover that is as large as its stack.
final class ActivityWindow: NSViewController {
  let (popover, anchor) = (NSPopover(), button("Activity"))

  override func loadView() {
    view = NSView(frame: NSRect(x: 0, y: 0, width: 420, height: 260))
    view.addConstrained(anchor)
    NSLayoutConstraint.activate([
      anchor.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      anchor.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      anchor.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 20),
      anchor.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -20),
    ])
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    let content = NSViewController()
    content.view = NSView()
    let lines = ["Exported 12 pictures", "Shared “Spring” with Nora", "Imported from the camera"].map {
      text in
      let line = NSStackView(views: [symbol("clock", .secondaryLabelColor), label(text)])
      line.alignment = .firstBaseline
      return line
    }
    let column = NSStackView(views: lines)
    (column.orientation, column.alignment) = (.vertical, .leading)
    content.view.fill(column, 16)
    popover.contentViewController = content
    popover.show(relativeTo: anchor.bounds, of: anchor, preferredEdge: .maxY)
  }
}
