import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

/// Documented behaviour of UIKit's classes: each test has the id of its row in docs/behaviour-ios.tsv, which names the page.
@MainActor
struct ControlBehaviourTests {
  @Test("control.slider-low") func sliderLow() {
    let slider = UISlider()
    slider.value = -3
    #expect(slider.value == 0)
  }

  @Test("control.slider-set-quiet") func sliderSetQuiet() {
    let (slider, calls) = (UISlider(), Notes())
    slider.addAction(UIAction { _ in calls.add("changed") }, for: .valueChanged)
    slider.setValue(0.5, animated: true)
    #expect(calls.lines.isEmpty)
  }

  @Test("control.switch-set-quiet") func switchSetQuiet() {
    let (control, calls) = (UISwitch(), Notes())
    control.addAction(UIAction { _ in calls.add("changed") }, for: .valueChanged)
    control.setOn(true, animated: false)
    #expect(control.isOn && calls.lines.isEmpty)
  }

  @Test("control.switch-size") func switchSize() {
    #expect(UISwitch(frame: CGRect(x: 3, y: 4, width: 200, height: 200)).frame.size == UISwitch().frame.size)
  }

  @Test("control.stepper-low") func stepperLow() {
    let stepper = UIStepper()
    stepper.value = -1
    #expect(stepper.value == 0)
  }

  @Test("control.stepper-quiet") func stepperQuiet() {
    let (control, calls) = (UIStepper(), Notes())
    control.addAction(UIAction { _ in calls.add("changed") }, for: .valueChanged)
    control.value = 5
    #expect(calls.lines.isEmpty)
  }

  @Test("control.progress-high") func progressHigh() {
    let view = UIProgressView()
    view.setProgress(4, animated: true)
    #expect(view.progress == 1)
  }

  @Test("control.pages-high") func pagesHigh() {
    let control = UIPageControl()
    control.numberOfPages = 4
    control.currentPage = 8
    #expect(control.currentPage == 3)
  }

  @Test("control.pages-fewer") func pagesFewer() {
    let control = UIPageControl()
    control.numberOfPages = 4
    control.currentPage = 3
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
  }

  @Test("control.pages-negative") func pagesNegative() {
    let control = UIPageControl()
    control.numberOfPages = -4
    #expect(control.numberOfPages == 0)
  }

  @Test("control.segment-insert-high") func segmentInsertHigh() {
    let control = UISegmentedControl(items: ["a"])
    control.insertSegment(withTitle: "b", at: 9, animated: false)
    #expect(control.titleForSegment(at: 1) == "b")
  }

