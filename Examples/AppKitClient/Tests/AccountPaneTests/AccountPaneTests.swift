import AccountPane
import AppKit
import Testing

@MainActor
struct AccountPaneTests {
  private func shown(width: CGFloat = 360) -> (pane: AccountPane, window: NSWindow) {
    let pane = AccountPane()
    let window = NSWindow(contentViewController: pane)
    window.setContentSize(NSSize(width: width, height: 180))
    window.layoutIfNeeded()
    return (pane, window)
  }

  @Test func fieldsShareTheirEdges() {
    let (pane, _) = shown()
    #expect(pane.nameField.frame.minX == pane.mailField.frame.minX)
    #expect(pane.nameField.frame.maxX == 340)
    #expect(pane.nameField.frame.minY > pane.mailField.frame.maxY, "y points up")
    #expect(!pane.view.hasAmbiguousLayout)
  }

  @Test func fieldsGrowWithTheWindow() {
    let (pane, window) = shown()
    let (left, width) = (pane.nameField.frame.minX, pane.nameField.frame.width)
    window.setContentSize(NSSize(width: 460, height: 180))
    window.layoutIfNeeded()
    #expect(pane.nameField.frame.minX == left)
    #expect(pane.nameField.frame.width == width + 100)
  }

  @Test func theWindowIsAtLeastAsHighAsItsContent() {
    let (pane, window) = shown()
    window.setContentSize(NSSize(width: 360, height: 10))
    window.layoutIfNeeded()
    #expect(pane.saveButton.frame.maxY < pane.newsBox.frame.minY)
  }

  @Test func savingHandsOverTheTexts() {
    let (pane, _) = shown()
    var saved = ""
    pane.onSave = { saved = "\($0) <\($1)>" }
    pane.nameField.stringValue = "Ada"
    pane.mailField.stringValue = "ada@example.org"
    pane.saveButton.performClick(nil)
    #expect(saved == "Ada <ada@example.org>")
  }
}
