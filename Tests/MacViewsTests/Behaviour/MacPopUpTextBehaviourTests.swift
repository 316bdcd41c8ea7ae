import Foundation
import MacViews
import Testing

/// Documented behaviour of pop-up buttons, combo boxes, text and boxes: each test has the id of its row in
/// docs/behaviour-mac.tsv, which names the page.
@MainActor
struct MacPopUpTextBehaviourTests {
  // MARK: Pop-up buttons

  private func popUp(_ titles: String...) -> NSPopUpButton {
    let button = NSPopUpButton()
    button.addItems(withTitles: titles)
    return button
  }

  @Test("popup.tag-missing") func tagMissing() {
    let button = popUp("a", "b")
    button.selectItem(at: 1)
    #expect(!button.selectItem(withTag: 9) && button.indexOfSelectedItem == 1)
  }

  @Test("popup.tag-selects") func tagSelects() {
    let button = popUp("a", "b")
    button.item(at: 1)?.tag = 4
    #expect(button.selectItem(withTag: 4) && button.indexOfSelectedItem == 1 && button.selectedTag() == 4)
  }

  @Test("popup.insert-index") func popUpInsertIndex() {
    let button = popUp("a", "b")
    button.insertItem(withTitle: "c", at: 1)
    #expect(button.itemTitles == ["a", "c", "b"] && button.titleOfSelectedItem == "a")
  }

  @Test("popup.insert-duplicate") func popUpInsertDuplicate() {
    let button = popUp("a", "b", "c")
    button.insertItem(withTitle: "c", at: 0)
    #expect(button.itemTitles == ["c", "a", "b"])
  }

  @Test("popup.title-of-selection") func titleOfSelection() {
    let button = popUp("a", "b")
    button.selectItem(at: 1)
    #expect(button.title == "b")
  }

  @Test("popup.pull-down-title") func pullDownTitle() {
    let button = NSPopUpButton(frame: .zero, pullsDown: true)
    button.addItems(withTitles: ["title", "b"])
    button.selectItem(at: 1)
    #expect(button.title == "title")
  }

  @Test("popup.selected-is-on") func selectedIsOn() {
    let button = popUp("a", "b")
    button.selectItem(at: 1)
    #expect(button.item(at: 0)?.state == .off && button.item(at: 1)?.state == .on)
  }

  @Test("popup.state-untouched") func stateUntouched() throws {
    let button = popUp("a", "b")
    try #require(button.cell as? NSPopUpButtonCell).altersStateOfSelectedItem = false
    for item in button.itemArray { item.state = .off }
    button.selectItem(at: 1)
    #expect(button.item(at: 1)?.state == .off)
  }

  @Test("popup.index-missing") func popUpIndexMissing() {
    let button = popUp("a")
    #expect(button.indexOfItem(withTitle: "z") == -1 && button.indexOfItem(withTag: 9) == -1)
    #expect(button.item(withTitle: "z") == nil && button.lastItem?.title == "a")
  }

  @Test("popup.remove-first-title") func removeFirstTitle() {
    let button = popUp("a", "b", "c")
    button.removeItem(withTitle: "b")
    #expect(button.itemTitles == ["a", "c"])
  }

  @Test("popup.menu-is-list") func menuIsList() {
    let (button, menu) = (NSPopUpButton(), NSMenu())
    menu.addItem(withTitle: "x", action: nil, keyEquivalent: "")
    button.menu = menu
    #expect(button.itemTitles == ["x"] && button.itemArray == menu.items)
  }

  // MARK: Combo boxes

  private final class Items: NSObject, NSComboBoxDataSource, NSComboBoxDelegate {
    var changes = 0
    func numberOfItems(in comboBox: NSComboBox) -> Int { 3 }
    func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any? { "item \(index)" }
    func comboBoxSelectionDidChange(_ notification: Notification) { changes += 1 }
  }