  @Test("control.segment-none") func segmentNone() {
    #expect(UISegmentedControl(items: ["a"]).selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("control.segment-remove-selected") func segmentRemoveSelected() {
    let control = UISegmentedControl(items: ["a"])
    control.selectedSegmentIndex = 0
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("control.segment-quiet") func segmentQuiet() {
    let (control, calls) = (UISegmentedControl(items: ["a", "b"]), Notes())
    control.addAction(UIAction { _ in calls.add("changed") }, for: .valueChanged)
    control.selectedSegmentIndex = 1
    #expect(calls.lines.isEmpty)
  }

  @Test("control.date-minimum") func dateMinimum() {
    let picker = UIDatePicker()
    picker.minimumDate = Date(timeIntervalSince1970: 864_000)
    picker.date = Date(timeIntervalSince1970: 0)
    #expect(picker.date == Date(timeIntervalSince1970: 864_000))
  }

  @Test("control.date-maximum") func dateMaximum() {
    let picker = UIDatePicker()
    picker.maximumDate = Date(timeIntervalSince1970: 864_000)
    picker.date = Date(timeIntervalSince1970: 964_000)
    #expect(picker.date == Date(timeIntervalSince1970: 864_000))
  }

  @Test("control.date-limits-crossed") func dateLimitsCrossed() {
    let picker = UIDatePicker()
    picker.minimumDate = Date(timeIntervalSince1970: 964_000)
    picker.maximumDate = Date(timeIntervalSince1970: 864_000)
    picker.date = Date(timeIntervalSince1970: 0)
    #expect(picker.date == Date(timeIntervalSince1970: 0))
  }

  @Test("control.date-interval") func dateInterval() {
    let picker = UIDatePicker()
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    picker.minuteInterval = 15
    #expect(picker.minuteInterval == 15)
  }

  @Test("control.action-order") func actionOrder() {
    let (control, calls) = (UIControl(), Notes())
    control.addAction(UIAction { _ in calls.add("tap") }, for: .touchUpInside)
    control.addAction(UIAction { _ in calls.add("value") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(calls.lines == ["value"])
  }

  @Test("control.action-removed") func actionRemoved() {
    let (control, calls) = (UIControl(), Notes())
    let action = UIAction { _ in calls.add("a") }
    control.addAction(action, for: .valueChanged)
    control.removeAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(calls.lines.isEmpty)
  }

  @Test("control.all-events") func allEvents() {
    let control = UIControl()
    control.addAction(UIAction { _ in }, for: .touchUpInside)
    control.addAction(UIAction { _ in }, for: .valueChanged)
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
  }

  @Test("control.state-unites") func stateUnites() {
    let control = UIControl()
    control.isSelected = true
    control.isEnabled = false
    #expect(control.state == [.selected, .disabled])
  }

  @Test("control.button-title-falls-back") func buttonTitleFallsBack() {
    let button = UIButton(type: .system)
    button.setTitle("a", for: .normal)
    button.isEnabled = false
    #expect(
      button.currentTitle == "a" && button.title(for: .disabled) == nil || button.title(for: .disabled) == "a"
    )
  }

  @Test("control.button-title-of-state") func buttonTitleOfState() {
    let button = UIButton(type: .system)
    button.setTitle("a", for: .normal)
    button.setTitle("b", for: .selected)
    button.isSelected = true
    #expect(button.currentTitle == "b")
  }

  @Test("control.button-attributed-wins") func buttonAttributedWins() {
    let button = UIButton(type: .system)
    button.setTitle("a", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "b"), for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "b")
  }

  @Test("control.button-handler-runs") func buttonHandlerRuns() {
    let (button, calls) = (UIButton(configuration: .plain()), Notes())
    button.configurationUpdateHandler = { _ in calls.add("update") }
    button.updateConfiguration()
    calls.lines = []
    button.isSelected = true
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(calls.lines.count == 1)
  }

  @Test("control.primary-action") func primaryAction() {
    let calls = Notes()
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in calls.add("go") })
    button.sendActions(for: .primaryActionTriggered)
    #expect(button.currentTitle == "Go" && calls.lines == ["go"])
  }

  @Test("control.picker-quiet") func pickerQuiet() {
    let rows = Wheels()
    let picker = UIPickerView()
    picker.dataSource = rows
    picker.delegate = rows
    picker.selectRow(1, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 1 && rows.selected.isEmpty)
  }

  @Test("control.field-quiet") func fieldQuiet() {
    let (field, calls) = (UITextField(), Notes())
    field.addAction(UIAction { _ in calls.add("changed") }, for: .editingChanged)
    field.text = "a"
    #expect(calls.lines.isEmpty)
  }

  @Test("control.field-text-not-nil") func fieldTextNotNil() {
    let field = UITextField()
    field.text = nil
    #expect(field.text == "")
  }

  @Test("control.field-insert") func fieldInsert() {
    let (field, calls) = (UITextField(), Notes())
    field.addAction(UIAction { _ in calls.add("changed") }, for: .editingChanged)
    let screen = UIWindow()
    screen.addSubview(field)
    field.becomeFirstResponder()
    field.insertText("a")
    #expect(calls.lines == ["changed"] && field.text == "a")
  }

  @Test("control.field-begin-order") func fieldBeginOrder() {
    let (screen, field, log) = (UIWindow(), UITextField(), FieldLog())
    screen.addSubview(field)
    field.delegate = log
    field.becomeFirstResponder()
    #expect(log.calls == ["shouldBegin", "didBegin"])
  }

  @Test("control.field-end-order") func fieldEndOrder() {
    let (screen, field, log) = (UIWindow(), UITextField(), FieldLog())
    screen.addSubview(field)
    field.delegate = log
    field.becomeFirstResponder()
    log.calls = []
    field.resignFirstResponder()
    #expect(log.calls == ["shouldEnd", "didEnd 0"])
  }

  @Test("control.field-refuses") func fieldRefuses() {
    let (screen, field, log) = (UIWindow(), UITextField(), FieldLog())
    screen.addSubview(field)
    field.delegate = log
    log.begins = false
    #expect(!field.becomeFirstResponder() && log.calls == ["shouldBegin"] && !field.isEditing)
  }

  @Test("control.field-switch") func fieldSwitch() {
    let (screen, a, b, log) = (UIWindow(), UITextField(), UITextField(), FieldLog())
    screen.addSubview(a)
    screen.addSubview(b)
    a.delegate = log
    b.delegate = log
    a.becomeFirstResponder()
    log.calls = []
    b.becomeFirstResponder()
    #expect(log.calls == ["shouldBegin", "shouldEnd", "didEnd 0", "didBegin"])
  }

  @Test("control.label-lines") func labelLines() {
    #expect(UILabel().numberOfLines == 1)
  }

  @Test("control.label-attributed-text") func labelAttributedText() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "abc")
    #expect(label.text == "abc")
    label.text = "d"
    #expect(label.attributedText?.string == "d")
  }

  @Test("control.label-preferred") func labelPreferred() {
    let label = UILabel()
    label.text = "aaaaa aaaaa"
    label.numberOfLines = 0
    let one = label.intrinsicContentSize.height
    label.preferredMaxLayoutWidth = label.intrinsicContentSize.width * 0.6
    #expect(label.intrinsicContentSize.height > one * 1.5)
  }

  @Test("control.image-intrinsic") func imageIntrinsic() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 7)).image { _ in }
    #expect(UIImageView(image: image).frame.size == CGSize(width: 12, height: 7))
  }

  @Test("control.image-highlighted") func imageHighlighted() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 7)).image { _ in }
    let view = UIImageView(image: image)
    view.isHighlighted = true
    #expect(view.image === image && view.intrinsicContentSize == CGSize(width: 12, height: 7))
  }

  @Test("control.image-interaction") func imageInteraction() {
    #expect(!UIImageView().isUserInteractionEnabled && !UILabel().isUserInteractionEnabled)
  }

  @Test("control.spinner-hides") func spinnerHides() {
    let view = UIActivityIndicatorView()
    #expect(view.isHidden && !view.isAnimating)
    view.startAnimating()
    #expect(!view.isHidden && view.isAnimating)
    view.stopAnimating()
    #expect(view.isHidden)
  }

  @Test("control.spinner-stays") func spinnerStays() {
    let view = UIActivityIndicatorView()
    view.hidesWhenStopped = false
    view.stopAnimating()
    #expect(!view.isHidden)
  }
}
