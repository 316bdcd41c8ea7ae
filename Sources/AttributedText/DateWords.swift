import Foundation

/// The date and time formats of a locale, in UTC unless stated otherwise.
package struct DateWords {
  package let locale: Locale
  package let calendar: Calendar

  package init(locale: Locale?, timeZone: TimeZone? = nil) {
    self.locale = locale ?? Locale(identifier: "en_US")
    zone = timeZone ?? Self.utc
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = self.locale
    calendar.timeZone = zone
    calendar.firstWeekday = self.locale.calendar.firstWeekday
    self.calendar = calendar
  }

  private let zone: TimeZone
  private static let utc = TimeZone(secondsFromGMT: 0) ?? .current

  // MARK: Whole dates

  package func mediumDate(_ date: Date) -> String {
    let formatter = formatter
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    return formatter.string(from: date)
  }

  package func shortTime(_ date: Date) -> String {
    let formatter = formatter
    formatter.dateStyle = .none
    formatter.timeStyle = .short
    return formatter.string(from: date)
  }

  /// A date without commas for a wheel, such as `Tue Jan 9`.
  package func day(_ date: Date) -> String {
    text(date, template: "EEEMMMd").filter { !",،".contains($0) }
  }

  /// A month with its year, such as `January 2007`.
  package func month(_ date: Date) -> String { text(date, template: "yMMMM") }

  package func text(_ date: Date, template: String) -> String {
    let formatter = formatter
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  private var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = zone
    return formatter
  }

  // MARK: Parts

  package enum Part: Character { case day = "d", month = "M", year = "y" }

  /// Day, month and year in the order in which they are written: month, day, year in the United States.
  package var order: [Part] {
    let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? ""
    let found = Self.letters(of: format).reduce(into: [Part]()) { parts, letter in
      guard let part = Part(rawValue: letter == "L" ? "M" : letter), !parts.contains(part) else { return }
      parts.append(part)
    }
    return found.count == 3 ? found : [.month, .day, .year]
  }

  /// Whether the locale uses a 12-hour clock.
  package var has12Hours: Bool {
    let format = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? ""
    return Self.letters(of: format).contains("a")
  }

  /// The letters of a format outside of quotation marks.
  private static func letters(of format: String) -> [Character] {
    format.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.flatMap { Array($0.element) }
  }

  /// The symbols for the halves of the day, such as AM and PM.
  package var halves: (String, String) {
    let formatter = formatter
    return (formatter.amSymbol, formatter.pmSymbol)
  }

  /// The standalone forms: Russian and other languages use different forms within dates.
  package var months: [String] { calendar.standaloneMonthSymbols }

  /// One or two letters each, starting with the first day of the week.
  package var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return names.indices.map { names[($0 + first) % names.count] }
  }

  /// A number in the locale's digits.
  package func number(_ value: Int, digits: Int = 1) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.minimumIntegerDigits = digits
    formatter.usesGroupingSeparator = false
    return formatter.string(from: NSNumber(value: value)) ?? String(value)
  }

  /// The units of a countdown, in the short form of a wheel.
  package var units: (hours: String, minutes: String) {
    Self.units[locale.language.languageCode?.identifier ?? ""] ?? ("hours", "min")
  }

  /// From the Unicode locale data: the plural of the hour, and the short name of the minute.
  private static let units: [String: (hours: String, minutes: String)] = [
    "ar": ("ساعات", "د"), "de": ("Stunden", "Min."), "es": ("horas", "min"), "fr": ("heures", "min"),
    "it": ("ore", "min"), "ja": ("時間", "分"), "nl": ("uur", "min."), "pt": ("horas", "min"),
    "ru": ("часов", "мин"), "tr": ("saat", "dk."), "zh": ("小时", "分钟"),
  ]
}
