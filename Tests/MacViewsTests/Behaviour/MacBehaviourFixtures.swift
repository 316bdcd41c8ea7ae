import Foundation
import MacViews
import Testing

/// Lines that classes of tests write down as they are called, and what a test does at one of them.
@MainActor
final class MacNotes {
  var lines: [String] = []
  private var actions: [String: () -> Void] = [:]

  /// Has `action` run when `line` is noted.
  func when(_ line: String, _ action: @escaping () -> Void) { actions[line] = action }

  func add(_ line: String) {
    lines.append(line)
    actions[line]?()
  }
}

/// Notes its name and the callbacks that a view gets.
final class NotingNSView: NSView {
  let name: String
  let notes: MacNotes

  init(_ name: String, _ notes: MacNotes) {
    self.name = name
    self.notes = notes
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) { notes.add("\(name).\(call)") }

  override func viewWillMove(toSuperview newSuperview: NSView?) { note("willMoveToSuperview") }
  override func viewDidMoveToSuperview() { note("didMoveToSuperview") }
  override func viewWillMove(toWindow newWindow: NSWindow?) { note("willMoveToWindow") }
  override func viewDidMoveToWindow() { note("didMoveToWindow") }
  override func didAddSubview(_ subview: NSView) { note("didAddSubview") }
  override func willRemoveSubview(_ subview: NSView) { note("willRemoveSubview") }
  override func viewDidHide() { note("didHide") }
  override func viewDidUnhide() { note("didUnhide") }
  override func setFrameSize(_ newSize: NSSize) {
    note("setFrameSize")
    super.setFrameSize(newSize)
  }
  override func updateConstraints() {
    note("updateConstraints")
    super.updateConstraints()
  }
  override func layout() {
    note("layout")
    super.layout()
  }
}

/// Notes when its view loads.
final class NotingNSController: NSViewController {
  let notes: MacNotes

  init(_ notes: MacNotes) {
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    notes.add("loadView")
    view = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
  }
  override func viewDidLoad() { notes.add("viewDidLoad") }
}

/// Notes how a tab view selects.
final class TabLog: NSObject, NSTabViewDelegate {
  var calls: [String] = []
  var selects = true
  func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool {
    calls.append("should")
    return selects
  }
  func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) { calls.append("will") }
  func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) { calls.append("did") }
}

/// A call for which Apple's frameworks raise an exception.
struct RaisingUse: Sendable {
  let id: String
  let use: @MainActor @Sendable () -> Void

  init(_ id: String, _ use: @escaping @MainActor @Sendable () -> Void) {
    self.id = id
    self.use = use
  }

  /// The message says what was wrong, where an accident of the implementation would show Swift's words.
  static func expectMessage(in result: ExitTest.Result?) {
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    let accidents = ["Index out of range", "Unexpectedly found nil", "Could not cast", "overflow"]
    let stated = text.contains("Precondition failed: ") || text.contains("Fatal error: ")
    #expect(stated && !accidents.contains { text.contains($0) }, "\(text.prefix(300))")
  }
}
