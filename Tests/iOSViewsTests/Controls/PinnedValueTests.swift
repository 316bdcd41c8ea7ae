import Foundation
import Testing
import iOSViews

/// Controls keep their values between their limits. Every expected value is that of the member's page in Apple's
/// documentation, which the comment names.
@MainActor
struct PinnedValueTests {
  /// `UIProgressView.progress`: pinned to 0 and 1.
  @Test func progressIsAShare() {
    let view = UIProgressView()
    view.progress = 7
    #expect(view.progress == 1)
    view.setProgress(-2, animated: false)
    #expect(view.progress == 0)
    view.progress = 0.25
    #expect(view.progress == 0.25)
  }

  /// `UISlider.value`: the limit is set instead. `UISlider.minimumValue`: a new limit moves the value.
  @Test func slidersKeepBetweenTheirLimits() {
    let slider = UISlider()
    slider.value = 9
    #expect(slider.value == 1)
    slider.minimumValue = 0.5
    slider.value = 0
    #expect(slider.value == 0.5)
    slider.maximumValue = 10
    slider.value = 8
    slider.maximumValue = 6
    #expect(slider.value == 6)
    slider.minimumValue = 6
    slider.maximumValue = 20
    slider.minimumValue = 7
    #expect(slider.value == 7)
  }

  /// `UIStepper.value`: clamped at both extremes.
  @Test func steppersKeepBetweenTheirLimits() {
    let stepper = UIStepper()
    stepper.value = 500
    #expect(stepper.value == 100)
    stepper.value = -4
    #expect(stepper.value == 0)
    stepper.minimumValue = 10
    #expect(stepper.value == 10)
    stepper.maximumValue = 10
    stepper.maximumValue = 10_000
    stepper.value = 5000
    #expect(stepper.value == 5000)
  }

  /// `UIPageControl.currentPage`: values outside the possible range are pinned.
  @Test func pageControlsKeepAmongTheirPages() {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.currentPage = 9
    #expect(control.currentPage == 2)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    control.currentPage = 2
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.numberOfPages = -3
    #expect(control.numberOfPages == 0)
    #expect(control.currentPage == 0)
  }

  /// `UIDatePicker.minuteInterval`: a divisor of 60, at most 30, else 1.
  @Test(arguments: [(7, 1), (5, 5), (30, 30), (60, 1), (0, 1), (-5, 1), (15, 15)])
  func minuteIntervalsDivideAnHour(set: Int, got: Int) {
    let picker = UIDatePicker()
    picker.minuteInterval = set
    #expect(picker.minuteInterval == got)
  }

  /// `UIDatePicker.minimumDate` and `maximumDate`; limits the wrong way round are ignored, and countdowns have none.
  @Test func datesKeepBetweenTheirLimits() {
    let day: (Double) -> Date = { Date(timeIntervalSinceReferenceDate: $0 * 86_400) }
    let picker = UIDatePicker()
    picker.date = day(10)
    picker.minimumDate = day(20)
    #expect(picker.date == day(20))
    picker.maximumDate = day(30)
    picker.setDate(day(40), animated: false)
    #expect(picker.date == day(30))
    picker.maximumDate = day(5)
    picker.date = day(40)
    #expect(picker.date == day(40))
    picker.maximumDate = day(30)
    picker.datePickerMode = .countDownTimer
    picker.date = day(50)
    #expect(picker.date == day(50))
  }

  /// A selection lies inside the text.
  @Test func selectionsLieInTheText() {
    let view = UITextView()
    view.text = "abc"
    view.selectedRange = NSRange(location: 10, length: 5)
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    view.selectedRange = NSRange(location: 1, length: 5)
    #expect(view.selectedRange == NSRange(location: 1, length: 2))
    view.text = "a"
    #expect(view.selectedRange == NSRange(location: 1, length: 0))
  }

  /// The same segment stays selected while others come and go.
  @Test func removedSegmentsAreNotSelected() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.selectedSegmentIndex = 1
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 0)
    control.insertSegment(withTitle: "d", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 0
    control.removeAllSegments()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }
}
