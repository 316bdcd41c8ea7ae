import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

/// Documented behaviour of UIKit's controls, menus and gestures: each test has the id of its row in docs/behaviour-ios.tsv, which names the page.
@MainActor
struct ValueBehaviourTests {
  @Test("value.slider-limit-moves-value") func sliderLimitMovesValue() {
    let slider = UISlider()
    slider.minimumValue = 0.5
    #expect(slider.value == 0.5)
    slider.maximumValue = 2
    slider.value = 2
    slider.maximumValue = 1
    #expect(slider.value == 1)
  }

  @Test("value.slider-minimum-lifts-maximum") func sliderMinimumLiftsMaximum() {
    let slider = UISlider()
    slider.minimumValue = 5
    #expect(slider.maximumValue == 5 && slider.value == 5)
  }

  @Test("value.slider-maximum-lowers-minimum") func sliderMaximumLowersMinimum() {
    let slider = UISlider()
    slider.maximumValue = -5
    #expect(slider.minimumValue == -5 && slider.value == -5)
  }

  @Test("value.stepper-limit-moves-value") func stepperLimitMovesValue() {
    let stepper = UIStepper()
    stepper.minimumValue = 10
    #expect(stepper.value == 10)
    stepper.value = 90
    stepper.maximumValue = 50
    #expect(stepper.value == 50)
  }

  @Test("value.stepper-code-wraps-not") func stepperCodeWrapsNot() {
    let stepper = UIStepper()
    stepper.wraps = true
    stepper.value = 101
    #expect(stepper.value == 100)
  }

