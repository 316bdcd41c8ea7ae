import AutoLayout
import Foundation
import MacViews

/// A text view with a gutter of line numbers, above a status bar.
final class CodeEditorController: NSViewController {
  let (scroll, text) = (NSScrollView(), NSTextView())

  override func loadView() {
    let lines = (1...24).map { "  let line\($0) = guide.anchor(\($0)) // \($0 % 3)" }
    text.string = lines.joined(separator: "\n")
    text.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
    text.isVerticallyResizable = true
    text.autoresizingMask = [.width]
    text.textContainerInset = NSSize(width: 4, height: 6)
    text.textContainer?.widthTracksTextView = true
    scroll.documentView = text
    scroll.hasVerticalScroller = true
    scroll.verticalRulerView = LineNumbers(scrollView: scroll, orientation: .verticalRuler)
    scroll.hasVerticalRuler = true
    scroll.rulersVisible = true
    let (status, position, language) = (
      NSVisualEffectView(), label("Line 12, column 4", size: 11), NSPopUpButton()
    )
    status.material = .titlebar
    language.addItems(withTitles: ["Swift", "Plain text"])
    language.isBordered = false
    language.controlSize = .small
    language.font = .systemFont(ofSize: 11)
    status.addConstrained(position, language)
    view = NSView()
    view.addConstrained(scroll, status)
    let views = ["scroll": scroll, "status": status, "position": position, "language": language]
    for format in [
      "|[scroll(>=260)]|", "|[status]|", "V:|[scroll(>=100)][status(24)]|",
      "|-8-[position]-(>=8)-[language]-8-|",
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    for part in [position, language] {
      part.centerYAnchor.constraint(equalTo: status.centerYAnchor).isActive = true
    }
  }

  /// Numbers the lines, 28 points wide.
  private final class LineNumbers: NSRulerView {
    override init(scrollView: NSScrollView?, orientation: NSRulerView.Orientation) {
      super.init(scrollView: scrollView, orientation: orientation)
      ruleThickness = 28
    }
    required init(coder: NSCoder) { fatalError("made in code") }

    override func draw(_ dirtyRect: NSRect) {
      NSColor.controlBackgroundColor.setFill()
      bounds.fill()
      let attributes: [NSAttributedString.Key: Any] = [
        .font: NSFont.monospacedSystemFont(ofSize: 10, weight: .regular),
        .foregroundColor: NSColor.tertiaryLabelColor,
      ]
      for line in 1...20 {
        NSAttributedString(string: "\(line)", attributes: attributes)
          .draw(at: NSPoint(x: 6, y: 6 + CGFloat(line - 1) * 15))
      }
    }
  }
}

/// A sheet whose fields were placed by masks, over a plain window.
@MainActor
final class ConnectionSheet {
  private let parent = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: 520, height: 320), styleMask: [.titled, .closable, .resizable],
    backing: .buffered, defer: false)

  static func make() -> ShownWindow {
    let owner = ConnectionSheet()
    owner.parent.title = localized("Servers")
    let content = NSView(frame: NSRect(x: 0, y: 0, width: 380, height: 170))
    for (row, (title, field)) in [
      ("Host:", NSTextField()), ("User:", NSTextField()), ("Password:", NSSecureTextField()),
    ].enumerated() {
      let y = 130 - CGFloat(row) * 32
      let text = label(title)
      text.alignment = .right
      text.frame = NSRect(x: 20, y: y, width: 90, height: 17)
      text.autoresizingMask = [.minYMargin]
      field.frame = NSRect(x: 118, y: y - 3, width: 242, height: 22)
      field.autoresizingMask = [.width, .minYMargin]
      field.stringValue = row == 0 ? "example.org" : row == 1 ? "nora" : "secret"
      content.addSubview(text)
      content.addSubview(field)
    }
    let spinner = NSProgressIndicator(frame: NSRect(x: 20, y: 20, width: 16, height: 16))
    spinner.style = .spinning
    spinner.controlSize = .small
    let (connect, cancel) = (button("Connect", key: "\r"), button("Cancel", key: "\u{1b}"))
    connect.frame = NSRect(x: 270, y: 12, width: 96, height: 32)
    cancel.frame = NSRect(x: 174, y: 12, width: 96, height: 32)
    for made in [connect, cancel] { made.autoresizingMask = [.minXMargin, .maxYMargin] }
    for made in [spinner, cancel, connect] { content.addSubview(made) }
    let sheet = NSWindow(
      contentRect: content.frame, styleMask: [.titled, .resizable], backing: .buffered, defer: false)
    sheet.contentView = content
    sheet.contentMinSize = content.frame.size
    owner.parent.makeKeyAndOrderFront(nil)
    owner.parent.beginSheet(sheet)
    return ShownWindow(sheet, keeping: owner)
  }
}
