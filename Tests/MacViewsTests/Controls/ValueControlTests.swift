import AutoLayout
import Foundation
import Graphics
import MacViews
import Testing

@testable import MacControls

@MainActor
struct ValueControlTests {
  /// Frames and insets (left, right, top, bottom) of the reference on macOS documents, Xcode 12 to 16.
  @Test func controlsOfAFixedSize() {
    let views: [(NSView, NSSize, [CGFloat])] = [
      (NSStepper(), NSSize(width: 19, height: 28), [3, 3, 4, 3]),
      (NSSwitch(), NSSize(width: 42, height: 25), [2, 2, 1, 2]),
      (NSColorWell(), NSSize(width: 66, height: 28), [3, 3, 2, 2]),
      (spinner(.regular), NSSize(width: 32, height: 32), [0, 0, 0, 0]),
      (spinner(.small), NSSize(width: 16, height: 16), [0, 0, 0, 0]),
    ]
    for (view, size, insets) in views {
      let own = view.alignmentRectInsets
      #expect([own.left, own.right, own.top, own.bottom] == insets, "\(type(of: view))")
      let content = view.intrinsicContentSize
      #expect(content.width + insets[0] + insets[1] == size.width, "\(type(of: view))")
      #expect(content.height + insets[2] + insets[3] == size.height, "\(type(of: view))")
    }
  }

  private func spinner(_ size: NSControl.ControlSize) -> NSProgressIndicator {
    let view = NSProgressIndicator()
    view.style = .spinning
    view.controlSize = size
    return view
  }

  /// "No intrinsic width: horizontal sliders, progress bars, level indicators"; a slider's frame is 28 high with 2 and 6.
  @Test func barsHaveNoLength() {
    let none = NSView.noIntrinsicMetric
    #expect(NSSlider().intrinsicContentSize == NSSize(width: none, height: 20))
    #expect(NSProgressIndicator().intrinsicContentSize == NSSize(width: none, height: 18))
    #expect(NSLevelIndicator().intrinsicContentSize.width == none)
    #expect(NSSlider(value: 0, minValue: 0, maxValue: 1, target: nil, action: nil).isVertical == false)
    #expect(NSSlider(frame: NSRect(x: 0, y: 0, width: 20, height: 90)).isVertical)
    let vertical = NSSlider()
    vertical.isVertical = true
    #expect(vertical.intrinsicContentSize.height == none && vertical.intrinsicContentSize.width > 0)
  }

  /// Each segment is 14 wider than its text, with a point between two; 24 high with insets of 2 and 1.
  @Test func segmentsAreAsWideAsTheirTexts() {
    let control = NSSegmentedControl(
      labels: ["01234", "0123456789"], trackingMode: .selectOne, target: nil, action: nil)
    #expect(control.frame.size == NSSize(width: 47 + 79 + 1, height: 24))
    #expect(control.intrinsicContentSize == NSSize(width: 123, height: 22))
    control.setWidth(100, forSegment: 0)
    #expect(control.intrinsicContentSize.width == 176)
    control.setWidth(0, forSegment: 0)
    control.segmentDistribution = .fillEqually
    control.invalidateIntrinsicContentSize()
    #expect(control.intrinsicContentSize.width == 155)
  }

  @Test func segmentsAreChosenOneAtATime() {
    let control = NSSegmentedControl(
      labels: ["a", "b", "c"], trackingMode: .selectOne, target: nil, action: nil)
    #expect(control.selectedSegment == -1)
    control.selectedSegment = 1
    control.setSelected(true, forSegment: 2)
    #expect(control.selectedSegment == 2 && !control.isSelected(forSegment: 1))
    control.trackingMode = .selectAny
    control.setSelected(true, forSegment: 0)
    #expect(control.isSelected(forSegment: 2) && control.selectedSegment == 0)
    control.segmentCount = 1
    #expect(control.selectedSegment == 0 && control.label(forSegment: 0) == "a")
  }

  @Test func slidersKeepWithinTheirLimits() {
    let slider = NSSlider(value: 5, minValue: 0, maxValue: 10, target: nil, action: nil)
    slider.doubleValue = 20
    #expect(slider.doubleValue == 10)
    slider.numberOfTickMarks = 3
    slider.allowsTickMarkValuesOnly = true
    slider.doubleValue = 6
    #expect(slider.doubleValue == 5 && slider.tickMarkValue(at: 2) == 10)
    slider.doubleValue = .nan
    #expect(slider.doubleValue == 0)
  }

  /// AppKit's limits are 0 and 59; the least value follows the greatest.
  @Test func steppersWrap() {
    let stepper = NSStepper()
    stepper.moveDown(nil)
    #expect(stepper.doubleValue == 59)
    stepper.valueWraps = false
    stepper.moveUp(nil)
    #expect(stepper.doubleValue == 59)
  }

