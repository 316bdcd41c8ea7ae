import Foundation
import Graphics
import MacViews
import Testing

/// A program's cell, as many programs have it: the text in the middle of the field's height.
private final class MiddleCell: NSTextFieldCell {
  override func drawingRect(forBounds rect: NSRect) -> NSRect { rect.offsetBy(dx: 0, dy: 10) }
}

private final class BareCell: NSButtonCell {
  var frames: [NSRect] = []
  override func drawBezel(withFrame frame: NSRect, in controlView: NSView) { frames.append(frame) }
}

private final class SquareKnobCell: NSSliderCell {
  override func drawKnob(_ knobRect: NSRect) {
    NSColor.red.setFill()
    knobRect.fill()
  }
}

/// Cells of programs draw by the methods that they override. (Apple, `NSCell.draw(withFrame:in:)`.)
@MainActor
struct CellDrawingTests {
  @Test func fieldsDrawTheirTextWhereTheCellWantsIt() throws {
    let field = NSTextField(string: "x")
    field.frame = NSRect(x: 0, y: 0, width: 100, height: 41)
    let usual = try #require(drawnTexts(field).first).line.baseline
    let cell = MiddleCell(textCell: "x")
    cell.isBezeled = true
    field.cell = cell
    #expect(try #require(drawnTexts(field).first).line.baseline == usual + 10)
  }

  @Test func buttonsLeaveTheirBezelToTheCell() {
    let button = NSButton(title: "x", target: nil, action: nil)
    let cell = BareCell(textCell: "x")
    cell.bezelStyle = .rounded
    button.cell = cell
    button.frame = NSRect(x: 0, y: 0, width: 60, height: 32)
    let commands = button.displayList().commands
    #expect(cell.frames == [NSRect(x: 7, y: 5, width: 46, height: 20)])
    #expect(!commands.contains { if case .shadow = $0 { true } else { false } })
    #expect(drawnTexts(button).map(\.line.text) == ["x"])
  }

  @Test func slidersLeaveTheirKnobToTheCell() {
    let slider = NSSlider(value: 0.5, minValue: 0, maxValue: 1, target: nil, action: nil)
    slider.cell = SquareKnobCell()
    slider.frame = NSRect(x: 0, y: 0, width: 104, height: 28)
    let red = slider.displayList().commands.contains {
      if case .fill(_, _, let color) = $0 { color == Color(red: 1, green: 0, blue: 0) } else { false }
    }
    #expect(red)
  }
}
