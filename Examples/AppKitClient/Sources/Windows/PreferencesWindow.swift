import AppKit

/// The preferences of a mail program: a grid of labels and controls that line up at their baselines.
public final class PreferencesWindowController: NSWindowController {
  public convenience init() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 420, height: 200), styleMask: [.titled, .closable],
      backing: .buffered, defer: false)
    window.title = "General"
    self.init(window: window)
    window.contentView = PreferencesView(frame: NSRect(x: 0, y: 0, width: 420, height: 200))
    window.center()
  }
}

final class PreferencesView: NSView {
  private let account = NSPopUpButton(frame: .zero, pullsDown: false)
  private let signature = NSTextField(string: "Sent from my desk")
  private let interval = NSSlider(value: 5, minValue: 1, maxValue: 30, target: nil, action: nil)
  private let startsAtLogin = NSButton(checkboxWithTitle: "Open at login", target: nil, action: nil)
  private let playsSounds = NSButton(
    checkboxWithTitle: "Play a sound for new messages", target: nil, action: nil)

  override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    account.addItems(withTitles: ["Home", "Work", "Both accounts"])
    playsSounds.state = .on
    interval.numberOfTickMarks = 6
    build()
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  private func build() {
    let empty = NSGridCell.emptyContentView
    let hint = NSTextField(labelWithString: "Messages are fetched every five minutes.")
    hint.font = .systemFont(ofSize: NSFont.smallSystemFontSize)
    hint.textColor = .secondaryLabelColor
    let grid = NSGridView(views: [
      [label("Account:"), account],
      [label("Signature:"), signature],
      [label("Check for mail:"), interval],
      [empty, hint],
      [label("Startup:"), startsAtLogin],
      [empty, playsSounds],
    ])
    grid.translatesAutoresizingMaskIntoConstraints = false
    grid.column(at: 0).xPlacement = .trailing
    grid.column(at: 1).xPlacement = .fill
    grid.rowAlignment = .firstBaseline
    grid.rowSpacing = 10
    grid.row(at: 4).topPadding = 8
    addSubview(grid)
    NSLayoutConstraint.activate([
      grid.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      grid.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      trailingAnchor.constraint(equalTo: grid.trailingAnchor, constant: 20),
      bottomAnchor.constraint(equalTo: grid.bottomAnchor, constant: 20),
      signature.widthAnchor.constraint(greaterThanOrEqualToConstant: 240),
    ])
  }

  private func label(_ text: String) -> NSTextField { NSTextField(labelWithString: text) }
}
