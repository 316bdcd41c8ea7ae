import Foundation
import Graphics

/// The rows of a date picker's wheels, in UTC.
@MainActor
struct DateWheels {
  let mode: UIDatePicker.Mode
  let date: Date
  let minuteInterval: Int
  let duration: TimeInterval
  let words: DateWords

  /// The wheels in reading order.
  var wheels: [WheelDrawing.Wheel] {
    switch mode {
    case .date: words.order.map(dateWheel)
    case .yearAndMonth: words.order.filter { $0 != .day }.map(dateWheel)
    case .time: timeWheels
    case .dateAndTime: [wheel(.right) { dayName($0) }] + timeWheels
    case .countDownTimer:
      [
        wheel(.right) { hourCount($0) },
        wheel(.right) { "\(words.number(wrap(seconds / 60 % 60 + $0, 0, 60))) \(words.units.minutes)" },
      ]
    }
  }

  private func dateWheel(_ kind: DateWords.Part) -> WheelDrawing.Wheel {
    switch kind {
    case .month: wheel(.left) { monthName($0) }
    case .day: wheel(.right) { words.number(wrap(part(.day) + $0, 1, daysInMonth)) }
    case .year: wheel(.right) { words.number(part(.year) + $0) }
    }
  }

  private var timeWheels: [WheelDrawing.Wheel] {
    let hour = part(.hour)
    guard words.has12Hours else {
      return [
        wheel(.right) { words.number(wrap(hour + $0, 0, 24), digits: 2) }, wheel(.right) { minute($0) },
      ]
    }
    let (morning, evening) = words.halves
    let halves =
      hour < 12 ? ["", "", "", morning, evening, "", ""] : ["", "", morning, evening, "", "", ""]
    return [
      wheel(.right) { words.number(wrap(hour + $0, 1, 12)) }, wheel(.right) { minute($0) },
      WheelDrawing.Wheel(rows: halves, alignment: .left),
    ]
  }

  private func wheel(_ alignment: TextAlignment, row: (Int) -> String) -> WheelDrawing.Wheel {
    WheelDrawing.Wheel(rows: WheelDrawing.reach.map(row), alignment: alignment)
  }

  private func part(_ component: Calendar.Component) -> Int {
    words.calendar.component(component, from: date)
  }

  private var daysInMonth: Int { words.calendar.range(of: .day, in: .month, for: date)?.count ?? 31 }

  private func monthName(_ offset: Int) -> String {
    let names = words.months
    let index = wrap(part(.month) + offset, 1, 12) - 1
    return names.indices.contains(index) ? names[index] : ""
  }

  private func dayName(_ offset: Int) -> String {
    words.calendar.date(byAdding: .day, value: offset, to: date).map(words.day) ?? ""
  }

  private func minute(_ offset: Int) -> String {
    let step = min(30, max(1, minuteInterval))
    return words.number(wrap(part(.minute) / step * step + offset * step, 0, 60), digits: 2)
  }

  /// The seconds of a countdown, at most a day.
  private var seconds: Int { duration > 0 ? Int(min(86_399, duration)) : 0 }

  private func hourCount(_ offset: Int) -> String {
    let hours = seconds / 3600 + offset
    return hours < 0 ? "" : "\(words.number(hours)) \(words.units.hours)"
  }

  /// Wraps a value around at the end of `count` values from `first`.
  private func wrap(_ value: Int, _ first: Int, _ count: Int) -> Int {
    let offset = (value - first) % count
    return first + (offset < 0 ? offset + count : offset)
  }
}
