import Foundation
import MacViews
import Testing

/// Documented behaviour of AppKit's classes: each test has the id of its row in docs/behaviour-mac.tsv, which names the page.
@MainActor
struct MacControlBehaviourTests {
  @Test("control.slider-high") func sliderHigh() {
    let slider = NSSlider(value: 0.5, minValue: 0, maxValue: 1, target: nil, action: nil)
    slider.doubleValue = 7
    #expect(slider.doubleValue == 1)
  }

  @Test("control.slider-low") func sliderLow() {
    let slider = NSSlider(value: 0.5, minValue: 0, maxValue: 1, target: nil, action: nil)
    slider.doubleValue = -7
    #expect(slider.doubleValue == 0)
  }

  @Test("control.popup-first") func popupFirst() {
    let button = NSPopUpButton()
    button.addItem(withTitle: "a")
    button.addItem(withTitle: "b")
    #expect(button.titleOfSelectedItem == "a" && button.indexOfSelectedItem == 0)
  }

  @Test("control.popup-duplicate") func popupDuplicate() {
    let button = NSPopUpButton()
    button.addItems(withTitles: ["a", "b"])
    button.addItem(withTitle: "a")
    #expect(button.itemTitles == ["b", "a"])
  }

  @Test("control.popup-select-none") func popupSelectNone() {
    let button = NSPopUpButton()
    button.addItems(withTitles: ["a", "b"])
    button.selectItem(at: -1)
    #expect(button.selectedItem == nil && button.indexOfSelectedItem == -1)
  }

  @Test("control.popup-missing") func popupMissing() {
    let button = NSPopUpButton()
    button.addItems(withTitles: ["a", "b"])
    button.selectItem(withTitle: "c")
    #expect(button.selectedItem == nil)
  }

  @Test("control.popup-remove-all") func popupRemoveAll() {
    let button = NSPopUpButton()
    button.addItem(withTitle: "a")
    button.removeAllItems()
    #expect(button.numberOfItems == 0 && button.indexOfSelectedItem == -1)
  }

  @Test("control.button-next-state") func buttonNextState() {
    let button = NSButton(checkboxWithTitle: "a", target: nil, action: nil)
    button.setNextState()
    #expect(button.state == .on)
    button.setNextState()
    #expect(button.state == .off)
  }

  @Test("control.label-not-editable") func labelNotEditable() {
    let label = NSTextField(labelWithString: "a")
    #expect(!label.isEditable && !label.isSelectable && !label.drawsBackground && !label.isBordered)
  }

  @Test("control.wrapping-label-selectable") func wrappingLabelSelectable() {
    let label = NSTextField(wrappingLabelWithString: "a")
    #expect(!label.isEditable && label.isSelectable)
  }

  @Test("control.editable-selectable") func editableSelectable() {
    let field = NSTextField(labelWithString: "a")
    field.isEditable = true
    #expect(field.isSelectable)
  }

  @Test("control.unselectable-uneditable") func unselectableUneditable() {
    let field = NSTextField(string: "a")
    field.isSelectable = false
    #expect(!field.isEditable)
  }

  @Test("control.integer-of-string") func integerOfString() {
    let field = NSTextField(string: "42")
    #expect(field.integerValue == 42 && field.doubleValue == 42)
    field.integerValue = 7
    #expect(field.stringValue == "7")
  }

  @Test("control.string-of-double") func stringOfDouble() {
    let field = NSTextField(string: "")
    field.doubleValue = 30
    #expect(field.stringValue == "30")
    field.floatValue = 0.1
    #expect(field.stringValue == "0.1")
  }

  @Test("control.segment-single") func segmentSingle() {
    let control = NSSegmentedControl(labels: ["a", "b"], trackingMode: .selectOne, target: nil, action: nil)
    control.setSelected(true, forSegment: 0)
    control.setSelected(true, forSegment: 1)
    #expect(!control.isSelected(forSegment: 0) && control.selectedSegment == 1)
  }

  @Test("control.segment-any") func segmentAny() {
    let control = NSSegmentedControl(labels: ["a", "b"], trackingMode: .selectAny, target: nil, action: nil)
    control.setSelected(true, forSegment: 0)
    control.setSelected(true, forSegment: 1)
    #expect(control.isSelected(forSegment: 0) && control.isSelected(forSegment: 1))
  }

  @Test("control.combo-index") func comboIndex() {
    let box = NSComboBox()
    box.addItems(withObjectValues: ["a", "b"])
    box.selectItem(at: 1)
    #expect(box.indexOfSelectedItem == 1 && box.numberOfItems == 2)
  }
}
