import Foundation
import MacViews
import Testing

@MainActor
struct AlertTests {
  /// Apple, `NSAlert`: the first button answers 1000 and to Return, the next 1001, "Cancel" to Escape.
  @Test func buttonsAnswerInOrder() {
    let alert = NSAlert()
    let (delete, cancel) = (alert.addButton(withTitle: "Delete"), alert.addButton(withTitle: "Cancel"))
    #expect(delete.tag == 1000)
    #expect(cancel.tag == 1001)
    #expect(delete.keyEquivalent == "\r" && cancel.keyEquivalent == "\u{1b}")
    NSApp.onModalWindow = { _ in
      cancel.performClick(nil)
      return .stop
    }
    defer { NSApp.onModalWindow = nil }
    #expect(alert.runModal() == .alertSecondButtonReturn)
    #expect(!alert.window.isVisible)
  }

  @Test func withoutButtonsThereIsOK() {
    let alert = NSAlert()
    alert.layout()
    #expect(alert.buttons.map(\.title) == ["OK"])
    #expect(alert.runModal() == .alertFirstButtonReturn)
  }

  @Test func sheetsHandOverTheAnswer() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 300, height: 200), styleMask: .titled, backing: .buffered,
      defer: false)
    let alert = NSAlert()
    alert.addButton(withTitle: "Yes")
    var answers: [Int] = []
    alert.beginSheetModal(for: window) { answers.append($0.rawValue) }
    #expect(window.attachedSheet === alert.window)
    alert.buttons.first?.performClick(nil)
    #expect(answers == [1000])
    #expect(window.attachedSheet == nil)
  }

  /// The width of 260 points is this package's choice; an alert with a wider accessory grows.
  @Test func theWindowFitsItsParts() throws {
    let alert = NSAlert()
    alert.messageText = "Delete the entry?"
    alert.informativeText = "This cannot be undone."
    alert.addButton(withTitle: "OK")
    alert.layout()
    let content = try #require(alert.window.contentView)
    #expect(content.frame.width == 260)
    let open = content.subviews.filter { $0.hasAmbiguousLayout }
    #expect(open.isEmpty)
    #expect(content.unsatisfiableLayouts.isEmpty)
    let height = content.frame.height
    let accessory = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 40))
    alert.accessoryView = accessory
    alert.layout()
    let wide = try #require(alert.window.contentView)
    #expect(wide.frame.width == 332)
    #expect(accessory.frame.size == NSSize(width: 300, height: 40))
    #expect(wide.frame.height == height + 56)
  }

  @Test func twoShortButtonsStandSideBySide() {
    let alert = NSAlert()
    let (yes, no) = (alert.addButton(withTitle: "Yes"), alert.addButton(withTitle: "No"))
    alert.layout()
    #expect(yes.frame.minX > no.frame.maxX - 16 && yes.frame.minY == no.frame.minY)
    let third = alert.addButton(withTitle: "Maybe")
    alert.layout()
    #expect(yes.frame.minY > no.frame.minY && no.frame.minY > third.frame.minY)
  }

  private final class Helper: NSObject, NSAlertDelegate {
    var alerts: [NSAlert] = []
    func alertShowHelp(_ alert: NSAlert) -> Bool {
      alerts.append(alert)
      return true
    }
  }

  private func helpButtons(_ alert: NSAlert) -> [NSButton] {
    alert.layout()
    let buttons = alert.window.contentView?.subviews.compactMap { $0 as? NSButton } ?? []
    return buttons.filter { $0.bezelStyle == .helpButton }
  }

  /// “When a user clicks an alert’s help button, the alert delegate … receives an `alertShowHelp(_:)` message.” (Apple,
  /// `NSAlert.showsHelp`, in part.)
  @Test func helpButtonsNotifyTheDelegate() throws {
    let (alert, helper) = (NSAlert(), Helper())
    alert.delegate = helper
    #expect(helpButtons(alert).isEmpty)
    alert.showsHelp = true
    let help = try #require(helpButtons(alert).first)
    #expect(alert.buttons.map(\.title) == ["OK"])
    help.performClick(nil)
    #expect(helper.alerts.count == 1 && helper.alerts.first === alert)
    alert.delegate = nil
    help.performClick(nil)
    #expect(helper.alerts.count == 1)
    alert.showsHelp = false
    #expect(helpButtons(alert).isEmpty)
  }

  /// The help button is at the left of the last button, and the others share the rest of the width.
  @Test(arguments: 1...3) func theHelpButtonIsAtTheLeft(count: Int) throws {
    let alert = NSAlert()
    for title in ["Yes", "No", "Maybe"].prefix(count) { alert.addButton(withTitle: title) }
    alert.showsHelp = true
    let help = try #require(helpButtons(alert).first)
    let (content, last) = (try #require(alert.window.contentView), try #require(alert.buttons.last))
    let place = help.alignmentRect(forFrame: help.frame)
    #expect(place.minX == 16 && place.midY == last.alignmentRect(forFrame: last.frame).midY)
    let widths = Set(alert.buttons.map { $0.alignmentRect(forFrame: $0.frame).width })
    let lefts = alert.buttons.map { $0.alignmentRect(forFrame: $0.frame).minX }
    #expect(widths.count == 1 && lefts.min() == place.maxX + 8)
    #expect(content.frame.width == 260 && content.unsatisfiableLayouts.isEmpty)
    #expect(!content.subviews.contains { $0.hasAmbiguousLayout })
  }
}