  @Test("value.segment-title-pinned") func segmentTitlePinned() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.setTitle("z", forSegmentAt: 7)
    #expect(control.titleForSegment(at: 1) == "z" && control.titleForSegment(at: 7) == "z")
  }

  @Test("value.segment-enabled-pinned") func segmentEnabledPinned() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.setEnabled(false, forSegmentAt: 7)
    #expect(!control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 0))
  }

  @Test("value.segment-remove-pinned") func segmentRemovePinned() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.removeSegment(at: 7, animated: false)
    #expect(control.numberOfSegments == 1 && control.titleForSegment(at: 0) == "a")
  }

  @Test("value.segment-width-automatic") func segmentWidthAutomatic() {
    let control = UISegmentedControl(items: ["a", "b"])
    #expect(control.widthForSegment(at: 0) == 0)
  }

  @Test("value.date-interval-largest") func dateIntervalLargest() {
    let picker = UIDatePicker()
    picker.minuteInterval = 30
    #expect(picker.minuteInterval == 30)
    picker.minuteInterval = 60
    #expect(picker.minuteInterval == 1)
  }

  @Test("value.pages-code-quiet") func pagesCodeQuiet() {
    let (control, calls) = (UIPageControl(), Notes())
    control.numberOfPages = 3
    control.addAction(UIAction { _ in calls.add("changed") }, for: .valueChanged)
    control.currentPage = 2
    #expect(calls.lines.isEmpty && control.currentPage == 2)
  }

  @Test("value.date-code-quiet") func dateCodeQuiet() {
    let (picker, calls) = (UIDatePicker(), Notes())
    picker.addAction(UIAction { _ in calls.add("changed") }, for: .valueChanged)
    picker.setDate(Date(timeIntervalSince1970: 0), animated: false)
    #expect(calls.lines.isEmpty)
  }

  @Test("value.picker-without-source") func pickerWithoutSource() {
    let picker = UIPickerView()
    #expect(picker.numberOfComponents == 0)
    let rows = Wheels()
    picker.dataSource = rows
    #expect(picker.numberOfComponents == 1 && picker.numberOfRows(inComponent: 0) == 3)
  }

  @Test("action.same-identifier-replaces") func sameIdentifierReplaces() {
    let (control, calls) = (UIControl(), Notes())
    let name = UIAction.Identifier("go")
    control.addAction(UIAction(identifier: name) { _ in calls.add("first") }, for: .valueChanged)
    control.addAction(UIAction(identifier: name) { _ in calls.add("second") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(calls.lines == ["second"])
  }

  @Test("action.several-events") func severalEvents() {
    let (control, calls) = (UIControl(), Notes())
    let action = UIAction { _ in calls.add("go") }
    control.addAction(action, for: .valueChanged)
    control.addAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    #expect(calls.lines == ["go", "go"])
  }

  @Test("action.removed-by-identifier") func removedByIdentifier() {
    let (control, calls) = (UIControl(), Notes())
    let name = UIAction.Identifier("go")
    control.addAction(UIAction(identifier: name) { _ in calls.add("go") }, for: [.valueChanged, .touchDown])
    control.removeAction(identifiedBy: name, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(calls.lines.isEmpty)
    control.sendActions(for: .touchDown)
    #expect(calls.lines == ["go"])
  }

  @Test("action.sender") func actionSender() {
    let (control, calls) = (UIControl(), Notes())
    control.addAction(
      UIAction { [unowned control] in calls.add("\(($0.sender as? UIControl) === control)") },
      for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(calls.lines == ["true"])
  }

  @Test("action.goes-through-send") func goesThroughSend() {
    let (control, calls) = (HoldingControl(), Notes())
    control.addAction(UIAction { _ in calls.add("go") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(control.held == 1 && calls.lines.isEmpty)
  }

  @Test("menu.replacing-copies") func replacingCopies() {
    let menu = UIMenu(title: "m", children: [UIAction(title: "a") { _ in }])
    let other = menu.replacingChildren([UIAction(title: "b") { _ in }, UIAction(title: "c") { _ in }])
    #expect(menu.children.map(\.title) == ["a"] && other.children.map(\.title) == ["b", "c"])
    #expect(other.title == "m" && other.identifier == menu.identifier)
  }

  @Test("menu.selected-elements") func selectedElements() {
    let (on, off) = (UIAction(title: "on", state: .on) { _ in }, UIAction(title: "off") { _ in })
    #expect(UIMenu(children: [off, on]).selectedElements == [on])
  }

  @Test("gesture.off-cancels") func offCancels() {
    let (view, pan) = (UIView(), UIPanGestureRecognizer())
    view.addGestureRecognizer(pan)
    pan.state = .began
    pan.isEnabled = false
    #expect(pan.state == .cancelled)
  }

  @Test("gesture.view-until-removed") func viewUntilRemoved() {
    let (view, tap) = (UIView(), UITapGestureRecognizer())
    view.addGestureRecognizer(tap)
    #expect(tap.view === view)
    view.removeGestureRecognizer(tap)
    #expect(tap.view == nil && view.gestureRecognizers?.isEmpty != false)
  }

  @Test("gesture.defaults") func gestureDefaults() {
    #expect(
      UITapGestureRecognizer().numberOfTapsRequired == 1 && UISwipeGestureRecognizer().direction == .right)
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
  }

  @Test("button.configuration-copied") func configurationCopied() {
    var configuration = UIButton.Configuration.plain()
    let button = UIButton(configuration: configuration)
    configuration.title = "a"
    #expect(button.configuration?.title == nil)
    button.configuration?.title = "b"
    #expect(button.configuration?.title == "b")
  }

  @Test("button.combined-state") func combinedState() {
    let button = UIButton(type: .custom)
    button.setTitle("a", for: .normal)
    button.setTitle("b", for: .highlighted)
    button.setTitle("c", for: [.selected, .highlighted])
    button.isHighlighted = true
    #expect(button.currentTitle == "b")
    button.isSelected = true
    #expect(button.currentTitle == "c")
  }

  /// Keeps its actions from running.
  private final class HoldingControl: UIControl {
    var held = 0
    override func sendAction(_ action: UIAction) { held += 1 }
  }
}
