import AutoLayout
import Foundation
import MacViews

/// A window, and the object that keeps what it needs alive.
@MainActor
struct ShownWindow {
  let window: NSWindow
  var owner: AnyObject?

  /// A window around a controller's view.
  init(_ controller: NSViewController, _ title: String, width: CGFloat, height: CGFloat) {
    window = NSWindow(contentViewController: controller)
    window.title = localized(title)
    window.setContentSize(NSSize(width: width, height: height))
    owner = controller
  }

  init(_ window: NSWindow, keeping owner: AnyObject? = nil) {
    self.window = window
    self.owner = owner
  }
}

/// Windows as programmers of Mac apps write them, each with a mechanism that others lack.
enum SampleWindow: String, CaseIterable {
  case spreadsheet, preferences, inspector, mail, codeEditor, findPanel, connectionSheet
  case todo, downloads, log, swatches, media, export, address
  case assistant, license, sync, activity, diff, calendar, documents

  /// Whether all of the window is mirrored: not what masks place, scrollers, rulers, and columns that do not fit.
  var isMirrored: Bool {
    switch self {
    case .preferences, .inspector, .findPanel, .export, .address, .assistant, .sync, .activity: true
    default: false
    }
  }

  @MainActor
  func make() -> ShownWindow {
    switch self {
    case .spreadsheet: ShownWindow(SpreadsheetController(), "Budget", width: 640, height: 360)
    case .preferences: PreferencesTabs.make()
    case .inspector: InspectorWindow.make()
    case .mail: MailWindow.make()
    case .codeEditor: ShownWindow(CodeEditorController(), "Lines.swift", width: 600, height: 380)
    case .findPanel: FindPanel.make()
    case .connectionSheet: ConnectionSheet.make()
    case .todo: ShownWindow(TodoController(), "To Do", width: 420, height: 260)
    case .downloads: ShownWindow(DownloadsController(), "Downloads", width: 380, height: 240)
    case .log: ShownWindow(LogController(), "Log", width: 620, height: 320)
    case .swatches: ShownWindow(SwatchController(), "Colours", width: 460, height: 360)
    case .media: MediaBrowser.make()
    case .export: ShownWindow(ExportController(), "Export", width: 420, height: 180)
    case .address: ShownWindow(AddressForm(), "Address", width: 400, height: 260)
    case .assistant: ShownWindow(AssistantController(), "Setup", width: 480, height: 320)
    case .license: ShownWindow(LicenseController(), "Installation", width: 420, height: 360)
    case .sync: SyncPanel.make()
    case .activity: ShownWindow(ActivityWindow(), "Pictures", width: 420, height: 260)
    case .diff: ShownWindow(DiffController(), "Compare", width: 520, height: 300)
    case .calendar: ShownWindow(CalendarController(), "Week", width: 600, height: 380)
    case .documents: DocumentsWindow.make()
    }
  }
}

extension NSView {
  /// Adds subviews that constraints place.
  func addConstrained(_ views: NSView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Adds a subview that fills this view, but for insets.
  func fill(_ view: NSView, _ inset: CGFloat = 0) {
    addConstrained(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
    ])
  }
}

@MainActor
func label(_ text: String, _ color: NSColor = .labelColor, size: CGFloat = NSFont.systemFontSize)
  -> NSTextField
{
  let made = NSTextField(labelWithString: localized(text))
  made.font = .systemFont(ofSize: size)
  made.textColor = color
  return made
}

@MainActor
func button(_ title: String, key: String = "") -> NSButton {
  let made = NSButton(title: localized(title), target: nil, action: nil)
  made.keyEquivalent = key
  return made
}

@MainActor
func symbol(_ name: String, _ color: NSColor = .controlAccentColor) -> NSImageView {
  let made = NSImageView()
  made.image = NSImage(systemSymbolName: name, accessibilityDescription: nil)
  made.contentTintColor = color
  return made
}
