import AutoLayout
import Foundation
import MacViews
import Testing

/// Places in the sample windows, worked out by hand from their constraints. Points count from the top left corner of the content.
@MainActor
struct WindowFactTests {
  private func show<Controller: NSViewController>(
    _ sample: SampleWindow, _ look: WindowLook = .light, as type: Controller.Type,
    _ body: (Controller, NSView) throws -> Void
  ) throws {
    try look.show(sample) { window in
      let controller = try #require(window.contentViewController as? Controller)
      try body(controller, controller.view)
    }
  }

  /// The alignment rectangle of a view in a view around it, from the top left.
  private func place(_ view: NSView, in root: NSView) -> NSRect {
    // Alignment rectangles are in the superview's coordinates; those of a button count from its top.
    let frame = view.alignmentRect(forFrame: view.frame)
    let rect = view.superview?.convert(frame, to: root) ?? frame
    let top = root.isFlipped ? rect.minY : root.bounds.height - rect.maxY
    return NSRect(x: rect.minX, y: top, width: rect.width, height: rect.height)
  }

  /// 8 before the edge; 180 and four times 100 in any window, as columns do not resize.
  @Test(arguments: [WindowLook.light, .wide])
  func spreadsheet(look: WindowLook) throws {
    try show(.spreadsheet, look, as: SpreadsheetController.self) { sheet, root in
      #expect(place(sheet.formula, in: root).maxX == root.bounds.width - 8)
      #expect(place(sheet.cellName, in: root).width == 72)
      #expect(sheet.table.tableColumns.map(\.width) == [180, 100, 100, 100, 100])
    }
  }

  /// The panes' least widths and two dividers; 818 points are shared in 820.
  @Test func mail() throws {
    try show(.mail, .narrow, as: NSSplitViewController.self) { split, root in
      #expect(abs(root.frame.width - (150 + 1 + 200 + 1 + 240)) < 0.01)
    }
    try show(.mail, as: NSSplitViewController.self) { split, _ in
      let widths = split.splitViewItems.map(\.viewController.view.frame.width)
      #expect(widths.reduce(0, +) == 818 && widths[0] <= 220)
    }
  }

  /// A gutter of 28 and a bar of 24 points; 260 × 124 at least.
  @Test func codeEditor() throws {
    try show(.codeEditor, as: CodeEditorController.self) { editor, root in
      #expect(place(editor.scroll, in: root) == NSRect(x: 0, y: 0, width: 600, height: 380 - 24))
      #expect(place(editor.scroll.contentView, in: root).minX == 28)
    }
    try show(.codeEditor, .narrow, as: CodeEditorController.self) { _, root in
      #expect(root.frame.size == NSSize(width: 260, height: 124))
    }
  }

  /// Masks: fields take all that 1400 points have more than 380.
  @Test func connectionSheet() throws {
    try WindowLook.wide.show(.connectionSheet) { window in
      let content = try #require(window.contentView)
      let fields = content.subviews.compactMap { $0 as? NSTextField }.filter(\.isEditable)
      #expect(fields.map(\.frame.width) == [1262, 1262, 1262])
      let buttons = content.subviews.compactMap { $0 as? NSButton }
      #expect(buttons.map(\.frame.minX) == [1194, 1290])
    }
  }

  /// The second column keeps its 90 points, whatever the first gets.
  @Test(arguments: [WindowLook.light, .narrow, .wide])
  func todo(look: WindowLook) throws {
    try show(.todo, look, as: TodoController.self) { todo, _ in
      #expect(todo.outline.tableColumns[1].width == 90)
      #expect(todo.outline.numberOfRows == 6)
    }
  }

  /// A row is as high as what is in it: without a bar it is lower.
  @Test func downloads() throws {
    try show(.downloads, as: DownloadsController.self) { downloads, root in
      let rows = (0..<3).map { downloads.table.rect(ofRow: $0) }
      #expect(rows[0].height == rows[2].height && rows[1].height < rows[0].height)
      #expect(rows.allSatisfy { $0.width == root.frame.width })
    }
  }

