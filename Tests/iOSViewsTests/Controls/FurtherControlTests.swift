import AutoLayout
import Foundation
import Graphics
import InterfaceBuilder
import Testing
import iOSViews

@_spi(ViewHooks) @testable import iOSCore

/// Natural sizes: counted with characters of 10 × 10 points; fixed ones as the classes and `ControlMetrics` cite them.
@MainActor
struct FurtherControlTests {
  private static let free = UIView.noIntrinsicMetric

  @Test func fixedSizes() {
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(UIProgressView().intrinsicContentSize == CGSize(width: Self.free, height: 4))
    #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .whiteLarge).intrinsicContentSize == CGSize(width: 37, height: 37))
    #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(UISearchBar().intrinsicContentSize == CGSize(width: Self.free, height: 56))
    #expect(UINavigationBar().intrinsicContentSize == CGSize(width: Self.free, height: 44))
    #expect(UIToolbar().intrinsicContentSize == CGSize(width: Self.free, height: 44))
    #expect(UITabBar().intrinsicContentSize == CGSize(width: Self.free, height: 49))
  }

  /// Apple, `UIActivityIndicatorView.hidesWhenStopped`: true by default; it sets `isHidden` while nothing is animating.
  @Test func indicatorsHideWhileTheyStandStill() {
    let indicator = UIActivityIndicatorView(style: .medium)
    #expect(indicator.isHidden)
    indicator.startAnimating()
    #expect(!indicator.isHidden)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
    indicator.startAnimating()
    indicator.stopAnimating()
    #expect(!indicator.isHidden)
    #expect(UIActivityIndicatorView(frame: .zero).isHidden)
  }

  @Test func erasChangeSizes() {
    let stepper = UIStepper()
    stepper.controlMetrics = ControlMetrics(XcodeRelease("11.0"))
    #expect(stepper.intrinsicContentSize.height == 29)
    let progress = UIProgressView()
    progress.controlMetrics = ControlMetrics(XcodeRelease("10.0"))
    #expect(progress.intrinsicContentSize.height == 2)
    let segments = UISegmentedControl()
    #expect(segments.intrinsicContentSize.height == 31)
    segments.controlMetrics = ControlMetrics(XcodeRelease("10.0"))
    #expect(segments.intrinsicContentSize.height == 28)
  }

  @Test func segmentsAreAsWideAsTheWidest() {
    withTenByTenText {
      // Each title has 19 points more than it needs, and between two lies 1 (see ControlMetrics).
      let control = UISegmentedControl()
      control.insertSegment(withTitle: "One", at: 0, animated: false)
      control.insertSegment(withTitle: "Three", at: 9, animated: false)
      #expect(control.numberOfSegments == 2)
      #expect(control.titleForSegment(at: 1) == "Three")
      // Indexes beyond the end are pinned to the last one (Apple, `titleForSegment(at:)`, `setWidth(_:forSegmentAt:)`).
      #expect(control.titleForSegment(at: 2) == "Three")
      #expect(control.intrinsicContentSize.width == 139)
      control.setWidth(100, forSegmentAt: 0)
      control.setWidth(100, forSegmentAt: 7)
      #expect(control.intrinsicContentSize.width == 201)
    }
  }

  @Test func textViewsHaveASizeOnlyWithoutScrolling() {
    withTenByTenText {
      let view = UITextView()
      view.text = "aaa bbb"
      #expect(view.intrinsicContentSize == CGSize(width: Self.free, height: Self.free))
      #expect(!view.contentHeightDependsOnWidth)
      view.isScrollEnabled = false
      #expect(view.intrinsicContentSize == CGSize(width: 80, height: 26))
      #expect(view.contentSize(limitedTo: 45).height == 36)
      view.text = ""
      #expect(view.intrinsicContentSize.height == 26)
    }
  }

  /// Apple, right-to-left interfaces: pages go on in reading direction, so that the first dot is the rightmost.
  @Test(arguments: [false, true]) func dotsGoOnInReadingDirection(isRightToLeft: Bool) {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    (pages.numberOfPages, pages.currentPage) = (3, 0)
    pages.currentPageIndicatorTintColor = .red
    pages.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    let isCurrent = pages.displayList().commands.compactMap { command -> Bool? in
      guard case .fill(_, _, let color) = command else { return nil }
      return color == UIColor.red.cgColor
    }
    #expect(isCurrent == (isRightToLeft ? [false, false, true] : [true, false, false]))
  }

  /// Numbers that a document can hold must not trap or fill the memory.
  @Test func oddValuesAreDrawn() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    pages.numberOfPages = .max
    #expect(pages.displayList().commands.count < 2000)
    pages.numberOfPages = -5
    #expect(pages.intrinsicContentSize.width >= 0)
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 50, height: 31))
    slider.minimumValue = .nan
    slider.maximumValue = -1
    slider.value = .infinity
    let progress = UIProgressView(frame: slider.frame)
    progress.progress = .nan
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 3, height: 1))
    field.text = "text"
    field.borderStyle = .roundedRect
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 1, height: 0))
    picker.minuteInterval = .max
    picker.countDownDuration = 1e300
    for mode in [UIDatePicker.Mode.time, .date, .dateAndTime, .countDownTimer] {
      picker.datePickerMode = mode
      #expect(!picker.displayList().commands.isEmpty)
    }
    for view in [slider, progress, field, UIButton(type: .close), UITabBar(), UIToolbar(), UISearchBar()] {
      #expect(!view.displayList().commands.isEmpty)
    }
  }

  /// 9 January 2007 was a Tuesday; the wheel before January shows December.
  @Test func wheelsShowTheDate() {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.datePickerMode = .date
    let dump = picker.displayList().dump
    for text in [#""January""#, #""December""#, #""9""#, #""2007""#] {
      #expect(dump.contains("text \(text)"))
    }
    picker.datePickerMode = .dateAndTime
    let second = picker.displayList().dump
    for text in [#""Tue Jan 9""#, #""Mon Jan 8""#, #""41""#, #""AM""#] {
      #expect(second.contains("text \(text)"))
    }
  }

  /// Apple, `UIPageControl.BackgroundStyle.prominent`: the background is always visible. Four dots of 7 points, 9 apart, with margins
  /// of 12.
  @Test func prominentPageControlsHaveABackground() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    pages.numberOfPages = 4
    let automatic = pages.displayList().commands.count
    pages.backgroundStyle = .prominent
    #expect(pages.displayList().commands.count > automatic)
    pages.backgroundStyle = .minimal
    #expect(pages.displayList().commands.count == automatic)
  }
}