  private func combo() -> NSComboBox {
    let box = NSComboBox()
    box.addItems(withObjectValues: ["a", "b", "c"])
    return box
  }

  @Test("combo.select-keeps-text") func selectKeepsText() {
    let box = combo()
    box.stringValue = "typed"
    box.selectItem(at: 1)
    #expect(box.stringValue == "typed" && box.objectValueOfSelectedItem as? String == "b")
  }

  @Test("combo.deselect") func comboDeselect() {
    let box = combo()
    box.selectItem(at: 1)
    box.deselectItem(at: 0)
    #expect(box.indexOfSelectedItem == 1)
    box.deselectItem(at: 1)
    #expect(box.indexOfSelectedItem == -1)
  }

  @Test("combo.change-heard-once") func comboChangeHeardOnce() {
    let (box, items) = (combo(), Items())
    box.delegate = items
    box.selectItem(at: 1)
    box.selectItem(at: 1)
    #expect(items.changes == 1)
  }

  @Test("combo.data-source") func comboDataSource() {
    let (box, items) = (NSComboBox(), Items())
    box.usesDataSource = true
    box.dataSource = items
    #expect(box.numberOfItems == 3)
  }

  @Test("combo.data-source-unused") func comboDataSourceUnused() {
    let (box, items) = (combo(), Items())
    box.dataSource = items
    box.addItem(withObjectValue: "d")
    #expect(box.numberOfItems == 4)
  }

  @Test("combo.remove-shifts") func comboRemoveShifts() {
    let box = combo()
    box.removeItem(at: 0)
    #expect(box.itemObjectValue(at: 0) as? String == "b" && box.indexOfItem(withObjectValue: "c") == 1)
  }

  @Test("combo.index-missing") func comboIndexMissing() {
    #expect(combo().indexOfItem(withObjectValue: "z") == NSNotFound)
  }

  // MARK: Text

  private final class Editor: NSObject, NSTextViewDelegate {
    var heard: [String] = []
    var changes = true
    var ends = true
    func textShouldBeginEditing(_ textObject: NSText) -> Bool {
      heard.append("shouldBegin")
      return true
    }
    func textDidBeginEditing(_ notification: Notification) { heard.append("didBegin") }
    func textShouldEndEditing(_ textObject: NSText) -> Bool {
      heard.append("shouldEnd")
      return ends
    }
    func textDidEndEditing(_ notification: Notification) { heard.append("didEnd") }
    func textDidChange(_ notification: Notification) { heard.append("didChange") }
    func textView(
      _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
    ) -> Bool {
      heard.append("shouldChange")
      return changes
    }
  }

  /// A text view in a window, as first responder.
  private func edited(_ editor: Editor) -> (window: NSWindow, text: NSTextView) {
    let (window, text) = (NSWindow(), NSTextView(frame: NSRect(x: 0, y: 0, width: 100, height: 50)))
    window.contentView?.addSubview(text)
    text.delegate = editor
    window.makeFirstResponder(text)
    return (window, text)
  }

  @Test("text.begins-at-change") func beginsAtChange() {
    let editor = Editor()
    let (window, text) = edited(editor)
    #expect(!editor.heard.contains("didBegin"))
    text.insertText("a", replacementRange: NSRange(location: NSNotFound, length: 0))
    #expect(editor.heard.filter { $0.hasSuffix("Begin") } == ["shouldBegin", "didBegin"])
    text.insertText("b", replacementRange: NSRange(location: NSNotFound, length: 0))
    #expect(editor.heard.filter { $0 == "didBegin" }.count == 1 && window.firstResponder === text)
  }

  @Test("text.change-order") func changeOrder() {
    let editor = Editor()
    let (window, text) = edited(editor)
    text.insertText("a", replacementRange: NSRange(location: NSNotFound, length: 0))
    #expect(editor.heard.filter { $0.hasSuffix("Change") } == ["shouldChange", "didChange"])
    _ = window
  }

