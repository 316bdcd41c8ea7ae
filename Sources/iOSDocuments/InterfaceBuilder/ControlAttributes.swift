import DocumentInflation
import Foundation
import InterfaceBuilder

/// Reads controls with a value, and bars.
extension ViewAttributes {
  func applyValues(to control: UIControl) {
    switch control {
    case let slider as UISlider: apply(to: slider)
    case let toggle as UISwitch: toggle.isOn = document.element.flag("on") ?? false
    case let picker as UIDatePicker: apply(to: picker)
    case let segments as UISegmentedControl: apply(to: segments)
    case let pages as UIPageControl:
      pages.numberOfPages = max(0, document.element.integer("numberOfPages") ?? 0)
      pages.currentPage = document.element.integer("currentPage") ?? 0
    case let stepper as UIStepper: apply(to: stepper)
    default: break
    }
  }

  private func apply(to slider: UISlider) {
    slider.minimumValue = Float(document.element.number("minValue") ?? 0)
    slider.maximumValue = Float(document.element.number("maxValue") ?? 1)
    slider.value = Float(document.element.number("value") ?? 0)
  }

  /// Skips limits on which a stepper would trap: a document must not crash the program.
  private func apply(to stepper: UIStepper) {
    let lowest = document.element.number("minimumValue") ?? stepper.minimumValue
    let highest = document.element.number("maximumValue") ?? stepper.maximumValue
    if lowest < highest {
      if lowest <= stepper.maximumValue {
        (stepper.minimumValue, stepper.maximumValue) = (lowest, highest)
      } else {
        (stepper.maximumValue, stepper.minimumValue) = (highest, lowest)
      }
    }
    if let step = document.element.number("stepValue"), step > 0 { stepper.stepValue = step }
    stepper.value = document.element.number("value") ?? stepper.value
  }

  private func apply(to picker: UIDatePicker) {
    picker.datePickerMode =
      document.element["datePickerMode"].flatMap { Self.pickerModes[$0] } ?? .dateAndTime
    if let interval = document.element.first("date", key: "date")?.number("timeIntervalSinceReferenceDate") {
      picker.date = Date(timeIntervalSinceReferenceDate: interval)
    }
    if let style = document.element["style"].flatMap({ Self.pickerStyles[$0] }) {
      picker.preferredDatePickerStyle = style
    }
    picker.locale =
      (document.element.first("locale", key: "locale")?["localeIdentifier"] ?? context.language)
      .map(Locale.init(identifier:))
    picker.minuteInterval = max(1, document.element.integer("minuteInterval") ?? 1)
  }

  private static let pickerStyles: [String: UIDatePickerStyle] = [
    "wheels": .wheels, "compact": .compact, "inline": .inline,
  ]

  private static let pickerModes: [String: UIDatePicker.Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
  ]

  private func apply(to control: UISegmentedControl) {
    for (index, segment) in document.segments.enumerated() {
      if let image = image(named: segment.image, catalog: nil) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: segment.title, at: index, animated: false)
      }
      if let width = segment.width, width > 0 { control.setWidth(CGFloat(width), forSegmentAt: index) }
    }
    control.selectedSegmentIndex =
      document.element.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
    control.apportionsSegmentWidthsByContent =
      document.element.flag("apportionsSegmentWidthsByContent") ?? false
  }

  // MARK: Views that are not controls

  func apply(to textView: UITextView) {
    textView.text = document.text(forKey: "text") ?? document.attributedText ?? ""
    textView.font = font(standardSize: UIFont.systemFontSize) ?? textView.font
    textView.textColor = color(forKey: "textColor") ?? textView.textColor
    textView.textAlignment =
      document.element["textAlignment"].flatMap(NSTextAlignment.init(documentName:)) ?? .natural
    textView.isScrollEnabled = document.element.flag("scrollEnabled") ?? true
    textView.isEditable = document.element.flag("editable") ?? true
    if let text = attributedText(standardSize: UIFont.systemFontSize) { textView.attributedText = text }
    applyTextSize(to: textView)
  }

  func apply(to indicator: UIActivityIndicatorView) {
    indicator.style = document.element["style"].flatMap { Self.indicatorStyles[$0] } ?? .white
    indicator.color = color(forKey: "color") ?? indicator.color
    indicator.hidesWhenStopped = document.element.flag("hidesWhenStopped") ?? false
    // Documents state for each whether it is hidden.
    indicator.isHidden = document.element.flag("hidden") ?? false
    indicator.keepsPlaceInStack = isCanvas && indicator.hidesWhenStopped
  }

  private static let indicatorStyles: [String: UIActivityIndicatorView.Style] = [
    "whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium, "large": .large,
  ]

  func apply(to progress: UIProgressView) {
    progress.progressViewStyle = document.element["progressViewStyle"] == "bar" ? .bar : .default
    progress.progress = Float(document.element.number("progress") ?? 0)
  }

  func apply(to searchBar: UISearchBar) {
    searchBar.text = document.text(forKey: "text")
    searchBar.placeholder = document.text(forKey: "placeholder")
    searchBar.prompt = document.text(forKey: "prompt")
    searchBar.showsCancelButton = document.element.flag("showsCancelButton") ?? false
  }
}