  /// In 360 points there is no space for the check box, which alone may be detached.
  @Test func log() throws {
    try show(.log, .narrow, as: LogController.self) { log, root in
      #expect(root.frame.width == 360)
      #expect(log.bar.detachedViews == [log.onlyMine])
    }
    try show(.log, .wide, as: LogController.self) { log, _ in #expect(log.bar.detachedViews.isEmpty) }
  }

  /// Five squares of 72, 8 apart, in 460 − 24 points: the sixth stands in the next line, 10 below, after two headings of 28 and
  /// insets of 4 and 12.
  @Test func swatches() throws {
    try show(.swatches, as: SwatchController.self) { swatches, _ in
      let frame = swatches.collection.layoutAttributesForItem(at: IndexPath(item: 5, section: 1))?.frame
      #expect(frame == NSRect(x: 12, y: 28 + 4 + 88 + 12 + 28 + 4 + 88 + 10, width: 72, height: 88))
    }
  }

  @Test func media() throws {
    try show(.media, .narrow, as: NSSplitViewController.self) { _, root in
      #expect(abs(root.frame.width - (260 + 1 + 140)) < 0.01)
    }
  }

  /// The field and the box below it begin where the pop-up does; 16 + 8 before the box's right side the number ends.
  @Test func export() throws {
    try show(.export, .longTexts, as: ExportController.self) { export, root in
      #expect(place(export.quality, in: root).minX == place(export.format, in: root).minX)
      #expect(place(export.quality, in: root).maxX == place(export.percent, in: root).minX - 8)
    }
  }

  /// A hidden row takes neither its height nor its spacing of 8.
  @Test func address() throws {
    try show(.address, as: AddressForm.self) { form, root in
      let (before, row) = (root.fittingSize.height, form.error.fittingSize.height)
      form.showsError = false
      root.layoutSubtreeIfNeeded()
      #expect(root.fittingSize.height == before - row - 8)
    }
  }

  /// Buttons of one width, 12 apart, 20 before the edges.
  @Test(arguments: [WindowLook.light, .longTexts])
  func assistant(look: WindowLook) throws {
    try show(.assistant, look, as: AssistantController.self) { assistant, root in
      let (back, next) = (place(assistant.back, in: root), place(assistant.next, in: root))
      #expect(back.width == next.width && next.minX - back.maxX == 12)
      #expect(next.maxX == root.frame.width - 20 && next.maxY == root.frame.height - 20)
    }
  }

  /// Standard spaces of 20 at the sides.
  @Test func license() throws {
    try show(.license, as: LicenseController.self) { license, root in
      let text = place(license.scroll, in: root)
      #expect(text.minX == 20 && text.width == root.frame.width - 40)
      #expect(place(license.agree, in: root).maxX == root.frame.width - 20)
    }
  }

  /// As wide as its longest line and 16 at both sides.
  @Test func activity() throws {
    try show(.activity, as: ActivityWindow.self) { activity, _ in
      let content = try #require(activity.popover.contentViewController?.view)
      let column = try #require(content.subviews.first)
      #expect(content.frame.width == column.fittingSize.width + 32)
      #expect(activity.popover.contentSize == content.frame.size)
    }
  }

  /// Both sides show the same lines, in halves of 520 − 1.
  @Test func diff() throws {
    try show(.diff, as: DiffController.self) { diff, _ in
      diff.scrollTogether(to: 100)
      #expect(diff.sides.map(\.contentView.bounds.minY) == [100, 100])
      #expect(diff.sides.map(\.frame.width).reduce(0, +) == 519)
    }
  }

  /// Seven days in 600: the middle of the third is at five fourteenths; 60 from midnight, one seventh less 4 wide.
  @Test(arguments: [WindowLook.light, .rightToLeft])
  func calendar(look: WindowLook) throws {
    try show(.calendar, look, as: CalendarController.self) { calendar, root in
      let frame = place(calendar.meeting, in: calendar.hours)
      let middle: CGFloat = 600 * (look == .light ? 5 : 9) / 14
      #expect(abs(frame.midX - middle) <= 0.5 && frame.minY == 60)
      #expect(abs(frame.width - (600 / 7 - 4)) <= 0.5)
    }
  }

  @Test func documents() throws {
    WindowLook.narrow.show(.documents) { #expect($0.contentView?.frame.width == 320) }
    try WindowLook.light.show(.documents) { window in
      let item = try #require(window.toolbar?.items.first { $0.itemIdentifier.rawValue == "view" })
      let view = try #require(item.view)
      #expect(abs(view.convert(view.bounds, to: nil).midX - window.frame.width / 2) <= 1)
    }
  }

  /// 250 points less two insets of 12 and a gap of 8 make two halves of 109.
  @Test func inspector() throws {
    try WindowLook.light.show(.inspector) { window in
      let stack = try #require(window.contentView?.subviews.first as? NSStackView)
      let row = try #require(stack.arrangedSubviews[1] as? NSStackView)
      #expect(row.arrangedSubviews.map(\.frame.width) == [109, 109])
    }
  }

  /// Buttons as wide as the widest; the last ends 20 before the edge.
  @Test func findPanel() throws {
    try WindowLook.light.show(.findPanel) { window in
      let content = try #require(window.contentView)
      let buttons = content.subviews.compactMap { $0 as? NSButton }.map { place($0, in: content) }
      #expect(Set(buttons.map(\.width)).count == 1 && buttons.count == 4)
      #expect(buttons[3].maxX == content.bounds.width - 20 && buttons[3].minX - buttons[2].maxX == 8)
    }
  }

  /// The grid and 20 points at each side.
  @Test func preferences() throws {
    try WindowLook.light.show(.preferences) { window in
      let grid = try #require(
        WindowPlaces.shownViews(of: window).first { $0 is NSGridView })
      let content = try #require(window.contentView)
      #expect(content.frame.width == grid.frame.width + 40)
      #expect(content.frame.height == grid.frame.height + 40)
    }
  }

  /// Rows fill the panel but for 14 points at each side.
  @Test func sync() throws {
    try WindowLook.light.show(.sync) { window in
      let content = try #require(window.contentView)
      let column = try #require(content.subviews.first as? NSStackView)
      let width = content.frame.width - 28
      #expect(width >= 232 && column.arrangedSubviews.prefix(3).allSatisfy { $0.frame.width == width })
    }
  }
}
