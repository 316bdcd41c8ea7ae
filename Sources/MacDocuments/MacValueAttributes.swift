import Foundation
import InterfaceBuilder
@_spi(ViewHooks) import MacLists

/// Applies a document's values to controls that show a value.
@MainActor
struct MacValueAttributes {
  let cell: ControlCell

  /// Returns false for a control that shows no value.
  func apply(to control: NSControl) -> Bool {
    switch control {
    case let slider as NSSlider: apply(to: slider)
    case let stepper as NSStepper: apply(to: stepper)
    case let level as NSLevelIndicator: apply(to: level)
    case let picker as NSDatePicker: apply(to: picker)
    case let path as NSPathControl: apply(to: path)
    default: return false
    }
    return true
  }

  private func apply(to slider: NSSlider) {
    let settings = cell.sliderSettings
    slider.sliderType = settings.isCircular ? .circular : .linear
    slider.maxValue = settings.maximum
    slider.minValue = settings.minimum
    slider.numberOfTickMarks = min(max(settings.tickCount, 0), Self.mostTicks)
    slider.doubleValue = settings.value
  }

  /// The maximum number of tick marks; no slider has space for more.
  private static let mostTicks = 1000

  private func apply(to stepper: NSStepper) {
    stepper.minValue = cell.element.number("minValue") ?? 0
    stepper.maxValue = cell.element.number("maxValue") ?? 0
    stepper.increment = cell.element.number("increment") ?? 1
    stepper.doubleValue = cell.element.number("doubleValue") ?? 0
  }

  private func apply(to level: NSLevelIndicator) {
    level.levelIndicatorStyle = Self.levels[cell.element["levelIndicatorStyle"] ?? ""] ?? .discreteCapacity
    level.minValue = cell.element.number("minValue") ?? 0
    level.maxValue = cell.element.number("maxValue") ?? 0
    level.warningValue = cell.element.number("warningValue") ?? 0
    level.criticalValue = cell.element.number("criticalValue") ?? 0
    level.doubleValue = cell.element.number("doubleValue") ?? 0
  }

  private static let levels: [String: NSLevelIndicator.Style] = [
    "relevancy": .relevancy, "continuousCapacity": .continuousCapacity,
    "discreteCapacity": .discreteCapacity, "rating": .rating,
  ]

  private func apply(to picker: NSDatePicker) {
    picker.datePickerStyle = Self.pickers[cell.element["datePickerStyle"] ?? ""] ?? .textFieldAndStepper
    picker.isBezeled = cell.borderStyle == "bezel"
    if let elements = cell.element.first("datePickerElements", key: "datePickerElements") {
      picker.datePickerElements = Self.elements(elements)
    }
    if let date = cell.element.first("date", key: "date")?.number("timeIntervalSinceReferenceDate") {
      picker.dateValue = Date(timeIntervalSinceReferenceDate: date)
    }
  }

  /// Documents name each part of the date that shows.
  private static func elements(_ element: DocumentElement) -> NSDatePicker.ElementFlags {
    func has(_ name: String) -> Bool { element.flag(name) ?? false }
    var flags: NSDatePicker.ElementFlags = []
    if has("month") || has("year") { flags.insert(has("day") ? .yearMonthDay : .yearMonth) }
    if has("hour") || has("minute") { flags.insert(has("second") ? .hourMinuteSecond : .hourMinute) }
    if has("timeZone") { flags.insert(.timeZone) }
    if has("era") { flags.insert(.era) }
    return flags
  }

  private static let pickers: [String: NSDatePicker.Style] = [
    "clockAndCalendar": .clockAndCalendar, "textField": .textField,
  ]

  private func apply(to path: NSPathControl) {
    path.pathStyle = Self.paths[cell.element["pathStyle"] ?? ""] ?? .standard
    path.placeholderString = cell.placeholder
    if let text = cell.element.first("url", key: "url")?["string"] { path.url = URL(string: text) }
  }

  private static let paths: [String: NSPathControl.Style] = [
    "popUp": .popUp, "navigationBar": .navigationBar,
  ]
}
