import Foundation

/// Dates as distances in time, such as “5 minutes ago”. (Foundation, `RelativeDateTimeFormatter`, which Linux lacks.) The words are English,
/// whatever the locale.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether near days have names. Raw values match Foundation's.
  public enum DateTimeStyle: Int, Hashable, Sendable {
    case numeric = 0
    case named
  }

  /// How units are written. Raw values match Foundation's.
  public enum UnitsStyle: Int, Hashable, Sendable {
    case full = 0
    case spellOut, short, abbreviated
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  /// The calendar in which distances are counted.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// Stored only: the words are English.
  open var locale: Locale! = .autoupdatingCurrent

  private struct Unit {
    var component: Calendar.Component
    var full: String
    var short: String
    var abbreviated: String
  }

  private static let units = [
    Unit(component: .year, full: "year", short: "yr.", abbreviated: "y"),
    Unit(component: .month, full: "month", short: "mo.", abbreviated: "mo"),
    Unit(component: .weekOfMonth, full: "week", short: "wk.", abbreviated: "w"),
    Unit(component: .day, full: "day", short: "day", abbreviated: "d"),
    Unit(component: .hour, full: "hour", short: "hr.", abbreviated: "h"),
    Unit(component: .minute, full: "minute", short: "min.", abbreviated: "min"),
    second,
  ]
  private static let second = Unit(component: .second, full: "second", short: "sec.", abbreviated: "s")

  /// The text for the largest unit that is not 0.
  open func localizedString(from dateComponents: DateComponents) -> String {
    for unit in Self.units {
      if let count = dateComponents.value(for: unit.component), count != 0 {
        return text(count, unit.component, words(for: unit, abs(count)))
      }
    }
    return dateTimeStyle == .named ? "now" : text(0, .second, words(for: Self.second, 0))
  }

  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(
      from: calendar.dateComponents(Set(Self.units.map(\.component)), from: referenceDate, to: date))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func words(for unit: Unit, _ count: Int) -> String {
    switch unitsStyle {
    case .abbreviated: "\(count)\(unit.abbreviated)"
    case .short: "\(count) \(unit.short)\(unit.short.hasSuffix(".") || count == 1 ? "" : "s")"
    case .spellOut: "\(spelledOut(count)) \(unit.full)\(count == 1 ? "" : "s")"
    case .full: "\(count) \(unit.full)\(count == 1 ? "" : "s")"
    }
  }

  private func spelledOut(_ count: Int) -> String {
    NumberFormatter.localizedString(from: NSNumber(value: count), number: .spellOut)
  }

  private func text(_ count: Int, _ unit: Calendar.Component, _ words: String) -> String {
    if dateTimeStyle == .named, let name = Self.names[unit]?[count] { return name }
    return count > 0 ? "in \(words)" : "\(words) ago"
  }

  private static let names: [Calendar.Component: [Int: String]] = [
    .day: [-1: "yesterday", 1: "tomorrow"], .year: [-1: "last year", 1: "next year"],
    .month: [-1: "last month", 1: "next month"], .weekOfMonth: [-1: "last week", 1: "next week"],
  ]
}