  /// The text is the locale's; the month's name is not in fields.
  @Test func datesAreWrittenAsTheLocaleHasThem() {
    let picker = NSDatePicker()
    picker.datePickerElements = .yearMonthDay
    #expect(picker.dateCell.dateText == "1/9/2007")
    picker.locale = Locale(identifier: "de_DE")
    #expect(picker.dateCell.dateText == "9.1.2007")
    let narrow = picker.intrinsicContentSize.width
    picker.datePickerElements = [.yearMonthDay, .hourMinute]
    #expect(picker.dateCell.dateText.hasSuffix("09:41") && picker.intrinsicContentSize.width > narrow)
    picker.datePickerStyle = .clockAndCalendar
    #expect(picker.intrinsicContentSize == NSSize(width: 277, height: 148))
  }

  /// "Image view; with imageFrameStyle grayBezel": 3 on every side (size + 6: 6 of 6).
  @Test func imageViewsAreAsLargeAsTheirImages() {
    let view = NSImageView(image: NSImage(size: NSSize(width: 40, height: 30)))
    #expect(
      view.intrinsicContentSize == NSSize(width: 40, height: 30)
        && view.frame.size == view.intrinsicContentSize)
    view.imageFrameStyle = .grayBezel
    view.sizeToFit()
    #expect(view.frame.size == NSSize(width: 46, height: 36))
    view.image = nil
    #expect(view.intrinsicContentSize.width == NSView.noIntrinsicMetric)
  }

  @Test func pathsAreSplitIntoFolders() {
    let control = NSPathControl()
    control.url = URL(fileURLWithPath: "/Users/anna/Notes.txt")
    #expect(control.pathItems.map(\.title) == ["Users", "anna", "Notes.txt"])
    #expect(control.pathItems[1].url?.path == "/Users/anna")
  }

  /// "matrix: rows x cellSize.height + (rows - 1) x intercellSpacing.height; the same for columns."
  @Test func matricesAreAsLargeAsTheirCells() throws {
    let prototype = NSButtonCell(textCell: "x")
    prototype.setButtonType(.radio)
    let matrix = NSMatrix(
      frame: .zero, mode: .radioModeMatrix, prototype: prototype, numberOfRows: 3, numberOfColumns: 2)
    matrix.cellSize = NSSize(width: 60, height: 18)
    matrix.intercellSpacing = NSSize(width: 4, height: 2)
    #expect(matrix.intrinsicContentSize == NSSize(width: 124, height: 58))
    #expect(matrix.selectedRow == 0)
    matrix.selectCell(atRow: 2, column: 1)
    #expect(matrix.cells.count { $0.state == .on } == 1)
    #expect(matrix.cellFrame(atRow: 2, column: 1) == NSRect(x: 64, y: 40, width: 60, height: 18))
    let cell = try #require(matrix.cell(atRow: 0, column: 0) as? NSButtonCell)
    #expect(cell.buttonType == .radio)
    matrix.renewRows(1_000_000_000, columns: 0)
    #expect(matrix.numberOfColumns == 0)
  }

  /// "Hugging as saved": 750 vertically for controls with a text or a track, on both axes for those of a fixed size.
  @Test func controlsHugTheirHeights() {
    let views: [(NSView, Float, Float)] = [
      (NSTextField(labelWithString: "x"), 250, 750),
      (NSButton(title: "x", target: nil, action: nil), 250, 750),
      (NSButton(checkboxWithTitle: "x", target: nil, action: nil), 250, 250), (NSPopUpButton(), 250, 750),
      (NSStepper(), 750, 750), (NSSwitch(), 750, 750), (spinner(.small), 750, 750), (NSSlider(), 250, 750),
      (NSImageView(), 250, 250),
    ]
    for (view, horizontal, vertical) in views {
      #expect(view.contentHuggingPriority(for: .horizontal).rawValue == horizontal, "\(type(of: view))")
      #expect(view.contentHuggingPriority(for: .vertical).rawValue == vertical, "\(type(of: view))")
    }
  }

  /// Nothing is drawn outside of the view, and nothing goes wrong without space.
  @Test func controlsDrawWithoutSpace() {
    let views: [NSView] = [
      NSTextField(string: "x"), NSSearchField(string: "x"), NSComboBox(), NSTokenField(string: "a,b"),
      NSButton(title: "x", target: nil, action: nil),
      NSButton(checkboxWithTitle: "x", target: nil, action: nil),
      NSPopUpButton(),
      NSSegmentedControl(labels: ["a", "b"], trackingMode: .selectOne, target: nil, action: nil),
      NSSlider(), NSStepper(), NSSwitch(), NSDatePicker(), NSProgressIndicator(), spinner(.regular),
      NSLevelIndicator(),
      NSColorWell(), NSImageView(image: NSImage(size: NSSize(width: 5, height: 5))), NSPathControl(),
      NSMatrix(), NSForm(),
    ]
    for view in views {
      for size in [
        NSSize.zero, NSSize(width: 3, height: 3), NSSize(width: 200, height: 1),
        NSSize(width: 200, height: 60),
      ] {
        view.setFrameSize(size)
        #expect(view.displayList().size == size, "\(type(of: view))")
      }
    }
  }
}
