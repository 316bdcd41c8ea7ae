import AutoLayout
import Foundation
import Graphics
import MacViews
import Testing

/// Parts of AppKit's views that programs draw, by overriding the methods that AppKit calls for them.
@MainActor
struct ProgramsDrawingTests {
  private final class Numbers: NSRulerView {
    override func drawHashMarksAndLabels(in rect: NSRect) {
      NSColor.red.setFill()
      NSRect(x: 1, y: 2, width: 3, height: 4).fill()
    }
  }

  private final class Row: NSTableRowView {
    var callsSuper = false
    override func drawBackground(in dirtyRect: NSRect) {
      NSColor.green.setFill()
      bounds.fill()
    }
    override func drawSelection(in dirtyRect: NSRect) {
      if callsSuper { return super.drawSelection(in: dirtyRect) }
      NSColor.red.setFill()
      NSRect(x: 1, y: 2, width: 3, height: 4).fill()
    }
  }

  private final class Source: NSObject, NSTableViewDataSource, NSTableViewDelegate {
    var row: NSTableRowView = NSTableRowView()
    var isGroup = false
    func numberOfRows(in tableView: NSTableView) -> Int { 1 }
    func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { self.row }
    func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { isGroup }
  }

  private func fills(_ list: DisplayList) -> [Color] {
    list.commands.compactMap { command in
      if case .fill(_, _, let color) = command { color } else { nil }
    }
  }

  private func table(_ source: Source) -> NSTableView {
    let table = NSTableView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("a")))
    table.dataSource = source
    table.delegate = source
    table.layoutSubtreeIfNeeded()
    return table
  }

  /// Apple, `NSRulerView.drawHashMarksAndLabels(in:)`: subclasses draw other marks, instead of those of the class.
  @Test func rulersDrawAProgramsMarks() {
    let numbers = Numbers(scrollView: nil, orientation: .verticalRuler)
    let plain = NSRulerView(scrollView: nil, orientation: .verticalRuler)
    for ruler in [numbers, plain] { ruler.frame.size = NSSize(width: 16, height: 300) }
    // The background, the mark and the edge.
    #expect(fills(numbers.displayList()).count == 3)
    #expect(fills(numbers.displayList()).contains(NSColor.red.cgColor))
    #expect(fills(plain.displayList()).count > 3)
  }

  /// Apple, `NSTableRowView.drawBackground(in:)` and `drawSelection(in:)`.
  @Test func rowsDrawAProgramsSelection() {
    let (source, row) = (Source(), Row())
    source.row = row
    let table = table(source)
    #expect(fills(row.displayList()).first == NSColor.green.cgColor)
    #expect(!fills(row.displayList()).contains(NSColor.red.cgColor))
    table.selectRowIndexes([0], byExtendingSelection: false)
    #expect(fills(row.displayList()).contains(NSColor.red.cgColor))
    let own = fills(row.displayList()).count
    row.callsSuper = true
    #expect(!fills(row.displayList()).contains(NSColor.red.cgColor))
    #expect(fills(row.displayList()).count == own)
    row.selectionHighlightStyle = .none
    #expect(fills(row.displayList()).count < own)
  }

  private final class Split: NSSplitView {
    override func drawDivider(in rect: NSRect) {
      NSColor.red.setFill()
      rect.fill()
    }
  }

  /// Apple, `NSSplitView.drawDivider(in:)`.
  @Test func splitViewsDrawAProgramsDividers() {
    let split = Split(frame: NSRect(x: 0, y: 0, width: 101, height: 50))
    split.isVertical = true
    split.dividerStyle = .thin
    for _ in 0..<2 { split.addArrangedSubview(NSView()) }
    split.layoutSubtreeIfNeeded()
    #expect(fills(split.displayList()) == [NSColor.red.cgColor])
  }

  private final class Scroller: NSScroller {
    override func drawKnob() {
      NSColor.red.setFill()
      rect(for: .knob).fill()
    }
    override func drawKnobSlot(in slotRect: NSRect, highlight flag: Bool) {}
  }

  /// Apple, `NSScroller.drawKnob()` and `drawKnobSlot(in:highlight:)`.
  @Test func scrollersDrawAProgramsKnob() {
    let scroller = Scroller(frame: NSRect(x: 0, y: 0, width: 15, height: 100))
    scroller.isEnabled = true
    scroller.knobProportion = 0.5
    #expect(fills(scroller.displayList()) == [NSColor.red.cgColor])
  }

  private final class Table: NSTableView {
    override func drawBackground(inClipRect clipRect: NSRect) {
      super.drawBackground(inClipRect: clipRect)
      NSColor.red.setFill()
      NSRect(x: 1, y: 2, width: 3, height: 4).fill()
    }
  }

  /// Apple, `NSTableView.drawBackground(inClipRect:)`: an override may draw over what the class draws.
  @Test func tablesDrawAProgramsBackground() {
    let table = Table(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    #expect(fills(table.displayList()).count == 2)
    #expect(fills(table.displayList()).last == NSColor.red.cgColor)
  }

  /// Human Interface Guidelines, "Sidebars": the titles of a side bar's sections have no background.
  @Test func groupRowsOfSourceListsHaveNoBackground() {
    let source = Source()
    source.isGroup = true
    let table = table(source)
    #expect(fills(source.row.displayList()).count == 1)
    table.style = .sourceList
    #expect(fills(source.row.displayList()).isEmpty)
  }

  /// Apple, `NSWindow.subtitle`: a line below the title, or after it.
  @Test func windowsShowTheirSubtitle() throws {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 500, height: 100), styleMask: [.titled], backing: .buffered,
      defer: false)
    window.title = "Drawing"
    window.subtitle = "4 shapes"
    func place(_ text: String) -> CGPoint? {
      window.displayList().commands.lazy.compactMap { command -> CGPoint? in
        guard case .text(let shown) = command, shown.line.text == text else { return nil }
        return CGPoint(x: shown.line.x, y: shown.line.baseline)
      }.first
    }
    let (title, subtitle) = (try #require(place("Drawing")), try #require(place("4 shapes")))
    #expect(title.x < subtitle.x && abs(title.y - subtitle.y) < 4)
    window.toolbar = NSToolbar(identifier: "main")
    window.toolbarStyle = .unified
    let (upper, lower) = (try #require(place("Drawing")), try #require(place("4 shapes")))
    #expect(abs(upper.x - lower.x) < 1 && lower.y > upper.y + 8)
  }
}