  @Test("text.change-refused") func changeRefused() {
    let editor = Editor()
    let (window, text) = edited(editor)
    editor.changes = false
    text.insertText("a", replacementRange: NSRange(location: NSNotFound, length: 0))
    #expect(text.string.isEmpty && !editor.heard.contains("didChange"))
    _ = window
  }

  @Test("text.end-order") func endOrder() {
    let editor = Editor()
    let (window, text) = edited(editor)
    text.insertText("a", replacementRange: NSRange(location: NSNotFound, length: 0))
    window.makeFirstResponder(nil)
    #expect(editor.heard.suffix(2) == ["shouldEnd", "didEnd"])
  }

  @Test("text.end-refused") func endRefused() {
    let editor = Editor()
    let (window, text) = edited(editor)
    text.insertText("a", replacementRange: NSRange(location: NSNotFound, length: 0))
    editor.ends = false
    #expect(!window.makeFirstResponder(nil) && window.firstResponder === text)
  }

  @Test("text.string-set-quietly") func stringSetQuietly() {
    let (text, editor) = (NSTextView(), Editor())
    text.delegate = editor
    text.string = "abc"
    #expect(editor.heard.isEmpty)
  }

  @Test("text.insertion-replaces") func insertionReplaces() {
    let text = NSTextView()
    text.string = "abcd"
    text.setSelectedRange(NSRange(location: 1, length: 2))
    text.insertText("xyz", replacementRange: NSRange(location: NSNotFound, length: 0))
    #expect(text.string == "axyzd" && text.selectedRange == NSRange(location: 4, length: 0))
  }

  @Test("text.delete-backward") func deleteBackward() {
    let text = NSTextView()
    text.string = "abcd"
    text.setSelectedRange(NSRange(location: 2, length: 0))
    text.deleteBackward(nil)
    #expect(text.string == "acd" && text.selectedRange == NSRange(location: 1, length: 0))
  }

  @Test("text.replace-asks-nobody") func replaceCallsNobody() {
    let (text, editor) = (NSTextView(), Editor())
    text.string = "abc"
    editor.changes = false
    text.delegate = editor
    text.replaceCharacters(in: NSRange(location: 0, length: 1), with: "x")
    #expect(text.string == "xbc" && !editor.heard.contains("shouldChange"))
  }

  @Test("text.editable-selectable") func textEditableSelectable() {
    let text = NSTextView()
    text.isSelectable = false
    #expect(!text.isEditable)
    text.isEditable = true
    #expect(text.isSelectable)
  }

  @Test("text.select-all") func textSelectAll() {
    let text = NSTextView()
    text.string = "abc"
    text.selectAll(nil)
    #expect(text.selectedRange == NSRange(location: 0, length: 3))
  }

  @Test("text.plain-one-font") func plainOneFont() {
    let text = NSTextView()
    text.isRichText = false
    text.string = "abc"
    text.font = .systemFont(ofSize: 20)
    #expect((text.textStorage?.attribute(.font, at: 2, effectiveRange: nil) as? NSFont)?.pointSize == 20)
  }

  // MARK: Boxes

  @Test("box.content-replaced") func contentReplaced() {
    let (box, new) = (NSBox(frame: NSRect(x: 0, y: 0, width: 100, height: 100)), NSView())
    let old = box.contentView
    box.contentView = new
    #expect(old?.superview == nil && new.isDescendant(of: box))
  }

  @Test("box.frame-from-content") func frameFromContent() throws {
    let (root, box) = (NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 300)), NSBox())
    root.addSubview(box)
    let wanted = NSRect(x: 50, y: 60, width: 70, height: 80)
    box.setFrameFromContentFrame(wanted)
    box.layoutSubtreeIfNeeded()
    let content = try #require(box.contentView)
    #expect(content.convert(content.bounds, to: root) == wanted)
  }

  @Test("box.no-title-rect") func noTitleRect() {
    let box = NSBox(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    box.titlePosition = .noTitle
    #expect(box.titleRect.isEmpty)
  }
}
