import Foundation
import MacViews
import Testing

/// Documented behaviour of buttons and controls with values: each test has the id of its row in docs/behaviour-mac.tsv, which
/// names the page.
@MainActor
struct MacValueBehaviourTests {
  /// Notes the actions that it is sent, with the state or value of the sender.
  private final class Target: NSObject, NamedActions {
    var heard: [String] = []
    func perform(_ action: Selector, from sender: Any?) -> Bool {
      let value = (sender as? NSButton).map { "\($0.state.rawValue)" } ?? (sender as? NSControl)?.stringValue
      heard.append("\(NSStringFromSelector(action))\(value ?? "")")
      return true
    }
  }

  private func press(_ key: String, _ flags: NSEvent.ModifierFlags = []) throws -> NSEvent {
    try #require(
      NSEvent.keyEvent(
        with: .keyDown, location: .zero, modifierFlags: flags, timestamp: 0, windowNumber: 0, context: nil,
        characters: key, charactersIgnoringModifiers: key, isARepeat: false, keyCode: 0))
  }

  // MARK: Buttons

  @Test("button.mixed-cycle") func mixedCycle() {
    let button = NSButton(checkboxWithTitle: "a", target: nil, action: nil)
    button.allowsMixedState = true
    button.state = .on
    var states: [NSControl.StateValue] = []
    for _ in 0..<3 {
      button.setNextState()
      states.append(button.state)
    }
    #expect(states == [.off, .mixed, .on])
  }

  @Test("button.mixed-not-allowed") func mixedNotAllowed() {
    let button = NSButton(checkboxWithTitle: "a", target: nil, action: nil)
    button.state = .mixed
    #expect(button.state == .on)
  }

  @Test("button.state-before-action") func stateBeforeAction() {
    let target = Target()
    let button = NSButton(checkboxWithTitle: "a", target: target, action: "click:")
    button.performClick(nil)
    #expect(target.heard == ["click:1"] && button.state == .on)
  }

  @Test("button.code-sends-nothing") func codeSendsNothing() {
    let target = Target()
    let button = NSButton(checkboxWithTitle: "a", target: target, action: "click:")
    button.state = .on
    button.setNextState()
    #expect(target.heard.isEmpty)
  }

  @Test("button.disabled-not-clicked") func disabledNotClicked() {
    let target = Target()
    let button = NSButton(checkboxWithTitle: "a", target: target, action: "click:")
    button.isEnabled = false
    button.performClick(nil)
    #expect(target.heard.isEmpty && button.state == .off)
  }

  /// Radio buttons with an action each, in one superview.
  private func radios(_ actions: [Selector]) -> (root: NSView, buttons: [NSButton]) {
    let root = NSView()
    let buttons = actions.map { NSButton(radioButtonWithTitle: "a", target: nil, action: $0) }
    root.subviews = buttons
    return (root, buttons)
  }

  @Test("button.radio-group") func radioGroup() {
    let (root, buttons) = radios(["pick:", "pick:"])
    buttons[0].state = .on
    buttons[1].performClick(nil)
    #expect(buttons.map(\.state) == [.off, .on] && root.subviews.count == 2)
  }

  @Test("button.radio-other-action") func radioOtherAction() {
    let (root, buttons) = radios(["pick:", "choose:"])
    buttons[0].state = .on
    buttons[1].performClick(nil)
    #expect(buttons.map(\.state) == [.on, .on] && root.subviews.count == 2)
  }

  @Test("button.radio-other-superview") func radioOtherSuperview() {
    let (root, buttons) = radios(["pick:", "pick:"])
    let other = NSView()
    other.addSubview(buttons[1])
    buttons[0].state = .on
    buttons[1].performClick(nil)
    #expect(buttons.map(\.state) == [.on, .on] && root.subviews.count == 1)
  }

  @Test("button.radio-stays-on") func radioStaysOn() {
    let (root, buttons) = radios(["pick:"])
    buttons[0].performClick(nil)
    buttons[0].performClick(nil)
    #expect(buttons[0].state == .on && root.subviews.count == 1)
  }

  @Test("button.key-equivalent") func keyEquivalent() throws {
    let target = Target()
    let button = NSButton(title: "a", target: target, action: "click:")
    button.keyEquivalent = "k"
    #expect(try button.performKeyEquivalent(with: press("k")))
    #expect(try !button.performKeyEquivalent(with: press("j")))
    #expect(target.heard.count == 1)
  }

  @Test("button.key-modifiers") func keyModifiers() throws {
    let button = NSButton(title: "a", target: nil, action: nil)
    button.keyEquivalent = "k"
    button.keyEquivalentModifierMask = .command
    #expect(try !button.performKeyEquivalent(with: press("k")))
    #expect(try button.performKeyEquivalent(with: press("k", .command)))
  }

  @Test("control.no-action-sent") func noActionSent() {
    #expect(!NSButton().sendAction(nil, to: Target()))
  }

  @Test("control.takes-value") func takesValue() {
    let (slider, field) = (
      NSSlider(value: 7, minValue: 0, maxValue: 10, target: nil, action: nil), NSTextField()
    )
    field.takeIntegerValueFrom(slider)
    #expect(field.stringValue == "7")
  }

  @Test("control.number-of-words") func numberOfWords() {
    let field = NSTextField(string: "words")
    #expect(field.integerValue == 0 && field.doubleValue == 0)
  }

  @Test("control.formatter-text") func formatterText() {
    let (field, formatter) = (NSTextField(), NumberFormatter())
    formatter.locale = Locale(identifier: "en_US")
    formatter.minimumFractionDigits = 2
    field.formatter = formatter
    field.doubleValue = 1.5
    #expect(field.stringValue == "1.50" && field.doubleValue == 1.5)
  }

  @Test("control.cell-has-value") func cellHasValue() {
    let field = NSTextField(string: "a")
    field.cell?.stringValue = "b"
    #expect(field.stringValue == "b" && field.cell?.controlView === field)
  }

  @Test("control.disabled-refuses-keys") func disabledRefusesKeys() {
    let field = NSTextField(string: "a")
    field.isEnabled = false
    #expect(!field.acceptsFirstResponder)
  }

  @Test("control.refuses-first-responder") func refusesFirstResponder() {
    let button = NSButton(title: "a", target: nil, action: nil)
    button.refusesFirstResponder = true
    #expect(!button.acceptsFirstResponder)
  }

  // MARK: Sliders, steppers, levels

  @Test("slider.tick-values-only") func tickValuesOnly() {
    let slider = NSSlider(value: 0, minValue: 0, maxValue: 10, target: nil, action: nil)
    slider.numberOfTickMarks = 5
    #expect(slider.closestTickMarkValue(toValue: 6) == 5 && slider.tickMarkValue(at: 3) == 7.5)
  }

  @Test("slider.vertical-when-tall") func verticalWhenTall() {
    #expect(NSSlider(frame: NSRect(x: 0, y: 0, width: 20, height: 90)).isVertical)
    #expect(!NSSlider(frame: NSRect(x: 0, y: 0, width: 90, height: 20)).isVertical)
  }

  @Test("stepper.wraps") func stepperWraps() {
    let stepper = NSStepper()
    (stepper.minValue, stepper.maxValue, stepper.doubleValue) = (1, 4, 4)
    stepper.moveUp(nil)
    #expect(stepper.doubleValue == 1)
    stepper.moveDown(nil)
    #expect(stepper.doubleValue == 4)
  }

  @Test("stepper.pinned") func stepperPinned() {
    let stepper = NSStepper()
    (stepper.minValue, stepper.maxValue, stepper.doubleValue) = (1, 4, 4)
    stepper.valueWraps = false
    stepper.moveUp(nil)
    #expect(stepper.doubleValue == 4)
  }

  @Test("stepper.increment") func stepperIncrement() {
    let stepper = NSStepper()
    stepper.increment = 5
    stepper.doubleValue = 10
    stepper.moveUp(nil)
    #expect(stepper.doubleValue == 15)
  }

  @Test("stepper.defaults") func stepperDefaults() {
    let stepper = NSStepper()
    #expect(stepper.valueWraps && stepper.autorepeat)
  }

  @Test("progress.increment") func progressIncrement() {
    let progress = NSProgressIndicator()
    progress.isIndeterminate = false
    progress.doubleValue = 20
    progress.increment(by: 15)
    #expect(progress.doubleValue == 35)
  }

  // MARK: Segments

  private func segments(_ mode: NSSegmentedControl.SwitchTracking) -> NSSegmentedControl {
    NSSegmentedControl(labels: ["a", "b", "c"], trackingMode: mode, target: nil, action: nil)
  }

  @Test("segment.none-selected") func noneSelected() {
    #expect(segments(.selectOne).selectedSegment == -1)
  }

  @Test("segment.most-recent") func mostRecent() {
    let control = segments(.selectAny)
    control.setSelected(true, forSegment: 2)
    control.setSelected(true, forSegment: 0)
    #expect(control.selectedSegment == 0)
  }

  @Test("segment.momentary-unselected") func momentaryUnselected() {
    let control = segments(.momentary)
    control.setSelected(true, forSegment: 1)
    #expect(!control.isSelected(forSegment: 1))
  }

  @Test("segment.select-tag") func selectTag() {
    let control = segments(.selectOne)
    control.setTag(7, forSegment: 1)
    #expect(control.selectSegment(withTag: 7) && control.selectedSegment == 1)
    #expect(!control.selectSegment(withTag: 8) && control.selectedSegment == 1)
  }

  @Test("segment.count-keeps") func countKeeps() {
    let control = segments(.selectOne)
    control.segmentCount = 2
    #expect(control.label(forSegment: 1) == "b")
    control.segmentCount = 4
    #expect(control.label(forSegment: 0) == "a" && control.label(forSegment: 3) != "a")
  }
}
