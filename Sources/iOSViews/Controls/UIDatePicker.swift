import AutoLayout
import Foundation
import Graphics

/// A day, a time or both, chosen by turning wheels. (Apple, `UIDatePicker`.)
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// Raw values are UIKit's.
  public enum Mode: Int, Hashable, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
  }

  /// The natural size of the wheels, in points (Apple's, in every release; height n = 2).
  private static let wheelsSize = CGSize(width: 320, height: 216)

  open var datePickerMode = Mode.dateAndTime
  /// What is shown, in UTC. Not the clock's time unless set, so that the same document gives the same picture: 9 January
  /// 2007, 9:41.
  open var date = Date(timeIntervalSinceReferenceDate: 190_028_460)
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var minuteInterval = 1
  open var countDownDuration: TimeInterval = 0
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// Kept: the wheels are in English and UTC.
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var roundsToMinuteInterval = true
  /// Kept: wheels are what is shown and measured.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var datePickerStyle: UIDatePickerStyle { .wheels }

  /// The wheels' size, whatever the style: the compact and inline styles of iOS 14 are not drawn yet.
  open override var intrinsicContentSize: CGSize { Self.wheelsSize }

  override func drawContent(on canvas: ViewCanvas) {
    let wheels = DateWheels(
      mode: datePickerMode, date: date, minuteInterval: minuteInterval, duration: countDownDuration
    ).wheels
    // Wider pickers keep their wheels together in the middle.
    let width = min(bounds.width, Self.wheelsSize.width * 1.2)
    let rect = CGRect(x: bounds.midX - width / 2, y: bounds.minY, width: width, height: bounds.height)
    WheelDrawing(wheels: wheels).draw(in: rect, on: canvas)
  }
}

/// How a date is chosen. Raw values are UIKit's.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
  case automatic = 0
  case wheels, compact, inline
}

/// What stands on a date picker's wheels, in English and UTC.
@MainActor
struct DateWheels {
  let mode: UIDatePicker.Mode
  let date: Date
  let minuteInterval: Int
  let duration: TimeInterval

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    calendar.locale = Locale(identifier: "en_US_POSIX")
    return calendar
  }()

  var wheels: [WheelDrawing.Wheel] {
    switch mode {
    case .date:
      [
        wheel(.left) { monthName($0) }, wheel(.right) { String(wrap(day + $0, 1, daysInMonth)) },
        wheel(.right) { String(part(.year) + $0) },
      ]
    case .time: timeWheels
    case .dateAndTime: [wheel(.right) { dayName($0) }] + timeWheels
    case .countDownTimer:
      [wheel(.right) { hourCount($0) }, wheel(.right) { "\(wrap(seconds / 60 % 60 + $0, 0, 60)) min" }]
    }
  }

  private var timeWheels: [WheelDrawing.Wheel] {
    let hour = part(.hour)
    let halves = hour < 12 ? ["", "", "", "AM", "PM", "", ""] : ["", "", "AM", "PM", "", "", ""]
    return [
      wheel(.right) { String(wrap(hour + $0, 1, 12)) }, wheel(.right) { minute($0) },
      WheelDrawing.Wheel(rows: halves, alignment: .left),
    ]
  }

  private func wheel(_ alignment: TextAlignment, row: (Int) -> String) -> WheelDrawing.Wheel {
    WheelDrawing.Wheel(rows: WheelDrawing.reach.map(row), alignment: alignment)
  }

  private func part(_ component: Calendar.Component) -> Int {
    Self.calendar.component(component, from: date)
  }

  private var day: Int { part(.day) }

  private var daysInMonth: Int { Self.calendar.range(of: .day, in: .month, for: date)?.count ?? 31 }

  private func monthName(_ offset: Int) -> String {
    let names = Self.calendar.monthSymbols
    let index = wrap(part(.month) + offset, 1, 12) - 1
    return names.indices.contains(index) ? names[index] : ""
  }

  private func dayName(_ offset: Int) -> String {
    guard let other = Self.calendar.date(byAdding: .day, value: offset, to: date) else { return "" }
    let parts = Self.calendar.dateComponents([.weekday, .month, .day], from: other)
    guard let weekday = parts.weekday, let month = parts.month, let day = parts.day else { return "" }
    return
      "\(Self.calendar.shortWeekdaySymbols[weekday - 1]) \(Self.calendar.shortMonthSymbols[month - 1]) \(day)"
  }

  private func minute(_ offset: Int) -> String {
    let step = min(30, max(1, minuteInterval))
    let value = wrap(part(.minute) / step * step + offset * step, 0, 60)
    return value < 10 ? "0\(value)" : "\(value)"
  }

  /// A countdown runs for a day at most.
  private var seconds: Int { duration > 0 ? Int(min(86_399, duration)) : 0 }

  private func hourCount(_ offset: Int) -> String {
    let hours = seconds / 3600 + offset
    return hours < 0 ? "" : "\(hours) hours"
  }

  /// Counts on from the end at the start: `count` values from `first`.
  private func wrap(_ value: Int, _ first: Int, _ count: Int) -> Int {
    let offset = (value - first) % count
    return first + (offset < 0 ? offset + count : offset)
  }
}
